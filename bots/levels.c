/* bots/levels.c -- tree search as players meet it: easy, normal, hard, or with a budget of one's
 * own. */

#include "bots/search.h"

enum {
	EASY = 30,
	SLIPS = 6, /* easy does anything once in so many decisions */
	NORMAL = 300,
	HARD = 3000,
	USUAL = 1000,
	ANY_NUMBER = 0x7fffffff,
};

static void think(const struct question *q, uint32_t usual, struct answer *out)
{
	uint32_t iterations = q->budget.iterations;

	if (!iterations)
		iterations = q->budget.millis && !q->budget.is_bound ? ANY_NUMBER : usual;
	search(q, tuning_of(q->g), iterations, out);
}

/* Thirty iterations with a good judge are too strong for a first game: it must also slip. */
static void easy(const struct question *q, struct answer *out)
{
	if (rng_below(q->r, SLIPS))
		think(q, EASY, out);
	else
		*out = (struct answer){ .a = q->legal[rng_below(q->r, (uint32_t)q->n)] };
}

static void normal(const struct question *q, struct answer *out) { think(q, NORMAL, out); }
static void hard(const struct question *q, struct answer *out) { think(q, HARD, out); }
static void usual(const struct question *q, struct answer *out) { think(q, USUAL, out); }

const struct bot bot_easy = { "easy", "thinks for a moment, and slips now and then", SEARCHES,
							  false, easy };
const struct bot bot_normal = { "normal", "thinks", SEARCHES, true, normal };
const struct bot bot_hard = { "hard", "thinks hard", SEARCHES, true, hard };
const struct bot bot_mcts = { "mcts", "tree search with a budget of your choice", SEARCHES, true,
							  usual };
