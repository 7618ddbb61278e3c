/* games/caesar-augustus/aim.c -- what wins, and how far each seat is. */

#include "games/caesar-augustus/state.h"

const struct aim_way ca_ways[N_WAYS] = {
	[WAY_POINTS] = { "points", "points", SCORES },
};

int ca_aim(const void *view, int seat, struct aim_progress out[MAX_PROGRESS])
{
	const struct ca_public *pub = &((const struct ca_view *)view)->pub;
	int n = 0;

	(void)seat;
	for (int i = 0; i < pub->seats; i++)
		n = add_progress(out, n, i, WAY_POINTS, ca_points(pub, i), 0);
	return n;
}
