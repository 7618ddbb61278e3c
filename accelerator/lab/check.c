/* accelerator/lab/check.c -- the same games on card and processor, for `equal` and `speed`. */

#include "accelerator/lab/check.h"

#include "accelerator/ahead.h"
#include "accelerator/modules.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

double clock_now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

void lay_bench(struct bench *b, const struct game *g, const struct setup *how, int64_t games)
{
	struct tray *d = b->tray;

	*d = (struct tray){ .n_parts = 1 };
	d->job = (struct job){ .g = g, .seats = how->seats, .n_variants = 1, .seed = 1, .turns = 1 };
	d->job.how[0] = *how;
	d->job.games = games + 1; /* the first is not quick */
	d->job.stride = games + 1;
	d->units_of_part = d->n_units = (games + BATCH - 1) / BATCH;
	d->step_games = games;
	b->g = g;
	b->n_units = d->n_units;
}

void forget_played(struct played *p)
{
	free(p->digests);
	p->digests = NULL;
}

/* ---- the card ----------------------------------------------------------------------------------
 */

static bool load_kind(struct bench *b, const char *kind, int registers)
{
	char *text;

	if (b->driver.module && b->module == (char *)b->g && b->kind == kind &&
		b->registers == registers)
		return true;
	text = read_module(b->g, kind);
	if (!text) {
		snprintf(b->driver.sentence, MAX_SENTENCE, "%s has no module '%s'.", b->g->id, kind);
		return false;
	}
	b->module = (char *)b->g;
	b->kind = kind;
	b->registers = registers;
	if (driver_load(&b->driver, text, registers)) {
		free(text);
		return true;
	}
	free(text);
	return false;
}

struct rooms {
	card_memory tray, quick, games, digests;
};

static bool take_rooms(struct bench *b, struct launch w, struct rooms *r)
{
	struct tray *d = b->tray;
	size_t slots = (size_t)d->n_blocks * (size_t)w.slots;

	*r = (struct rooms){ 0 };
	if (!driver_take(&b->driver, sizeof *d, &r->tray) ||
		!driver_take(&b->driver, d->n_blocks * sizeof *d->quick, &r->quick) ||
		!driver_take(&b->driver, slots * (256u + b->g->state_size) + 1, &r->games) ||
		!driver_take(&b->driver, (size_t)b->n_units * sizeof(uint64_t) + 1, &r->digests))
		return false;
	memcpy(&d->quick, &r->quick, sizeof r->quick);
	memcpy(&d->games, &r->games, sizeof r->games);
	memcpy(&d->digests, &r->digests, sizeof r->digests);
	return driver_put(&b->driver, r->tray, d, sizeof *d);
}

static void give_rooms_back(struct bench *b, const struct rooms *r)
{
	driver_give_back(&b->driver, r->tray);
	driver_give_back(&b->driver, r->quick);
	driver_give_back(&b->driver, r->games);
	driver_give_back(&b->driver, r->digests);
}

static bool take_back(struct bench *b, const struct rooms *r, bool ahead, struct played *out)
{
	struct tray *back = malloc(sizeof *back);
	bool fine = back && driver_get(&b->driver, back, r->tray, sizeof *back);

	if (fine) {
		out->tally = ahead ? back->step_tally : back->quick_sum.tally;
		out->digest = back->step_digest;
		out->games = ahead ? back->step_games : 0;
		for (int i = 0; i < 1 << MAX_SEATS && !ahead; i++)
			out->games += back->quick_sum.winners[i];
		out->digests = malloc((size_t)b->n_units * sizeof *out->digests + 1);
		fine = back->size_of_tray == sizeof *back && out->digests &&
			   driver_get(&b->driver, out->digests, r->digests,
						  (size_t)b->n_units * sizeof *out->digests);
	}
	free(back);
	return fine;
}

