/* games/augustus/augustus.h -- what anybody may know of Augustus: ids, cards, the table, a view.
 *
 * Cards are known by their printed numbers, 1 to 88; 0 is no card. */

#ifndef GAMES_AUGUSTUS_AUGUSTUS_H
#define GAMES_AUGUSTUS_AUGUSTUS_H

#define VERBS_DEF   "games/augustus/verbs.def"
#define STEPS_DEF   "games/augustus/steps.def"
#define EVENTS_DEF  "games/augustus/events.def"
#define CLAUSES_DEF "games/augustus/clauses.def"
#include "core/rows.h"

enum {
	SEATS = 6,
	CARDS = 88,
	CARD_IDS = CARDS + 1,
	SLOTS = 6,  /* three objectives, and one more for each of the three "take two" (AU-TWO) */
	SPACES = 6, /* most spaces on a card */
	ROW = 5,
	DEALT = 6, /* cards dealt to a seat, */
	KEPT = 3,  /* of which it keeps these (AU-DRAFT) */
	LEGIONS = 50,
	FIRST_LEGIONS = 7,
	TOKENS = 23,
	GOAL = 7,                           /* controlled objectives that end the game (AU-END) */
	LAST_JOKER = 64,                    /* ends it as well (AU-LIMIT) */
	MOST_CONTROLLED = GOAL - 1 + SLOTS, /* six, and a chain of all in front */
};

enum symbol { SWORD, SHIELD, CHARIOT, CATAPULT, STANDARD, DAGGER, N_SYMBOLS };
enum { JOKER = N_SYMBOLS, N_TOKENS, ANY_SYMBOL = (1 << N_SYMBOLS) - 1 };
enum colour { GREEN, PURPLE, ORANGE, SENATOR, N_COLOURS };
enum resource { NO_RESOURCE, WHEAT, GOLD, N_RESOURCES };

enum power_kind {
	NONE,
	MOBILISE_SYMBOL, /* two legions on spaces of symbol x */
	MOBILISE,        /* x legions anywhere */
	GAIN,            /* x additional legions */
	TWO,
	LIFT_ALL,
	COMPLETE,
	LOSE_LEGIONS, /* from here to LOSE_CONTROLLED: red (AU-RED) */
	LOSE_PLACED,
	LOSE_CONTROLLED,
	SYMBOL_PAIR, /* x and y */
	SCORE_SPACES,
	SCORE_COLOUR,
	SCORE_RED, /* y points each */
	N_POWERS
};

struct power {
	uint8_t kind, x, y, max; /* max 0: no maximum */
};

struct objective {
	const char *name;
	uint8_t number, colour, points, resource;
	struct power power;
	uint8_t spaces[N_SYMBOLS];
};

extern const struct objective au_objectives[CARD_IDS];
extern const char *const au_symbol_words[N_TOKENS], *const au_symbol_titles[N_TOKENS];
extern const char *const au_colour_words[N_COLOURS], *const au_resource_words[N_RESOURCES];
extern const uint8_t au_bag[N_TOKENS];

static inline bool is_red(int card)
{
	int kind = au_objectives[card].power.kind;
	return kind >= LOSE_LEGIONS && kind <= LOSE_CONTROLLED;
}

/* The power in words, "" if the card has none. */
void au_power_text(int card, struct text *out);

/* The twelve rewards (AU-REWARDS). */
enum tile {
	TILE_TWO,
	TILE_THREE,
	TILE_FOUR,
	TILE_FIVE,
	TILE_SIX,
	TILE_GREEN, /* ORDER enum colour */
	TILE_PURPLE,
	TILE_ORANGE,
	TILE_SENATOR,
	TILE_EACH,
	TILE_WHEAT, /* ORDER enum resource */
	TILE_GOLD,
	N_TILES
};
enum { FIRST_NUMBER = 2, LAST_NUMBER = 6, COLOUR_SET = 3 };
extern const uint8_t au_tile_points[N_TILES];
extern const char *const au_tile_words[N_TILES], *const au_tile_titles[N_TILES];

/* Bit n is the card with number n. */
struct cardset {
	uint32_t w[3];
};

/* What lies in front of one seat. */
struct area {
	struct cardset controlled;
	uint32_t filled[SLOTS]; /* legions on each objective: four bits for each symbol */
	uint8_t card[SLOTS];    /* objectives in rising order, then zeros */
	uint8_t n;
	uint8_t complete; /* bit i: objective i is complete and locked */
	uint8_t stock;
	uint8_t n_controlled;
	uint8_t refused;          /* bit i: the number reward i was refused (AU-NUMBER) */
	uint8_t serves[N_TOKENS]; /* symbols that a token fills, with permanent pairs */
	uint8_t zero[2];
};

/* Everything that lies open. */
struct table {
	struct area area[SEATS];
	struct cardset row, lost;
	uint32_t bag;          /* tokens left in it: four bits for each kind */
	uint8_t tile[N_TILES]; /* 0: in the centre; or 1 + its holder */
	uint8_t seats, first_game, phase;
	seatset asked;
	uint8_t crier, token, jokers, n_bag;
	uint8_t n_deck, n_row, supply, dealt; /* dealt: cards, during set-up */
	uint8_t resolver, resolving;          /* whose completion, and the card now in step 1 to 3 */
	uint8_t chain, extra, owed; /* completed by him, "take two" among them, objectives to take */
	uint8_t gained;             /* bit r: the chain brought a producer of resource r */
	uint8_t left, mobilises;    /* legions a power still moves, and on which symbols */
	uint8_t lifted, hand;       /* place a legion is being moved from; legions being rearranged */
	uint8_t victim;             /* who suffers the attack now */
	uint8_t shaken;             /* bit r: the holder of reward r lost a producer */
	uint8_t giving;             /* the resource reward whose holder must choose */
	seatset heirs;              /* among these */
};

/* A seat's secrets. */
struct private
{
	uint8_t hand[DEALT]; /* cards dealt, rising; after the choice the three not kept */
	uint8_t kept;        /* bit i: keeps hand[i] */
	uint8_t lift, put;   /* the choice for this token, as places */
};

struct view {
	struct table pub;
	struct private own;
	uint8_t seat, zero[2];
};

/* A place is a symbol of an objective in front: spaces of one symbol are alike.  0 is none. */
enum { PLACE_FLAG = 0x40, PASSED = 0x80 };
static inline uint8_t place_at(int slot, int symbol)
{
	return (uint8_t)(PLACE_FLAG | slot << 3 | symbol);
}
static inline int place_slot(int place) { return place >> 3 & 7; }
static inline int place_symbol(int place) { return place & 7; }

/* The score pad of one seat. */
struct score {
	int16_t rewards, printed, powers, total;
	uint8_t senators, zero;
};
struct score au_score(const struct table *t, int seat);
int au_power_points(const struct table *t, int seat,
					int card); /* of a controlled card, at the end */

extern const struct game augustus;

#endif
