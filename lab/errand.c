/* lab/errand.c -- workers in other processes: the worker's side. */

#include "lab/far.h"

#include "lab/line.h"
#include "lab/mark.h"
#include "command/command.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

struct errand {
	const struct job *job;
	const char *addresses, *token;
	uint64_t mark;
	pthread_t thread;
	int fd;
	unsigned asked;
};

/* ---- one thread ---------------------------------------------------------------------------------
 */

/* Nothing comes while a unit is played, but the end. */
static bool is_over(void *with)
{
	enum { ONE_IN = 64 };
	struct errand *e = with;
	struct pollfd line = { .fd = e->fd, .events = POLLIN };

	return ++e->asked % ONE_IN == 0 && poll(&line, 1, 0) != 0;
}

static bool next_unit(struct errand *e, struct bytes *message, struct span *unit)
{
	struct reader in;

	if (!line_receive(e->fd, message) || !message->n)
		return false;
	in = (struct reader){ .at = message->at, .end = message->at + message->n };
	unit->from = (int64_t)get_number(&in);
	unit->to = (int64_t)get_number(&in);
	return !in.bad && unit->from >= 0 && unit->to <= count_parts(e->job);
}

static void play_units(struct errand *e, struct bytes *message)
{
	struct hand *hand = hire_hand(e->job, is_over, e);
	struct span unit;
	double before = thread_seconds();

	while (next_unit(e, message, &unit) && play_unit(hand, unit)) {
		double now = thread_seconds();

		message->n = 0;
		put_number(message, (uint64_t)((now - before) * 1e6));
		pack_results(message, &hand->unit, &unit, 1);
		if (!line_send(e->fd, message))
			break;
		before = now;
	}
	dismiss_hand(hand);
}

static void *run_errand(void *arg)
{
	struct errand *e = arg;
	struct bytes message = { 0 };

	e->fd = line_open(e->addresses);
	if (e->fd < 0)
		return NULL;
	bytes_put(&message, e->token, strlen(e->token));
	put_number(&message, e->mark);
	if (line_send(e->fd, &message))
		play_units(e, &message);
	close(e->fd);
	bytes_free(&message);
	return NULL;
}

static int play_for_desk(const struct job *job, const char *addresses, const char *token)
{
	struct errand *errand = calloc((size_t)job->threads, sizeof *errand);
	uint64_t mark = mark_of(job);

	CHECK(errand);
	for (int i = 0; i < job->threads; i++) {
		errand[i] = (struct errand){ .job = job, .addresses = addresses, .token = token };
		errand[i].mark = mark;
		CHECK(!pthread_create(&errand[i].thread, NULL, run_errand, &errand[i]));
	}
	for (int i = 0; i < job->threads; i++)
		pthread_join(errand[i].thread, NULL);
	free(errand);
	return FINE;
}

/* ---- the process, and who looks after it --------------------------------------------------------
 */

static volatile sig_atomic_t child;

static void end_both(int signal)
{
	(void)signal;
	if (child > 0)
		kill(child, SIGKILL);
	_exit(FINE);
}

static bool is_killed(pid_t process)
{
	int status;

	while (waitpid(process, &status, 0) < 0)
		if (errno != EINTR)
			return false;
	return WIFSIGNALED(status);
}

/* One that is killed is replaced, but not for ever if it does not live for a second. */
int far_work(const struct job *job, const char *addresses, const char *token)
{
	enum { MOST_SHORT_LIVES = 20 };
	double born;
	int short_lives = 0;

	do {
		born = seconds_now();
		child = fork();
		if (child == 0) {
			prctl(PR_SET_PDEATHSIG, SIGKILL);
			exit(play_for_desk(job, addresses, token));
		}
		if (child < 0)
			return bad_input("No process can be started to play: %s.", strerror(errno));
		signal(SIGTERM, end_both);
		signal(SIGINT, end_both);
		if (!is_killed(child))
			return FINE;
		short_lives = seconds_now() - born < 1 ? short_lives + 1 : 0;
	} while (short_lives < MOST_SHORT_LIVES);
	return bad_input("The worker dies again and again.");
}
