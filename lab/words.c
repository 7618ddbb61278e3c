/* lab/words.c -- results in words, for the terminal. */

#include "lab/report.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_ROWS = 12, LAST_ROWS = 3 };

static void print_share(FILE *f, struct estimate e)
{
	fprintf(f, "%5.1f%% (%.1f to %.1f)", 100 * e.value, 100 * e.low, 100 * e.high);
}

/* ---- the job -----------------------------------------------------------------------------------
 */

static void print_job(const struct results *r, FILE *f)
{
	const struct job *job = r->job;
	double games = (double)(r->sums[0].games - r->games_before) * job->n_variants;
	char options[512];

	fprintf(f, "%s with %d seats", job->g->title, job->seats);
	name_options(job, 0, options, sizeof options);
	if (*options && job->n_variants == 1)
		fprintf(f, " (%s)", options);
	fprintf(f, ", %lld games", (long long)r->sums[0].games);
	if (job->n_variants > 1)
		fprintf(f, " of each of %d variants", job->n_variants);
	fprintf(f, ", seed %llu", (unsigned long long)job->seed);
	if (games > 0)
		fprintf(f, ", in %.1f s (%.0f games a second, %.0f a processor second)", r->seconds,
				games / r->seconds, games / r->processor_seconds);
	fputs(".\n", f);
	if (r->games_before)
		fprintf(f, "%lld of them were played before.\n", (long long)r->games_before);
	if (r->interrupted)
		fprintf(f, "Interrupted: this is what was played of %lld.\n", (long long)job->games);
	if (r->sums[0].watched < r->sums[0].games)
		fprintf(f, "%lld of them were watched closely.\n", (long long)r->sums[0].watched);
}

/* ---- who wins
 * ------------------------------------------------------------------------------------ */

static void print_win(FILE *f, const char *name, struct win w, const struct moments *points)
{
	fprintf(f, "  %-24s %8lld  ", name, (long long)w.games);
	print_share(f, w.share);
	fprintf(f, "  luck out: ");
	print_share(f, w.without_luck);
	fprintf(f, "  %.1f points\n", mean_of(points, 1).value);
}

static void print_nobody(const struct results *r, int v, FILE *f)
{
	struct win nobody = win_of_nobody(r, v);

	if (!(nobody.wins > 0))
		return;
	fprintf(f, "  %-24s %8lld  ", "nobody", (long long)nobody.games);
	print_share(f, nobody.share);
	fputc('\n', f);
}

static void print_wins(const struct results *r, int v, FILE *f)
{
	char name[MAX_LABEL];

	if (has_rows(r))
		fputs("\nWins by bot (95% intervals; a shared win counts in parts)\n", f);
	for (int row = 0; row < r->job->n_rows && has_rows(r); row++)
		print_win(f, row_name(r->job, row), win_of_row(r, v, row), &r->sums[v].row_points[row]);
	fprintf(f, "\nWins by seat%s%s\n", has_rows(r) ? "" : ", all played by ",
			has_rows(r) ? "" : row_name(r->job, 0));
	for (int seat = 0; seat < r->job->seats; seat++) {
		name_seat(r->job->g, seat, name);
		print_win(f, name, win_of_seat(r, v, seat), &r->sums[v].seat_points[seat]);
	}
	print_nobody(r, v, f);
}

/* ---- points
 * --------------------------------------------------------------------------------- */

static void print_parts(const struct results *r, int v, FILE *f)
{
	const struct game *g = r->job->g;
	char name[MAX_LABEL];

	fputs("\nWhat points are made of at the end\n", f);
	for (int seat = 0; seat < r->job->seats; seat++) {
		name_seat(g, seat, name);
		fprintf(f, "  %-24s", name);
		for (int i = 0; i < g->n_parts; i++)
			fprintf(f, "%s %.1f %s", i ? "," : "", part_of_points(r, v, seat, i), g->parts[i]);
		fputc('\n', f);
	}
}

