/* lab/findings.c -- what the counters mean: names, shares, lifts and differences. */

#include "lab/findings.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- names ------------------------------------------------------------------------------------
 */

void name_seat(const struct game *g, int seat, char out[MAX_LABEL])
{
	struct text t = text_in(out, MAX_LABEL);

	arg_title(g, ARG_SEAT, seat, &t);
}

void name_options(const struct job *job, int variant, char *out, size_t cap)
{
	struct text t = text_in(out, cap);

	for (int i = 0; i < job->g->n_options; i++) {
		text_str(&t, i ? " " : "");
		option_text(job->g, i, job->how[variant].option[i], &t);
	}
}

/* A sentence with one of its arguments filled in and the others left open. */
static void name_argument(const struct game *g, const char *sentence, int slot, int type, int value,
						  struct text *t)
{
	while (*sentence) {
		const char *end = *sentence == '{' ? strchr(sentence, '}') : NULL;

		if (!end) {
			text_char(t, *sentence++);
			continue;
		}
		if (sentence[1] == 'a' + slot)
			arg_title(g, type, value, t);
		else
			text_char(t, '*');
		sentence = end + 1;
	}
}

static void name_item(const struct game *g, uint64_t key, char out[MAX_LABEL])
{
	struct text t = text_in(out, MAX_LABEL);
	int verb = key_verb(key);

	switch (key_kind(key)) {
	case F_LUCK:
	case F_VERB: text_str(&t, g->verbs[verb].word); break;
	case F_ARGUMENT:
		name_argument(g, g->verbs[verb].label, key_a(key), g->verbs[verb].arg[key_a(key)],
					  key_b(key), &t);
		break;
	case F_EVENT: text_str(&t, g->events[verb].id); break;
	case F_EVENT_ARG:
		name_argument(g, g->events[verb].text, key_a(key), g->events[verb].arg[key_a(key)],
					  key_b(key), &t);
		break;
	case F_OPENING:
		arg_title(g, ARG_SEAT, key_seat(key), &t);
		text_str(&t, ": ");
		act_text(g, ACT(verb, key_a(key), key_b(key), key_c(key)), &t);
		break;
	case F_CLAUSE: text_str(&t, g->clauses[key_a(key)].id); break;
	case F_SOURCE:
		if (key_a(key))
			name_argument(g, g->verbs[verb].label, key_a(key) - 1,
						  g->verbs[verb].arg[key_a(key) - 1], key_b(key), &t);
		else
			text_str(&t, verb ? g->verbs[verb].word : "to begin with");
		break;
	default: break;
	}
}

int64_t value_of_key(uint64_t key)
{
	int64_t low = key_c(key);

	return key_kind(key) == F_POINTS ? low + LEAST_POINTS : low + ((int64_t)key_b(key) << 16);
}

/* ---- wins -------------------------------------------------------------------------------------
 */

static struct win win_from(const struct moments *wins, const struct moments *luck)
{
	struct win w = { .games = wins->n, .wins = (double)wins->x / ONE_WIN };

	w.share = share_of(w.wins, (double)wins->n);
	w.without_luck = w.share;
	if (luck->n >= ENOUGH) {
		struct estimate e = mean_without_luck(luck, ONE_WIN);
		w.without_luck = (struct estimate){ e.value, fmax(0, e.low), fmin(1, e.high) };
	}
	return w;
}

struct win win_of_seat(const struct results *r, int variant, int seat)
{
	return win_from(&r->sums[variant].seat_win[seat], &r->sums[variant].seat_luck[seat]);
}

struct win win_of_row(const struct results *r, int variant, int row)
{
	return win_from(&r->sums[variant].row_win[row], &r->sums[variant].row_luck[row]);
}

struct win win_of_nobody(const struct results *r, int variant)
{
	int64_t games = r->sums[variant].games, parts = ONE_WIN * games;
	struct win w = { .games = games };

	for (int seat = 0; seat < r->job->seats; seat++)
		parts -= r->sums[variant].seat_win[seat].x;
	w.wins = (double)parts / ONE_WIN;
	w.share = share_of(w.wins, (double)games);
	return w;
}

double even_share(const struct results *r, int variant)
{
	return (1 - win_of_nobody(r, variant).share.value) / r->job->seats;
}

bool has_rows(const struct results *r) { return r->job->n_rows > 1; }

/* ---- skill, luck and pairing
 * -------------------------------------------------------------------------
 */

