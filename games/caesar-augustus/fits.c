/* games/caesar-augustus/fits.c -- what judges' words are worth (core/calibration.h);
 * web/tools/calibrate.mjs. */

#include "games/caesar-augustus/state.h"

const struct calibration ca_fits[] = {
	{ .seats = 2, .plies = 124, .curve = -250, .slope = 84, .growth = 259, .seat = { -91, 91 } },
	{ .seats = 3,
	  .plies = 206,
	  .curve = -250,
	  .slope = 150,
	  .growth = 176,
	  .seat = { -317, 43, 275 } },
	{ .seats = 4,
	  .plies = 278,
	  .curve = -500,
	  .slope = 164,
	  .growth = 54,
	  .seat = { -18, 88, 7, -77 } },
	{ .seats = 5,
	  .plies = 350,
	  .curve = -500,
	  .slope = 88,
	  .growth = 129,
	  .seat = { -214, 142, -61, 72, 61 } },
	{ .seats = 0 },
};
