/* accelerator/ahead.h -- a simple greedy game, the same for card and processor, to measure them by.
 *
 * One imagined world, the judge asked after every legal action, one decision in ten at random. */

#ifndef ACCELERATOR_AHEAD_H
#define ACCELERATOR_AHEAD_H

#include "core/playout.h"

static inline act look_ahead(const struct game *g, const void *state, int seat, const act *legal,
							 int n, struct rng *r)
{
	_Alignas(16) unsigned char view[MAX_VIEW], world[MAX_STATE], after[MAX_STATE];
	int32_t best = -1, share[MAX_SEATS];
	act chosen = legal[0];

	game_view(g, state, seat, view);
	game_imagine(g, world, view, seat, r);
	for (int i = 0; i < n; i++) {
		memcpy(after, world, g->state_size);
		g->apply(after, seat, legal[i], NULL);
		game_judge(g, after, share);
		if (share[seat] > best) {
			best = share[seat];
			chosen = legal[i];
		}
	}
	return chosen;
}

static inline void play_ahead(const struct game *g, void *state, struct rng *r,
							  struct tally *length)
{
	act legal[MAX_LEGAL];
	seatset pending;

	enum { ONE_IN = 10 };

	while ((pending = g->pending(state)) != 0) {
		int seat = next_seat(pending), n;
		act a;
		length->actions++;
		if (seat == SEAT_CHANCE) {
			a = random_outcome(g, state, r);
		} else {
			n = g->legal(state, seat, legal);
			length->decisions++;
			a = n == 1 || rng_below(r, ONE_IN) == 0 ? legal[rng_below(r, (uint32_t)n)]
													: look_ahead(g, state, seat, legal, n, r);
		}
		g->apply(state, seat, a, NULL);
	}
}

#endif
