/* tests/pty.c -- drives a program on a real pseudo-terminal, by a script of what a person types and
 * what must then be on the screen.
 *
 *     pty SCRIPT
 *
 * A script is lines; '#' starts a comment.
 *
 *     size COLUMNS ROWS           before run
 *     env NAME=VALUE              before run
 *     run WORD ...                starts the program; $NAME stands for the environment's
 *     send TEXT                   types it; \r \t \e \\ and \cX (control) are understood
 *     expect TEXT                 waits for it, behind what was expected before
 *     settle                      waits until nothing more comes: the program listens
 *     lacks TEXT                  it has not come behind what was expected before
 *     absent TEXT                 it has not come at all
 *     terminate                   sends it SIGTERM
 *     exit STATUS                 waits for the end
 *     shell COMMAND               runs a command, which must succeed */

#include <errno.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MAX_OUTPUT = 1 << 20, MAX_WORDS = 32, PATIENCE = 10 };

static struct {
	const char *file;
	int line;
	struct winsize size;
	int terminal; /* the program's; -1 before run */
	pid_t child;
	char output[MAX_OUTPUT];
	size_t n, seen; /* bytes so far; how far `expect` has looked */
} p = { .size = { .ws_col = 100, .ws_row = 40 }, .terminal = -1 };

static void print_output(void)
{
	size_t from = p.n > 3000 ? p.n - 3000 : 0;

	fputs("---- the end of the output:\n", stderr);
	for (size_t i = from; i < p.n; i++)
		if (p.output[i] == 033)
			fputs("\\e", stderr);
		else if (p.output[i] != '\r')
			putc(p.output[i], stderr);
	fputs("\n----\n", stderr);
}

static _Noreturn void fail(const char *what, const char *about)
{
	print_output();
	fprintf(stderr, "%s:%d: %s%s\n", p.file, p.line, what, about);
	if (p.child > 0)
		kill(p.child, SIGKILL);
	exit(1);
}

/* ---- the program -------------------------------------------------------------------- */

static char *expand(char *word)
{
	char *value = *word == '$' ? getenv(word + 1) : word;

	if (!value)
		fail("not in the environment: ", word);
	return value;
}

static void run(char *rest)
{
	char *words[MAX_WORDS + 1];
	int n = 0;

	for (char *w = strtok(rest, " "); w && n < MAX_WORDS; w = strtok(NULL, " "))
		words[n++] = expand(w);
	words[n] = NULL;
	p.n = p.seen = 0;
	p.child = forkpty(&p.terminal, NULL, NULL, &p.size);
	if (p.child < 0)
		fail("no terminal: ", strerror(errno));
	if (p.child == 0) {
		execvp(words[0], words);
		_exit(127);
	}
}

/* Reads what there is, waiting for `millis` at most; false: nothing came, or it is over. */
static bool read_some(int millis)
{
	struct pollfd wait = { .fd = p.terminal, .events = POLLIN };
	ssize_t n;

	if (p.terminal < 0 || poll(&wait, 1, millis) <= 0)
		return false;
	if (p.n + 1 >= sizeof p.output)
		fail("too much output", "");
	n = read(p.terminal, p.output + p.n, sizeof p.output - 1 - p.n);
	if (n <= 0)
		return false;
	p.n += (size_t)n;
	p.output[p.n] = 0;
	return true;
}

/* ---- the lines ------------------------------------------------------------------------ */

static void expect(const char *text)
{
	time_t end = time(NULL) + PATIENCE;

	for (;;) {
		char *at = strstr(p.output + p.seen, text);
		if (at) {
			p.seen = (size_t)(at - p.output) + strlen(text);
			return;
		}
		if (!read_some(200) && time(NULL) > end)
			fail("this did not come: ", text);
	}
}

static void settle(void)
{
	while (read_some(200))
		continue;
}

static void lacks(const char *text, size_t from)
{
	settle();
	if (strstr(p.output + from, text))
		fail("this should not be there: ", text);
}

static char unescape(const char **s)
{
	switch (*++*s) {
	case 'r': return '\r';
	case 't': return '\t';
	case 'e': return 033;
	case 'c': ++*s; return (char)(**s & 037);
	default: return **s;
	}
}

static void send_text(const char *text)
{
	for (; *text; text++) {
		char c = *text == '\\' ? unescape(&text) : *text;
		if (write(p.terminal, &c, 1) != 1)
			fail("the program does not listen: ", text);
	}
}

static void expect_exit(const char *status)
{
	int how;
	time_t end = time(NULL) + PATIENCE;

	while (waitpid(p.child, &how, WNOHANG) == 0) {
		read_some(50);
		if (time(NULL) > end)
			fail("the program does not end", "");
	}
	while (read_some(50))
		continue;
	close(p.terminal);
	p.terminal = -1;
	p.child = 0;
	if (!WIFEXITED(how) || WEXITSTATUS(how) != atoi(status))
		fail("another exit status was expected: ", status);
}

static void set_size(const char *text)
{
	unsigned columns, rows;

	if (sscanf(text, "%u %u", &columns, &rows) != 2)
		fail("not a size: ", text);
	p.size.ws_col = (unsigned short)columns;
	p.size.ws_row = (unsigned short)rows;
}

static void set_variable(char *text)
{
	char *value = strchr(text, '=');

	if (!value)
		fail("not NAME=VALUE: ", text);
	*value++ = 0;
	setenv(text, value, 1);
}

static void obey(char *line)
{
	char *rest = strchr(line, ' ');

	if (rest)
		*rest++ = 0;
	else
		rest = line + strlen(line);
	if (!strcmp(line, "size"))
		set_size(rest);
	else if (!strcmp(line, "env"))
		set_variable(rest);
	else if (!strcmp(line, "terminate"))
		kill(p.child, SIGTERM);
	else if (!strcmp(line, "run"))
		run(rest);
	else if (!strcmp(line, "send"))
		send_text(rest);
	else if (!strcmp(line, "expect"))
		expect(rest);
	else if (!strcmp(line, "settle"))
		settle();
	else if (!strcmp(line, "absent"))
		lacks(rest, 0);
	else if (!strcmp(line, "lacks"))
		lacks(rest, p.seen);
	else if (!strcmp(line, "exit"))
		expect_exit(rest);
	else if (strcmp(line, "shell") != 0 || system(rest) != 0)
		fail("this failed: ", rest);
}

int main(int argc, char **argv)
{
	char line[1024];
	FILE *f;

	if (argc != 2 || !(f = fopen(argv[1], "r"))) {
		fprintf(stderr, "usage: pty SCRIPT\n");
		return 2;
	}
	p.file = argv[1];
	signal(SIGPIPE, SIG_IGN);
	while (fgets(line, sizeof line, f)) {
		p.line++;
		line[strcspn(line, "\n")] = 0;
		if (*line && *line != '#')
			obey(line);
	}
	fclose(f);
	if (p.child > 0)
		fail("the script ends before the program does", "");
	return 0;
}
