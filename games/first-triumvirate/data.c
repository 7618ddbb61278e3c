/* games/first-triumvirate/data.c -- the board and the names, from the .def tables. */

#include "games/first-triumvirate/state.h"

const struct hex_info ft_hex[N_HEXES] = {
#define HEX(id, word, title, region, longitude, latitude, terrain, italy, zone, troop)             \
	{ word, title, region, longitude, latitude, terrain, italy, zone, troop },
#include "games/first-triumvirate/hexes.def"
#undef HEX
};

const struct ways ft_walk[N_HEXES] = {
#define WAYS(n, a, b, c, d, e, f, ...) { n, { a, b, c, d, e, f } },
#include "games/first-triumvirate/ways.def"
#undef WAYS
};

const struct ways ft_sail[N_HEXES] = {
#define WAYS(m, u, v, w, x, y, z, n, a, b, c, d, e, f) { n, { a, b, c, d, e, f } },
#include "games/first-triumvirate/ways.def"
#undef WAYS
};

// clang-format off
const uint8_t ft_to_rome[2][N_HEXES] = {
	{
#define MARCH(rome, rome_by_sea, italy, italy_by_sea) rome,
#include "games/first-triumvirate/marches.def"
#undef MARCH
	},
	{
#define MARCH(rome, rome_by_sea, italy, italy_by_sea) rome_by_sea,
#include "games/first-triumvirate/marches.def"
#undef MARCH
	},
};

const uint8_t ft_to_italy[2][N_HEXES] = {
	{
#define MARCH(rome, rome_by_sea, italy, italy_by_sea) italy,
#include "games/first-triumvirate/marches.def"
#undef MARCH
	},
	{
#define MARCH(rome, rome_by_sea, italy, italy_by_sea) italy_by_sea,
#include "games/first-triumvirate/marches.def"
#undef MARCH
	},
};
// clang-format on

const uint16_t ft_start[FT_SEATS] = { HEX_ANTIOCHIA, HEX_BURDIGALA, HEX_CARTHAGO_NOVA };

/* FT-COUNTERS, FT-SUPPLY */
const uint8_t ft_supply[FT_SEATS] = { 33, 25, 26 };

/* One word of the set of land hexes at a time. */
#define HEX(id, word, title, region, longitude, latitude, terrain, ...)                            \
	| (HEX_##id / 64 == WORD && terrain == LAND ? BIT(HEX_##id % 64) : 0)
const struct hexset ft_land = { {
#define WORD 0
	0
#include "games/first-triumvirate/hexes.def"
#undef WORD
#define WORD 1
	,
	0
#include "games/first-triumvirate/hexes.def"
#undef WORD
#define WORD 2
	,
	0
#include "games/first-triumvirate/hexes.def"
#undef WORD
#define WORD 3
	,
	0
#include "games/first-triumvirate/hexes.def"
#undef WORD
#define WORD 4
	,
	0
#include "games/first-triumvirate/hexes.def"
#undef WORD
#define WORD 5
	,
	0
#include "games/first-triumvirate/hexes.def"
#undef WORD
#define WORD 6
	,
	0
#include "games/first-triumvirate/hexes.def"
#undef WORD
} };
#undef HEX
_Static_assert(SET_WORDS == 7, "one include for each word");

static const char *const hex_words[N_HEXES] = {
#define HEX(id, word, ...) word,
#include "games/first-triumvirate/hexes.def"
#undef HEX
};

static const char *const hex_titles[N_HEXES] = {
#define HEX(id, word, title, ...) title,
#include "games/first-triumvirate/hexes.def"
#undef HEX
};

static const char *const force_words[N_FORCES] = { "crassus", "caesar", "pompey", "rome" };
static const char *const force_titles[N_FORCES] = { "Crassus", "Caesar", "Pompey", "Rome" };

/* A die by its place in the roll: of one die, of two and so on, then a leader's, always the last.
 */
static const char *const die_words[] = {
	"1-of-1", "1-of-2",  "2-of-2",  "1-of-3",  "2-of-3",  "3-of-3", "1-of-4",
	"2-of-4", "3-of-4",  "4-of-4",  "1-of-5",  "2-of-5",  "3-of-5", "4-of-5",
	"5-of-5", "d8-of-2", "d8-of-3", "d8-of-4", "d8-of-5",
};
static const char *const die_titles[] = {
	"the only die", "die 1 of 2", "die 2 of 2", "die 1 of 3", "die 2 of 3",
	"die 3 of 3",   "die 1 of 4", "die 2 of 4", "die 3 of 4", "die 4 of 4",
	"die 1 of 5",   "die 2 of 5", "die 3 of 5", "die 4 of 5", "die 5 of 5",
	"d8, 2 of 2",   "d8, 3 of 3", "d8, 4 of 4", "d8, 5 of 5",
};
_Static_assert(LEN(die_words) == LEN(die_titles) &&
				   LEN(die_words) == MAX_DICE * (MAX_DICE + 1) / 2 + MAX_DICE - 1,
			   "a name for every die");

const struct names ft_names[N_NAMES] = {
	[ARG_SEAT] = { "player", NULL, force_words, force_titles, FT_SEATS },
	[ARG_HEX] = { "hex", NULL, hex_words, hex_titles, N_HEXES },
	[ARG_FORCE] = { "force", NULL, force_words, force_titles, N_FORCES },
	[ARG_DIE] = { "die", NULL, die_words, die_titles, LEN(die_words) },
};

static const char *const rome_words[] = { "any", "held" };
static const char *const sea_words[] = { "all", "troops" };

const struct option ft_options[N_OPTIONS] = {
	[OPT_ROME] = { "rome", "held: a turn in Rome counts only while no Roman troops are there.",
				   rome_words, 0, 1, 0, 1 },
	[OPT_TOKEN] = { "token", "The highest worth of a popularity token.", NULL, 1, MAX_TOKEN, 3, 1 },
	[OPT_SEA] = { "sea", "troops: only Pompey's troops enter water, not Pompey himself.", sea_words,
				  0, 1, 0, 1 },
	[OPT_LIMIT] = { "limit", "After so many turns the game is drawn.", NULL, 1, MAX_TURNS, 300, 1 },
};

/* Who is favoured: docs/balance.md. */
const struct scenario_info ft_scenarios[] = {
	{ "The First Triumvirate",
	  "Three leaders with unequal armies. Conquests bring popularity, until somebody marches on "
	  "Rome.",
	  "In civil war, end four of your turns in a row with your leader in Rome; or be the last "
	  "alive.",
	  "Nobody: each of the three wins about a third of the games.", 45, 75 },
};
