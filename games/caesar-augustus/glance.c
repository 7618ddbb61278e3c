/* games/caesar-augustus/glance.c -- what a player looks at, for the learned judge.
 *
 * Points come from the people of territories, from rounds won in battle and from Italy.  So a
 * player's outlook is what would count at the end of this turn, the armies that go on winning, who
 * stands beside whom with how much strength, the Senate, and what he is about to do.  features.def
 * names what is counted, learned.def what it is worth. */

#include "games/caesar-augustus/state.h"

_Static_assert((int)N_FEATURES <= MAX_FEATURES, "there is room for them");

const struct feature ca_features[N_FEATURES] = {
#define FEATURE(id, word, sentence) { word, sentence },
#include "games/caesar-augustus/features.def"
#undef FEATURE
};

const struct weight ca_learned[N_TABLES * N_FEATURES] = {
#define WEIGHT(table, id, plain, early) [(table)*N_FEATURES + F_##id] = { plain, early },
#include "games/caesar-augustus/learned.def"
#undef WEIGHT
};

enum { TENTH_OF_A_POINT = 10, MOST_EDGE = 8 };

/* What all of them look at. */
struct outlook {
	const struct state *s;
	struct state after; /* the turn's end, if nothing else happened */
	uint32_t barred;    /* where armies stand */
	uint8_t strength[CA_ARMIES];
	uint8_t at[CA_TERRITORIES]; /* the army there, or CA_ARMIES */
};

static int most_of(int a, int b) { return a > b ? a : b; }
static int clip(int x, int most) { return x > most ? most : x < -most ? -most : x; }

static bool is_out(const struct state *s, int army) { return s->pub.where[army] != CA_NOWHERE; }

static bool holds_italy(const struct state *s) { return s->pub.popular[CA_RED] & ITALY_BIT; }

/* ---- armies ---------------------------------------------------------------------------------- */

static void count_army(const struct outlook *o, int army, int16_t f[N_FEATURES])
{
	const struct state *s = o->s;

	f[F_ARMIES]++;
	f[F_SOLDIERS] = (int16_t)(f[F_SOLDIERS] + s->pub.count[army]);
	f[F_STRENGTH] = (int16_t)(f[F_STRENGTH] + o->strength[army]);
	f[F_CHAMPION] = (int16_t)most_of(f[F_CHAMPION], o->strength[army]);
	f[F_FULL] += s->pub.count[army] >= ARMY_LIMIT;
}

/* Each pair of opposing armies beside each other: the stronger hunts, the weaker is hunted. */
static void compare_neighbours(const struct outlook *o, int seat, int army, int16_t f[N_FEATURES])
{
	uint32_t near = ca_adjacent[o->s->pub.where[army]] & o->barred;
	int worst = 0;

	for (; near; near &= near - 1) {
		int other = o->at[lowest_bit(near)], edge = o->strength[army] - o->strength[other];
		if (!is_opposing(seat, commander_of(o->s, other)))
			continue;
		f[F_PREY] += edge > 0;
		f[F_EDGE] = (int16_t)(f[F_EDGE] + (edge > 0 ? clip(edge, MOST_EDGE) : 0));
		if (commander_of(o->s, other) != SEAT_NOBODY)
			worst = most_of(worst, -edge);
		if (other == CA_RED_ARMY && o->s->pub.where[other] == CA_ITALY)
			f[F_SIEGE] = (int16_t)most_of(f[F_SIEGE], edge);
	}
	f[F_HUNTED] += worst > 0;
	f[F_THREAT] = (int16_t)(f[F_THREAT] + clip(worst, MOST_EDGE));
}

/* ---- what he is about to do -------------------------------------------------------------------
 */

static bool is_moving(const struct state *s, int seat)
{
	return s->own[seat].order == CA_MOVE + 1 ||
		   (s->pub.active == seat && s->pub.phase >= S_MARCH && s->pub.shown[seat] == CA_MOVE + 1 &&
			s->pub.phase != S_INSPECT);
}

