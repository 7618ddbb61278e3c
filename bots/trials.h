/* bots/trials.h -- the root of a search, where luck is large: actions are compared in pairs. */

#ifndef BOTS_TRIALS_H
#define BOTS_TRIALS_H

#include "bots/walk.h"

/* Walks until the iterations, or the time since `start`, are used up or the best action is known,
 * which it returns.  Adds to `used`. */
act compare(struct walk *w, uint32_t iterations, uint64_t start, uint32_t *used);

#endif
