/* games/augustus/tests/greedy.c -- the player AU-CURVE names: random picks, greedy placing.
 *
 * Cards are kept and taken at random, so that every card is tried by everybody.  Legions go where
 * the fewest are missing; what must be lost is what hurts least; a reward is taken when offered. */

#include "games/augustus/tests/greedy.h"

enum { LEGIONS_WEIGHT = 16, PASSING = 0, LAST_RESORT = -1000 };

static const struct area *front(const struct state *s, int seat) { return &s->pub.area[seat]; }

static int missing(const struct area *a, int slot) { return count_legions(free_spaces(a, slot)); }

/* Better the fewer spaces are free there, and the rarer the symbol. */
static int worth_of_place(const struct area *a, int card, int symbol)
{
	return LEGIONS_WEIGHT * (SPACES + 1 - missing(a, au_find_slot(a, card))) + symbol;
}

/* A legion is worth moving when it helps a card that has no more gaps than its own. */
static int worth_of_lift(const struct state *s, int seat, act x, unsigned symbols)
{
	const struct area *a = front(s, seat);
	act list[SLOTS * N_SYMBOLS];
	int from = au_find_slot(a, act_a(x)), best = LAST_RESORT;
	int n = au_list_puts(a, symbols, place_at(from, act_b(x)), V_PUT, list);

	for (int i = 0; i < n; i++) {
		int to = au_find_slot(a, act_a(list[i]));
		int gain = missing(a, from) - missing(a, to);
		if (to != from && gain > best)
			best = gain;
	}
	return best >= 0 ? best + 1 : LAST_RESORT;
}

static int worth_of(const struct state *s, int seat, act x)
{
	const struct table *t = &s->pub;
	const struct area *a = front(s, seat);

	switch ((enum verb_id)act_verb(x)) {
	case V_PUT:
	case V_MOBILISE:
	case V_ARRANGE: return worth_of_place(a, act_a(x), act_b(x));
	case V_LIFT: return worth_of_lift(s, seat, x, a->serves[t->token]);
	case V_SHIFT: return worth_of_lift(s, seat, x, t->mobilises);
	case V_FINISH: return au_objectives[act_a(x)].points;
	case V_DROP: return missing(a, au_find_slot(a, act_a(x)));
	case V_CLEAR: return -count_legions(a->filled[au_find_slot(a, act_a(x))]);
	case V_YIELD: return -au_objectives[act_a(x)].points;
	case V_SWEEP:
	case V_CLAIM: return 1;
	case V_PASS:
	case V_DONE:
	case V_REFUSE: return PASSING;
	default: return 0;
	}
}

/* The best, and of several equally good ones any. */
act greedy_choice(const struct state *s, int seat, struct rng *r)
{
	act list[MAX_LEGAL], best[MAX_LEGAL];
	int n = augustus.legal(s, seat, list), ties = 0, top = LAST_RESORT;

	for (int i = 0; i < n; i++) {
		int worth = worth_of(s, seat, list[i]);
		if (worth > top)
			ties = 0, top = worth;
		if (worth == top)
			best[ties++] = list[i];
	}
	return best[rng_below(r, (uint32_t)ties)];
}
