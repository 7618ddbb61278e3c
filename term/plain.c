/* term/plain.c -- a sitting line by line: in a pipe, on a dumb terminal, for screen readers. */

#include "term/sitting.h"

#include "term/line.h"
#include "term/screen.h"

#include <stdio.h>

static void begin(struct sitting *s, bool resumed)
{
	tell_setup(s);
	if (!resumed)
		return;
	if (match_over(&s->m))
		puts("This game has been played to its end.");
	else
		printf("The game goes on after %d actions; 'log' tells what happened.\n", s->m.n);
	for (int i = 0; i < LEN(s->told); i++)
		s->told[i] = s->m.n;
}

/* On a terminal a line says who is awaited, and is gone again afterwards. */
static bool shows_waiting;

static void thinks(struct sitting *s, int seat)
{
	char sentence[MAX_SENTENCE];
	struct text t = text_in(sentence, sizeof sentence);

	if (!is_terminal(stdout))
		return;
	shows_waiting = true;
	prompt_wait(s->m.g, s->m.g->prompt(s->m.state, seat), seat, &t);
	put_style(stdout, STYLE_DIM);
	fputs(sentence, stdout);
	put_style(stdout, STYLE_PLAIN);
	fflush(stdout);
}

static void acted(struct sitting *s)
{
	(void)s;
	if (shows_waiting)
		clear_line();
	shows_waiting = false;
}

/* With secrets about, nobody may look over another's shoulder. */
static bool pass_device(struct sitting *s, int seat)
{
	int before = s->looking;
	char line[MAX_LINE], prompt[MAX_LINE];
	struct text t = text_in(prompt, sizeof prompt);

	s->looking = seat;
	if (before == seat || before == SEAT_NOBODY)
		return true;
	s->board[0] = 0;
	if (!has_secrets(s))
		return true;
	if (!lines_are_typed())
		return true;
	text_str(&t, "Enter when you are done looking. ");
	complete_with(NULL, NULL);
	if (!read_answer(prompt, line))
		return false;
	clear_screen();
	t = text_in(prompt, sizeof prompt);
	text_str(&t, "Pass the device to ");
	arg_title(s->m.g, ARG_SEAT, seat, &t);
	text_str(&t, ", then press Enter. ");
	if (!read_answer(prompt, line))
		return false;
	clear_screen();
	return true;
}

static bool read_outcome(struct sitting *s, const struct dice_question *q, char line[MAX_LINE])
{
	static bool explained;
	static char possible[MAX_BOARD];
	char prompt[MAX_LINE];
	struct text t = text_in(prompt, sizeof prompt), p = text_in(possible, sizeof possible);

	if (s->looking != SEAT_NOBODY)
		tell_news(s, s->looking);
	if (!explained)
		puts("Type what comes; several in a row may stand on one line. An empty line lets the "
			 "program draw.");
	explained = true;
	text_str(&p, "One of: ");
	text_str(&p, q->possible);
	put_wrapped(stdout, possible, 0, 0);
	text_style(&t, STYLE_BOLD);
	text_str(&t, q->ask);
	text_style(&t, STYLE_PLAIN);
	text_str(&t, "> ");
	complete_with(q->complete, q->self);
	return read_answer(prompt, line);
}

static void say(struct sitting *s, const char *sentence)
{
	(void)s;
	puts(sentence);
}

static void over(struct sitting *s, int reader)
{
	tell_news(s, reader);
	show_board(s, reader, false);
	tell_standing(s, stdout);
}

static void end(struct sitting *s) { (void)s; }

const struct face plain_face = {
	.begin = begin,
	.thinks = thinks,
	.acted = acted,
	.pass = pass_device,
	.ask = ask_person,
	.read_outcome = read_outcome,
	.say = say,
	.over = over,
	.end = end,
};
