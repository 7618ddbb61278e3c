/* term/full/full.c -- a sitting on the whole screen: what is shown when, and who looks. */

#include "term/full/full.h"

#include "term/full/keys.h"
#include "term/line.h"
#include "term/rulebook.h"
#include "term/screen.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
	PACE = 250,       /* milliseconds between what others do; any key shows the rest */
	UNWRAPPED = 4096, /* panes wrap what they show */
};

static struct desk desk;
static struct looks wanted;
static bool hurries; /* a key was pressed while others acted */

/* ---- long answers and questions ------------------------------------------------------------ */

static FILE *open_long(struct turn *t) { return t->out; }
static void close_long(struct turn *t, FILE *f) { (void)t, (void)f; }

static bool confirm(struct turn *t, const char *question)
{
	int key;

	(void)t;
	snprintf(desk.says, sizeof desk.says, "%s", question);
	draw(&desk);
	do
		key = read_press(FOR_EVER);
	while (key == PRESS_NONE && !is_interrupted());
	return key == 'y' || key == 'Y';
}

/* ---- what others do ----------------------------------------------------------------------------
 */

/* Whose eyes are on the screen while nobody at it is asked. */
static int onlooker(const struct sitting *s)
{
	seatset here = s->people & ~s->gave_up;
	bool alone = here && !(here & (here - 1));

	if (s->looking != SEAT_NOBODY && (alone || !has_secrets(s)))
		return s->looking;
	return alone ? lowest_bit(here) : SEAT_NOBODY;
}

static void show_waiting(struct sitting *s)
{
	desk.asks = false;
	desk.seat = onlooker(s);
	look_again(&desk);
	draw(&desk);
}

static void thinks(struct sitting *s, int seat)
{
	struct text t = text_in(desk.waits, sizeof desk.waits);

	prompt_wait(s->m.g, s->m.g->prompt(s->m.state, seat), seat, &t);
	show_waiting(s);
}

static bool has_news(const struct sitting *s)
{
	char *news = told_text(s, onlooker(s), s->m.n - 1, false);
	bool any = *news;

	free(news);
	return any;
}

/* At the pace of a person who reads. */
static void acted(struct sitting *s)
{
	int key;

	if (hurries || wanted.still || !has_news(s))
		return;
	show_waiting(s);
	key = read_press(PACE);
	if (key == PRESS_NONE)
		return;
	hurries = key != PRESS_RESIZE;
	read_scrolling(&desk, key);
}

/* ---- people -------------------------------------------------------------------------------- */

/* The first letter of a seat's name lifts the curtain: no stray key does. */
static bool is_lifted(const struct sitting *s, int seat, int key)
{
	int initial = s->m.g->names[ARG_SEAT].word[seat][0];

	return key == initial || key == initial - 'a' + 'A';
}

static bool lift_curtain(struct sitting *s, int seat)
{
	bool entered = false;
	int key = PRESS_NONE;

	forget_all(&desk);
	desk.s = s;
	while (!is_interrupted() && !(entered && is_lifted(s, seat, key))) {
		if (key == 'q')
			return false;
		entered |= key == '\r';
		draw_curtain(&desk, seat, entered);
		key = read_press(FOR_EVER);
	}
	return !is_interrupted();
}

static bool pass(struct sitting *s, int seat)
{
	int before = s->looking;

	s->looking = seat;
	if (before == seat || before == SEAT_NOBODY || !has_secrets(s))
		return true;
	return lift_curtain(s, seat);
}

static void sit_down(struct sitting *s, int seat)
{
	desk.s = s;
	desk.seat = seat;
	desk.asks = true;
	desk.looks = desk.on_board = false;
	desk.page = desk.page == PAGE_NOTE ? PAGE_NOTE : PAGE_BOARD;
	desk.turn.s = s;
	desk.turn.seat = seat;
	desk.turn.open_long = open_long;
	desk.turn.close_long = close_long;
	desk.turn.confirm = confirm;
	find_choices(&desk.turn.choices, s->m.g, s->m.state, seat);
	begin_pointing(&desk.point, &desk.turn.choices);
	hurries = false;
}

/* What was typed behind a ';'. */
static enum next go_on_typed(void)
{
	char *text = NULL;
	size_t size;
	enum next next;

	if (!has_ahead(&desk.turn))
		return ASK_AGAIN;
	desk.turn.out = open_memstream(&text, &size);
	CHECK(desk.turn.out);
	next = do_ahead(&desk.turn);
	fclose(desk.turn.out);
	snprintf(desk.says, sizeof desk.says, "%.*s", (int)strcspn(text, "\n"), text);
	free(text);
	return next;
}

