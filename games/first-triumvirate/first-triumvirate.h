/* games/first-triumvirate/first-triumvirate.h -- the game's public face: hexes, forces, its entry.
 *
 * Nothing is secret in this game: a seat's view is the state itself. */

#ifndef GAMES_FIRST_TRIUMVIRATE_H
#define GAMES_FIRST_TRIUMVIRATE_H

#include "core/game.h"

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
extern const uint16_t ft_start[FT_SEATS];
extern const uint8_t ft_supply[FT_SEATS]; /* counters of each colour */

extern const struct game first_triumvirate;

#endif
