/* games/augustus/judge.c -- evaluation for bots: points, and what lies in front half done.
 *
 * All worth is in tenths of a point.  An objective in front is worth what it will bring, discounted
 * by the tokens it still waits for. */

#include "games/augustus/state.h"

enum {
	POINT = 10,
	TEMPO = 35,    /* a controlled objective: a step towards the end, and towards rewards */
	PRODUCER = 20, /* a share in the fight for wheat or gold */
	LEGION = 6,
	NUMBER_HOPE = 25, /* no reward for a number yet, and one still to be had */
	WAIT_THAT_HALVES = 12 * POINT,
	SHARP = 256,
	PATIENCE = 300, /* so far behind the first a seat weighs a quarter, at the start ... */
	HURRY = 60,     /* ... and with six objectives */
};

/* Tokens until a symbol comes, in tenths: 24 / (tokens + 3), see AU-CURVE in RULES.md. */
static const uint8_t wait_for[N_SYMBOLS] = { 27, 30, 34, 40, 48, 60 };

/* ---- cards ----------------------------------------------------------------------------- */

/* y times this much is what a power is worth. */
static const uint8_t power_worth[N_POWERS] = {
	[MOBILISE_SYMBOL] = 12, [MOBILISE] = 22,     [GAIN] = 15,     [LOSE_LEGIONS] = 12,
	[SCORE_SPACES] = 25,    [SCORE_COLOUR] = 15, [SCORE_RED] = 8,
};
static const uint8_t plain_worth[N_POWERS] = {
	[TWO] = 25,         [LIFT_ALL] = 15,        [COMPLETE] = 80,
	[LOSE_PLACED] = 25, [LOSE_CONTROLLED] = 60, [SYMBOL_PAIR] = 30,
};

static int worth_of(int card)
{
	const struct objective *o = &au_objectives[card];
	struct power p = o->power;
	int worth = TEMPO + POINT * o->points + plain_worth[p.kind] + power_worth[p.kind] * p.y;

	return worth + (o->resource != NO_RESOURCE) * PRODUCER;
}

static int wait_of(uint32_t spaces)
{
	int wait = 0;

	for (int symbol = 0; symbol < N_SYMBOLS; symbol++)
		wait += wait_for[symbol] * count_of(spaces, symbol);
	return wait;
}

static int discounted(int worth, int wait)
{
	return worth * WAIT_THAT_HALVES / (WAIT_THAT_HALVES + wait);
}

/* ---- what lies in front, as the seat has decided to change it ------------------------------ */

static int worth_in_front(const struct area *a, const void *unused)
{
	int worth = 0;

	(void)unused;
	for (int i = 0; i < a->n; i++) {
		int wait = is_complete(a, i) ? 0 : wait_of(free_spaces(a, i));
		worth += discounted(worth_of(a->card[i]), wait);
	}
	return worth;
}

static int worth_of_legions(const struct state *s, int seat)
{
	struct area a = au_area_to_be(s, seat, worth_in_front, NULL);

	return worth_in_front(&a, NULL);
}

/* ---- one seat -----------------------------------------------------------------------------------
 */

static int worth_of_choice(const struct private *own)
{
	int worth = 0;

	for (int i = 0; i < DEALT; i++)
		if (own->kept >> i & 1)
			worth += discounted(worth_of(own->hand[i]), wait_of(au_spaces[own->hand[i]]));
	return worth;
}

static int hope_for_number(const struct table *t, int seat)
{
	bool hope = false;

	for (int tile = TILE_TWO; tile <= TILE_SIX; tile++) {
		if (t->tile[tile] == seat + 1)
			return 0;
		hope |= !t->tile[tile] && tile - TILE_TWO + FIRST_NUMBER > t->area[seat].n_controlled;
	}
	return hope ? NUMBER_HOPE : 0;
}

/* Controlled objectives that go on giving. */
static int worth_of_controlled(const struct table *t, int seat)
{
	int worth = 0;

	FOR_CARDS(card, t->area[seat].controlled)
	{
		const struct objective *o = &au_objectives[card];
		worth += TEMPO + (o->resource != NO_RESOURCE) * PRODUCER;
		if (o->power.kind == SYMBOL_PAIR)
			worth += plain_worth[SYMBOL_PAIR];
	}
	return worth;
}

static int worth_of_resolving(const struct table *t, int seat)
{
	return seat == t->resolver && t->resolving ? worth_of(t->resolving) : 0;
}

static int worth_of_seat(const struct state *s, int seat)
{
	const struct table *t = &s->pub;
	int worth = POINT * au_score(t, seat).total;

	if (t->phase == S_OVER)
		return worth;
	worth += worth_of_controlled(t, seat) + worth_of_resolving(t, seat) + hope_for_number(t, seat);
	worth += LEGION * (t->area[seat].stock + au_count_placed(&t->area[seat]));
	return worth +
		   (t->phase == S_DRAFT ? worth_of_choice(&s->own[seat]) : worth_of_legions(s, seat));
}

/* ---- shares
 * -------------------------------------------------------------------------------------- */

static int patience(const struct table *t)
{
	int most = 0;

	for (int seat = 0; seat < t->seats; seat++)
		if (t->area[seat].n_controlled > most)
			most = t->area[seat].n_controlled;
	return most >= GOAL - 1 ? HURRY : HURRY + (PATIENCE - HURRY) * (GOAL - 1 - most) / (GOAL - 1);
}

static void share_win(const struct state *s, int32_t share[MAX_SEATS])
{
	struct standing st;
	int winners = 0;

	au_standing(s, &st);
	for (int seat = 0; seat < s->pub.seats; seat++)
		winners += st.place[seat] == 1;
	for (int seat = 0; seat < MAX_SEATS; seat++)
		share[seat] = st.place[seat] == 1 ? WHOLE_SHARE / winners : 0;
}

/* A weight that falls off with the square of the distance to the first. */
static int32_t weight_of(int behind, int half)
{
	int32_t part = SHARP * half / (half + behind);
	return part * part;
}

void au_judge(const void *state, int32_t share[MAX_SEATS])
{
	const struct state *s = state;
	int worth[SEATS], top = 0, half = patience(&s->pub);
	int32_t weight[SEATS], sum = 0;

	if (s->pub.phase == S_OVER) {
		share_win(s, share);
		return;
	}
	for (int seat = 0; seat < s->pub.seats; seat++) {
		worth[seat] = worth_of_seat(s, seat);
		if (worth[seat] > top)
			top = worth[seat];
	}
	for (int seat = 0; seat < s->pub.seats; seat++) {
		weight[seat] = weight_of(top - worth[seat], half);
		sum += weight[seat];
	}
	for (int seat = 0; seat < MAX_SEATS; seat++)
		share[seat] =
			seat < s->pub.seats ? (int32_t)((int64_t)WHOLE_SHARE * weight[seat] / sum) : 0;
}
