/* tests/many.h -- many seeded games, summed up in a line each. */

#ifndef TESTS_MANY_H
#define TESTS_MANY_H

#include "core/game.h"

#include <stdio.h>

/* Games at every number of seats, in every scenario, every other one with its options shaken. */
void write_many(FILE *f, const struct game *g);

#endif
