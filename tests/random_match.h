/* tests/random_match.h -- matches played at random, for tests of what is built on matches. */

#ifndef TESTS_RANDOM_MATCH_H
#define TESTS_RANDOM_MATCH_H

#include "core/match.h"
#include "core/rng.h"

/* A setup the game accepts, with random options and seats. */
struct setup random_setup(const struct game *g, struct rng *r);

/* Starts a match and plays it at random, to its end or for `plies` plies; now and then somebody
 * resigns.  The last events, if wanted, come with it. */
void random_match(struct match *m, const struct game *g, struct ply *log, int cap, int plies,
				  uint64_t seed, struct events *last);

#endif
