/* bots/advice.h -- what the judge advises: his word on an action, and play that follows it. */

#ifndef BOTS_ADVICE_H
#define BOTS_ADVICE_H

#include "bots/search.h"

enum { MOST_ADVICE = 48 };

/* Actions that were good a moment ago and whose order does not matter, best first. */
struct advice {
	int seat, n, next;
	int32_t now; /* the judge's word on the position, -1: not known */
	act a[MOST_ADVICE];
	int32_t word[MOST_ADVICE];
};

/* The judge's word for the seat after its action, as a mean over a few ways chance may fall. */
int32_t word_on(const struct game *g, const struct tuning *t, const void *state, int seat, act a);

void forget_advice(struct advice *advice);

/* What a seat does that follows the judge, one step at a time.  It looks at everything it may do,
 * then does what it liked one after the other as long as that still helps, and looks again. */
act advised(const struct game *g, const struct tuning *t, const void *state, int seat,
			const act *legal, int n, struct advice *advice);

#endif
