/* games/three-caesars/politics.c -- political points (section 26, TC-POLITICS). */

#include "games/three-caesars/state.h"

enum { POINTS_FOR_WINNING = 1, POINTS_FOR_SLAUGHTER = 2, POINTS_FOR_ELIMINATION = 3 };

/* The years in which the times favour a side. */
static const struct {
	uint8_t from, to;
} bonus_years[TC_SEATS] = { [GALBA] = { 3, 5 }, [OTHO] = { 5, 7 }, [VITELLIUS] = { 7, 9 } };

void tc_gain_points(struct state *s, int side, int n, struct events *ev)
{
	if (!n)
		return;
	s->pub.points[side] += (uint8_t)n;
	tell(ev, E_GAINED, side, n, s->pub.points[side], 0);
	if (s->pub.points[side] >= GOAL)
		s->pub.reached_goal |= (uint8_t)(1u << side);
	tc_check_goal(s, side, ev);
}

/* Points never drop below zero. */
void tc_lose_points(struct state *s, int side, int n, struct events *ev)
{
	int lost = n < s->pub.points[side] ? n : s->pub.points[side];

	if (!lost)
		return;
	s->pub.points[side] -= (uint8_t)lost;
	tell(ev, E_FORFEITED, side, lost, s->pub.points[side], 0);
}

/* ---- the table ------------------------------------------------------------------------------- */

static int roll_value(const struct politics_info *p, int pips)
{
	if (p->most == 3)
		return tc_one_to_three(pips);
	return p->least + (p->most > p->least && pips >= LUCKY);
}

int tc_political_gain(const struct state *s, int side, int type, int pips)
{
	const struct politics_info *p = &tc_politics[type];
	int missing = p->most - s->pub.progress[side][type];
	int gain = roll_value(p, pips);

	if (s->pub.turn >= bonus_years[side].from && s->pub.turn <= bonus_years[side].to)
		gain++;
	return gain < missing ? gain : missing;
}

struct why tc_why_not_try(const struct state *s, int seat, int type, int value)
{
	if (s->pub.owner != seat)
		return no(C_OWNER, s->pub.owner, 0, 0);
	if (s->pub.progress[seat][type] == tc_politics[type].most)
		return no(C_EXHAUSTED, type, 0, 0);
	if (value < tc_politics[type].value)
		return no(C_POLITICS_VALUE, type, tc_politics[type].value, value);
	return allowed();
}

struct why tc_why_not_politics(const struct state *s, int seat, act a)
{
	return tc_why_not_try(s, seat, act_a(a), tc_cards[now(s)->played.card].value);
}

static void earn(struct state *s, int seat, int type, int pips, struct events *ev)
{
	int gain = tc_political_gain(s, seat, type, pips);

	s->pub.progress[seat][type] += (uint8_t)gain;
	tc_gain_points(s, seat, gain, ev);
}

/* Types that are always worth one point need no die. */
void tc_start_politics(struct state *s, int seat, int type, struct events *ev)
{
	tell(ev, E_POLITICS, seat, type, 0, 0);
	if (tc_politics[type].least == tc_politics[type].most)
		earn(s, seat, type, 0, ev);
	else
		roll(s, R_POLITICS, seat, type, 0);
}

void tc_do_politics(struct state *s, int seat, act a, struct events *ev)
{
	pop(s);
	tc_start_politics(s, seat, act_a(a), ev);
}

void tc_finish_politics(struct state *s, struct frame f, struct events *ev)
{
	earn(s, f.seat, f.roll.type, f.roll.sum, ev);
}

/* ---- battles --------------------------------------------------------------------------------- */

static int battle_points(const struct battle *b)
{
	if (b->host[!b->winner].size < BIG_FORCE)
		return 0;
	if (b->eliminated)
		return POINTS_FOR_ELIMINATION;
	return b->slaughter ? POINTS_FOR_SLAUGHTER : POINTS_FOR_WINNING;
}

/* The winner gains the most that applies; whoever lost a whole big force loses one. */
void tc_score_battle(struct state *s, struct events *ev)
{
	const struct battle *b = &s->pub.battle;

	tc_gain_points(s, b->host[b->winner].side, battle_points(b), ev);
	for (int i = 0; i < 2; i++) {
		bool gone = i == b->winner ? !tc_host_cohorts(&b->host[i]) : b->eliminated;
		if (gone && b->host[i].size >= BIG_FORCE)
			tc_lose_points(s, b->host[i].side, 1, ev);
	}
}
