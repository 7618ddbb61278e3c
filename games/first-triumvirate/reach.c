/* games/first-triumvirate/reach.c -- where a leader can get to, by flooding sets of hexes.
 *
 * Hexes stand in every other column: straight north or south is two rows away; aslant is one row
 * away, in the same place of the row or beside it, on the side to which the row is shifted.  So one
 * step in all six directions is a few shifts of the whole set. */

#include "games/first-triumvirate/state.h"

enum { ASLANT = HEX_COLUMNS, STRAIGHT = 2 * HEX_COLUMNS };

/* Hexes with a neighbour beside them in the rows above and below: to the east of even rows, to the
 * west of odd ones. */
#define HAS_EAST(hex)                                                                              \
	((hex) < N_HEXES && (hex) / HEX_COLUMNS % 2 == 0 && (hex) % HEX_COLUMNS < HEX_COLUMNS - 1)
#define HAS_WEST(hex)  ((hex) < N_HEXES && (hex) / HEX_COLUMNS % 2 == 1 && (hex) % HEX_COLUMNS > 0)
#define ONE(is, hex)   ((uint64_t)(is(hex)) << (hex) % 64)
#define FOUR(is, h)    (ONE(is, h) | ONE(is, (h) + 1) | ONE(is, (h) + 2) | ONE(is, (h) + 3))
#define SIXTEEN(is, h) (FOUR(is, h) | FOUR(is, (h) + 4) | FOUR(is, (h) + 8) | FOUR(is, (h) + 12))
#define WORD(is, w)                                                                                \
	(SIXTEEN(is, 64 * (w)) | SIXTEEN(is, 64 * (w) + 16) | SIXTEEN(is, 64 * (w) + 32) |             \
	 SIXTEEN(is, 64 * (w) + 48))
#define SET(is)                                                                                    \
	{                                                                                              \
		{                                                                                          \
			WORD(is, 0), WORD(is, 1), WORD(is, 2), WORD(is, 3), WORD(is, 4), WORD(is, 5),          \
				WORD(is, 6)                                                                        \
		}                                                                                          \
	}
_Static_assert(SET_WORDS == 7, "as many words as in SET");

static const struct hexset has_east = SET(HAS_EAST);
static const struct hexset has_west = SET(HAS_WEST);

/* The set with every hex moved by so many places, towards higher and towards lower numbers. */
static inline uint64_t higher(const struct hexset *set, int i, int by)
{
	return set->w[i] << by | (i ? set->w[i - 1] >> (64 - by) : 0);
}

static inline uint64_t lower(const struct hexset *set, int i, int by)
{
	return set->w[i] >> by | (i < SET_WORDS - 1 ? set->w[i + 1] << (64 - by) : 0);
}

/* One step from all of `set` at once, to hexes of `open`. */
static void flood(struct hexset *set, const struct hexset *open)
{
	struct hexset east, west, wide, next;

	for (int i = 0; i < SET_WORDS; i++) {
		east.w[i] = set->w[i] & has_east.w[i];
		west.w[i] = set->w[i] & has_west.w[i];
	}
	for (int i = 0; i < SET_WORDS; i++)
		wide.w[i] = set->w[i] | higher(&east, i, 1) | lower(&west, i, 1);
	for (int i = 0; i < SET_WORDS; i++)
		next.w[i] = higher(set, i, STRAIGHT) | lower(set, i, STRAIGHT) | higher(&wide, i, ASLANT) |
					lower(&wide, i, ASLANT);
	for (int i = 0; i < SET_WORDS; i++)
		set->w[i] |= next.w[i] & open->w[i];
}

/* Hexes that a leader may enter now (FT-LEADER, FT-WATER). */
static struct hexset hexes_open_to(const struct state *s, int seat)
{
	const struct hexset *own = &s->where[seat], *one = &s->where[(seat + 1) % FT_SEATS],
						*other = &s->where[(seat + 2) % FT_SEATS];
	uint64_t sails = can_leader_sail(s, seat) ? ~(uint64_t)0 : 0;
	struct hexset open;

	for (int i = 0; i < SET_WORDS; i++)
		open.w[i] = (ft_land.w[i] | sails) & (own->w[i] | ~(one->w[i] | other->w[i]));
	open.w[SET_WORDS - 1] &= BIT(N_HEXES % 64) - 1;
	return open;
}

void ft_find_reach(const struct state *s, int seat, int steps, struct hexset *out)
{
	struct hexset open = hexes_open_to(s, seat);

	*out = (struct hexset){ 0 };
	add_hex(out, s->leader[seat]);
	for (; steps; steps--)
		flood(out, &open);
}
