/* lib/rubicon.h -- librubicon: board games of ancient Rome for programs.
 *
 * A game (with its options) is opened once and never changes: threads may share it.  A match is one
 * game being played, a batch many of them; each belongs to one thread at a time.  The library has
 * no variables that change, reads no clock and does no I/O.
 *
 * Actions are numbers from 0 to RUBICON_ACTIONS - 1, the same in every match of a game.  Whatever a
 * seat is told (views, observations, lists, information) depends on what it may know, and on
 * nothing else.  Functions that can fail return 0, -1 or NULL, and write a sentence into `error`.
 *
 * Names and numbers here stay as they are: new ones may be added. */

#ifndef RUBICON_H
#define RUBICON_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define RUBICON_ABI 1 /* of the header; rubicon_abi() is the library's */

enum {
	RUBICON_MAX_SEATS = 6,
	RUBICON_CHANCE = 6,    /* dice and decks act through this seat */
	RUBICON_SPECTATOR = 7, /* who sees what everybody may see */
	RUBICON_WHOLE = 10000, /* a chance to win is so many of it */
};

typedef struct rubicon_game rubicon_game;
typedef struct rubicon_match rubicon_match;
typedef struct rubicon_batch rubicon_batch;

/* ---- games ---------------------------------------------------------------------------------- */

int rubicon_abi(void);
const char *rubicon_version(void);
const char *rubicon_game_id(int i); /* NULL: there are no more */

/* `options` are words as on the command line, "seats=3 scenario=short"; it may be NULL. */
rubicon_game *rubicon_open(const char *id, const char *options, char *error, size_t size);
void rubicon_close(rubicon_game *game);

enum rubicon_fact {
	RUBICON_SEATS,
	RUBICON_ACTIONS,      /* different ones of players */
	RUBICON_OBSERVATION,  /* numbers in an observation */
	RUBICON_PLANES,       /* named stretches of it */
	RUBICON_LONGEST_LIST, /* legal actions at a time, at most */
	RUBICON_LONGEST_GAME, /* actions, chance included, at most */
	RUBICON_OUTCOMES,     /* different outcomes of chance at a time, at most */
	RUBICON_IS_OPEN,      /* 1: nothing is secret */
	RUBICON_RULES,        /* number of the rules; records of older ones may not replay */
	RUBICON_MIN_SEATS,
	RUBICON_MAX_SEATS_OF_GAME,
};
int rubicon_fact(const rubicon_game *game, enum rubicon_fact fact); /* -1: no such fact */

enum rubicon_word {
	RUBICON_ID,
	RUBICON_TITLE,
	RUBICON_BLURB,
	RUBICON_SEAT,       /* of number i: "aulus" */
	RUBICON_SEAT_TITLE, /* "Aulus" */
	RUBICON_VERB,       /* of an action's first number */
	RUBICON_BOT,        /* of number i, weakest first; the same for every game */
	RUBICON_BOT_SENTENCE,
};
const char *rubicon_word(const rubicon_game *game, enum rubicon_word word, int i); /* NULL: none */

enum { RUBICON_COUNT, RUBICON_FLAG, RUBICON_NAME }; /* more is more; a member of a set; one of n */
struct rubicon_plane {
	const char *word;
	int kind, first, size, low, high; /* numbers first ... first + size - 1 of an observation */
};
int rubicon_plane(const rubicon_game *game, int i, struct rubicon_plane *out); /* 0: no such */

/* Notation ("march i spain"), and verb and three arguments as numbers.  Texts are written into the
 * caller's buffer; what is returned is the length of all of it, of which `size` - 1 bytes fit. */
size_t rubicon_action_text(const rubicon_game *game, int action, char *out, size_t size);
size_t rubicon_action_label(const rubicon_game *game, int action, char *out, size_t size);
int rubicon_action_parse(const rubicon_game *game, const char *text, char *error, size_t size);
int rubicon_action_numbers(const rubicon_game *game, int action, int32_t out[4]);

/* ---- one match ------------------------------------------------------------------------------ */

rubicon_match *rubicon_start(const rubicon_game *game, uint64_t seed, char *error, size_t size);
rubicon_match *rubicon_copy(const rubicon_match *match); /* NULL: no memory */
void rubicon_free(rubicon_match *match);
void rubicon_reseed(rubicon_match *match, uint64_t seed); /* another future */

unsigned rubicon_pending(const rubicon_match *match); /* bit i: seat i can act; bit 6: chance */
int rubicon_over(const rubicon_match *match);
int rubicon_plies(const rubicon_match *match);
/* Points and places (1 is best) at any time, and shares of a finished game; each may be NULL. */
void rubicon_standing(const rubicon_match *match, int32_t *points, int32_t *places, int32_t *share);

