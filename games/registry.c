/* games/registry.c -- every game there is, by id. */

#include "games/registry.h"

extern const struct game augustus;
extern const struct game caesar_augustus;
extern const struct game exemplum;
extern const struct game first_triumvirate;
extern const struct game three_caesars;
extern const struct game tic_tac_toe, kuhn_poker, leduc_poker, liars_dice;

// clang-format off
const struct entry registry[] = {
	{ &caesar_augustus, true },
	{ &first_triumvirate, true },
	{ &augustus, true },
	{ &three_caesars, true },
	{ &exemplum, false },
	{ &tic_tac_toe, false },
	{ &kuhn_poker, false },
	{ &leduc_poker, false },
	{ &liars_dice, false },
};
// clang-format on
const int n_registered = LEN(registry);

const struct game *game_by_id(const char *id)
{
	for (int i = 0; i < n_registered; i++)
		if (text_equal(registry[i].game->id, id))
			return registry[i].game;
	return NULL;
}
