/* accelerator/env.h -- many games that step together in the card's memory, for programs that learn.
 *
 * Every array has a row for each game.  python/rubicon_card.py lays it out and shows the arrays to
 * PyTorch and others without a copy; it knows this struct by its members' order. */

#ifndef ACCELERATOR_ENV_H
#define ACCELERATOR_ENV_H

#include "core/game.h"
#include "core/rng.h"

struct env {
	int64_t n;
	uint64_t seed;
	const int32_t *choice; /* in: which of the legal actions */
	unsigned char *states; /* state_stride bytes each */
	struct rng *chance;
	uint64_t *legal;       /* max_legal each, ascending */
	uint8_t *mask;         /* likewise: 1 where there is an action */
	int32_t *count, *seat; /* how many of them; whose they are */
	int16_t *observation;  /* observation_size each, of that seat */
	int16_t *points;       /* MAX_SEATS each, as soon as the game is over */
	uint8_t *place, *over;
	int64_t state_stride, observation_size, max_legal; /* env_sizes() says */
	int32_t seats, given; /* so many options; the others are as usual */
	int32_t options[MAX_OPTIONS];
};

#endif
