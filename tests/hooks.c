/* tests/hooks.c -- the games' test hooks, one line each. */

#include "tests/hooks.h"

extern const struct game tic_tac_toe;
extern const struct game kuhn_poker;
extern const struct game leduc_poker;
extern const struct game liars_dice;

const struct hooks hooks[] = {
	{ &tic_tac_toe, NULL },
	{ &kuhn_poker, NULL },
	{ &leduc_poker, NULL },
	{ &liars_dice, NULL },
};
const int n_hooks = LEN(hooks);
