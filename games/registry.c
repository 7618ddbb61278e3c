/* games/registry.c -- every game there is, by id. */

#include "games/registry.h"

extern const struct game caesar_augustus;
extern const struct game exemplum, tic_tac_toe;

const struct entry registry[] = {
	{ &exemplum, false },
	{ &caesar_augustus, true },
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
