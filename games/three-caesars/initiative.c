/* games/three-caesars/initiative.c -- the initiative (section 23, TC-ORDER, TC-REROLL). */

#include "games/three-caesars/state.h"

bool tc_has_battle_reroll(const struct state *s)
{
	return is_alive(s, s->pub.initiative) && !s->pub.initiative_used;
}

/* Once a turn, for one side or both.  It passes the initiative on when the turn ends. */
void tc_reroll_battle(struct state *s, int which, struct events *ev)
{
	int seat = pop(s).seat;

	s->pub.initiative_used = s->pub.initiative_passes = 1;
	tell(ev, E_REROLLED, seat, which, 0, 0);
	if (which != ATTACKER)
		tc_ready_dice(s, DEFENDER);
	if (which != DEFENDER)
		tc_ready_dice(s, ATTACKER);
}

/* An Initiative event takes it at once, and for good. */
void tc_take_initiative(struct state *s, int side, struct events *ev)
{
	s->pub.initiative = (uint8_t)side;
	s->pub.initiative_passes = 0;
	tell(ev, E_INITIATIVE, side, 0, 0, 0);
}

/* The next living side in this turn's order. */
int tc_next_side(const struct state *s, int side)
{
	int i = 0;

	while (i < s->pub.ordered && s->pub.order[i] != side)
		i++;
	for (int k = 1; k <= s->pub.ordered; k++) {
		int next = s->pub.order[(i + k) % s->pub.ordered];
		if (is_alive(s, next))
			return next;
	}
	return side;
}

void tc_pass_initiative(struct state *s, struct events *ev)
{
	if (s->pub.initiative_passes)
		tc_take_initiative(s, tc_next_side(s, s->pub.initiative), ev);
	s->pub.initiative_used = 0;
}
