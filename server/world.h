/* server/world.h -- time and randomness: all that makes two runs of the server differ. */

#ifndef SERVER_WORLD_H
#define SERVER_WORLD_H

#include "core/base.h"

uint64_t world_now(void);    /* milliseconds since 1970 */
uint64_t world_steady(void); /* milliseconds, never set back: for timers */
void world_random(void *out, size_t n);

#endif
