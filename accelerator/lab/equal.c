/* accelerator/lab/equal.c -- rubicon-lab equal: does the card play the processor's games?
 *
 * Every game, number of seats and scenario: each batch of games must have the same digest of
 * lengths, points and places, whichever kernel played it. */

#include "accelerator/lab/check.h"
#include "command/command.h"
#include "lab/crew.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct check {
	struct bench b;
	int64_t games;
	int alike, apart, failed;
};

static const struct launch ways[] = {
	{ "quick_plain", 8, 128, 0, 0 },
	{ "quick_sorted", 2, 256, 512, 0 },
	{ "step_games", 4, 64, 0, 0 },
};

static int64_t count_apart(const struct check *c, const struct played *x, const struct played *y)
{
	int64_t apart =
		x->tally.actions != y->tally.actions || x->tally.decisions != y->tally.decisions;

	for (int64_t i = 0; i < c->b.n_units; i++)
		apart += x->digests[i] != y->digests[i];
	return apart;
}

static void tell(struct check *c, const struct launch *w, int64_t apart, const struct played *card)
{
	printf(" %s %s (%.2f s)", w->kernel, apart ? "DIFFERS" : "same", card->seconds);
	if (apart)
		printf(" in %lld batches", (long long)apart);
	*(apart ? &c->apart : &c->alike) += 1;
}

static void compare_way(struct check *c, const struct launch *w, const struct played *here)
{
	bool ahead = !strcmp(w->kernel, "step_games");
	struct played card;

	if (!play_on_the_card(&c->b, *w, &card)) {
		printf(" %s FAILED: %s", w->kernel, c->b.driver.sentence);
		c->failed++;
	} else {
		tell(c, w,
			 ahead ? card.digest != here->digest || card.tally.actions != here->tally.actions
				   : count_apart(c, &card, here),
			 &card);
	}
	forget_played(&card);
	fflush(stdout);
}

static void compare(struct check *c, const struct game *g, const struct setup *how,
					const char *what)
{
	enum { AHEAD = 100 }; /* games one step ahead are dearer */
	struct played here;

	printf("%s, %d seats%s:", g->id, how->seats, what);
	lay_bench(&c->b, g, how, c->games);
	play_on_cores(&c->b, false, true, count_cores(), &here);
	printf(" %lld games, %llu decisions;", (long long)here.games,
		   (unsigned long long)here.tally.decisions);
	fflush(stdout);
	compare_way(c, &ways[0], &here);
	compare_way(c, &ways[1], &here);
	forget_played(&here);
	lay_bench(&c->b, g, how, c->games / AHEAD + 1);
	play_on_cores(&c->b, true, false, count_cores(), &here);
	compare_way(c, &ways[2], &here);
	printf("\n");
}

static int find_scenarios(const struct game *g)
{
	for (int i = 0; i < g->n_options; i++)
		if (!strcmp(g->options[i].name, "scenario"))
			return i;
	return -1;
}

static void compare_seats(struct check *c, const struct game *g, struct setup how, const char *what)
{
	_Alignas(16) unsigned char state[MAX_STATE];
	int min, max;

	game_seats(g, &how, &min, &max);
	for (int seats = min; seats <= max; seats++) {
		how.seats = (uint8_t)seats;
		if (!g->setup(state, &how).clause)
			compare(c, g, &how, what);
	}
}

static void compare_game(struct check *c, const struct game *g)
{
	struct setup how = game_usual(g);
	int row = find_scenarios(g);
	char what[128] = "";

	if (row < 0) {
		compare_seats(c, g, how, what);
		return;
	}
	for (int32_t v = g->options[row].min; v <= g->options[row].max; v++) {
		how.option[row] = v;
		snprintf(what, sizeof what, " scenario=%s",
				 g->options[row].words ? g->options[row].words[v - g->options[row].min] : "?");
		compare_seats(c, g, how, what);
	}
}

static bool is_wanted(const struct game *g, int argc, char **argv)
{
	for (int i = 2; i < argc; i++)
		if (!strcmp(argv[i], g->id))
			return true;
	return argc <= 2;
}

int equal_main(int argc, char **argv)
{
	static struct check c;

	c.games = argc > 1 ? atoll(argv[1]) : 0;
	if (c.games < 1)
		return bad_usage("equal", "How many games of each? As in: rubicon-lab equal 1000000");
	if (!driver_open(&c.b.driver))
		return bad_input("%s", c.b.driver.sentence);
	c.b.tray = calloc(1, sizeof *c.b.tray);
	CHECK(c.b.tray);
	for (int i = 0; i < n_registered; i++)
		if (is_wanted(registry[i].game, argc, argv))
			compare_game(&c, registry[i].game);
	printf("%d passed, %d failed\n", c.alike, c.apart + c.failed);
	driver_close(&c.b.driver);
	free(c.b.tray);
	return c.apart + c.failed ? BAD_INPUT : FINE;
}
