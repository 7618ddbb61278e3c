/* bots/review.c -- a game judged again: what each decision did, and what luck did. */

#include "bots/review.h"

#include "bots/ask.h"
#include "bots/luck.h"
#include "bots/search.h"

enum {
	SEED = 69,
	FAVOURITES = 2,
	GLANCES = 8,    /* worlds of a first look */
	TRIALS = 48,    /* worlds of a close one */
	AHEAD = 4,      /* decisions of others, that far it is played on */
	LISTED = 24,    /* outcomes of chance that are all looked at */
	THOUGHT = 300,  /* iterations of the search that looks for something better */
	CERTAIN = 9850, /* of 10,000: the game is decided, there is nothing left to judge */
};

#define SUSPICIOUS 0.02f /* a cost that is worth a close look */

const char *const verdict_words[N_VERDICTS] = { "best", "good", "loose", "mistake", "blunder" };

/* The least cost of each, chosen and not yet calibrated. */
static const float bounds[N_VERDICTS] = { 0, 0.01f, 0.03f, 0.08f, 0.15f };

/* ---- hopes and luck -----------------------------------------------------------------------------
 */

static int32_t hope_of(const struct reviewer *r, int seat, int worlds, struct rng *rng)
{
	_Alignas(16) unsigned char view[MAX_VIEW], state[MAX_STATE];
	const struct game *g = r->of->g;
	int32_t share[MAX_SEATS];
	int64_t sum = 0;

	game_view(g, r->again.state, seat, view);
	for (int i = 0; i < worlds; i++) {
		game_imagine(g, state, view, seat, rng);
		value_of(g, state, share);
		sum += share[seat];
	}
	return (int32_t)(sum / worlds);
}

static void hear_hopes(struct reviewer *r, int worlds, int32_t hope[MAX_SEATS])
{
	struct rng rng = rng_from((uint64_t)r->again.plies * SEED + SEED);

	for (int seat = 0; seat < r->of->how.seats; seat++)
		hope[seat] = hope_of(r, seat, worlds, &rng);
}

static bool is_certain(const int32_t hope[MAX_SEATS], int seats)
{
	for (int seat = 0; seat < seats; seat++)
		if (hope[seat] > CERTAIN)
			return true;
	return false;
}

/* At the end of the game chances are what came. */
static void put_chances(const struct reviewer *r, int ply, const int32_t hope[MAX_SEATS],
						float chance[MAX_SEATS])
{
	double exact[MAX_SEATS] = { 0 };
	int seats = r->of->how.seats;
	bool is_end = ply == r->of->n && is_certain(hope, seats);

	chances_of(is_end ? NULL : r->fit, seats, ply, hope, exact);
	for (int seat = 0; seat < MAX_SEATS; seat++)
		chance[seat] = (float)exact[seat];
}

/* While secret choices come in, a seat that has chosen sees itself ahead of those that have not:
 * until all are revealed everybody hopes for what he hoped before. */
static bool is_held(const struct reviewer *r, const struct ply *ply, seatset asked_before)
{
	const struct game *g = r->of->g;

	return ply->seat != SEAT_CHANCE && g->verbs[act_verb(ply->a)].secrecy == VEILED &&
		   g->pending(r->again.state) && g->asked(r->again.state) == asked_before;
}

static struct foresight foresight(const struct game *g, int turns, int ways)
{
	bool can_follow = tuning_of(g)->horizon != 0; /* where the search follows the judge, too */

	return (struct foresight){ .turns = can_follow ? turns : 0, .ways = ways, .most = LISTED };
}

static void find_luck(const struct reviewer *r, const void *before, act a, struct reviewed *row)
{
	const struct game *g = r->of->g;
	int32_t came[MAX_SEATS], mean[MAX_SEATS];
	float with[MAX_SEATS], without[MAX_SEATS];
	uint64_t key = (uint64_t)r->again.plies * SEED + 1;

	row->has_luck = luck_parts(g, before, a, foresight(g, 1, 1), key, came, mean);
	if (!row->has_luck)
		return;
	put_chances(r, r->again.plies - 1, came, with);
	put_chances(r, r->again.plies - 1, mean, without);
	for (int seat = 0; seat < MAX_SEATS; seat++)
		row->luck[seat] = with[seat] - without[seat];
}

