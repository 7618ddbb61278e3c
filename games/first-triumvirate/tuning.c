/* games/first-triumvirate/tuning.c -- how bots search this game (core/tuning.h). */

#include "games/first-triumvirate/state.h"

#include "core/tuning.h"

const struct tuning ft_tuning = {
	.explore = 40,
	.trust = 10,
	.sharpness = 20,
	.respect = 1,
	.horizon = 3,
	.rivals = 16,
	.doubt = 30,
};
