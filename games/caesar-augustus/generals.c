/* games/caesar-augustus/generals.c -- generals on their own, and in captivity (Game Turn 1). */

#include "games/caesar-augustus/state.h"

/* A captured general can always be placed: four opponents with four armies and a general each, and
 * the Senate's army, cannot bar every territory (CA-V_GENERAL). */
_Static_assert((CA_SEATS - 1) * (CA_NUMBERS + 1) + 1 < CA_TERRITORIES,
			   "some territory is open to every general");

/* CA-V_GENERAL: the Senate's army bars nobody from Italy. */
static uint32_t barred_by_armies(const struct state *s, int seat)
{
	uint32_t opposing = ca_places(s, seat).opposing;

	return s->pub.where[CA_RED_ARMY] == CA_ITALY ? opposing & ~ITALY_BIT : opposing;
}

static uint32_t barred_by_generals(const struct state *s, int seat)
{
	uint32_t set = 0;

	for (int other = 0; other < s->pub.seats; other++)
		if (is_opposing(seat, other))
			set |= bit(s->pub.general[other]);
	return set;
}

/* He may always stay, unless he was captured. */
uint32_t ca_open_to_general(const struct state *s, int seat)
{
	uint32_t barred = barred_by_armies(s, seat) | barred_by_generals(s, seat);

	return (~barred | bit(s->pub.general[seat])) & ALL_TERRITORIES;
}

static struct why why_not_there(const struct state *s, int seat, int territory)
{
	int other = 0;

	if (barred_by_armies(s, seat) & bit(territory))
		return no(C_GENERAL_ARMY, holder(commander_of(s, ca_opposing_army_at(s, seat, territory))),
				  territory, 0);
	while (s->pub.general[other] != territory || !is_opposing(seat, other))
		other++;
	return no(C_GENERAL_GENERAL, other, territory, 0);
}

struct why ca_why_not_general(const struct state *s, int seat, act a)
{
	if (ca_open_to_general(s, seat) & bit(act_a(a)))
		return no(C_ALLOWED, 0, 0, 0);
	return why_not_there(s, seat, act_a(a));
}

void ca_do_general(struct state *s, int seat, act a, struct events *ev)
{
	int from = s->pub.general[seat], to = act_a(a);

	tell(ev,
		 from == CA_NOWHERE ? E_GENERAL_BACK
		 : from == to       ? E_GENERAL_STAYS
							: E_GENERAL_GOES,
		 seat, to, 0, 0);
	s->pub.general[seat] = (uint8_t)to;
	ca_after_general(s, ev);
}

/* CA-CAPTURED: a point each time, except for a Senate of nobody's. */
void ca_capture(struct state *s, int captor, int seat, struct events *ev)
{
	tell(ev, E_CAPTURED, captor, holder(captor), seat, s->pub.general[seat]);
	s->pub.general[seat] = CA_NOWHERE;
	if (captor < CA_SEATS)
		s->pub.vp[captor]++;
}

void ca_capture_at(struct state *s, int captor, int territory, struct events *ev)
{
	for (int seat = 0; seat < s->pub.seats; seat++)
		if (s->pub.general[seat] == territory && is_opposing(captor, seat))
			ca_capture(s, captor, seat, ev);
}
