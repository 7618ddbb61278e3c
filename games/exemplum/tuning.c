/* games/exemplum/tuning.c -- how bots search this game (core/tuning.h). */

#include "games/exemplum/state.h"

#include "core/tuning.h"

const struct tuning ex_tuning = {
	.plies = 10,
	.explore = 600,
	.trust = 10,
	.sharpness = 600,
	.respect = 1,
	.rivals = 6,
	.doubt = 10,
};
