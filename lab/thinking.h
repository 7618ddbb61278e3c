/* lab/thinking.h -- how fast the tree search is. */

#ifndef LAB_THINKING_H
#define LAB_THINKING_H

#include "core/game.h"

double iterations_per_second(const struct game *g, const struct setup *how, double seconds,
							 double (*now)(void));

#endif
