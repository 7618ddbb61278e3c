/* lab/outside.h -- a player that is a program of its own, asked over a pipe (docs/pipe.md). */

#ifndef LAB_OUTSIDE_H
#define LAB_OUTSIDE_H

#include "bots/bot.h"

struct outside;

extern const struct bot bot_outside; /* stands for all of them where a bot is named */

/* "COMMAND" or "MILLISECONDS:COMMAND".  Starts it; NULL after saying what is wrong. */
struct outside *start_outside(const struct game *g, const char *words);

/* Its choice.  Who does not answer, or with something else than a legal action, ends the run, with
 * a sentence. */
void ask_outside(struct outside *o, const struct question *q, struct answer *out);

#endif