int rubicon_legal(const rubicon_match *match, int seat, int32_t *out); /* how many, ascending */
void rubicon_mask(const rubicon_match *match, int seat, uint8_t *out); /* a byte for each action */
int rubicon_play(rubicon_match *match, int seat, int action, char *error, size_t size);
int rubicon_allows(const rubicon_match *match, int seat, int action, char *error, size_t size);

/* Chance: `rubicon_roll` takes outcomes by the match's seed until somebody is asked or it is over,
 * and returns how many.  Or one may be chosen from those there are. */
int rubicon_roll(rubicon_match *match);
int rubicon_outcomes(const rubicon_match *match,
					 int32_t *weight); /* how many; weights may be NULL */
size_t rubicon_outcome_text(const rubicon_match *match, int outcome, char *out, size_t size);
int rubicon_happen(rubicon_match *match, int outcome);

/* ---- what a seat knows ------------------------------------------------------------------------
 */

void rubicon_observe(const rubicon_match *match, int seat, int16_t *out);
size_t rubicon_view(const rubicon_match *match, int seat, char *out, size_t size);  /* JSON */
size_t rubicon_board(const rubicon_match *match, int seat, char *out, size_t size); /* to read */
size_t rubicon_ask(const rubicon_match *match, int seat, char *out, size_t size); /* its question */
size_t rubicon_told(const rubicon_match *match, int seat, int since, char *out, size_t size);

/* All that a seat has seen and done, with perfect recall: as lines of text, as rows of six numbers
 * (how many rows there are; at most `rows` are written), as a key of 64 bits. */
size_t rubicon_information(const rubicon_match *match, int seat, char *out, size_t size);
int rubicon_information_rows(const rubicon_match *match, int seat, int16_t *out, int rows);
uint64_t rubicon_information_key(const rubicon_match *match, int seat);

/* ---- judges, bots, records ------------------------------------------------------------------- */

/* Each seat's chance to win in the seat's own imagined worlds, on average of so many. */
void rubicon_judge(const rubicon_match *match, int seat, int worlds, int32_t *share);
/* What a bot would do, from the seat's view alone; iterations 0: as it likes.  `share`, which may
 * be NULL, gets its chance to win after it, or -1 where the bot does not think.  -1: see `error`.
 */
int rubicon_advise(const rubicon_match *match, int seat, const char *bot, uint32_t iterations,
				   uint64_t seed, int32_t *share, char *error, size_t size);

size_t rubicon_record(const rubicon_match *match, char *out, size_t size);
/* A match from a record, with the game that it is of, which the caller closes after the match. */
rubicon_match *rubicon_read(const char *record, size_t length, rubicon_game **game, char *error,
							size_t size);

/* ---- many matches ---------------------------------------------------------------------------- */

/* Where a batch of n writes; each may be NULL.  Rows stay the caller's, and are rewritten whole by
 * every step, but for `legal`, of which counts[i] numbers of row i are. */
struct rubicon_arrays {
	int16_t *observations; /* n x RUBICON_OBSERVATION: of the seat that acts */
	uint8_t *seats;        /* n: which that is */
	int32_t *counts;       /* n: legal actions */
	int32_t *legal;        /* n x RUBICON_LONGEST_LIST, ascending */
	uint8_t *masks;        /* n x RUBICON_ACTIONS */
	uint8_t *over;         /* n: 1 if a game has ended by this step */
	int32_t *points;       /* n x seats: of the game that has just ended, else 0 */
	int32_t *shares;       /* n x seats: likewise, of RUBICON_WHOLE for the winners together */
	uint64_t *seeds;       /* n: of the game being played; rubicon_start() with it is the same */
	uint32_t *steps;       /* n: decisions in it so far */
};

enum { RUBICON_RESETS = 1 }; /* a game that has ended begins anew, with the next seed */

rubicon_batch *rubicon_batch_new(const rubicon_game *game, int n, uint64_t seed, int threads,
								 unsigned flags, const struct rubicon_arrays *arrays, char *error,
								 size_t size);
void rubicon_batch_free(rubicon_batch *batch);
void rubicon_batch_reset(rubicon_batch *batch, uint64_t seed);
/* One decision in each game.  If one is not allowed nothing is played at all, and it is named. */
int rubicon_batch_step(rubicon_batch *batch, const int32_t *actions, char *error, size_t size);
void rubicon_batch_sample(rubicon_batch *batch, int32_t *actions); /* legal ones, at random */

#ifdef __cplusplus
}
#endif

#endif
