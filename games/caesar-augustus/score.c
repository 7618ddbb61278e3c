/* games/caesar-augustus/score.c -- points and places (Object of the Game; CA-END, CA-TIE). */

#include "games/caesar-augustus/state.h"

static uint32_t controlled(const struct ca_public *pub, int seat)
{
	return pub->popular[seat] | (pub->controller == seat ? pub->popular[CA_RED] : 0);
}

int ca_territories(const struct ca_public *pub, int seat)
{
	return count_bits(controlled(pub, seat));
}

const char *const ca_parts[CA_PARTS] = { "won in play", "Italy", "other territories" };

/* As if the game ended now. */
static void count_parts(const struct ca_public *pub, int seat, int16_t part[MAX_PARTS])
{
	uint32_t set = controlled(pub, seat);

	part[0] = pub->vp[seat];
	part[1] = set & ITALY_BIT ? ITALY_VP : 0;
	part[2] = (int16_t)count_bits(set & ~ITALY_BIT);
}

void ca_parts_of(const void *state, int seat, int16_t part[MAX_PARTS])
{
	count_parts(&((const struct state *)state)->pub, seat, part);
}

int ca_points(const struct ca_public *pub, int seat)
{
	int16_t part[MAX_PARTS];

	count_parts(pub, seat, part);
	return part[0] + part[1] + part[2];
}

/* CA-TIE: points, then territories, then senators. */
static int rank(const struct ca_public *pub, int seat)
{
	return (ca_points(pub, seat) * CA_NOWHERE + ca_territories(pub, seat)) * CA_NOWHERE +
		   pub->senators[seat];
}

void ca_standing(const void *state, struct standing *out)
{
	const struct ca_public *pub = &((const struct state *)state)->pub;
	int ranks[CA_SEATS];

	*out = (struct standing){ .over = pub->phase == S_OVER };
	for (int seat = 0; seat < pub->seats; seat++)
		ranks[seat] = rank(pub, seat);
	for (int seat = 0; seat < pub->seats; seat++) {
		out->points[seat] = (int16_t)ca_points(pub, seat);
		out->place[seat] = 1;
		for (int other = 0; other < pub->seats; other++)
			out->place[seat] = (uint8_t)(out->place[seat] + (ranks[other] > ranks[seat]));
	}
}
