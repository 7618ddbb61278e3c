/* bots/random.c -- any legal action, each as likely as the next: the yardstick for the others. */

#include "bots/bot.h"

static void choose(const struct question *q, struct answer *out)
{
	*out = (struct answer){ .a = q->legal[rng_below(q->r, (uint32_t)q->n)] };
}

const struct bot bot_random = {
	.id = "random",
	.sentence = "any legal action, each as likely as the next",
	.thinking = PLAYS_AT_RANDOM,
	.choose = choose,
};
