/* term/line.c -- lines from the user: edited and completed on a terminal, plain from a pipe. */

#include "term/line.h"

#include "term/screen.h"

#include <errno.h>
#include <histedit.h>
#include <locale.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

/* One terminal, one editor. */
static EditLine *editor;
static History *history_list;
static char prompt_text[MAX_LINE];
static completer *complete_word;
static void *complete_self;
static volatile sig_atomic_t interrupted, resized, continued;

bool is_interrupted(void) { return interrupted; }

bool lines_are_typed(void) { return isatty(STDIN_FILENO); }

/* ---- signals ------------------------------------------------------------------ */

static void note_interrupt(int signal_number)
{
	(void)signal_number;
	interrupted = 1;
}

static void note_resize(int signal_number)
{
	(void)signal_number;
	resized = 1;
}

static void note_continue(int signal_number)
{
	(void)signal_number;
	continued = 1;
}

/* Without SA_RESTART, so that a read in progress ends. */
static void catch_signal(int number, void (*handler)(int))
{
	struct sigaction action = { .sa_handler = handler };

	sigemptyset(&action.sa_mask);
	sigaction(number, &action, NULL);
}

static void catch_signals(void)
{
	catch_signal(SIGINT, note_interrupt);
	catch_signal(SIGTERM, note_interrupt);
	catch_signal(SIGHUP, note_interrupt);
	signal(SIGPIPE, SIG_IGN);
	if (editor) {
		catch_signal(SIGWINCH, note_resize);
		catch_signal(SIGCONT, note_continue);
	}
}

/* ---- the editor ----------------------------------------------------------------- */

/* The screen is another size, or the shell has had it meanwhile. */
static void restore_screen(EditLine *e)
{
	if (resized)
		el_resize(e);
	if (continued) {
		el_set(e, EL_PREP_TERM, 1);
		el_set(e, EL_REFRESH);
	}
	resized = continued = 0;
}

/* Instead of libedit's own, which tries again after a signal. */
static int read_character(EditLine *e, wchar_t *out)
{
	mbstate_t state = { 0 };

	for (;;) {
		char c;
		ssize_t n = interrupted ? 0 : read(STDIN_FILENO, &c, 1);
		size_t used;

		if (n < 0 && errno == EINTR && !interrupted) {
			restore_screen(e);
			continue;
		}
		if (n <= 0)
			return 0;
		used = mbrtowc(out, &c, 1, &state);
		if (used == (size_t)-2)
			continue;
		if (used == (size_t)-1)
			*out = (unsigned char)c;
		return 1;
	}
}

static char *give_prompt(EditLine *e)
{
	(void)e;
	return prompt_text;
}

/* How many letters all the words share. */
static size_t shared_length(const char **words, int n)
{
	size_t shared = strlen(words[0]);

	for (int i = 1; i < n; i++) {
		size_t k = 0;
		while (k < shared && words[i][k] == words[0][k])
			k++;
		shared = k;
	}
	return shared;
}

static void print_words(const char **words, int n)
{
	int width = 0, columns, rows = screen_rows() - 4;

	for (int i = 0; i < n; i++)
		if ((int)strlen(words[i]) > width)
			width = (int)strlen(words[i]);
	columns = screen_columns() / (width + 2);
	if (columns < 1)
		columns = 1;
	putchar('\n');
	for (int i = 0; i < n && i < rows * columns; i++)
		printf("%-*s%s", width, words[i], i + 1 == n || (i + 1) % columns == 0 ? "\n" : "  ");
	if (n > rows * columns)
		printf("... and %d more\n", n - rows * columns);
	fflush(stdout);
}

static unsigned char complete_here(EditLine *e, int c)
{
	static const char *words[MAX_COMPLETIONS];
	const LineInfo *info = el_line(e);
	char line[MAX_LINE], rest[MAX_LINE];
	int length = (int)(info->cursor - info->buffer), n;
	size_t typed, shared;
	const char *last;

	(void)c;
	snprintf(line, sizeof line, "%.*s", length, info->buffer);
	n = complete_word ? complete_word(complete_self, line, words) : 0;
	if (!n)
		return CC_REFRESH_BEEP;
	last = strrchr(line, ' ');
	typed = strlen(last ? last + 1 : line);
	shared = shared_length(words, n);
	if (shared <= typed && n > 1) {
		print_words(words, n);
		return CC_REDISPLAY;
	}
	snprintf(rest, sizeof rest, "%.*s%s", (int)(shared - typed), words[0] + typed,
			 n == 1 ? " " : "");
	return el_insertstr(e, rest) == -1 ? CC_REFRESH_BEEP : CC_REFRESH;
}

