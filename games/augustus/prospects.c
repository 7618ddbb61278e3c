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
};

/* ---- how soon ----------------------------------------------------------------------------- */

/* Tenths of a token between two that serve this symbol, with his permanent pairs. */
static int pause_between(const struct area *a, int symbol)
{
	/* TICKETS * POINT / serving, for all numbers that there can be: divisions take long. */
	static const uint8_t pause[TICKETS + 1] = { 240, 240, 120, 80, 60, 48, 40, 34, 30,
												26,  24,  21,  20, 18, 17, 16, 15, 14,
												13,  12,  12,  11, 10, 10, 10 };
	int serving = JOKERS;

	for (int token = 0; token < N_SYMBOLS; token++)
		serving += a->serves[token] >> symbol & 1 ? au_bag[token] : 0;
	return pause[serving];
}

struct prospects au_prospects_of(const struct table *t, int seat)
{
	const struct area *a = &t->area[seat];
	struct prospects p = { .t = t, .seat = (uint8_t)seat };

	for (int symbol = 0; symbol < N_SYMBOLS; symbol++)
		p.pause[symbol] = (uint8_t)pause_between(a, symbol);
	FOR_CARDS(card, a->controlled)
	p.has[au_objectives[card].colour]++;
	return p;
}

/* Symbols are waited for at the same time, but a token fills only one space: between the longest
 * wait and the sum of all. */
int au_wait_for(const struct prospects *p, uint32_t spaces)
{
	int sum = 0, longest = 0;

	for (int symbol = 0; symbol < N_SYMBOLS; symbol++) {
		int wait = count_of(spaces, symbol) * p->pause[symbol];
		sum += wait;
		longest = wait > longest ? wait : longest;
	}
	sum = (sum + longest) / 2;
	return sum < MOST_WAIT ? sum : MOST_WAIT;
}

const uint16_t au_eighth_root[HALF_LIFE_PARTS] = { 256, 235, 215, 197, 181, 166, 152, 140 };

/* ---- what it brings ------------------------------------------------------------------------- */

/* A reward that this objective leads to, the more the nearer it is. */
static int worth_of_rewards(const struct prospects *p, int card)
{
	static const uint8_t part[] = { 2, 5, 10 }; /* tenths, by how many of three he has */
	const struct objective *o = &au_objectives[card];
	const struct table *t = p->t;
	int has = p->has[o->colour], worth = 0;

	if (has < COLOUR_SET && !t->tile[TILE_GREEN + o->colour])
		worth += au_tile_points[TILE_GREEN + o->colour] * part[has];
	if (!has && !t->tile[TILE_EACH])
		worth += au_tile_points[TILE_EACH] * 4;
	if (o->resource != NO_RESOURCE && t->tile[TILE_WHEAT + o->resource - WHEAT] != p->seat + 1)
		worth += au_tile_points[TILE_WHEAT] * 6;
	return worth;
}

static int worth_of_power(int hurry, struct power p)
{
	static const uint8_t each[N_POWERS] = {
		[MOBILISE_SYMBOL] = 10, [MOBILISE] = 20,     [GAIN] = 20,     [LOSE_LEGIONS] = 10,
		[SCORE_SPACES] = 40,    [SCORE_COLOUR] = 25, [SCORE_RED] = 10
	};
	static const uint8_t plain[N_POWERS] = {
		[TWO] = 35,         [LIFT_ALL] = 10,        [COMPLETE] = 90,
		[LOSE_PLACED] = 20, [LOSE_CONTROLLED] = 60, [SYMBOL_PAIR] = 35
	};
	bool lasts = p.kind >= SCORE_SPACES || p.kind == COMPLETE || p.kind == LOSE_CONTROLLED;
	int worth = plain[p.kind] + each[p.kind] * p.y;

	return lasts ? worth : worth * hurry / GOAL;
}

struct worth au_worth_by_parts(const struct prospects *p, int card)
{
	const struct objective *o = &au_objectives[card];
	int hurry = GOAL - p->t->area[p->seat].n_controlled;

	return (struct worth){ .points = POINT * o->points,
						   .power = worth_of_power(hurry > 0 ? hurry : 0, o->power),
						   .rewards = worth_of_rewards(p, card) };
}

int au_worth_of_card(const struct prospects *p, int card)
{
	enum { TEMPO = 45 };
	struct worth w = au_worth_by_parts(p, card);

	return TEMPO + w.points + w.power + w.rewards;
}

/* What all that lies in front comes to: an objective counts half for every half-life it is away. */
int au_worth_in_front(const struct prospects *p, const struct area *a, int half_life)
{
	int worth = 0;

	for (int i = 0; i < a->n; i++) {
		int wait = is_complete(a, i) ? 0 : au_wait_for(p, free_spaces(a, i));
		worth += au_worth_of_card(p, a->card[i]) * au_fade(wait, half_life) >> 8;
	}
	return worth;
}

/* ---- legions that are on their way
 * ---------------------------------------------------------------
 */

/* One legion goes where it does most good. */
static void put_best(struct area *a, unsigned symbols, int lifted, front_worth *worth_of,
					 const void *of)
{
	act list[SLOTS * N_SYMBOLS];
	int n = au_list_puts(a, symbols, lifted, V_PUT, list), most = 0;
	struct area best = *a;

	for (int i = 0; i < n; i++) {
		struct area after = *a;
		int worth;
		au_add_legion(&after, au_find_slot(a, act_a(list[i])), act_b(list[i]));
		worth = worth_of(&after, of);
		if (worth > most) {
			most = worth;
			best = after;
		}
	}
	*a = best;
}

static void move_best(struct area *a, unsigned symbols, int lifted, front_worth *worth_of,
					  const void *of)
{
	au_remove_legion(a, place_slot(lifted), place_symbol(lifted));
	put_best(a, symbols, lifted, worth_of, of);
}

struct area au_area_to_be(const struct state *s, int seat, front_worth *worth_of, const void *of)
{
	const struct table *t = &s->pub;
	const struct private *own = &s->own[seat];
	struct area a = t->area[seat];

	if (own->put && own->put != PASSED) {
		if (own->lift)
			au_remove_legion(&a, place_slot(own->lift), place_symbol(own->lift));
		au_add_legion(&a, place_slot(own->put), place_symbol(own->put));
	} else if (own->lift) {
		move_best(&a, a.serves[t->token], own->lift, worth_of, of);
	} else if (t->lifted && seat == t->resolver) {
		move_best(&a, t->mobilises, t->lifted, worth_of, of);
	}
	for (int i = 0; i < t->hand && seat == t->resolver; i++)
		put_best(&a, ANY_SYMBOL, 0, worth_of, of);
	return a;
}
