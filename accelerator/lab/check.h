/* accelerator/lab/check.h -- card and processor side by side: the same games, and how fast. */

#ifndef ACCELERATOR_LAB_CHECK_H
#define ACCELERATOR_LAB_CHECK_H

#include "accelerator/driver.h"
#include "accelerator/kernels.h"

int equal_main(int argc, char **argv);
int speed_main(int argc, char **argv);

/* A kernel, and how it is launched. */
struct launch {
	const char *kernel;
	int blocks; /* of each multiprocessor */
	int threads, slots, registers;
};

/* What one side has played. */
struct played {
	struct tally tally;
	int64_t games;
	uint64_t *digests; /* of each unit of quick games */
	uint64_t digest;   /* of games one step ahead */
	double seconds;
};

struct bench {
	struct driver driver;
	struct tray *tray;
	const struct game *g;
	int64_t n_units;
	char *module;
	const char *kind;
	int registers;
};

/* A job of so many random games, or games one step ahead. */
void lay_bench(struct bench *b, const struct game *g, const struct setup *how, int64_t games);
bool play_on_the_card(struct bench *b, struct launch way, struct played *out);
void play_on_cores(struct bench *b, bool ahead, bool digests, int threads, struct played *out);
void forget_played(struct played *p);
double clock_now(void);

#endif
