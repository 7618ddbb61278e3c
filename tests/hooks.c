/* tests/hooks.c -- the games' test hooks, one line each. */

#include "tests/hooks.h"

extern const struct game tic_tac_toe;

const struct hooks hooks[] = {
	{ &tic_tac_toe, NULL },
};
const int n_hooks = LEN(hooks);
