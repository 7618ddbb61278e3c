/* games/augustus/glance.c -- what a player looks at, for a judge to learn from.
 *
 * The game is a race to seven objectives in which points decide.  So a player's outlook is what he
 * has, what lies in front of him and how soon, and who will be first to end it. */

#include "games/augustus/state.h"

const struct feature au_features[N_FEATURES] = {
#define FEATURE(id, word, sentence) { word, sentence },
#include "games/augustus/features.def"
#undef FEATURE
};

_Static_assert((int)N_FEATURES <= MAX_FEATURES, "there is room for them");

enum { VERY_SOON = 20, RATHER_SOON = 30, SOME_TIME = 60, HUNDRED = 100 };

static int most_of(int a, int b) { return a > b ? a : b; }

/* ---- one seat ------------------------------------------------------------------------------- */

static int best_number_left(const struct table *t, int seat)
{
	int best = 0;

	for (int tile = TILE_TWO; tile <= TILE_SIX; tile++) {
		int number = tile - TILE_TWO + FIRST_NUMBER;
		if (t->tile[tile] == seat + 1)
			return 0;
		if (!t->tile[tile] && number > t->area[seat].n_controlled)
			best = au_tile_points[tile];
	}
	return best;
}

static int count_pairs(const struct area *a)
{
	int n = 0;

	FOR_CARDS(card, a->controlled)
	n += au_objectives[card].power.kind == SYMBOL_PAIR;
	return n;
}

static void add_objective(const struct prospects *p, int card, int wait, int16_t f[N_FEATURES])
{
	int worth = au_worth_of_card(p, card), near = HUNDRED * au_fade(wait, RATHER_SOON) >> 8;

	f[F_SOON] += (int16_t)(worth * au_fade(wait, VERY_SOON) >> 8);
	f[F_LATER] += (int16_t)(worth * au_fade(wait, SOME_TIME) >> 8);
	f[F_PACE] += (int16_t)near;
	f[F_NEXT] = (int16_t)most_of(f[F_NEXT], near);
	f[F_FRONT]++;
}

/* In front while objectives are being chosen: those he means to keep. */
static void look_at_choice(const struct prospects *p, const struct private *own,
						   int16_t f[N_FEATURES])
{
	for (int i = 0; i < DEALT; i++)
		if (own->kept >> i & 1)
			add_objective(p, own->hand[i], au_wait_for(p, au_spaces[own->hand[i]]), f);
}

/* Objectives that he will take from the row before anything else happens. */
static int count_to_take(const struct table *t, int seat)
{
	if (seat != t->resolver)
		return 0;
	return t->owed ? t->owed : t->resolving ? t->chain + t->extra : 0;
}

/* As if he took the best of the row, as often as he may. */
static void take_best(const struct prospects *p, int times, int16_t f[N_FEATURES])
{
	int best = 0, most = -1, its_wait = 0;

	if (!times)
		return;
	FOR_CARDS(card, p->t->row)
	{
		int wait = au_wait_for(p, au_spaces[card]);
		int worth = au_worth_of_card(p, card) * au_fade(wait, SOME_TIME);
		if (worth > most) {
			most = worth;
			best = card;
			its_wait = wait;
		}
	}
	for (int i = 0; i < times && most >= 0; i++)
		add_objective(p, best, its_wait, f);
}

/* An objective that is complete counts as controlled, so that it is worth the same at every step of
 * its resolution. */
static void count_as_controlled(int card, int16_t f[N_FEATURES])
{
	f[F_CONTROLLED]++;
	f[F_POINTS] = (int16_t)(f[F_POINTS] + au_objectives[card].points);
}

static int worth_soon(const struct area *a, const void *prospects)
{
	return au_worth_in_front(prospects, a, RATHER_SOON);
}

static void look_at_front(const struct state *s, const struct prospects *p, int16_t f[N_FEATURES])
{
	struct area a = au_area_to_be(s, p->seat, worth_soon, p);
	int to_take = count_to_take(p->t, p->seat);

	for (int i = 0; i < a.n; i++) {
		if (is_complete(&a, i)) {
			count_as_controlled(a.card[i], f);
			to_take++;
		} else {
			add_objective(p, a.card[i], au_wait_for(p, free_spaces(&a, i)), f);
		}
	}
	if (p->seat == p->t->resolver && p->t->resolving) {
		count_as_controlled(p->t->resolving, f);
		to_take++;
	}
	take_best(p, to_take, f);
	f[F_STOCK] = a.stock;
}

static void look_at(const struct state *s, int seat, int16_t f[N_FEATURES])
{
	const struct table *t = &s->pub;
	const struct area *a = &t->area[seat];
	struct prospects p = au_prospects_of(t, seat);

	memset(f, 0, N_FEATURES * sizeof f[0]);
	f[F_POINTS] = au_score(t, seat).total;
	f[F_CONTROLLED] = a->n_controlled;
	if (t->phase == S_DRAFT)
		look_at_choice(&p, &s->own[seat], f);
	else
		look_at_front(s, &p, f);
	f[F_FIVE] = f[F_CONTROLLED] >= GOAL - 2;
	f[F_SIX] = f[F_CONTROLLED] >= GOAL - 1;
	f[F_CLOSER] = f[F_SIX] ? f[F_NEXT] : 0;
	f[F_LEGIONS] = (int16_t)(a->stock + au_count_placed(a));
	f[F_NUMBER] = (int16_t)best_number_left(t, seat);
	f[F_PAIRS] = (int16_t)count_pairs(a);
	f[F_WHEAT] = (int16_t)au_count_producers(t, seat, WHEAT);
	f[F_GOLD] = (int16_t)au_count_producers(t, seat, GOLD);
	f[F_CRIER] = seat == t->crier;
}

/* ---- all of them ------------------------------------------------------------------------------
 */

static void compare(int seats, struct glance *out, int most_controlled)
{
	int best = INT16_MIN, second = INT16_MIN;

	for (int seat = 0; seat < seats; seat++) {
		int points = out->f[seat][F_POINTS];
		second = most_of(second, points > best ? best : points);
		best = most_of(best, points);
	}
	for (int seat = 0; seat < seats; seat++) {
		int16_t *f = out->f[seat];
		f[F_LEAD] = (int16_t)(f[F_POINTS] - (f[F_POINTS] == best ? second : best));
		f[F_LEAD_LATE] = most_controlled >= GOAL - 2 ? f[F_LEAD] : 0;
		f[F_LAST_WORD] = f[F_LEAD] > 0 ? f[F_CLOSER] : 0;
	}
}

/* The game lasts until somebody controls seven. */
void au_glance(const void *state, struct glance *out)
{
	const struct state *s = state;
	int seats = s->pub.seats, most = 0;

	for (int seat = 0; seat < seats; seat++) {
		look_at(s, seat, out->f[seat]);
		most = most_of(most, out->f[seat][F_CONTROLLED]);
	}
	compare(seats, out, most);
	out->may_win = (seatset)(SEAT_BIT(seats) - 1);
	out->table = (uint8_t)(seats - 2);
	out->left = (int16_t)(most < GOAL ? (GOAL - most) * WHOLE_GAME / GOAL : 0);
}
