/* games/exemplum/setup.c -- the options and the opening position (chapter 1). */

#include "games/exemplum/state.h"

static const char *const scenarios[] = { "road", "capua" };

const struct option ex_options[N_OPTIONS] = {
	[OPT_SCENARIO] = { "scenario", "where the race begins: the whole road, or from Capua",
					   scenarios, WHOLE_ROAD, FROM_CAPUA, WHOLE_ROAD, 1 },
	[OPT_ROUNDS] = { "rounds", "how many rounds at the most", NULL, 3, MAX_ROUNDS, 8, 1 },
	[OPT_COINS] = { "coins", "coins to start with", NULL, 0, MAX_COINS, 2, 1 },
};

struct why ex_setup(void *state, const struct setup *how)
{
	struct state *s = state;

	memset(s, 0, sizeof *s);
	s->pub.seats = how->seats;
	s->pub.rounds = (uint8_t)how->option[OPT_ROUNDS];
	s->pub.start = how->option[OPT_SCENARIO] == FROM_CAPUA ? CAPUA : 0;
	for (int seat = 0; seat < how->seats; seat++) {
		s->pub.mile[seat] = s->pub.start;
		s->pub.coins[seat] = (uint8_t)how->option[OPT_COINS];
	}
	memcpy(s->box.deck, ex_card_copies, sizeof s->box.deck);
	s->pub.deck_size = DECK_SIZE;
	s->pub.phase = S_DEAL;
	s->pub.to_draw = HAND;
	return allowed();
}
