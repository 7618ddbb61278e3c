/* games/three-caesars/standing.c -- points and places (TC-WIN; ties are shared). */

#include "games/three-caesars/state.h"

/* While the game goes on sides are ranked by political points.  At the end the winner is first and
 * the others follow by points; if Vespasian won, nobody is first. */
static int rank(const struct state *s, int seat)
{
	int place = s->pub.over ? 2 : 1;

	if (s->pub.over && s->pub.winner == seat)
		return 1;
	for (int other = 0; other < s->pub.seats; other++)
		if (s->pub.points[other] > s->pub.points[seat] && !(s->pub.over && s->pub.winner == other))
			place++;
	return place;
}

void tc_standing(const void *state, struct standing *out)
{
	const struct state *s = state;

	*out = (struct standing){ .over = s->pub.over };
	for (int seat = 0; seat < s->pub.seats; seat++) {
		out->points[seat] = s->pub.points[seat];
		out->place[seat] = (uint8_t)rank(s, seat);
	}
}
