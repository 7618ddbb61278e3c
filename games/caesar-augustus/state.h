/* games/caesar-augustus/state.h -- the whole truth, and the questions every chapter asks of it. */

#ifndef GAMES_CAESAR_AUGUSTUS_STATE_H
#define GAMES_CAESAR_AUGUSTUS_STATE_H

#include "games/caesar-augustus/caesar-augustus.h"

/* ---- tables ---------------------------------------------------------------- */

enum { ARG_TERRITORY = ARG_GAME, ARG_ARMY, ARG_KIND, ARG_ORDER, ARG_HOLDER, ARG_FACE, N_NAMES };
enum { HIDDEN, SHOWN }; /* ARG_FACE: whether the soldier sent was one known to all */
enum { OPTION_LEPIDUS, OPTION_TURNS, OPTION_CAPTURE, N_OPTIONS };

enum {
	ARMY_LIMIT = 3,   /* soldiers in an army, between draws */
	DRAFT_DRAWS = 2,  /* an army's own draw in a Draft, and the general's bonus */
	RED_SOLDIERS = 3, /* Setup 8 */
	USUAL_TURNS = 10,
	MOST_TURNS = 20,
	ITALY_VP = 10,
};

#define ALL_TERRITORIES ((uint32_t)BIT(CA_TERRITORIES) - 1)
#define ITALY_BIT       ((uint32_t)BIT(CA_ITALY))

extern const uint32_t ca_adjacent[CA_TERRITORIES];
extern const uint8_t ca_deck[CA_KINDS];
extern const uint8_t ca_majority[CA_SEATS + 1]; /* by number of seats */
extern const struct names ca_names[N_NAMES];
extern const struct option ca_options[N_OPTIONS];
extern const struct scenario_info ca_scenarios[];
enum way_id { WAY_POINTS, N_WAYS };
extern const struct aim_way ca_ways[N_WAYS]; /* aim.c */
int ca_aim(const void *view, int seat, struct aim_progress out[MAX_PROGRESS]);
extern const struct tuning ca_tuning;      /* tuning.c */
extern const struct calibration ca_fits[]; /* fits.c */

/* ---- the state --------------------------------------------------------------- */

struct box {
	ca_hand red;
	uint8_t deck[CA_KINDS];
	uint8_t returned[CA_SOLDIERS]; /* 1 + kind; 0 behind the last */
	uint8_t zero[3];
};

struct state {
	struct ca_public pub;
	struct ca_private own[CA_SEATS];
	struct box box;
};

_Static_assert(sizeof(struct ca_public) == 264 && sizeof(struct ca_private) == 10 &&
				   sizeof(struct box) == 102 && sizeof(struct state) == 416 &&
				   sizeof(struct ca_view) == 368,
			   "no byte of state or view is padding");

/* ---- hands: an octal digit per kind --------------------------------------------- */

static inline ca_hand one_of(int kind) { return (ca_hand)(1u << 3 * kind); }
static inline int count_kind(ca_hand h, int kind) { return h >> 3 * kind & 7; }
static inline int count_hand(ca_hand h) { return h % 7; } /* a sum of octal digits below 7 */

/* 1 x Levies + 2 x Auxiliaries + ... */
static inline int strength(ca_hand h)
{
	return (h & 7) + 2 * (h >> 3 & 7) + 3 * (h >> 6 & 7) + 4 * (h >> 9 & 7) + 5 * (h >> 12);
}

static inline unsigned kinds_in(ca_hand h)
{
	unsigned set = 0;

	for (int kind = 0; kind < CA_KINDS; kind++)
		set |= (unsigned)(count_kind(h, kind) != 0) << kind;
	return set;
}

/* ---- seats and armies -------------------------------------------------------------- */

static inline uint32_t bit(int territory) { return (uint32_t)1 << territory; }

/* Brutus and Cassius are allied throughout. */
static inline seatset friends_of(int seat)
{
	return seat == CA_BRUTUS || seat == CA_CASSIUS
			   ? (seatset)(SEAT_BIT(CA_BRUTUS) | SEAT_BIT(CA_CASSIUS))
			   : SEAT_BIT(seat);
}

/* The Senate of nobody's (SEAT_NOBODY) opposes everyone. */
static inline bool is_opposing(int seat, int other)
{
	return !(friends_of(seat) & SEAT_BIT(other));
}

static inline int seat_after(const struct state *s, int seat)
{
	return seat + 1 < s->pub.seats ? seat + 1 : 0;
}

/* Army I-IV of a seat, or the Senate's. */
static inline int army_of(int seat, int number)
{
	return number == CA_RED_NUMBER ? CA_RED_ARMY : seat * CA_NUMBERS + number;
}

static inline int number_of(int army)
{
	return army == CA_RED_ARMY ? CA_RED_NUMBER : army % CA_NUMBERS;
}

/* Whose the army is to lead: SEAT_NOBODY for a Senate of nobody's. */
static inline int commander_of(const struct state *s, int army)
{
	return army == CA_RED_ARMY ? s->pub.controller : army / CA_NUMBERS;
}

/* A commander's name in sentences. */
static inline uint16_t holder(int seat) { return (uint16_t)(seat < CA_SEATS ? seat : CA_RED); }

/* Which side of the battle a seat fights on. */
static inline int side_of(const struct ca_battle *b, int seat)
{
	return b->seat[CA_ATTACKER] == seat ? CA_ATTACKER : CA_DEFENDER;
}

static inline ca_hand *hand_at(struct state *s, int army)
{
	return army == CA_RED_ARMY ? &s->box.red : &s->own[army / CA_NUMBERS].army[army % CA_NUMBERS];
}

