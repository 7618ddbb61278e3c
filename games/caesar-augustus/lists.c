/* games/caesar-augustus/lists.c -- what a seat can do, by step: the sets that the judges ask about.
 */

#include "games/caesar-augustus/state.h"

static int list(uint32_t set, int verb, act *out)
{
	int n = 0;

	for (; set; set &= set - 1)
		out[n++] = ACT(verb, lowest_bit(set), 0, 0);
	return n;
}

static int list_or(uint32_t set, int verb, int otherwise, act *out)
{
	int n = list(set, verb, out);

	out[n++] = ACT(otherwise, 0, 0, 0);
	return n;
}

int ca_list_generals(const struct state *s, int seat, act *out)
{
	return list(ca_open_to_general(s, seat), V_GENERAL, out);
}

int ca_list_orders(const struct state *s, int seat, act *out)
{
	(void)s, (void)seat;
	return list((1u << CA_ORDERS) - 1, V_CHOOSE, out);
}

int ca_list_reveal(const struct state *s, int seat, act *out)
{
	(void)s, (void)seat;
	return list(1, V_REVEAL, out);
}

int ca_list_bribes(const struct state *s, int seat, act *out)
{
	return list(ca_bribable(s, seat), V_BRIBE, out);
}

int ca_list_returns(const struct state *s, int seat, act *out)
{
	(void)seat;
	return list(kinds_in(hand_of(s, ca_returning_army(s))), V_RETURN, out);
}

int ca_list_sites(const struct state *s, int seat, act *out)
{
	return list(ca_raise_sites(s, seat), V_RAISE, out);
}

int ca_list_inspection(const struct state *s, int seat, act *out)
{
	(void)s, (void)seat;
	return list(1, V_INSPECT, out);
}

/* ---- in battle ------------------------------------------------------------------------ */

static unsigned soldiers_of(const struct state *s, int side)
{
	return kinds_in(hand_of(s, s->pub.battle.army[side]));
}

int ca_list_retreats(const struct state *s, int seat, act *out)
{
	(void)seat;
	return list_or(ca_retreats(s), V_RETREAT, V_STAND, out);
}

int ca_list_commits(const struct state *s, int seat, act *out)
{
	return list(soldiers_of(s, side_of(&s->pub.battle, seat)), V_COMMIT, out);
}

int ca_list_adds(const struct state *s, int seat, act *out)
{
	(void)seat;
	return list_or(soldiers_of(s, CA_ATTACKER), V_ADD, V_HOLD, out);
}

int ca_list_answers(const struct state *s, int seat, act *out)
{
	(void)seat;
	return list_or(soldiers_of(s, CA_DEFENDER), V_ADD, V_HOLD, out);
}

static int list_rallies(const struct state *s, int side, act *out)
{
	return list_or(kinds_in(s->pub.battle.line[side]), V_RALLY, V_DECLINE, out);
}

int ca_list_first_rallies(const struct state *s, int seat, act *out)
{
	(void)seat;
	return list_rallies(s, CA_ATTACKER, out);
}

int ca_list_second_rallies(const struct state *s, int seat, act *out)
{
	(void)seat;
	return list_rallies(s, CA_DEFENDER, out);
}

int ca_list_press(const struct state *s, int seat, act *out)
{
	(void)s, (void)seat;
	return list_or(1, V_PRESS, V_CEASE, out);
}
