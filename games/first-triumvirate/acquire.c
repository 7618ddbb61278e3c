/* games/first-triumvirate/acquire.c -- Roman troops that change sides. */

#include "games/first-triumvirate/state.h"

/* FT-ACQUIRE.  Troops of his own cannot be there: they would have fought. */
bool ft_can_acquire(const struct state *s, int seat)
{
	return s->popularity[seat] && count_troops(s, s->leader[seat], ROME);
}

static int count_army(const struct state *s, int seat)
{
	int n = 0;

	for (int i = 0; i < SET_WORDS; i++)
		for (uint64_t left = s->where[seat].w[i]; left; left &= left - 1)
			n += count_troops(s, 64 * i + lowest_bit(left), seat);
	return n;
}

/* FT-SUPPLY: a colour's counters are the limit. */
static void take_over(struct state *s, int seat, int hex, struct events *ev)
{
	int romans = count_troops(s, hex, ROME), counters = ft_supply[seat] - count_army(s, seat);
	int joining = romans < counters ? romans : counters;

	put_troops(s, hex, ROME, 0);
	put_troops(s, hex, seat, joining);
	if (joining)
		tell(ev, E_JOINED, seat, joining, hex, 0);
	if (joining < romans)
		tell(ev, E_DISMISSED, seat, romans - joining, 0, 0);
	ft_cross_rubicon(s, seat, hex, ev);
}

void ft_test_loyalty(struct state *s, int pips, struct events *ev)
{
	int seat = s->turn, hex = s->leader[seat];

	tell(ev, E_LOYALTY, seat, hex, pips, s->popularity[seat]);
	if (pips <= s->popularity[seat])
		take_over(s, seat, hex, ev);
	else
		tell(ev, E_REFUSED, seat, hex, 0, 0);
}
