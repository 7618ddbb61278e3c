/* games/caesar-augustus/places.c -- where armies stand and popularity lies, as sets. */

#include "games/caesar-augustus/state.h"

static uint32_t armies_of(const struct ca_public *pub, int seat)
{
	const uint8_t *where = &pub->where[seat * CA_NUMBERS];

	return bit(where[0]) | bit(where[1]) | bit(where[2]) | bit(where[3]);
}

/* CA-RED-ARMY: a controlled red army is its controller's; else it opposes everyone. */
struct places ca_places(const struct state *s, int seat)
{
	struct places p = { 0 };
	seatset friends = friends_of(seat);
	uint32_t red = bit(s->pub.where[CA_RED_ARMY]);

	for (int other = 0; other < s->pub.seats; other++)
		if (other == seat)
			p.own |= armies_of(&s->pub, other);
		else if (friends & SEAT_BIT(other))
			p.allied |= armies_of(&s->pub, other);
		else
			p.opposing |= armies_of(&s->pub, other);
	if (s->pub.controller == seat)
		p.own |= red;
	else if (friends & SEAT_BIT(s->pub.controller))
		p.allied |= red;
	else
		p.opposing |= red;
	p.own &= ALL_TERRITORIES;
	p.allied &= ALL_TERRITORIES;
	p.opposing &= ALL_TERRITORIES;
	return p;
}

uint32_t ca_armies(const struct state *s)
{
	uint32_t set = bit(s->pub.where[CA_RED_ARMY]);

	for (int seat = 0; seat < s->pub.seats; seat++)
		set |= armies_of(&s->pub, seat);
	return set & ALL_TERRITORIES;
}

uint32_t ca_neighbours(uint32_t set)
{
	uint32_t all = 0;

	for (; set; set &= set - 1)
		all |= ca_adjacent[lowest_bit(set)];
	return all;
}

/* CA-FRIENDLY: one's own colour, and RED while one controls the Senate; never an ally's. */
uint32_t ca_friendly(const struct state *s, int seat)
{
	return s->pub.popular[seat] | (s->pub.controller == seat ? s->pub.popular[CA_RED] : 0);
}

int ca_army_at(const struct state *s, int territory)
{
	int army = 0;

	while (army < CA_ARMIES && s->pub.where[army] != territory)
		army++;
	return army;
}

int ca_opposing_army_at(const struct state *s, int seat, int territory)
{
	int army = 0;

	while (army < CA_ARMIES &&
		   (s->pub.where[army] != territory || !is_opposing(seat, commander_of(s, army))))
		army++;
	return army;
}
