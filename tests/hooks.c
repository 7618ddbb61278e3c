/* tests/hooks.c -- the games' test hooks, one line each. */

#include "tests/hooks.h"

extern const struct game caesar_augustus;
extern const struct game exemplum;
extern const struct game tic_tac_toe, kuhn_poker, leduc_poker, liars_dice;

set_hook ca_set, ex_set;

// clang-format off
const struct hooks hooks[] = {
	{ &caesar_augustus, ca_set },
	{ &exemplum, ex_set },
	{ &tic_tac_toe, NULL },
	{ &kuhn_poker, NULL },
	{ &leduc_poker, NULL },
	{ &liars_dice, NULL },
};
// clang-format on
const int n_hooks = LEN(hooks);
