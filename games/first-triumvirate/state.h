/* games/first-triumvirate/state.h -- the state, and what the chapters share.
 *
 * Troops have no names: a hex knows how many of each force stand in it, and how many of those of
 * the player on turn have moved, so that any order of the same marches ends in the same bytes.
 *
 *    15  14  12 11   9 8    6 5    3 2    0
 *   +---+------+------+------+------+------+
 *   | 0 | moved| Rome |Pompey|Caesar|Crass.|      one cell
 *   +---+------+------+------+------+------+ */

#ifndef GAMES_FIRST_TRIUMVIRATE_STATE_H
#define GAMES_FIRST_TRIUMVIRATE_STATE_H

#include "games/first-triumvirate/first-triumvirate.h"

enum phase { FIRST, MOVE, STRIDE, TOKENS, FIGHTS, DICE, ACQUIRING, LOYALTY, LAPSE, OVER };

enum feature_id {
#define FEATURE(id, ...) F_##id,
#include "games/first-triumvirate/features.def"
#undef FEATURE
	N_FEATURES
};

enum { ARG_HEX = ARG_GAME, ARG_FORCE, ARG_DIE, N_NAMES };

enum option_id { OPT_ROME, OPT_TOKEN, OPT_SEA, OPT_LIMIT, N_OPTIONS };

enum {
	MAX_CONQUESTS = 4, /* FT-CONQUEST */
	VIGIL = 4,         /* FT-ROME: turns to end in Rome */
	D6 = 6,
	D8 = 8,
	D20 = 20,
	MAX_DICE = MAX_STACK + 1, /* FT-D8: a die for each troop and one for the leader */
	MAX_TOKEN = 20,
	MAX_TURNS = 600,
	CELL_BITS = 3,
	CELL_MASK = 7,
	MOVED_SHIFT = N_FORCES * CELL_BITS,
	TROOPS_MASK = (1 << MOVED_SHIFT) - 1,
	SET_WORDS = (N_HEXES + 63) / 64,
};

struct hexset {
	uint64_t w[SET_WORDS];
};

enum side { ATTACK, DEFENCE, N_SIDES };

struct state {
	struct hexset where[FT_SEATS]; /* hexes with troops of each player */
	uint16_t cell[N_HEXES];
	uint16_t leader[FT_SEATS]; /* NO_HEX: he is dead */
	uint16_t popularity[FT_SEATS];
	uint16_t battle; /* the hex fought for, or NO_HEX */
	uint16_t turns;  /* taken */
	uint16_t limit;
	uint8_t conquests[FT_SEATS];
	uint8_t vigil[FT_SEATS];         /* turns in a row ended in Rome */
	uint8_t fallen[FT_SEATS];        /* 0: lives; else one more than had died before him */
	uint8_t die[N_SIDES][MAX_DICE];  /* rolled so far, highest first */
	uint8_t rolled[N_SIDES];         /* how many */
	uint8_t phase, turn, winner;     /* winner: NONE until there is one, and in a draw */
	uint8_t acted, stride, parade;   /* leader has acted; hexes he may go; tokens to draw */
	uint8_t civil_war;               /* FT-RUBICON */
	uint8_t held, sea_troops, token; /* options */
	uint8_t zero[7];
};

_Static_assert(sizeof(struct state) == 1008, "no byte of the state is unwritten");

/* ---- asking ---------------------------------------------------------------------------------- */

static inline int count_troops(const struct state *s, int hex, int force)
{
	return s->cell[hex] >> CELL_BITS * force & CELL_MASK;
}

static inline int count_moved(const struct state *s, int hex)
{
	return s->cell[hex] >> MOVED_SHIFT;
}

/* Troops of everyone but this force, still packed: not zero if there are any. */
static inline int others_in(const struct state *s, int hex, int force)
{
	return s->cell[hex] & TROOPS_MASK & ~(CELL_MASK << CELL_BITS * force);
}

/* The one force besides this one in a hex; NONE if there is none. */
static inline int find_other(const struct state *s, int hex, int force)
{
	int others = others_in(s, hex, force);

	return others ? lowest_bit((uint64_t)others) / CELL_BITS : NONE;
}

static inline bool has_troops(const struct state *s, int seat)
{
	uint64_t any = 0;

	for (int i = 0; i < SET_WORDS; i++)
		any |= s->where[seat].w[i];
	return any;
}

