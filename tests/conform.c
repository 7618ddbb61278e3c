/* tests/conform.c -- the conformance suite: every promise, on every game, seat count and scenario.
 *
 * Without options about a second is spent on each game and seat count; `--games N` plays so many
 * at each instead.  A failure names the promise and leaves a rule script that leads up to it. */

#include "tests/conform/conform.h"

#include "games/registry.h"

#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
	PATIENCE = 120, /* seconds: a function that has not returned by then never will */
	LONGEST_SAMPLING = 180,
};
static const double share_of_games = 0.6; /* of the time; the rest goes to sample_fit() */

struct plan {
	const char *only; /* this game */
	int only_seats;
	uint64_t games; /* 0: as many as fit in `seconds` */
	double seconds;
	uint64_t seed;
};

/* ---- failing ----------------------------------------------------------------- */

static const char *const promises[] = { "Plain",  "Pure",      "Chance", "One click",
										"Text",   "One truth", "Secret", "Simultaneous",
										"Finite", "Clients",   "Match" };

static const struct run *current; /* for signals and failed CHECKs */

static void dump(const struct run *run, const char *reason)
{
	char path[MAX_LINE_TEXT];
	FILE *f;

	snprintf(path, sizeof path, "build/failed-%s.t", run->g->id);
	f = fopen(path, "w");
	if (!f)
		return;
	fprintf(f, "# %s\n\ngame %s\ntest what led to a broken promise\nsetup %s\n", reason, run->g->id,
			setup_line(run->g, &run->how).s);
	for (int i = 0; i < run->m.n; i++) {
		const struct ply *p = &run->m.log[i];
		if (p->seat == SEAT_CHANCE)
			fprintf(f, "chance %s\n", act_line(run->g, p->a).s);
		else
			fprintf(f, "play %s %s\n", seat_word(run->g, p->seat), act_line(run->g, p->a).s);
	}
	fclose(f);
	printf("     %d actions led there: %s\n", run->m.n, path);
}

static void report(const struct run *run, const char *promise, const char *message)
{
	printf("FAIL %s, %s: %s: %s\n", run->g->id, setup_line(run->g, &run->how).s, promise, message);
	dump(run, message);
	fflush(stdout);
}

void broken(const struct run *run, enum promise promise, const char *format, ...)
{
	char message[4 * MAX_LINE_TEXT];
	va_list args;

	va_start(args, format);
	vsnprintf(message, sizeof message, format, args);
	va_end(args);
	report(run, promises[promise], message);
	_exit(1);
}

void check_failed(const char *file, int line, const char *what)
{
	char message[MAX_LINE_TEXT];

	snprintf(message, sizeof message, "%s:%d: CHECK(%s) failed", file, line, what);
	report(current, "Crash", message);
	_exit(1);
}

static void on_signal(int signal_number)
{
	signal(signal_number, SIG_DFL);
	report(current, signal_number == SIGALRM ? promises[FINITE] : "Crash",
		   strsignal(signal_number));
	_exit(1);
}

/* ---- one game, one number of seats --------------------------------------------- */

static void begin(struct run *run, const struct game *g, uint64_t seed)
{
	memset(run, 0, sizeof *run);
	run->g = g;
	run->how = game_usual(g);
	run->r = rng_from(seed);
	run->doubt = new_doubt();
	run->fit = new_fit(g);
	run->log = calloc(g->max_actions + 1, sizeof run->log[0]);
	CHECK(run->log);
	current = run;
}

static void end(struct run *run)
{
	free(run->doubt);
	free(run->fit);
	free(run->log);
}

/* Each scenario in turn; every other time with other options shaken, if the game takes them. */
static void next_setup(struct run *run, const struct setup *setups, int n, uint64_t i)
{
	run->how = setups[i % (uint64_t)n];
	if (i / (uint64_t)n & 1) {
		struct setup shaken = run->how;
		shake_options(run->g, &shaken, &run->r);
		if (can_start(run->g, &shaken))
			run->how = shaken;
	}
}

