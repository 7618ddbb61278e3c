/* bots/ask.h -- a position turned into a question for a bot: the one place where that happens.
 *
 * The seat's view is made here, and the state goes no further. */

#ifndef BOTS_ASK_H
#define BOTS_ASK_H

#include "bots/bot.h"

/* A question, and what it points to. */
struct asking {
	struct question q;
	_Alignas(16) unsigned char view[MAX_VIEW];
	act legal[MAX_LEGAL];
};

/* The seat must be pending.  The generator and the arena, of BOT_ARENA bytes, are the caller's; for
 * bots that do not search the arena may be NULL. */
void pose(struct asking *a, const struct game *g, const void *state, int seat, struct rng *r,
		  void *arena);

/* The same with a list that is there already, and room for a view. */
struct question pose_with(const struct game *g, const void *state, int seat, const act *legal,
						  int n, void *view, struct rng *r, void *arena);

#endif
