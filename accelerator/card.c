/* accelerator/card.c -- the laboratory's work on a card: a part of a job, and its counts. */

#include "accelerator/card.h"

#include "accelerator/driver.h"
#include "accelerator/kernels.h"
#include "accelerator/modules.h"
#include "lab/desk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
	WATCH_THREADS = 64, /* of a block */
	WATCH_BLOCKS = 4,   /* of a multiprocessor */
	FEWEST_WORKERS = 32,
	QUICK_THREADS = 128,
	QUICK_BLOCKS = 8,
	SORT_FROM = 256, /* bytes of state from which sorting pays: small games do little in a ply */
	SORT_SLOTS = 1024,
	SORT_THREADS = 256,
	SORT_BLOCKS = 1,
	CHEST_CAP = 2048, /* keys of one deal, and of all together: more where that is too little */
	SHARED_CAP = 1 << 16,
	MOST_TRIES = 8,
};

struct card {
	const struct job *job;
	struct driver driver;
	struct tray *tray; /* ours; its pointers are the card's */
	card_memory there; /* the card's */
	card_memory taken[16];
	int n_taken;
	char *watch, *quick; /* modules */
	const char *loaded;
	int64_t batch;
};

static bool complain(const char *sentence)
{
	fprintf(stderr, "rubicon: %s The processor plays instead.\n", sentence);
	return false;
}

/* ---- what a card cannot do ----------------------------------------------------------------- */

static int card_bot_of(const struct player *p)
{
	if (p->bot == bot_by_id("random"))
		return CARD_RANDOM;
	return p->bot == bot_by_id("greedy") ? CARD_GREEDY : -1;
}

static bool can_play(const struct job *job)
{
	char sentence[MAX_SENTENCE];

	for (int i = 0; i < job->seats; i++)
		if (card_bot_of(&job->player[i]) < 0) {
			snprintf(sentence, sizeof sentence,
					 "A card cannot play '%s', only random and greedy players.",
					 job->player[i].name);
			return complain(sentence);
		}
	return true;
}

/* ---- memory of the card ------------------------------------------------------------------------
 */

static bool take(struct card *c, size_t bytes, void *where)
{
	card_memory at;

	if (!driver_take(&c->driver, bytes ? bytes : 1, &at))
		return false;
	c->taken[c->n_taken++] = at;
	memcpy(where, &at, sizeof at);
	return true;
}

static void give_all_back(struct card *c)
{
	while (c->n_taken > 0)
		driver_give_back(&c->driver, c->taken[--c->n_taken]);
}

static size_t course_bytes(const struct game *g)
{
	return (g->max_actions + (size_t)1) * sizeof(int16_t[MAX_SEATS]);
}

static size_t worker_bytes(const struct card *c)
{
	size_t chest = sizeof(struct item) + 3 * sizeof(uint32_t);

	return sizeof(struct worker) + 2 * sizeof(struct results) + course_bytes(c->job->g) +
		   (size_t)c->job->n_variants * c->tray->chest_cap * chest;
}

/* Half of what is free: threads need room for their own, and others may live on this card. */
static bool count_workers(struct card *c)
{
	size_t most = (size_t)c->driver.processors * WATCH_BLOCKS * WATCH_THREADS, room;

	if (!driver_room(&c->driver, &room))
		return false;
	if (room / 2 / worker_bytes(c) < most)
		most = room / 2 / worker_bytes(c);
	if (most < FEWEST_WORKERS) {
		snprintf(c->driver.sentence, MAX_SENTENCE, "The card has too little memory for this game.");
		return false;
	}
	c->tray->n_workers = (uint32_t)most;
	return true;
}

static bool take_room_to_watch(struct card *c)
{
	struct tray *d = c->tray;
	size_t n, chests;

	if (!count_workers(c))
		return false;
	n = d->n_workers;
	chests = n * (size_t)c->job->n_variants * d->chest_cap;
	return take(c, n * sizeof *d->workers, &d->workers) &&
		   take(c, n * sizeof *d->results, &d->results) &&
		   take(c, n * sizeof *d->fresh, &d->fresh) &&
		   take(c, n * course_bytes(c->job->g), &d->courses) &&
		   take(c, chests * sizeof *d->items, &d->items) &&
		   take(c, chests * 2 * sizeof *d->slots, &d->slots) &&
		   take(c, chests * sizeof *d->held, &d->held) &&
		   take(c, (size_t)c->job->n_variants * d->shared_cap * sizeof *d->shared, &d->shared);
}

static bool is_sorted(const struct card *c) { return c->job->g->state_size >= SORT_FROM; }

