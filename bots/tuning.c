/* bots/tuning.c -- a game's settings, by name. */

#include "bots/search.h"

/* As long as nobody has looked for better settings. */
static const struct tuning untuned = {
	.explore = 600,
	.trust = 10,
	.sharpness = 600,
	.respect = 1,
	.horizon = 20,
	.rivals = 16,
};

const struct tuning *tuning_of(const struct game *g) { return g->tuning ? g->tuning : &untuned; }

#define KNOB(name)                                                                                 \
	{                                                                                              \
#name, offsetof(struct tuning, name)                                                       \
	}

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
