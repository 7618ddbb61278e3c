/* games/three-caesars/stacking.c -- forces on the map (section 19, TC-FORCE, TC-LONE).
 *
 * Any number of cohorts may stand in a place, all of one side (TC-ENEMY).  total[] counts a side's
 * cohorts wherever they are, so that the last one's loss is noticed at once (TC-OUT). */

#include "games/three-caesars/state.h"

void tc_put(struct state *s, int side, int place, int regulars, int veterans)
{
	if (!regulars && !veterans)
		return;
	s->pub.cohorts[REGULARS][place] += (uint8_t)regulars;
	s->pub.cohorts[VETERANS][place] += (uint8_t)veterans;
	s->pub.holder[place] = (uint8_t)side;
	if (side < NOBODY)
		s->pub.held[side] |= BIT(place);
}

void tc_pick(struct state *s, int place, int regulars, int veterans)
{
	int side = s->pub.holder[place];

	s->pub.cohorts[REGULARS][place] -= (uint8_t)regulars;
	s->pub.cohorts[VETERANS][place] -= (uint8_t)veterans;
	if (cohorts_at(s, place))
		return;
	s->pub.holder[place] = NOBODY;
	if (side < NOBODY)
		s->pub.held[side] &= ~BIT(place);
}

void tc_raise(struct state *s, int side, int place, int regulars)
{
	tc_put(s, side, place, regulars, 0);
	s->pub.total[side] += (uint8_t)regulars;
}

/* Section 14: veterans are lost first. */
int tc_lose(uint8_t troops[2], int n)
{
	int veterans = n < troops[VETERANS] ? n : troops[VETERANS];
	int regulars = n - veterans < troops[REGULARS] ? n - veterans : troops[REGULARS];

	troops[VETERANS] -= (uint8_t)veterans;
	troops[REGULARS] -= (uint8_t)regulars;
	return veterans + regulars;
}

int tc_lose_at(struct state *s, int place, int n, struct events *ev)
{
	uint8_t troops[2] = { s->pub.cohorts[REGULARS][place], s->pub.cohorts[VETERANS][place] };
	int side = s->pub.holder[place], lost = tc_lose(troops, n);

	if (!lost)
		return 0;
	tell(ev, side < NOBODY ? E_LOST : E_GARRISON, side, lost, place, 0);
	tc_pick(s, place, s->pub.cohorts[REGULARS][place] - troops[REGULARS],
			s->pub.cohorts[VETERANS][place] - troops[VETERANS]);
	if (side < NOBODY)
		s->pub.total[side] -= (uint8_t)lost;
	if (!cohorts_at(s, place))
		tc_forsake(s, place, ev);
	return lost;
}

/* TC-LONE: who is left alone before hostile walls is lost; not who has just come with cohorts. */
static void strand_leaders(struct state *s, struct events *ev)
{
	unsigned safe = march_cohorts(s) ? s->pub.march.leaders : 0;

	if (!cohorts_at(s, P_ROME))
		return;
	for (int leader = 0; leader < N_LEADERS; leader++)
		if (s->pub.at[leader] == P_CAMP && !(safe >> leader & 1))
			tc_remove_leader(s, leader, ev);
}

/* TC-ENGINES: engines without cohorts are lost. */
void tc_lose_engines(uint8_t *engines, int troop, int place, struct events *ev)
{
	if (*engines)
		tell(ev, E_ENGINES_LOST, SEAT_NOBODY, troop, place, 0);
	*engines = 0;
}

/* TC-ROME: a camp without cohorts is no siege. */
void tc_forsake(struct state *s, int place, struct events *ev)
{
	if (cohorts_at(s, place))
		return;
	for (int i = 0; i < 2; i++)
		tc_lose_engines(&s->pub.engines[i][place], CATAPULTS + i, place, ev);
	if (place == P_CAMP) {
		tc_break_siege(s);
		strand_leaders(s, ev);
	}
}

uint16_t tc_leaders_at(const struct state *s, int side, int place)
{
	uint16_t set = 0;

	for (unsigned team = s->pub.team[side]; team; team &= team - 1)
		if (s->pub.at[lowest_bit(team)] == place)
			set |= (uint16_t)(team & -team);
	return set;
}

int tc_cohorts_now(const struct state *s, int side, int place)
{
	int n = s->pub.holder[place] == side ? cohorts_at(s, place) : 0;

	if (s->pub.march.on && s->pub.march.at == place && (s->pub.team[side] >> s->pub.march.lead & 1))
		n += march_cohorts(s);
	return n;
}

/* Section 8: praetors come back the following turn. */
void tc_remove_leader(struct state *s, int leader, struct events *ev)
{
	bool returns = leader >= L_PRAETOR_G && leader <= L_PRAETOR_V;

	tell(ev, E_LEADER_GONE, side_of(s, leader), leader, 0, 0);
	s->pub.at[leader] = returns ? AWAY : OFF_MAP;
	s->pub.march.leaders &= (uint16_t) ~(1u << leader);
	s->pub.mutinous &= (uint16_t) ~(1u << leader);
}

/* TC-LONE: rival leaders without cohorts do not survive the arrival of a side's cohorts. */
void tc_remove_lone(struct state *s, int place, int arrived, struct events *ev)
{
	for (int side = 0; side < TC_SEATS; side++) {
		unsigned here = side == arrived ? 0 : tc_leaders_at(s, side, place);
		if (here && !tc_cohorts_now(s, side, place))
			for (; here; here &= here - 1)
				tc_remove_leader(s, lowest_bit(here), ev);
	}
}

void tc_move_leaders(struct state *s, uint16_t set, int place)
{
	for (unsigned todo = set; todo; todo &= todo - 1)
		s->pub.at[lowest_bit(todo)] = (uint8_t)place;
}
