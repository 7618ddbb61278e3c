/* term/screen.c -- what the terminal can do: colour, width, clearing, paging. */

#include "term/screen.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { USUAL_COLUMNS = 80, USUAL_ROWS = 24 };

bool is_terminal(FILE *f)
{
	const char *term = getenv("TERM");

	return isatty(fileno(f)) && term && strcmp(term, "dumb") != 0;
}

bool has_colour(FILE *f)
{
	const char *no = getenv("NO_COLOR");

	return is_terminal(f) && !(no && *no);
}

static bool ask_size(struct winsize *size)
{
	return isatty(STDOUT_FILENO) && ioctl(STDOUT_FILENO, TIOCGWINSZ, size) == 0;
}

static int wrapped_columns;

void wrap_at(int columns) { wrapped_columns = columns; }

int screen_columns(void)
{
	struct winsize size;

	if (wrapped_columns)
		return wrapped_columns;
	return ask_size(&size) && size.ws_col ? size.ws_col : USUAL_COLUMNS;
}

int screen_rows(void)
{
	struct winsize size;

	return ask_size(&size) && size.ws_row ? size.ws_row : USUAL_ROWS;
}

void clear_line(void) { fputs("\r\033[K", stdout); }

void clear_screen(void)
{
	if (is_terminal(stdout))
		fputs("\033[H\033[2J\033[3J", stdout);
}

/* ---- colour ------------------------------------------------------------------ */

/* Seats 0 to 5 in the order of the project's palette; the fifth is white there, which a light
 * terminal would not show, so it is bold here. */
static const char *const seat_escape[] = { "33", "94", "32", "35", "1", "31" };

static const char *escape_of(char letter)
{
	if (letter >= '0' && letter < '0' + LEN(seat_escape))
		return seat_escape[letter - '0'];
	switch (letter) {
	case STYLE_BOLD: return "1";
	case STYLE_DIM: return "2";
	case STYLE_WATER: return "34";
	case STYLE_ACT: return "1;36";
	case STYLE_ROME: return "90";
	default: return "";
	}
}

void put_escape(FILE *f, char letter)
{
	fprintf(f, "\033[0%s%sm", *escape_of(letter) ? ";" : "", escape_of(letter));
}

void put_style(FILE *f, char letter)
{
	if (has_colour(f))
		put_escape(f, letter);
}

void put_styled(FILE *f, const char *s)
{
	while (*s) {
		size_t mark = text_mark(s);
		if (!mark)
			putc(*s, f);
		else if (*s == STYLE)
			put_style(f, s[1]);
		s += mark ? mark : 1;
	}
}

int styled_width(const char *s)
{
	int width = 0;

	while (*s) {
		size_t mark = text_mark(s);
		if (!mark && ((unsigned char)*s & 0xc0) != 0x80)
			width++;
		s += mark ? mark : 1;
	}
	return width;
}

/* ---- wrapping ------------------------------------------------------------------ */

static size_t word_length(const char *s) { return strcspn(s, " \n"); }

static int word_width(const char *s, size_t n)
{
	int width = 0;

	for (size_t i = 0; i < n; i++)
		width += ((unsigned char)s[i] & 0xc0) != 0x80;
	return width;
}

void put_wrapped(FILE *f, const char *s, int column, int indent)
{
	int columns = screen_columns(), at = column;
	bool first = true;

	while (*s) {
		size_t n = word_length(s);
		int width = word_width(s, n);

		if (n && !first && at + 1 + width > columns) {
			fprintf(f, "\n%*s", indent, "");
			at = indent;
		} else if (n && !first) {
			putc(' ', f);
			at++;
		}
		fwrite(s, 1, n, f);
		first &= !n;
		at += width;
		s += n + (s[n] != 0);
	}
	putc('\n', f);
}

/* ---- paging --------------------------------------------------------------------- */

FILE *open_pager(void)
{
	const char *pager = getenv("PAGER");
	FILE *f;

	if (!isatty(STDOUT_FILENO) || !isatty(STDIN_FILENO))
		return stdout;
	signal(SIGPIPE, SIG_IGN);
	setenv("LESS", "FRX", 0);
	f = popen(pager && *pager ? pager : "less 2>/dev/null || more 2>/dev/null || cat", "w");
	return f ? f : stdout;
}

void close_pager(FILE *f)
{
	if (f != stdout)
		pclose(f);
	else
		fflush(f);
}
