/* bots/luck.c -- how lucky: the judge's word after an outcome, less its mean over all outcomes.
 *
 * The mean of this is zero whatever the judge thinks and however far he looks, so it can be taken
 * out of any result without bias; the better he knows, the more of the noise goes with it. */

#include "bots/luck.h"

#include "bots/advice.h"
#include "core/playout.h"

enum {
	FEW = 24,    /* outcomes that are all looked at */
	PROBES = 8,  /* instead of more, where one is dear to look at: as many drawn anew */
	PLIES = 400, /* the longest way to look */
};

struct foresight foresight_for(const struct game *g, const struct bot *player)
{
	/* By what the players' thinking costs: looking may take as long as a greedy player, or a small
	 * part of what a search takes. */
	static const struct foresight far[] = {
		[PLAYS_AT_RANDOM] = { .turns = 0 },
		[LOOKS_ONE_STEP] = { .turns = 1, .ways = 1 },
		[SEARCHES] = { .turns = 4, .ways = 6 },
	};

	/* Where the search does not follow the judge either, he is no guide. */
	return tuning_of(g)->horizon ? far[player->thinking] : far[PLAYS_AT_RANDOM];
}

/* ---- what a position is worth ---------------------------------------------------------------- */

/* Until the turn has passed on often enough; forced actions are nobody's turn. */
static void play_on(const struct game *g, void *state, int turns, struct rng *r)
{
	struct advice advice;
	act legal[MAX_LEGAL];
	seatset pending;
	int decider = SEAT_NOBODY;

	forget_advice(&advice);
	for (int i = 0; i < PLIES && (pending = g->pending(state)) != 0; i++) {
		int seat = next_seat(pending), n;
		if (seat == SEAT_CHANCE) {
			g->apply(state, seat, random_outcome(g, state, r), NULL);
			advice.now = -1;
			continue;
		}
		n = g->legal(state, seat, legal);
		if (n > 1 && seat != decider) {
			decider = seat;
			if (turns-- == 0)
				return;
		}
		g->apply(state, seat, advised(g, tuning_of(g), state, seat, legal, n, &advice), NULL);
	}
}

void value_ahead(const struct game *g, const void *from, struct foresight far, uint64_t key,
				 int64_t share[MAX_SEATS])
{
	_Alignas(16) unsigned char state[MAX_STATE];
	struct rng r = rng_from(key);
	int32_t once[MAX_SEATS];
	int ways = far.ways ? far.ways : 1;

	memset(share, 0, MAX_SEATS * sizeof *share);
	for (int i = 0; i < ways; i++) {
		memcpy(state, from, g->state_size);
		if (far.turns)
			play_on(g, state, far.turns, &r);
		value_of(g, state, once);
		for (int seat = 0; seat < MAX_SEATS; seat++)
			share[seat] += once[seat];
	}
	for (int seat = 0; seat < MAX_SEATS; seat++)
		share[seat] /= ways;
}

static void value_after(const struct game *g, const void *before, act a, struct foresight far,
						uint64_t key, int64_t share[MAX_SEATS])
{
	_Alignas(16) unsigned char state[MAX_STATE];

	memcpy(state, before, g->state_size);
	g->apply(state, SEAT_CHANCE, a, NULL);
	value_ahead(g, state, far, key, share);
}

/* ---- luck --------------------------------------------------------------------------------------
 */

static int draw_probes(const struct game *g, const void *before, uint64_t key, struct outcome *out)
{
	struct rng r = rng_from(mix64(key));

	for (int i = 0; i < PROBES; i++)
		out[i] = (struct outcome){ .act = random_outcome(g, before, &r), .weight = 1 };
	return PROBES;
}

/* The outcomes whose mean is taken; 0: it is not worth it. */
static int list_outcomes(const struct game *g, const void *before, struct foresight far,
						 uint64_t key, struct outcome *out)
{
	int n = g->lot(before).tickets > 1 ? game_outcomes(g, before, out) : 1;

	if (n == 1)
		return 0;
	if (far.turns)
		return n > (far.most ? far.most : PROBES) ? draw_probes(g, before, key, out) : n;
	return n > FEW ? 0 : n;
}

bool luck_parts(const struct game *g, const void *before, act a, struct foresight far, uint64_t key,
				int32_t came[MAX_SEATS], int32_t mean[MAX_SEATS])
{
	struct outcome outcome[MAX_OUTCOMES];
	int64_t share[MAX_SEATS], sum[MAX_SEATS] = { 0 }, total = 0;
	int n = list_outcomes(g, before, far, key, outcome);

	if (n == 0)
		return false;
	for (int i = 0; i < n; i++) {
		value_after(g, before, outcome[i].act, far, key, share);
		total += outcome[i].weight;
		for (int seat = 0; seat < MAX_SEATS; seat++)
			sum[seat] += share[seat] * outcome[i].weight;
	}
	value_after(g, before, a, far, key, share);
	for (int seat = 0; seat < MAX_SEATS; seat++) {
		came[seat] = (int32_t)share[seat];
		mean[seat] = (int32_t)(sum[seat] / total);
	}
	return true;
}

bool luck_of(const struct game *g, const void *before, act a, struct foresight far, uint64_t key,
			 int32_t luck[MAX_SEATS])
{
	int32_t came[MAX_SEATS], mean[MAX_SEATS];

	if (!luck_parts(g, before, a, far, key, came, mean))
		return false;
	for (int seat = 0; seat < MAX_SEATS; seat++)
		luck[seat] = came[seat] - mean[seat];
	return true;
}
