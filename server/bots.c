/* server/bots.c -- bots think in threads of their own, one question of a table at a time.
 *
 * Whose question is next, shares.c knows: a table's bots are thought for in the share of the
 * address that plays there, advice in that of who asks for it.  No thought takes longer than its
 * budget. */

#include "server/bots.h"

#include "bots/ask.h"
#include "bots/odds.h"
#include "server/budgets.h"
#include "server/limits.h"
#include "server/metrics.h"
#include "server/shares.h"
#include "server/wire.h"
#include "server/world.h"

#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_THREADS = 64 };

enum wish { WANTS_MOVE, WANTS_HINT, WANTS_ODDS };

struct query {
	struct post post; /* must be first */
	struct turn turn;
	uint64_t address; /* in whose share it is thought about */
	uint64_t came;    /* by the stopwatch */
	uint64_t took;    /* milliseconds */
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
	bool closing;
	pthread_t thread[MAX_THREADS];
	int threads, advice;
} pool = { .lock = PTHREAD_MUTEX_INITIALIZER, .bell = PTHREAD_COND_INITIALIZER };

/* ---- in a thread --------------------------------------------------------- */

static struct query *next_query(void)
{
	struct turn *t = turn_next();

	return t ? (struct query *)((char *)t - offsetof(struct query, turn)) : NULL;
}

static struct query *take_query(void)
{
	struct query *q = NULL;

	pthread_mutex_lock(&pool.lock);
	while (!pool.closing && !(q = next_query()))
		pthread_cond_wait(&pool.bell, &pool.lock);
	pthread_mutex_unlock(&pool.lock);
	return q;
}

static void end_turn(struct query *q)
{
	pthread_mutex_lock(&pool.lock);
	turn_end(&q->turn, q->took);
	pthread_mutex_unlock(&pool.lock);
}

static uint64_t millis(void) { return stopwatch() / 1000; }

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
		observe(H_BOT_WAIT, q->came);
		q->took = millis();
		q->is_faulty = !guarded(think, q, q->why);
		q->took = millis() - q->took;
		end_turn(q);
		q->post.run = answered;
		loop_post(&q->post);
	}
	free(arena);
	return NULL;
}

/* ---- in the loop --------------------------------------------------------- */

static void forget_advice(const struct query *q, struct table *t)
{
	pool.advice--;
	give_back(&visitor_numbered(q->address)->purse, B_ADDRESS_ADVICE);
	if (!t || !t->upkeep.advice)
		return;
	t->upkeep.advice--;
	give_back(&t->upkeep.seat_purse[q->asking.q.seat], B_SEAT_ADVICE);
}

static void advise(struct query *q)
{
	struct table *t = find_table(q->id);

	forget_advice(q, t);
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
	t->upkeep.thinking = -1;
	if (q->is_faulty)
		fail_table(t, q->why);
	else
		call_by_itself(t, &endpoint_bot, q->asking.q.seat, q->answer.a, q->stamp);
}

static void answered(struct post *p)
{
	struct query *q = (struct query *)p;

	count(M_BOT_MOVES, 1);
	count(M_BOT_QUEUE, -1);
	observe(H_BOT, q->came);
	charge(&visitor_numbered(q->address)->purse, B_ADDRESS_THOUGHT, (int64_t)q->took);
	if (q->wish == WANTS_MOVE)
		act_on(q);
	else
		advise(q);
	free(q);
}

static void put_query(struct query *q, uint64_t address)
{
	count(M_BOT_QUEUE, 1);
	q->came = stopwatch();
	q->address = address;
	pthread_mutex_lock(&pool.lock);
	turn_wait(&q->turn, address);
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
	q->asking.q.budget = (struct budget){ .millis = (uint32_t)budget_of(B_SEAT_THOUGHT),
										  .now = millis,
										  .is_bound = true };
	CHECK(q->bot && q->asking.q.n > 0);
	return q;
}

void think_for(struct table *t, int seat)
{
	const char *level = t->now.seat[seat].level;

	t->upkeep.thinking = seat;
	put_query(make_query(t, seat, *level ? level : "normal"), t->upkeep.payer);
}

/* N_BUDGETS: it may be asked for. */
static enum budget_id why_no_advice(struct table *t, const struct call *c)
{
	struct purse *address = &c->visitor->purse, *seat = &t->upkeep.seat_purse[c->seat];

	return !fits(B_HOUSE_ADVICE, (int64_t)pool.advice + 1)        ? B_HOUSE_ADVICE
		   : !fits(B_TABLE_ADVICE, (int64_t)t->upkeep.advice + 1) ? B_TABLE_ADVICE
		   : !fits(B_SEAT_ADVICE, held(seat, B_SEAT_ADVICE) + 1)  ? B_SEAT_ADVICE
		   : !spend(address, B_ADDRESS_THOUGHT, 0)                ? B_ADDRESS_THOUGHT
		   : !hold(address, B_ADDRESS_ADVICE)                     ? B_ADDRESS_ADVICE
																  : N_BUDGETS;
}

static void ask_advice(struct table *t, struct call *c, enum wish wish, act a)
{
	enum budget_id over = why_no_advice(t, c);
	struct query *q;

	if (over != N_BUDGETS) {
		refuse_call(c, R_BUSY, "%s", budget_sentence(over));
		return;
	}
	hold(&t->upkeep.seat_purse[c->seat], B_SEAT_ADVICE);
	q = make_query(t, c->seat, "normal");
	own_call(&q->call, c);
	q->wish = wish;
	q->a = a;
	pool.advice++;
	t->upkeep.advice++;
	put_query(q, c->visitor->address);
}

void hint_for(struct table *t, struct call *c) { ask_advice(t, c, WANTS_HINT, 0); }
void odds_for(struct table *t, struct call *c, act a) { ask_advice(t, c, WANTS_ODDS, a); }

void bots_open(int threads)
{
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
	for (struct query *q; (q = next_query()) != NULL;) {
		turn_end(&q->turn, 0);
		if (q->call)
			refuse_call(q->call, R_STOPPING, "The server stops; come back soon.");
		free(q);
	}
}
