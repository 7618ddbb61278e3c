/* games/exemplum/data.c -- cards, stations and names, from the .def tables. */

#include "games/exemplum/state.h"

const uint8_t ex_card_miles[N_CARDS] = {
#define CARD(id, word, title, miles, copies) [CARD_##id] = (miles),
#include "games/exemplum/cards.def"
#undef CARD
};

const uint8_t ex_card_copies[N_CARDS] = {
#define CARD(id, word, title, miles, copies) [CARD_##id] = (copies),
#include "games/exemplum/cards.def"
#undef CARD
};

static const char *const card_words[N_CARDS] = {
#define CARD(id, word, title, miles, copies) [CARD_##id] = (word),
#include "games/exemplum/cards.def"
#undef CARD
};

static const char *const card_titles[N_CARDS] = {
#define CARD(id, word, title, miles, copies) [CARD_##id] = (title),
#include "games/exemplum/cards.def"
#undef CARD
};

/* m0 to m360: tens of milestones, written out by the preprocessor. */
#define TEN(t)                                                                                     \
	"m" #t "0", "m" #t "1", "m" #t "2", "m" #t "3", "m" #t "4", "m" #t "5", "m" #t "6",            \
		"m" #t "7", "m" #t "8", "m" #t "9"
#define HUNDRED(h)                                                                                 \
	TEN(h##0), TEN(h##1), TEN(h##2), TEN(h##3), TEN(h##4), TEN(h##5), TEN(h##6), TEN(h##7),        \
		TEN(h##8), TEN(h##9)

static const char *const mile_words[] = {
	TEN(),      TEN(1),     TEN(2),  TEN(3),  TEN(4),  TEN(5),  TEN(6),  TEN(7),  TEN(8), TEN(9),
	HUNDRED(1), HUNDRED(2), TEN(30), TEN(31), TEN(32), TEN(33), TEN(34), TEN(35), "m360",
};
_Static_assert(LEN(mile_words) == EX_MILES, "every milestone has a word");

static const char *const mile_titles[EX_MILES] = {
#define STATION(mile, name) [mile] = (name),
#include "games/exemplum/stations.def"
#undef STATION
};

static const char *const seat_words[EX_SEATS] = { "aulus", "gaius", "marcus", "titus" };
static const char *const seat_titles[EX_SEATS] = { "Aulus", "Gaius", "Marcus", "Titus" };

const struct names ex_names[N_NAMES] = {
	[ARG_SEAT] = { "courier", NULL, seat_words, seat_titles, EX_SEATS },
	[ARG_CARD] = { "card", "a card", card_words, card_titles, N_CARDS },
	[ARG_MILE] = { "milestone", NULL, mile_words, mile_titles, EX_MILES },
};

bool ex_is_station(int mile) { return mile_titles[mile] != NULL; }

static const char *const scenarios[] = { "road", "capua" };

const struct option ex_options[N_OPTIONS] = {
	[OPT_SCENARIO] = { "scenario", "where the race begins: the whole road, or from Capua",
					   scenarios, WHOLE_ROAD, FROM_CAPUA, WHOLE_ROAD, 1 },
	[OPT_ROUNDS] = { "rounds", "how many rounds at the most", NULL, 3, MAX_ROUNDS, 8, 1 },
	[OPT_COINS] = { "coins", "coins to start with", NULL, 0, MAX_COINS, 2, 1 },
};

/* Who is favoured: docs/balance.md. */
const struct scenario_info ex_scenarios[] = {
	[WHOLE_ROAD] = { "The whole road", "A race from Rome to Brundisium, eight rounds at most.",
					 "Have the most points when somebody reaches Brundisium or the rounds are "
					 "over.",
					 "With three, Marcus wins more often than the others; with two, nobody does.",
					 10, 20 },
	[FROM_CAPUA] = { "From Capua",
					 "The race begins at Capua, a third of the way, and is soon over.",
					 "Have the most points when somebody reaches Brundisium or the rounds are "
					 "over.",
					 "As on the whole road.", 5, 10 },
};
