/* sparring/sparring.h -- players that bots are measured against, and that nobody else meets.
 *
 * Each has one idea and no judgement: it narrows what is legal down to what fits its idea, and
 * leaves the rest to a bot that looks one step ahead with the judge by hand.  Like bots they see
 * views only.  A game's own are in games/<id>/sparring/. */

#ifndef SPARRING_SPARRING_H
#define SPARRING_SPARRING_H

#include "bots/bot.h"

/* NULL: this game has no such sparring player. */
const struct bot *sparring_by_id(const struct game *g, const char *id);

/* The i-th of this game, NULL behind the last. */
const struct bot *sparring_of(const struct game *g, int i);

#endif