static inline ca_hand hand_of(const struct state *s, int army)
{
	return army == CA_RED_ARMY ? s->box.red : s->own[army / CA_NUMBERS].army[army % CA_NUMBERS];
}

static inline void tell(struct events *ev, int kind, int seat, int a, int b, int c)
{
	if (ev)
		emit(ev, (struct event){ .kind = (uint16_t)kind,
								 .seat = (uint8_t)seat,
								 .a = (uint16_t)a,
								 .b = (uint16_t)b,
								 .c = (uint16_t)c });
}

/* What forbids a verb, what it does and what a step offers is declared by the rows (core/rows.h).
 *
 * ---- places.c: sets of territories ------------------------------------------------- */

struct places {
	uint32_t own, allied, opposing; /* where armies stand, as one seat sees them */
};

struct places ca_places(const struct state *s, int seat);
uint32_t ca_armies(const struct state *s);
uint32_t ca_neighbours(uint32_t set);
uint32_t ca_friendly(const struct state *s, int seat); /* popularity: CA-FRIENDLY */
int ca_army_at(const struct state *s, int territory);  /* or CA_ARMIES */
int ca_opposing_army_at(const struct state *s, int seat, int territory);

/* ---- generals.c ---------------------------------------------------------------------- */

uint32_t ca_open_to_general(const struct state *s, int seat);
void ca_capture(struct state *s, int captor, int seat, struct events *ev);
void ca_capture_at(struct state *s, int captor, int territory, struct events *ev);

/* ---- march.c --------------------------------------------------------------------------- */

bool ca_start_move(struct state *s);
void ca_capture_on_way(struct state *s, int seat, int from, int to, struct events *ev); /* way.c */

/* ---- recruit.c: Draft and Army ------------------------------------------------------------ */

enum drawn { DRAWN, AWAITED, NONE_LEFT };

enum drawn ca_draw(struct state *s, int army, struct events *ev); /* AWAITED: chance must act */
void ca_take_from_deck(struct state *s, int kind, struct events *ev);
int ca_drawing_army(const struct state *s);
bool ca_start_draft(struct state *s, struct events *ev);
void ca_after_draft_draw(struct state *s, struct events *ev);
int ca_returning_army(const struct state *s);
bool ca_start_raising(struct state *s);
uint32_t ca_raise_sites(const struct state *s, int seat);
void ca_after_levy_draw(struct state *s, struct events *ev);

/* ---- senate.c: Bribe, elections, suppression ------------------------------------------------ */

enum bribing { BRIBED_AT_ONCE, BRIBE_ASKED, BRIBE_FORFEIT };
enum bribing ca_start_bribe(struct state *s, struct events *ev);
unsigned ca_bribable(const struct state *s, int seat);
void ca_elect(struct state *s, struct events *ev);
bool ca_must_inspect(const struct state *s);
void ca_suppress(struct state *s, struct events *ev);

/* ---- battle.c -------------------------------------------------------------------------------- */

void ca_start_battle(struct state *s, int army, int from, bool escorted, struct events *ev);
uint32_t ca_retreats(const struct state *s);
void ca_send(struct state *s, int kind, int face, struct events *ev);
act ca_draw_red(const struct state *s, uint32_t ticket);
void ca_end_battle(struct state *s, struct events *ev); /* victory.c */
void ca_decide(struct state *s, struct events *ev);     /* victory.c: after the rallies */

/* ---- setup.c, flow.c ----------------------------------------------------------------------------
 */

struct why ca_setup(void *state, const struct setup *how);
void ca_start_turn(struct state *s, struct events *ev);
void ca_after_general(struct state *s, struct events *ev);
void ca_end_action(struct state *s, struct events *ev);
void ca_end_turn(struct state *s, struct events *ev);
seatset ca_pending(const void *state);
seatset ca_asked(const void *state);
struct prompt ca_prompt(const void *state, int seat);

/* ---- score.c, view.c, show.c, board.c, judge.c, audit.c
 * -------------------------------------------- */

int ca_territories(const struct ca_public *pub, int seat); /* controlled, RED included */
int ca_points(const struct ca_public *pub, int seat);
void ca_standing(const void *state, struct standing *out);
enum { CA_PARTS = 3 };
extern const char *const ca_parts[CA_PARTS];
void ca_parts_of(const void *state, int seat, int16_t part[MAX_PARTS]);
void ca_view(const void *state, int seat, void *view);
void ca_imagine(void *state, const void *view, int seat, struct rng *r);
void ca_tables(struct table_facts *out);
enum { CA_PLANES = 42 };
extern const struct plane ca_planes[CA_PLANES];

void ca_show(const void *view, int seat, struct text *json);
void ca_board(const void *view, int seat, struct text *out);
void ca_judge(const void *state, int32_t share[MAX_SEATS]);
/* Hundredths of a point; `after` is the turn's end, if nothing else happened. */
int ca_worth(const struct state *s, const struct state *after, int seat);
const char *ca_audit(const void *state);

/* ---- glance.c: what a judge learns from ---------------------------------------------------------
 */

enum feature_id {
#define FEATURE(id, ...) F_##id,
#include "games/caesar-augustus/features.def"
#undef FEATURE
	N_FEATURES
};
enum { N_TABLES = 4 }; /* one for each number of seats */
extern const struct feature ca_features[N_FEATURES];
extern const struct weight ca_learned[N_TABLES * N_FEATURES];
void ca_glance(const void *state, struct glance *out);

#endif
