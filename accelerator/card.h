/* accelerator/card.h -- the laboratory's work on a card: a part of a job, and its counts.
 *
 * What a card plays is what the processor would have played, to the last digit. */

#ifndef ACCELERATOR_CARD_H
#define ACCELERATOR_CARD_H

#include "lab/pack.h"

struct card;

/* A card for this job, or NULL after a sentence that says why the processor has to play it. */
struct card *card_open(const struct job *job);
void card_close(struct card *c);

/* So many parts at a time fill it, and do not take too long. */
int64_t card_likes(const struct card *c);

/* Plays this unit, and adds its counts to `out`; false after a sentence that says what went wrong:
 * then nothing is added. */
bool card_play(struct card *c, struct span unit, struct results *out);

#endif
