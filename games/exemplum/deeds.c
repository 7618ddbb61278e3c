/* games/exemplum/deeds.c -- spying and robbing (chapter 4). */

#include "games/exemplum/state.h"

/* What spying and robbing have in common: the target is another courier of this game. */
static struct why why_not_target(const struct state *s, int seat, int target)
{
	if (target == seat)
		return no(C_SELF, target, 0, 0);
	if (target >= s->pub.seats)
		return no(C_EMPTY_SEAT, target, 0, 0);
	return allowed();
}

void ex_do_pass(struct state *s, int seat, act a, struct events *ev)
{
	(void)seat, (void)a;
	ex_end_deed(s, ev);
}

/* ---- spying -------------------------------------------------------------------------- */

struct why ex_why_not_spy(const struct state *s, int seat, act a)
{
	int target = act_a(a);
	struct why w = why_not_target(s, seat, target);

	if (w.clause)
		return w;
	if (!s->pub.coins[seat])
		return no(C_COIN, s->pub.coins[seat], 0, 0);
	if (!s->pub.hand_size[target])
		return no(C_NO_HAND, target, 0, 0);
	if (s->pub.knows[seat] & SEAT_BIT(target))
		return no(C_KNOWN, target, 0, 0);
	return allowed();
}

void ex_do_spy(struct state *s, int seat, act a, struct events *ev)
{
	int target = act_a(a);

	s->pub.coins[seat]--;
	s->pub.knows[seat] |= SEAT_BIT(target);
	tell(ev, E_SPIED, seat, target, 0);
	ex_end_deed(s, ev);
}

/* ---- robbing ------------------------------------------------------------------------- */

static int miles_apart(const struct state *s, int seat, int other)
{
	int miles = s->pub.mile[seat] - s->pub.mile[other];

	return miles < 0 ? -miles : miles;
}

struct why ex_why_not_rob(const struct state *s, int seat, act a)
{
	int target = act_a(a);
	struct why w = why_not_target(s, seat, target);

	if (w.clause)
		return w;
	if (miles_apart(s, seat, target) > ROB_RANGE)
		return no(C_NEAR, target, s->pub.mile[target], s->pub.mile[seat]);
	return allowed();
}

void ex_do_rob(struct state *s, int seat, act a, struct events *ev)
{
	int target = act_a(a);

	s->pub.robbed = (uint8_t)target;
	s->pub.phase = S_ANSWER;
	tell(ev, E_ROBBED, seat, target, s->pub.mile[target]);
}

static void hand_over_coin(struct state *s, int from, int to)
{
	s->pub.coins[from]--;
	s->pub.coins[to]++;
}

struct why ex_why_not_yield(const struct state *s, int seat, act a)
{
	(void)a;
	return s->pub.coins[seat] ? allowed() : no(C_ANSWERS, s->pub.coins[seat], 0, 0);
}

void ex_do_yield(struct state *s, int seat, act a, struct events *ev)
{
	(void)a;
	hand_over_coin(s, seat, s->pub.turn);
	tell(ev, E_YIELDED, seat, s->pub.turn, 0);
	ex_end_deed(s, ev);
}

void ex_do_stand(struct state *s, int seat, act a, struct events *ev)
{
	(void)a;
	s->pub.phase = S_CLASH;
	tell(ev, E_STOOD, seat, 0, 0);
}

static void drive_back(struct state *s, int seat, struct events *ev)
{
	int mile = s->pub.mile[seat] - DRIVEN_BACK;

	s->pub.mile[seat] = (uint16_t)(mile > s->pub.start ? mile : s->pub.start);
	tell(ev, E_DRIVEN, seat, s->pub.mile[seat], 0);
}

/* EX-CLASH: a defender has his miles to lose, a robber only his coin. */
static void settle_clash(struct state *s, int robber, int defender, struct events *ev)
{
	bool robber_wins = s->pub.die[0] >= s->pub.die[1];
	int winner = robber_wins ? robber : defender, loser = robber_wins ? defender : robber;

	if (robber_wins)
		drive_back(s, defender, ev);
	if (s->pub.coins[loser]) {
		hand_over_coin(s, loser, winner);
		tell(ev, E_GAVE, loser, winner, 0);
	}
}

/* The robber rolls first. */
void ex_do_roll(struct state *s, int seat, act a, struct events *ev)
{
	int pips = act_a(a), robber = s->pub.turn, defender = s->pub.robbed;

	(void)seat;
	tell(ev, E_ROLLED, s->pub.dice ? defender : robber, pips, 0);
	s->pub.die[s->pub.dice++] = (uint8_t)pips;
	if (s->pub.dice < LEN(s->pub.die))
		return;
	settle_clash(s, robber, defender, ev);
	ex_end_deed(s, ev);
}

/* ---- what can be done ---------------------------------------------------------------- */

int ex_list_deeds(const struct state *s, int seat, act *out)
{
	int n = 0;

	for (int target = 0; target < s->pub.seats; target++)
		n = offer(s, seat, ACT(V_SPY, target, 0, 0), ex_why_not_spy, out, n);
	for (int target = 0; target < s->pub.seats; target++)
		n = offer(s, seat, ACT(V_ROB, target, 0, 0), ex_why_not_rob, out, n);
	out[n++] = ACT(V_PASS, 0, 0, 0);
	return n;
}

int ex_list_answers(const struct state *s, int seat, act *out)
{
	out[0] = ACT(V_STAND, 0, 0, 0);
	return offer(s, seat, ACT(V_YIELD, 0, 0, 0), ex_why_not_yield, out, 1);
}
