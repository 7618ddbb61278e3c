/* lab/charts.c -- what is drawn of results: a row for each chart. */

#include "lab/charts.h"

#include "lab/svg.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_MARKS = 12, BINS = 24 };

static void note_share(struct mark *m, struct estimate e)
{
	m->value = e.value;
	m->low = e.low;
	m->high = e.high;
	snprintf(m->note, sizeof m->note, "%.1f%% (%.1f to %.1f)", 100 * e.value, 100 * e.low,
			 100 * e.high);
}

static void draw_marks(FILE *f, const char *title, bool alone, const struct mark *marks, int n,
					   struct scale s, void (*draw)(FILE *, const struct mark *, int, struct scale))
{
	svg_open(f, title, bars_height(n), alone);
	draw(f, marks, n, s);
	svg_close(f);
}

/* ---- who wins
 * ------------------------------------------------------------------------------------ */

static bool draw_bots(const struct results *r, int v, const char *title, bool alone, FILE *f)
{
	struct mark marks[MAX_SEATS] = { 0 };

	if (!has_rows(r))
		return false;
	for (int row = 0; row < r->job->n_rows; row++) {
		snprintf(marks[row].label, sizeof marks[row].label, "%.90s", row_name(r->job, row));
		note_share(&marks[row], win_of_row(r, v, row).share);
	}
	draw_marks(f, title, alone, marks, r->job->n_rows, (struct scale){ 0, 1, even_share(r, v) },
			   svg_bars);
	return true;
}

static bool draw_seats(const struct results *r, int v, const char *title, bool alone, FILE *f)
{
	struct mark marks[MAX_SEATS + 1] = { 0 };
	char name[MAX_SEATS][MAX_LABEL];
	struct win nobody = win_of_nobody(r, v);
	int n = r->job->seats;

	for (int seat = 0; seat < n; seat++) {
		name_seat(r->job->g, seat, name[seat]);
		snprintf(marks[seat].label, sizeof marks[seat].label, "%.90s", name[seat]);
		marks[seat].seat = name[seat];
		marks[seat].row = seat;
		note_share(&marks[seat], win_of_seat(r, v, seat).share);
	}
	if (nobody.wins > 0) {
		snprintf(marks[n].label, sizeof marks[n].label, "nobody");
		note_share(&marks[n++], nobody.share);
	}
	draw_marks(f, title, alone, marks, n, (struct scale){ 0, 1, even_share(r, v) }, svg_bars);
	return true;
}

/* ---- points
 * ----------------------------------------------------------------------------------- */

static int mark_parts(const struct results *r, int v, struct mark *marks)
{
	const struct game *g = r->job->g;

	for (int i = 0; i < g->n_parts; i++) {
		for (int seat = 0; seat < r->job->seats; seat++)
			marks[i].value += part_of_points(r, v, seat, i) / r->job->seats;
		snprintf(marks[i].label, sizeof marks[i].label, "%.60s", g->parts[i]);
	}
	return g->n_parts;
}

static int mark_sources(const struct results *r, int v, struct mark *marks)
{
	int n;
	struct source *list = list_sources(r, v, &n);

	if (n > MOST_MARKS)
		n = MOST_MARKS;
	for (int i = 0; i < n; i++) {
		marks[i].value = list[i].points;
		snprintf(marks[i].label, sizeof marks[i].label, "%.44s", list[i].label);
	}
	free(list);
	return n;
}

static bool draw_sources(const struct results *r, int v, const char *title, bool alone, FILE *f)
{
	struct mark marks[MOST_MARKS] = { 0 };
	int n = r->job->g->n_parts ? mark_parts(r, v, marks) : mark_sources(r, v, marks);
	double most = 0;

	for (int i = 0; i < n; i++) {
		most = fmax(most, marks[i].value);
		snprintf(marks[i].note, sizeof marks[i].note, "%.1f", marks[i].value);
	}
	if (most > 0)
		draw_marks(f, title, alone, marks, n, (struct scale){ 0, most, -1 }, svg_bars);
	return most > 0;
}

/* ---- how it goes
 * ----------------------------------------------------------------------------------- */

static void span_of(const struct chest *c, enum kept kind, int64_t *least, int64_t *most)
{
	*least = INT64_MAX;
	*most = INT64_MIN;
	for (uint32_t i = 0; i < c->n; i++)
		if (key_kind(c->item[i].key) == (int)kind) {
			int64_t x = value_of_key(c->item[i].key);
			*least = x < *least ? x : *least;
			*most = x > *most ? x : *most;
		}
}

