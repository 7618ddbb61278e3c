/* games/augustus/sparring/heuristic.c -- no search: what an objective brings, and how soon.
 *
 * Every choice is made by what lies in front afterwards, each objective worth what it brings and
 * half of that for every half-life it is away. */

#include "games/augustus/state.h"

enum { SOON = 30, LATER = 80, NEVER = -100000, WAITS_BELOW = 6 };

int au_spar_heuristic(const void *view, int seat, const act *legal, int n, act *out);

static int worth_after_put(const struct prospects *p, struct area a, act x)
{
	au_add_legion(&a, au_find_slot(&a, act_a(x)), act_b(x));
	return au_worth_in_front(p, &a, SOON);
}

/* A legion lifted goes where it does most good. */
static int worth_after_lift(const struct prospects *p, struct area a, act x, unsigned symbols)
{
	act list[SLOTS * N_SYMBOLS];
	int from = au_find_slot(&a, act_a(x)), best = NEVER, n;

	n = au_list_puts(&a, symbols, place_at(from, act_b(x)), V_PUT, list);
	au_remove_legion(&a, from, act_b(x));
	for (int i = 0; i < n; i++) {
		int worth = worth_after_put(p, a, list[i]);
		best = worth > best ? worth : best;
	}
	return best;
}

static struct area without(const struct area *front, int place)
{
	struct area a = *front;

	if (place)
		au_remove_legion(&a, place_slot(place), place_symbol(place));
	return a;
}

static int worth_without(const struct prospects *p, struct area a, act x)
{
	int slot = au_find_slot(&a, act_a(x));

	if (act_verb(x) == V_CLEAR)
		a.filled[slot] = 0;
	else
		au_remove_legion(&a, slot, act_b(x));
	return au_worth_in_front(p, &a, SOON);
}

static int worth_of_new(const struct prospects *p, int card)
{
	return au_worth_of_card(p, card) * au_fade(au_wait_for(p, au_spaces[card]), LATER);
}

/* A higher number pays more, as long as nobody is about to end the game. */
static int worth_of_claim(const struct table *t, int seat)
{
	return t->area[seat].n_controlled >= WAITS_BELOW ? 1 : -1;
}

static int worth_of(const struct view *v, const struct prospects *p, int seat, act x)
{
	const struct table *t = &v->pub;
	const struct area *a = &t->area[seat];

	switch ((enum verb_id)act_verb(x)) {
	case V_PUT: return worth_after_put(p, without(a, v->own.lift), x);
	case V_MOBILISE: return worth_after_put(p, without(a, t->lifted), x);
	case V_ARRANGE: return worth_after_put(p, *a, x);
	case V_LIFT: return worth_after_lift(p, *a, x, a->serves[t->token]) - 1;
	case V_SHIFT: return worth_after_lift(p, *a, x, t->mobilises) - 1;
	case V_PASS:
	case V_DONE: return au_worth_in_front(p, a, SOON);
	case V_SWEEP: return NEVER;
	case V_DROP:
	case V_CLEAR: return worth_without(p, *a, x);
	case V_FINISH:
		return au_worth_of_card(p, act_a(x)) *
			   (256 - au_fade(au_wait_for(p, free_spaces(a, au_find_slot(a, act_a(x)))), LATER));
	case V_YIELD: return -au_worth_of_card(p, act_a(x));
	case V_KEEP:
	case V_TAKE: return worth_of_new(p, act_a(x));
	case V_CLAIM: return worth_of_claim(t, seat);
	default: return 0;
	}
}

int au_spar_heuristic(const void *view, int seat, const act *legal, int n, act *out)
{
	struct prospects p = au_prospects_of(&((const struct view *)view)->pub, seat);
	int best = NEVER - 1;

	for (int i = 0; i < n; i++) {
		int worth = worth_of(view, &p, seat, legal[i]);
		if (worth > best) {
			best = worth;
			out[0] = legal[i];
		}
	}
	return 1;
}
