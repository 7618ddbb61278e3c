/* games/three-caesars/reinforcements.c -- building cohorts (section 21), and praetors who come back
 * (section 8). */

#include "games/three-caesars/state.h"

static struct why why_not_there(const struct state *s, int seat, int value, int place)
{
	bool at_home = place < N_SPACES && (tc_home[seat] >> place & 1);

	if (value == BUILD_AT_HOME && !at_home)
		return no(C_BUILD_HOME, place, 0, 0);
	if (value == BUILD_ANYWHERE && !tc_leaders_at(s, seat, place))
		return no(C_BUILD_LEADER, place, 0, 0);
	if (held_by_enemies(s, seat) >> place & 1)
		return no(C_BUILD_ENEMY, s->pub.holder[place], place, 0);
	return allowed();
}

/* A 4 builds in a free space of one's colour, a 5 with a leader anywhere (TC-PLAY); nothing is
 * built inside a besieged Rome (TC-RELIEF). */
struct why tc_why_not_build(const struct state *s, int seat, act a)
{
	int value = tc_cards[now(s)->played.card].value, place = act_a(a);

	if (value < BUILD_AT_HOME)
		return no(C_BUILD_VALUE, value, 0, 0);
	if (s->pub.no_building >> seat & 1)
		return no(C_NO_BUILDING, 0, 0, 0);
	if (place == P_ROME && is_besieged(s))
		return no(C_BESIEGED, 0, 0, 0);
	if (place == P_CAMP && !tc_cohorts_now(s, seat, P_CAMP))
		return no(C_BUILD_CAMP, 0, 0, 0);
	return why_not_there(s, seat, value, place);
}

void tc_do_build(struct state *s, int seat, act a, struct events *ev)
{
	int place = act_a(a);

	pop(s);
	tc_raise(s, seat, place, 1);
	tell(ev, E_RAISED, seat, 1, place, 0);
	tc_remove_lone(s, place, seat, ev);
}

/* Section 8: in a friendly space of their colour. */
struct why tc_why_not_return(const struct state *s, int seat, int place)
{
	if (place >= N_SPACES || !(tc_home[seat] >> place & 1))
		return no(C_BUILD_HOME, place, 0, 0);
	if (held_by_enemies(s, seat) >> place & 1)
		return no(C_BUILD_ENEMY, s->pub.holder[place], place, 0);
	return allowed();
}

void tc_return(struct state *s, int seat, int place, struct events *ev)
{
	pop(s);
	s->pub.at[tc_praetor[seat]] = (uint8_t)place;
	tell(ev, E_RETURNED, seat, tc_praetor[seat], place, 0);
}