/* ---- decisions at first sight
 * ---------------------------------------------------------------------- */

/* A decision as it stood: who decides, from which view, and what everybody hoped for. */
struct decision {
	const struct reviewer *r;
	const void *view;
	const int32_t *hope;
	int seat, ply;
};

static double chance_after(const struct decision *d, double share)
{
	return chance_with(d->r->fit, d->r->of->how.seats, d->ply, d->hope, d->seat, share);
}

/* Each action's mean share, in the same worlds with the same luck. */
static void glance(const struct decision *d, const act *legal, int n, int32_t sum[])
{
	_Alignas(16) unsigned char world[MAX_STATE], state[MAX_STATE];
	const struct game *g = d->r->of->g;
	struct rng r = rng_from((uint64_t)d->ply * SEED + 2);
	int32_t share[MAX_SEATS];

	memset(sum, 0, (size_t)n * sizeof *sum);
	for (int k = 0; k < GLANCES; k++) {
		uint64_t key = rng_next(&r);

		game_imagine(g, world, d->view, d->seat, &r);
		for (int i = 0; i < n; i++) {
			struct rng luck = rng_from(key);

			memcpy(state, world, g->state_size);
			g->apply(state, d->seat, legal[i], NULL);
			bot_settle(g, state, d->seat, &luck);
			value_of(g, state, share);
			sum[i] += share[d->seat];
		}
	}
}

static int place_of(const int32_t sum[], int n)
{
	int best = 0;

	for (int i = 1; i < n; i++)
		if (sum[i] > sum[best])
			best = i;
	return best;
}

/* What trials of several actions add up to, in shares. */
struct trial {
	act a[REVIEW_CHOICES];
	double sum[REVIEW_CHOICES], result[REVIEW_CHOICES];
	double squares[REVIEW_CHOICES]; /* of what each was more than the first, which was played */
	int n;
};

static void enter(struct trial *t, act a)
{
	for (int i = 0; i < t->n; i++)
		if (t->a[i] == a)
			return;
	if (t->n < REVIEW_CHOICES)
		t->a[t->n++] = a;
}

static void try_once(const struct decision *d, const void *world, uint64_t key, struct trial *t)
{
	_Alignas(16) unsigned char state[MAX_STATE];
	const struct game *g = d->r->of->g;
	int64_t share[MAX_SEATS];

	for (int i = 0; i < t->n; i++) {
		struct rng luck = rng_from(key);
		double more;

		memcpy(state, world, g->state_size);
		g->apply(state, d->seat, t->a[i], NULL);
		bot_settle(g, state, d->seat, &luck);
		value_ahead(g, state, foresight(g, AHEAD, 1), rng_next(&luck), share);
		t->result[i] = (double)share[d->seat];
		t->sum[i] += t->result[i];
		more = t->result[i] - t->result[0];
		t->squares[i] += more * more;
	}
}

static void try_all(const struct decision *d, int trials, struct trial *t)
{
	_Alignas(16) unsigned char world[MAX_STATE];
	struct rng r = rng_from((uint64_t)d->ply * SEED + 4);

	for (int k = 0; k < trials; k++) {
		uint64_t key = rng_next(&r);

		game_imagine(d->r->of->g, world, d->view, d->seat, &r);
		try_once(d, world, key, t);
	}
}

/* What one step does not show: the same for what was played and the judge's favourites, a few
 * worlds played on. */
static double cost_ahead(const struct decision *d, const act *legal, int n, int32_t sum[], act a)
{
	struct trial t = { .n = 0 };
	double most = 0;

	enter(&t, a);
	for (int i = 0; i < FAVOURITES && i < n; i++) {
		int best = place_of(sum, n);

		enter(&t, legal[best]);
		sum[best] = -1;
	}
	try_all(d, GLANCES, &t);
	for (int i = 1; i < t.n; i++) {
		double more = chance_after(d, t.sum[i] / GLANCES) - chance_after(d, t.sum[0] / GLANCES);

		most = more > most ? more : most;
	}
	return most;
}

