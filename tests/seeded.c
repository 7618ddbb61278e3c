/* tests/seeded.c -- games played at random from a seed, the same on every machine. */

#include "tests/seeded.h"

struct seeded seeded_game(const struct game *g, const struct setup *how, uint64_t seed)
{
	struct seeded s = { .g = g, .seed = seed, .r = rng_from(seed) };
	char error[MAX_LINE_TEXT];
	struct text t = text_in(error, sizeof error);

	CHECK(game_start(g, how, s.state.b, &t));
	return s;
}

static act next_outcome(struct seeded *s)
{
	struct lot lot = s->g->lot(s->state.b);

	return s->g->draw(s->state.b,
					  keyed_ticket(s->seed, lot.verb, s->drawn[lot.verb]++, lot.tickets));
}

static act next_choice(struct seeded *s, int seat)
{
	act legal[MAX_LEGAL];
	int n = s->g->legal(s->state.b, seat, legal);

	CHECK(n > 0);
	return varied_choice(legal, n, &s->r);
}

bool seeded_ply(struct seeded *s, int *seat, act *a, struct events *ev)
{
	seatset pending = s->g->pending(s->state.b);

	if (!pending)
		return false;
	*seat = lowest_bit(pending);
	*a = *seat == SEAT_CHANCE ? next_outcome(s) : next_choice(s, *seat);
	if (ev)
		ev->n = 0;
	s->g->apply(s->state.b, *seat, *a, ev);
	s->plies++;
	return true;
}
