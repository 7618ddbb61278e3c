/* games/registry.c -- every game there is, by id. */

#include "games/registry.h"

extern const struct game exemplum, first_triumvirate, tic_tac_toe;

const struct entry registry[] = {
	{ &first_triumvirate, true },
	{ &exemplum, false },
	{ &tic_tac_toe, false },
};
const int n_registered = LEN(registry);

const struct game *game_by_id(const char *id)
{
	for (int i = 0; i < n_registered; i++)
		if (text_equal(registry[i].game->id, id))
			return registry[i].game;
	return NULL;
}
