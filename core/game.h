/* core/game.h -- the contract every game in this project signs.
 *
 * A game is a table of facts and pure functions over two plain structs it defines:
 *
 *   state   everything that is true; known to the referee alone
 *   view    what one seat is entitled to know
 *
 * Promises a game makes, each checked by tests/conform.c on every game:
 *
 *   1 Plain         State and view are fixed-size, without pointers or unwritten bytes; copying is
 *                   memcpy, equal positions are equal bytes.
 *   2 Pure          Only setup, apply, view and imagine write, and only to what they are given.  No
 *                   allocation, I/O, clock, floating point, globals or randomness.
 *   3 Chance        Dice and draws are actions of SEAT_CHANCE, picked by the driver: lot() says how
 *                   many equally likely tickets there are, draw() which action a ticket stands for.
 *   4 No order      A deck is a count of what is left.  (Where the rules order it, a queue.)
 *   5 One click     An action is a verb and at most three small arguments.
 *   6 Text          Every action prints and parses, by table.
 *   7 One truth     legal() offers exactly what why_not() does not forbid, in ascending order, and
 *                   both depend on nothing but the seat's view.
 *   8 Secret        A seat's view holds what it may know; imagine() makes a full state from it.
 *   9 Simultaneous  When several seats are pending, their actions commute and nobody sees them.
 *  10 Finite        Somebody can act until the game is over, after at most max_actions actions. */

#ifndef CORE_GAME_H
#define CORE_GAME_H

#include "core/base.h"
#include "core/calibration.h"
#include "core/text.h"

struct rng;
struct table_facts;
struct tuning;

enum {
	MAX_SEATS = 6,
	SEAT_CHANCE = 6, /* dice and decks act through this seat */
	SEAT_NOBODY = 7, /* a spectator: public information only */

	MAX_STATE = 4096, /* bytes */
	MAX_VIEW = 4096,
	MAX_LEGAL = 1024,
	MAX_OUTCOMES = 256,
	MAX_PARTS = 4,
	MAX_EVENTS = 128,
	MAX_VERBS = 64,
	MAX_STEPS = 64,
	MAX_OPTIONS = 8,
	MAX_ARGS = 3,
	MAX_FEATURES = 64,
	MOST_FEATURE = 2000, /* either way: weights are whole numbers, and should not be coarse */

	WHOLE_SHARE = 10000, /* a chance is so many of them */
};

typedef uint8_t seatset; /* bit i is seat i; bit 6 is chance */
#define SEAT_BIT(seat) ((seatset)(1u << (seat)))

/* ---- actions -------------------------------------------------------------
 *
 *   63      48 47      32 31      16 15       0
 *  +----------+----------+----------+----------+
 *  |   verb   |    a     |    b     |    c     |     0 is "no action"
 *  +----------+----------+----------+----------+
 *
 * Verbs are numbered from 1 and never renumbered: records outlive releases. */

typedef uint64_t act;

#define ACT(verb, a, b, c)                                                                         \
	((act)(verb) << 48 | (act)(uint16_t)(a) << 32 | (act)(uint16_t)(b) << 16 | (act)(uint16_t)(c))

static inline int act_verb(act x) { return (int)(x >> 48); }
static inline int act_a(act x) { return (int)(x >> 32 & 0xffff); }
static inline int act_b(act x) { return (int)(x >> 16 & 0xffff); }
static inline int act_c(act x) { return (int)(x & 0xffff); }
static inline int act_arg(act x, int i) { return (int)(x >> (32 - 16 * i) & 0xffff); }

/* Who may see an action, besides the seat that takes it. */
enum secrecy {
	OPEN,     /* everyone sees all of it */
	MINE,     /* the others see the verb */
	VEILED,   /* the others see nothing, not even that something was done */
	BOXED,    /* a chance action whose arguments nobody sees */
	TO_SEAT,  /* argument a names the one seat that sees the rest; the others see verb and a */
	TO_SEATS, /* likewise, argument a is a set of seats */
};

enum verb_flag {
	REVEALS = 1,  /* shows the actor something he could not know: there is no undo */
	COMMUTES = 2, /* a search may skip other orders of the same actions of this verb */
	HELD = 4, /* it takes what lies in a hand: whether it can be done is a secret of its owner */
};

