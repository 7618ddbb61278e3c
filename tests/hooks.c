/* tests/hooks.c -- the games' test hooks, one line each. */

#include "tests/hooks.h"

extern const struct game exemplum, tic_tac_toe;

set_hook ex_set;

const struct hooks hooks[] = {
	{ &exemplum, ex_set },
	{ &tic_tac_toe, NULL },
};
const int n_hooks = LEN(hooks);
