/* server/table.h -- one game being arranged, played or finished, and who looks at it.
 *
 * A table is a record (docs/records.md): its head and its changes, as they are stored
 * (server/store.h), are the record's own lines, and all that a table is follows from them.
 *
 *   call -> done, and written as lines -> stored -> answered, viewers told
 *                                      -> not stored: put back as it was, refused
 *
 * Between the two the table is busy, and whoever asks waits in its queue: nobody is ever shown what
 * is not stored. */

#ifndef SERVER_TABLE_H
#define SERVER_TABLE_H

#include "core/match.h"
#include "record/dice.h"
#include "server/budgets.h"
#include "server/guard.h"
#include "server/loop.h"

enum table_state { TABLE_OPEN, TABLE_PLAYING, TABLE_OVER, TABLE_ABANDONED, TABLE_FAULT };
enum seat_kind { SEAT_FREE, SEAT_PERSON, SEAT_BOT };

enum {
	NAME_CHARACTERS = 40,
	NAME_TEXT = 4 * NAME_CHARACTERS + 1,
	CHAT_CHARACTERS = 300,
	CHAT_TEXT = 4 * CHAT_CHARACTERS + 1,
	HOOK_TEXT = 256,
	LEVEL_TEXT = 16,
	MAX_ORDERS = 4,
	VIEWERS = SEAT_NOBODY + 1, /* seats, and everybody else */
	EVERYBODY = VIEWERS,
	MAX_LINE_TEXT = RECORD_BESIDE - 8, /* of one beside the game, without its mark */
	UNLIMITED = -1,
};

/* Answers for a seat that is asked in a step, while it may. */
struct standing_order {
	act a;
	uint16_t step;
	bool until_asked; /* anything else */
	int left;         /* how many times, or UNLIMITED */
};

struct seat {
	enum seat_kind kind;
	bool is_away;      /* a bot plays for a person */
	bool is_late;      /* he has used up his grace, and has not answered in time since */
	seatset replacing; /* who would have a bot play for him */
	bool wants_end;
	char name[NAME_TEXT];
	char level[LEVEL_TEXT]; /* of the bot that plays there; "" for none */
	char luck[LUCK_TEXT];
	unsigned char hash[HASH_BYTES]; /* of a person's token */
	char hook[HOOK_TEXT];
	struct standing_order order[MAX_ORDERS];
	int orders;
};

/* All that changes, so that it can be put back. */
struct play {
	enum table_state state;
	int64_t seq; /* changes so far */
	struct seat seat[MAX_SEATS];
	int offer; /* the seat that asks to take back, or -1 */
	seatset granted;
	uint64_t started, ended;
	uint64_t asked_since;     /* when something public happened last */
	bool in_grace;            /* the time has run out once since */
	uint64_t public_print;    /* of what everybody can see */
	int64_t history[VIEWERS]; /* events that each has seen */
	char rematch[TABLE_TEXT]; /* "": none */
	char fault[FAULT_TEXT];
	int said;
	int64_t stored;            /* bytes of its changes */
	int64_t extras[MAX_SEATS]; /* those that a seat has caused besides its actions */
	uint64_t shown[VIEWERS];   /* print of the position each viewer was shown last */
	bool is_matched;           /* the match has begun */
	bool is_bare;              /* its record's prints are of positions alone */
	struct match m;
};

struct said {
	int seat;
	uint64_t at;
	char *text;
};

/* A message for those who look with these eyes, sent when the change is stored. */
struct note {
	struct note *next;
	int viewer; /* or EVERYBODY */
	size_t n;
	char text[];
};

struct call;
struct conn;

/* Seats, everybody else, and the server itself. */
enum { LANE_OTHERS = MAX_SEATS, LANE_SERVER, LANES };

struct lane {
	struct call *first, *last;
	int n;
};

/* What was agreed when it was created. */
struct terms {
	bool is_public;
	uint64_t clock; /* milliseconds for each move; 0: none */
	bool in_days;
	bool is_one_screen;     /* one person may take several seats */
	bool asks_others;       /* whether a bot shall play for who is late */
	char level[LEVEL_TEXT]; /* of bots that play for people */
	unsigned char host[HASH_BYTES];
	char previous[TABLE_TEXT]; /* "": none */
	uint64_t created;
};

/* Where its dice come from. */
struct cup {
	struct dice dice;
	unsigned char key[HASH_BYTES];
	char commitment[HASH_TEXT];
};

/* The change in the making: its lines, and what is told when it is stored. */
struct draft {
	struct text lines;
	uint64_t at;
	struct note *notes, **last_note;
};

/* What the store holds besides the record, as far as we know. */
struct listing {
	uint64_t print; /* of the table as it is listed */
	uint64_t wake;  /* 0: not known */
	bool is_new;    /* by the change in the making */
	bool is_due;    /* it was loaded because it was to be woken */
};

/* Calls: those that wait, and the one that is being run or stored. */
struct waiting {
	struct lane lane[LANES];
	int turn;
	struct call *current;
};

