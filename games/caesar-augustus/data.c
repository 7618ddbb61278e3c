/* games/caesar-augustus/data.c -- the tables: map, deck, words and options. */

#include "games/caesar-augustus/state.h"

/* ---- the map ------------------------------------------------------------------ */

#include "games/caesar-augustus/links.def"

#define TOUCHES(here, a, b)                                                                        \
	((here) == CA_##a ? (uint32_t)BIT(CA_##b) : (here) == CA_##b ? (uint32_t)BIT(CA_##a) : 0)
#define ANY_LINK(here, a, b, way) | TOUCHES(here, a, b)

const uint32_t ca_adjacent[CA_TERRITORIES] = {
#define TERRITORY(id, word, title) [CA_##id] = 0 LINKS(ANY_LINK, CA_##id),
#include "games/caesar-augustus/territories.def"
#undef TERRITORY
};

/* ---- the soldiers and the Senate -------------------------------------------------- */

const uint8_t ca_deck[CA_KINDS] = {
#define SOLDIER(id, word, title, number) number,
#include "games/caesar-augustus/soldiers.def"
#undef SOLDIER
};

_Static_assert(0
#define SOLDIER(id, word, title, number) +number
#include "games/caesar-augustus/soldiers.def"
#undef SOLDIER
				   == CA_SOLDIERS,
			   "the deck holds as many soldiers as CA-DECK says");

const uint8_t ca_majority[CA_SEATS + 1] = { 0, 0, 2, 3, 3, 4 };

/* ---- words ------------------------------------------------------------------------- */

static const char *const territory_words[] = {
#define TERRITORY(id, word, title) word,
#include "games/caesar-augustus/territories.def"
#undef TERRITORY
};

static const char *const territory_titles[] = {
#define TERRITORY(id, word, title) title,
#include "games/caesar-augustus/territories.def"
#undef TERRITORY
};

static const char *const kind_words[] = {
#define SOLDIER(id, word, title, number) word,
#include "games/caesar-augustus/soldiers.def"
#undef SOLDIER
};

static const char *const kind_titles[] = {
#define SOLDIER(id, word, title, number) title,
#include "games/caesar-augustus/soldiers.def"
#undef SOLDIER
};

static const char *const holder_words[] = { "octavian", "antony",  "lepidus",
											"brutus",   "cassius", "senate" };
static const char *const holder_titles[] = { "Octavian", "Mark Antony", "Lepidus",
											 "Brutus",   "Cassius",     "the Senate" };
static const char *const army_words[] = { "i", "ii", "iii", "iv", "senate" };
static const char *const army_titles[] = { "army I", "army II", "army III", "army IV",
										   "the Senate's army" };
static const char *const order_words[] = { "move", "bribe", "draft", "army" };
static const char *const order_titles[] = { "Move", "Bribe", "Draft", "Army" };
static const char *const face_words[] = { "hidden", "shown" };
static const char *const face_titles[] = { "unseen before", "known to all" };

const struct names ca_names[N_NAMES] = {
	[ARG_SEAT] = { "general", "somebody", holder_words, holder_titles, CA_SEATS },
	[ARG_TERRITORY] = { "territory", NULL, territory_words, territory_titles, CA_TERRITORIES },
	[ARG_ARMY] = { "army", NULL, army_words, army_titles, CA_COMMANDS },
	[ARG_KIND] = { "soldier", "a soldier", kind_words, kind_titles, CA_KINDS },
	[ARG_ORDER] = { "order", "an action", order_words, order_titles, CA_ORDERS },
	[ARG_HOLDER] = { "holder", NULL, holder_words, holder_titles, CA_HOLDERS },
	[ARG_FACE] = { "face", NULL, face_words, face_titles, LEN(face_words) },
};

/* ---- options ------------------------------------------------------------------------- */

static const char *const lepidus_values[] = { "illyricum", "spain" };
static const char *const capture_values[] = { "ending", "passing" };

const struct option ca_options[N_OPTIONS] = {
	[OPTION_LEPIDUS] = { "lepidus", "Where Lepidus starts.", lepidus_values, 0, 1, 0, 1 },
	[OPTION_TURNS] = { "turns", "How many turns the game lasts.", NULL, 1, MOST_TURNS, USUAL_TURNS,
					   1 },
	[OPTION_CAPTURE] = { "capture", "Whether armies capture where they end, or also in passing.",
						 capture_values, 0, 1, 0, 1 },
};

/* Who is favoured: docs/balance.md. */
const struct scenario_info ca_scenarios[] = {
	{ "The war for Rome",
	  "Turns of marches, votes and battles between two to five generals, ten of them usually.",
	  "Have the most points after the last turn: people won over, rounds of battle won, generals "
	  "captured.",
	  "With four, Mark Antony wins a little more often and Brutus less; with two, nobody is "
	  "favoured.",
	  30, 60 },
};
