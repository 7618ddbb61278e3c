/* tests/hooks.c -- the games' test hooks, one line each. */

#include "tests/hooks.h"

extern const struct game exemplum;
extern const struct game tic_tac_toe, kuhn_poker, leduc_poker, liars_dice;

set_hook ex_set;

// clang-format off
const struct hooks hooks[] = {
	{ &exemplum, ex_set },
	{ &tic_tac_toe, NULL },
	{ &kuhn_poker, NULL },
	{ &leduc_poker, NULL },
	{ &liars_dice, NULL },
};
// clang-format on
const int n_hooks = LEN(hooks);
