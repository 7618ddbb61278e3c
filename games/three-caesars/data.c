/* games/three-caesars/data.c -- map, leaders, cards, names and options, from the .def tables. */

#include "games/three-caesars/state.h"

#include "games/three-caesars/roads.def"

/* ---- cards ----------------------------------------------------------------------------------- */

const struct card_info tc_cards[N_CARDS] = {
#define CARD(id, word, title, worth, n, kind, turn, once, by, when, text)                          \
	[K_##id] = { .effect = (text),                                                                 \
				 .value = (worth),                                                                 \
				 .copies = (n),                                                                    \
				 .type = (kind),                                                                   \
				 .first_turn = (turn),                                                             \
				 .remove = (once),                                                                 \
				 .who = (by),                                                                      \
				 .window = S_##when },
#include "games/three-caesars/cards.def"
#undef CARD
};

static const char *const card_words[N_CARDS] = {
#define CARD(id, word, ...) [K_##id] = (word),
#include "games/three-caesars/cards.def"
#undef CARD
};

static const char *const card_titles[N_CARDS] = {
#define CARD(id, word, title, ...) [K_##id] = (title),
#include "games/three-caesars/cards.def"
#undef CARD
};

const uint64_t tc_window_kinds[N_STEPS] = {
	[S_W_BATTLE] = BIT(K_VETERAN) | BIT(K_DEVOTIO) | BIT(K_CASTRA) | BIT(K_AMBUSH) | BIT(K_SCOUTS),
	[S_W_BEFORE] = BIT(K_CONSCRIPTS) | BIT(K_OMENS),
	[S_W_AFTER] = BIT(K_FIGHTING_RETREAT) | BIT(K_ACCEPTABLE_LOSSES) | BIT(K_PANIC) | BIT(K_RALLY) |
				  BIT(K_SURGEONS),
	[S_W_SIEGE] = BIT(K_TESTUDO) | BIT(K_FORTIFIED),
	[S_W_INTRIGUE] = BIT(K_DELATOR),
};

const uint64_t tc_two_seat_cards =
	BIT(K_CIVILIS) | BIT(K_BATAVI) | BIT(K_CAECINA) | BIT(K_VESTALS) | BIT(K_PRIMUS);

/* ---- the map --------------------------------------------------------------------------------- */

const struct space_info tc_spaces[N_PLACES] = {
#define SPACE(id, word, title, region, colour, barred, east, north, points, line, place)           \
	[P_##id] = { .province = (region),                                                             \
				 .home = (colour),                                                                 \
				 .south = (barred),                                                                \
				 .lon = (east),                                                                    \
				 .lat = (north),                                                                   \
				 .far = (points),                                                                  \
				 .row = (line),                                                                    \
				 .column = (place) },
#include "games/three-caesars/spaces.def"
#undef SPACE
	[P_CAMP] = { .province = "Italia", .home = NOBODY, .south = 1, .lon = 125, .lat = 419 },
};

static const char *const space_words[N_PLACES] = {
#define SPACE(id, word, ...) [P_##id] = (word),
#include "games/three-caesars/spaces.def"
#undef SPACE
	[P_CAMP] = "camp",
};

static const char *const space_titles[N_PLACES] = {
#define SPACE(id, word, title, ...) [P_##id] = (title),
#include "games/three-caesars/spaces.def"
#undef SPACE
	[P_CAMP] = "the camp before Rome",
};

/* A row of neighbours: the other ends of all roads that touch the place. */
#define SKIP(here, a, b)
#define END(here, a, b)   | (P_##a == (here) ? BIT(P_##b) : 0) | (P_##b == (here) ? BIT(P_##a) : 0)
#define OPEN_FROM(here)   (UINT64_C(0) ROADS(END, SKIP, here))
#define PASSES_FROM(here) (UINT64_C(0) ROADS(SKIP, END, here))
#define NEAR(here)        (OPEN_FROM(here) | (OPEN_FROM(here) & BIT(P_ROME) ? BIT(P_CAMP) : 0))

const uint64_t tc_open[N_PLACES] = {
#define SPACE(id, ...) [P_##id] = OPEN_FROM(P_##id),
#include "games/three-caesars/spaces.def"
#undef SPACE
	[P_CAMP] = OPEN_FROM(P_ROME),
};

const uint64_t tc_pass[N_PLACES] = {
#define SPACE(id, ...) [P_##id] = PASSES_FROM(P_##id),
#include "games/three-caesars/spaces.def"
#undef SPACE
	[P_CAMP] = PASSES_FROM(P_ROME),
};

const uint64_t tc_open_near[N_PLACES] = {
#define SPACE(id, ...) [P_##id] = NEAR(P_##id),
#include "games/three-caesars/spaces.def"
#undef SPACE
	[P_CAMP] = OPEN_FROM(P_ROME),
};

/* Spaces for which something holds, as sets. */
const uint64_t tc_home[TC_SEATS] = {
	[GALBA] = 0
#define SPACE(id, word, title, province, home, ...) | ((home) == GALBA ? BIT(P_##id) : 0)
#include "games/three-caesars/spaces.def"
#undef SPACE
	,
	[OTHO] = 0
#define SPACE(id, word, title, province, home, ...) | ((home) == OTHO ? BIT(P_##id) : 0)
#include "games/three-caesars/spaces.def"
#undef SPACE
	,
	[VITELLIUS] = 0
#define SPACE(id, word, title, province, home, ...) | ((home) == VITELLIUS ? BIT(P_##id) : 0)
#include "games/three-caesars/spaces.def"
#undef SPACE
	,
};

const uint64_t tc_south = 0
#define SPACE(id, word, title, province, home, south, ...) | ((south) ? BIT(P_##id) : 0)
#include "games/three-caesars/spaces.def"
#undef SPACE
						  | BIT(P_CAMP);

/* Every space of Italia is later in the table than Poetovio, the last one north of it. */
const uint64_t tc_italy = BIT(N_PLACES) - BIT(P_EMONA);
_Static_assert(P_EMONA == P_POETOVIO + 1 && P_CAPUA == N_SPACES - 1, "Italia closes the table");

const uint64_t tc_flooded = BIT(P_PLACENTIA) | BIT(P_CREMONA) | BIT(P_BONONIA) | BIT(P_RAVENNA);

/* ---- leaders, politics, dice ----------------------------------------------------------------- */

const struct leader_info tc_leaders[N_LEADERS] = {
#define LEADER(id, word, title, of, s, b, o, at)                                                   \
	[L_##id] = {                                                                                   \
		.side = (of), .strategy = (s), .battle = (b), .organization = (o), .start = P_##at         \
	},
#include "games/three-caesars/leaders.def"
#undef LEADER
};

static const char *const leader_words[N_LEADERS] = {
#define LEADER(id, word, ...) [L_##id] = (word),
#include "games/three-caesars/leaders.def"
#undef LEADER
};

static const char *const leader_titles[N_LEADERS] = {
#define LEADER(id, word, title, ...) [L_##id] = (title),
#include "games/three-caesars/leaders.def"
#undef LEADER
};

const uint8_t tc_praetor[TC_SEATS] = { L_PRAETOR_G, L_PRAETOR_O, L_PRAETOR_V };

const struct politics_info tc_politics[N_POLITICS] = {
#define POLITICS(id, word, title, card, from, to)                                                  \
	[POL_##id] = { .value = (card), .least = (from), .most = (to) },
#include "games/three-caesars/politics.def"
#undef POLITICS
};

static const char *const politics_words[N_POLITICS] = {
#define POLITICS(id, word, ...) [POL_##id] = (word),
#include "games/three-caesars/politics.def"
#undef POLITICS
};

static const char *const politics_titles[N_POLITICS] = {
#define POLITICS(id, word, title, ...) [POL_##id] = (title),
#include "games/three-caesars/politics.def"
#undef POLITICS
};

const struct purpose_info tc_purposes[N_PURPOSES] = {
#define PURPOSE(id, word, title, n, twice) [R_##id] = { .dice = (n), .again = (twice) },
#include "games/three-caesars/rolls.def"
#undef PURPOSE
};

static const char *const purpose_words[N_PURPOSES] = {
#define PURPOSE(id, word, ...) [R_##id] = (word),
#include "games/three-caesars/rolls.def"
#undef PURPOSE
};

static const char *const purpose_titles[N_PURPOSES] = {
#define PURPOSE(id, word, title, ...) [R_##id] = (title),
#include "games/three-caesars/rolls.def"
#undef PURPOSE
};

/* ---- names ----------------------------------------------------------------------------------- */

static const char *const side_words[] = { "galba", "otho", "vitellius", "none" };
static const char *const side_titles[] = { "Galba", "Otho", "Vitellius", "nobody" };
static const char *const troop_words[] = { "regulars", "veterans", "catapults", "equipment" };
static const char *const troop_titles[] = { "regulars", "veterans", "catapults",
											"siege equipment" };
static const char *const which_words[] = { "attacker", "defender", "both" };
static const char *const which_titles[] = { "the attacker", "the defender", "both sides" };

static const char *const die_words[] = { "1-of-1", "1-of-2", "2-of-2" };
static const char *const die_titles[] = { "the only die", "die 1 of 2", "die 2 of 2" };

const struct names tc_names[N_NAMES] = {
	[ARG_SEAT] = { "side", NULL, side_words, side_titles, TC_SEATS },
	[ARG_SPACE] = { "space", NULL, space_words, space_titles, N_PLACES },
	[ARG_CARD] = { "card", "a card", card_words, card_titles, N_CARDS },
	[ARG_LEADER] = { "leader", NULL, leader_words, leader_titles, N_LEADERS },
	[ARG_TROOP] = { "kind of troops", NULL, troop_words, troop_titles, N_TROOPS },
	[ARG_POLITICS] = { "political type", NULL, politics_words, politics_titles, N_POLITICS },
	[ARG_WHICH] = { "side of the battle", NULL, which_words, which_titles, 3 },
	[ARG_ROLL] = { "purpose of dice", NULL, purpose_words, purpose_titles, N_PURPOSES },
	[ARG_SIDE] = { "side or none", NULL, side_words, side_titles, TC_SEATS + 1 },
	[ARG_DIE] = { "die", NULL, die_words, die_titles, LEN(die_words) },
};

const struct road tc_roads[] = {
#define OPEN_ROAD(here, from, to) { .a = P_##from, .b = P_##to },
#define PASS_ROAD(here, from, to) { .a = P_##from, .b = P_##to, .pass = 1 },
	ROADS(OPEN_ROAD, PASS_ROAD, 0)
};
const int tc_n_roads = LEN(tc_roads);

enum { MAX_BID = 60 };

static const char *const scenarios[] = { "campaign", "long", "medium", "short" };
static const char *const activations[] = { "paid", "all" };

const struct option tc_options[N_OPTIONS] = {
	[OPT_SCENARIO] = { "scenario", "campaign and long for three seats, medium and short for two",
					   scenarios, CAMPAIGN_GAME, SHORT_GAME, CAMPAIGN_GAME, 1 },
	[OPT_BID] = { "bid", "activation points added to the prices of Galba, Otho and Vitellius", NULL,
				  0, MAX_BID, 0, TC_SEATS },
	[OPT_ACTIVE] = { "active", "whether sides pay before they move (paid) or nobody does (all)",
					 activations, 0, 1, 0, 1 },
};

/* Who is favoured: docs/balance.md. */
const struct scenario_info tc_scenarios[] = {
	[CAMPAIGN_GAME] = { "The campaign", "Three sides, ten turns, one deck of cards.",
						"Own Rome at the end of two turns running, and have ten political points "
						"once; if nobody does in time, Vespasian wins.",
						"Galba a little; nobody wins in one game of seven.", 180, 240 },
	[LONG_GAME] = { "The long war", "Three sides, nine turns.",
					"Own Rome at the end of two turns running, and have ten political points once; "
					"after nine turns Vitellius wins.",
					"Vitellius, who wins by waiting.", 150, 210 },
	[MEDIUM_GAME] = { "Galba against Otho", "Two sides, seven turns.",
					  "Galba must own Rome at the end of two turns running; after seven turns Otho "
					  "wins.",
					  "Not measured well enough to say.", 90, 120 },
	[SHORT_GAME] = { "The march on Rome", "Two sides, four turns.",
					 "Galba must take Rome; after four turns Otho wins.",
					 "Not measured well enough to say.", 45, 75 },
};