static void play_games(struct run *run, const struct plan *plan, const struct setup *setups, int n)
{
	double end_at = cpu_seconds() + plan->seconds * (run->g->open ? 1 : share_of_games);
	uint64_t least = plan->games ? plan->games : (uint64_t)n;

	for (uint64_t i = 0; i < least || (!plan->games && cpu_seconds() < end_at); i++) {
		alarm(PATIENCE);
		next_setup(run, setups, n, i);
		play_checked_game(run);
	}
	check_doubt(run);
}

static void sample_games(struct run *run, const struct plan *plan, const struct setup *setups,
						 int n)
{
	double given = plan->games ? cpu_seconds() : plan->seconds; /* as long as the games took */
	double share = given * (1 - share_of_games);
	double end_at = cpu_seconds() + (share < LONGEST_SAMPLING ? share : LONGEST_SAMPLING);

	run->m.n = 0; /* there is no one game that a failure here could show */
	for (uint64_t i = 0; cpu_seconds() < end_at; i++) {
		alarm(PATIENCE);
		next_setup(run, setups, n, i);
		sample_fit(run);
	}
	check_fit(run);
}

static void conform(const struct game *g, int seats, const struct plan *plan)
{
	static struct setup setups[MAX_SETUPS];
	static struct run run;
	int n;

	begin(&run, g, plan->seed);
	check_tables(&run);
	n = list_setups(g, seats, setups);
	if (!n) {
		printf("ok   %s, %d seats: no scenario for so many\n", g->id, seats);
		return;
	}
	play_games(&run, plan, setups, n);
	if (!g->open)
		sample_games(&run, plan, setups, n);
	printf("ok   %s, %d seats: %llu games, %llu positions, %llu samples\n", g->id, seats,
		   (unsigned long long)run.games, (unsigned long long)run.positions,
		   (unsigned long long)run.samples);
	end(&run);
}

/* In a process of its own, so that a crash is one failure among others. */
static bool conforms(const struct game *g, int seats, const struct plan *plan)
{
	static const int deadly[] = { SIGSEGV, SIGABRT, SIGFPE, SIGBUS, SIGILL, SIGALRM };
	int status;
	pid_t child;

	fflush(stdout);
	child = fork();
	if (child == 0) {
		for (int i = 0; i < LEN(deadly); i++)
			signal(deadly[i], on_signal);
		conform(g, seats, plan);
		fflush(stdout);
		_exit(0);
	}
	return child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status) &&
		   WEXITSTATUS(status) == 0;
}

/* ---- the program ----------------------------------------------------------------- */

static struct plan parse(int argc, char **argv)
{
	static const char usage[] = "usage: conform [--game ID] [--seats N] [--games N | --seconds N] "
								"[--seed N], not ";
	struct plan plan = { .seconds = 1, .seed = 1 };

	for (int i = 1; i < argc; i += 2) {
		const char *value = i + 1 < argc ? argv[i + 1] : NULL;
		if (strcmp(argv[i], "--game") == 0)
			plan.only = value;
		else if (strcmp(argv[i], "--seats") == 0)
			plan.only_seats = (int)parse_count("conform", argv[i], value);
		else if (strcmp(argv[i], "--games") == 0)
			plan.games = parse_count("conform", argv[i], value);
		else if (strcmp(argv[i], "--seconds") == 0)
			plan.seconds = (double)parse_count("conform", argv[i], value);
		else if (strcmp(argv[i], "--seed") == 0)
			plan.seed = parse_count("conform", argv[i], value);
		else
			usage_error("conform", usage, argv[i]);
	}
	if (plan.only && !game_by_id(plan.only))
		usage_error("conform", "there is no game ", plan.only);
	return plan;
}

int main(int argc, char **argv)
{
	struct plan plan = parse(argc, argv);
	int passed = 0, failed = 0;

	for (int i = 0; i < n_registered; i++) {
		const struct game *g = registry[i].game;
		if (plan.only && strcmp(g->id, plan.only) != 0)
			continue;
		for (int seats = g->min_seats; seats <= g->max_seats; seats++) {
			if (plan.only_seats && seats != plan.only_seats)
				continue;
			if (conforms(g, seats, &plan))
				passed++;
			else
				failed++;
		}
	}
	printf("%d passed, %d failed\n", passed, failed);
	return failed || !passed;
}
