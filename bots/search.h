/* bots/search.h -- tree search over what a seat can tell apart, and how it is tuned. */

#ifndef BOTS_SEARCH_H
#define BOTS_SEARCH_H

#include "bots/bot.h"

/* How to search one game; found by the laboratory (`rubicon tune`), not by hand. */
struct tuning {
	const char *game;   /* id; NULL: any other game */
	uint16_t plies;     /* of random play behind the tree before the judge is asked */
	uint16_t explore;   /* weight of the unknown, in thousandths */
	uint16_t trust;     /* how many visits the judge's first word is worth, in tenths */
	uint16_t sharpness; /* how fast a worse first word loses attention: share that halves it */
	uint16_t respect;   /* worlds imagined at a time, of which the worst for the seat is taken */
	uint16_t minds;     /* 1: the others use what they alone know, for games with few secrets */
	uint16_t horizon;   /* > 0: play on as the judge advises until the turn has passed so often */
	uint16_t rivals;    /* > 0: so many actions are compared at the root, with the same luck */
	uint16_t doubt;     /* tenths of a standard error by which they must beat the favourite */
	uint16_t stake; /* points that are worth a whole share; 0: winning counts, not by how much */
};

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
