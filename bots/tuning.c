/* bots/tuning.c -- how to search each game. */

#include "bots/search.h"

static const struct tuning tunings[] = {
	/* game, plies, guide, explore, trust, sharpness, calm, minds */
	{ "tic-tac-toe", 9, 1, 1000, 5, 4000, false, false },
	{ "kuhn-poker", 8, 1, 700, 1, 5000, false, true },
	{ "leduc-poker", 20, 1, 700, 1, 5000, false, true },
	{ "liars-dice", 20, 1, 700, 1, 5000, false, true },
	{ NULL, 0, 1, 600, 10, 600, false, false },
};

const struct tuning *tuning_of(const struct game *g)
{
	const struct tuning *t = tunings;

	while (t->game && !text_equal(t->game, g->id))
		t++;
	return t;
}
