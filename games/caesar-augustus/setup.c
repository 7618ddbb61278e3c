/* games/caesar-augustus/setup.c -- the opening position (Setup; Generals). */

#include "games/caesar-augustus/state.h"

/* Where a general starts, where else he is popular, what else he brings (CA-START). */
struct opening {
	uint32_t popular;
	uint8_t start, legions, senators;
};

static const struct opening openings[CA_SEATS] = {
	[CA_OCTAVIAN] = { BIT(CA_AFRICA) | BIT(CA_NUMIDIA), CA_AFRICA, 1, 0 },
	[CA_ANTONY] = { BIT(CA_GAUL), CA_GAUL, 2, 0 },
	[CA_LEPIDUS] = { BIT(CA_ILLYRICUM), CA_ILLYRICUM, 1, 1 },
	[CA_BRUTUS] = { BIT(CA_ASIA_MINOR) | BIT(CA_GALATIA) | BIT(CA_CAPPADOCIA), CA_ASIA_MINOR, 1,
					0 },
	[CA_CASSIUS] = { BIT(CA_EGYPT), CA_EGYPT, 2, 0 },
};

/* CA-LEPIDUS: the draft's other reading. */
static const struct opening lepidus_in_spain = { BIT(CA_SPAIN), CA_SPAIN, 1, 1 };

/* Starting Legions are seen by all (CA-MEMORY). */
static void place_seat(struct state *s, int seat, const struct opening *o)
{
	int army = army_of(seat, 0);

	s->pub.popular[seat] = o->popular;
	s->pub.general[seat] = s->pub.where[army] = o->start;
	s->pub.count[army] = o->legions;
	s->pub.marked[army] = *hand_at(s, army) = (ca_hand)(o->legions * one_of(CA_LEGION));
	s->box.deck[CA_LEGION] = (uint8_t)(s->box.deck[CA_LEGION] - o->legions);
	s->pub.deck = (uint8_t)(s->pub.deck - o->legions);
	s->pub.senators[seat] = o->senators;
	s->pub.pool = (uint8_t)(s->pub.pool - o->senators);
}

static void place_nobody(struct state *s)
{
	memset(s, 0, sizeof *s);
	memset(s->pub.where, CA_NOWHERE, sizeof s->pub.where);
	memset(s->pub.general, CA_NOWHERE, sizeof s->pub.general);
	memcpy(s->box.deck, ca_deck, sizeof ca_deck);
	s->pub.deck = CA_SOLDIERS;
	s->pub.controller = SEAT_NOBODY;
	s->pub.popular[CA_RED] = ITALY_BIT;
	s->pub.where[CA_RED_ARMY] = CA_ITALY;
	s->pub.phase = S_OPENING;
}

struct why ca_setup(void *state, const struct setup *how)
{
	struct state *s = state;

	place_nobody(s);
	s->pub.seats = how->seats;
	s->pub.turns = (uint8_t)how->option[OPTION_TURNS];
	s->pub.passing = how->option[OPTION_CAPTURE] != 0;
	s->pub.pool = (uint8_t)(how->seats + 1);
	for (int seat = 0; seat < how->seats; seat++)
		place_seat(s, seat,
				   seat == CA_LEPIDUS && how->option[OPTION_LEPIDUS] ? &lepidus_in_spain
																	 : &openings[seat]);
	return (struct why){ 0 };
}
