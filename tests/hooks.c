/* tests/hooks.c -- the games' test hooks, one line each. */

#include "tests/hooks.h"

#define HOOK(symbol, set)                                                                          \
	extern const struct game symbol;                                                               \
	set_hook set;
#include "tests/hooks.def"
#undef HOOK

const struct hooks hooks[] = {
#define HOOK(symbol, set) { &symbol, set },
#include "tests/hooks.def"
#undef HOOK
};
const int n_hooks = LEN(hooks);
