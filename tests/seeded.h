/* tests/seeded.h -- games played at random from a seed, the same on every machine. */

#ifndef TESTS_SEEDED_H
#define TESTS_SEEDED_H

#include "tests/support.h"

struct seeded {
	const struct game *g;
	uint64_t seed;
	struct rng r;
	struct world state;
	uint32_t drawn[MAX_VERBS];
	uint32_t plies;
};

struct seeded seeded_game(const struct game *g, const struct setup *how, uint64_t seed);

/* Plays one ply; false: the game is over.  ev may be NULL. */
bool seeded_ply(struct seeded *s, int *seat, act *a, struct events *ev);

#endif
