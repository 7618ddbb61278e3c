/* games/three-caesars/interception.c -- cutting a march short (section 12, TC-INTERCEPT).
 *
 * S_INTERCEPT asks one rival after another, in turn order. */

#include "games/three-caesars/state.h"

static struct why why_not_reach(const struct state *s, int seat, int leader)
{
	int here = s->pub.at[leader], there = s->pub.march.at;

	if (here >= N_PLACES)
		return no(C_LEADER_MAP, leader, 0, 0);
	if (!(tc_open_near[there] >> here & 1))
		return no(C_INTERCEPT, leader, there, 0);
	if (!(s->pub.held[seat] >> here & 1))
		return no(C_INTERCEPT_COHORTS, leader, 0, 0);
	if (here == P_ROME && is_besieged(s))
		return no(C_SHUT_IN, leader, 0, 0);
	if (!(s->pub.mutinous >> leader & 1) && tc_why_not_lead(s, seat, here).clause)
		return tc_why_not_lead(s, seat, here);
	if (tc_is_barred(s, (uint16_t)(1u << leader), there))
		return no(C_RUFUS, there, 0, 0);
	return allowed();
}

struct why tc_why_not_intercept(const struct state *s, int seat, act a)
{
	const struct frame *f = now(s);
	int leader = act_a(a), others = s->pub.holder[s->pub.march.at];

	if (!(s->pub.team[seat] >> leader & 1))
		return no(C_LEADER_OWN, leader, 0, 0);
	if (f->intercept.tried >> leader & 1)
		return no(C_INTERCEPT_ONCE, leader, 0, 0);
	if (!tc_obeys(s, seat, leader))
		return no(C_PASSIVE, leader, 0, 0);
	if (has_truce(s, seat, f->intercept.mover))
		return no(C_TRUCE, f->intercept.mover, 0, 0);
	if (cohorts_at(s, s->pub.march.at) && others != seat && others != f->intercept.mover)
		return no(C_INTERCEPT_THIRD, others, s->pub.march.at, 0);
	return why_not_reach(s, seat, leader);
}

static bool can_intercept(const struct state *s, int seat)
{
	for (unsigned team = s->pub.team[seat]; team; team &= team - 1)
		if (!tc_why_not_intercept(s, seat, ACT(V_INTERCEPT, lowest_bit(team), 0, 0)).clause)
			return true;
	return false;
}

void tc_ask_next_interceptor(struct frame *f)
{
	f->intercept.place++;
	f->intercept.tried = 0;
}

bool tc_resume_intercept(struct state *s, struct frame *f, struct events *ev)
{
	(void)ev;
	for (; f->intercept.place < s->pub.ordered; tc_ask_next_interceptor(f)) {
		f->seat = s->pub.order[f->intercept.place];
		if (f->seat != f->intercept.mover && is_alive(s, f->seat) && can_intercept(s, f->seat))
			return true;
	}
	pop(s);
	return false;
}

void tc_do_intercept(struct state *s, int seat, act a, struct events *ev)
{
	int leader = act_a(a);

	top(s)->intercept.tried |= (uint8_t)(1u << leader);
	tell(ev, E_INTERCEPTS, seat, leader, s->pub.march.at, 0);
	roll(s, R_INTERCEPTION, seat, leader, 0);
}

/* The leaders who come with him when nobody stays behind: those who may move at all, and Rufus
 * where he may go. */
static uint16_t find_followers(const struct state *s, int seat, int leader)
{
	uint16_t set = (uint16_t)(1u << leader);

	for (unsigned todo = tc_leaders_at(s, seat, s->pub.at[leader]); todo; todo &= todo - 1)
		if (tc_obeys(s, seat, lowest_bit(todo)))
			set |= (uint16_t)(todo & -todo);
	if (tc_is_barred(s, set, s->pub.march.at))
		set &= (uint16_t) ~(1u << L_RUFUS);
	return set;
}

/* He takes as many cohorts as his organization allows.  If nobody stays behind, the other leaders
 * and the engines come too (TC-FOLLOW). */
static void bring_force(struct state *s, int seat, int leader, struct events *ev)
{
	struct host *h = &s->pub.battle.host[DEFENDER];
	int from = s->pub.at[leader], room = tc_leaders[leader].organization;
	int veterans = s->pub.cohorts[VETERANS][from] < room ? s->pub.cohorts[VETERANS][from] : room;
	int regulars = s->pub.cohorts[REGULARS][from];

	if (regulars > room - veterans)
		regulars = room - veterans;
	tc_pick(s, from, regulars, veterans);
	h->troops[VETERANS] = (uint8_t)veterans;
	h->troops[REGULARS] = (uint8_t)regulars;
	s->pub.battle.intercepted_from = (uint8_t)(1 + from);
	if (cohorts_at(s, from)) {
		s->pub.at[leader] = s->pub.march.at;
		return;
	}
	for (int i = 0; i < 2; i++)
		h->troops[CATAPULTS + i] = s->pub.engines[i][from];
	tc_move_leaders(s, find_followers(s, seat, leader), s->pub.march.at);
	tc_forsake(s, from, ev);
}

/* Two dice and his strategy rating must reach eight; the first success ends the matter. */
void tc_finish_interception(struct state *s, struct frame f, struct events *ev)
{
	if (f.roll.sum + tc_leaders[f.roll.leader].strategy < CONTEST) {
		tell(ev, E_INTERCEPT_FAILED, f.seat, f.roll.leader, 0, 0);
		return;
	}
	tell(ev, E_INTERCEPTED, f.seat, f.roll.leader, s->pub.march.at, 0);
	s->pub.battle.host[DEFENDER].side = f.seat;
	bring_force(s, f.seat, f.roll.leader, ev);
	pop(s); /* S_INTERCEPT */
}
