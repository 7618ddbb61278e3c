/* bots/ask.c -- a position turned into a question for a bot. */

#include "bots/ask.h"

struct question pose_with(const struct game *g, const void *state, int seat, const act *legal,
						  int n, void *view, struct rng *r, void *arena)
{
	game_view(g, state, seat, view);
	return (struct question){ .g = g,
							  .view = view,
							  .seat = seat,
							  .legal = legal,
							  .n = n,
							  .r = r,
							  .arena = arena,
							  .arena_size = arena ? BOT_ARENA : 0 };
}

void pose(struct asking *a, const struct game *g, const void *state, int seat, struct rng *r,
		  void *arena)
{
	int n = g->legal(state, seat, a->legal);

	a->q = pose_with(g, state, seat, a->legal, n, a->view, r, arena);
}