/* The part of the variance between groups, less what chance alone would put there. */
static double explained_by(const struct moments *group, int n)
{
	struct moments all = { 0 };
	double within = 0, total;

	for (int i = 0; i < n; i++) {
		all.n += group[i].n;
		all.x += group[i].x;
		all.xx += group[i].xx;
		within += variance_of(&group[i]) * (double)(group[i].n - 1);
	}
	total = variance_of(&all);
	if (all.n <= n || total <= 0)
		return 0;
	return fmax(0, 1 - within / (double)(all.n - n) / total);
}

double skill_share(const struct results *r, int variant)
{
	return explained_by(r->sums[variant].row_win, r->job->n_rows);
}

double seat_share(const struct results *r, int variant)
{
	return explained_by(r->sums[variant].seat_win, r->job->seats);
}

bool can_tell_luck(const struct results *r, int variant)
{
	return r->sums[variant].watched >= ENOUGH;
}

double luck_share(const struct results *r, int variant)
{
	double explained = 0, all = 0;

	if (!can_tell_luck(r, variant))
		return 0;
	for (int seat = 0; seat < r->job->seats; seat++) {
		const struct moments *m = &r->sums[variant].seat_luck[seat];
		all += variance_of(m);
		explained += variance_of(m) * correlation_squared(m);
	}
	return all > 0 ? explained / all : 0;
}

/* Below 1: the same dice with the seats changed balance out. */
double pairing_gain(const struct results *r, int variant)
{
	double paired = 0, apart = 0;

	for (int row = 0; row < r->job->n_rows; row++) {
		int copies = 0;
		for (int i = 0; i < r->job->seats; i++)
			copies += r->job->player[i].row == row;
		paired += variance_of(&r->sums[variant].deal[WIN_OF_ROW + row]);
		apart += r->job->turns * copies * variance_of(&r->sums[variant].row_win[row]);
	}
	return apart > 0 ? paired / apart : 1;
}

/* ---- what goes with winning ---------------------------------------------------------------------
 */

static double base_of(const struct results *r, int variant, uint64_t key)
{
	if (key_kind(key) == F_OPENING)
		return win_of_seat(r, variant, key_seat(key)).share.value;
	return even_share(r, variant);
}

static double chance_of_share(double wins, double n, double base)
{
	double z = n > 0 ? (wins - n * base) / sqrt(n * base * (1 - base)) : 0;

	return erfc(fabs(z) / sqrt(2));
}

static struct finding make_finding(const struct results *r, int variant, const struct item *item)
{
	struct finding f = { .item = item };
	double wins = (double)item->wins / ONE_WIN, n = (double)item->holders;

	name_item(r->job->g, item->key, f.label);
	f.per_game = (double)item->times / (double)r->sums[variant].watched;
	f.base = base_of(r, variant, item->key);
	f.share = share_of(wins, n);
	f.chance = f.base > 0 && f.base < 1 ? chance_of_share(wins, n, f.base) : 1;
	return f;
}

static int by_times(const void *a, const void *b)
{
	const struct item *x = ((const struct finding *)a)->item;
	const struct item *y = ((const struct finding *)b)->item;

	if (x->times != y->times)
		return x->times < y->times ? 1 : -1;
	return (x->key > y->key) - (x->key < y->key);
}

struct finding *list_findings(const struct results *r, int variant, enum kept kind, int *n)
{
	const struct chest *c = &r->chest[variant];
	struct finding *list = calloc(c->n + 1, sizeof *list);

	CHECK(list);
	*n = 0;
	for (uint32_t i = 0; i < c->n; i++)
		if (key_kind(c->item[i].key) == (int)kind)
			list[(*n)++] = make_finding(r, variant, &c->item[i]);
	qsort(list, (size_t)*n, sizeof *list, by_times);
	return list;
}

static int by_points(const void *a, const void *b)
{
	const struct source *x = a, *y = b;

	if (x->points != y->points)
		return x->points < y->points ? 1 : -1;
	return strcmp(x->label, y->label);
}

struct source *list_sources(const struct results *r, int variant, int *n)
{
	const struct chest *c = &r->chest[variant];
	double seats = (double)(r->sums[variant].watched * r->job->seats);
	struct source *list = calloc(c->n + 1, sizeof *list);