/* What an argument means, and so how it is written: a row of game.names from ARG_GAME on. */
enum arg_type { ARG_NONE, ARG_NUM, ARG_SEAT, ARG_SEATS, ARG_VERB, ARG_STEP, ARG_GAME };

struct names {
	const char *type;         /* "territory": for messages */
	const char *veiled;       /* "a soldier": shown in place of a secret one */
	const char *const *word;  /* notation: one lower-case word each, unique in the table */
	const char *const *title; /* sentences: "Asia Minor"; NULL where the word will do */
	uint16_t n;
};

struct verb {
	const char *word;  /* notation: "march" */
	const char *label; /* what a button says: "March from {a} to {b}" */
	uint8_t arg[MAX_ARGS];
	uint8_t secrecy, flags;
	uint64_t steps; /* bit i: possible in step i; ignored for chance */
};

/* Texts may hold {s} the seat, {a} {b} {c} the arguments by their titles, {a#troop} a counted noun
 * ("1 troop", "3 troops"). */
struct event_info {
	const char *id, *text;
	uint8_t arg[MAX_ARGS];
};

struct clause {
	const char *id;      /* "CA-PATH" */
	const char *source;  /* where the rulebook speaks: "Game Turn 3.1" */
	const char *text;    /* the rule, in our own words */
	const char *refusal; /* the concrete obstacle, with arguments; NULL: it never forbids */
	uint8_t arg[MAX_ARGS];
};

struct step {
	const char *word;  /* "muster": for messages and tests */
	const char *phase; /* caps label: "Move" */
	const char *ask;   /* at most seven words: "Choose an army to march" */
	const char *hint;  /* one sentence more */
	const char *wait;  /* to the others: "{s} is moving armies" */
	uint8_t arg[MAX_ARGS];
};

struct option {
	const char *name, *sentence;
	const char *const *words; /* value i is written words[i]; NULL: it is a number */
	int32_t min, max, usual;
	uint8_t numbers; /* 1, or a list "4,0,2" of so many numbers, packed a byte each */
};

/* What is played and how: row i is the option scenario=words[i]; a game without that option has one
 * row. */
struct scenario_info {
	const char *title;    /* "The campaign" */
	const char *sentence; /* what it is: "Three sides, ten turns." */
	const char *aim;      /* what wins it: "Hold Rome for two turns running, with ten points." */
	const char *favoured; /* who wins more often than others, as far as that was measured */
	uint16_t least, most; /* minutes among people */
};

/* What is counted towards winning, and what that counting means. */
enum way_kind {
	WINS,          /* whoever has as much as is needed has won */
	WINS_TOGETHER, /* whoever has as much as is needed of all of these has won */
	ENDS,          /* whoever has as much as is needed brings the end near */
	SCORES,        /* points, as standing() counts them; nothing is needed */
};

struct aim_way {
	const char *word;  /* "rome" */
	const char *words; /* behind a number: "turns running in Rome" */
	uint8_t kind;
};

/* How far a seat is on a way: have of need. */
struct aim_progress {
	uint8_t seat, way;
	int16_t have, need;
};
enum { MAX_PROGRESS = 2 * MAX_SEATS };

/* ---- small results ------------------------------------------------------- */

/* Why an action is not allowed.  clause 0: it is allowed.  Otherwise a row of game.clauses, or one
 * of the refusals below that are the same for every game. */
struct why {
	uint16_t clause, a, b, c;
};

enum {
	ALLOWED = 0,
	WHY_OVER = 0xff00, /* the game is over */
	WHY_VERB,          /* no such action in this game */
	WHY_ARGUMENT,      /* an argument is out of range: a = which, b = its value */
	WHY_NOT_ASKED,     /* somebody else is awaited: a = who */
	WHY_COMMITTED,     /* this seat has chosen already */
	WHY_STEP,          /* not in this step: a = verb, b = the step now */
	WHY_CHANCE,        /* dice and draws are not for players: a = verb */
};

/* Refusals, in a form that reads well in predicates. */
static inline struct why allowed(void) { return (struct why){ 0 }; }
static inline struct why no(int clause, int a, int b, int c)
{
	return (struct why){ (uint16_t)clause, (uint16_t)a, (uint16_t)b, (uint16_t)c };
}

struct lot {
	uint16_t verb; /* the kind of chance */
	uint16_t zero;
	uint32_t tickets; /* equally likely */
};

