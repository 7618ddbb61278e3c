/* lab/order.h -- a job, from the command line. */

#ifndef LAB_ORDER_H
#define LAB_ORDER_H

#include "lab/lab.h"

struct order {
	struct job job;
	const char *bots, *vary;
	const char *json, *csv, *report, *charts; /* files; NULL: not wanted */
	uint32_t iterations;
	const char *settings[MAX_OPTIONS];
	int n_settings;
};

/* False after saying what is wrong; `status` is then how to exit.  `ladder` takes the same words.
 */
bool parse_order(const char *command, int argc, char **argv, struct order *out, int *status);

/* Seats the bots, and settles what was left open. */
bool fill_order(struct order *o, int shared_by);

#endif
