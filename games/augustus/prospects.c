/* games/augustus/prospects.c -- what an objective would bring a player, and how soon.
 *
 * A glance for judges and sparring players: worth is in tenths of a point, waiting in tenths of a
 * token. */

#include "games/augustus/state.h"

enum {
	POINT = 10,
	TICKETS = 24, /* tokens, and the jokers for once more: see AU-CURVE */
	JOKERS = 3,
	MOST_WAIT = 400,
	HALF_LIVES = 8,
};

/* ---- how soon ----------------------------------------------------------------------------- */

/* Tenths of a token between two that serve one of these symbols. */
static int pause_between(unsigned tokens)
{
	int serving = JOKERS;

	for (unsigned left = tokens; left; left &= left - 1)
		serving += au_bag[lowest_bit(left)];
	return TICKETS * POINT / serving;
}

/* Tokens that serve a symbol, with his permanent pairs. */
static unsigned tokens_for(const struct area *a, int symbol)
{
	unsigned tokens = 0;

	for (int token = 0; token < N_SYMBOLS; token++)
		tokens |= (unsigned)(a->serves[token] >> symbol & 1) << token;
	return tokens;
}

/* Symbols are waited for at the same time, but a token fills only one space: between the longest
 * wait and the sum of all. */
int au_wait_for(const struct area *a, uint32_t spaces)
{
	int sum = 0, longest = 0;

	for (int symbol = 0; symbol < N_SYMBOLS; symbol++) {
		int n = count_of(spaces, symbol);
		int wait = n ? n * pause_between(tokens_for(a, symbol)) : 0;
		sum += wait;
		longest = wait > longest ? wait : longest;
	}
	sum = (sum + longest) / 2;
	return sum < MOST_WAIT ? sum : MOST_WAIT;
}

/* 256 halved once for every half-life. */
int au_fade(int wait, int half_life)
{
	static const uint16_t root[HALF_LIVES] = { 256, 235, 215, 197, 181, 166, 152, 140 };
	int eighths = wait * HALF_LIVES / half_life;

	return root[eighths % HALF_LIVES] >> eighths / HALF_LIVES;
}

/* ---- what it brings ------------------------------------------------------------------------- */

static int count_colour(const struct area *a, int colour)
{
	int n = 0;

	FOR_CARDS(card, a->controlled)
	n += au_objectives[card].colour == colour;
	return n;
}

/* A reward that this objective leads to, the more the nearer it is. */
static int worth_of_rewards(const struct table *t, int seat, int card)
{
	static const uint8_t part[] = { 2, 5, 10 }; /* tenths, by how many of three he has */
	const struct objective *o = &au_objectives[card];
	int has = count_colour(&t->area[seat], o->colour), worth = 0;

	if (has < COLOUR_SET && !t->tile[TILE_GREEN + o->colour])
		worth += au_tile_points[TILE_GREEN + o->colour] * part[has];
	if (!has && !t->tile[TILE_EACH])
		worth += au_tile_points[TILE_EACH] * 4;
	if (o->resource != NO_RESOURCE && t->tile[TILE_WHEAT + o->resource - WHEAT] != seat + 1)
		worth += au_tile_points[TILE_WHEAT] * 6;
	return worth;
}

static int worth_of_power(const struct table *t, int seat, struct power p)
{
	static const uint8_t each[N_POWERS] = {
		[MOBILISE_SYMBOL] = 10, [MOBILISE] = 20,     [GAIN] = 20,     [LOSE_LEGIONS] = 10,
		[SCORE_SPACES] = 40,    [SCORE_COLOUR] = 25, [SCORE_RED] = 10
	};
	static const uint8_t plain[N_POWERS] = {
		[TWO] = 35,         [LIFT_ALL] = 10,        [COMPLETE] = 90,
		[LOSE_PLACED] = 20, [LOSE_CONTROLLED] = 60, [SYMBOL_PAIR] = 35
	};
	int hurry = GOAL - t->area[seat].n_controlled;
	bool lasts = p.kind >= SCORE_SPACES || p.kind == COMPLETE || p.kind == LOSE_CONTROLLED;
	int worth = plain[p.kind] + each[p.kind] * p.y;

	return lasts ? worth : worth * hurry / GOAL;
}

int au_worth_of_card(const struct table *t, int seat, int card)
{
	enum { TEMPO = 45 };
	const struct objective *o = &au_objectives[card];

	return TEMPO + POINT * o->points + worth_of_power(t, seat, o->power) +
		   worth_of_rewards(t, seat, card);
}

/* What all that lies in front comes to: an objective counts half for every half-life it is away. */
int au_worth_in_front(const struct table *t, int seat, const struct area *a, int half_life)
{
	int worth = 0;

	for (int i = 0; i < a->n; i++) {
		int wait = is_complete(a, i) ? 0 : au_wait_for(a, free_spaces(a, i));
		worth += au_worth_of_card(t, seat, a->card[i]) * au_fade(wait, half_life) >> 8;
	}
	return worth;
}
