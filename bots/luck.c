/* bots/luck.c -- how lucky: the judge's word after an outcome, less its mean over all outcomes.
 *
 * The mean of this is zero whatever the judge thinks, so it can be taken out of any result without
 * bias; the better the judge, the more of the noise goes with it. */

#include "bots/luck.h"

#include "bots/search.h"

enum { FEW = 24 }; /* outcomes that are all looked at */

bool luck_of(const struct game *g, const void *before, const void *after, int32_t luck[MAX_SEATS])
{
	struct outcome outcome[MAX_OUTCOMES];
	_Alignas(16) unsigned char state[MAX_STATE];
	int64_t sum[MAX_SEATS] = { 0 }, total = 0;
	int32_t share[MAX_SEATS];
	int n = g->lot(before).tickets > 1 ? game_outcomes(g, before, outcome) : 1;

	if (n == 1 || n > FEW)
		return false;
	for (int i = 0; i < n; i++) {
		memcpy(state, before, g->state_size);
		g->apply(state, SEAT_CHANCE, outcome[i].act, NULL);
		value_of(g, state, share);
		total += outcome[i].weight;
		for (int seat = 0; seat < MAX_SEATS; seat++)
			sum[seat] += (int64_t)share[seat] * outcome[i].weight;
	}
	value_of(g, after, share);
	for (int seat = 0; seat < MAX_SEATS; seat++)
		luck[seat] = share[seat] - (int32_t)(sum[seat] / total);
	return true;
}
