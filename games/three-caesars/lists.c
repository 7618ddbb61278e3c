/* games/three-caesars/lists.c -- what a seat can do, by step, where no chapter has a list of its
 * own. */

#include "games/three-caesars/state.h"

enum { ALL_SEATS = (1 << TC_SEATS) - 1, ALL_LEADERS = (1 << N_LEADERS) - 1 };

/* A verb and the rule that judges it. */
struct rule {
	int verb;
	judge_verb *why_not;
};

#define RULE(verb, name) ((struct rule){ V_##verb, tc_why_not_##name })

static int list(const struct state *s, int seat, struct rule rule, uint64_t set, act *out)
{
	int n = 0;

	for (; set; set &= set - 1)
		n = offer(s, seat, ACT(rule.verb, lowest_bit(set), 0, 0), rule.why_not, out, n);
	return n;
}

static int list_or(const struct state *s, int seat, struct rule rule, uint64_t set, int otherwise,
				   act *out)
{
	int n = list(s, seat, rule, set, out);

	out[n++] = ACT(otherwise, 0, 0, 0);
	return n;
}

static int list_two(int first, int second, act *out)
{
	out[0] = ACT(first, 0, 0, 0);
	out[1] = ACT(second, 0, 0, 0);
	return 2;
}

/* ---- turn and cards -------------------------------------------------------------------------- */

int tc_list_returns(const struct state *s, int seat, act *out)
{
	return list(s, seat, RULE(PLACE, place), tc_home[seat], out);
}

int tc_list_orders(const struct state *s, int seat, act *out)
{
	return list(s, seat, RULE(ORDER, order), ALL_SEATS, out);
}

int tc_list_victims(const struct state *s, int seat, act *out)
{
	return list(s, seat, RULE(AGAINST, against), ALL_LEADERS, out);
}

int tc_list_names(const struct state *s, int seat, act *out)
{
	return list(s, seat, RULE(NAME, name), ALL_SEATS, out);
}

int tc_list_places(const struct state *s, int seat, act *out)
{
	uint64_t set =
		now(s)->played.card == K_DANUBE ? BIT(P_AQUILEIA) | BIT(P_EMONA) : held_by_all(s);

	return list(s, seat, RULE(PLACE, place), set, out);
}

int tc_list_yields(const struct state *s, int seat, act *out)
{
	int n = 0;

	for (uint64_t todo = tc_yielding(s, seat, now(s)->yield.from); todo; todo &= todo - 1)
		for (int troop = REGULARS; troop <= VETERANS; troop++)
			n = offer(s, seat, ACT(V_YIELD, lowest_bit(todo), troop, 0), tc_why_not_yield, out, n);
	return n;
}

/* ---- move and battle ------------------------------------------------------------------------- */

static uint64_t near(int place) { return tc_open[place] | tc_pass[place]; }

int tc_list_campaign(const struct state *s, int seat, act *out)
{
	return list_or(s, seat, RULE(ACTIVATE, activate), s->pub.team[seat], V_DONE, out);
}

int tc_list_interceptors(const struct state *s, int seat, act *out)
{
	return list_or(s, seat, RULE(INTERCEPT, intercept), s->pub.team[seat], V_NO, out);
}

int tc_list_avoiding(const struct state *s, int seat, act *out)
{
	return list_or(s, seat, RULE(AVOID, avoid), near(s->pub.march.at), V_STAND, out);
}

int tc_list_field(const struct state *s, int seat, act *out)
{
	(void)s, (void)seat;
	return list_two(V_FIELD, V_WALLS, out);
}

int tc_list_again(const struct state *s, int seat, act *out)
{
	(void)s, (void)seat;
	return list_two(V_AGAIN, V_NO, out);
}

int tc_list_rerolls(const struct state *s, int seat, act *out)
{
	(void)s, (void)seat;
	for (int which = ATTACKER; which <= BOTH_HOSTS; which++)
		out[which] = ACT(V_REROLL, which, 0, 0);
	out[BOTH_HOSTS + 1] = ACT(V_NO, 0, 0, 0);
	return BOTH_HOSTS + 2;
}

int tc_list_retreats(const struct state *s, int seat, act *out)
{
	return list(s, seat, RULE(RETREAT, retreat), near(s->pub.battle.place), out);
}

int tc_list_overrun(const struct state *s, int seat, act *out)
{
	(void)s, (void)seat;
	return list_two(V_OVERRUN, V_NO, out);
}
