/* tools/train/train.h -- learning a judge: who plays, and what the commands share.
 *
 * Nothing but libc and threads, so that the program runs wherever there are cores. */

#ifndef TOOLS_TRAIN_TRAIN_H
#define TOOLS_TRAIN_TRAIN_H

#include "bots/advice.h"
#include "games/registry.h"

enum { MAX_MINDS = 8, MAX_TABLES = 8, ONE_WIN = 60 };

/* The game as one judge sees it. */
struct mind {
	struct game g;
	struct weight weights[MAX_TABLES * MAX_FEATURES];
};

/* "learned", "hand" or a file of WEIGHT rows; false after saying what is wrong. */
bool read_mind(const struct game *g, const char *judge, struct mind *out);

/* "step" looks one step ahead in one imagined world; the others are bots, or sparring players.
 * "mcts:300:doubt=0" is a search with a setting of its own. */
struct player {
	const struct bot *bot; /* NULL: "step" */
	uint32_t iterations;
	bool tuned;
	struct tuning tuning;
};
bool read_player(const struct game *g, const char *word, struct player *out);

/* A seat at the table. */
struct chair {
	struct player player;
	const struct game *mind;
	struct advice advice;
};

struct decision {
	const void *state;
	int seat;
	const act *legal;
	int n;
	struct rng *r;
	void *arena;
};
act ask(struct chair *chair, const struct decision *d);

/* What each seat, and nobody, has won of ONE_WIN. */
void share_wins(const struct game *g, const void *state, int16_t won[MAX_ROWS]);

/* Any of the numbers of seats and scenarios that the game has. */
struct setup any_setup(const struct game *g, const struct setup *wish, struct rng *r);

/* Runs work(i, arena) for every i from `from` on, in as many threads as the machine has cores. */
void share_work(int from, int to, void (*work)(int i, void *arena, void *of), void *of);

struct order {
	const struct game *g;
	struct setup how;
	bool any_seats, any_scenario;
	bool whole; /* a match is played to its end */
	int games;
	uint64_t seed;
	const char *out, *new_player, *old_player;
	const char *judge[MAX_MINDS]; /* the newest first */
	int n_judges;
};
int play_command(const struct order *o);
int match_command(const struct order *o);

#endif
