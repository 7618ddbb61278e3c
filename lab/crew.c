/* lab/crew.c -- the threads that play a job. */

#include "lab/crew.h"

#include "lab/far.h"
#include "lab/progress.h"
#include "accelerator/card.h"
#include "command/command.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { MOST_THREADS = 256 };

static volatile sig_atomic_t interrupts, last_signal;

/* Some senders send twice; who presses a third time does not want to wait. */
static void interrupt(int signal)
{
	enum { PATIENCE = 2, KILLED = 128 };

	if (interrupts == PATIENCE)
		_exit(KILLED + signal);
	interrupts++;
	last_signal = signal;
}

void catch_interrupts(void)
{
	struct sigaction action = { .sa_handler = interrupt };

	sigaction(SIGINT, &action, NULL);
	sigaction(SIGTERM, &action, NULL);
	sigaction(SIGHUP, &action, NULL);
}

int interrupted_by(void) { return last_signal; }

double thread_seconds(void)
{
	struct timespec t;

	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
	return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* ---- one who plays ------------------------------------------------------------------------- */

struct hand *hire_hand(const struct job *job, bool (*is_interrupted)(void *), void *with)
{
	struct hand *hand = calloc(1, sizeof *hand);
	struct worker *w;

	CHECK(hand);
	w = &hand->worker;
	hand->unit.job = hand->deal.job = job;
	*w = (struct worker){ .job = job,
						  .results = &hand->unit,
						  .fresh = &hand->deal,
						  .is_interrupted = is_interrupted,
						  .with = with,
						  .arena = malloc(BOT_ARENA),
						  .course = malloc((job->g->max_actions + 1) * sizeof *w->course) };
	CHECK(w->arena && w->course);
	return hand;
}

void dismiss_hand(struct hand *hand)
{
	forget_results(&hand->unit);
	forget_results(&hand->deal);
	free(hand->worker.arena);
	free(hand->worker.course);
	free(hand);
}

void clear_results(struct results *r)
{
	for (int v = 0; v < r->job->n_variants; v++) {
		r->sums[v] = (struct sums){ 0 };
		chest_empty(&r->chest[v]);
	}
}

void open_log(struct results *r, struct span unit)
{
	int64_t from, to;

	find_games(r->job, unit, &from, &to);
	r->log_first = from;
	r->log_games = to - from;
	r->log = realloc(r->log, (size_t)(to - from) * (size_t)r->job->n_variants * sizeof *r->log);
	CHECK(r->log);
}

bool play_unit(struct hand *hand, struct span unit)
{
	clear_results(&hand->unit);
	clear_results(&hand->deal);
	if (hand->worker.job->keeps_log)
		open_log(&hand->unit, unit);
	for (int64_t part = unit.from; part < unit.to; part++)
		if (hand->worker.is_interrupted(hand->worker.with) || !play_part(&hand->worker, part))
			return false;
	return true;
}

/* ---- threads --------------------------------------------------------------------------------- */

static bool is_over(void *desk) { return interrupts || desk_is_over(desk); }

static void *work(void *arg)
{
	struct desk *desk = arg;
	struct hand *hand = hire_hand(desk->job, is_over, desk);
	struct taker taker;
	double before = thread_seconds();

	desk_join(desk, &taker, false);
	while (desk_take(desk, &taker) && play_unit(hand, taker.unit)) {
		double now = thread_seconds();
		desk_deliver(desk, &taker, &hand->unit, now - before);
		before = now;
	}
	desk_part(desk, &taker);
	dismiss_hand(hand);
	return NULL;
}

/* A card takes many parts at a time; whatever it leaves, the threads play. */
static atomic_bool card_plays;

static void *work_after_card(void *arg)
{
	struct desk *desk = arg;

	while (card_plays && !desk_is_over(desk))
		desk_wait(desk);
	return work(desk);
}

static void *work_with_card(void *arg)
{
	struct desk *desk = arg;
	struct card *card = card_open(desk->job);
	struct results unit = { .job = desk->job };
	struct taker taker;

	desk_join(desk, &taker, false);
	taker.least = card ? card_likes(card) : 1;
	while (card && desk_take(desk, &taker)) {
		clear_results(&unit);
		if (desk->job->keeps_log)
			open_log(&unit, taker.unit);
		if (!card_play(card, taker.unit, &unit))
			break;
		desk_deliver(desk, &taker, &unit, 0);
		taker.least = card_likes(card);
	}
	desk_part(desk, &taker);
	card_close(card);
	forget_results(&unit);
	card_plays = false;
	return work(desk);
}

static void *(*work_of(const struct job *job, int thread))(void *)
{
	if (!job->on_card)
		return work;
	return thread ? work_after_card : work_with_card;
}

static void watch(struct desk *desk, double every)
{
	struct progress progress = progress_from(every);

	while (!desk_is_over(desk)) {
		desk_wait(desk);
		if (interrupts)
			desk_stop(desk);
		progress_tell(&progress, desk);
	}
	progress_end(&progress);
}

static void run_threads(struct desk *desk, const struct way *way)
{
	pthread_t thread[MOST_THREADS];
	struct far *far = way->listens ? far_open(desk, way) : NULL;

	card_plays = desk->job->on_card;
	for (int i = 0; i < desk->job->threads; i++)
		CHECK(!pthread_create(&thread[i], NULL, work_of(desk->job, i), desk));
	watch(desk, way->progress);
	for (int i = 0; i < desk->job->threads; i++)
		pthread_join(thread[i], NULL);
	if (far)
		far_close(far);
}

/* ---- the whole job --------------------------------------------------------------------------- */

int count_cores(void)
{
	long n = sysconf(_SC_NPROCESSORS_ONLN);

	return n < 1 ? 1 : n > MOST_THREADS ? MOST_THREADS : (int)n;
}

static bool open_whole_log(struct results *r)
{
	r->log_games = r->job->games;
	r->log = calloc((size_t)(r->log_games * r->job->n_variants), sizeof *r->log);
	if (!r->log)
		bad_input("There is not enough memory for a line for each of %lld games.",
				  (long long)r->log_games);
	return r->log;
}

bool play_job(const struct job *job, const struct way *way, struct results *out)
{
	struct desk desk;
	double start = seconds_now();
	bool fine;

	*out = (struct results){ .job = job };
	if (job->keeps_log && !open_whole_log(out))
		return false;
	desk_open(&desk, job, out, way->keep);
	fine = !way->recalls || desk_recall(&desk);
	if (fine) {
		run_threads(&desk, way);
		out->interrupted = desk.done < desk.parts;
		fine = desk_close(&desk);
	} else
		clear_results(out);
	for (int v = 0; v < job->n_variants; v++)
		chest_sort(&out->chest[v]);
	out->seconds = seconds_now() - start;
	return fine;
}

void forget_results(struct results *r)
{
	for (int v = 0; v < r->job->n_variants; v++)
		chest_free(&r->chest[v]);
	free(r->log);
}
