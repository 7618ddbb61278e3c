/* server/shares.h -- whose turn it is to be thought for: every address has the same share of the
 * bots, however many questions it has. */

#ifndef SERVER_SHARES_H
#define SERVER_SHARES_H

#include "core/base.h"

/* A question that waits for a bot, or is being thought about. */
struct turn {
	struct turn *next;
	struct share *of;
};

/* One lock for all of them is the caller's business. */
void turn_wait(struct turn *t, uint64_t address);
struct turn *turn_next(void); /* NULL: nobody waits */
void turn_end(struct turn *t, uint64_t millis);

#endif