static bool take_room_to_hurry(struct card *c)
{
	enum { HEAD = 256 }; /* at least what a slot has besides the state */
	struct tray *d = c->tray;
	size_t slots;

	d->n_blocks = (uint32_t)c->driver.processors * (is_sorted(c) ? SORT_BLOCKS : QUICK_BLOCKS);
	d->slots_of_block = SORT_SLOTS;
	slots = is_sorted(c) ? (size_t)d->n_blocks * d->slots_of_block : 0;
	return take(c, d->n_blocks * sizeof *d->quick, &d->quick) &&
		   take(c, slots * (HEAD + (size_t)c->job->g->state_size), &d->games);
}

static bool take_room(struct card *c)
{
	give_all_back(c);
	c->tray->quick = NULL;
	c->tray->n_blocks = 0;
	return take(c, sizeof *c->tray, &c->there) && take_room_to_watch(c) &&
		   (c->job->stride == 1 || take_room_to_hurry(c));
}

/* ---- opening ----------------------------------------------------------------------------------
 */

static void lay_tray(struct card *c)
{
	struct tray *d = c->tray;

	d->job = *c->job;
	for (int i = 0; i < c->job->seats; i++) {
		const struct player *p = &c->job->player[i];
		d->player[i].bot = card_bot_of(p);
		d->player[i].judge = p->mind.weights == c->job->g->weights ? JUDGE_LEARNED : JUDGE_BY_HAND;
	}
	d->chest_cap = CHEST_CAP;
	d->shared_cap = SHARED_CAP;
}

static bool open_it(struct card *c)
{
	c->watch = read_module(c->job->g, "watch");
	c->quick = read_module(c->job->g, "quick");
	if (!c->watch || !c->quick) {
		snprintf(c->driver.sentence, MAX_SENTENCE,
				 "There is nothing of %s here for a card: `make accelerator` builds it.",
				 c->job->g->title);
		return false;
	}
	return driver_open(&c->driver) && take_room(c);
}

struct card *card_open(const struct job *job)
{
	struct card *c;

	if (!can_play(job))
		return NULL;
	c = calloc(1, sizeof *c);
	CHECK(c);
	c->job = job;
	c->tray = calloc(1, sizeof *c->tray);
	CHECK(c->tray);
	lay_tray(c);
	if (open_it(c)) {
		c->batch = c->tray->n_workers;
		return c;
	}
	complain(c->driver.sentence);
	card_close(c);
	return NULL;
}

void card_close(struct card *c)
{
	if (!c)
		return;
	give_all_back(c);
	driver_close(&c->driver);
	free(c->watch);
	free(c->quick);
	free(c->tray);
	free(c);
}

/* ---- playing ------------------------------------------------------------------------------------
 */

static bool load(struct card *c, const char *module)
{
	if (c->loaded == module)
		return true;
	c->loaded = NULL;
	if (!driver_load(&c->driver, module, 0))
		return false;
	c->loaded = module;
	return true;
}

static bool launch(struct card *c, const char *kernel, uint32_t blocks, uint32_t threads)
{
	return driver_launch(&c->driver, kernel, blocks, threads, c->there);
}

static bool put_tray(struct card *c)
{
	return driver_put(&c->driver, c->there, c->tray, sizeof *c->tray);
}

/* The tray comes back with the card's own addresses of the game and its bots: ours are kept. */
static bool get_tray(struct card *c, struct tray *back)
{
	if (!driver_get(&c->driver, back, c->there, sizeof *back))
		return false;
	if (back->size_of_tray == sizeof *back)
		return true;
	snprintf(c->driver.sentence, MAX_SENTENCE,
			 "The card's kernels are not of this program: `make accelerator` builds them again.");
	return false;
}

static bool watch(struct card *c, struct tray *back)
{
	uint32_t blocks = (c->tray->n_workers + WATCH_THREADS - 1) / WATCH_THREADS;
	struct tray *d = c->tray;
	card_memory shared = (card_memory)(uintptr_t)d->shared,
				results = (card_memory)(uintptr_t)d->results;

	return load(c, c->watch) && put_tray(c) &&
		   driver_clear(&c->driver, shared,
						(size_t)c->job->n_variants * d->shared_cap * sizeof *d->shared) &&
		   driver_clear(&c->driver, results, d->n_workers * sizeof *d->results) &&
		   launch(c, "prepare", blocks, WATCH_THREADS) &&
		   launch(c, "watch_parts", blocks, WATCH_THREADS) &&
		   launch(c, "add_up", blocks, WATCH_THREADS) && get_tray(c, back);
}

