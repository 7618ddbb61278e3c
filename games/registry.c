/* games/registry.c -- every game there is, by id. */

#include "games/registry.h"

/* The modules of the browser have fewer. */
#ifndef REGISTRY_DEF
#define REGISTRY_DEF "games/registry.def"
#endif

#define SHOWN(symbol)  extern const struct game symbol;
#define HIDDEN(symbol) SHOWN(symbol)
#include REGISTRY_DEF
#undef SHOWN
#undef HIDDEN

const struct entry registry[] = {
#define SHOWN(symbol)  { &symbol, true },
#define HIDDEN(symbol) { &symbol, false },
#include REGISTRY_DEF
#undef SHOWN
#undef HIDDEN
};
const int n_registered = LEN(registry);

const struct game *game_by_id(const char *id)
{
	for (int i = 0; i < n_registered; i++)
		if (text_equal(registry[i].game->id, id))
			return registry[i].game;
	return NULL;
}
