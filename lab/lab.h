/* lab/lab.h -- what the laboratory plays, and what it counts.
 *
 * Everything that is counted is an integer and is only ever added to, so that the same games give
 * the same figures however they were shared out among threads and machines.
 *
 *   job        what to play (order.c)
 *   deal       one seed: played once for each turn of the players round the table and each variant
 *              of the rules, with the same dice (deal.c)
 *   part       what is watched or quickly played in one go: a deal, or one and the quick games
 * after unit       some parts, as many as take a tenth of a second: what a worker asks for
 * (desk.c), what is lost if it dies, what the file gets (keep.c) worker     a thread, here or in
 * another process: plays units (crew.c, far.c) sums       fixed counters; moments of results and of
 * luck chest      counters by key: how often which verb, card, place, opening, refusal results all
 * of it, added up */

#ifndef LAB_LAB_H
#define LAB_LAB_H

#include "bots/luck.h"
#include "bots/search.h"
#include "core/playout.h"
#include "lab/chest.h"
#include "lab/outside.h"

enum {
	MAX_VARIANTS = 6,
	ONE_WIN = 60, /* parts of a win: one to six winners share it evenly */
	MAX_NAME = 128,
	TENTHS = 10,
};

/* Who sits down: a bot, perhaps with a budget and a tuning of its own. */
struct player {
	char name[MAX_NAME];
	const struct bot *bot;
	struct outside *outside; /* a program of its own, asked over a pipe; NULL: the bot is asked */
	uint32_t iterations;     /* 0: as the bot likes */
	bool tuned;
	struct tuning tuning;
	struct game mind; /* the game, as this player judges it */
	int row;          /* among the different names */
};

struct job {
	const struct game *g;
	int seats;
	struct setup how[MAX_VARIANTS];
	char variant[MAX_VARIANTS][MAX_NAME]; /* "coins=0" */
	int n_variants;
	struct player player[MAX_SEATS]; /* one for each seat */
	int n_rows;                      /* different names among them */
	uint64_t seed;
	int64_t games; /* of each variant */
	int threads;
	bool unpaired;              /* the variants share no dice */
	bool keeps_log;             /* a line for each game */
	bool on_card;               /* whatever a card can play is played there */
	struct foresight foresight; /* how closely luck is looked at */
	int turns;      /* games of one deal: each player in each seat, or 1 if all are alike */
	int64_t stride; /* every so manieth game is watched closely */
};

/* ---- counting ---------------------------------------------------------------------------- */

/* What is needed for the mean and variance of x, and to take out of it what goes with y. */
struct moments {
	int64_t n, x, xx, y, yy, xy;
};
void moments_add(struct moments *m, int64_t x, int64_t y);

/* What is compared between variants, a deal at a time. */
enum metric {
	WIN_OF_SEAT,
	POINTS_OF_SEAT = WIN_OF_SEAT + MAX_SEATS,
	WIN_OF_ROW = POINTS_OF_SEAT + MAX_SEATS,
	NOBODY = WIN_OF_ROW + MAX_SEATS, /* has won */
	LENGTH,
	N_METRICS
};

/* One game, as it came out. */
struct facts {
	int64_t win[MAX_SEATS]; /* of ONE_WIN */
	int64_t points[MAX_SEATS];
	int64_t luck[MAX_SEATS]; /* of WHOLE_SHARE: chance to win that dice and draws have brought */
	int64_t actions, decisions;
	int64_t player[MAX_SEATS]; /* who sat where */
	int64_t played;            /* 1; 0 where a run was cut short */
};

/* Only int64_t, so that sums are also a row of numbers to be added. */
struct sums {
	int64_t games, watched;
	struct moments seat_win[MAX_SEATS], seat_points[MAX_SEATS];
	struct moments row_win[MAX_SEATS], row_points[MAX_SEATS];
	struct moments length, decisions;
	/* Of watched games; those that end with one winner have a course. */
	struct moments seat_luck[MAX_SEATS], row_luck[MAX_SEATS]; /* x: win, y: luck */
	int64_t chosen[MAX_SEATS], forced[MAX_SEATS], options[MAX_SEATS];
	int64_t waits[MAX_SEATS], waited[MAX_SEATS];
	int64_t courses, lead_changes, come_backs;
	int64_t leads[TENTHS], settled[TENTHS], winner_share[TENTHS];
	/* Of whole deals. */
	struct moments deal[N_METRICS], gap[N_METRICS]; /* gap: less the first variant */
};
void sums_add(struct sums *to, const struct sums *from);

struct results {
	const struct job *job;
	struct sums sums[MAX_VARIANTS];
	struct chest chest[MAX_VARIANTS];
	struct facts *log;                 /* by variant and game, if the job keeps one ... */
	int64_t log_first, log_games;      /* ... from this game on, so many of each variant */
	double seconds, processor_seconds; /* of this run, in which ... */
	int64_t games_before;              /* ... these, of each variant, were not played */
	bool interrupted;
};
static inline struct facts *line_of(const struct results *r, int variant, int64_t game)
{
	return &r->log[variant * r->log_games + game - r->log_first];
}

/* ---- playing ------------------------------------------------------------------------------ */

/* Of whole deals: what is being played is counted apart, and dropped if the run is interrupted. */
struct worker {
	const struct job *job;
	struct results *results; /* of the unit being played */
	struct results *fresh;   /* of the deal being played */
	bool (*is_interrupted)(void *with);
	void *with;
	void *arena;
	int16_t (*course)[MAX_SEATS]; /* the judge's shares, ply by ply */
	int plies;
	uint32_t serial; /* counts games, for the chest */
};

/* deal.c: a part of the job is one deal, or a deal and the quick games after it. */
bool play_part(struct worker *w, int64_t part); /* false: interrupted */
bool play_deal(struct worker *w, int64_t deal); /* likewise */
int64_t count_parts(const struct job *job);
uint64_t seed_of(const struct job *job, int64_t deal, int variant);

/* What is added up of quick games; who won is counted by set of winners.  Only 64-bit integers. */
struct quick {
	struct tally tally;
	int64_t winners[1 << MAX_SEATS];
	int64_t points[MAX_SEATS], squares[MAX_SEATS];
	int64_t actions_squared, decisions_squared;
};
enum { BATCH = 8 }; /* quick games from one generator */
void play_quickly(struct worker *w, int64_t from, int64_t to, struct quick *q);
void add_quick_games(struct sums *s, const struct quick *q, int64_t games, int seats);
void log_quick(struct worker *w, int64_t game, const struct standing *st, struct tally length);

/* watch.c: one game, watched closely. */
bool watch_game(struct worker *w, int variant, uint64_t seed, const int lineup[MAX_SEATS],
				struct facts *out); /* false: interrupted */
void end_facts(const struct job *job, const struct standing *st, struct facts *out);

/* story.c: what the course of a game was. */
void tell_story(struct worker *w, struct sums *t, const struct facts *f);

/* players.c: the words of a list, one by one; NULL after the last. */
char *next_part(char **rest, char between);

/* "mcts:500:plies=4"; they say what is wrong. */
void ask_mind(const struct player *p, struct question *q, struct answer *out);
bool parse_player(const struct game *g, const char *word, uint32_t iterations, struct player *out);
const char *row_name(const struct job *job, int row);
bool seat_players(struct job *job, const char *list, uint32_t iterations);

#endif
