/* games/augustus/tests/greedy.h -- the player AU-CURVE names: random picks, greedy placing. */

#ifndef GAMES_AUGUSTUS_TESTS_GREEDY_H
#define GAMES_AUGUSTUS_TESTS_GREEDY_H

#include "games/augustus/state.h"

#include "core/rng.h"

act greedy_choice(const struct state *s, int seat, struct rng *r);

#endif
