/* term/full/full.h -- a sitting on the whole screen. */

#ifndef TERM_FULL_FULL_H
#define TERM_FULL_FULL_H

#include "term/full/paint.h"
#include "term/sitting.h"

const struct face *full_face(const struct looks *looks); /* as it shall look */

/* A match that was played, action by action; false: this terminal cannot do it. */
bool watch_replay(const struct match *m, int viewer, const struct looks *looks);

#endif
