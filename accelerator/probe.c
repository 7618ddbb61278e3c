/* accelerator/probe.c -- a look at each member that is not the same for all of its kind, or that
 * is; bind.awk learns their numbers from what the compiler makes of it. */

#include "lab/lab.h"

const void *probe_weights(const struct game *g) { return g->weights; }
void probe_choose(const struct bot *b) { b->choose(NULL, NULL); }
bool probe_interrupted(const struct worker *w) { return w->is_interrupted(NULL); }
bool probe_tuned(const struct player *p) { return p->tuned; }