static void print_sources(const struct results *r, int v, FILE *f)
{
	int n;
	struct source *list = list_sources(r, v, &n);

	if (n)
		fputs("\nWhat brought points, or cost them: a game and seat\n", f);
	for (int i = 0; i < n; i++) {
		if (n > MOST_ROWS && i == MOST_ROWS - LAST_ROWS) {
			fprintf(f, "  and %d more (--json has all)\n", n - MOST_ROWS);
			i = n - LAST_ROWS;
		}
		fprintf(f, "  %-40s %6.2f times  %+8.2f points\n", list[i].label, list[i].times,
				list[i].points);
	}
	free(list);
}

/* ---- how it goes
 * --------------------------------------------------------------------------------- */

static void print_course(const struct results *r, int v, FILE *f)
{
	const struct sums *s = &r->sums[v];
	struct estimate length = mean_of(&s->length, 1), decisions = mean_of(&s->decisions, 1);
	double courses = (double)(s->courses ? s->courses : 1);
	int tenth = 0;
	int64_t before = s->settled[0];

	fprintf(f, "\nLength: %.1f actions, %.1f of them decisions.\n", length.value, decisions.value);
	while (tenth < TENTHS - 1 && 2 * before < s->courses)
		before += s->settled[++tenth];
	if (!s->courses)
		return;
	fprintf(f,
			"The lead changes %.1f times; half of the games are settled after %d%%; %.0f%% of the "
			"winners came back from below half of an even chance.\n",
			(double)s->lead_changes / courses, (tenth + 1) * 100 / TENTHS,
			100 * (double)s->come_backs / courses);
}

static void print_seats(const struct results *r, int v, FILE *f)
{
	const struct sums *s = &r->sums[v];
	double games = (double)(s->watched ? s->watched : 1);
	char name[MAX_LABEL];

	fputs("\nDecisions in a game by seat\n", f);
	for (int seat = 0; seat < r->job->seats; seat++) {
		double chosen = (double)s->chosen[seat], waits = (double)s->waits[seat];
		name_seat(r->job->g, seat, name);
		fprintf(f,
				"  %-24s %6.1f choices among %5.1f, %6.1f forced, waits for %.1f of the others'\n",
				name, chosen / games, chosen > 0 ? (double)s->options[seat] / chosen : 0,
				(double)s->forced[seat] / games, waits > 0 ? (double)s->waited[seat] / waits : 0);
	}
}

/* ---- luck
 * ---------------------------------------------------------------------------------------- */

static void print_luck_by_kind(const struct results *r, int v, FILE *f)
{
	int n;
	struct finding *list = list_findings(r, v, F_LUCK, &n);
	double all = 0;

	for (int i = 0; i < n; i++)
		all += (double)list[i].item->holders;
	for (int i = 0; i < n && all > 0; i++)
		fprintf(f, "  %-24s %8.1f a game, %5.1f%% of the luck\n", list[i].label, list[i].per_game,
				100 * (double)list[i].item->holders / all);
	free(list);
}

static void print_skill(const struct results *r, int v, FILE *f)
{
	if (has_rows(r))
		fprintf(f, "\nSkill: which bot it is explains %.0f%% of who wins, which seat %.0f%%.\n",
				100 * skill_share(r, v), 100 * seat_share(r, v));
	else
		fprintf(f,
				"\nSkill: all play alike; which seat it is explains %.0f%% of who wins. Seat "
				"different bots to see what skill is worth.\n",
				100 * seat_share(r, v));
}

static void print_luck(const struct results *r, int v, FILE *f)
{
	double luck = luck_share(r, v);

	if (!can_tell_luck(r, v)) {
		fprintf(f, "Luck: %d games or more are needed to tell.\n", ENOUGH);
		return;
	}
	fprintf(f,
			"Luck: dice and draws, as the judge sees them, explain %.0f%% of who wins; taken out, "
			"a game counts for %.1f.\n",
			100 * luck, luck < 1 ? 1 / (1 - luck) : 1);
	print_luck_by_kind(r, v, f);
	if (r->job->turns > 1)
		fprintf(f, "Pairing: the same dice in every seat leave %.0f%% of the variance.\n",
				100 * pairing_gain(r, v));
}

/* ---- what happened
 * ------------------------------------------------------------------------------- */

