/* server/took.c -- how long people take to answer, so that standing orders can take as long.
 *
 * The last few times are kept for each step of each game; an order's delay is one of them, a little
 * shaken.  Before people have answered often enough, delays are spread over what is usual. */

#include "server/took.h"

#include "server/world.h"

enum {
	SLOTS = 256,
	SAMPLES = 32,
	ENOUGH = 8,
	SHORTEST = 800, /* milliseconds */
	LONGEST = 30000,
	USUAL_LEAST = 1500,
	USUAL_SPREAD = 7000,
	SHAKE = 4, /* up to a quarter more or less */
};

static struct {
	uint32_t millis[SAMPLES];
	uint32_t n;
} slots[SLOTS];

static int slot_of(const struct game *g, int step)
{
	uint32_t h = (uint32_t)step;

	for (const char *s = g->id; *s; s++)
		h = h * 31 + (unsigned char)*s;
	return (int)(h % SLOTS);
}

void note_answer(const struct game *g, int step, uint64_t millis)
{
	int i = slot_of(g, step);

	if (millis < SHORTEST || millis > LONGEST)
		return;
	slots[i].millis[slots[i].n++ % SAMPLES] = (uint32_t)millis;
}

static uint32_t random_below(uint32_t n)
{
	uint32_t x;

	world_random(&x, sizeof x);
	return x % n;
}

uint64_t time_to_answer(const struct game *g, int step)
{
	int i = slot_of(g, step);
	uint32_t n = slots[i].n < SAMPLES ? slots[i].n : SAMPLES, usual;

	if (n < ENOUGH)
		return USUAL_LEAST + random_below(USUAL_SPREAD);
	usual = slots[i].millis[random_below(n)];
	return usual - usual / SHAKE + random_below(usual / SHAKE * 2);
}