/* Who looks. */
struct audience {
	struct conn *conns;
	int looking[VIEWERS];
	struct timer crowd;      /* when everybody is told how many only look */
	int64_t seen[MAX_SEATS]; /* events that a seat had been sent when it was here last */
	seatset notified;        /* by webhooks, of what they are asked */
	uint64_t told;           /* print of the table as everybody was told last */
};

/* What happens by itself, and who pays. */
struct upkeep {
	struct timer timer;
	bool is_due;                   /* the timer came while it was busy */
	bool is_ours;                  /* the last change was made here */
	int thinking;                  /* the seat that a bot is asked for, or -1 */
	int advice;                    /* questions of its people to bots */
	uint64_t order_due[MAX_SEATS]; /* by world_now(); 0: none */
	uint64_t retry_at;             /* something by itself was not stored */
	uint64_t idle_since;
	uint64_t payer; /* the address in whose share its bots think */
	struct purse purse, seat_purse[MAX_SEATS];
};

struct table {
	/* Which it is: from its head, and never another. */
	char id[TABLE_TEXT];
	const struct game *g;
	struct setup how;
	struct terms terms;
	struct cup cup;
	char *head; /* its record's, as stored */

	/* How it stands. */
	struct play now, *before; /* before: while a change is not stored yet */
	struct ply *log_before;   /* of its plies, once one of them was taken back */
	int room;                 /* in the log */
	struct said *chat;
	int chat_room;
	struct draft draft;

	/* That it is here. */
	struct table *next; /* in the hash */
	int pins;           /* it is being worked on, and must stay */
	bool is_busy;       /* something is at the store, and whoever calls waits */
	bool is_new;        /* nothing of it is stored yet */
	bool needs_sync;    /* another server has changed it */
	bool is_announced;  /* and the lobby will be told */
	bool is_gone;
	struct listing listed;
	struct waiting waiting;
	struct audience audience;
	struct upkeep upkeep;
};

/* ---- change.c: the match, done here or read from the store ---------------- */

/* Each belongs to the change in the making.  A seat acts if it may, who was away coming back with
 * it; the others are known to be possible. */
enum played play_act(struct table *t, int seat, bool is_person, uint32_t stamp, act a,
					 struct why *why);
void start_match(struct table *t);
void roll_dice(struct table *t); /* all that are to be rolled now */
void resign_seat(struct table *t, int seat);
void undo_seat(struct table *t, int seat);
void end_unfinished(struct table *t);
void come_back(struct table *t, int seat); /* if a bot plays for him */

struct change;
bool read_head(struct table *t, const char *id, const char *head); /* false: not ours */
void read_stored(struct table *t, const struct change *changes);

void restart_clock(struct table *t);
void recount_history(struct table *t);
void fill_notes(const struct table *t, struct record_notes *notes);
const char *seat_word(const struct table *t, int seat); /* until the next but one */
seatset seats_asked(const struct table *t);             /* as everybody may know; chance left out */
seatset seats_pending(const struct table *t);
bool is_played_by_bot(const struct table *t, int seat);
bool is_ended(const struct table *t);
bool lacks_luck(const struct seat *s); /* a person's that is still to come */

/* ---- shelf.c: finding ---------------------------------------------------- */

struct table *find_table(const char *id); /* in memory, or NULL */
void each_table(void (*fn)(struct table *t));
void free_table(struct table *t);

/* ---- tables.c: changing, storing ----------------------------------------- */

void table_call(const char *id, struct call *c); /* loads it if need be */
void create_table(struct table *t, struct call *c);
void run_table(struct table *t);
void tables_open(void);
void tables_close(void);
void tables_news(const char *id, int64_t seq);
void fail_table(struct table *t, const char *why); /* takes it out of play */

/* Runs fn(self) for the table: if a CHECK fails in it, the table alone is taken out of play. */
void serve_table(struct table *t, void (*fn)(void *self), void *self);

/* The change in the making: begun before anything is done, true the first time; forgotten if
 * nothing was.  The log is kept before a ply is taken out of it. */
bool begin_change(struct table *t);
void forget_change(struct table *t);
void keep_log(struct table *t);

/* beside.c: writes a line of it that is not the game's, and applies it. */
void add_beside(struct table *t, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* ---- watch.c: telling those who look ------------------------------------- */

void note_position(struct table *t, int viewer, const struct events *ev, int64_t from);
void note_positions(struct table *t);
void note_table(struct table *t);
void note_chat(struct table *t, const struct said *said);
void note_orders(struct table *t, int seat);
void drop_notes(struct table *t);
void send_notes(struct table *t);
void attach_conn(struct table *t, struct conn *c);
void detach_conn(struct table *t, struct conn *c);

/* ---- clock.c: what happens by itself ------------------------------------- */

void after_change(struct table *t);
void look_after(void *table);              /* does what is due by itself */
uint64_t next_wake(const struct table *t); /* by world_now(); 0: never */
uint64_t deadline_of(const struct table *t);
bool has_lapsed(const struct table *t, int seat); /* his time is over, and what was his grace */

#endif
