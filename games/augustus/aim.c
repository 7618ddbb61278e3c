/* games/augustus/aim.c -- what wins, and how far each seat is. */

#include "games/augustus/state.h"

const struct aim_way au_ways[N_WAYS] = {
	[WAY_OBJECTIVES] = { "objectives", "objectives", ENDS },
	[WAY_POINTS] = { "points", "points", SCORES },
};

int au_aim(const void *view, int seat, struct aim_progress out[MAX_PROGRESS])
{
	const struct table *t = &((const struct view *)view)->pub;
	int n = 0;

	(void)seat;
	for (int i = 0; i < t->seats; i++) {
		n = add_progress(out, n, i, WAY_OBJECTIVES, t->area[i].n_controlled, GOAL);
		n = add_progress(out, n, i, WAY_POINTS, au_score(t, i).total, 0);
	}
	return n;
}
