/* games/exemplum/judge.c -- evaluation for bots: who is ahead, and by how much it matters. */

#include "games/exemplum/state.h"

enum {
	PATIENCE = 40, /* points behind the first that halve a courier's weight at the start ... */
	HURRY = 8,     /* ... and at the end */
};

/* How much further a courier can be expected after the cards he has shown, chosen and holds. */
static int prospect(const struct state *s, int seat)
{
	const struct private *own = &s->own[seat];
	int ahead, best = 0;

	if (s->pub.phase == S_ENDED)
		return 0;
	ahead = own->ride ? ex_card_miles[own->ride - 1] : s->pub.miles[seat];
	for (int card = 0; card < N_CARDS; card++)
		if (own->hand[card] > (own->ride == 1 + card))
			best = ex_card_miles[card];
	return ahead + best / 2;
}

void ex_judge(const void *state, int32_t share[MAX_SEATS])
{
	const struct state *s = state;
	struct standing st;
	int32_t weight[EX_SEATS], sum = 0, top = 0;
	int left = s->pub.rounds - s->pub.round;
	int half = HURRY + (PATIENCE - HURRY) * left / s->pub.rounds;

	ex_standing(s, &st);
	for (int seat = 0; seat < s->pub.seats; seat++) {
		weight[seat] = st.points[seat] + prospect(s, seat);
		if (weight[seat] > top)
			top = weight[seat];
	}
	for (int seat = 0; seat < s->pub.seats; seat++) {
		int32_t behind = top - weight[seat];
		weight[seat] = WHOLE_SHARE * half / (half + behind) * half / (half + behind);
		sum += weight[seat];
	}
	for (int seat = 0; seat < MAX_SEATS; seat++)
		share[seat] = seat < s->pub.seats ? WHOLE_SHARE * weight[seat] / sum : 0;
}
