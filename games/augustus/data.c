/* games/augustus/data.c -- objectives, tokens and rewards as tables, and their words. */

#include "games/augustus/state.h"

/* ---- powers, as objectives.def writes them --------------------------------------- */

// clang-format off
#define NO_POWER                        { .kind = NONE }
#define MOBILISE_TWO(symbol)            { .kind = MOBILISE_SYMBOL, .x = symbol, .y = 2 }
#define MOBILISE_ANY(legions)           { .kind = MOBILISE, .y = legions }
#define GAIN_LEGIONS(legions)           { .kind = GAIN, .y = legions }
#define TAKE_TWO                        { .kind = TWO }
#define REARRANGE                       { .kind = LIFT_ALL }
#define COMPLETE_ONE                    { .kind = COMPLETE }
#define STRIKE_LEGIONS(legions)         { .kind = LOSE_LEGIONS, .y = legions }
#define STRIKE_OBJECTIVE                { .kind = LOSE_PLACED }
#define STRIKE_CONTROLLED               { .kind = LOSE_CONTROLLED }
#define PAIR(one, other)                { .kind = SYMBOL_PAIR, .x = one, .y = other }
#define PER_SPACE(symbol, each, most)   { .kind = SCORE_SPACES, .x = symbol, .y = each, .max = most }
#define PER_COLOUR(colour_, each)       { .kind = SCORE_COLOUR, .x = colour_, .y = each }
#define PER_RED(each)                   { .kind = SCORE_RED, .y = each }

const struct objective au_objectives[CARD_IDS] = {
#define OBJECTIVE(no_, name_, colour_, s0, s1, s2, s3, s4, s5, points_, resource_, ...)            \
	[no_] = { .name = name_, .number = no_, .colour = colour_, .points = points_,                  \
			  .resource = resource_, .power = __VA_ARGS__, .spaces = { s0, s1, s2, s3, s4, s5 } },
#include "games/augustus/objectives.def"
#undef OBJECTIVE
};

const uint32_t au_spaces[CARD_IDS] = {
#define OBJECTIVE(no_, name_, colour_, s0, s1, s2, s3, s4, s5, ...)                                \
	[no_] = s0 | s1 << 4 | s2 << 8 | s3 << 12 | s4 << 16 | s5 << 20,
#include "games/augustus/objectives.def"
#undef OBJECTIVE
};

/* ---- tokens and rewards ------------------------------------------------------------ */

const uint8_t au_bag[N_TOKENS] = { 6, 5, 4, 3, 2, 1, 2 };

const char *const au_symbol_words[N_TOKENS] = {
	"sword", "shield", "chariot", "catapult", "standard", "dagger", "joker",
};
const char *const au_symbol_titles[N_TOKENS] = {
	"double sword", "shield", "chariot", "catapult", "standard", "dagger", "joker",
};
const char *const au_colour_words[N_COLOURS] = { "green", "purple", "orange", "senator" };
const char *const au_resource_words[N_RESOURCES] = { "none", "wheat", "gold" };

const uint8_t au_tile_points[N_TILES] = {
	[TILE_TWO] = 2,   [TILE_THREE] = 4,  [TILE_FOUR] = 6,    [TILE_FIVE] = 8,
	[TILE_SIX] = 10,  [TILE_GREEN] = 4,  [TILE_PURPLE] = 6,  [TILE_ORANGE] = 10,
	[TILE_SENATOR] = 2, [TILE_EACH] = 8, [TILE_WHEAT] = 5,   [TILE_GOLD] = 5,
};
const char *const au_tile_words[N_TILES] = {
	"two",    "three",  "four",     "five", "six",   "green",
	"purple", "orange", "senators", "each", "wheat", "gold",
};
const char *const au_tile_titles[N_TILES] = {
	"two objectives",        "three objectives",       "four objectives",
	"five objectives",       "six objectives",         "three green provinces",
	"three purple provinces", "three orange provinces", "three senators",
	"one of each colour",    "wheat",                  "gold",
};
// clang-format on

/* ---- names and options ---------------------------------------------------------------- */

