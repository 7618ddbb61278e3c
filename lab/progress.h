/* lab/progress.h -- how far a job is: a line that changes on a terminal, lines in a log. */

#ifndef LAB_PROGRESS_H
#define LAB_PROGRESS_H

#include "lab/desk.h"

struct progress {
	double start, told;
	double every; /* seconds between lines; 0: as is usual */
	bool on_terminal;
};

struct progress progress_from(double every);
void progress_tell(struct progress *p, struct desk *d); /* if it is time */
void progress_end(const struct progress *p);

#endif
