/* games/exemplum/score.c -- points and places (chapter 6). */

#include "games/exemplum/state.h"

const char *const ex_parts[EX_PARTS] = { "milestones", "coins", "the letter" };

/* EX-SCORE */
void ex_parts_of(const void *state, int seat, int16_t part[MAX_PARTS])
{
	const struct state *s = state;
	bool guessed = s->pub.phase == S_ENDED && s->own[seat].hand[s->box.letter - 1];

	part[0] = (int16_t)s->pub.mile[seat];
	part[1] = (int16_t)(COIN_POINTS * s->pub.coins[seat]);
	part[2] = guessed ? LETTER_POINTS : 0;
}

static int points_of(const struct state *s, int seat)
{
	int16_t part[MAX_PARTS];

	ex_parts_of(s, seat, part);
	return part[0] + part[1] + part[2];
}

void ex_standing(const void *state, struct standing *out)
{
	const struct state *s = state;

	*out = (struct standing){ .over = s->pub.phase == S_ENDED };
	for (int seat = 0; seat < s->pub.seats; seat++)
		out->points[seat] = (int16_t)points_of(s, seat);
	for (int seat = 0; seat < s->pub.seats; seat++) {
		out->place[seat] = 1;
		for (int other = 0; other < s->pub.seats; other++)
			out->place[seat] += out->points[other] > out->points[seat];
	}
}
