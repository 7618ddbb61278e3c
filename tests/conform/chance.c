/* tests/conform/chance.c -- promise 3: lots, tickets and what they stand for. */

#include "tests/conform/conform.h"

static void check_outcome(struct run *run, const void *state, struct lot lot, uint32_t ticket)
{
	const struct game *g = run->g;
	act a = g->draw(state, ticket);

	if (act_verb(a) != lot.verb)
		broken(run, CHANCE, "ticket %u draws '%s', another verb than the lot's '%s'", ticket,
			   act_line(g, a).s, g->verbs[lot.verb].word);
	for (int i = 0; i < MAX_ARGS; i++) {
		int type = g->verbs[lot.verb].arg[i];
		if (!is_arg(g, type, act_arg(a, i)) || (!type && act_arg(a, i)))
			broken(run, CHANCE, "ticket %u: argument %d of '%s' is out of range", ticket, i + 1,
				   act_line(g, a).s);
	}
	if (g->draw(state, ticket) != a)
		broken(run, CHANCE, "ticket %u does not always draw the same", ticket);
}

void check_chance(struct run *run, const void *state)
{
	const struct game *g = run->g;
	struct lot lot = g->lot(state);
	int n = 0;
	act last = 0;

	if (!lot.verb || lot.verb >= g->n_verbs || !is_chance_verb(g, lot.verb))
		broken(run, CHANCE, "the lot's verb %d is none of chance", lot.verb);
	if (!lot.tickets)
		broken(run, CHANCE, "chance is pending, but there are no tickets");
	for (uint32_t i = 0; i < lot.tickets; i++) {
		act a = g->draw(state, i);
		check_outcome(run, state, lot, i);
		if (a < last)
			broken(run, CHANCE, "ticket %u ('%s') comes after '%s': outcomes must ascend", i,
				   act_line(g, a).s, act_line(g, last).s);
		n += a != last;
		last = a;
	}
	if (n > g->max_outcomes)
		broken(run, CHANCE, "%d outcomes, but max_outcomes is %d", n, g->max_outcomes);
}

int choices(const struct game *g, const void *state, int seat, act *out)
{
	struct outcome outcome[MAX_OUTCOMES];
	int n;

	if (seat != SEAT_CHANCE)
		return g->legal(state, seat, out);
	n = game_outcomes(g, state, outcome);
	for (int i = 0; i < n; i++)
		out[i] = outcome[i].act;
	return n;
}
