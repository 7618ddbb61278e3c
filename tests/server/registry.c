/* tests/server/registry.c -- the games, and one with a planted mistake: whoever marks the corner c3
 * of its board makes a CHECK fail. */

#define game_by_id true_game_by_id
#include "games/registry.c"
#undef game_by_id

enum { CORNER = 8 };

static struct game faulty;

const struct game *game_by_id(const char *id);

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

const struct game *game_by_id(const char *id)
{
	plant();
	return text_equal(id, faulty.id) ? &faulty : true_game_by_id(id);
}
