/* games/exemplum/fits.c -- what judges' words are worth (core/calibration.h);
 * web/tools/calibrate.mjs. */

#include "games/exemplum/state.h"

const struct calibration ex_fits[] = {
	{ .seats = 0 },
};
