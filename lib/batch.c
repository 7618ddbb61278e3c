/* lib/batch.c -- many matches at once: a decision in each by one call, with chance rolled and
 * whatever a learner wants to know written into its arrays.
 *
 * Each game has its seed, and chance is keyed by it: what happens in one does not depend on how
 * many there are, nor on threads. */

#include "core/playout.h"
#include "lib/own.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_THREADS = 256, CHUNK = 32, CACHE_LINE = 64, MOST_GAMES = 1 << 20 };

/* One game of the batch; its state lies behind it. */
struct lane {
	uint64_t seed, next_seed;
	struct rng sampling;
	uint32_t steps;
	uint8_t seat, is_over;
	uint16_t drawn[MAX_VERBS]; /* outcomes so far, by kind of chance */
	_Alignas(16) unsigned char state[];
};

enum task { TASK_CHECK, TASK_STEP, TASK_RESET };

struct rubicon_batch {
	const rubicon_game *game;
	struct rubicon_arrays to;
	int n, n_threads;
	unsigned flags;
	size_t lane_size;
	unsigned char *lanes;
	/* Work shared out among threads: who comes takes the next chunk. */
	pthread_t thread[MOST_THREADS];
	pthread_mutex_t lock;
	pthread_cond_t wake, done;
	uint64_t round;
	int next, busy;
	int refused; /* the first game whose action is not allowed; n: none */
	enum task task;
	const int32_t *actions;
	bool stops;
};

static struct lane *lane_at(const rubicon_batch *b, int i)
{
	return (struct lane *)(b->lanes + b->lane_size * (size_t)i);
}

/* ---- one game ------------------------------------------------------------------------------- */

static void roll(const rubicon_batch *b, struct lane *l)
{
	const struct game *g = b->game->g;
	seatset pending;

	while ((pending = g->pending(l->state)) & SEAT_BIT(SEAT_CHANCE)) {
		struct lot lot = g->lot(l->state);
		uint32_t ticket = keyed_ticket(l->seed, lot.verb, l->drawn[lot.verb]++, lot.tickets);

		g->apply(l->state, SEAT_CHANCE, g->draw(l->state, ticket), NULL);
	}
	l->is_over = !pending;
	if (pending)
		l->seat = (uint8_t)next_seat(pending);
}

static void begin(const rubicon_batch *b, struct lane *l)
{
	char error[LONGEST_LINE];
	struct text t = text_in(error, sizeof error);

	l->seed = l->next_seed;
	l->next_seed = mix64(l->next_seed + 0x9e3779b97f4a7c15u);
	l->steps = 0;
	memset(l->drawn, 0, sizeof l->drawn);
	game_start(b->game->g, &b->game->how, l->state, &t);
	roll(b, l);
}

static void write_end(const rubicon_batch *b, int i, const struct lane *l, bool has_ended)
{
	int seats = b->game->how.seats;
	struct standing st;

	if (b->to.over)
		b->to.over[i] = has_ended;
	if (!has_ended) {
		if (b->to.points)
			memset(b->to.points + (size_t)i * (size_t)seats, 0, sizeof(int32_t) * (size_t)seats);
		if (b->to.shares)
			memset(b->to.shares + (size_t)i * (size_t)seats, 0, sizeof(int32_t) * (size_t)seats);
		return;
	}
	b->game->g->standing(l->state, &st);
	for (int seat = 0; b->to.points && seat < seats; seat++)
		b->to.points[(size_t)i * (size_t)seats + (size_t)seat] = st.points[seat];
	if (b->to.shares)
		shares_of(&st, seats, b->to.shares + (size_t)i * (size_t)seats);
}

static void write_legal(const rubicon_batch *b, int i, const struct lane *l)
{
	act legal[MAX_LEGAL];
	const rubicon_game *game = b->game;
	int n = l->is_over ? 0 : game->g->legal(l->state, l->seat, legal);
	int32_t *row = b->to.legal ? b->to.legal + (size_t)i * game->g->max_legal : NULL;
	uint8_t *mask = b->to.masks ? b->to.masks + (size_t)i * (size_t)game->n_actions : NULL;

	if (b->to.counts)
		b->to.counts[i] = n;
	if (mask)
		memset(mask, 0, (size_t)game->n_actions);
	for (int k = 0, action = -1; k < n; k++) {
		action = index_after(game, action, legal[k]);
		if (row)
			row[k] = action;
		if (mask)
			mask[action] = 1;
	}
}

