/* core/playout.h -- the inner loop: play a position to its end, or a bit further, at random.
 *
 * Inline, because bench, bots and laboratory live in it; every decision goes through the contract.
 */

#ifndef CORE_PLAYOUT_H
#define CORE_PLAYOUT_H

#include "core/game.h"
#include "core/rng.h"

struct tally {
	uint64_t actions, decisions; /* decisions exclude chance; forced ones count */
};

static inline act random_outcome(const struct game *g, const void *state, struct rng *r)
{
	return g->draw(state, rng_below(r, g->lot(state).tickets));
}

/* One of the pending seats; any order will do, since simultaneous actions commute. */
static inline int next_seat(seatset pending) { return lowest_bit(pending); }

/* With `picks` games that can draw without listing do so: other games, equally likely. */
static inline void play_out(const struct game *g, void *state, struct rng *r, struct tally *tally,
							bool picks)
{
	act legal[MAX_LEGAL];
	struct rng local = *r;
	uint64_t actions = 0, decisions = 0;
	seatset pending;

	while ((pending = g->pending(state)) != 0) {
		int seat = next_seat(pending);
		act a;

		if (seat == SEAT_CHANCE) {
			a = random_outcome(g, state, &local);
		} else if (picks) {
			a = g->pick(state, seat, &local);
			decisions++;
		} else {
			int n = g->legal(state, seat, legal);
			a = legal[rng_below(&local, (uint32_t)n)];
			decisions++;
		}
		g->apply(state, seat, a, NULL);
		actions++;
	}
	*r = local;
	tally->actions += actions;
	tally->decisions += decisions;
}

static inline void play_randomly(const struct game *g, void *state, struct rng *r,
								 struct tally *tally)
{
	play_out(g, state, r, tally, false);
}

static inline void play_picking(const struct game *g, void *state, struct rng *r,
								struct tally *tally)
{
	play_out(g, state, r, tally, true);
}

#endif
