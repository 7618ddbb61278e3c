/* tests/hooks.h -- what a game gives its rule scripts beyond the contract: setting up positions. */

#ifndef TESTS_HOOKS_H
#define TESTS_HOOKS_H

#include "core/game.h"

/* Carries out one `set` line, already cut into words (without "set").  Returns NULL, or a sentence
 * that says what is wrong with the line. */
typedef const char *set_hook(void *state, int argc, const char *const *argv);

struct hooks {
	const struct game *game;
	set_hook *set; /* NULL: this game has none */
};

extern const struct hooks hooks[];
extern const int n_hooks;

#endif
