/* record/record.h -- games as text: the one record format of every game, read and written.
 *
 *     rubicon record 1
 *     game: tic-tac-toe
 *     rules: 1
 *     seats: 2
 *     player cross: Anna
 *     start ;2fa7 =0123456789abcdef
 *     1 cross mark b2 ;93c1
 *     2 nought mark a1 ;08e4
 *     adjourned
 *
 * docs/records.md says all of it.  A record rebuilds a match from its setup and its plies; whatever
 * it claims besides, fingerprints and result, is checked against the replay.
 *
 * Nothing here allocates or does I/O.  To save a match, write its parts one after another:
 *
 *     char buf[RECORD_PART];
 *     for (int part = 0; part < record_parts(m); part++) {
 *         struct text t = text_in(buf, sizeof buf);
 *         record_part(m, &notes, part, &t);
 *         fwrite(buf, 1, t.len, file);
 *     }
 *
 * To load one, feed its bytes in pieces of any size:
 *
 *     struct record_reader r;
 *     record_open(&r, m, log, cap);
 *     while ((n = fread(buf, 1, sizeof buf, file)) > 0 && record_feed(&r, buf, n))
 *         continue;
 *     if (!record_close(&r))
 *         puts(r.error); // a sentence: "Line 9: ..." */

#ifndef RECORD_RECORD_H
#define RECORD_RECORD_H

#include "core/match.h"

enum {
	RECORD_FORMAT = 1,
	RECORD_LINE = 256,    /* bytes in a line, at most, its end not counted */
	RECORD_BESIDE = 2048, /* in one that tells what happened beside the game */
	RECORD_NAME = 64,     /* a player's or a bot's name, with its NUL */
	RECORD_TAGS = 1024,   /* all free tags together, with their NUL */
	RECORD_PART = 4096,   /* room enough for any part */
	RECORD_ERROR = 512,
};

/* What a record says besides the game.  All zero: nothing. */
struct record_notes {
	char player[MAX_SEATS][RECORD_NAME]; /* people's names; "" for none */
	char bot[MAX_SEATS][RECORD_NAME];    /* which bot plays the seat; "" for none */
	bool is_bare; /* without the hash of the opening, for which rules are run: they have failed */
	bool has_seed;
	uint64_t seed;          /* what fate_seeded() was given */
	char tags[RECORD_TAGS]; /* "key: value" lines; see record_tag() */
};

/* Adds a free tag ("date", "2024-03-15"); false: no such key is possible, or there is no room. */
bool record_tag(struct record_notes *notes, const char *key, const char *value);

/* ---- writing --------------------------------------------------------------- */

int record_parts(const struct match *m); /* head, each ply, tail */
void record_part(const struct match *m, const struct record_notes *notes, int part,
				 struct text *out);
void record_write(const struct match *m, const struct record_notes *notes, struct text *out);

/* Line by line, for whoever keeps a record while it is being played.  The head first, as far as it
 * is known when people come together; then, when they begin, by which rules, who they are, and
 * 'start'; then what happens.  `is_bare`: its start line was written so. */
void record_set_up(const struct game *g, const struct setup *how, struct text *out);
void record_beginning(const struct match *m, const struct record_notes *notes, struct text *out);
void record_ply(const struct match *m, int i, bool is_bare, struct text *out);
void record_resignation(const struct game *g, int seat, struct text *out);
void record_undo(const struct game *g, int seat, struct text *out);
void record_tail(const struct match *m, struct text *out); /* how it ended, if it has */

/* ---- reading --------------------------------------------------------------- */

