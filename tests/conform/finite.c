/* tests/conform/finite.c -- promise 10: somebody can act until the end, and it comes in time. */

#include "tests/conform/conform.h"

#include "core/playout.h"

#include <string.h>

/* Places are those of a race, where ties share; the first is left free when nobody wins. */
static void check_places(struct run *run, const struct standing *st)
{
	const struct game *g = run->g;
	int best = MAX_SEATS;

	for (int seat = 0; seat < run->how.seats; seat++)
		best = st->place[seat] < best ? st->place[seat] : best;
	if (best != 1 && best != 2)
		broken(run, FINITE, "the best place is %d", best);
	for (int seat = 0; seat < MAX_SEATS; seat++) {
		int better = 0;
		if (seat >= run->how.seats) {
			if (st->place[seat] || st->points[seat])
				broken(run, FINITE, "the empty seat %s has a place", seat_word(g, seat));
			continue;
		}
		for (int other = 0; other < run->how.seats; other++)
			better += st->place[other] < st->place[seat];
		if (st->place[seat] != best + better)
			broken(run, FINITE, "%s has place %d with %d better ones", seat_word(g, seat),
				   st->place[seat], better);
	}
}

static void check_standing(struct run *run, const void *state, bool over)
{
	struct standing st, again;

	memset(&st, 0x55, sizeof st);
	memset(&again, 0xab, sizeof again);
	run->g->standing(state, &st);
	run->g->standing(state, &again);
	if (st.over != over || again.over != over)
		broken(run, FINITE, "standing() says the game is %s, pending() says the contrary",
			   st.over ? "over" : "going on");
	if (memcmp(st.points, again.points, sizeof st.points) != 0 ||
		memcmp(st.place, again.place, sizeof st.place) != 0)
		broken(run, PLAIN, "standing() leaves points or places unwritten");
	check_places(run, &st);
}

static void check_sets(struct run *run, seatset pending, seatset asked)
{
	seatset in_play = (seatset)(SEAT_BIT(run->how.seats) - 1), chance = SEAT_BIT(SEAT_CHANCE);

	if (pending & ~asked)
		broken(run, FINITE, "somebody is pending who is not asked");
	if (!pending != !asked)
		broken(run, FINITE, "somebody is asked, but nobody can act");
	if ((pending | asked) & ~(in_play | chance))
		broken(run, FINITE, "a seat that is not in play is pending");
	if ((asked & chance) && asked != chance)
		broken(run, SIMULTANEOUS, "chance and a player are asked at the same time");
}

void check_finite(struct run *run, const void *state)
{
	const struct game *g = run->g;
	seatset pending = g->pending(state);
	const char *wrong = g->audit(state);

	if (wrong)
		broken(run, FINITE, "audit: %s", wrong);
	check_sets(run, pending, g->asked(state));
	check_standing(run, state, !pending);
	for (int seat = 0; pending && seat < run->how.seats; seat++)
		if (g->prompt(state, seat).step >= g->n_steps)
			broken(run, FINITE, "%s is in a step that does not exist", seat_word(g, seat));
}

/* An imagined world must be as good to play on as the true one. */
void check_ends(struct run *run, const void *state)
{
	const struct game *g = run->g;
	struct world w;
	act list[MAX_LEGAL];
	seatset pending;

	memcpy(w.b, state, g->state_size);
	for (uint32_t done = (uint32_t)run->m.n; (pending = g->pending(w.b)) != 0; done++) {
		int seat = next_seat(pending), n;
		const char *wrong = g->audit(w.b);

		if (wrong)
			broken(run, FINITE, "audit, playing on from an imagined world: %s", wrong);
		if (done > g->max_actions)
			broken(run, FINITE, "played on from an imagined world it does not end");
		n = choices(g, w.b, seat, list);
		if (n < 1)
			broken(run, FINITE, "%s is stuck, playing on from an imagined world",
				   seat_word(g, seat));
		g->apply(w.b, seat, list[rng_below(&run->r, (uint32_t)n)], NULL);
	}
}