static void glance_at(struct reviewer *r, const struct ply *ply, struct reviewed *row)
{
	_Alignas(16) unsigned char view[MAX_VIEW];
	act legal[MAX_LEGAL];
	int32_t sum[MAX_LEGAL];
	struct decision d = {
		.r = r, .view = view, .hope = r->last, .seat = ply->seat, .ply = r->again.plies
	};
	int n = r->of->g->legal(r->again.state, ply->seat, legal), at = 0;
	double now, ahead;

	row->choices = n;
	if (n < 2)
		return;
	game_view(r->of->g, r->again.state, ply->seat, view);
	glance(&d, legal, n, sum);
	while (legal[at] != ply->a)
		at++;
	now = chance_after(&d, sum[place_of(sum, n)] / (double)GLANCES) -
		  chance_after(&d, sum[at] / (double)GLANCES);
	ahead = cost_ahead(&d, legal, n, sum, ply->a);
	row->cost = (float)(now > ahead ? now : ahead);
}

/* ---- ply by ply
 * -------------------------------------------------------------------------------------- */

void review_begin(struct reviewer *r, const struct match *of)
{
	r->of = of;
	r->fit = calibration_of(of->g, &of->how);
	retell_begin(&r->again, of);
	hear_hopes(r, REVIEW_WORLDS, r->hope);
	put_chances(r, 0, r->hope, r->chance);
	memcpy(r->last, r->hope, sizeof r->last);
}

bool review_ply(struct reviewer *r, int worlds, struct reviewed *row)
{
	_Alignas(16) unsigned char before[MAX_STATE];
	const struct ply *ply = retell_coming(&r->again);
	seatset asked;

	if (!ply)
		return false;
	*row = (struct reviewed){ .seat = (uint8_t)ply->seat };
	asked = r->of->g->asked(r->again.state);
	memcpy(before, r->again.state, r->of->g->state_size);
	if (ply->seat != SEAT_CHANCE)
		glance_at(r, ply, row);
	retell_next(&r->again);
	row->is_held = is_held(r, ply, asked);
	if (!row->is_held)
		hear_hopes(r, worlds, r->last);
	memcpy(row->hope, r->last, sizeof row->hope);
	put_chances(r, r->again.plies, row->hope, row->chance);
	if (ply->seat == SEAT_CHANCE)
		find_luck(r, before, ply->a, row);
	return true;
}

void review_pass(struct reviewer *r) { retell_next(&r->again); }

/* ---- decisions looked at closely
 * ---------------------------------------------------------------------- */

int review_suspect(const struct reviewed *row, int n, int seat, int most)
{
	int best = -1, examined = 0;

	for (int i = 0; i < n; i++) {
		if (row[i].seat != seat)
			continue;
		examined += row[i].is_examined;
		if (!row[i].is_examined && row[i].cost > SUSPICIOUS &&
			(best < 0 || row[i].cost > row[best].cost))
			best = i;
	}
	return examined < most ? best : -1;
}

static void find_rivals(const struct decision *d, const void *state, void *arena, struct trial *t)
{
	struct asking asking;
	int32_t sum[MAX_LEGAL];
	struct answer found = { .a = 0 };
	struct rng r = rng_from((uint64_t)d->ply * SEED + 3);

	pose(&asking, d->r->of->g, state, d->seat, &r, arena);
	search(&asking.q, tuning_of(d->r->of->g), THOUGHT, &found);
	enter(t, found.a);
	for (int i = 0; i < found.n_thoughts && i < 2; i++)
		enter(t, found.thought[i].a);
	glance(d, asking.legal, asking.q.n, sum);
	enter(t, asking.legal[place_of(sum, asking.q.n)]);
}

/* What it costs for certain: the difference, less its standard error; among several one is always
 * lucky. */
