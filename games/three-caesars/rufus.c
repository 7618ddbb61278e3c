/* games/three-caesars/rufus.c -- Rufus and his leash (section 15, TC-RUFUS, TC-PASSIVE). */

#include "games/three-caesars/state.h"

/* No force with Rufus goes south of Cremona without Vitellius. */
bool tc_is_barred(const struct state *s, uint16_t leaders, int place)
{
	return (leaders >> L_RUFUS & 1) && !(leaders >> L_VITELLIUS & 1) && !s->pub.rufus_unleashed &&
		   (tc_south >> place & 1);
}

/* A side gives orders once it has paid; Rufus, and only he, moves as soon as Galba or Vindex did.
 */
bool tc_obeys(const struct state *s, int side, int leader)
{
	return leader == L_RUFUS ? s->pub.rufus_free : is_active(s, side);
}

static void disband_ten(struct state *s, int place, struct events *ev)
{
	int n = cohorts_at(s, place) < RUFUS_LEGION ? cohorts_at(s, place) : RUFUS_LEGION;
	int side = s->pub.holder[place];
	int regulars = n < s->pub.cohorts[REGULARS][place] ? n : s->pub.cohorts[REGULARS][place];

	tc_pick(s, place, regulars, n - regulars);
	s->pub.total[side] -= (uint8_t)n;
	tell(ev, E_LOST, side, n, place, 0);
	tc_forsake(s, place, ev);
}

/* When Rome falls he goes home, with all cohorts in his space, or ten if he is not alone. */
void tc_disband_rufus(struct state *s, struct events *ev)
{
	int place = s->pub.at[L_RUFUS], side = side_of(s, L_RUFUS);

	if (side == NOBODY || place >= N_PLACES)
		return;
	tc_remove_leader(s, L_RUFUS, ev);
	if (s->pub.holder[place] != side)
		return;
	if (tc_leaders_at(s, side, place))
		disband_ten(s, place, ev);
	else
		tc_lose_at(s, place, cohorts_at(s, place), ev);
}
