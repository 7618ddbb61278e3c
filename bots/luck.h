/* bots/luck.h -- what an outcome of chance brought, above what was to be expected. */

#ifndef BOTS_LUCK_H
#define BOTS_LUCK_H

#include "core/game.h"

/* Of 10,000, for each seat; false, and nothing is written: there was only one outcome, or there
 * were too many to look at. */
bool luck_of(const struct game *g, const void *before, const void *after, int32_t luck[MAX_SEATS]);

#endif
