/* bots/bot.h -- a bot: a function from what a seat may know to one of its legal actions.
 *
 * A bot is given a view, never a state, so it cannot cheat, not even by mistake.  What it does not
 * know it may imagine (game_imagine). */

#ifndef BOTS_BOT_H
#define BOTS_BOT_H

#include "core/game.h"
#include "core/rng.h"

/* How hard to think.  0: as the bot likes. */
struct budget {
	uint32_t playouts;
	uint32_t millis;
};

struct bot {
	const char *id, *sentence;
	bool advises; /* good enough to be asked for a hint */
	act (*choose)(const struct game *g, const void *view, int seat, const act *legal, int n,
				  struct rng *r, const struct budget *budget);
};

extern const struct bot bot_random;

extern const struct bot *const bots[]; /* weakest first */
extern const int n_bots;

const struct bot *bot_by_id(const char *id); /* NULL: no such bot */

#endif
