/* lab/thinking.c -- how fast the tree search is: iterations a second over whole games. */

#include "lab/thinking.h"

#include "bots/ask.h"
#include "bots/search.h"
#include "core/playout.h"

#include <stdlib.h>

enum { SEED = 1, EACH = 200 }; /* iterations for each decision */

struct game_played {
	const struct game *g;
	const struct setup *how;
	void *arena;
	struct rng r;
	struct asking asking;
	_Alignas(16) unsigned char state[MAX_STATE];
};

static uint32_t think(struct game_played *p, int seat)
{
	struct answer answer;

	pose(&p->asking, p->g, p->state, seat, &p->r, p->arena);
	search(&p->asking.q, tuning_of(p->g), EACH, &answer);
	p->g->apply(p->state, seat, answer.a, NULL);
	return answer.iterations;
}

/* Up to the next decision, and that decision. */
static uint32_t play_on(struct game_played *p)
{
	seatset pending = p->g->pending(p->state);

	if (!pending) {
		p->g->setup(p->state, p->how);
		return 0;
	}
	if (pending != SEAT_BIT(SEAT_CHANCE))
		return think(p, next_seat(pending));
	p->g->apply(p->state, SEAT_CHANCE, random_outcome(p->g, p->state, &p->r), NULL);
	return 0;
}

double iterations_per_second(const struct game *g, const struct setup *how, double seconds,
							 double (*now)(void))
{
	struct game_played p = { .g = g, .how = how, .r = rng_from(SEED), .arena = malloc(BOT_ARENA) };
	double start = now(), iterations = 0, used;

	CHECK(p.arena);
	g->setup(p.state, how);
	do {
		iterations += play_on(&p);
		used = now() - start;
	} while (used < seconds);
	free(p.arena);
	return iterations / used;
}
