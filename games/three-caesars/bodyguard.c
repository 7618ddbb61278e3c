/* games/three-caesars/bodyguard.c -- the guard of Rome (section 16, TC-SABINUS). */

#include "games/three-caesars/state.h"

enum { GUARDED = -1, BRIBE = 1 };

/* What the guard and a bribe do to an assassin's dice. */
int tc_guard_modifier(const struct state *s, int plotter, int leader)
{
	int modifier = s->pub.bribed >> plotter & 1 ? BRIBE : 0;

	if (s->pub.at[leader] == P_ROME && s->pub.guard && !s->pub.bribed)
		modifier += GUARDED;
	return modifier;
}

/* The Batavians serve every owner but Vitellius, who brings the Praetorians. */
void tc_change_guard(struct state *s, int owner)
{
	if (s->pub.guard && owner == VITELLIUS)
		s->pub.guard = PRAETORIANS;
}

/* A guard that let a leader in Rome be murdered disbands. */
void tc_shame_guard(struct state *s, int leader_place, struct events *ev)
{
	if (leader_place != P_ROME || !s->pub.guard)
		return;
	s->pub.guard = NO_GUARD;
	tell(ev, E_GUARD_GONE, SEAT_NOBODY, 0, 0, 0);
}
