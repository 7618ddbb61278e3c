/* server/stop.c -- stopping gently: clients are told, what was begun is finished. */

#include "server/stop.h"

#include "server/log.h"
#include "server/world.h"
#include "server/ws.h"

#include <signal.h>
#include <sys/epoll.h>
#include <sys/signalfd.h>
#include <unistd.h>

enum { LONGEST = 3000, CHECK_EVERY = 20, COME_BACK = 1000, CODE_RESTART = 1012 };

static bool stopping;
static struct descriptor signals;
static struct timer checker;
static uint64_t since;

bool is_stopping(void) { return stopping; }

static void check(struct timer *timer)
{
	if (!count_conns() || world_steady() - since > LONGEST)
		loop_stop();
	else
		timer_set(timer, world_steady() + CHECK_EVERY, check);
}

static void begin(struct descriptor *w, uint32_t events)
{
	struct signalfd_siginfo info;

	(void)events;
	if (read(w->fd, &info, sizeof info) < 0)
		return;
	if (stopping) {
		loop_stop();
		return;
	}
	stopping = true;
	since = world_steady();
	log_line(LOG_INFO, "stopping", "signal=%u connections=%d", info.ssi_signo, count_conns());
	conns_end_all(CODE_RESTART, wire_closing(COME_BACK));
	timer_set(&checker, since + CHECK_EVERY, check);
}

void stop_on_signals(void)
{
	sigset_t set;

	sigemptyset(&set);
	sigaddset(&set, SIGTERM);
	sigaddset(&set, SIGINT);
	CHECK(pthread_sigmask(SIG_BLOCK, &set, NULL) == 0);
	signals = (struct descriptor){ signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK), begin };
	CHECK(signals.fd >= 0);
	loop_add(&signals, EPOLLIN);
}
