/* server/loop.c -- the one thread that owns all tables: sockets, timers, handed-over work. */

#include "server/loop.h"

#include "server/metrics.h"
#include "server/world.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <unistd.h>

enum { MAX_READY = 256, MAX_TURN_HOOKS = 4, LONGEST_SLEEP = 60000 };

static struct {
	int epoll;
	bool stopping;
	struct descriptor mail;
	pthread_mutex_t lock;
	struct post *first, **last;
	struct timer **heap; /* from 1 */
	int timers, room;
	bool (*turn[MAX_TURN_HOOKS])(void);
	int (*patience[MAX_TURN_HOOKS])(void);
	int hooks;
} loop = { .lock = PTHREAD_MUTEX_INITIALIZER };

/* ---- sockets ------------------------------------------------------------- */

static void control(struct descriptor *w, int op, uint32_t events)
{
	struct epoll_event e = { .events = events, .data.ptr = w };

	CHECK(epoll_ctl(loop.epoll, op, w->fd, &e) == 0);
}

void loop_add(struct descriptor *w, uint32_t events) { control(w, EPOLL_CTL_ADD, events); }
void loop_change(struct descriptor *w, uint32_t events) { control(w, EPOLL_CTL_MOD, events); }
void loop_forget(struct descriptor *w) { control(w, EPOLL_CTL_DEL, 0); }

/* ---- timers: a heap, the soonest first ----------------------------------- */

static void put_at(int place, struct timer *t)
{
	loop.heap[place] = t;
	t->place = place;
}

static void rise(int place)
{
	struct timer *t = loop.heap[place];

	for (; place > 1 && loop.heap[place / 2]->when > t->when; place /= 2)
		put_at(place, loop.heap[place / 2]);
	put_at(place, t);
}

static void sink(int place)
{
	struct timer *t = loop.heap[place];
	int child;

	while ((child = 2 * place) <= loop.timers) {
		if (child < loop.timers && loop.heap[child + 1]->when < loop.heap[child]->when)
			child++;
		if (loop.heap[child]->when >= t->when)
			break;
		put_at(place, loop.heap[child]);
		place = child;
	}
	put_at(place, t);
}

void timer_stop(struct timer *t)
{
	int place = t->place;
	struct timer *last;

	if (!place)
		return;
	t->place = 0;
	last = loop.heap[loop.timers--];
	if (last == t)
		return;
	put_at(place, last);
	rise(place);
	sink(last->place);
}

void timer_set(struct timer *t, uint64_t when, void (*fire)(struct timer *t))
{
	timer_stop(t);
	t->when = when;
	t->fire = fire;
	if (loop.timers + 1 >= loop.room) {
		loop.room = loop.room ? 2 * loop.room : 64;
		loop.heap = realloc(loop.heap, (size_t)loop.room * sizeof *loop.heap);
		CHECK(loop.heap);
	}
	loop.heap[++loop.timers] = t;
	rise(loop.timers);
}

static void fire_timers(void)
{
	uint64_t now = world_steady();

	while (loop.timers && loop.heap[1]->when <= now) {
		struct timer *t = loop.heap[1];

		timer_stop(t);
		t->fire(t);
	}
}

/* ---- work from other threads --------------------------------------------- */

void loop_post(struct post *p)
{
	uint64_t one = 1;
	bool is_first;

	p->next = NULL;
	pthread_mutex_lock(&loop.lock);
	is_first = !loop.first;
	*loop.last = p;
	loop.last = &p->next;
	pthread_mutex_unlock(&loop.lock);
	while (is_first && write(loop.mail.fd, &one, sizeof one) < 0 && errno == EINTR)
		continue;
}

static struct post *take_posts(void)
{
	struct post *all;

	pthread_mutex_lock(&loop.lock);
	all = loop.first;
	loop.first = NULL;
	loop.last = &loop.first;
	pthread_mutex_unlock(&loop.lock);
	return all;
}

static void mail_came(struct descriptor *w, uint32_t events)
{
	uint64_t n;

	(void)events;
	while (read(w->fd, &n, sizeof n) < 0 && errno == EINTR)
		continue;
	for (struct post *p = take_posts(), *next; p; p = next) {
		next = p->next;
		p->run(p);
	}
}

/* ---- the loop ------------------------------------------------------------ */

void loop_open(void)
{
	loop.epoll = epoll_create1(EPOLL_CLOEXEC);
	loop.mail = (struct descriptor){ eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK), mail_came };
	loop.last = &loop.first;
	CHECK(loop.epoll >= 0 && loop.mail.fd >= 0);
	loop_add(&loop.mail, EPOLLIN);
}

void loop_each_turn(bool (*fn)(void), int (*patience)(void))
{
	CHECK(loop.hooks < MAX_TURN_HOOKS);
	loop.turn[loop.hooks] = fn;
	loop.patience[loop.hooks++] = patience;
}

static int how_long(bool more)
{
	uint64_t now = world_steady();
	int wait = LONGEST_SLEEP;

	if (more)
		return 0;
	if (loop.timers) {
		uint64_t when = loop.heap[1]->when, left = when > now ? when - now : 0;

		wait = left < (uint64_t)wait ? (int)left : wait;
	}
	for (int i = 0; i < loop.hooks; i++) {
		int n = loop.patience[i] ? loop.patience[i]() : -1;

		wait = n >= 0 && n < wait ? n : wait;
	}
	return wait;
}

static bool take_turn(void)
{
	bool more = false;

	for (int i = 0; i < loop.hooks; i++)
		more |= loop.turn[i]();
	return more;
}

void loop_run(void)
{
	struct epoll_event ready[MAX_READY];
	bool more = take_turn();

	while (!loop.stopping) {
		int n = epoll_wait(loop.epoll, ready, MAX_READY, how_long(more));
		uint64_t start = stopwatch();

		for (int i = 0; i < n; i++) {
			struct descriptor *w = ready[i].data.ptr;

			w->ready(w, ready[i].events);
		}
		fire_timers();
		more = take_turn();
		observe(H_LOOP, start);
	}
}

void loop_stop(void) { loop.stopping = true; }

void loop_drain(void)
{
	mail_came(&loop.mail, 0);
	take_turn();
}