struct outcome {
	act act;
	uint32_t weight; /* probability = weight / sum of weights */
};

struct prompt {
	uint16_t step, a, b, c; /* a row of game.steps and its arguments */
};

/* One thing that happened, for logs and animation.  Never read by rules.  Arguments whose bit is
 * set in `veil` (1 = a, 2 = b, 4 = c) are for the seats in `sees` only; bit 8 hides it all. */
struct event {
	uint16_t kind, a, b, c;
	uint8_t seat, veil;
	seatset sees;
	uint8_t zero;
};
enum { VEILED_ARG = 0xffff }; /* what others see in place of a veiled argument */
enum { VEIL_A = 1, VEIL_B = 2, VEIL_C = 4, VEIL_ALL = 8 };

struct events {
	int n;
	struct event e[MAX_EVENTS];
};

struct standing {
	bool over;
	int16_t points[MAX_SEATS];
	uint8_t place[MAX_SEATS]; /* 1 is best, ties share; 0 for empty seats; valid at any time */
};

/* What a learned judge looks at: named numbers for each seat, and whose they are worth comparing.
 * Behind the seats is a row of what speaks for nobody, for games that nobody may win. */
enum { WHOLE_GAME = 256, ROW_NOBODY = MAX_SEATS, MAX_ROWS = MAX_SEATS + 1 };

struct feature {
	const char *id;       /* "escort": a row of the table of weights */
	const char *sentence; /* what it counts: "troops with the leader" */
};

struct glance {
	int16_t f[MAX_ROWS][MAX_FEATURES]; /* n_features of each row that may win are written */
	seatset may_win;                   /* rows; bit 6 is nobody */
	uint8_t table;                     /* whose weights: by number of seats, or scenario */
	int16_t left;                      /* of WHOLE_GAME: the part of the game still to come */
};

/* A view as numbers, for programs that learn: elements of the view, each whole or cut into parts of
 * some bits, lowest first.  core/planes.h has rows for them. */
enum plane_kind {
	PLANE_COUNT, /* more is more */
	PLANE_FLAG,  /* 0 or 1: a member of a set */
	PLANE_NAME,  /* one of several: a card, a place; -1 or the highest may mean none */
};

struct plane {
	const char *word;
	uint8_t kind;
	uint8_t bytes;          /* of an element: 1, 2, 4, or 8 for flags */
	uint8_t parts, bits;    /* numbers in each, of so many bits; the sign counts if low < 0 */
	uint16_t offset;        /* of the first in the view */
	uint16_t n;             /* elements one behind another, */
	uint16_t times, stride; /* that so often, so many bytes apart */
	int16_t low, high;
};

/* A unit of a feature is worth plain + left * early / WHOLE_GAME. */
struct weight {
	int16_t plain, early;
};

struct setup {
	uint8_t seats;
	int32_t option[MAX_OPTIONS]; /* by row of game.options */
};

/* ---- the contract -------------------------------------------------------- */

struct game {
	const char *id, *title, *blurb;
	uint16_t rules; /* bump when an old record would play differently */
	uint8_t min_seats, max_seats, usual_seats;
	bool open; /* nothing is secret: the view is the state, view() and imagine() are NULL */
	bool nobody_may_win; /* no seat, that is: game_judge() keeps back the chance of that */
	uint16_t state_size, view_size;
	uint16_t own_offset, own_size; /* each seat's secrets in the state, one block after another */
	uint16_t box_offset, box_size; /* secrets that belong to nobody */
	uint16_t max_legal;            /* longest list of legal actions */
	uint16_t max_outcomes;         /* most different outcomes of one lot */
	uint32_t max_actions;          /* longest game, chance included, whatever the options */

