/* games/exemplum/score.c -- points and places (chapter 6). */

#include "games/exemplum/state.h"

/* EX-SCORE */
static int points_of(const struct state *s, int seat)
{
	int points = s->pub.mile[seat] + COIN_POINTS * s->pub.coins[seat];

	if (s->pub.phase == ENDED && s->own[seat].hand[s->box.letter - 1])
		points += LETTER_POINTS;
	return points;
}

void ex_standing(const void *state, struct standing *out)
{
	const struct state *s = state;

	*out = (struct standing){ .over = s->pub.phase == ENDED };
	for (int seat = 0; seat < s->pub.seats; seat++)
		out->points[seat] = (int16_t)points_of(s, seat);
	for (int seat = 0; seat < s->pub.seats; seat++) {
		out->place[seat] = 1;
		for (int other = 0; other < s->pub.seats; other++)
			out->place[seat] += out->points[other] > out->points[seat];
	}
}
