/* lab/crew.c -- the threads that play a job, and the line that says how far they are. */

#include "lab/crew.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

enum { MOST_THREADS = 256 };

struct crew {
	const struct job *job;
	struct crowd crowd;
	int64_t parts; /* of this process */
	atomic_int_fast64_t next, played;
	struct facts *log;
};

static volatile sig_atomic_t interrupted;

/* Some senders send twice; who presses a third time does not want to wait. */
static void interrupt(int signal)
{
	enum { PATIENCE = 2, KILLED = 128 };

	if (interrupted == PATIENCE)
		_exit(KILLED + signal);
	interrupted++;
}

void catch_interrupts(void)
{
	struct sigaction action = { .sa_handler = interrupt };

	sigaction(SIGINT, &action, NULL);
}

static double now(clockid_t clock)
{
	struct timespec t;

	clock_gettime(clock, &t);
	return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* ---- one thread ---------------------------------------------------------------------------- */

struct hand {
	pthread_t thread;
	struct crew *crew;
	struct results results;
};

static void play_parts(struct crew *crew, struct worker *w)
{
	int64_t i;

	while (!interrupted && (i = atomic_fetch_add(&crew->next, 1)) < crew->parts)
		if (play_part(w, i * crew->crowd.size + crew->crowd.rank))
			atomic_fetch_add(&crew->played, 1);
}

static bool is_interrupted(void) { return interrupted; }

static void *work(void *arg)
{
	struct hand *hand = arg;
	const struct game *g = hand->crew->job->g;
	struct results *fresh = calloc(1, sizeof *fresh);
	struct worker w = { .job = hand->crew->job,
						.results = &hand->results,
						.fresh = fresh,
						.is_interrupted = is_interrupted,
						.arena = malloc(BOT_ARENA),
						.course = malloc((g->max_actions + 1) * sizeof *w.course) };

	CHECK(fresh && w.arena && w.course);
	fresh->job = w.job;
	hand->results.log = hand->crew->log;
	play_parts(hand->crew, &w);
	free(w.arena);
	free(w.course);
	forget_results(fresh);
	free(fresh);
	return NULL;
}

/* ---- how far ----------------------------------------------------------------------------------
 */

static void print_clock(double seconds)
{
	long s = (long)(seconds + 0.5);

	if (s < 60)
		fprintf(stderr, "%ld s", s);
	else if (s < 3600)
		fprintf(stderr, "%ld min %02ld s", s / 60, s % 60);
	else
		fprintf(stderr, "%ld h %02ld min", s / 3600, s / 60 % 60);
}

static void print_progress(const struct crew *crew, double elapsed)
{
	enum { WIDTH = 30 };
	int64_t done = atomic_load(&crew->played);
	int filled = (int)(done * WIDTH / (crew->parts ? crew->parts : 1));
	double games = (double)(done * crew->job->stride * crew->job->turns * crew->job->n_variants);

	fputs("\r[", stderr);
	for (int i = 0; i < WIDTH; i++)
		fputc(i < filled ? '#' : '.', stderr);
	fprintf(stderr, "] %3d%%  %.0f games", (int)(done * 100 / (crew->parts ? crew->parts : 1)),
			games);
	if (done && elapsed > 0) {
		fprintf(stderr, ", %.*f a second, ", games / elapsed < 10 ? 1 : 0, games / elapsed);
		print_clock(elapsed * (double)(crew->parts - done) / (double)done);
		fputs(" left", stderr);
	}
	fputs("\033[K", stderr);
	fflush(stderr);
}

static bool is_done(struct crew *crew)
{
	return interrupted || atomic_load(&crew->played) >= crew->parts;
}

static void watch_progress(struct crew *crew, double start)
{
	const struct timespec pause = { .tv_nsec = 100 * 1000 * 1000 };

	if (crew->crowd.rank || !isatty(STDERR_FILENO))
		return;
	while (!is_done(crew)) {
		nanosleep(&pause, NULL);
		print_progress(crew, now(CLOCK_MONOTONIC) - start);
	}
	fputs("\r\033[K", stderr);
}

/* ---- the whole job ------------------------------------------------------------------------------
 */

int count_cores(void)
{
	long n = sysconf(_SC_NPROCESSORS_ONLN);

	return n < 1 ? 1 : n > MOST_THREADS ? MOST_THREADS : (int)n;
}

static void add_results(struct results *to, struct results *from)
{
	for (int v = 0; v < to->job->n_variants; v++) {
		sums_add(&to->sums[v], &from->sums[v]);
		chest_pour(&to->chest[v], &from->chest[v]);
		chest_free(&from->chest[v]);
	}
}

static void gather(struct results *out, int64_t lines)
{
	int64_t cut = interrupted;

	crowd_sum(&cut, 1);
	out->interrupted = cut;
	for (int v = 0; v < out->job->n_variants; v++) {
		crowd_sum((int64_t *)&out->sums[v], sizeof out->sums[v] / sizeof(int64_t));
		crowd_pour(&out->chest[v]);
		chest_sort(&out->chest[v]);
	}
	if (out->log)
		crowd_sum((int64_t *)out->log, lines * (int64_t)(sizeof *out->log / sizeof(int64_t)));
}

static void run_threads(struct crew *crew, struct results *out, double start)
{
	struct hand *hand = calloc((size_t)crew->job->threads, sizeof *hand);

	CHECK(hand);
	for (int i = 0; i < crew->job->threads; i++) {
		hand[i].crew = crew;
		CHECK(!pthread_create(&hand[i].thread, NULL, work, &hand[i]));
	}
	watch_progress(crew, start);
	for (int i = 0; i < crew->job->threads; i++) {
		pthread_join(hand[i].thread, NULL);
		add_results(out, &hand[i].results);
	}
	free(hand);
}

bool play_job(const struct job *job, struct crowd crowd, struct results *out)
{
	int64_t parts = count_parts(job), lines = job->games * job->n_variants;
	struct crew crew = { .job = job, .crowd = crowd };
	double start = now(CLOCK_MONOTONIC), used = now(CLOCK_PROCESS_CPUTIME_ID);

	*out = (struct results){ .job = job };
	crew.parts = (parts - crowd.rank + crowd.size - 1) / crowd.size;
	if (job->keeps_log) {
		crew.log = out->log = calloc((size_t)lines, sizeof *out->log);
		if (!out->log)
			return false;
	}
	run_threads(&crew, out, start);
	out->processor_seconds = now(CLOCK_PROCESS_CPUTIME_ID) - used;
	gather(out, lines);
	out->seconds = now(CLOCK_MONOTONIC) - start;
	return true;
}

void forget_results(struct results *r)
{
	for (int v = 0; v < r->job->n_variants; v++)
		chest_free(&r->chest[v]);
	free(r->log);
}
