/* core/calibration.h -- what a game's judge's words are worth, so far into the game: found by
 * web/tools/calibrate.mjs from games of bots, not by hand.  All numbers are thousandths, but seats
 * and plies; bots/chances.c says what they mean. */

#ifndef CORE_CALIBRATION_H
#define CORE_CALIBRATION_H

#include "core/base.h"

enum { CALIBRATED_SEATS = 6 }; /* as many as a game has at most */

struct calibration {
	int seats;            /* 0 ends a table */
	const char *scenario; /* the option's word; NULL: any */
	int32_t plies;        /* of a usual game: how far it has come */
	int32_t curve;        /* 1000: the share itself counts, 0: its logarithm; below: small ones */
	int32_t slope;        /* how much it counts at the beginning */
	int32_t growth;       /* and how much more at the end */
	int32_t bend;         /* and how much more then if it is nearly all */
	int32_t seat[CALIBRATED_SEATS]; /* what a seat is worth, whoever sits there */
	int32_t late[CALIBRATED_SEATS]; /* and how much more at the end */
	bool can_be_nobody;
	int32_t nobody, nobody_late; /* that nobody wins, in the same way */
};

#endif
