/* games/first-triumvirate/first-triumvirate.h -- the game's public face: hexes, forces, its entry.
 *
 * Nothing is secret in this game: a seat's view is the state itself. */

#ifndef GAMES_FIRST_TRIUMVIRATE_H
#define GAMES_FIRST_TRIUMVIRATE_H

#define VERBS_DEF   "games/first-triumvirate/verbs.def"
#define STEPS_DEF   "games/first-triumvirate/steps.def"
#define EVENTS_DEF  "games/first-triumvirate/events.def"
#define CLAUSES_DEF "games/first-triumvirate/clauses.def"
#include "core/rows.h"

/* Seats in clockwise order (FT-SEATS), then the force that nobody plays. */
enum force { CRASSUS, CAESAR, POMPEY, ROME, N_FORCES, NONE = N_FORCES };
enum { FT_SEATS = ROME };

enum hex {
#define HEX(id, ...) HEX_##id,
#include "games/first-triumvirate/hexes.def"
#undef HEX
	N_HEXES,
	NO_HEX = 0xffff
};

/* Hexes stand in rows from north to south, half a hex high; even rows half a hex further east. */
enum { HEX_COLUMNS = 14, HEX_ROWS = N_HEXES / HEX_COLUMNS };

enum terrain { LAND, SEA, ISLE }; /* an isle is drawn as land and is water */
enum { ABROAD, ITALY };

struct hex_info {
	const char *word, *title, *region;
	int16_t longitude, latitude; /* tenths of a degree */
	uint8_t terrain, italy, zone, troop;
};

enum { MAX_WAYS = 6 };

struct ways {
	uint16_t n, to[MAX_WAYS]; /* ascending */
};

extern const struct hex_info ft_hex[N_HEXES];
extern const struct ways ft_walk[N_HEXES], ft_sail[N_HEXES]; /* by land; by land and water */
/* Hexes to Rome and to Italy: [0] by land, [1] by land and water. */
enum { FAR = 255 };
extern const uint8_t ft_to_rome[2][N_HEXES], ft_to_italy[2][N_HEXES];
extern const uint16_t ft_start[FT_SEATS];
extern const uint8_t ft_supply[FT_SEATS]; /* counters of each colour */

/* The chance in permille that n attackers beat m defenders: by whether the attacker has his leader,
 * whether the defender has, n - 1, m - 1. */
enum { MAX_STACK = 4 }; /* FT-STACK */
extern const uint16_t ft_odds[2][2][MAX_STACK][MAX_STACK];

extern const struct game first_triumvirate;

#endif