/* Armies that may still march, and the territories of others beside them. */
static int count_gains(const struct outlook *o, int seat, uint32_t *beside)
{
	const struct state *s = o->s;
	int ready = 0, targets;
	uint32_t near = 0;

	*beside = 0;
	for (int n = 0; n < CA_NUMBERS; n++) {
		int army = army_of(seat, n);
		if (!is_out(s, army))
			continue;
		*beside |= ca_adjacent[s->pub.where[army]];
		if (s->pub.active == seat && s->pub.marched >> n & 1)
			continue;
		near |= ca_adjacent[s->pub.where[army]];
		ready++;
	}
	*beside &= ~o->barred & ~o->after.pub.popular[seat];
	targets = count_bits(near & ~o->barred & ~o->after.pub.popular[seat]);
	return targets < ready ? targets : ready;
}

static int count_room(const struct state *s, int seat)
{
	int room = 0;

	for (int n = 0; n < CA_NUMBERS; n++)
		if (is_out(s, army_of(seat, n)))
			room += ARMY_LIMIT - s->pub.count[army_of(seat, n)];
	return room;
}

static bool can_raise(const struct state *s, int seat, int armies)
{
	return armies < CA_NUMBERS && ca_raise_sites(s, seat);
}

static void look_at_order(const struct outlook *o, int seat, int16_t f[N_FEATURES])
{
	const struct state *s = o->s;
	int order = s->own[seat].order - 1, gains;
	uint32_t beside;

	gains = count_gains(o, seat, &beside);
	f[F_WITHIN_REACH] = (int16_t)count_bits(beside);
	if (is_moving(s, seat)) {
		f[F_MOVE] = 1;
		f[F_GAINS] = (int16_t)gains;
		f[F_HUNT] = f[F_PREY];
	}
	f[F_BRIBE] = order == CA_BRIBE && (s->pub.pool || ca_bribable(s, seat));
	f[F_MAJORITY] = f[F_BRIBE] && f[F_ALMOST];
	f[F_ROOM] = (int16_t)(order == CA_DRAFT ? count_room(s, seat) : 0);
	f[F_DRAFT] = order == CA_DRAFT && f[F_ARMIES];
	f[F_RAISE] = order == CA_ARMY && can_raise(s, seat, f[F_ARMIES]);
	f[F_TO_MOVE] = !s->pub.shown[seat];
}

/* ---- general and Senate ---------------------------------------------------------------------- */

/* An army of another beside him, and none of his own with him. */
static bool is_exposed(const struct outlook *o, int seat, int place)
{
	uint32_t near = ca_adjacent[place] & o->barred;

	for (; near; near &= near - 1) {
		int who = commander_of(o->s, o->at[lowest_bit(near)]);
		if (who != SEAT_NOBODY && is_opposing(seat, who))
			return true;
	}
	return false;
}

static void look_at_general(const struct outlook *o, int seat, int16_t f[N_FEATURES])
{
	int place = o->s->pub.general[seat], army;

	if (place == CA_NOWHERE)
		return;
	army = o->at[place];
	f[F_GENERAL] = 1;
	f[F_IN_ROME] = place == CA_ITALY;
	f[F_COMMAND] = army < CA_ARMIES && commander_of(o->s, army) == seat;
	f[F_ALONE] = !f[F_COMMAND] && is_exposed(o, seat, place);
}

static void look_at_senate(const struct outlook *o, int seat, int16_t f[N_FEATURES])
{
	const struct ca_public *pub = &o->s->pub;

	f[F_ITALY] = (ca_friendly(&o->after, seat) & ITALY_BIT) != 0;
	if (!holds_italy(o->s))
		return;
	f[F_SENATORS] = pub->senators[seat];
	f[F_CONSUL] = o->after.pub.controller == seat;
	f[F_ALMOST] = ca_majority[pub->seats] - pub->senators[seat] == 1;
}

/* ---- a battle under way -----------------------------------------------------------------------
 */

static int side_strength(const struct outlook *o, int side)
{
	return o->strength[o->s->pub.battle.army[side]] + strength(o->s->pub.battle.line[side]);
}