static float cost_of(const struct decision *d, const struct trial *t, int best)
{
	double mean = (t->sum[best] - t->sum[0]) / TRIALS;
	double spread = t->squares[best] / TRIALS - mean * mean;
	double error = __builtin_sqrt(spread > 0 ? spread / TRIALS : 0);

	if (best == 0 || mean <= error)
		return 0;
	return (float)((chance_after(d, t->sum[best] / TRIALS) - chance_after(d, t->sum[0] / TRIALS)) *
				   (mean - error) / mean);
}

static void list_choices(const struct decision *d, const struct trial *t, struct examined *out)
{
	out->n = t->n;
	for (int i = 0; i < t->n; i++) {
		struct choice c = { .a = t->a[i],
							.chance = (float)chance_after(d, t->sum[i] / TRIALS),
							.is_played = i == 0 };
		int at = i;

		for (; at > 0 && out->choice[at - 1].chance < c.chance; at--)
			out->choice[at] = out->choice[at - 1];
		out->choice[at] = c;
	}
}

void review_examine(struct reviewer *r, struct reviewed *row, int ply, void *arena,
					struct examined *out)
{
	_Alignas(16) unsigned char view[MAX_VIEW];
	struct decision d = { .r = r,
						  .view = view,
						  .hope = ply ? row[ply - 1].hope : r->hope,
						  .seat = row[ply].seat,
						  .ply = ply };
	struct trial t = { .n = 0 };
	int best = 0;

	retell_begin(&r->back, r->of);
	for (int i = 0; i < ply; i++)
		retell_next(&r->back);
	game_view(r->of->g, r->back.state, d.seat, view);
	enter(&t, r->of->log[ply].a);
	find_rivals(&d, r->back.state, arena, &t);
	try_all(&d, TRIALS, &t);
	for (int i = 1; i < t.n; i++)
		if (t.sum[i] > t.sum[best])
			best = i;
	row[ply].cost = cost_of(&d, &t, best);
	row[ply].is_examined = true;
	list_choices(&d, &t, out);
}

/* ---- what it comes to
 * ---------------------------------------------------------------------------------- */

float fair_cost(const struct reviewed *row)
{
	float most = bounds[LOOSE] * 0.99f;

	return row->is_examined || row->cost < most ? row->cost : most;
}

enum verdict review_verdict(const struct reviewed *row)
{
	enum verdict v = BEST;

	while (v + 1 < N_VERDICTS && fair_cost(row) >= bounds[v + 1])
		v++;
	return v;
}

static void put_costliest(const struct reviewed *row, int ply, struct seat_review *out)
{
	int at = out->n_costliest;

	if (!row[ply].is_examined || row[ply].cost < bounds[GOOD])
		return;
	while (at > 0 && row[out->costliest[at - 1]].cost < row[ply].cost)
		at--;
	if (at == COSTLIEST)
		return;
	if (out->n_costliest < COSTLIEST)
		out->n_costliest++;
	for (int i = out->n_costliest - 1; i > at; i--)
		out->costliest[i] = out->costliest[i - 1];
	out->costliest[at] = ply;
}

static void add_ply(const struct reviewed *row, int ply, int seat, float change,
					struct seat_review *out)
{
	const struct reviewed *now = &row[ply];
	float own = 0;

	if (now->seat == seat && now->choices > 1) {
		out->decisions++;
		out->of[review_verdict(now)]++;
		put_costliest(row, ply, out);
		own = -fair_cost(now);
		out->lost += own;
	} else if (now->seat != seat && now->seat != SEAT_CHANCE) {
		own = change;
		out->others += own;
	} else if (now->has_luck) {
		own = now->luck[seat];
		out->dice += own;
	}
	out->turned += change - own;
}

void review_seat(const struct reviewer *r, const struct reviewed *row, int n, int seat,
				 struct seat_review *out)
{
	*out = (struct seat_review){ .start = r->chance[seat], .end = r->chance[seat] };
	for (int ply = 0; ply < n; ply++) {
		add_ply(row, ply, seat, row[ply].chance[seat] - out->end, out);
		out->end = row[ply].chance[seat];
	}
}
