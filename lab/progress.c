/* lab/progress.c -- how far a job is: a line that changes on a terminal, lines in a log. */

#include "lab/progress.h"

#include <stdio.h>
#include <unistd.h>

/* In a log: after ten seconds, then whenever a tenth more time has gone, but every ten minutes. */
static const double SOONEST = 10, LATEST = 600, ON_TERMINAL = 0.1;

struct progress progress_from(double every)
{
	double now = seconds_now();

	return (struct progress){ now, now, every, !every && isatty(STDERR_FILENO) };
}

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

static void print_bar(int64_t done, int64_t parts)
{
	enum { WIDTH = 30 };
	int filled = (int)(done * WIDTH / parts);

	fputs("\r[", stderr);
	for (int i = 0; i < WIDTH; i++)
		fputc(i < filled ? '#' : '.', stderr);
	fputs("] ", stderr);
}

static void print_state(const struct desk *d, int64_t done, int64_t fresh, double elapsed)
{
	double each = (double)(d->job->stride * d->job->turns) * d->job->n_variants;
	double pace = elapsed > 0 ? (double)fresh / elapsed : 0;

	fprintf(stderr, "%3d%%  %.0f games", (int)(done * 100 / d->parts), (double)done * each);
	if (!(pace > 0))
		return;
	fprintf(stderr, ", %.*f a second, ", pace * each < 10 ? 1 : 0, pace * each);
	print_clock((double)(d->parts - done) / pace);
	fputs(" left", stderr);
}

static double pause_before_next(const struct progress *p, double elapsed)
{
	if (p->every > 0)
		return p->every;
	if (p->on_terminal)
		return ON_TERMINAL;
	return elapsed / 10 < SOONEST ? SOONEST : elapsed / 10 > LATEST ? LATEST : elapsed / 10;
}

void progress_tell(struct progress *p, struct desk *d)
{
	double now = seconds_now();
	int64_t done, fresh;

	if (now - p->told < pause_before_next(p, now - p->start))
		return;
	p->told = now;
	done = desk_done(d, &fresh);
	if (p->on_terminal)
		print_bar(done, d->parts);
	else
		fputs("rubicon: ", stderr);
	print_state(d, done, fresh, now - p->start);
	fputs(p->on_terminal ? "\033[K" : "\n", stderr);
	fflush(stderr);
}

void progress_end(const struct progress *p)
{
	if (p->on_terminal)
		fputs("\r\033[K", stderr);
}
