/* games/three-caesars/legality.c -- what may be done now: each verb's rule, and the list of what
 * none forbids. */

#include "games/three-caesars/state.h"

/* ---- one by one ------------------------------------------------------------------------------ */

struct why tc_why_not_order(const struct state *s, int side)
{
	if (!is_alive(s, side))
		return no(C_ORDER_OUT, side, 0, 0);
	for (int i = 0; i < s->pub.ordered; i++)
		if (s->pub.order[i] == side)
			return no(C_ORDER, side, 0, 0);
	return allowed();
}

/* Section 8: praetors come back in a friendly space of their colour. */
static struct why why_not_return(const struct state *s, int seat, int place)
{
	if (place >= N_SPACES || !(tc_home[seat] >> place & 1))
		return no(C_BUILD_HOME, place, 0, 0);
	if (held_by_enemies(s, seat) >> place & 1)
		return no(C_BUILD_ENEMY, s->pub.holder[place], place, 0);
	return allowed();
}

static struct why why_not_use(const struct state *s, int seat, act a)
{
	int kind = now(s)->a, value = tc_cards[kind].value;

	switch (act_verb(a)) {
	case V_EVENT: return tc_why_not_event(s, seat, kind);
	case V_PAY: return tc_why_not_pay(s, seat);
	case V_BUILD: return tc_why_not_build(s, seat, kind, act_a(a));
	case V_POLITICS: return tc_why_not_politics(s, seat, act_a(a), value);
	case V_SORTIE: return tc_why_not_sortie(s, seat, value);
	default:
		return now(s)->kind == F_CAMPAIGN ? tc_why_not_campaign(s, seat, act_a(a))
										  : tc_why_not_activate(s, seat, act_a(a), value);
	}
}

static struct why why_not_march(const struct state *s, int seat, act a)
{
	switch (act_verb(a)) {
	case V_UNITE: return tc_why_not_unite(s, seat, act_a(a));
	case V_JOIN: return tc_why_not_join(s, seat, act_a(a));
	case V_LEAVE: return tc_why_not_leave(s, act_a(a), act_b(a));
	case V_TAKE: return tc_why_not_take(s, seat, act_a(a), act_b(a));
	case V_STEP: return tc_why_not_step(s, seat, act_a(a));
	case V_SIEGE: return tc_why_not_siege(s, seat);
	default: return tc_why_not_sally(s, seat);
	}
}

struct why tc_why_not(const void *state, int seat, act a)
{
	const struct state *s = state;
	const struct frame *f = now(s);

	switch (act_verb(a)) {
	case V_ORDER: return tc_why_not_order(s, act_a(a));
	case V_PLACE:
		return f->kind == F_RETURN ? why_not_return(s, seat, act_a(a))
								   : tc_why_not_place(s, seat, f->a, act_a(a));
	case V_CARD:
	case V_SHED: return tc_why_not_holding(s, seat, act_a(a));
	case V_PLOT: return tc_why_not_plot(s, seat);
	case V_COURAGE: return tc_why_not_courage(s, seat, act_a(a));
	case V_EXTREME: return tc_why_not_extreme(s, seat);
	case V_EVENT:
	case V_PAY:
	case V_ACTIVATE:
	case V_BUILD:
	case V_POLITICS:
	case V_SORTIE: return why_not_use(s, seat, a);
	case V_AGAINST: return tc_why_not_victim(s, seat, f->a, act_a(a));
	case V_NAME:
		return f->kind == F_AID ? tc_why_not_aid(s, act_a(a))
								: tc_why_not_name(s, seat, f->a, act_a(a));
	case V_DESERT: return tc_why_not_desert(s, seat, act_a(a), act_b(a));
	case V_YIELD: return tc_why_not_yield(s, seat, act_a(a), act_b(a));
	case V_UNITE:
	case V_JOIN:
	case V_LEAVE:
	case V_TAKE:
	case V_STEP:
	case V_SIEGE:
	case V_SALLY: return why_not_march(s, seat, a);
	case V_INTERCEPT: return tc_why_not_intercept(s, seat, act_a(a));
	case V_AVOID: return tc_why_not_avoid(s, seat, act_a(a));
	case V_RETREAT: return tc_why_not_retreat(s, seat, act_a(a));
	case V_RESPOND: return tc_why_not_respond(s, seat, act_a(a));
	default: return allowed();
	}
}

