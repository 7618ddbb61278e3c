/* bots/bot.h -- a bot: a function from what a seat may know to one of its legal actions.
 *
 * A bot is given a view, never a state, so it cannot cheat, not even by mistake.  What it does not
 * know it may imagine (game_imagine).  It neither allocates nor reads a clock of its own: the
 * program lends it memory and, if thinking is limited by time, a clock. */

#ifndef BOTS_BOT_H
#define BOTS_BOT_H

#include "core/game.h"
#include "core/rng.h"

enum {
	BOT_ARENA = 32 << 20, /* bytes that are enough for every level */
	MAX_THOUGHTS = 3,
};

/* How hard to think.  All zero: as the bot likes. */
struct budget {
	uint32_t iterations;   /* reproducible: same seed, same choice */
	uint32_t millis;       /* needs `now` */
	uint64_t (*now)(void); /* milliseconds, from any start */
	bool is_bound; /* millis are the most it may take: as hard as the bot likes until then */
};

struct question {
	const struct game *g;
	const void *view;
	int seat;
	const act *legal;
	int n;
	struct rng *r;
	struct budget budget;
	void *arena; /* aligned for any type; may be NULL for bots that do not search */
	size_t arena_size;
};

/* One action the bot thought well of, for hints. */
struct thought {
	act a;
	int32_t share;   /* of 10,000: chance to win after it */
	int32_t spread;  /* of 10,000: half of a 95% interval round it */
	uint32_t visits; /* how often it was tried */
};

struct answer {
	act a;
	int n_thoughts; /* best first; 0 for bots that do not think */
	struct thought thought[MAX_THOUGHTS];
	uint32_t iterations;
};

enum thinking { PLAYS_AT_RANDOM, LOOKS_ONE_STEP, SEARCHES };

struct bot {
	const char *id, *sentence;
	enum thinking thinking;
	bool advises; /* good enough to be asked for a hint */
	void (*choose)(const struct question *q, struct answer *out);
};

extern const struct bot *const bots[]; /* weakest first */
extern const int n_bots;

const struct bot *bot_by_id(const char *id); /* NULL: no such bot */

/* What a finished game is worth to each seat, of 10,000: winners share it, but for a hundredth that
 * goes by the points. */
void bot_payoff(const struct game *g, const void *state, int32_t share[MAX_SEATS]);

/* Plays on until a decision that matters to `seat`'s action is over: chance, and the secret choices
 * that the others make at the same time, which are made at random. */
void bot_settle(const struct game *g, void *state, int seat, struct rng *r);

#endif