static enum decided ask(struct sitting *s, int seat)
{
	enum next next;

	sit_down(s, seat);
	next = go_on_typed();
	if (next == ASK_AGAIN)
		look_again(&desk);
	while (next == ASK_AGAIN && !is_interrupted()) {
		draw(&desk);
		next = press(&desk, read_press(FOR_EVER));
	}
	desk.known = s->m.n;
	return next == ACTED ? DECIDED : LEAVES;
}

/* ---- real dice ----------------------------------------------------------------------------- */

static void say(struct sitting *s, const char *sentence)
{
	(void)s;
	snprintf(desk.says, sizeof desk.says, "%s", sentence);
}

static bool read_outcome(struct sitting *s, const struct dice_question *q, char line[MAX_LINE])
{
	enum edited edited = EDITING;

	snprintf(desk.waits, sizeof desk.waits, "%s", q->ask);
	snprintf(desk.beside, sizeof desk.beside,
			 " %s\n One of %s.\n Several in a row may stand on one line; Enter on nothing lets the "
			 "program draw.",
			 desk.says, q->possible);
	open_typed(&desk.typed, "it shows> ");
	while (edited == EDITING && !is_interrupted()) {
		show_waiting(s);
		edited = edit_typed(&desk.typed, read_press(FOR_EVER), q->complete, q->self);
	}
	snprintf(line, MAX_LINE, "%s", desk.typed.line);
	*desk.says = *desk.beside = 0;
	return edited == ENTERED && strcmp(line, "quit") != 0;
}

/* ---- beginning and end --------------------------------------------------------------------- */

/* A first screen: what game it is, who plays, how one wins. */
static void show_start(struct sitting *s)
{
	const struct rulebook *book = find_rulebook(s->m.g);
	char *text = NULL;
	size_t size;
	FILE *f = open_memstream(&text, &size);

	CHECK(f);
	fprintf(f, "%s. %s\n", s->m.g->title, s->m.g->blurb);
	say_setup(s, f);
	tell_scenario(s, f);
	if (book)
		print_primer(f, book);
	fclose(f);
	set_note(&desk, text);
	desk.page = PAGE_NOTE;
}

static void begin(struct sitting *s, bool resumed)
{
	desk.s = s;
	desk.seat = SEAT_NOBODY;
	desk.cursor = -1;
	desk.known = resumed ? s->m.n : 0;
	if (open_paint(&wanted)) {
		wrap_at(UNWRAPPED);
		if (!resumed)
			show_start(s);
		return;
	}
	s->face = &plain_face; /* this terminal cannot do it */
	s->face->begin(s, resumed);
}

static void say_end(struct sitting *s)
{
	char *text = NULL;
	size_t size;
	FILE *f = open_memstream(&text, &size);
	struct standing st;

	CHECK(f);
	tell_standing(s, f);
	match_standing(&s->m, &st);
	for (int seat = 0; seat < s->m.how.seats && s->m.g->parts_of; seat++) {
		int16_t part[MAX_PARTS];
		s->m.g->parts_of(s->m.state, seat, part);
		fprintf(f, "\n  %-14s %4d ", s->m.g->names[ARG_SEAT].title[seat], st.points[seat]);
		for (int i = 0; i < s->m.g->n_parts; i++)
			fprintf(f, "  %s %d", s->m.g->parts[i], part[i]);
	}
	fputs("\n\nB shows the board, L the log; q leaves.\n", f);
	fclose(f);
	set_note(&desk, text);
	desk.page = PAGE_NOTE;
}

static void over(struct sitting *s, int reader)
{
	int key = PRESS_NONE;

	desk.seat = reader;
	desk.asks = false;
	snprintf(desk.waits, sizeof desk.waits, "The game is over.");
	look_again(&desk);
	say_end(s);
	while (key != 'q' && !is_interrupted()) {
		draw(&desk);
		key = read_press(FOR_EVER);
		if (key == '\033')
			desk.page = desk.page == PAGE_NOTE ? PAGE_BOARD : PAGE_NOTE;
		read_scrolling(&desk, key);
	}
}

static void end(struct sitting *s)
{
	close_paint();
	wrap_at(0);
	forget_all(&desk);
	if (match_over(&s->m))
		tell_standing(s, stdout);
}

static const struct face face = {
	.begin = begin,
	.thinks = thinks,
	.acted = acted,
	.pass = pass,
	.ask = ask,
	.read_outcome = read_outcome,
	.say = say,
	.over = over,
	.end = end,
};

const struct face *full_face(const struct looks *looks)
{
	wanted = *looks;
	return &face;
}
