/* games/three-caesars/setup.c -- the opening position (sections 5, 6, 8 and 30). */

#include "games/three-caesars/state.h"

static const uint8_t prices[TC_SEATS] = { [GALBA] = 5, [OTHO] = 35, [VITELLIUS] = 60 };
static const uint8_t lengths[] = {
	[CAMPAIGN_GAME] = 10, [LONG_GAME] = 9, [MEDIUM_GAME] = 7, [SHORT_GAME] = 4
};

void tc_seats_for(const struct setup *how, int *min, int *max)
{
	*min = *max = is_for_two(how->option[OPT_SCENARIO]) ? 2 : TC_SEATS;
}

/* TC-SCENARIO: with two seats Rufus obeys Otho, and Vitellius stays away. */
static void place_leaders(struct state *s)
{
	memset(s->pub.at, OFF_MAP, sizeof s->pub.at);
	for (int leader = 0; leader < N_LEADERS; leader++) {
		int side = tc_leaders[leader].side;
		if (leader == L_RUFUS && s->pub.seats == 2)
			side = OTHO;
		if (side != NOBODY && side >= s->pub.seats)
			continue;
		s->pub.at[leader] = tc_leaders[leader].start;
		if (side != NOBODY)
			s->pub.team[side] |= (uint16_t)(1u << leader);
	}
}

static void place_legions(struct state *s)
{
	memset(s->pub.holder, NOBODY, sizeof s->pub.holder);
	tc_raise(s, GALBA, P_CAESARAUGUSTA, LEGION);
	tc_raise(s, GALBA, P_LUTETIA, LEGION);
	tc_raise(s, side_of(s, L_RUFUS), P_LAURIACUM, LEGION);
	tc_raise(s, OTHO, P_SALAMANTICA, 2 * LEGION);
	tc_put(s, NOBODY, P_ROME, 1, 0);
	if (s->pub.seats == 2)
		return;
	tc_put(s, VITELLIUS, P_VINDOBONA, 0, 2 * LEGION);
	s->pub.total[VITELLIUS] += 2 * LEGION;
}

static void fill_deck(struct state *s)
{
	for (int kind = 0; kind < N_CARDS; kind++) {
		s->box.deck[kind] = tc_cards[kind].copies;
		if (s->pub.seats == 2 && (tc_two_seat_cards >> kind & 1))
			s->box.deck[kind] = 0;
		s->pub.deck_size += s->box.deck[kind];
	}
	if (s->pub.seats == 2)
		s->pub.removed = tc_two_seat_cards;
	memcpy(s->pub.fresh, s->box.deck, sizeof s->pub.fresh);
}

/* Section 6: a bid is added to the price. */
static void set_prices(struct state *s, const struct setup *how)
{
	for (int side = 0; side < s->pub.seats; side++) {
		int bid = how->option[OPT_BID] >> 8 * side & 0xff;
		s->pub.price[side] = (uint8_t)(how->option[OPT_ACTIVE] ? 0 : prices[side] + bid);
		s->pub.courage[side] = 1;
	}
}

struct why tc_setup(void *state, const struct setup *how)
{
	struct state *s = state;

	memset(s, 0, sizeof *s);
	s->pub.scenario = (uint8_t)how->option[OPT_SCENARIO];
	s->pub.seats = how->seats;
	s->pub.alive = (uint8_t)((1u << how->seats) - 1);
	s->pub.turn = 1;
	s->pub.last_turn = lengths[s->pub.scenario];
	s->pub.initiative = GALBA;
	s->pub.owner = s->pub.last_owner = s->pub.winner = NOBODY;
	s->pub.walls = WALLS;
	s->pub.guard = BATAVIANS;
	place_leaders(s);
	place_legions(s);
	fill_deck(s);
	set_prices(s, how);
	push(s, (struct frame){ .kind = F_TURN });
	tc_run(s, NULL);
	return allowed();
}
