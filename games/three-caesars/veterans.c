/* games/three-caesars/veterans.c -- hardened legions (section 14, TC-VETERAN). */

#include "games/three-caesars/state.h"

/* Also while the Veteran card is played Panic does not work (TC-PANIC). */
bool tc_has_veterans(const struct host *h)
{
	return h->troops[VETERANS] > 0 || h->card == K_VETERAN;
}

/* Who slaughtered and eliminated a big force is veteran from now on, and gains courage
 * (section 22).  Conscripts stay regulars. */
void tc_become_veterans(struct state *s, struct host *winner, struct events *ev)
{
	if (!winner->troops[REGULARS])
		return;
	tell(ev, E_VETERANS, winner->side, winner->troops[REGULARS], 0, 0);
	winner->troops[VETERANS] += winner->troops[REGULARS];
	winner->troops[REGULARS] = 0;
	tc_gain_courage(s, winner->side, ev);
}