static void write_position(const rubicon_batch *b, int i, const struct lane *l)
{
	_Alignas(16) unsigned char view[MAX_VIEW + PLAN_SLACK];
	const struct game *g = b->game->g;

	if (b->to.observations) {
		const void *seen = l->state;

		if (!g->open) {
			g->view(l->state, l->seat, view);
			seen = view;
		}
		plan_observe(b->game->plan, seen, l->seat,
					 b->to.observations + (size_t)i * (size_t)b->game->observation);
	}
	if (b->to.legal || b->to.masks || b->to.counts)
		write_legal(b, i, l);
	if (b->to.seats)
		b->to.seats[i] = l->seat;
	if (b->to.seeds)
		b->to.seeds[i] = l->seed;
	if (b->to.steps)
		b->to.steps[i] = l->steps;
}

static void step_one(rubicon_batch *b, int i)
{
	struct lane *l = lane_at(b, i);
	bool was_over = l->is_over;

	if (!was_over) {
		b->game->g->apply(l->state, l->seat, b->game->actions[b->actions[i]], NULL);
		l->steps++;
		roll(b, l);
	}
	write_end(b, i, l, l->is_over && !was_over);
	if (l->is_over && (b->flags & RUBICON_RESETS))
		begin(b, l);
	write_position(b, i, l);
}

static void reset_one(rubicon_batch *b, int i)
{
	struct lane *l = lane_at(b, i);

	begin(b, l);
	write_end(b, i, l, false);
	write_position(b, i, l);
}

static struct why why_not_of(const rubicon_batch *b, int i, int action)
{
	const struct lane *l = lane_at(b, i);

	return game_why_not(b->game->g, l->state, l->seat, b->game->actions[action]);
}

static void check_one(rubicon_batch *b, int i)
{
	int action = b->actions[i], refused = __atomic_load_n(&b->refused, __ATOMIC_RELAXED);
	bool exists = action >= 0 && action < b->game->n_actions;

	if (lane_at(b, i)->is_over || (exists && !why_not_of(b, i, action).clause))
		return;
	while (i < refused && !__atomic_compare_exchange_n(&b->refused, &refused, i, false,
													   __ATOMIC_RELAXED, __ATOMIC_RELAXED))
		continue;
}

/* ---- threads ------------------------------------------------------------------------------- */

static int take_chunk(rubicon_batch *b)
{
	return __atomic_fetch_add(&b->next, CHUNK, __ATOMIC_RELAXED);
}

static void do_chunks(rubicon_batch *b)
{
	static void (*const tasks[])(rubicon_batch *, int) = { check_one, step_one, reset_one };

	for (int from; (from = take_chunk(b)) < b->n;)
		for (int i = from; i < from + CHUNK && i < b->n; i++)
			tasks[b->task](b, i);
}

static void *work(void *self)
{
	rubicon_batch *b = self;
	uint64_t seen = 0;

	pthread_mutex_lock(&b->lock);
	for (;;) {
		while (b->round == seen && !b->stops)
			pthread_cond_wait(&b->wake, &b->lock);
		if (b->stops)
			break;
		seen = b->round;
		pthread_mutex_unlock(&b->lock);
		do_chunks(b);
		pthread_mutex_lock(&b->lock);
		if (--b->busy == 0)
			pthread_cond_signal(&b->done);
	}
	pthread_mutex_unlock(&b->lock);
	return NULL;
}

static void do_task(rubicon_batch *b, enum task task)
{
	b->task = task;
	b->next = 0;
	if (b->n_threads) {
		pthread_mutex_lock(&b->lock);
		b->busy = b->n_threads;
		b->round++;
		pthread_cond_broadcast(&b->wake);
		pthread_mutex_unlock(&b->lock);
	}
	do_chunks(b);
	if (b->n_threads) {
		pthread_mutex_lock(&b->lock);
		while (b->busy)
			pthread_cond_wait(&b->done, &b->lock);
		pthread_mutex_unlock(&b->lock);
	}
}

/* One less than asked for: who calls works too. */
static bool start_threads(rubicon_batch *b, int threads)
{
	pthread_mutex_init(&b->lock, NULL);
	pthread_cond_init(&b->wake, NULL);
	pthread_cond_init(&b->done, NULL);
	for (int i = 1; i < threads; i++) {
		if (pthread_create(&b->thread[b->n_threads], NULL, work, b) != 0)
			return false;
		b->n_threads++;
	}
	return true;
}