	const struct verb *verbs; /* row 0 is "no action" */
	const struct event_info *events;
	const struct clause *clauses; /* row 0 is "allowed" */
	const struct step *steps;
	const struct names *names; /* by arg_type; ARG_SEAT is the seats */
	const struct option *options;
	int n_verbs, n_events, n_clauses, n_steps, n_names, n_options;
	const struct scenario_info *scenarios; /* NULL: nobody has said anything about it */
	const struct aim_way *ways;            /* for aim(); may be NULL */
	int n_ways;
	const struct tuning *tuning;    /* how bots search it; NULL: as any game */
	const struct calibration *fits; /* what its judge's words are worth; may be NULL */
	const uint8_t *results; /* kinds of events that say how something came out; may be NULL */
	int n_results;
	const char *const *parts; /* what points are made of, for parts_of(); may be NULL */
	int n_parts;
	const struct feature *features; /* for glance(); may be NULL */
	const struct weight *weights; /* learned: n_tables times n_features; NULL: nothing yet.  A copy
								   * of the game with others is the game with another judge */
	const struct weight *by_hand; /* the judge before, to be beaten; NULL: judge() was that */
	int n_features, n_tables;
	const struct plane *planes; /* everything in a view; may be NULL, then nothing is observed */
	int n_planes;
	uint16_t max_number; /* the highest ARG_NUM in an action of a player */

	/* Play.  apply() may assume that the action is legal; ev may be NULL. */
	struct why (*setup)(void *state, const struct setup *how);
	seatset (*pending)(const void *state); /* who can act; 0: the game is over */
	seatset (*asked)(const void *state);   /* the same, but public: with those who have committed */
	struct prompt (*prompt)(const void *state, int seat);
	int (*legal)(const void *state, int seat, act *out);
	struct why (*why_not)(const void *state, int seat, act a); /* see game_why_not() */
	struct lot (*lot)(const void *state);
	act (*draw)(const void *state, uint32_t ticket); /* alike tickets are neighbours */
	void (*apply)(void *state, int seat, act a, struct events *ev);
	void (*standing)(const void *state, struct standing *out);

	/* Secrets.  imagine() sees a view and nothing else: bots cannot cheat. */
	void (*view)(const void *state, int seat, void *view);
	void (*imagine)(void *state, const void *view, int seat, struct rng *r);

	/* For clients, bots and tests. */
	void (*show)(const void *view, int seat, struct text *json); /* members of an open object */
	void (*board)(const void *view, int seat, struct text *out); /* for a terminal, 120 columns */
	/* Chances to win, of WHOLE_SHARE, by a rule of thumb: the judge where none was learned, the one
	 * to beat where one was (unless that is `by_hand`).  Asked through game_judge(). */
	void (*judge)(const void *state, int32_t share[MAX_SEATS]);
	const char *(*audit)(const void *state); /* NULL, or the invariant that is broken */

	/* Optional: seats allowed under these options (a scenario may narrow them). */
	void (*seats_for)(const struct setup *how, int *min, int *max);

	/* Optional: one of the legal actions, all equally likely, without listing them. */
	act (*pick)(const void *state, int seat, struct rng *r);

	/* Optional: each number of its tables that rules read, for opening_hash(). */
	void (*facts)(struct table_facts *out);

	/* Optional: whether an action of a player, with arguments in range, is possible in any position
	 * at all.  Narrows game_actions(). */
	bool (*is_conceivable)(act a);

	/* Optional: what lies in its box, for clients and tools: members of an open object. */
	void (*components)(struct text *json);

	/* Optional, with `ways`: how far each seat is, from what this one may know; how many rows. */
	int (*aim)(const void *view, int seat, struct aim_progress out[MAX_PROGRESS]);

	/* Optional, with `parts`: a seat's points in standing(), part by part. */
	void (*parts_of)(const void *state, int seat, int16_t part[MAX_PARTS]);

	/* Optional, with `features`: what a judge may learn from, while the game is not over. */
	void (*glance)(const void *state, struct glance *out);
};

/* ---- derived from the tables: no game writes these ------------------------ */

/* Secrecy, also for open games. */
size_t view_size_of(const struct game *g);
void game_view(const struct game *g, const void *state, int seat, void *view);
void game_imagine(const struct game *g, void *state, const void *view, int seat, struct rng *r);

/* Why not?  Answers for any seat and any action, however absurd.  The game's own why_not() is asked
 * only by a pending seat, about one of its verbs, in a step of that verb, with arguments in range.
 */
struct why game_why_not(const struct game *g, const void *state, int seat, act a);
/* Whether all can know what a pending seat could do: they know its step, and no verb of that takes
 * from a hand. */
bool game_is_choice_open(const struct game *g, const void *state, int seat);
bool game_allows(const struct game *g, const void *state, int seat, act a);

