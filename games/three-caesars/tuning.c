/* games/three-caesars/tuning.c -- how bots search this game (core/tuning.h). */

#include "games/three-caesars/state.h"

#include "core/tuning.h"

const struct tuning tc_tuning = {
	.explore = 50,
	.trust = 10,
	.sharpness = 100,
	.respect = 1,
	.horizon = 12,
	.rivals = 6,
	.doubt = 15,
};
