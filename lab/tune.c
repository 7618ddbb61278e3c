/* lab/tune.c -- rubicon tune: how a game is best searched, found by play.
 *
 * One setting after the other is changed; a change is kept if the bot with it beats the bot without
 * it, in paired games with equal numbers of iterations. */

#include "lab/crew.h"
#include "lab/findings.h"
#include "lab/order.h"
#include "command/command.h"

#include <stdio.h>
#include <string.h>

const char tune_help[] =
	"Usage: rubicon tune GAME [--games N] [--iterations N] [--seats N] [option=value ...]\n"
	"\n"
	"Looks for better settings of mcts for a game: each is changed in turn, the changed bot plays "
	"N\n"
	"games against the unchanged one, and better ones are kept.  Prints them for\n"
	"games/ID/tuning.c.  Repeat with other seeds and counts before believing it.\n"
	"\n"
	"  --games N         for each trial (60 unless told)\n"
	"  --iterations N    for each decision (300 unless told)\n";

enum { MOST_VALUES = 6, USUAL_GAMES = 60, USUAL_ITERATIONS = 300 };

static const struct range {
	const char *name;
	int n;
	uint16_t value[MOST_VALUES];
} ranges[] = {
	{ "plies", 5, { 0, 2, 6, 16, 40 } },
	{ "horizon", 6, { 0, 1, 3, 6, 12, 20 } },
	{ "rivals", 4, { 0, 8, 16, 32 } },
	{ "doubt", 4, { 0, 10, 20, 30 } },
	{ "trust", 5, { 3, 10, 30, 100, 300 } },
	{ "explore", 6, { 25, 50, 100, 200, 600, 1500 } },
	{ "sharpness", 6, { 50, 100, 200, 600, 2000, 5000 } },
	{ "minds", 2, { 0, 1 } },
	{ "respect", 4, { 1, 2, 4, 8 } },
};

/* Is the new tuning better than the old one?  Seats in turn, as many for each as there can be. */
static bool is_better(const struct order *o, const struct tuning *new, const struct tuning *old)
{
	static struct results results;
	struct job job = o->job;
	struct win win;
	bool better;

	if (!seat_players(&job, "mcts:2,mcts:1", 0))
		return false;
	for (int seat = 0; seat < job.seats; seat++) {
		struct player *p = &job.player[seat];
		*p = job.player[seat & 1];
		p->tuned = true;
		p->tuning = seat & 1 ? *old : *new;
		p->iterations = o->iterations;
	}
	if (!play_job(&job, &(struct way){ 0 }, &results))
		return false;
	win = win_of_row(&results, 0, 0);
	better = win.without_luck.low > 1.0 / job.seats && !results.interrupted;
	printf("  %5.1f%% (%.1f to %.1f) of an even %.1f%%%s\n", 100 * win.without_luck.value,
		   100 * win.without_luck.low, 100 * win.without_luck.high, 100.0 / job.seats,
		   better ? "  kept" : "");
	fflush(stdout);
	forget_results(&results);
	return better;
}

static void try_range(const struct order *o, const struct range *range, struct tuning *best)
{
	for (int i = 0; i < range->n; i++) {
		struct tuning trial = *best;
		if (*knob_of(&trial, range->name) == range->value[i])
			continue;
		*knob_of(&trial, range->name) = range->value[i];
		printf("%-10s %5d", range->name, range->value[i]);
		fflush(stdout);
		if (is_better(o, &trial, best))
			*best = trial;
	}
}

static void print_settings(struct tuning *t)
{
	for (int i = 0; i < n_knobs; i++)
		if (*knob_of(t, knobs[i].name))
			printf("\t.%s = %d,\n", knobs[i].name, *knob_of(t, knobs[i].name));
}

int tune_main(int argc, char **argv)
{
	static struct order o;
	struct tuning best;
	int status;

	if (!parse_order("tune", argc, argv, &o, &status))
		return status;
	if (o.job.seats < 2 || o.vary || o.json || o.csv || o.report || o.charts || o.keep || o.resume)
		return bad_usage("tune", "Tuning takes a game for two or more, and no reports.");
	if (!o.job.games)
		o.job.games = USUAL_GAMES;
	if (!o.iterations)
		o.iterations = USUAL_ITERATIONS;
	if (!o.job.threads)
		o.job.threads = count_cores();
	o.job.stride = 1;
	best = *tuning_of(o.job.g);
	for (int i = 0; i < LEN(ranges); i++)
		try_range(&o, &ranges[i], &best);
	print_settings(&best);
	return FINE;
}
