/* bots/luck.h -- what an outcome of chance brought, above what was to be expected. */

#ifndef BOTS_LUCK_H
#define BOTS_LUCK_H

#include "bots/bot.h"

/* Some luck shows only later: the judge does not see a hit before the losses are taken.  So far is
 * played on, as he advises, before he is asked; all zero: not at all. */
struct foresight {
	int turns; /* how often somebody else comes to a decision */
	int ways;  /* how often it is tried, since chance falls there too */
	int most;  /* outcomes that are all looked at; 0: as many as pay */
};

/* As far as pays in this game, if its players think as hard as this one. */
struct foresight foresight_for(const struct game *g, const struct bot *player);

/* What the outcome `a` brought, of 10,000, for each seat.  The key is for chance behind it, and
 * must not have to do with how `a` was drawn.  False, and nothing is written: there was only one
 * outcome, or there were too many to look at. */
bool luck_of(const struct game *g, const void *before, act a, struct foresight far, uint64_t key,
			 int32_t luck[MAX_SEATS]);

/* The same in its two parts: the judge's word with what came, and its mean over what might have
 * come. */
bool luck_parts(const struct game *g, const void *before, act a, struct foresight far, uint64_t key,
				int32_t came[MAX_SEATS], int32_t mean[MAX_SEATS]);

/* What a position is worth to each seat, of 10,000, so far ahead. */
void value_ahead(const struct game *g, const void *from, struct foresight far, uint64_t key,
				 int64_t share[MAX_SEATS]);

#endif
