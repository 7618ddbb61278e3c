/* lab/crowd.h -- this process among those that share a job: alone, or one of many under MPI.
 *
 * MPI starts the processes and introduces them to the first of them.  From then on they speak to it
 * by sockets of their own (far.c): most MPIs end all processes when one is lost. */

#ifndef LAB_CROWD_H
#define LAB_CROWD_H

#include <stdbool.h>
#include <stddef.h>

struct crowd {
	int rank, size; /* rank 0 hands out the work and tells the results */
	bool is_spread; /* over several machines */
};

struct crowd crowd_join(int argc, char **argv); /* before anything is parsed */

/* Rank 0's words for all; who gets none has nothing to do.  It is the last that MPI is needed for:
 * nothing may be lost before it. */
bool crowd_tell(char *words, size_t n);

#endif
