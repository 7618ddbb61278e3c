/* tests/server/world.c -- a world for tests: the clock stands still, randomness repeats itself. */

#include "server/world.h"

#include "record/dice.h"

#include <time.h>

static uint64_t drawn;

uint64_t world_now(void) { return 1800000000000u; }

uint64_t world_steady(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (uint64_t)t.tv_sec * 1000 + (uint64_t)t.tv_nsec / 1000000;
}

void world_random(void *out, size_t n)
{
	unsigned char block[HASH_BYTES], *to = out;

	for (size_t i = 0; i < n; i++) {
		if (i % HASH_BYTES == 0) {
			drawn++;
			hash_sha256(&drawn, sizeof drawn, block);
		}
		to[i] = block[i % HASH_BYTES];
	}
}
