/* term/sitting.h -- a match at this terminal: who plays which seat, and who has been told what. */

#ifndef TERM_SITTING_H
#define TERM_SITTING_H

#include "bots/bot.h"
#include "bots/odds.h"
#include "record/record.h"
#include "term/line.h"

#include <stdio.h>

enum { MAX_SENTENCE = 1024, MAX_BOARD = 1 << 16 };

struct sitting {
	struct match m;
	const struct face *face;
	uint64_t seed;
	struct record_notes notes; /* kept from the record the game was loaded from */
	seatset people;            /* the other seats are played by bots */
	seatset gave_up;           /* people who resigned; a bot plays on for them */
	const struct bot *bot[MAX_SEATS];
	void *arena; /* for bots to think in */
	bool typed_dice;
	bool *forced;              /* by ply: nothing else could have been done */
	int told[SEAT_NOBODY + 1]; /* plies each seat, or a spectator, has been told of */
	int looking;               /* the seat whose eyes are on the screen, or SEAT_NOBODY */
	char path[4096];           /* where the game was loaded from or saved to last; "" for nowhere */
	char board[MAX_BOARD];     /* as last shown, to that seat */
	char ahead[MAX_LINE];      /* what a person typed behind a ';', to be done next */
	int ahead_seat, ahead_ply; /* ... who, and how many plies had been played then */
};

/* Seats share what they are told when they share the screen and nothing is secret. */
bool has_secrets(const struct sitting *s);

/* ---- sitting.c: the flow of play ---- */

enum left { PLAYED_OUT, LEFT_EARLY };
enum asked { ASKED, NOT_ASKED, NO_ANSWER };
enum decided { DECIDED, LEAVES };

/* What came of real dice. */
struct dice_question {
	const char *ask, *possible; /* for whom and what; the outcomes */
	completer *complete;
	void *self;
};

/* How a sitting meets its people: line by line (plain.c), or on the whole screen (full/). */
struct face {
	void (*begin)(struct sitting *s, bool resumed);
	void (*thinks)(struct sitting *s, int seat); /* a bot is going to choose */
	void (*acted)(struct sitting *s);            /* ... and has */
	bool (*pass)(struct sitting *s, int seat);   /* the device; false: they leave instead */
	enum decided (*ask)(struct sitting *s, int seat);
	/* What people rolled or drew, an empty line if the program shall; false: they leave. */
	bool (*read_outcome)(struct sitting *s, const struct dice_question *q, char line[MAX_LINE]);
	void (*say)(struct sitting *s, const char *sentence);
	void (*over)(struct sitting *s, int reader);
	void (*end)(struct sitting *s); /* nothing is asked or shown any more */
};
extern const struct face plain_face;

enum left play_on(struct sitting *s); /* until the game is over, or the people leave */
void play_automatically(struct sitting *s);
void ask_bot(const struct sitting *s, int seat, const struct bot *bot, struct answer *out);
void ask_odds(const struct sitting *s, int seat, act a, struct odds *out); /* of a legal action */
bool take_back(struct sitting *s, int seat);
void play_action(struct sitting *s, int seat, act a, bool forced); /* a legal one */

/* ---- tell.c: what happened, in sentences ---- */

void tell_news(struct sitting *s, int seat); /* what this seat has not been told yet */
void tell_all(const struct sitting *s, int seat, FILE *f);
/* Since ply `from`, with style marks, wrapped or a paragraph a line; to be freed. */
char *told_text(const struct sitting *s, int viewer, int from, bool wraps);
void tell_standing(const struct sitting *s, FILE *f);
void say_aim(const struct sitting *s, struct text *t); /* a line, and one for each seat */
void tell_scenario(const struct sitting *s, FILE *f);
void tell_aim(const struct sitting *s, FILE *f);          /* what wins, and how far each seat is */
void say_setup(const struct sitting *s, FILE *f);         /* who plays which seat */
void tell_setup(const struct sitting *s);                 /* the game, and who plays which seat */
void show_board(struct sitting *s, int seat, bool again); /* if it changed, or again */
void seat_title(const struct game *g, int seat, struct text *out);

/* ---- dice.c: chance typed in by people ---- */

enum asked ask_for_chance(struct sitting *s); /* NOT_ASKED: the program must draw this one */

void say_who_draws(const struct game *g, struct text *out); /* what people type, what stays boxed */
void drop_typed_chance(struct sitting *s); /* no more is awaited: says what was typed too much */

/* ---- turn.c: one decision of a person ---- */

enum decided ask_person(struct sitting *s, int seat);

/* ---- save.c ---- */

bool save_sitting(struct sitting *s, const char *path); /* says what is wrong */
bool load_sitting(struct sitting *s, const char *path); /* likewise */
void save_for_later(struct sitting *s);                 /* picks a name if need be, and tells it */
void print_record(struct sitting *s, FILE *f);

#endif
