/* bots/tuning.c -- how to search each game. */

#include "bots/search.h"

// clang-format off
static const struct tuning tunings[] = {
	/* game, plies, explore, trust, sharpness, respect, minds, horizon, rivals, doubt, stake */
	{ "tic-tac-toe",        9, 5000,  5, 4000, 1, 0,  0,  0,  0,  0 },
	{ "kuhn-poker",         8,  700,  1, 5000, 1, 1,  0,  0,  0,  4 },
	{ "leduc-poker",       20,  700,  1, 5000, 1, 1,  0,  0,  0, 26 },
	{ "liars-dice",        20, 1500,  1, 5000, 8, 0,  0,  0,  0,  0 },
	{ "exemplum",          10,  600, 10,  600, 1, 0,  0,  6, 10,  0 },
	{ "caesar-augustus",   10,  600, 10,  600, 1, 0,  0,  0,  0,  0 },
	{ "first-triumvirate",  0,   40, 10,   20, 1, 0,  3, 16, 30,  0 },
	{ "augustus",           0,   50, 10,  200, 1, 0, 20, 16,  0,  0 },
	{ "three-caesars",      0,   50, 10,  100, 1, 0, 12,  6, 15,  0 },
	{ NULL,                 0,  600, 10,  600, 1, 0, 20, 16,  0,  0 },
};
// clang-format on

const struct tuning *tuning_of(const struct game *g)
{
	const struct tuning *t = tunings;

	while (t->game && !text_equal(t->game, g->id))
		t++;
	return t;
}

#define KNOB(name)                                                                                 \
	{                                                                                              \
#name, offsetof(struct tuning, name)                                                       \
	}

/* In the order of the table above. */
const struct knob knobs[] = {
	KNOB(plies), KNOB(explore), KNOB(trust),  KNOB(sharpness), KNOB(respect),
	KNOB(minds), KNOB(horizon), KNOB(rivals), KNOB(doubt),     KNOB(stake),
};
const int n_knobs = LEN(knobs);

uint16_t *knob_of(struct tuning *t, const char *name)
{
	for (int i = 0; i < n_knobs; i++)
		if (text_equal(knobs[i].name, name))
			return (uint16_t *)(void *)((unsigned char *)t + knobs[i].offset);
	return NULL;
}
