/* bots/bots.c -- every bot there is, weakest first. */

#include "bots/bot.h"

const struct bot *const bots[] = {
	&bot_random,
};
const int n_bots = LEN(bots);

const struct bot *bot_by_id(const char *id)
{
	for (int i = 0; i < n_bots; i++)
		if (text_equal(bots[i]->id, id))
			return bots[i];
	return NULL;
}
