/* lab/mark.c -- does this program play as that one did?
 *
 * It tries: some games at random, as they are judged on the way, and a decision of each player. */

#include "lab/mark.h"

#include "bots/ask.h"
#include "core/playout.h"

#include <stdlib.h>

enum { TRIALS = 4, MOST_PLIES = 400 };

static uint64_t stir_text(uint64_t h, const char *text)
{
	for (; *text; text++)
		h = stir(h, (unsigned char)*text);
	return stir(h, 0);
}

static uint64_t stir_words(uint64_t h, const struct job *job)
{
	h = stir_text(h, job->g->id);
	h = stir(h, (uint64_t)job->g->rules << 32 | sizeof(struct sums));
	for (int v = 0; v < job->n_variants; v++) {
		h = stir(stir_text(h, job->variant[v]), job->how[v].seats);
		for (int i = 0; i < job->g->n_options; i++)
			h = stir(h, (uint64_t)job->how[v].option[i]);
	}
	for (int seat = 0; seat < job->seats; seat++)
		h = stir(stir_text(h, job->player[seat].name), job->player[seat].iterations);
	h = stir(stir(h, job->seed), (uint64_t)job->games);
	return stir(h, (uint64_t)job->unpaired << 1 | job->keeps_log);
}

/* A program of its own need not choose the same twice: its name must do. */
static uint64_t stir_choice(uint64_t h, const struct player *p, const void *state, int seat)
{
	struct asking *ask = malloc(sizeof *ask);
	void *arena = malloc(BOT_ARENA);
	struct rng r = rng_from(h);
	struct answer answer;

	CHECK(ask && arena);
	pose(ask, &p->mind, state, seat, &r, arena);
	ask_mind(p, &ask->q, &answer);
	free(arena);
	free(ask);
	return stir(h, answer.a);
}

/* A game at random; each player is asked where there is first something to choose. */
static uint64_t stir_game(uint64_t h, const struct job *job, int variant, bool asks)
{
	_Alignas(16) unsigned char state[MAX_STATE];
	act legal[MAX_LEGAL];
	struct rng r = rng_from(h);
	seatset pending;

	job->g->setup(state, &job->how[variant]);
	for (int ply = 0; (pending = job->g->pending(state)) != 0 && ply < MOST_PLIES; ply++) {
		int seat = next_seat(pending);
		int n = seat == SEAT_CHANCE ? 0 : job->g->legal(state, seat, legal);
		act a = n ? legal[rng_below(&r, (uint32_t)n)] : random_outcome(job->g, state, &r);
		int32_t share[MAX_SEATS];

		for (int i = 0; asks && n > 1 && i < job->seats; i++)
			h = job->player[i].outside ? h : stir_choice(h, &job->player[i], state, seat);
		asks = asks && n <= 1;
		job->g->apply(state, seat, a, NULL);
		value_of(job->g, state, share);
		for (int i = 0; i < job->seats; i++)
			h = stir(h, (uint64_t)share[i]);
		h = stir(stir(h, a), (uint64_t)n);
	}
	return h;
}

uint64_t mark_of(const struct job *job)
{
	uint64_t h = stir_words(1, job);

	for (int v = 0; v < job->n_variants; v++)
		for (int i = 0; i < TRIALS; i++)
			h = stir_game(h, job, v, v == 0 && i == 0);
	return h;
}
