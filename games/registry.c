/* games/registry.c -- every game there is, by id. */

#include "games/registry.h"

extern const struct game tic_tac_toe;
extern const struct game kuhn_poker;
extern const struct game leduc_poker;
extern const struct game liars_dice;

const struct entry registry[] = {
	{ &tic_tac_toe, false },
	{ &kuhn_poker, false },
	{ &leduc_poker, false },
	{ &liars_dice, false },
};
const int n_registered = LEN(registry);

const struct game *game_by_id(const char *id)
{
	for (int i = 0; i < n_registered; i++)
		if (text_equal(registry[i].game->id, id))
			return registry[i].game;
	return NULL;
}