static bool hurry(struct card *c, struct tray *back)
{
	struct tray *d = c->tray;
	uint32_t workers = d->n_workers, threads = is_sorted(c) ? SORT_THREADS : QUICK_THREADS;
	bool fine;

	d->units_of_part = (c->job->stride - 1 + BATCH - 1) / BATCH;
	d->n_units = d->n_parts * d->units_of_part;
	d->n_workers = 0;
	fine = load(c, c->quick) && put_tray(c) &&
		   driver_clear(&c->driver, (card_memory)(uintptr_t)d->quick,
						d->n_blocks * sizeof *d->quick) &&
		   launch(c, "prepare", 1, 32) &&
		   launch(c, is_sorted(c) ? "quick_sorted" : "quick_plain", d->n_blocks, threads) &&
		   launch(c, "add_up", 8, 128) && get_tray(c, back);
	d->n_workers = workers;
	return fine;
}

static int64_t count_quick_games(const struct quick *q)
{
	int64_t games = 0;

	for (int i = 0; i < 1 << MAX_SEATS; i++)
		games += q->winners[i];
	return games;
}

static size_t log_bytes(const struct results *r)
{
	return (size_t)(r->log_games * r->job->n_variants) * sizeof *r->log;
}

static bool add_chest(struct card *c, int variant, struct results *out)
{
	size_t bytes = c->tray->shared_cap * sizeof(struct item);
	struct item *items = malloc(bytes);
	card_memory from = (card_memory)(uintptr_t)c->tray->shared + (size_t)variant * bytes;
	bool fine = items && driver_get(&c->driver, items, from, bytes);

	for (uint32_t i = 0; fine && i < c->tray->shared_cap; i++)
		if (items[i].key)
			chest_add(&out->chest[variant], &items[i]);
	free(items);
	return fine;
}

static bool get_log(struct card *c, struct results *out)
{
	return driver_get(&c->driver, out->log, (card_memory)(uintptr_t)c->tray->log, log_bytes(out));
}

static bool add_counts(struct card *c, const struct tray *watched, const struct tray *hurried,
					   struct results *out)
{
	for (int v = 0; v < c->job->n_variants; v++) {
		if (!add_chest(c, v, out))
			return false;
		sums_add(&out->sums[v], &watched->sums[v]);
	}
	if (c->job->stride > 1)
		add_quick_games(&out->sums[0], &hurried->quick_sum, count_quick_games(&hurried->quick_sum),
						c->job->seats);
	return !c->job->keeps_log || get_log(c, out);
}

/* More room for whatever had too little; false: nothing had. */
static bool make_more_room(struct card *c, uint32_t trouble)
{
	if (trouble & TROUBLE_GAME_CHEST)
		c->tray->chest_cap *= 2;
	if (trouble & TROUBLE_SHARED_CHEST)
		c->tray->shared_cap *= 4;
	return trouble != 0;
}

/* Again, until there was room enough. */
static bool play_parts_here(struct card *c, struct tray *watched, struct tray *hurried)
{
	for (int tries = 0; tries < MOST_TRIES; tries++) {
		if (!watch(c, watched))
			return false;
		if (!make_more_room(c, watched->trouble))
			return c->job->stride == 1 || hurry(c, hurried);
		if (!take_room(c))
			return false;
	}
	snprintf(c->driver.sentence, MAX_SENTENCE, "The card has too little memory to count in.");
	return false;
}

/* A second or two at a time, so that who presses Ctrl-C need not wait. */
static void choose_batch(struct card *c, double took)
{
	if (took < 0.7)
		c->batch *= 2;
	else if (took > 3 && c->batch > 1)
		c->batch /= 2;
}

int64_t card_likes(const struct card *c) { return c->batch; }

/* Lines for the games of one unit. */
static bool lay_log(struct card *c, const struct results *out)
{
	card_memory at = 0;

	if (c->job->keeps_log && !driver_take(&c->driver, log_bytes(out), &at))
		return false;
	memcpy(&c->tray->log, &at, sizeof at);
	c->tray->log_first = out->log_first;
	c->tray->log_games = out->log_games;
	return true;
}

bool card_play(struct card *c, struct span unit, struct results *out)
{
	struct tray *back = malloc(2 * sizeof *back);
	double start = seconds_now();
	bool fine;

	CHECK(back);
	c->tray->first_part = unit.from;
	c->tray->n_parts = unit.to - unit.from;
	fine = lay_log(c, out) && play_parts_here(c, &back[0], &back[1]) &&
		   add_counts(c, &back[0], &back[1], out);
	driver_give_back(&c->driver, (card_memory)(uintptr_t)c->tray->log);
	if (!fine)
		complain(c->driver.sentence);
	free(back);
	choose_batch(c, seconds_now() - start);
	return fine;
}