	CHECK(list);
	*n = 0;
	for (uint32_t i = 0; i < c->n; i++)
		if (key_kind(c->item[i].key) == F_SOURCE) {
			struct source *s = &list[(*n)++];
			name_item(r->job->g, c->item[i].key, s->label);
			s->times = (double)c->item[i].times / seats;
			s->points = (double)c->item[i].holders / seats;
		}
	qsort(list, (size_t)*n, sizeof *list, by_points);
	return list;
}

double part_of_points(const struct results *r, int variant, int seat, int part)
{
	const struct item *item = chest_find(&r->chest[variant], KEY(F_PART, seat, 0, part, 0, 0));

	return item ? (double)item->holders / (double)item->times : 0;
}

static int by_chance(const void *a, const void *b)
{
	const struct finding *x = a, *y = b;

	if (x->chance != y->chance)
		return x->chance > y->chance ? 1 : -1;
	return by_times(a, b);
}

void sort_by_certainty(struct finding *list, int *n)
{
	int kept = 0;

	for (int i = 0; i < *n; i++)
		if (list[i].item->holders >= ENOUGH)
			list[kept++] = list[i];
	*n = kept;
	qsort(list, (size_t)kept, sizeof *list, by_chance);
}

/* ---- differences between variants
 * ----------------------------------------------------------------- */

bool is_share(enum metric m) { return m < POINTS_OF_SEAT || (m >= WIN_OF_ROW && m <= NOBODY); }

static bool nobody_ever_won(const struct results *r)
{
	for (int v = 0; v < r->job->n_variants; v++)
		if (win_of_nobody(r, v).wins > 0)
			return true;
	return false;
}

static bool is_compared(const struct results *r, int metric)
{
	if (metric < POINTS_OF_SEAT)
		return metric - WIN_OF_SEAT < r->job->seats;
	if (metric < WIN_OF_ROW)
		return metric - POINTS_OF_SEAT < r->job->seats;
	if (metric < NOBODY)
		return has_rows(r) && metric - WIN_OF_ROW < r->job->n_rows;
	return metric == LENGTH || nobody_ever_won(r);
}

static void name_metric(const struct results *r, int metric, char out[MAX_LABEL])
{
	char name[MAX_LABEL];

	if (metric < WIN_OF_ROW) {
		name_seat(r->job->g, metric % MAX_SEATS, name);
		snprintf(out, MAX_LABEL,
				 metric < POINTS_OF_SEAT ? "%.100s's share of wins" : "%.100s's points", name);
	} else if (metric < NOBODY) {
		snprintf(out, MAX_LABEL, "%s's share of wins", row_name(r->job, metric - WIN_OF_ROW));
	} else if (metric == NOBODY) {
		snprintf(out, MAX_LABEL, "games that nobody won");
	} else {
		snprintf(out, MAX_LABEL, "length in actions");
	}
}

/* A deal sums over its games; what is told is per game, or per seat of a bot's. */
static double unit_of(const struct results *r, int metric)
{
	int games = r->job->turns, copies = 0;

	if (metric < POINTS_OF_SEAT || metric == NOBODY)
		return (double)ONE_WIN * games;
	if (metric < WIN_OF_ROW || metric == LENGTH)
		return games;
	for (int i = 0; i < r->job->seats; i++)
		copies += r->job->player[i].row == metric - WIN_OF_ROW;
	return (double)ONE_WIN * games * copies;
}

static int count_compared(const struct results *r)
{
	int n = 0;

	for (int m = 0; m < N_METRICS; m++)
		n += is_compared(r, m);
	return n;
}

static void compare(const struct results *r, int variant, int metric, struct difference *out)
{
	const struct moments *gap = &r->sums[variant].gap[metric];
	double apart =
		variance_of(&r->sums[0].deal[metric]) + variance_of(&r->sums[variant].deal[metric]);
	double unit = unit_of(r, metric);
	int tests = count_compared(r) * (r->job->n_variants - 1);

	*out = (struct difference){ .metric = (enum metric)metric };
	name_metric(r, metric, out->what);
	out->gap = mean_of(gap, unit);
	out->gap_without_luck = mean_without_luck(gap, unit);
	out->chance = chance_of_mean(gap, true);
	out->verdict = verdict_of(out->chance, tests);
	out->pairing = apart > 0 ? variance_of(gap) / apart : 1;
}

int list_differences(const struct results *r, int variant, struct difference out[N_METRICS])
{
	int n = 0;

	for (int m = 0; m < N_METRICS; m++)
		if (is_compared(r, m))
			compare(r, variant, m, &out[n++]);
	return n;
}
