/* games/first-triumvirate/pick.c -- a random legal action without the list of all.
 *
 * A turn offers some forty marches, and listing them is most of a random game.  Instead every
 * troop that may still go stands for so many tickets as a hex has ways, one for itself and those
 * under it in its stack; a ticket for a way that is barred is thrown away, and another is drawn.
 * So each march has exactly one ticket, and all are equally likely. */

#include "games/first-triumvirate/state.h"

#include "core/rng.h"

enum { MOST_TROOPS = 54, FEW = 8 };

/* The actions of the leader, and the end of the movement. */
static int list_few(const struct state *s, int seat, act *out)
{
	int n = 0;

	if (!s->acted) {
		n = offer(s, seat, ACT(V_ROLL, 0, 0, 0), ft_why_not_roll, out, n);
		n = offer(s, seat, ACT(V_COLLECT, 0, 0, 0), ft_why_not_collect, out, n);
		n = offer(s, seat, ACT(V_PARADE, 0, 0, 0), ft_why_not_parade, out, n);
	}
	out[n++] = ACT(V_DONE, 0, 0, 0);
	return n;
}

/* A troop that has not moved: its hex, and how many would march if it does, itself included. */
enum { HEX_BITS = 9, HEX_MASK = (1 << HEX_BITS) - 1 };
_Static_assert((int)N_HEXES <= (int)HEX_MASK, "a hex fits");

/* A whole stack is written, without asking, and those of it that cannot march are written over. */
static int find_marchers(const struct state *s, int seat, uint16_t out[MOST_TROOPS + MAX_STACK])
{
	int count = 0;

	for (int i = 0; i < SET_WORDS; i++)
		for (uint64_t left = s->where[seat].w[i]; left; left &= left - 1) {
			int hex = 64 * i + lowest_bit(left);

			for (int n = 0; n < MAX_STACK; n++)
				out[count + n] = (uint16_t)(hex | (n + 1) << HEX_BITS);
			count += count_troops(s, hex, seat) - count_moved(s, hex);
		}
	return count;
}

/* 0: this ticket is for a way that there is not, or for a hex that is full. */
static act march_of(const struct state *s, int seat, unsigned marcher, int way)
{
	int hex = marcher & HEX_MASK, n = (int)(marcher >> HEX_BITS);
	const struct ways *ways = can_sail(seat) ? &ft_sail[hex] : &ft_walk[hex];

	if (way >= ways->n || n + count_troops(s, ways->to[way], seat) > MAX_STACK)
		return 0;
	return ACT(V_MARCH, hex, ways->to[way], n);
}

static act nth_lead(const struct hexset *reach, int n)
{
	int i = 0;

	for (int here; n >= (here = count_bits(reach->w[i])); i++)
		n -= here;
	return ACT(V_LEAD, 64 * i + nth_bit(reach->w[i], n), 0, 0);
}

static int count_hexes(const struct hexset *set)
{
	int n = 0;

	for (int i = 0; i < SET_WORDS; i++)
		n += count_bits(set->w[i]);
	return n;
}

static act pick_move(const struct state *s, int seat, struct rng *r)
{
	uint16_t marcher[MOST_TROOPS + MAX_STACK];
	struct hexset reach;
	act few[FEW], a;
	int n_few = list_few(s, seat, few), leads = 0, marches;

	if (s->stride) {
		ft_find_reach(s, seat, s->stride, &reach);
		leads = count_hexes(&reach);
	}
	marches = find_marchers(s, seat, marcher) * MAX_WAYS;
	do {
		int ticket = (int)rng_below(r, (uint32_t)(n_few + leads + marches));

		if (ticket < n_few)
			return few[ticket];
		ticket -= n_few;
		if (ticket < leads)
			return nth_lead(&reach, ticket);
		ticket -= leads;
		a = march_of(s, seat, marcher[ticket / MAX_WAYS], ticket % MAX_WAYS);
	} while (!a);
	return a;
}

act ft_pick(const void *state, int seat, struct rng *r)
{
	const struct state *s = state;
	act list[MAX_LEGAL];

	if (s->phase == MOVE)
		return pick_move(s, seat, r);
	return list[rng_below(r, (uint32_t)first_triumvirate.legal(s, seat, list))];
}
