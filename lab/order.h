/* lab/order.h -- a job, from the command line. */

#ifndef LAB_ORDER_H
#define LAB_ORDER_H

#include "lab/keep.h"

struct order {
	struct job job;
	const char *bots, *vary;
	const char *json, *csv, *report, *charts; /* files; NULL: not wanted */
	const char *keep, *resume;                /* likewise */
	double progress;                          /* seconds between its lines; 0: as usual */
	bool is_told;                             /* anything of what is to be played */
	uint32_t iterations;
	const char *settings[MAX_OPTIONS];
	int n_settings;
};

/* False after saying what is wrong; `status` is then how to exit.  `ladder` takes the same words.
 */
bool parse_order(const char *command, int argc, char **argv, struct order *out, int *status);

/* With --resume: the job that the file was begun for. */
bool recall_order(struct keep *k, struct order *o);

/* The job alone, as words that give it again, a line each; false: there is no room. */
bool write_order(const struct order *o, char *text, size_t n);

/* Seats the bots, and settles what was left open. */
bool fill_order(struct order *o, int shared_by);

#endif
