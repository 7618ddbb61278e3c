/* games/three-caesars/supply.c -- who is out of supply (section 24, TC-SUPPLY). */

#include "games/three-caesars/state.h"

/* Every road from the place leads over a pass or to enemy cohorts.  `also` are places that count as
 * enemy-held: an interceptor's, which he has just left.  Nobody's garrison blocks nothing
 * (TC-ENEMY); inside Rome a force is always in supply. */
bool tc_is_cut_off(const struct state *s, int side, int place, uint64_t also)
{
	uint64_t hostile = held_by_enemies(s, side) | also;

	if (place == P_ROME)
		return false;
	if (hostile & BIT(P_CAMP))
		hostile |= BIT(P_ROME);
	return !(tc_open[place] & ~hostile);
}
