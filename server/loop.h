/* server/loop.h -- the one thread that owns all tables: sockets, timers, and what other threads
 * hand over. */

#ifndef SERVER_LOOP_H
#define SERVER_LOOP_H

#include "core/base.h"

/* Something to wait for.  `ready` gets the events of epoll. */
struct descriptor {
	int fd;
	void (*ready)(struct descriptor *w, uint32_t events);
};

/* All zero: not running. */
struct timer {
	uint64_t when; /* by world_steady() */
	void (*fire)(struct timer *t);
	int place; /* in the heap, from 1; 0: not running */
};

/* Work from another thread. */
struct post {
	struct post *next;
	void (*run)(struct post *p);
};

void loop_open(void);
void loop_add(struct descriptor *w, uint32_t events);
void loop_change(struct descriptor *w, uint32_t events);
void loop_forget(struct descriptor *w);

void timer_set(struct timer *t, uint64_t when, void (*fire)(struct timer *t));
void timer_stop(struct timer *t);

void loop_post(struct post *p); /* from any thread; also wakes the loop */

/* Called once in each turn, after everything else: answers whether there is more to do at once. */
void loop_each_turn(bool (*fn)(void), int (*patience)(void)); /* patience: milliseconds, or -1 */

void loop_run(void); /* until loop_stop() */
void loop_stop(void);
void loop_drain(void); /* runs what other threads have handed over before they ended */

#endif
