/* bots/chances.h -- from what the judges say to how often it comes true.
 *
 * A judge says who stands better, not how much it matters.  So each seat weighs its share to a
 * power that grows as the game goes on, times what its place at the table is worth; perhaps nobody
 * wins.  web/tools/calibrate.mjs finds the numbers (each game's fits.c), `make test-review` proves
 * them.
 */

#ifndef BOTS_CHANCES_H
#define BOTS_CHANCES_H

#include "core/game.h"

/* NULL: this way to sit down was never measured, and a share is a chance. */
const struct calibration *calibration_of(const struct game *g, const struct setup *how);

/* Each seat's chance to win, of 1, from the judges' shares of 10,000; whoever has no share has no
 * chance. */
void chances_of(const struct calibration *fit, int seats, int ply, const int32_t share[MAX_SEATS],
				double chance[MAX_SEATS]);

/* The chance of a seat that is given this share: the others keep theirs beside each other. */
double chance_with(const struct calibration *fit, int seats, int ply,
				   const int32_t share[MAX_SEATS], int seat, double given);

#endif