bool play_on_the_card(struct bench *b, struct launch w, struct played *out)
{
	bool ahead = !strcmp(w.kernel, "step_games");
	struct rooms r;
	double start = 0;
	bool fine;

	*out = (struct played){ 0 };
	b->tray->n_blocks = (uint32_t)(b->driver.processors * w.blocks);
	b->tray->slots_of_block = (uint32_t)w.slots;
	fine = load_kind(b, ahead ? "watch" : "quick", w.registers) && take_rooms(b, w, &r) &&
		   driver_launch(&b->driver, "prepare", 1, 32, r.tray);
	if (fine) {
		start = clock_now();
		fine = driver_launch(&b->driver, w.kernel, b->tray->n_blocks, (uint32_t)w.threads, r.tray);
		out->seconds = clock_now() - start;
	}
	fine =
		fine && driver_launch(&b->driver, "add_up", 8, 128, r.tray) && take_back(b, &r, ahead, out);
	give_rooms_back(b, &r);
	return fine;
}

/* ---- the processor ------------------------------------------------------------------------------
 */

struct cores {
	struct bench *b;
	bool ahead;
	uint64_t *digests;
	atomic_int_fast64_t next;
	atomic_uint_fast64_t digest, actions, decisions;
};

static uint64_t play_unit_here(struct bench *b, struct unit u, struct tally *sum)
{
	_Alignas(16) unsigned char state[MAX_STATE];
	struct rng r = rng_from(seed_of(&b->tray->job, u.from, 0));
	uint64_t digest = 0;

	for (int64_t game = u.from; game < u.to; game++) {
		struct tally length = { 0, 0 };
		struct standing st;
		b->g->setup(state, &b->tray->job.how[0]);
		play_randomly(b->g, state, &r, &length);
		b->g->standing(state, &st);
		digest = digest_end(digest, &st, length);
		sum->actions += length.actions;
		sum->decisions += length.decisions;
	}
	return digest;
}

static uint64_t play_ahead_here(struct bench *b, int64_t game, struct tally *sum)
{
	_Alignas(16) unsigned char state[MAX_STATE];
	struct rng r = rng_from(seed_of(&b->tray->job, game, 0));
	struct tally length = { 0, 0 };
	struct standing st;

	b->g->setup(state, &b->tray->job.how[0]);
	play_ahead(b->g, state, &r, &length);
	b->g->standing(state, &st);
	sum->actions += length.actions;
	sum->decisions += length.decisions;
	return digest_end((uint64_t)game, &st, length);
}

static void *core_work(void *arg)
{
	struct cores *c = arg;
	struct tally sum = { 0, 0 };
	uint64_t digest = 0;
	int64_t i, n = c->ahead ? c->b->tray->step_games : c->b->n_units;

	while ((i = atomic_fetch_add(&c->next, 1)) < n) {
		uint64_t one = c->ahead ? play_ahead_here(c->b, i, &sum)
								: play_unit_here(c->b, unit_at(c->b->tray, i), &sum);
		digest += one;
		if (c->digests)
			c->digests[i] = one;
	}
	atomic_fetch_add(&c->digest, digest);
	atomic_fetch_add(&c->actions, sum.actions);
	atomic_fetch_add(&c->decisions, sum.decisions);
	return NULL;
}

void play_on_cores(struct bench *b, bool ahead, bool digests, int threads, struct played *out)
{
	struct cores c = { .b = b, .ahead = ahead };
	pthread_t thread[256];
	double start = clock_now();

	*out = (struct played){ .games = b->tray->step_games };
	if (digests)
		out->digests = c.digests = calloc((size_t)b->n_units + 1, sizeof *c.digests);
	for (int i = 0; i < threads; i++)
		CHECK(!pthread_create(&thread[i], NULL, core_work, &c));
	for (int i = 0; i < threads; i++)
		pthread_join(thread[i], NULL);
	out->seconds = clock_now() - start;
	out->tally = (struct tally){ c.actions, c.decisions };
	out->digest = c.digest;
}
