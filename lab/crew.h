/* lab/crew.h -- the threads that play a job. */

#ifndef LAB_CREW_H
#define LAB_CREW_H

#include "lab/crowd.h"
#include "lab/lab.h"

int count_cores(void);
void catch_interrupts(void); /* from now on Ctrl-C drops the deals being played */

/* Plays this process's part of the job and, on rank 0, gathers it all; false: not enough memory. */
bool play_job(const struct job *job, struct crowd crowd, struct results *out);
void forget_results(struct results *r);

#endif
