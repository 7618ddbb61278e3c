/* games/first-triumvirate/march.c -- the troops' moves, and what begins when they enter Italy. */

#include "games/first-triumvirate/state.h"

static const struct ways *ways_from(int seat, int hex)
{
	return can_sail(seat) ? &ft_sail[hex] : &ft_walk[hex];
}

static bool is_next_to(int from, int to)
{
	for (int i = 0; i < ft_sail[from].n; i++)
		if (ft_sail[from].to[i] == to)
			return true;
	return false;
}

static int count_unmoved(const struct state *s, int seat, int hex)
{
	return count_troops(s, hex, seat) - count_moved(s, hex);
}

struct why ft_why_not_march(const struct state *s, int seat, act a)
{
	int from = act_a(a), to = act_b(a), n = act_c(a);

	if (!count_troops(s, from, seat))
		return no(C_TROOPS, from, seat, 0);
	if (!is_next_to(from, to))
		return no(C_STEP, from, to, 0);
	if (is_water(to) && !can_sail(seat))
		return no(C_WATER, to, seat, 0);
	if (n < 1)
		return no(C_NUMBER, from, 0, 0);
	if (n > count_unmoved(s, seat, from))
		return no(C_MARCH, from, count_unmoved(s, seat, from), n);
	if (n + count_troops(s, to, seat) > MAX_STACK)
		return no(C_STACK, to, count_troops(s, to, seat), n);
	return allowed();
}

/* The marches that ft_why_not_march allows out of one hex. */
static act *list_marches_from(const struct state *s, int seat, int from, act *out)
{
	const struct ways *ways = ways_from(seat, from);
	int unmoved = count_unmoved(s, seat, from);

	if (!unmoved)
		return out;
	for (int i = 0; i < ways->n; i++) {
		int to = ways->to[i], room = MAX_STACK - count_troops(s, to, seat);
		int most = unmoved < room ? unmoved : room;
		for (int n = 1; n <= most; n++)
			*out++ = ACT(V_MARCH, from, to, n);
	}
	return out;
}

int ft_list_marches(const struct state *s, int seat, act *out)
{
	act *end = out;

	for (int i = 0; i < SET_WORDS; i++)
		for (uint64_t left = s->where[seat].w[i]; left; left &= left - 1)
			end = list_marches_from(s, seat, 64 * i + lowest_bit(left), end);
	return (int)(end - out);
}

/* FT-RUBICON */
void ft_cross_rubicon(struct state *s, int seat, int hex, struct events *ev)
{
	if (s->civil_war || !is_italy(hex))
		return;
	s->civil_war = 1;
	tell(ev, E_RUBICON, seat, hex, 0, 0);
}

void ft_do_march(struct state *s, int seat, act a, struct events *ev)
{
	int from = act_a(a), to = act_b(a), n = act_c(a);

	put_troops(s, from, seat, count_troops(s, from, seat) - n);
	put_troops(s, to, seat, count_troops(s, to, seat) + n);
	s->cell[to] = (uint16_t)(s->cell[to] + (n << MOVED_SHIFT));
	tell(ev, E_MARCHED, seat, from, to, n);
	ft_cross_rubicon(s, seat, to, ev);
}
