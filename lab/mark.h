/* lab/mark.h -- does this program play as that one did? */

#ifndef LAB_MARK_H
#define LAB_MARK_H

#include "lab/lab.h"

/* A number that changes when the job does, or rules, judges or players: results may be added up
 * only where it is the same. */
uint64_t mark_of(const struct job *job);

#endif
