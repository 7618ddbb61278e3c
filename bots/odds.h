/* bots/odds.h -- what may come of an action, with its chances, as far as the seat can know.
 *
 * An outcome is the list of results (events of the kinds in game.results) between the action and
 * the next decision that anybody really has; forced ones are played on.  Where nothing is secret
 * and the ways are few enough they are all followed, and the chances are exact; otherwise worlds
 * are imagined and chance is drawn, and each share has an interval. */

#ifndef BOTS_ODDS_H
#define BOTS_ODDS_H

#include "core/game.h"
#include "core/rng.h"

enum { MAX_ODDS = 8, MAX_RESULTS = 6 };

struct odds_row {
	int n;
	struct event result[MAX_RESULTS]; /* as the seat sees them; of more than fit the first */
	double share, low, high;          /* low and high: 95%; equal to share if exact */
};

struct odds {
	int n;
	struct odds_row row[MAX_ODDS]; /* likeliest first */
	double rest;                   /* share of all other outcomes together */
	bool exact;
	uint32_t samples; /* 0 if exact */
	int next;         /* who decides next, if that is the same in all outcomes; else SEAT_NOBODY */
};

/* The action must be legal for the seat that has this view.  The arena is the caller's, of
 * BOT_ARENA bytes. */
void find_odds(const struct game *g, const void *view, int seat, act a, struct rng *r, void *arena,
			   size_t arena_size, struct odds *out);

#endif
