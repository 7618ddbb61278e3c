/* games/caesar-augustus/senate.c -- Bribe, elections, suppression (Game Turn 3.2, 4 and 5). */

#include "games/caesar-augustus/state.h"

/* ---- Bribe ---------------------------------------------------------------------- */

/* CA-ROME: a general in Italy protects his senators. */
unsigned ca_bribable(const struct state *s, int seat)
{
	unsigned set = 0;

	for (int other = 0; other < s->pub.seats; other++)
		if (other != seat && s->pub.senators[other] && s->pub.general[other] != CA_ITALY)
			set |= 1u << other;
	return set;
}

/* CA-V_BRIBE: the pool first, and then there is nothing to decide. */
enum bribing ca_start_bribe(struct state *s, struct events *ev)
{
	int seat = s->pub.active;

	if (s->pub.pool) {
		s->pub.pool--;
		s->pub.senators[seat]++;
		tell(ev, E_BRIBED_POOL, seat, 0, 0, 0);
		return BRIBED_AT_ONCE;
	}
	if (!ca_bribable(s, seat))
		return BRIBE_FORFEIT;
	s->pub.phase = S_BRIBE;
	return BRIBE_ASKED;
}

struct why ca_why_not_bribe(const struct state *s, int seat, act a)
{
	int other = act_a(a);

	if (other >= s->pub.seats)
		return no(C_SEATS, other, 0, 0);
	if (other == seat)
		return no(C_BRIBE_OWN, 0, 0, 0);
	if (!s->pub.senators[other])
		return no(C_BRIBE_NONE, other, 0, 0);
	if (!(ca_bribable(s, seat) >> other & 1))
		return no(C_ROME, other, 0, 0);
	return no(C_ALLOWED, 0, 0, 0);
}

void ca_do_bribe(struct state *s, int seat, act a, struct events *ev)
{
	s->pub.senators[act_a(a)]--;
	s->pub.senators[seat]++;
	tell(ev, E_BRIBED, seat, act_a(a), 0, 0);
	ca_end_action(s, ev);
}

/* ---- elections -------------------------------------------------------------------- */

static int find_majority(const struct state *s)
{
	for (int seat = 0; seat < s->pub.seats; seat++)
		if (s->pub.senators[seat] >= ca_majority[s->pub.seats])
			return seat;
	return SEAT_NOBODY;
}

/* CA-ELECT, CA-ELECT-SKIP. */
void ca_elect(struct state *s, struct events *ev)
{
	int elected = find_majority(s);

	if (!(s->pub.popular[CA_RED] & ITALY_BIT) || elected == s->pub.controller)
		return;
	s->pub.controller = (uint8_t)elected;
	tell(ev, elected == SEAT_NOBODY ? E_LEADERLESS : E_ELECTED, elected, 0, 0, 0);
}

/* CA-RED-EYES: who controls the Senate sees its soldiers, as a step of its own, since whatever came
 * before must not betray them. */
bool ca_must_inspect(const struct state *s)
{
	return s->pub.controller != SEAT_NOBODY && s->pub.where[CA_RED_ARMY] != CA_NOWHERE &&
		   !(s->pub.red_eyes & SEAT_BIT(s->pub.controller));
}

void ca_do_inspect(struct state *s, int seat, act a, struct events *ev)
{
	(void)a;
	s->pub.red_eyes |= SEAT_BIT(seat);
	tell(ev, E_INSPECTED, seat, 0, 0, 0);
	ca_end_turn(s, ev);
}

/* ---- suppression -------------------------------------------------------------------- */

static void win_people(struct state *s, int owner, int territory, struct events *ev)
{
	if (s->pub.popular[owner] & bit(territory))
		return;
	for (int other = 0; other < CA_HOLDERS; other++)
		s->pub.popular[other] &= ~bit(territory);
	s->pub.popular[owner] |= bit(territory);
	tell(ev, E_POPULAR, SEAT_NOBODY, owner, territory, 0);
}

/* CA-RED: nobody touches Italy while the Senate's army lives. */
static uint32_t suppress_by_armies(struct state *s, uint32_t taken, struct events *ev)
{
	for (int army = 0; army < CA_ARMIES; army++) {
		int territory = s->pub.where[army];
		if (territory == CA_NOWHERE || taken & bit(territory))
			continue;
		taken |= bit(territory);
		win_people(s, army / CA_NUMBERS, territory, ev);
	}
	return taken;
}
_Static_assert(CA_RED_ARMY / CA_NUMBERS == CA_RED, "the Senate's army suppresses with RED");

/* CA-SUPPRESS-TIE: who has the people keeps them, else the first from the leader. */
static void suppress_by_generals(struct state *s, uint32_t taken, struct events *ev)
{
	int seat = s->pub.leader;

	for (int other = 0; other < s->pub.seats; other++)
		taken |= s->pub.popular[other] & bit(s->pub.general[other]);
	for (int i = 0; i < s->pub.seats; i++, seat = seat_after(s, seat)) {
		int territory = s->pub.general[seat];
		if (territory == CA_NOWHERE || taken & bit(territory))
			continue;
		taken |= bit(territory);
		win_people(s, seat, territory, ev);
	}
}

void ca_suppress(struct state *s, struct events *ev)
{
	uint32_t taken = s->pub.where[CA_RED_ARMY] != CA_NOWHERE ? ITALY_BIT : 0;

	suppress_by_generals(s, suppress_by_armies(s, taken, ev), ev);
}