/* Chance. */
int game_outcomes(const struct game *g, const void *state, struct outcome *out); /* MAX_OUTCOMES */
bool game_can_happen(const struct game *g, const void *state, act a);

/* Whether people may roll or draw this kind of chance themselves, with real dice and cards: only if
 * nothing of the same stock (an argument's type) is ever drawn unseen, for what is left of a stock
 * tells what has been taken from it. */
bool game_is_drawn_unseen(const struct game *g, int type);
bool game_may_people_draw(const struct game *g, int verb);
/* Each seat's chance to win, of WHOLE_SHARE; what is missing is nobody's.  Exact once the game is
 * over, else by what was learned, else by the game's rule of thumb. */
void game_judge(const struct game *g, const void *state, int32_t share[MAX_SEATS]);
/* The same game with the judge that was before anything was learned. */
struct game game_judged_by_hand(const struct game *g);

/* Numbers for programs (numbers.c).  An observation is who looks, a flag for each seat of the game,
 * then all planes of his view; it tells as much as the view.  game_actions() lists whatever players
 * can ever do, ascending: the place in it is an action's index.  It returns how many there are,
 * and writes no more than `room`. */
int observation_size(const struct game *g); /* 0: the game has no planes */
int plane_size(const struct plane *p);
void game_observe(const struct game *g, const void *view, int seat, int16_t *out);
int game_actions(const struct game *g, act *out, int room);
int arg_count(const struct game *g, int type); /* values of an argument, from 0 */

/* Redaction: the action and the event as this viewer sees them, what is hidden from him being
 * VEILED_ARG; 0 and false: not at all. */
act act_seen_by(const struct game *g, int actor, act a, int viewer);
bool event_seen_by(struct event *e, int viewer);

/* Text.  The parser explains what is wrong in `error`, a sentence. */
void act_text(const struct game *g, act a, struct text *out);
bool act_parse(const struct game *g, const char *text, act *out, struct text *error);
void act_label(const struct game *g, act a, struct text *out);
void event_text(const struct game *g, const struct event *e, struct text *out);
void why_text(const struct game *g, struct why w, struct text *out);
const char *why_clause(const struct game *g, struct why w); /* its id, or "" */
void prompt_ask(const struct game *g, struct prompt p, struct text *out);
void prompt_hint(const struct game *g, struct prompt p, struct text *out);
void prompt_wait(const struct game *g, struct prompt p, int seat, struct text *out);
void arg_word(const struct game *g, int type, int value, struct text *out);
void arg_title(const struct game *g, int type, int value, struct text *out);
bool arg_parse(const struct game *g, int type, const char *word, int *value, struct text *error);
int seat_parse(const struct game *g, const char *word); /* -1: no such seat; knows "chance" */

int scenario_row(const struct game *g); /* the option of that name; -1: there is none */
/* The row of `scenarios` that this setup plays; NULL: it has none. */
const struct scenario_info *game_scenario(const struct game *g, const struct setup *how);

/* Options and seats, as people write them: "seats=3", "scenario=short". */
struct setup game_usual(const struct game *g);
bool option_parse(const struct game *g, const char *text, struct setup *how, struct text *error);
bool seats_parse(const char *word, struct setup *how, struct text *error);
bool setup_parse(const struct game *g, const char *word, struct setup *how, struct text *error);
void option_text(const struct game *g, int row, int32_t value, struct text *out);
void game_seats(const struct game *g, const struct setup *how, int *min, int *max);
/* A scenario may be for so many seats only: where one of the two was chosen the other follows. */
void game_reconcile(const struct game *g, bool chose_seats, bool chose_scenario, struct setup *how);
bool game_start(const struct game *g, const struct setup *how, void *state, struct text *error);

/* ---- for rules ------------------------------------------------------------ */

/* Tables as numbers and words, one after another (opening.c). */
struct table_facts {
	uint64_t hash;
};
void fact(struct table_facts *out, uint64_t n);
void fact_word(struct table_facts *out, const char *word);
void fact_bytes(struct table_facts *out, const uint8_t *bytes, int n);

/* Playouts and searches want no events: then they are not even put together. */
#define emit(ev, ...) ((ev) ? add_event((ev), __VA_ARGS__) : (void)0)

static inline void add_event(struct events *ev, struct event e)
{
	CHECK(ev->n < MAX_EVENTS);
	ev->e[ev->n++] = e;
}

#endif
