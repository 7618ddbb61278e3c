/* command/command.c -- how rubicon complains, and what the user may have meant. */

#include "command/command.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

_Thread_local void (*on_failed_check)(const char *file, int line, const char *what);

_Noreturn void check_failed(const char *file, int line, const char *what)
{
	if (on_failed_check)
		on_failed_check(file, line, what);
	fflush(stdout);
	fprintf(stderr, "rubicon: this is a mistake in the program: %s:%d: %s\n", file, line, what);
	abort();
}

static void complain(const char *format, va_list args)
{
	fflush(stdout);
	fputs("rubicon: ", stderr);
	vfprintf(stderr, format, args);
	putc('\n', stderr);
}

int bad_input(const char *format, ...)
{
	va_list args;

	va_start(args, format);
	complain(format, args);
	va_end(args);
	return BAD_INPUT;
}

int bad_usage(const char *command, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	complain(format, args);
	va_end(args);
	fprintf(stderr, "Try 'rubicon %s%s--help'.\n", command, *command ? " " : "");
	return BAD_USAGE;
}

/* ---- did you mean ------------------------------------------------------------- */

static void lower(char out[MAX_APART + 2], const char *s)
{
	int n = 0;

	for (; *s && n <= MAX_APART; s++)
		out[n++] = (char)tolower((unsigned char)*s);
	out[n] = 0;
}

static bool starts_with(const char *s, const char *start)
{
	while (*start && *s == *start)
		s++, start++;
	return !*start;
}

/* Capitals do not matter, and the beginning of a word is nearly the word. */
void consider_word(struct guess *best, const char *typed, const char *word)
{
	char a[MAX_APART + 2], b[MAX_APART + 2];
	int apart;

	lower(a, typed);
	lower(b, word);
	apart = *a && starts_with(b, a) ? 1 : text_apart(a, b);
	if (apart < best->apart)
		*best = (struct guess){ word, apart };
}

bool is_likely(const struct guess *best, const char *typed)
{
	return best->word && best->apart <= 1 + (int)text_length(typed) / 3;
}

const struct game *find_game(const char *id)
{
	const struct game *g = game_by_id(id);
	struct guess best = NO_GUESS;

	if (g)
		return g;
	for (int i = 0; i < n_registered; i++)
		consider_word(&best, id, registry[i].game->id);
	if (is_likely(&best, id))
		bad_input("There is no game '%s'. Did you mean '%s'?", id, best.word);
	else
		bad_input("There is no game '%s'. 'rubicon games --all' lists those there are.", id);
	return NULL;
}
