/* bots/search.h -- tree search over what a seat can tell apart, and how it is tuned. */

#ifndef BOTS_SEARCH_H
#define BOTS_SEARCH_H

#include "bots/bot.h"
#include "core/tuning.h"

const struct tuning *tuning_of(const struct game *g);

/* The settings by name. */
struct knob {
	const char *name;
	uint16_t offset; /* in struct tuning */
};
extern const struct knob knobs[];
extern const int n_knobs;
uint16_t *knob_of(struct tuning *t, const char *name); /* NULL: no such setting */

void search(const struct question *q, const struct tuning *t, uint32_t iterations,
			struct answer *out);

/* What search() does where there is just one action: it takes as long where the others cannot know.
 */
void feign(const struct question *q, const struct tuning *t, uint32_t iterations,
		   struct answer *out);

/* A position's worth to each seat, of 10,000: the result if the game is over, else the judge's. */
void value_of(const struct game *g, const void *state, int32_t share[MAX_SEATS]);

/* The same, but where a game is played for points, each is its part of the stake. */
void worth_of(const struct game *g, const struct tuning *t, const void *state,
			  int32_t share[MAX_SEATS]);

#endif
