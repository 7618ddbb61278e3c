/* tests/told.h -- clauses as RULES.md tells them: their sentences have one home, to the letter. */

#ifndef TESTS_TOLD_H
#define TESTS_TOLD_H

#include "core/game.h"

/* Prints each clause whose sentence does not stand behind its id in games/<id>/RULES.md; how many
 * there are. */
int count_untold(const struct game *g);

#endif
