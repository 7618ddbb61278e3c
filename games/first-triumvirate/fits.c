/* games/first-triumvirate/fits.c -- what judges' words are worth (core/calibration.h);
 * web/tools/calibrate.mjs. */

#include "games/first-triumvirate/state.h"

const struct calibration ft_fits[] = {
	{ .seats = 3,
	  .plies = 518,
	  .curve = -500,
	  .slope = 228,
	  .growth = 590,
	  .seat = { 122, -433, 311 },
	  .late = { -1218, 1459, -241 } },
	{ .seats = 0 },
};
