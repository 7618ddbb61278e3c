/* games/caesar-augustus/caesar-augustus.h -- what the rest of the program may know of this game. */

#ifndef GAMES_CAESAR_AUGUSTUS_H
#define GAMES_CAESAR_AUGUSTUS_H

#define VERBS_DEF   "games/caesar-augustus/verbs.def"
#define STEPS_DEF   "games/caesar-augustus/steps.def"
#define EVENTS_DEF  "games/caesar-augustus/events.def"
#define CLAUSES_DEF "games/caesar-augustus/clauses.def"
#include "core/rows.h"

enum {
#define TERRITORY(id, word, title) CA_##id,
#include "games/caesar-augustus/territories.def"
#undef TERRITORY
	CA_TERRITORIES,
	CA_NOWHERE = 31, /* off the map; its bit is outside every set of territories */
};

enum {
#define SOLDIER(id, word, title, number) CA_##id,
#include "games/caesar-augustus/soldiers.def"
#undef SOLDIER
	CA_KINDS,
};

enum { CA_OCTAVIAN, CA_ANTONY, CA_LEPIDUS, CA_BRUTUS, CA_CASSIUS, CA_SEATS };
enum { CA_RED = CA_SEATS, CA_HOLDERS }; /* RED: the Senate, beside the seats */

/* The armies: four of each seat, one seat after another, then the Senate's. */
enum { CA_NUMBERS = 4, CA_RED_ARMY = CA_SEATS * CA_NUMBERS, CA_ARMIES };
enum {
	CA_RED_NUMBER = CA_NUMBERS,
	CA_COMMANDS
}; /* what one seat may command: I-IV, the Senate's */

enum { CA_MOVE, CA_BRIBE, CA_DRAFT, CA_ARMY, CA_ORDERS };
enum { CA_ATTACKER, CA_DEFENDER, CA_SIDES };
enum { CA_SOLDIERS = 92 };

/* Soldiers by kind: an octal digit each, Levies lowest.  No army ever holds more than four. */
typedef uint16_t ca_hand;

struct ca_battle {
	ca_hand line[CA_SIDES]; /* who fights in this round, shown to all */
	uint8_t seat[CA_SIDES]; /* the defender is SEAT_NOBODY for a Senate of nobody's */
	uint8_t army[CA_SIDES];
	uint8_t at, from;
	uint8_t round;    /* 0: there is no battle */
	uint8_t escorted; /* the attacker's general came along */
	uint8_t rallied;  /* bit by side */
	uint8_t won;      /* the attacker has won the round just ended */
};

/* What everybody knows. */
struct ca_public {
	uint32_t popular[CA_HOLDERS]; /* sets of territories */
	ca_hand marked[CA_ARMIES];    /* soldiers known to all (CA-MEMORY) */
	uint16_t vp[CA_SEATS];
	struct ca_battle battle;
	uint8_t where[CA_ARMIES], count[CA_ARMIES];
	uint8_t general[CA_SEATS], senators[CA_SEATS];
	uint8_t shown[CA_SEATS]; /* 1 + the order this seat has revealed this turn */
	uint8_t dead[CA_KINDS];
	uint8_t returner[CA_SOLDIERS]; /* 1 + who returned it, first to be drawn first */
	uint8_t deck, returned;        /* how many are left, and how many lie under them */
	uint8_t pool, controller;      /* senators of nobody's; SEAT_NOBODY: nobody controls */
	seatset red_eyes;              /* who knows all soldiers of the Senate (CA-RED-EYES) */
	uint8_t seats, turns, passing; /* options */
	uint8_t turn, leader, active, done;
	uint8_t phase;
	uint8_t marched, swap; /* Move: numbers that marched; 1 + the number that must march next */
	uint8_t escorted;      /* Move: the general went along with an army */
	uint8_t cursor, owed;  /* Draft: draws done; Army: the new army, soldiers it may still draw */
	uint8_t zero[2];
};

struct ca_private {
	ca_hand army[CA_NUMBERS];
	uint8_t order;  /* 1 + the order chosen, until it is revealed */
	uint8_t commit; /* 1 + the kind committed, until it is revealed */
};

struct ca_view {
	struct ca_public pub;
	struct ca_private own;
	ca_hand red;                   /* if the seat knows them */
	uint8_t returned[CA_SOLDIERS]; /* 1 + kind, where the seat returned it; else 0 */
};

extern const struct game caesar_augustus;

#endif
