/* bots/feign.c -- thinking without a choice: it lasts as long as if there were one.
 *
 * Who answers at once where he might have had something to think about betrays that his hand holds
 * nothing for it.  So he thinks about a hand that everybody else thinks possible, and forgets it.
 */

#include "bots/ask.h"
#include "bots/search.h"

enum { HANDS = 256 }; /* enough to meet the rarest card */

/* All can know that there was nothing to think about. */
static bool is_known_to_all(const struct question *q, const void *state)
{
	return q->g->open || game_is_choice_open(q->g, state, q->seat);
}

/* Another hand, with which there is a choice, as a spectator may imagine it. */
static bool imagine_choice(struct asking *a, const struct question *q, const void *state,
						   struct rng *r)
{
	_Alignas(16) unsigned char view[MAX_VIEW], other[MAX_STATE];

	game_view(q->g, state, SEAT_NOBODY, view);
	for (int i = 0; i < HANDS; i++) {
		game_imagine(q->g, other, view, SEAT_NOBODY, r);
		if (!(q->g->pending(other) & SEAT_BIT(q->seat)))
			continue;
		pose(a, q->g, other, q->seat, r, q->arena);
		if (a->q.n > 1)
			return true;
	}
	return false;
}

void feign(const struct question *q, const struct tuning *t, uint32_t iterations,
		   struct answer *out)
{
	_Alignas(16) unsigned char state[MAX_STATE];
	struct rng r = *q->r;
	struct answer thought;
	struct asking a;

	game_imagine(q->g, state, q->view, q->seat, &r);
	if (is_known_to_all(q, state) || !imagine_choice(&a, q, state, &r))
		return;
	a.q.budget = q->budget;
	a.q.arena_size = q->arena_size;
	search(&a.q, t, iterations, &thought);
	out->iterations = thought.iterations;
}