// clang-format off
static const char *const card_words[CARD_IDS] = {
	[0] = "none",
#define OBJECTIVE(number, ...) [number] = #number,
#include "games/augustus/objectives.def"
#undef OBJECTIVE
};

static const char *const card_titles[CARD_IDS] = {
	[0] = "no objective",
#define OBJECTIVE(number, name, ...) [number] = name " (" #number ")",
#include "games/augustus/objectives.def"
#undef OBJECTIVE
};
// clang-format on

static const char *const seat_words[SEATS] = {
	"gaius", "lucius", "marcus", "publius", "quintus", "titus",
};
static const char *const seat_titles[SEATS] = {
	"Gaius", "Lucius", "Marcus", "Publius", "Quintus", "Titus",
};

const struct names au_names[N_NAMES] = {
	[ARG_SEAT] = { "player", NULL, seat_words, seat_titles, SEATS },
	[ARG_CARD] = { "objective", "an objective", card_words, card_titles, CARD_IDS },
	[ARG_SYMBOL] = { "symbol", NULL, au_symbol_words, au_symbol_titles, N_SYMBOLS },
	[ARG_TOKEN] = { "token", NULL, au_symbol_words, au_symbol_titles, N_TOKENS },
	[ARG_TILE] = { "reward", NULL, au_tile_words, au_tile_titles, N_TILES },
};

static const char *const no_yes[] = { "no", "yes" };
const struct option au_options[N_OPTIONS] = {
	[OPT_FIRST_GAME] = { "first_game",
						 "Everybody is dealt three objectives instead of choosing three of six.",
						 no_yes, 0, 1, 0, 1 },
};

/* Who is favoured: docs/balance.md. */
const struct scenario_info au_scenarios[] = {
	{ "Seven objectives",
	  "A token is drawn for everybody, who places a legion by it; full objectives are controlled.",
	  "Have the most points when somebody controls seven objectives.",
	  "Nobody: it does not matter where you sit.", 20, 40 },
};

/* ---- a power in words ----------------------------------------------------------------- */

static const char *const power_words[N_POWERS] = {
	[NONE] = "",
	[MOBILISE_SYMBOL] = "Mobilise {y legion} on {x} spaces.",
	[MOBILISE] = "Mobilise {y legion} on any spaces.",
	[GAIN] = "Receive {y additional legion}.",
	[TWO] = "Take two objectives instead of one.",
	[LIFT_ALL] = "Rearrange all your legions.",
	[COMPLETE] = "Complete one of your objectives.",
	[LOSE_LEGIONS] = "Each opponent removes {y legion}.",
	[LOSE_PLACED] = "Each opponent removes all legions from an objective.",
	[LOSE_CONTROLLED] = "Each opponent removes a controlled objective.",
	[SYMBOL_PAIR] = "A {x} token also serves a {2}, and the reverse.",
	[SCORE_SPACES] = "At the end {y point} for each {x} you control, at most {m}.",
	[SCORE_COLOUR] = "At the end {y point} for each {c} you control.",
	[SCORE_RED] = "At the end {y point} for each red objective you control.",
};

static void counted(int n, const char **s, struct text *out)
{
	text_num(out, n);
	while (**s != '}')
		text_char(out, *(*s)++);
	if (n != 1)
		text_char(out, 's');
}

/* *s stands behind the brace and is moved onto the closing one. */
static void fill_in(struct power p, const char **s, struct text *out)
{
	switch (*(*s)++) {
	case 'x': text_str(out, au_symbol_titles[p.x]); break;
	case '2': text_str(out, au_symbol_titles[p.y]); break;
	case 'c':
		text_str(out, au_colour_words[p.x]);
		text_str(out, p.x == SENATOR ? "" : " province");
		break;
	case 'm': text_num(out, p.max); break;
	default: counted(p.y, s, out);
	}
}

void au_power_text(int card, struct text *out)
{
	struct power p = au_objectives[card].power;

	for (const char *s = power_words[p.kind]; *s; s++)
		if (*s == '{') {
			s++;
			fill_in(p, &s, out);
		} else {
			text_char(out, *s);
		}
}
