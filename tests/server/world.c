/* tests/server/world.c -- a world for tests: the clock stands still, randomness repeats itself. */

#include "server/world.h"

#include "record/dice.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static uint64_t drawn;

/* So many milliseconds have passed as the file $RUBICON_CLOCK says. */
static uint64_t passed(void)
{
	static FILE *file;
	unsigned long long n = 0;

	if (!file && getenv("RUBICON_CLOCK"))
		file = fopen(getenv("RUBICON_CLOCK"), "r");
	if (!file)
		return 0;
	rewind(file);
	return fscanf(file, "%llu", &n) == 1 ? n : 0;
}

uint64_t world_now(void) { return 1800000000000u + passed(); }

uint64_t world_steady(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (uint64_t)t.tv_sec * 1000 + (uint64_t)t.tv_nsec / 1000000 + passed();
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
