/* lab/crew.h -- the threads that play a job. */

#ifndef LAB_CREW_H
#define LAB_CREW_H

#include "lab/desk.h"

int count_cores(void);
void catch_interrupts(void); /* from now on Ctrl-C and SIGTERM drop the units being played */
int interrupted_by(void);    /* the signal, or 0 */

/* How a job is played, besides what is played. */
struct way {
	struct keep *keep; /* NULL: results are not kept */
	bool recalls;      /* ... and goes on from what was kept */
	double progress;   /* seconds between lines that say how far it is; 0: as usual */
	int listens;       /* a socket where other processes ask for work; 0: none */
	uint64_t mark;     /* ... and play as this one does */
	const char *token; /* ... and know this word */
};

/* False after saying what is wrong; there are results nevertheless. */
bool play_job(const struct job *job, const struct way *way, struct results *out);
void forget_results(struct results *r);
void clear_results(struct results *r);              /* nothing is counted yet */
void open_log(struct results *r, struct span unit); /* with lines for these games */

/* One who plays units, as a thread does. */
struct hand {
	struct worker worker;
	struct results unit, deal;
};
struct hand *hire_hand(const struct job *job, bool (*is_interrupted)(void *), void *with);
bool play_unit(struct hand *hand, struct span unit); /* false: interrupted */
void dismiss_hand(struct hand *hand);
double thread_seconds(void); /* of processor, that this thread has used */

#endif
