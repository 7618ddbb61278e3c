/* tests/reference_means.c -- the yardsticks are the games they claim to be: lengths and payoffs.
 *
 * The whole tree of each game is walked once, for what uniformly random play brings exactly; then
 * random playouts must bring the same.  Lengths are compared with those of the same games
 * elsewhere: speeds can only be compared between equal games. */

#include "core/playout.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern const struct game tic_tac_toe, kuhn_poker, leduc_poker, liars_dice;

enum { PLAYOUTS = 1000000, SEED = 20, STANDARD_ERRORS = 4 };

static const struct expected {
	const struct game *game;
	double decisions, payoff; /* the means; the payoff is the first player's lead */
	int most;                 /* a winner can be ahead by */
	bool zero_sum;
} expectations[] = {
	{ &tic_tac_toe, 7.6262, 0.2968, 1, false },
	{ &kuhn_poker, 2.25, 0.25, 4, true },
	{ &leduc_poker, 4.0625, -0.15625, 26, true },
	{ &liars_dice, 3.3618, -0.0648, 2, true },
};

static int failures;

static void expect(bool holds, const struct game *g, const char *what)
{
	if (holds)
		return;
	printf("FAILED %s: %s\n", g->id, what);
	failures++;
}

_Noreturn void check_failed(const char *file, int line, const char *what)
{
	printf("FAILED %s:%d: %s\n", file, line, what);
	exit(EXIT_FAILURE);
}

struct world {
	_Alignas(16) unsigned char b[MAX_STATE];
};

struct means {
	double decisions, payoff;
};

static int payoff_of(const struct expected *e, const void *state)
{
	struct standing st;
	int ahead;

	e->game->standing(state, &st);
	ahead = st.points[0] - st.points[1];
	expect(st.over, e->game, "a game that nobody can act in is over");
	expect(abs(ahead) <= e->most, e->game, "nobody wins more than there is to win");
	expect(!e->zero_sum || st.points[0] == -st.points[1], e->game, "what one wins the other loses");
	expect(st.place[0] == 1 + (ahead < 0) && st.place[1] == 1 + (ahead > 0), e->game,
		   "the places are those of the points");
	return ahead;
}

/* ---- exactly ------------------------------------------------------------------- */

static struct means means_from(const struct expected *e, const struct world *w);

static struct means means_after(const struct expected *e, const struct world *w, int seat, act a)
{
	struct world next;

	memcpy(next.b, w->b, e->game->state_size);
	e->game->apply(next.b, seat, a, NULL);
	return means_from(e, &next);
}

static struct means means_from(const struct expected *e, const struct world *w)
{
	const struct game *g = e->game;
	seatset pending = g->pending(w->b);
	struct means sum = { 0, 0 };
	act legal[MAX_LEGAL];
	int seat, n;

	expect(!g->audit(w->b), g, "every position is sound");
	if (!pending)
		return (struct means){ 0, payoff_of(e, w->b) };
	seat = next_seat(pending);
	n = seat == SEAT_CHANCE ? (int)g->lot(w->b).tickets : g->legal(w->b, seat, legal);
	for (int i = 0; i < n; i++) {
		act a = seat == SEAT_CHANCE ? g->draw(w->b, (uint32_t)i) : legal[i];
		struct means m = means_after(e, w, seat, a);
		sum.decisions += m.decisions / n;
		sum.payoff += m.payoff / n;
	}
	sum.decisions += seat != SEAT_CHANCE;
	return sum;
}

/* ---- at random ------------------------------------------------------------------ */

struct sample {
	double sum, squares;
};

static void add(struct sample *s, double x)
{
	s->sum += x;
	s->squares += x * x;
}

static bool is_near(const struct sample *s, double mean)
{
	double found = s->sum / PLAYOUTS, variance = s->squares / PLAYOUTS - found * found;

	return fabs(found - mean) <= STANDARD_ERRORS * sqrt(variance / PLAYOUTS);
}

static void play_many(const struct expected *e, struct sample *decisions, struct sample *payoff)
{
	struct setup how = game_usual(e->game);
	struct rng r = rng_from(SEED);
	struct world w;

	for (int i = 0; i < PLAYOUTS; i++) {
		struct tally tally = { 0 };

		e->game->setup(w.b, &how);
		play_randomly(e->game, w.b, &r, &tally);
		expect(tally.actions <= e->game->max_actions, e->game, "no game is longer than declared");
		add(decisions, (double)tally.decisions);
		add(payoff, payoff_of(e, w.b));
	}
}

static void check_game(const struct expected *e)
{
	const double rounding = 0.00005;
	struct setup how = game_usual(e->game);
	struct sample decisions = { 0 }, payoff = { 0 };
	struct world w;
	struct means exact;

	e->game->setup(w.b, &how);
	exact = means_from(e, &w);
	expect(fabs(exact.decisions - e->decisions) <= rounding, e->game,
		   "its length is the known one");
	expect(fabs(exact.payoff - e->payoff) <= rounding, e->game, "its payoff is the known one");
	play_many(e, &decisions, &payoff);
	expect(is_near(&decisions, exact.decisions), e->game, "playouts are as long as they should be");
	expect(is_near(&payoff, exact.payoff), e->game, "playouts pay what they should");
	printf("%-12s decisions %.4f (playouts %.4f), payoff %+.4f (playouts %+.4f)\n", e->game->id,
		   exact.decisions, decisions.sum / PLAYOUTS, exact.payoff, payoff.sum / PLAYOUTS);
}

int main(void)
{
	for (int i = 0; i < LEN(expectations); i++)
		check_game(&expectations[i]);
	if (failures)
		return EXIT_FAILURE;
	printf("ok: %d yardsticks are the games they claim to be\n", LEN(expectations));
	return EXIT_SUCCESS;
}
