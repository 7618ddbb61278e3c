/* lab/outside.c -- a player that is a program of its own, asked over a pipe.
 *
 *     lab:  rubicon 1 GAME              bot:  ready
 *     lab:  view {"phase": ...}
 *     lab:  legal ride horse            (a line for each)
 *     lab:  go aulus 5000               bot:  play ride horse
 *
 * One process answers for all threads, one question at a time.  It ends when its input does. */

#include "lab/outside.h"

#include "command/command.h"

#include <ctype.h>
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { USUAL_MS = 5000, MOST_MS = 600000, LINE = 1024, QUESTION = 256 * 1024 };

struct outside {
	const struct game *g;
	char command[LINE];
	int fd, patience; /* milliseconds */
	size_t n;
	char line[LINE];
	pthread_mutex_t lock;
};

static void choose_nothing(const struct question *q, struct answer *out)
{
	(void)q;
	(void)out;
	CHECK(!"a program is asked over its pipe");
}

const struct bot bot_outside = { "pipe", "a program of its own", LOOKS_ONE_STEP, false,
								 choose_nothing };

/* ---- lines ---------------------------------------------------------------------------------- */

static _Noreturn void give_up(const struct outside *o, const char *what, const char *line)
{
	bad_input("The bot '%s' %s%s%s", o->command, what, line, *line ? "'." : ".");
	exit(BAD_INPUT);
}

static void say(const struct outside *o, const char *bytes, size_t n)
{
	while (n) {
		ssize_t sent = send(o->fd, bytes, n, MSG_NOSIGNAL);

		if (sent < 0 && errno == EINTR)
			continue;
		if (sent <= 0)
			give_up(o, "has ended", "");
		bytes += sent;
		n -= (size_t)sent;
	}
}

static int64_t now_ms(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static void wait_for_bytes(struct outside *o, int64_t until)
{
	struct pollfd p = { .fd = o->fd, .events = POLLIN };
	int64_t left = until - now_ms();
	int ready = left > 0 ? poll(&p, 1, (int)left) : 0;
	ssize_t got;

	if (ready < 0 && errno == EINTR)
		return;
	if (ready <= 0)
		give_up(o, "did not answer in time", "");
	got = read(o->fd, o->line + o->n, sizeof o->line - 1 - o->n);
	if (got <= 0)
		give_up(o, "has ended", "");
	o->n += (size_t)got;
}

/* The next line, without its end; what came behind it is an answer to nothing. */
static char *hear(struct outside *o)
{
	int64_t until = now_ms() + o->patience;
	char *end;

	o->n = 0;
	while (!(end = memchr(o->line, '\n', o->n))) {
		if (o->n >= sizeof o->line - 1)
			give_up(o, "answers with a line without an end", "");
		wait_for_bytes(o, until);
	}
	*end = 0;
	if (end > o->line && end[-1] == '\r')
		end[-1] = 0;
	return o->line;
}

/* ---- its life ------------------------------------------------------------------------------- */

static bool spawn(struct outside *o)
{
	int ends[2];
	pid_t child;

	if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) < 0)
		return false;
	child = fork();
	if (child == 0) {
		dup2(ends[1], STDIN_FILENO);
		dup2(ends[1], STDOUT_FILENO);
		close(ends[0]);
		close(ends[1]);
		execl("/bin/sh", "sh", "-c", o->command, (char *)NULL);
		_exit(127);
	}
	close(ends[1]);
	o->fd = ends[0];
	return child > 0;
}

static bool read_words(struct outside *o, const char *words)
{
	char *end;
	long ms = strtol(words, &end, 10);

	o->patience = USUAL_MS;
	if (isdigit((unsigned char)words[0]) && *end == ':') {
		if (ms < 1 || ms > MOST_MS)
			return bad_input("A bot is waited for from 1 to %d milliseconds.", MOST_MS), false;
		o->patience = (int)ms;
		words = end + 1;
	}
	if (!*words || strlen(words) >= sizeof o->command)
		return bad_input("'pipe:' is followed by a command: pipe:./my-bot"), false;
	strcpy(o->command, words);
	return true;
}

struct outside *start_outside(const struct game *g, const char *words)
{
	struct outside *o = calloc(1, sizeof *o);
	char hello[LINE];

	if (!o || !read_words(o, words)) {
		free(o);
		return NULL;
	}
	o->g = g;
	pthread_mutex_init(&o->lock, NULL);
	if (!spawn(o)) {
		bad_input("The bot '%s' cannot be started.", o->command);
		free(o);
		return NULL;
	}
	say(o, hello, (size_t)snprintf(hello, sizeof hello, "rubicon 1 %s\n", g->id));
	if (strncmp(hear(o), "ready", strlen("ready")) != 0)
		give_up(o, "does not begin with 'ready' but '", o->line);
	return o;
}

/* ---- asking --------------------------------------------------------------------------------- */

static void put_question(const struct outside *o, const struct question *q, struct text *t)
{
	text_str(t, "view {");
	o->g->show(q->view, q->seat, t);
	text_str(t, "}\n");
	for (int i = 0; i < q->n; i++) {
		text_str(t, "legal ");
		act_text(o->g, q->legal[i], t);
		text_char(t, '\n');
	}
	text_str(t, "go ");
	arg_word(o->g, ARG_SEAT, q->seat, t);
	text_char(t, ' ');
	text_num(t, o->patience);
	text_char(t, '\n');
}

static act read_answer(const struct outside *o, const struct question *q, const char *line)
{
	char error[LINE];
	struct text e = text_in(error, sizeof error);
	act a = 0;

	if (strncmp(line, "play ", strlen("play ")) != 0)
		give_up(o, "answers neither 'play' nor an action but '", line);
	if (!act_parse(o->g, line + strlen("play "), &a, &e))
		give_up(o, "plays what is no action: '", line + strlen("play "));
	for (int i = 0; i < q->n; i++)
		if (q->legal[i] == a)
			return a;
	give_up(o, "plays what is not allowed: '", line + strlen("play "));
}

void ask_outside(struct outside *o, const struct question *q, struct answer *out)
{
	char *buf = malloc(QUESTION);
	struct text t;

	CHECK(buf);
	t = text_in(buf, QUESTION);
	put_question(o, q, &t);
	CHECK(!t.full);
	pthread_mutex_lock(&o->lock);
	say(o, buf, t.len);
	*out = (struct answer){ .a = read_answer(o, q, hear(o)) };
	pthread_mutex_unlock(&o->lock);
	free(buf);
}
