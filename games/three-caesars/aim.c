/* games/three-caesars/aim.c -- what wins, and how far each seat is. */

#include "games/three-caesars/state.h"

const struct aim_way tc_ways[N_WAYS] = {
	[WAY_ROME] = { "rome", "turns running in Rome", WINS_TOGETHER },
	[WAY_POINTS] = { "points", "political points", WINS_TOGETHER },
	[WAY_TAKEN] = { "taken", "Rome taken", WINS },
	[WAY_TIME] = { "time", "turns", ENDS },
};

/* TC-WIN: both last once they are reached. */
static int turns_in_rome(const struct public *p, int side)
{
	return p->held_twice >> side & 1 ? TURNS_IN_ROME : p->last_owner == side;
}

static int points_of(const struct public *p, int side)
{
	return p->reached_goal >> side & 1 ? GOAL : p->points[side];
}

/* TC-SCENARIO */
static int add_side(const struct public *p, int side, struct aim_progress *out, int n)
{
	if (is_for_two(p->scenario) && side == OTHO)
		return add_progress(out, n, side, WAY_TIME, p->turn, p->last_turn);
	if (p->scenario == SHORT_GAME)
		return add_progress(out, n, side, WAY_TAKEN, p->owner == side, 1);
	n = add_progress(out, n, side, WAY_ROME, turns_in_rome(p, side), TURNS_IN_ROME);
	return p->scenario == MEDIUM_GAME
			   ? n
			   : add_progress(out, n, side, WAY_POINTS, points_of(p, side), GOAL);
}

int tc_aim(const void *view, int seat, struct aim_progress out[MAX_PROGRESS])
{
	const struct public *p = &((const struct view *)view)->pub;
	int n = 0;

	(void)seat;
	for (int side = 0; side < p->seats; side++)
		if (p->alive >> side & 1)
			n = add_side(p, side, out, n);
	return n;
}
