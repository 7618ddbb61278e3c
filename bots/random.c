/* bots/random.c -- any legal action, each as likely as the next: the yardstick for the others. */

#include "bots/bot.h"

static act choose(const struct game *g, const void *view, int seat, const act *legal, int n,
				  struct rng *r, const struct budget *budget)
{
	(void)g, (void)view, (void)seat, (void)budget;
	return legal[rng_below(r, (uint32_t)n)];
}

const struct bot bot_random = {
	.id = "random",
	.sentence = "any legal action, each as likely as the next",
	.choose = choose,
};
