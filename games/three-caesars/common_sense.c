/* games/three-caesars/common_sense.c -- dice of any kind but battle's, and section 31's readings of
 * them.
 *
 * A roll is a frame; its stage counts the dice rolled. */

#include "games/three-caesars/state.h"

int tc_one_to_three(int pips) { return (pips + 1) / 2; }
int tc_one_to_two(int pips) { return pips >= LUCKY ? 2 : 1; }

void tc_do_roll(struct state *s, int seat, act a, struct events *ev)
{
	struct frame *f = top(s);
	int pips = act_a(a);

	(void)seat;
	f->roll.sum += (uint8_t)pips;
	tell(ev, E_ROLLED, f->seat, pips, f->roll.purpose, 0);
	if (++f->stage < tc_purposes[f->roll.purpose].dice)
		return;
	if (tc_may_roll_again(s, f)) {
		f->kind = S_REROLL;
		return;
	}
	tc_finish_roll(s, ev);
}

/* The dice stand: what they decide. */
void tc_finish_roll(struct state *s, struct events *ev)
{
	struct frame f = pop(s);

	switch (f.roll.purpose) {
	case R_INTERCEPTION: tc_finish_interception(s, f, ev); break;
	case R_AVOIDANCE: tc_finish_avoidance(s, f, ev); break;
	case R_SIEGE: tc_finish_siege_roll(s, f, ev); break;
	case R_SORTIE: tc_finish_sortie(s, f, ev); break;
	case R_ASSASSIN:
	case R_BLACKMAIL:
	case R_GRAFT:
	case R_SEDUCTION: tc_finish_intrigue(s, f, ev); break;
	case R_POLITICS: tc_finish_politics(s, f, ev); break;
	case R_EXTREME: tc_finish_extreme(s, f, ev); break;
	case R_ATTRITION: tc_finish_attrition(s, f, ev); break;
	case R_BRAVERY: tc_finish_bravery(s, f, ev); break;
	case R_ENGINE: tc_capture_engine(s, f, f.roll.sum, ev); break;
	case R_SHAME: tc_lose_points(s, f.roll.side, tc_one_to_three(f.roll.sum), ev); break;
	default: tc_finish_event_roll(s, f, ev); break;
	}
}