/* ---- the batch ----------------------------------------------------------------------------- */

static bool makes_sense(int n, int threads, char *error, size_t size)
{
	if (n < 1 || n > MOST_GAMES)
		return complain(error, size, "A batch has 1 to %d games, not %d.", MOST_GAMES, n);
	if (threads < 1 || threads > MOST_THREADS)
		return complain(error, size, "A batch has 1 to %d threads, not %d.", MOST_THREADS, threads);
	return true;
}

PUBLIC rubicon_batch *rubicon_batch_new(const rubicon_game *game, int n, uint64_t seed, int threads,
										unsigned flags, const struct rubicon_arrays *arrays,
										char *error, size_t size)
{
	rubicon_batch *b;
	size_t lane = sizeof(struct lane) + game->g->state_size + PLAN_SLACK;

	if (!makes_sense(n, threads, error, size))
		return NULL;
	b = calloc(1, sizeof *b);
	if (b) {
		b->game = game;
		b->to = *arrays;
		b->n = n;
		b->flags = flags;
		b->lane_size = (lane + CACHE_LINE - 1) / CACHE_LINE * CACHE_LINE;
		b->lanes = aligned_alloc(CACHE_LINE, b->lane_size * (size_t)n);
		if (start_threads(b, threads) && b->lanes) {
			memset(b->lanes, 0, b->lane_size * (size_t)n);
			rubicon_batch_reset(b, seed);
			return b;
		}
	}
	rubicon_batch_free(b);
	complain(error, size, "There is no memory, or not so many threads.");
	return NULL;
}

PUBLIC void rubicon_batch_free(rubicon_batch *b)
{
	if (!b)
		return;
	pthread_mutex_lock(&b->lock);
	b->stops = true;
	pthread_cond_broadcast(&b->wake);
	pthread_mutex_unlock(&b->lock);
	for (int i = 0; i < b->n_threads; i++)
		pthread_join(b->thread[i], NULL);
	pthread_mutex_destroy(&b->lock);
	pthread_cond_destroy(&b->wake);
	pthread_cond_destroy(&b->done);
	free(b->lanes);
	free(b);
}

PUBLIC void rubicon_batch_reset(rubicon_batch *b, uint64_t seed)
{
	for (int i = 0; i < b->n; i++) {
		lane_at(b, i)->next_seed = stir(seed, (uint64_t)i);
		lane_at(b, i)->sampling = rng_from(stir(~seed, (uint64_t)i));
	}
	do_task(b, TASK_RESET);
}

static int refuse(const rubicon_batch *b, int i, int action, char *error, size_t size)
{
	const rubicon_game *game = b->game;
	char sentence[LONGEST_LINE];
	struct text t = text_in(sentence, sizeof sentence);

	if (action < 0 || action >= game->n_actions)
		return complain(error, size, "Game %d: there is no action %d, only 0 to %d.", i, action,
						game->n_actions - 1);
	why_text(game->g, why_not_of(b, i, action), &t);
	return complain(error, size, "Game %d: %s", i, sentence);
}

PUBLIC int rubicon_batch_step(rubicon_batch *b, const int32_t *actions, char *error, size_t size)
{
	b->actions = actions;
	b->refused = b->n;
	do_task(b, TASK_CHECK);
	if (b->refused < b->n)
		return refuse(b, b->refused, actions[b->refused], error, size);
	do_task(b, TASK_STEP);
	return 1;
}

PUBLIC void rubicon_batch_sample(rubicon_batch *b, int32_t *actions)
{
	act legal[MAX_LEGAL];
	const rubicon_game *game = b->game;

	for (int i = 0; i < b->n; i++) {
		struct lane *l = lane_at(b, i);
		int n;

		actions[i] = 0;
		if (l->is_over)
			continue;
		if (b->to.legal && b->to.counts && b->to.counts[i] > 0 &&
			b->to.counts[i] <= game->g->max_legal) {
			n = (int)rng_below(&l->sampling, (uint32_t)b->to.counts[i]);
			actions[i] = b->to.legal[(size_t)i * game->g->max_legal + (size_t)n];
			continue;
		}
		n = game->g->legal(l->state, l->seat, legal);
		actions[i] = index_of(game, legal[rng_below(&l->sampling, (uint32_t)n)]);
	}
}
