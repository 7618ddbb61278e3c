/* lib/plan.h -- a game's planes as a plan that reads them quickly: the same numbers as
 * game_observe(), for batches, which observe at every decision. */

#ifndef LIB_PLAN_H
#define LIB_PLAN_H

#include "core/game.h"

struct plan;

/* Reads up to PLAN_SLACK bytes behind the view, and uses none of them. */
enum { PLAN_SLACK = 8 };

struct plan *plan_for(const struct game *g); /* NULL: no memory */
void plan_free(struct plan *plan);
void plan_observe(const struct plan *plan, const void *view, int seat, int16_t *out);

#endif