static bool draw_histogram(const struct chest *c, enum kept kind, const char *unit,
						   const char *title, bool alone, FILE *f)
{
	double bin[BINS] = { 0 };
	char first[48], last[48];
	int64_t least, most, wide;

	span_of(c, kind, &least, &most);
	if (least > most)
		return false;
	wide = (most - least) / BINS + 1;
	for (uint32_t i = 0; i < c->n; i++)
		if (key_kind(c->item[i].key) == (int)kind)
			bin[(value_of_key(c->item[i].key) - least) / wide] += (double)c->item[i].times;
	snprintf(first, sizeof first, "%lld %s", (long long)least, unit);
	snprintf(last, sizeof last, "%lld", (long long)most);
	svg_open(f, title, COLUMNS_HEIGHT, alone);
	svg_columns(f, bin, (int)((most - least) / wide) + 1, first, last);
	svg_close(f);
	return true;
}

static bool draw_lengths(const struct results *r, int v, const char *title, bool alone, FILE *f)
{
	return draw_histogram(&r->chest[v], F_LENGTH, "actions", title, alone, f);
}

static bool draw_points(const struct results *r, int v, const char *title, bool alone, FILE *f)
{
	return draw_histogram(&r->chest[v], F_POINTS, "points", title, alone, f);
}

static bool draw_tenths(const int64_t tenth[TENTHS], double unit, const char *first,
						const char *last, const char *title, bool alone, FILE *f)
{
	double value[TENTHS];

	for (int i = 0; i < TENTHS; i++)
		value[i] = (double)tenth[i] * unit;
	svg_open(f, title, COLUMNS_HEIGHT, alone);
	svg_columns(f, value, TENTHS, first, last);
	svg_close(f);
	return true;
}

static bool draw_settled(const struct results *r, int v, const char *title, bool alone, FILE *f)
{
	const struct sums *s = &r->sums[v];

	return s->courses && draw_tenths(s->settled, 100 / (double)s->courses, "first tenth",
									 "last tenth of the game", title, alone, f);
}

static bool draw_winner(const struct results *r, int v, const char *title, bool alone, FILE *f)
{
	const struct sums *s = &r->sums[v];

	return s->courses && draw_tenths(s->winner_share, 100 / (double)s->courses / WHOLE_SHARE,
									 "first tenth", "last tenth of the game", title, alone, f);
}

static bool draw_leads(const struct results *r, int v, const char *title, bool alone, FILE *f)
{
	const struct sums *s = &r->sums[v];

	return s->courses && draw_tenths(s->leads, 100 / (double)s->courses, "no change",
									 "nine or more", title, alone, f);
}

/* ---- luck
 * ------------------------------------------------------------------------------------------ */

static void mark_share(struct mark *m, const char *label, double share)
{
	snprintf(m->label, sizeof m->label, "%s", label);
	snprintf(m->note, sizeof m->note, "%.0f%%", 100 * share);
	m->value = share;
}

static bool draw_luck(const struct results *r, int v, const char *title, bool alone, FILE *f)
{
	struct mark marks[MOST_MARKS] = { 0 };
	int n, shown = 0;
	struct finding *list = list_findings(r, v, F_LUCK, &n);
	double all = 0, luck = luck_share(r, v);

	for (int i = 0; i < n; i++)
		all += (double)list[i].item->holders;
	if (has_rows(r))
		mark_share(&marks[shown++], "which bot it is", skill_share(r, v));
	mark_share(&marks[shown++], "which seat it is", seat_share(r, v));
	if (can_tell_luck(r, v))
		mark_share(&marks[shown++], "all dice and draws", luck);
	for (int i = 0; i < n && luck > 0 && shown < MOST_MARKS; i++, shown++) {
		double part = luck * (double)list[i].item->holders / all;
		snprintf(marks[shown].label, sizeof marks[shown].label, "%.40s (%.1f a game)",
				 list[i].label, list[i].per_game);
		snprintf(marks[shown].note, sizeof marks[shown].note, "%.1f%%", 100 * part);
		marks[shown].value = part;
	}
	draw_marks(f, title, alone, marks, shown, (struct scale){ 0, 1, -1 }, svg_bars);
	free(list);
	return true;
}

/* ---- what happened
 * ----------------------------------------------------------------------------------- */

static bool draw_counts(const struct results *r, int v, enum kept kind, const char *title,
						bool alone, FILE *f)
{
	struct mark marks[MOST_MARKS] = { 0 };
	int n;
	struct finding *list = list_findings(r, v, kind, &n);
	double most = n ? list[0].per_game : 1;

	if (n > MOST_MARKS)
		n = MOST_MARKS;
	for (int i = 0; i < n; i++) {
		snprintf(marks[i].label, sizeof marks[i].label, "%.60s", list[i].label);
		snprintf(marks[i].note, sizeof marks[i].note, "%.2f", list[i].per_game);
		marks[i].value = list[i].per_game;
	}
	if (n)
		draw_marks(f, title, alone, marks, n, (struct scale){ 0, most, -1 }, svg_bars);
	free(list);
	return n > 0;
}

static bool draw_verbs(const struct results *r, int v, const char *title, bool alone, FILE *f)
{
	return draw_counts(r, v, F_VERB, title, alone, f);
}

