/* games/first-triumvirate/aim.c -- what wins, and how far each seat is. */

#include "games/first-triumvirate/state.h"

const struct aim_way ft_ways[N_WAYS] = {
	[WAY_ROME] = { "rome", "turns in a row in Rome", WINS },
	[WAY_RIVALS] = { "rivals", "rivals dead", WINS },
};

static int count_fallen(const struct state *s)
{
	int n = 0;

	for (int seat = 0; seat < FT_SEATS; seat++)
		n += !is_alive(s, seat);
	return n;
}

int ft_aim(const void *view, int seat, struct aim_progress out[MAX_PROGRESS])
{
	const struct state *s = view;
	int n = 0;

	(void)seat;
	for (int i = 0; i < FT_SEATS; i++)
		if (is_alive(s, i)) {
			n = add_progress(out, n, i, WAY_ROME, s->vigil[i], VIGIL);
			n = add_progress(out, n, i, WAY_RIVALS, count_fallen(s), FT_SEATS - 1);
		}
	return n;
}