static inline bool is_alive(const struct state *s, int seat) { return s->leader[seat] != NO_HEX; }
static inline bool is_water(int hex) { return ft_hex[hex].terrain != LAND; }
static inline bool is_italy(int hex) { return ft_hex[hex].italy == ITALY; }

/* FT-WATER: who may enter water. */
static inline bool can_sail(int seat) { return seat == POMPEY; }
static inline bool can_leader_sail(const struct state *s, int seat)
{
	return seat == POMPEY && !s->sea_troops;
}

/* ---- writing --------------------------------------------------------------------------------- */

static inline bool has_hex(const struct hexset *set, int hex)
{
	return set->w[hex / 64] >> hex % 64 & 1;
}
static inline void add_hex(struct hexset *set, int hex) { set->w[hex / 64] |= BIT(hex % 64); }
static inline void drop_hex(struct hexset *set, int hex) { set->w[hex / 64] &= ~BIT(hex % 64); }

static inline void put_troops(struct state *s, int hex, int force, int n)
{
	unsigned others = s->cell[hex] & ~((unsigned)CELL_MASK << CELL_BITS * force);

	s->cell[hex] = (uint16_t)(others | (unsigned)n << CELL_BITS * force);
	if (force == ROME)
		return;
	if (n)
		add_hex(&s->where[force], hex);
	else
		drop_hex(&s->where[force], hex);
}

static inline void tell(struct events *ev, int kind, int seat, int a, int b, int c)
{
	if (ev)
		emit(ev, (struct event){ .kind = (uint16_t)kind,
								 .a = (uint16_t)a,
								 .b = (uint16_t)b,
								 .c = (uint16_t)c,
								 .seat = (uint8_t)seat });
}

/* data.c */
extern const struct hexset ft_land;
extern const struct names ft_names[N_NAMES];
extern const struct option ft_options[N_OPTIONS];
extern const struct scenario_info ft_scenarios[];
enum way_id { WAY_ROME, WAY_RIVALS, N_WAYS };
extern const struct aim_way ft_ways[N_WAYS]; /* aim.c */
int ft_aim(const void *view, int seat, struct aim_progress out[MAX_PROGRESS]);
extern const struct tuning ft_tuning;      /* tuning.c */
extern const struct calibration ft_fits[]; /* fits.c */

/* What forbids a verb, what it does and what a step offers is declared by the rows (core/rows.h);
 * here is what else chapters share.
 *
 * leader.c: rolling, moving, conquests, parades. */
void ft_find_reach(const struct state *s, int seat, int steps, struct hexset *out);
void ft_stride(struct state *s, int pips, struct events *ev);
void ft_lead(struct state *s, int seat, int hex, struct events *ev);

/* march.c: the troops' moves, and the Rubicon. */
int ft_list_marches(const struct state *s, int seat, act *out);
void ft_cross_rubicon(struct state *s, int seat, int hex, struct events *ev);

/* combat.c: battles, dice, deaths. */
int ft_die_faces(const struct state *s);                        /* of the die to roll now */
struct prompt ft_ask_for_die(const struct state *s, int step);  /* whose, which, who rolls */
int ft_roller(const struct state *s, int force);                /* who rolls for it in battle */
bool ft_roll_die(struct state *s, int pips, struct events *ev); /* true: the battle is over */
void ft_kill_lone_leaders(struct state *s, struct events *ev);

/* acquire.c: Roman troops that change sides. */
bool ft_can_acquire(const struct state *s, int seat);
void ft_test_loyalty(struct state *s, int pips, struct events *ev);

/* flow.c: who acts, and what is asked of him; places. */
seatset ft_pending(const void *state);
struct prompt ft_prompt(const void *state, int seat);
void ft_standing(const void *state, struct standing *out);

/* The rest of the contract, one file each. */
struct why ft_setup(void *state, const struct setup *how);
void ft_tables(struct table_facts *out);
enum { FT_PLANES = 21 };
extern const struct plane ft_planes[FT_PLANES];
bool ft_is_conceivable(act a);
void ft_show(const void *view, int seat, struct text *json);
void ft_board(const void *view, int seat, struct text *out);
void ft_glance(const void *state, struct glance *out);
extern const struct feature ft_features[N_FEATURES];
extern const struct weight ft_learned[N_FEATURES], ft_set_by_hand[N_FEATURES];
int ft_battle_odds(const struct state *s, int hex); /* permille, for the player on turn */
const char *ft_audit(const void *state);
act ft_pick(const void *state, int seat, struct rng *r);

#endif
