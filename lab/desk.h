/* lab/desk.h -- where work is handed out and results are brought to.
 *
 * Whoever is free asks for a unit; who brings its results gets the next.  What a lost worker had is
 * handed out again.  Results are sums, so it does not matter who played what, and when. */

#ifndef LAB_DESK_H
#define LAB_DESK_H

#include "lab/keep.h"
#include "lab/pack.h"

#include <pthread.h>
#include <stdatomic.h>

/* One who asks: a thread of this process, or of another that a thread of this one speaks for. */
struct taker {
	struct span unit;
	double since, pace; /* when it was taken; parts a second, at the last one */
	int64_t least;      /* parts that are worth its while */
	bool is_busy, is_far, is_doubled;
	struct taker *next;
};

struct desk {
	const struct job *job;
	struct results *total;
	struct keep *keep; /* NULL: nothing is kept */
	int64_t parts, done, fresh, in_pool;
	unsigned char *is_done; /* a bit for each part */
	struct span *pool;      /* not handed out, the next last */
	int n_pool, pool_cap;
	struct taker *takers;
	int n_takers, lost;
	bool has_failed; /* the file could not be written */
	atomic_bool is_over;
	pthread_mutex_t lock;
	pthread_cond_t news;
};

double seconds_now(void);

void desk_open(struct desk *d, const struct job *job, struct results *total, struct keep *keep);
bool desk_recall(struct desk *d); /* what the file holds; false after saying what is wrong */
bool desk_close(struct desk *d);  /* the file is left whole */

void desk_join(struct desk *d, struct taker *t, bool is_far);
void desk_part(struct desk *d, struct taker *t); /* what it had is for others */

/* False: nothing is left to do.  Who delivers what another was faster with is told nothing. */
bool desk_take(struct desk *d, struct taker *t);
void desk_deliver(struct desk *d, struct taker *t, const struct results *r, double processor);

void desk_stop(struct desk *d); /* nothing is handed out from now on */
bool desk_is_over(struct desk *d);
void desk_wait(struct desk *d);                    /* for a moment, or until it is over */
int64_t desk_done(struct desk *d, int64_t *fresh); /* parts; fresh: in this run */

#endif
