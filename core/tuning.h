/* core/tuning.h -- how bots search a game: found by the laboratory (`rubicon tune`), not by hand.
 */

#ifndef CORE_TUNING_H
#define CORE_TUNING_H

#include "core/base.h"

struct tuning {
	uint16_t plies;     /* of random play behind the tree before the judge is asked */
	uint16_t explore;   /* weight of the unknown, in thousandths */
	uint16_t trust;     /* how many visits the judge's first word is worth, in tenths */
	uint16_t sharpness; /* how fast a worse first word loses attention: share that halves it */
	uint16_t respect;   /* worlds imagined at a time, of which the worst for the seat is taken */
	uint16_t minds;     /* 1: the others use what they alone know, for games with few secrets */
	uint16_t horizon;   /* > 0: play on as the judge advises until the turn has passed so often */
	uint16_t rivals;    /* > 0: so many actions are compared at the root, with the same luck */
	uint16_t doubt;     /* tenths of a standard error by which they must beat the favourite */
	uint16_t stake; /* points that are worth a whole share; 0: winning counts, not by how much */
};

#endif
