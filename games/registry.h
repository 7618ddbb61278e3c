/* games/registry.h -- every game there is, by id. */

#ifndef GAMES_REGISTRY_H
#define GAMES_REGISTRY_H

#include "core/game.h"

struct entry {
	const struct game *game;
	bool shown; /* false: a template or a yardstick, listed with --all only */
};

extern const struct entry registry[];
extern const int n_registered;

const struct game *game_by_id(const char *id); /* NULL: no such game */

#endif
