/* games/three-caesars/initiative.c -- the initiative (section 23, TC-ORDER, TC-REROLL). */

#include "games/three-caesars/state.h"

bool tc_has_battle_reroll(const struct state *s)
{
	return is_alive(s, s->pub.initiative) && !s->pub.initiative_used;
}

/* Once a turn, for one side or both.  It passes the initiative on when the turn ends. */
void tc_do_reroll(struct state *s, int seat, act a, struct events *ev)
{
	int which = act_a(a);

	pop(s);
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

/* The next living side round Galba, Otho, Vitellius, whatever this turn's order of play is. */
int tc_next_side(const struct state *s, int side)
{
	for (int k = 1; k < TC_SEATS; k++)
		if (is_alive(s, (side + k) % TC_SEATS))
			return (side + k) % TC_SEATS;
	return side;
}

void tc_pass_initiative(struct state *s, struct events *ev)
{
	if (s->pub.initiative_passes)
		tc_take_initiative(s, tc_next_side(s, s->pub.initiative), ev);
	s->pub.initiative_used = 0;
}

/* ---- the order of play ----------------------------------------------------------------------- */

static struct why why_not_next(const struct state *s, int side)
{
	if (!is_alive(s, side))
		return no(C_ORDER_OUT, side, 0, 0);
	for (int i = 0; i < s->pub.ordered; i++)
		if (s->pub.order[i] == side)
			return no(C_ORDER, side, 0, 0);
	return allowed();
}

struct why tc_why_not_order(const struct state *s, int seat, act a)
{
	(void)seat;
	return why_not_next(s, act_a(a));
}

/* The last is not asked for. */
void tc_do_order(struct state *s, int seat, act a, struct events *ev)
{
	s->pub.order[s->pub.ordered++] = (uint8_t)act_a(a);
	if (count_bits(s->pub.alive) > s->pub.ordered + 1)
		return;
	for (int last = 0; last < TC_SEATS; last++)
		if (!why_not_next(s, last).clause) {
			s->pub.order[s->pub.ordered++] = (uint8_t)last;
			break;
		}
	tell(ev, E_ORDER, seat, s->pub.order[0], s->pub.order[1], 0);
	pop(s);
}