/* ---- lists ----------------------------------------------------------------------------------- */

static int list_one(const struct state *s, int seat, int verb, uint64_t set, act *out)
{
	int n = 0;

	for (; set; set &= set - 1)
		OFFER(verb, lowest_bit(set), 0);
	return n;
}

static int list_plain(int first, int second, act *out)
{
	out[0] = ACT(first, 0, 0, 0);
	out[1] = ACT(second, 0, 0, 0);
	return 2;
}

static int list_avoid(const struct state *s, int seat, act *out)
{
	int here = s->pub.march.at;
	int n = list_one(s, seat, V_AVOID, tc_open[here] | tc_pass[here], out);

	out[n++] = ACT(V_STAND, 0, 0, 0);
	return n;
}

static int list_rerolls(act *out)
{
	int n = 0;

	for (int which = ATTACKER; which <= BOTH_HOSTS; which++)
		out[n++] = ACT(V_REROLL, which, 0, 0);
	out[n++] = ACT(V_NO, 0, 0, 0);
	return n;
}

static int list_yield(const struct state *s, int seat, act *out)
{
	int n = 0;

	for (uint64_t todo = tc_yielding(s, seat, now(s)->b); todo; todo &= todo - 1) {
		OFFER(V_YIELD, lowest_bit(todo), REGULARS);
		OFFER(V_YIELD, lowest_bit(todo), VETERANS);
	}
	return n;
}

static int list_with(const struct state *s, int seat, int verb, uint64_t set, int last, act *out)
{
	int n = list_one(s, seat, verb, set, out);

	out[n++] = ACT(last, 0, 0, 0);
	return n;
}

static uint64_t placeable(const struct state *s, int kind)
{
	return kind == K_DANUBE ? BIT(P_AQUILEIA) | BIT(P_EMONA) : held_by_all(s);
}

int tc_legal(const void *state, int seat, act *out)
{
	const struct state *s = state;
	const struct frame *f = now(s);
	const uint64_t seats = BIT(TC_SEATS) - 1, leaders = BIT(N_LEADERS) - 1;
	int here = s->pub.battle.place;

	if (tc_pending(s) != SEAT_BIT(seat))
		return 0;
	switch (f->kind) {
	case F_RETURN: return list_one(s, seat, V_PLACE, tc_home[seat], out);
	case F_ORDER: return list_one(s, seat, V_ORDER, seats, out);
	case F_PLAY: return tc_list_play(s, seat, out);
	case F_USE: return tc_list_use(s, seat, out);
	case F_PLOT:
	case F_DISCARD: return tc_list_hand(s, seat, V_SHED, out);
	case F_VICTIM: return list_one(s, seat, V_AGAINST, leaders, out);
	case F_RIVAL:
	case F_AID: return list_one(s, seat, V_NAME, seats, out);
	case F_PLACE: return list_one(s, seat, V_PLACE, placeable(s, f->a), out);
	case F_DESERT: return tc_list_desert(s, seat, out);
	case F_YIELD: return list_yield(s, seat, out);
	case F_CAMPAIGN: return list_with(s, seat, V_ACTIVATE, s->pub.team[seat], V_DONE, out);
	case F_MARCH: return tc_list_march(s, seat, out);
	case F_INTERCEPT: return list_with(s, seat, V_INTERCEPT, s->pub.team[seat], V_NO, out);
	case F_AVOID: return list_avoid(s, seat, out);
	case F_FIELD: return list_plain(V_FIELD, V_WALLS, out);
	case F_REROLL:
	case F_COURAGE: return list_plain(V_AGAIN, V_NO, out);
	case F_INITIATIVE: return list_rerolls(out);
	case F_RETREAT: return list_one(s, seat, V_RETREAT, tc_open[here] | tc_pass[here], out);
	case F_OVERRUN: return list_plain(V_OVERRUN, V_NO, out);
	default: return tc_list_window(s, seat, out);
	}
}
