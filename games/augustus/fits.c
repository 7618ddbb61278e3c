/* games/augustus/fits.c -- what judges' words are worth (core/calibration.h);
 * web/tools/calibrate.mjs. */

#include "games/augustus/state.h"

const struct calibration au_fits[] = {
	{ .seats = 2, .plies = 260, .curve = -500, .slope = 402, .growth = 107 },
	{ .seats = 3, .plies = 346, .curve = -500, .slope = 425, .growth = 37 },
	{ .seats = 4, .plies = 430, .curve = -1000, .slope = 266, .growth = -182 },
	{ .seats = 5, .plies = 507, .curve = -500, .slope = 432, .growth = -100 },
	{ .seats = 6, .plies = 604, .curve = -500, .slope = 370, .growth = 6 },
	{ .seats = 0 },
};
