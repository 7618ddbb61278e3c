/* core/judge.c -- a learned judge: from features and their weights to chances, in integers.
 *
 * A row's worth is the sum of its features, each times its weight; each DOUBLE more makes it twice
 * as likely to win.  So the chances are a softmax over the rows, to the base of two. */

#include "core/game.h"

enum {
	DOUBLE = 4096, /* of weights; one more makes a seat twice as likely to win */
	WORTH_SHIFT = 8,
	MOST_DOUBLES = 24, /* behind the best a row has no chance at all */
	ONE = 1 << 24,
};
_Static_assert(WHOLE_GAME == 1 << WORTH_SHIFT, "worth is counted in parts of the game");

static void share_win(const struct game *g, const void *state, int32_t share[MAX_SEATS])
{
	struct standing st;
	int winners = 0;

	g->standing(state, &st);
	for (int seat = 0; seat < MAX_SEATS; seat++)
		winners += st.place[seat] == 1;
	for (int seat = 0; seat < MAX_SEATS; seat++)
		share[seat] = st.place[seat] == 1 ? WHOLE_SHARE / winners : 0;
}

static void find_worth(const struct game *g, const struct glance *look, int64_t worth[MAX_ROWS])
{
	const struct weight *weight = g->weights + look->table * g->n_features;
	int32_t now[MAX_FEATURES];

	for (int i = 0; i < g->n_features; i++)
		now[i] = weight[i].plain * WHOLE_GAME + weight[i].early * look->left;
	for (int row = 0; row < MAX_ROWS; row++) {
		int64_t sum = 0;
		for (int i = 0; i < g->n_features && (look->may_win & SEAT_BIT(row)); i++)
			sum += (int64_t)look->f[row][i] * now[i];
		worth[row] = sum >> WORTH_SHIFT;
	}
}

/* ONE halved once for each DOUBLE behind; between whole powers of two a parabola, which is never
 * wrong by more than a quarter of a per cent. */
static int64_t fade(int64_t behind)
{
	enum { BEND = 1407 }; /* of DOUBLE: where 2^x lies furthest from a straight line */
	int64_t halvings = behind / DOUBLE, rest = DOUBLE - 1 - behind % DOUBLE;
	int64_t power = DOUBLE + rest * (DOUBLE - BEND + rest * BEND / DOUBLE) / DOUBLE;

	return halvings > MOST_DOUBLES ? 0 : power * (ONE / DOUBLE / 2) >> halvings;
}

void game_judge(const struct game *g, const void *state, int32_t share[MAX_SEATS])
{
	struct glance look;
	int64_t worth[MAX_ROWS], best = INT64_MIN, sum = 0;

	if (!g->weights) {
		g->judge(state, share);
		return;
	}
	if (!g->pending(state)) {
		share_win(g, state, share);
		return;
	}
	g->glance(state, &look);
	find_worth(g, &look, worth);
	for (int row = 0; row < MAX_ROWS; row++)
		if ((look.may_win & SEAT_BIT(row)) && worth[row] > best)
			best = worth[row];
	for (int row = 0; row < MAX_ROWS; row++) {
		worth[row] = look.may_win & SEAT_BIT(row) ? fade(best - worth[row]) : 0;
		sum += worth[row];
	}
	for (int seat = 0; seat < MAX_SEATS; seat++)
		share[seat] = (int32_t)(worth[seat] * WHOLE_SHARE / sum);
}

struct game game_judged_by_hand(const struct game *g)
{
	struct game other = *g;

	other.weights = g->by_hand;
	return other;
}
