/* games/first-triumvirate/setup.c -- the opening position. */

#include "games/first-triumvirate/state.h"

static void put_starting_troops(struct state *s)
{
	for (int hex = 0; hex < N_HEXES; hex++)
		if (ft_hex[hex].troop != NONE)
			put_troops(s, hex, ft_hex[hex].troop, 1);
}

struct why ft_setup(void *state, const struct setup *how)
{
	struct state *s = state;

	memset(s, 0, sizeof *s);
	put_starting_troops(s);
	memcpy(s->leader, ft_start, sizeof s->leader);
	s->battle = NO_HEX;
	s->winner = NONE;
	s->phase = FIRST;
	s->held = how->option[OPT_ROME] == 1;
	s->sea_troops = how->option[OPT_SEA] == 1;
	s->token = (uint8_t)how->option[OPT_TOKEN];
	s->limit = (uint16_t)how->option[OPT_LIMIT];
	return allowed();
}
