/* games/exemplum/setup.c -- the opening position (chapter 1). */

#include "games/exemplum/state.h"

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
