/* games/three-caesars/effects.h -- the cards' events, by the names effects.def gives them. */

#ifndef GAMES_THREE_CAESARS_EFFECTS_H
#define GAMES_THREE_CAESARS_EFFECTS_H

#include "games/three-caesars/state.h"

#define EFFECT(card, needs, does)                                                                  \
	struct why tc_needs_##needs(const struct state *s, int seat, int kind);                        \
	void tc_does_##does(struct state *s, int seat, int kind, struct events *ev);
#include "games/three-caesars/effects.def"
#undef EFFECT

#endif
