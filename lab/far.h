/* lab/far.h -- workers in other processes, here and on other machines, by sockets.
 *
 *   worker   token and mark             who it is, and that it plays as we do
 *   desk     from, to                   a unit; or nothing: it is over
 *   worker   seconds and results        ... and so on
 *
 * A worker that goes away, or whose machine does, costs its unit: somebody else gets it. */

#ifndef LAB_FAR_H
#define LAB_FAR_H

#include "lab/crew.h"

#include <stdio.h>

enum { MAX_TOKEN = 40 };

/* The desk's side: a socket; where it can be found, as "address:port address:port"; a secret. */
int far_listen(bool for_all, char *addresses, size_t n, char token[MAX_TOKEN]);

struct far *far_open(struct desk *desk, const struct way *way);
void far_close(struct far *far);

/* The worker's side: the job's threads play until it is over.  A process of its own plays, so that
 * its death can be seen and made good.  Returns the exit status. */
int far_work(const struct job *job, const char *addresses, const char *token);

#endif
