/* tests/hooks.c -- the games' test hooks, one line each. */

#include "tests/hooks.h"

extern const struct game augustus;
extern const struct game caesar_augustus;
extern const struct game exemplum;
extern const struct game first_triumvirate;
extern const struct game three_caesars;
extern const struct game tic_tac_toe, kuhn_poker, leduc_poker, liars_dice;

set_hook au_set;
set_hook ca_set;
set_hook ex_set;
set_hook ft_set;
set_hook tc_set;

// clang-format off
const struct hooks hooks[] = {
	{ &augustus, au_set },
	{ &caesar_augustus, ca_set },
	{ &exemplum, ex_set },
	{ &first_triumvirate, ft_set },
	{ &three_caesars, tc_set },
	{ &tic_tac_toe, NULL },
	{ &kuhn_poker, NULL },
	{ &leduc_poker, NULL },
	{ &liars_dice, NULL },
};
// clang-format on
const int n_hooks = LEN(hooks);
