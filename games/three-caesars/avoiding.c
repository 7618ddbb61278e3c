/* games/three-caesars/avoiding.c -- slipping away before a battle (section 17, TC-AVOID), and where
 * a beaten force may go (TC-RETREAT). */

#include "games/three-caesars/state.h"

/* Into an adjacent space with no enemy cohort; into Rome only for its owner, while nobody besieges
 * it (TC-REFUGE). */
struct why tc_why_not_flee(const struct state *s, int side, uint16_t leaders, int from, int to)
{
	if (!((tc_open[from] | tc_pass[from]) >> to & 1))
		return no(C_ROAD, from, to, 0);
	if (to == P_ROME && (s->pub.owner != side || is_besieged(s)))
		return no(C_REFUGE, 0, 0, 0);
	if (held_by_enemies(s, side) >> to & 1)
		return no(C_FLEE, s->pub.holder[to], to, 0);
	if (tc_is_barred(s, leaders, to))
		return no(C_RUFUS, to, 0, 0);
	return allowed();
}

struct why tc_why_not_avoid(const struct state *s, int seat, act a)
{
	int here = s->pub.march.at, space = act_a(a);

	if (space == s->pub.march.from)
		return no(C_AVOID_BACK, space, 0, 0);
	if (s->pub.snow && (tc_pass[here] >> space & 1))
		return no(C_SNOW, here, space, 0);
	return tc_why_not_flee(s, seat, tc_leaders_at(s, seat, here), here, space);
}

bool tc_can_avoid(const struct state *s, int seat)
{
	int here = s->pub.march.at;

	if (!tc_leaders_at(s, seat, here) || (s->pub.march.flags & DOUBLE_TIME))
		return false;
	for (uint64_t todo = tc_open[here] | tc_pass[here]; todo; todo &= todo - 1)
		if (!tc_why_not_avoid(s, seat, ACT(V_AVOID, lowest_bit(todo), 0, 0)).clause)
			return true;
	return false;
}

/* One leader rolls for all: the one with the best strategy rating. */
static int best_strategy(const struct state *s, int seat)
{
	int best = 0;

	for (unsigned todo = tc_leaders_at(s, seat, s->pub.march.at); todo; todo &= todo - 1)
		if (tc_leaders[lowest_bit(todo)].strategy > best)
			best = tc_leaders[lowest_bit(todo)].strategy;
	return best;
}

void tc_do_avoid(struct state *s, int seat, act a, struct events *ev)
{
	int space = act_a(a);

	pop(s);
	tell(ev, E_AVOIDS, seat, space, 0, 0);
	roll(s, R_AVOIDANCE, seat, space, best_strategy(s, seat));
}

void tc_finish_avoidance(struct state *s, struct frame f, struct events *ev)
{
	struct battle *b = &s->pub.battle;
	int here = s->pub.march.at;

	if (f.roll.sum + f.roll.strategy < CONTEST) {
		tell(ev, E_AVOID_FAILED, f.seat, here, 0, 0);
		b->host[DEFENDER].fell_back = 1;
		return;
	}
	tell(ev, E_AVOIDED, f.seat, f.roll.space, 0, 0);
	b->host[DEFENDER].side = f.seat;
	tc_muster(s, &b->host[DEFENDER], here);
	if (here == P_CAMP)
		tc_break_siege(s);
	tc_move_leaders(s, tc_leaders_at(s, f.seat, here), f.roll.space);
	b->retreat_to = (uint8_t)(1 + f.roll.space);
	if (tc_pass[here] >> f.roll.space & 1)
		roll(s, R_ATTRITION, f.seat, ON_HOST, DEFENDER);
}