static void print_counts(const struct results *r, int v, enum kept kind, const char *head, FILE *f)
{
	int n;
	struct finding *list = list_findings(r, v, kind, &n);

	if (n)
		fprintf(f, "\n%s\n", head);
	for (int i = 0; i < n && i < MOST_ROWS; i++)
		fprintf(f, "  %-32s %9.2f\n", list[i].label, list[i].per_game);
	if (n > MOST_ROWS)
		fprintf(f, "  and %d more (--json has all)\n", n - MOST_ROWS);
	free(list);
}

static void print_never(const struct results *r, int v, FILE *f)
{
	const struct game *g = r->job->g;
	bool any = false;

	for (int verb = 1; verb < g->n_verbs; verb++)
		if (!chest_find(&r->chest[v], KEY(F_VERB, 0, verb, 0, 0, 0))) {
			fprintf(f, "%s %s", any ? "," : "\nNever done:", g->verbs[verb].word);
			any = true;
		}
	fputs(any ? ".\n" : "", f);
}

static void print_lifts(const struct results *r, int v, enum kept kind, const char *head, FILE *f)
{
	int n;
	struct finding *list = list_findings(r, v, kind, &n);
	int tests = n;

	sort_by_certainty(list, &n);
	if (n)
		fprintf(f, "\n%s\n", head);
	for (int i = 0; i < n && i < MOST_ROWS; i++) {
		const struct finding *x = &list[i];
		fprintf(f, "  %-40s %8lld  x%.2f (%.2f to %.2f)%s\n", x->label, (long long)x->item->holders,
				x->share.value / x->base, x->share.low / x->base, x->share.high / x->base,
				verdict_of(x->chance, tests) ? "" : "  perhaps chance");
	}
	free(list);
}

/* ---- variants
 * ------------------------------------------------------------------------------------ */

static void print_difference(const struct difference *d, FILE *f)
{
	static const char *const word[] = { "no difference to be seen", "a difference", "clear" };
	double unit = is_share(d->metric) ? 100 : 1;
	struct estimate e = d->gap_without_luck;

	fprintf(f, "  %-32s %+8.2f%s (%+.2f to %+.2f)  %s\n", d->what, unit * e.value,
			is_share(d->metric) ? " of 100" : "", unit * e.low, unit * e.high, word[d->verdict]);
}

static void print_variant(const struct results *r, int variant, FILE *f)
{
	struct difference list[N_METRICS];
	int n = list_differences(r, variant, list), found = 0;
	double pairing = 0;

	fprintf(f, "\n%s instead of %s: what changes in a game\n", r->job->variant[variant],
			r->job->variant[0]);
	for (int i = 0; i < n; i++) {
		print_difference(&list[i], f);
		found += list[i].verdict != NO_DIFFERENCE;
		pairing += list[i].pairing / n;
	}
	fprintf(f, "In %d of %d things a difference was found. %s %.0f%% of the variance.\n", found, n,
			r->job->unpaired ? "Unpaired games leave" : "The same dice leave", 100 * pairing);
}

/* ---- all of it
 * ------------------------------------------------------------------------------------ */

static void print_details(const struct results *r, int v, FILE *f)
{
	print_wins(r, v, f);
	if (r->job->g->n_parts)
		print_parts(r, v, f);
	else
		print_sources(r, v, f);
	print_course(r, v, f);
	print_seats(r, v, f);
	print_skill(r, v, f);
	print_luck(r, v, f);
	print_counts(r, v, F_VERB, "Actions in a game", f);
	print_never(r, v, f);
	print_lifts(r, v, F_OPENING, "First choices: share of wins to that seat's usual one", f);
	print_lifts(r, v, F_ARGUMENT, "What goes with winning: actions, share of wins to an even one",
				f);
	print_lifts(r, v, F_EVENT_ARG, "What goes with winning: events", f);
	print_counts(r, v, F_CLAUSE,
				 "Rules that stood in the way (of one odd thought at each decision)", f);
}

void print_words(const struct results *r, FILE *f)
{
	print_job(r, f);
	if (!r->sums[0].games)
		return;
	if (r->job->n_variants == 1) {
		print_details(r, 0, f);
		return;
	}
	for (int v = 0; v < r->job->n_variants; v++) {
		fprintf(f, "\n%s", r->job->variant[v]);
		print_wins(r, v, f);
		print_course(r, v, f);
	}
	for (int v = 1; v < r->job->n_variants; v++)
		print_variant(r, v, f);
}
