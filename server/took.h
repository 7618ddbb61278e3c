/* server/took.h -- how long people take to answer, so that standing orders can take as long. */

#ifndef SERVER_TOOK_H
#define SERVER_TOOK_H

#include "core/game.h"

void note_answer(const struct game *g, int step, uint64_t millis);
uint64_t time_to_answer(const struct game *g, int step); /* milliseconds, drawn at random */

#endif
