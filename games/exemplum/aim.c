/* games/exemplum/aim.c -- what wins, and how far each seat is. */

#include "games/exemplum/state.h"

const struct aim_way ex_ways[N_WAYS] = {
	[WAY_BRUNDISIUM] = { "brundisium", "milestones to Brundisium", ENDS },
	[WAY_POINTS] = { "points", "points, without the letter", SCORES },
};

/* What the letter brings is known when it is over, and then nobody is on his way. */
int ex_aim(const void *view, int seat, struct aim_progress out[MAX_PROGRESS])
{
	const struct public *p = &((const struct view *)view)->pub;
	int n = 0;

	(void)seat;
	for (int i = 0; p->phase != S_ENDED && i < p->seats; i++) {
		n = add_progress(out, n, i, WAY_BRUNDISIUM, p->mile[i], GOAL);
		n = add_progress(out, n, i, WAY_POINTS, p->mile[i] + COIN_POINTS * p->coins[i], 0);
	}
	return n;
}
