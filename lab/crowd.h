/* lab/crowd.h -- this process among those that share a job: alone, or one of many under MPI. */

#ifndef LAB_CROWD_H
#define LAB_CROWD_H

#include "lab/chest.h"

struct crowd {
	int rank, size; /* rank 0 tells the results */
};

struct crowd crowd_join(int argc, char **argv); /* before anything is parsed */
void crowd_leave(int status);

/* On rank 0 the numbers become the sums over all; on the others they are lost. */
void crowd_sum(int64_t *numbers, int64_t n);
void crowd_pour(struct chest *c); /* likewise for a chest */

#endif
