/* bots/tuning.c -- how to search each game. */

#include "bots/search.h"

static const struct tuning tunings[] = {
	/* game, plies, explore, trust, sharpness */
	{ "tic-tac-toe", 9, 1000, 5, 4000 },      { "kuhn-poker", 8, 700, 1, 5000 },
	{ "leduc-poker", 20, 700, 1, 5000 },      { "liars-dice", 20, 700, 1, 5000 },
	{ "first-triumvirate", 0, 300, 10, 300 }, { NULL, 6, 600, 10, 600 },
};

const struct tuning *tuning_of(const struct game *g)
{
	const struct tuning *t = tunings;

	while (t->game && !text_equal(t->game, g->id))
		t++;
	return t;
}
