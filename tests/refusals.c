/* tests/refusals.c -- nine refusals of ten must name the concrete obstacle.
 *
 * In every game illegal actions are sampled at positions of random games, as a curious player would
 * try them: near legal ones, or any verb of the step.  A refusal is concrete if its template has an
 * argument. */

#include "games/registry.h"
#include "tests/seeded.h"

#include <stdio.h>
#include <string.h>

enum {
	SAMPLES = 500,
	AT_ONE_POSITION = 4,
	TRIES = 40,
	MOST_GAMES = 200,
	MAX_VAGUE = 256,
};

struct tally {
	int sampled, concrete;
	int vague[MAX_VAGUE]; /* by clause */
};

static bool is_concrete(const struct game *g, struct why w)
{
	if (w.clause >= WHY_OVER)
		return w.clause != WHY_OVER && w.clause != WHY_VERB && w.clause != WHY_COMMITTED;
	return strchr(g->clauses[w.clause].refusal, '{') != NULL;
}

/* An illegal action that this step's verbs could be tried for. */
static act any_illegal(struct seeded *s, int seat, const act *legal, int n, struct why *w)
{
	int step = s->g->prompt(s->state.b, seat).step;

	for (int i = 0; i < TRIES; i++) {
		act a = i & 1 ? near_action(s->g, legal[rng_below(&s->r, (uint32_t)n)], &s->r)
					  : any_action(s->g, &s->r);
		if (!(s->g->verbs[act_verb(a)].steps & BIT(step)) && rng_below(&s->r, 8))
			continue;
		*w = game_why_not(s->g, s->state.b, seat, a);
		if (w->clause)
			return a;
	}
	return 0;
}

static void sample(struct seeded *s, struct tally *t)
{
	act legal[MAX_LEGAL];
	seatset pending = s->g->pending(s->state.b) & (seatset)~SEAT_BIT(SEAT_CHANCE);
	struct why w;
	int seat, n;

	if (!pending)
		return;
	seat = lowest_bit(pending);
	n = s->g->legal(s->state.b, seat, legal);
	for (int i = 0; i < AT_ONE_POSITION && t->sampled < SAMPLES; i++) {
		if (!any_illegal(s, seat, legal, n, &w))
			return;
		t->sampled++;
		if (is_concrete(s->g, w))
			t->concrete++;
		else
			t->vague[w.clause < MAX_VAGUE ? w.clause : 0]++;
	}
}

static void report(const struct game *g, const struct tally *t)
{
	printf("%s: %d of %d refusals name the obstacle\n", g->id, t->concrete, t->sampled);
	for (int i = 1; i < g->n_clauses && i < MAX_VAGUE; i++)
		if (t->vague[i])
			printf("    %d times only: %s (%s)\n", t->vague[i], g->clauses[i].refusal,
				   g->clauses[i].id);
}

static bool check(const struct game *g)
{
	static struct setup setups[MAX_SETUPS];
	struct tally t = { 0 };
	int seat, n = list_setups(g, g->usual_seats, setups);
	act a;

	for (uint64_t seed = 1; n && seed <= MOST_GAMES && t.sampled < SAMPLES; seed++) {
		struct seeded s = seeded_game(g, &setups[seed % (uint64_t)n], seed);
		do
			if (rng_below(&s.r, 4) == 0)
				sample(&s, &t);
		while (seeded_ply(&s, &seat, &a, NULL));
	}
	report(g, &t);
	return t.concrete * 10 >= t.sampled * 9;
}

int main(int argc, char **argv)
{
	int passed = 0, failed = 0;

	if (argc > 2 || (argc == 2 && !game_by_id(argv[1])))
		usage_error("refusals", "usage: refusals [GAME], not ", argv[1]);
	for (int i = 0; i < n_registered; i++)
		if (has_folder(registry[i].game) &&
			(argc == 1 || strcmp(argv[1], registry[i].game->id) == 0)) {
			if (check(registry[i].game))
				passed++;
			else
				failed++;
		}
	printf("%d passed, %d failed\n", passed, failed);
	return failed != 0;
}