static void look_at_battle(const struct outlook *o, int seat, int16_t f[N_FEATURES])
{
	const struct ca_battle *b = &o->s->pub.battle;
	int ahead;

	if (!b->round)
		return;
	ahead = clip(side_strength(o, CA_ATTACKER) - side_strength(o, CA_DEFENDER), MOST_EDGE);
	if (b->seat[CA_ATTACKER] == seat) {
		f[F_ATTACK] = 1;
		f[F_ODDS] = (int16_t)ahead;
		f[F_ASSAULT] =
			(int16_t)(b->at == CA_ITALY && b->army[CA_DEFENDER] == CA_RED_ARMY ? most_of(ahead, 0)
																			   : 0);
	} else if (b->seat[CA_DEFENDER] == seat) {
		f[F_DEFENCE] = 1;
		f[F_COVER] = (int16_t)-ahead;
	}
}

/* ---- all together ------------------------------------------------------------------------------
 */

static void look_at(const struct outlook *o, int seat, int16_t f[N_FEATURES])
{
	const struct state *s = o->s;

	memset(f, 0, N_FEATURES * sizeof f[0]);
	f[F_WORTH] = (int16_t)(ca_worth(s, &o->after, seat) / TENTH_OF_A_POINT);
	f[F_POINTS] = (int16_t)ca_points(&o->after.pub, seat);
	f[F_WON] = (int16_t)s->pub.vp[seat];
	f[F_LANDS] = (int16_t)ca_territories(&o->after.pub, seat);
	for (int n = 0; n < CA_NUMBERS; n++)
		if (is_out(s, army_of(seat, n))) {
			count_army(o, army_of(seat, n), f);
			compare_neighbours(o, seat, army_of(seat, n), f);
		}
	look_at_general(o, seat, f);
	look_at_senate(o, seat, f);
	look_at_order(o, seat, f);
	look_at_battle(o, seat, f);
	f[F_FIRST] = seat_after(s, s->pub.leader) == seat;
	f[F_ANTONY] = seat == CA_ANTONY;
	f[F_LEPIDUS] = seat == CA_LEPIDUS;
	f[F_BRUTUS] = seat == CA_BRUTUS;
	f[F_CASSIUS] = seat == CA_CASSIUS;
}

static void look_round(const struct state *s, struct outlook *o)
{
	o->s = s;
	o->after = *s;
	ca_elect(&o->after, NULL);
	ca_suppress(&o->after, NULL);
	o->barred = 0;
	memset(o->at, CA_ARMIES, sizeof o->at);
	for (int army = 0; army < CA_ARMIES; army++) {
		o->strength[army] = (uint8_t)strength(hand_of(s, army));
		if (!is_out(s, army))
			continue;
		o->barred |= bit(s->pub.where[army]);
		o->at[s->pub.where[army]] = (uint8_t)army;
	}
}

static void find_leads(int seats, struct glance *out)
{
	int best = INT16_MIN, second = INT16_MIN;

	for (int seat = 0; seat < seats; seat++) {
		int points = out->f[seat][F_POINTS];
		second = most_of(second, points > best ? best : points);
		best = most_of(best, points);
	}
	for (int seat = 0; seat < seats; seat++) {
		int16_t *f = out->f[seat];
		f[F_LEAD] = (int16_t)(f[F_POINTS] - (f[F_POINTS] == best ? second : best));
	}
}

/* Turns to come, and the seats that have not acted in this one. */
static int find_left(const struct ca_public *pub)
{
	int to_act = 0, left;

	for (int seat = 0; seat < pub->seats; seat++)
		to_act += !pub->shown[seat];
	left = (pub->turns - pub->turn) * WHOLE_GAME / USUAL_TURNS +
		   to_act * WHOLE_GAME / (USUAL_TURNS * pub->seats);
	return left < WHOLE_GAME ? left : WHOLE_GAME;
}

void ca_glance(const void *state, struct glance *out)
{
	const struct state *s = state;
	struct outlook o;

	look_round(s, &o);
	for (int seat = 0; seat < s->pub.seats; seat++)
		look_at(&o, seat, out->f[seat]);
	find_leads(s->pub.seats, out);
	out->may_win = (seatset)(SEAT_BIT(s->pub.seats) - 1);
	out->table = (uint8_t)(s->pub.seats - caesar_augustus.min_seats);
	out->left = (int16_t)find_left(&s->pub);
}
