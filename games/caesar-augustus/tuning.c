/* games/caesar-augustus/tuning.c -- how bots search this game (core/tuning.h). */

#include "games/caesar-augustus/state.h"

#include "core/tuning.h"

const struct tuning ca_tuning = {
	.plies = 10,
	.explore = 600,
	.trust = 10,
	.sharpness = 600,
	.respect = 1,
};