static bool draw_clauses(const struct results *r, int v, const char *title, bool alone, FILE *f)
{
	return draw_counts(r, v, F_CLAUSE, title, alone, f);
}

static bool draw_lifts(const struct results *r, int v, enum kept kind, const char *title,
					   bool alone, FILE *f)
{
	struct mark marks[MOST_MARKS] = { 0 };
	int n;
	struct finding *list = list_findings(r, v, kind, &n);

	sort_by_certainty(list, &n);
	if (n > MOST_MARKS)
		n = MOST_MARKS;
	for (int i = 0; i < n; i++) {
		const struct finding *x = &list[i];
		snprintf(marks[i].label, sizeof marks[i].label, "%.44s", x->label);
		snprintf(marks[i].note, sizeof marks[i].note, "×%.2f", x->share.value / x->base);
		marks[i].value = x->share.value / x->base;
		marks[i].low = x->share.low / x->base;
		marks[i].high = x->share.high / x->base;
	}
	if (n)
		draw_marks(f, title, alone, marks, n, (struct scale){ 0, fmin(3, r->job->seats), 1 },
				   svg_dots);
	free(list);
	return n > 0;
}

static bool draw_openings(const struct results *r, int v, const char *title, bool alone, FILE *f)
{
	return draw_lifts(r, v, F_OPENING, title, alone, f);
}

static bool draw_actions(const struct results *r, int v, const char *title, bool alone, FILE *f)
{
	return draw_lifts(r, v, F_ARGUMENT, title, alone, f);
}

static bool draw_events(const struct results *r, int v, const char *title, bool alone, FILE *f)
{
	return draw_lifts(r, v, F_EVENT_ARG, title, alone, f);
}

/* ---- variants
 * ------------------------------------------------------------------------------------------ */

static bool draw_gaps(const struct results *r, int v, const char *title, bool alone, FILE *f)
{
	struct difference list[N_METRICS];
	struct mark marks[N_METRICS] = { 0 };
	int n = list_differences(r, v, list), shown = 0;
	double most = 0.01;

	for (int i = 0; i < n; i++) {
		struct estimate e = list[i].gap_without_luck;
		struct mark *m = &marks[shown];
		if (!is_share(list[i].metric))
			continue;
		snprintf(m->label, sizeof m->label, "%.60s", list[i].what);
		snprintf(m->note, sizeof m->note, "%+.1f of 100%s", 100 * e.value,
				 list[i].verdict ? "" : " (?)");
		m->value = e.value;
		m->low = e.low;
		m->high = e.high;
		most = fmax(most, fmax(fabs(e.low), fabs(e.high)));
		shown++;
	}
	draw_marks(f, title, alone, marks, shown, (struct scale){ -most, most, 0 }, svg_dots);
	return true;
}

const struct chart charts[] = {
	{ "bots", "Wins by bot", "Shares of wins with 95% intervals; the dashed line is an even share.",
	  draw_bots, false },
	{ "seats", "Wins by seat",
	  "Shares of wins with 95% intervals; the dashed line is an even share.", draw_seats, false },
	{ "gaps", "What the change does to shares of wins",
	  "Differences in paired games, with luck taken out; (?) is no difference to be seen.",
	  draw_gaps, true },
	{ "points", "Points at the end", "Seats of watched games by their points.", draw_points,
	  false },
	{ "sources", "Where points come from", "Points that a seat has of it at the end, in the mean.",
	  draw_sources, false },
	{ "lengths", "Length of games", "Watched games by their number of actions.", draw_lengths,
	  false },
	{ "luck", "Skill and luck",
	  "Share of who wins that is explained by who plays, where, and by what the judge sees in dice "
	  "and draws.",
	  draw_luck, false },
	{ "winner", "The winner's chance", "What the judge gave the later winner, of 100.", draw_winner,
	  false },
	{ "settled", "When games are settled",
	  "Games, of 100, by the tenth in which the winner took the lead for good.", draw_settled,
	  false },
	{ "leads", "Changes of the lead", "Games, of 100, by how often the lead changed.", draw_leads,
	  false },
	{ "verbs", "Actions in a game", "How often each is taken, dice and draws with them.",
	  draw_verbs, false },
	{ "openings", "First choices",
	  "Share of wins after them, as a multiple of that seat's usual one.", draw_openings, false },
	{ "actions", "What goes with winning: actions",
	  "Share of wins of those who did it at least once, as a multiple of an even one.",
	  draw_actions, false },
	{ "events", "What goes with winning: events",
	  "Share of wins of those it happened to, as a multiple of an even one.", draw_events, false },
	{ "clauses", "Rules that stood in the way",
	  "Of one odd thought at each decision, how often a game this rule forbade it.", draw_clauses,
	  false },
};
const int n_charts = LEN(charts);
