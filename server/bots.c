/* server/bots.c -- bots think in threads of their own, one question of a table at a time.
 *
 * A table has at most one question of its bots in the queue, so the queue is a round of the tables:
 * nobody thinks twice before everybody has thought once.  Advice for its people waits in the same
 * queue, a few questions of a table at most. */

#include "server/bots.h"

#include "bots/ask.h"
#include "bots/odds.h"
#include "server/budgets.h"
#include "server/metrics.h"
#include "server/wire.h"
#include "server/world.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_THREADS = 64 };

enum wish { WANTS_MOVE, WANTS_HINT, WANTS_ODDS };

struct query {
	struct post post; /* must be first */
	struct query *next;
	char id[TABLE_TEXT];
	const struct bot *bot;
	uint32_t stamp;
	struct rng rng;
	enum wish wish;
	struct call *call; /* who wants advice */
	act a;             /* whose odds are asked */
	struct odds odds;
	struct answer answer;
	bool is_faulty;
	char why[FAULT_TEXT];
	struct asking asking;
};

static struct {
	pthread_mutex_t lock;
	pthread_cond_t bell;
	struct query *first, **last;
	bool closing;
	pthread_t thread[MAX_THREADS];
	int threads, advice;
} pool = { .lock = PTHREAD_MUTEX_INITIALIZER, .bell = PTHREAD_COND_INITIALIZER };

/* ---- in a thread --------------------------------------------------------- */

static struct query *take_query(void)
{
	struct query *q;

	pthread_mutex_lock(&pool.lock);
	while (!pool.first && !pool.closing)
		pthread_cond_wait(&pool.bell, &pool.lock);
	q = pool.closing ? NULL : pool.first;
	if (q) {
		pool.first = q->next;
		if (!pool.first)
			pool.last = &pool.first;
	}
	pthread_mutex_unlock(&pool.lock);
	return q;
}

static void weigh(struct query *q)
{
	const struct question *asked = &q->asking.q;

	find_odds(asked->g, asked->view, asked->seat, q->a, &q->rng, asked->arena, asked->arena_size,
			  &q->odds);
}

static void think(void *self)
{
	struct query *q = self;

	if (q->wish == WANTS_ODDS)
		weigh(q);
	else
		q->bot->choose(&q->asking.q, &q->answer);
}

static void answered(struct post *p);

static void *run_thread(void *unused)
{
	void *arena = aligned_alloc(64, BOT_ARENA);
	struct query *q;

	(void)unused;
	CHECK(arena);
	while ((q = take_query()) != NULL) {
		q->asking.q.arena = arena;
		q->asking.q.arena_size = BOT_ARENA;
		q->is_faulty = !guarded(think, q, q->why);
		q->post.run = answered;
		loop_post(&q->post);
	}
	free(arena);
	return NULL;
}

/* ---- in the loop --------------------------------------------------------- */

static void advise(struct query *q)
{
	struct table *t = find_table(q->id);

	pool.advice--;
	if (t && t->advice)
		t->advice--;
	if (q->is_faulty)
		refuse_call(q->call, R_FAULT, "The bot made a mistake and has no advice.");
	else if (q->wish == WANTS_ODDS)
		answer_json(q->call, wire_odds(q->asking.q.g, q->asking.q.seat, &q->odds, q->stamp).s);
	else
		answer_json(q->call, wire_thoughts(q->asking.q.g, &q->answer, q->stamp).s);
}

static void act_on(struct query *q)
{
	struct table *t = find_table(q->id);

	if (!t)
		return;
	t->thinking = -1;
	if (q->is_faulty)
		fail_table(t, q->why);
	else
		call_by_itself(t, &rule_bot, q->asking.q.seat, q->answer.a, q->stamp);
}

static void answered(struct post *p)
{
	struct query *q = (struct query *)p;

	count(M_BOT_MOVES, 1);
	count(M_BOT_QUEUE, -1);
	if (q->wish == WANTS_MOVE)
		act_on(q);
	else
		advise(q);
	free(q);
}

static void put_query(struct query *q)
{
	count(M_BOT_QUEUE, 1);
	pthread_mutex_lock(&pool.lock);
	*pool.last = q;
	pool.last = &q->next;
	pthread_cond_signal(&pool.bell);
	pthread_mutex_unlock(&pool.lock);
}

/* The bot is given what the seat may know, and nothing else. */
static struct query *make_query(const struct table *t, int seat, const char *level)
{
	struct query *q = calloc(1, sizeof *q);
	const struct match *m = &t->now.m;
	uint64_t seed;

	CHECK(q);
	world_random(&seed, sizeof seed);
	memcpy(q->id, t->id, sizeof q->id);
	q->bot = bot_by_id(level);
	q->stamp = m->stamp[seat];
	q->rng = rng_from(seed);
	pose(&q->asking, t->g, m->state, seat, &q->rng, NULL); /* a thread lends it its arena */
	CHECK(q->bot && q->asking.q.n > 0);
	return q;
}

void think_for(struct table *t, int seat)
{
	const char *level = t->now.seat[seat].level;

	t->thinking = seat;
	put_query(make_query(t, seat, *level ? level : "normal"));
}

static void ask_advice(struct table *t, struct call *c, enum wish wish, act a)
{
	struct query *q;

	if (!fits(B_HOUSE_ADVICE, (int64_t)pool.advice + 1) ||
		!fits(B_TABLE_ADVICE, (int64_t)t->advice + 1)) {
		refuse_call(c, R_BUSY, "%s", budget_sentence(B_TABLE_ADVICE));
		return;
	}
	q = make_query(t, c->seat, "normal");
	q->call = c;
	q->wish = wish;
	q->a = a;
	pool.advice++;
	t->advice++;
	put_query(q);
}

void hint_for(struct table *t, struct call *c) { ask_advice(t, c, WANTS_HINT, 0); }
void odds_for(struct table *t, struct call *c, act a) { ask_advice(t, c, WANTS_ODDS, a); }

void bots_open(int threads)
{
	pool.last = &pool.first;
	pool.threads = threads < MAX_THREADS ? threads : MAX_THREADS;
	for (int i = 0; i < pool.threads; i++)
		CHECK(pthread_create(&pool.thread[i], NULL, run_thread, NULL) == 0);
}

void bots_close(void)
{
	pthread_mutex_lock(&pool.lock);
	pool.closing = true;
	pthread_cond_broadcast(&pool.bell);
	pthread_mutex_unlock(&pool.lock);
	for (int i = 0; i < pool.threads; i++)
		pthread_join(pool.thread[i], NULL);
	for (struct query *q = pool.first, *next; q; q = next) {
		next = q->next;
		if (q->call)
			refuse_call(q->call, R_STOPPING, "The server stops; come back soon.");
		free(q);
	}
}
