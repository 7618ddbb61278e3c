/* games/caesar-augustus/judge.c -- evaluation for bots: what each seat would score, and who wins.
 */

#include "games/caesar-augustus/state.h"

enum {
	POINT = 100, /* a point, in the units used below */

	/* What things are worth at the start of a game of the usual length; they fade to the end. */
	ARMY_WORTH = 110,    /* an army on the map */
	SOLDIER_WORTH = 14,  /* a soldier, whoever he is ... */
	STRENGTH_WORTH = 11, /* ... and each strength he has */
	GENERAL_WORTH = 90,  /* a general on the map */
	SENATOR_WORTH = 60,  /* a senator, while Italy is RED */

	/* What an order promises when it is resolved. */
	NEW_ARMY_PROMISE = 210,
	SOLDIER_PROMISE = 40,
	MARCH_PROMISE = 75,
	BRIBE_PROMISE = 60,
	MAJORITY_PROMISE = 250,

	/* What a battle promises to the side with more strength. */
	BATTLE_PROMISE = 60,
	ODDS_PROMISE = 25,   /* for each strength more ... */
	ODDS_LIMIT = 8,      /* ... up to so many */
	ITALY_PROMISE = 500, /* the Senate's last army in Italy */

	HALF_LATE = 2 * POINT, /* behind the first, this halves a seat's weight at the end ... */
	HALF_EARLY = 9 * POINT /* ... and at the start */
};

static int turns_left(const struct state *s) { return s->pub.turns - s->pub.turn; }

/* Worth in the future only. */
static int fade(const struct state *s, int worth)
{
	return worth * (turns_left(s) + 1) / USUAL_TURNS;
}

static int armies_worth(const struct state *s, int seat)
{
	int worth = 0;

	for (int n = 0; n < CA_COMMANDS; n++) {
		int army = army_of(seat, n);
		ca_hand hand = hand_of(s, army);
		if (s->pub.where[army] == CA_NOWHERE || commander_of(s, army) != seat)
			continue;
		worth += ARMY_WORTH + SOLDIER_WORTH * count_hand(hand) + STRENGTH_WORTH * strength(hand);
	}
	return worth;
}

/* ---- orders not yet resolved ------------------------------------------------------------ */

static int count_armies(const struct state *s, int seat)
{
	int n = 0;

	for (int i = 0; i < CA_NUMBERS; i++)
		n += s->pub.where[army_of(seat, i)] != CA_NOWHERE;
	return n;
}

/* Territories of others next to an army of one's own: a march would win them. */
static int march_promise(const struct state *s, int seat)
{
	uint32_t near = 0, barred = ca_armies(s);
	int targets;

	for (int i = 0; i < CA_NUMBERS; i++)
		if (s->pub.where[army_of(seat, i)] != CA_NOWHERE)
			near |= ca_adjacent[s->pub.where[army_of(seat, i)]];
	targets = count_bits(near & ~barred & ~s->pub.popular[seat]);
	return MARCH_PROMISE * (targets < count_armies(s, seat) ? targets : count_armies(s, seat));
}

static int draft_promise(const struct state *s, int seat)
{
	int room = 0;

	for (int i = 0; i < CA_NUMBERS; i++)
		if (s->pub.where[army_of(seat, i)] != CA_NOWHERE)
			room += s->pub.count[army_of(seat, i)] < ARMY_LIMIT;
	return fade(s, SOLDIER_PROMISE * room);
}

static int bribe_promise(const struct state *s, int seat)
{
	int missing = ca_majority[s->pub.seats] - s->pub.senators[seat];

	if (!(s->pub.popular[CA_RED] & ITALY_BIT) || (!s->pub.pool && !ca_bribable(s, seat)))
		return 0;
	return missing == 1 ? MAJORITY_PROMISE : BRIBE_PROMISE;
}

static int order_promise(const struct state *s, int seat)
{
	switch (s->own[seat].order - 1) {
	case CA_MOVE: return march_promise(s, seat);
	case CA_DRAFT: return draft_promise(s, seat);
	case CA_ARMY:
		return count_armies(s, seat) < CA_NUMBERS && ca_raise_sites(s, seat)
				   ? fade(s, NEW_ARMY_PROMISE)
				   : 0;
	case CA_BRIBE: return bribe_promise(s, seat);
	default: return 0;
	}
}

/* ---- a battle under way --------------------------------------------------------------- */

static int side_strength(const struct state *s, int side)
{
	return strength(hand_of(s, s->pub.battle.army[side])) + strength(s->pub.battle.line[side]);
}

/* What the battle promises to its attacker; less than nothing if he is the weaker. */
static int battle_promise(const struct state *s)
{
	const struct ca_battle *b = &s->pub.battle;
	int odds, prize = BATTLE_PROMISE;

	if (!b->round)
		return 0;
	odds = side_strength(s, CA_ATTACKER) - side_strength(s, CA_DEFENDER);
	odds = odds > ODDS_LIMIT ? ODDS_LIMIT : odds < -ODDS_LIMIT ? -ODDS_LIMIT : odds;
	if (b->army[CA_DEFENDER] == CA_RED_ARMY && b->at == CA_ITALY)
		prize += fade(s, ITALY_PROMISE) * (odds > 0);
	return prize + ODDS_PROMISE * odds;
}

/* ---- all together ------------------------------------------------------------------------- */

int ca_worth(const struct state *s, const struct state *after, int seat)
{
	int sum = POINT * ca_points(&after->pub, seat);

	if (s->pub.phase == S_OVER)
		return sum;
	sum += fade(s, armies_worth(s, seat)) + order_promise(s, seat);
	if (s->pub.battle.seat[CA_ATTACKER] == seat)
		sum += battle_promise(s);
	if (s->pub.general[seat] != CA_NOWHERE)
		sum += fade(s, GENERAL_WORTH);
	if (s->pub.popular[CA_RED] & ITALY_BIT)
		sum += fade(s, SENATOR_WORTH * s->pub.senators[seat]);
	return sum;
}

void ca_judge(const void *state, int32_t share[MAX_SEATS])
{
	const struct state *s = state;
	struct state after = *s;
	int32_t weight[CA_SEATS], top = 0, sum = 0;
	int half = HALF_LATE + (HALF_EARLY - HALF_LATE) * turns_left(s) / s->pub.turns;

	/* The turn's end, if nothing else happened. */
	if (s->pub.phase != S_OVER) {
		ca_elect(&after, NULL);
		ca_suppress(&after, NULL);
	}
	for (int seat = 0; seat < s->pub.seats; seat++) {
		weight[seat] = ca_worth(s, &after, seat);
		if (weight[seat] > top)
			top = weight[seat];
	}
	for (int seat = 0; seat < s->pub.seats; seat++) {
		int32_t behind = top - weight[seat];
		weight[seat] = WHOLE_SHARE * half / (half + behind) * half / (half + behind);
		sum += weight[seat];
	}
	for (int seat = 0; seat < MAX_SEATS; seat++)
		share[seat] = seat < s->pub.seats ? WHOLE_SHARE * weight[seat] / sum : 0;
}
