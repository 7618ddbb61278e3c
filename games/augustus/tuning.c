/* games/augustus/tuning.c -- how bots search this game (core/tuning.h). */

#include "games/augustus/state.h"

#include "core/tuning.h"

const struct tuning au_tuning = {
	.explore = 50,
	.trust = 10,
	.sharpness = 200,
	.respect = 1,
	.horizon = 20,
	.rivals = 16,
	.doubt = 20, /* the judge alone is a good player: among many rivals one is always lucky */
};