static void open_editor(void)
{
	HistEvent event;

	editor = el_init("rubicon", stdin, stdout, stderr);
	history_list = history_init();
	if (!editor || !history_list)
		return;
	history(history_list, &event, H_SETSIZE, 200);
	history(history_list, &event, H_SETUNIQUE, 1);
	el_set(editor, EL_PROMPT_ESC, give_prompt, '\1');
	el_set(editor, EL_EDITOR, "emacs");
	el_set(editor, EL_HIST, history, history_list);
	el_set(editor, EL_GETCFN, read_character);
	el_set(editor, EL_ADDFN, "complete", "Complete the word", complete_here);
	el_set(editor, EL_BIND, "^I", "complete", NULL);
	el_source(editor, NULL);
}

void open_lines(void)
{
	setlocale(LC_CTYPE, "");
	if (lines_are_typed() && is_terminal(stdout))
		open_editor();
	catch_signals();
}

void close_lines(void)
{
	if (history_list)
		history_end(history_list);
	if (editor)
		el_end(editor);
	history_list = NULL;
	editor = NULL;
}

void complete_with(completer *complete, void *self)
{
	complete_word = complete;
	complete_self = self;
}

/* ---- reading ---------------------------------------------------------------------- */

/* Escapes between marks take no room: libedit must know. */
static void set_prompt(const char *s)
{
	struct text t = text_in(prompt_text, sizeof prompt_text);
	char *escapes = NULL;
	size_t size;

	for (; *s; s++) {
		FILE *f;
		if (*s != STYLE || !s[1]) {
			text_char(&t, *s);
			continue;
		}
		s++;
		if (!has_colour(stdout) || !(f = open_memstream(&escapes, &size)))
			continue;
		put_escape(f, *s);
		fclose(f);
		text_char(&t, '\1');
		text_str(&t, escapes);
		text_char(&t, '\1');
		free(escapes);
		escapes = NULL;
	}
}

static enum got copy_trimmed(const char *s, char line[MAX_LINE])
{
	size_t n;

	while (*s == ' ' || *s == '\t')
		s++;
	n = strcspn(s, "\r\n");
	while (n && (s[n - 1] == ' ' || s[n - 1] == '\t'))
		n--;
	if (n >= MAX_LINE)
		n = MAX_LINE - 1;
	memcpy(line, s, n);
	line[n] = 0;
	return GOT_LINE;
}

static enum got why_no_line(void)
{
	putchar('\n');
	return interrupted ? GOT_INTERRUPT : GOT_END;
}

static enum got read_edited(char line[MAX_LINE])
{
	int count;
	const char *got = el_gets(editor, &count);
	HistEvent event;

	if (!got || count <= 0)
		return why_no_line();
	copy_trimmed(got, line);
	if (*line)
		history(history_list, &event, H_ENTER, line);
	return GOT_LINE;
}

/* A piped line is echoed, so that what comes out reads like a conversation. */
static enum got read_plain(char line[MAX_LINE])
{
	static char *buffer;
	static size_t size;

	errno = 0;
	if (getline(&buffer, &size, stdin) < 0)
		return why_no_line();
	copy_trimmed(buffer, line);
	if (!lines_are_typed())
		puts(line);
	return GOT_LINE;
}

enum got read_line(const char *prompt, char line[MAX_LINE])
{
	if (interrupted)
		return GOT_INTERRUPT;
	if (fflush(stdout) || ferror(stdout))
		return GOT_END; /* nobody can see the question */
	if (editor) {
		set_prompt(prompt);
		return read_edited(line);
	}
	put_styled(stdout, prompt);
	fflush(stdout);
	return read_plain(line);
}

bool read_answer(const char *prompt, char line[MAX_LINE])
{
	return read_line(prompt, line) == GOT_LINE && strcmp(line, "quit") != 0;
}