enum record_fault {
	RECORD_OK,
	RECORD_NOT_ONE,       /* the first line is not a record's */
	RECORD_OTHER_FORMAT,  /* a format this program does not read */
	RECORD_BAD_BYTE,      /* NUL, another control character, broken UTF-8 */
	RECORD_LONG_LINE,     /* more than RECORD_LINE bytes */
	RECORD_BAD_HEADER,    /* a header line is malformed, missing, twice, or out of place */
	RECORD_UNKNOWN_GAME,  /* no game of that id */
	RECORD_NEWER_RULES,   /* played by rules this program does not know yet */
	RECORD_BAD_OPTION,    /* no such option, or not a value of it */
	RECORD_BAD_SETUP,     /* the game does not start so: too many seats, options that clash */
	RECORD_UNKNOWN_SEAT,  /* no seat of that name */
	RECORD_BAD_LINE,      /* a line of play that cannot be read */
	RECORD_WRONG_NUMBER,  /* plies are counted 1, 2, 3 ... */
	RECORD_WRONG_SEAT,    /* somebody else is awaited */
	RECORD_BAD_ACTION,    /* not the notation of an action */
	RECORD_ILLEGAL,       /* an action the rules refuse */
	RECORD_IMPOSSIBLE,    /* chance cannot bring this */
	RECORD_DIVERGED,      /* the position is another than the recorded one */
	RECORD_OTHER_OPENING, /* it began on another board, with another deck, table or option */
	RECORD_TOO_LONG,      /* more plies than there is room for */
	RECORD_WRONG_RESULT,  /* the replay ended otherwise */
	RECORD_WRONG_END,     /* 'end' before the game is over, or 'adjourned' after it */
	RECORD_TRUNCATED,     /* neither 'end' nor 'adjourned' came */
	RECORD_AFTER_THE_END, /* more text behind it */
};

/* What a line has done to the match. */
enum record_change {
	RECORD_STARTED,
	RECORD_PLAYED,
	RECORD_RESIGNED,
	RECORD_UNDONE,
	RECORD_UNDONE_UNSEEN, /* nobody else had noticed what was taken back */
	RECORD_ENDED,
};

struct record_reader {
	struct match *m;
	struct record_notes notes;
	enum record_fault fault;
	char error[RECORD_ERROR]; /* a sentence with the line's number */
	int line;                 /* being read, from 1 */
	int rules;                /* the record's; below game.rules: an older one */
	int undone;               /* plies that were taken back */
	int prints;               /* fingerprints that were there and agreed, theirs included */
	seatset results;          /* seats whose result was there and agreed */
	bool opening;             /* the whole opening's hash was there and agreed */
	bool started;             /* the match can be used */
	bool done;                /* the last line has come */
	bool stopped;             /* at stop_at; the rest was not read */

	/* For the caller to set between record_open() and the first record_feed(). */
	int stop_at; /* read no further than this ply; -1: all of it */
	/* Each may be NULL.  The opening comes as ply 0, without events.  What a line beside the game
	 * holds after its '~' is the listener's: false, and it is refused. */
	void (*on_change)(void *self, enum record_change what, int seat, const struct events *ev);
	bool (*on_beside)(void *self, char *line);
	void *self;

	/* The reader's own. */
	const struct game *g;
	struct setup how;
	struct ply *log;
	int cap; /* of that log, at the start */
	int place, agreed;
	seatset named, botted;
	bool has_seats, has_opening;
	unsigned keys;
	unsigned options; /* by row: said already */
	size_t len;
	char text[RECORD_BESIDE + 1];
	struct events events;
};

/* A program that keeps engines of older rules says so here; it returns NULL where it has none, and
 * then a record is read by today's rules for as long as it agrees with them. */
extern const struct game *(*game_of_older_rules)(const char *id, int rules);

/* The match needs no start: the record gives it.  A log of g->max_actions plies is always enough.
 */
void record_open(struct record_reader *r, struct match *m, struct ply *log, int cap);
bool record_feed(struct record_reader *r, const char *bytes, size_t n); /* false: see r->error */
bool record_close(struct record_reader *r); /* no more bytes: is this a whole record? */

/* In place of record_open: the next line is read of a record whose match stands as it does.
 * `has_opening`: its prints are those of a record that tells the whole opening. */
void record_resume(struct record_reader *r, struct match *m, bool has_opening, bool is_done);

#endif
