/* server/world.c -- time and randomness, from the system. */

#include "server/world.h"

#include <sodium.h>
#include <time.h>

static uint64_t read_clock(clockid_t which)
{
	struct timespec t;

	clock_gettime(which, &t);
	return (uint64_t)t.tv_sec * 1000 + (uint64_t)t.tv_nsec / 1000000;
}

uint64_t world_now(void) { return read_clock(CLOCK_REALTIME); }
uint64_t world_steady(void) { return read_clock(CLOCK_MONOTONIC); }
void world_random(void *out, size_t n) { randombytes_buf(out, n); }
