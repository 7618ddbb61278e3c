/* tests/server/registry.c -- the games, and one with a planted mistake: whoever marks the corner c3
 * of its board makes a CHECK fail. */

#include "games/registry.h"

extern const struct game augustus, caesar_augustus, exemplum, first_triumvirate;
extern const struct game tic_tac_toe, kuhn_poker, leduc_poker, liars_dice;

enum { CORNER = 8 };

static struct game faulty;

static void fail_in_the_corner(void *state, int seat, act a, struct events *ev)
{
	CHECK(act_a(a) != CORNER);
	tic_tac_toe.apply(state, seat, a, ev);
}

static void plant(void)
{
	if (faulty.id)
		return;
	memcpy(&faulty, &tic_tac_toe, sizeof faulty);
	faulty.id = "faulty";
	faulty.title = "Faulty";
	faulty.apply = fail_in_the_corner;
}

const struct entry registry[] = {
	{ &caesar_augustus, true }, { &first_triumvirate, true }, { &augustus, true },
	{ &exemplum, false },       { &tic_tac_toe, false },      { &kuhn_poker, false },
	{ &leduc_poker, false },    { &liars_dice, false },
};
const int n_registered = LEN(registry);

const struct game *game_by_id(const char *id)
{
	plant();
	if (text_equal(id, faulty.id))
		return &faulty;
	for (int i = 0; i < n_registered; i++)
		if (text_equal(registry[i].game->id, id))
			return registry[i].game;
	return NULL;
}
