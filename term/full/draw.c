/* term/full/draw.c -- the desk on the screen: bar, board, side panes, prompt, log, keys. */

#include "term/full/desk.h"

#include <stdio.h>
#include <string.h>

static const char *const page_names[N_PAGES] = {
	"Board", "Seats", "Turn", "Hand", "Log", "Answer"
};

/* ---- lines of text ------------------------------------------------------------------------- */

/* Copies the words of one line that fit into `width`; returns where the next line begins. */
static const char *cut_line(const char *s, int width, char *out, size_t cap)
{
	const char *blank = NULL;
	size_t at = 0, blank_at = 0;
	int used = 0;

	while (*s && *s != '\n' && used < width && at + 8 < cap) {
		size_t mark = text_mark(s), n = mark ? mark : 1;
		if (*s == ' ') {
			blank = s;
			blank_at = at;
		}
		if (!mark && ((unsigned char)*s & 0xc0) != 0x80)
			used++;
		memcpy(out + at, s, n);
		at += n;
		s += n;
	}
	if (*s && *s != '\n' && *s != ' ' && blank) {
		at = blank_at;
		s = blank;
	}
	out[at] = 0;
	return s + (*s == ' ' || *s == '\n');
}

static int count_rows(const char *s, int width)
{
	char line[MAX_SENTENCE];
	int n = 0;

	for (; *s; n++)
		s = cut_line(s, width, line, sizeof line);
	return n;
}

/* Wrapped; `first` lines are left out. */
static void draw_text(struct area a, const char *s, int first)
{
	char line[MAX_SENTENCE];

	for (int row = 0; *s && row < first + a.rows; row++) {
		s = cut_line(s, a.columns, line, sizeof line);
		if (row >= first)
			paint(a.row + row - first, a.column, a.columns, line, INK_PLAIN);
	}
}

static void draw_title(int row, int column, int width, enum glyph rule, const char *title)
{
	bool is_double = rule == GLYPH_DOUBLE;
	int at = column + 2, n;

	paint_rule(row, column, width, rule);
	if (!title || !*title)
		return;
	paint_glyph(row, at++, is_double ? GLYPH_DOUBLE_LEFT : GLYPH_LEFT, STYLE_DIM);
	at++;
	n = paint(row, at, width - 8, title, INK_BOLD);
	paint_letter(row, at - 1, ' ', STYLE_PLAIN, INK_PLAIN);
	paint_letter(row, at + n, ' ', STYLE_PLAIN, INK_PLAIN);
	paint_glyph(row, at + n + 1, is_double ? GLYPH_DOUBLE_RIGHT : GLYPH_RIGHT, STYLE_DIM);
}

/* ---- the bar ----------------------------------------------------------------------------------
 */

static void in_capitals(const char *s, char *out, size_t cap)
{
	size_t i = 0;

	for (; s[i] && i + 1 < cap; i++)
		out[i] = (char)(s[i] >= 'a' && s[i] <= 'z' ? s[i] - 'a' + 'A' : s[i]);
	out[i] = 0;
}

static int draw_seat_mark(int row, int column, const struct desk *d, int seat)
{
	struct standing st;
	char points[16];
	bool awaited = d->s->m.g->asked(d->s->m.state) & SEAT_BIT(seat);

	match_standing(&d->s->m, &st);
	if (awaited)
		paint_glyph(row, column, GLYPH_POINTER, STYLE_ACT);
	paint_glyph(row, column + 1, (enum glyph)(GLYPH_SEAT + seat), style_seat(seat));
	snprintf(points, sizeof points, "%d", st.points[seat]);
	return column + 2 + paint(row, column + 2, 8, points, INK_PLAIN) + 1;
}

static void draw_bar(const struct desk *d)
{
	const struct game *g = d->s->m.g;
	char title[64], you[64];
	struct text t = text_in(you, sizeof you);
	int column;

	in_capitals(g->title, title, sizeof title);
	column = 1 + paint(0, 1, 40, title, INK_BOLD) + 2;
	for (int seat = 0; seat < d->s->m.how.seats; seat++)
		column = draw_seat_mark(0, column, d, seat);
	if (d->seat >= d->s->m.how.seats)
		return;
	text_str(&t, "you ");
	seat_title(g, d->seat, &t);
	column = paint_columns() - (int)t.len - 3;
	paint_glyph(0, column, (enum glyph)(GLYPH_SEAT + d->seat), style_seat(d->seat));
	paint(0, column + 1, (int)t.len, you, INK_PLAIN);
}

/* ---- the board ---------------------------------------------------------------------------------
 */

static bool is_fresh(const struct desk *d, struct thing thing)
{
	for (int i = 0; i < d->n_fresh; i++)
		if (d->fresh[i].type != ARG_SEAT && is_thing(d->fresh[i], thing))
			return true;
	return false;
}

static bool is_pointed_at(const struct desk *d, struct thing thing)
{
	for (int i = 0; i < d->point.n_at && d->asks; i++)
		if (is_thing(d->point.at[i], thing))
			return true;
	return false;
}

static bool is_under_cursor(const struct desk *d, struct thing thing)
{
	return d->cursor >= 0 && d->on_board && is_thing(d->spots[d->cursor].thing, thing);
}

/* The chosen line's things are lit too. */
static bool is_offered(const struct desk *d, struct thing thing)
{
	return !d->on_board && d->n_offers && d->offers[d->offer].n == 1 &&
		   is_in_choice(&d->point, d->offers[d->offer].row, thing);
}

static void draw_cell(const struct desk *d, int row, int column, const struct cell *c)
{
	bool lit = c->thing.type && d->asks && is_live(&d->point, c->thing);
	int ink = INK_PLAIN;

	if (is_under_cursor(d, c->thing) || is_offered(d, c->thing))
		ink |= INK_REVERSE;
	if (is_pointed_at(d, c->thing))
		ink |= INK_REVERSE | INK_BOLD;
	if (is_fresh(d, c->thing))
		ink |= INK_UNDERLINE;
	if (lit)
		ink |= INK_BOLD;
	paint_letter(row, column, (unsigned char)c->letter,
				 lit && c->style == STYLE_PLAIN ? STYLE_ACT : c->style, ink);
}

/* Scrolls no further than it must for the cursor to be seen. */
static int scroll_to(int first, int room, int size, int from, int to)
{
	if (to > first + room)
		first = to - room;
	if (from < first)
		first = from;
	if (first > size - room)
		first = size - room;
	return first < 0 ? 0 : first;
}

static void follow_cursor(struct desk *d, struct area a)
{
	const struct sheet *s = &d->parts.sheet[BOARD];
	struct spot at = { .part = BOARD };

	if (d->cursor >= 0 && d->spots[d->cursor].part == BOARD)
		at = d->spots[d->cursor];
	else
		at = (struct spot){ .row = d->top, .column = d->left, .width = 1 };
	d->top = scroll_to(d->top, a.rows, s->rows, at.row - 1, at.row + 3);
	d->left = scroll_to(d->left, a.columns, s->columns, at.column - 2, at.column + at.width + 4);
}

static void draw_board(struct desk *d, struct area a)
{
	const struct sheet *s = &d->parts.sheet[BOARD];

	follow_cursor(d, a);
	for (int row = 0; row < a.rows && row + d->top < s->rows; row++)
		for (int column = 0; column < a.columns && column + d->left < s->columns; column++)
			draw_cell(d, a.row + row, a.column + column, &s->cell[row + d->top][column + d->left]);
}

/* ---- parts that flow ----------------------------------------------------------------------- */

static int row_length(const struct sheet *s, int row)
{
	int n = s->columns;

	while (n && s->cell[row][n - 1].letter == ' ')
		n--;
	return n;
}

/* Where the line that starts at `from` must end to break between words. */
static int break_at(const struct sheet *s, int row, int from, int end, int width)
{
	int at = from + width;

	if (end - from <= width)
		return end;
	while (at > from && s->cell[row][at].letter != ' ')
		at--;
	return at > from ? at : from + width;
}

/* One row of the sheet, on as many lines as it needs; returns how many. */
static int draw_wrapped_row(const struct desk *d, struct area a, int line, const struct sheet *s,
							int row)
{
	enum { INDENT = 2 };
	int from = 0, end = row_length(s, row), lines = 0;

	do {
		int indent = lines ? INDENT : 0, to = break_at(s, row, from, end, a.columns - indent);
		for (int i = from; i < to && line + lines < a.rows; i++)
			draw_cell(d, a.row + line + lines, a.column + indent + i - from, &s->cell[row][i]);
		from = to;
		while (from < end && s->cell[row][from].letter == ' ')
			from++;
		lines++;
	} while (from < end);
	return lines;
}

/* Returns the lines used. */
static int draw_flow(const struct desk *d, struct area a, enum part part)
{
	const struct sheet *s = &d->parts.sheet[part];
	int line = 0;

	for (int row = 0; row < s->rows && line < a.rows; row++)
		line += draw_wrapped_row(d, a, line, s, row);
	return line < a.rows ? line : a.rows;
}

/* ---- what the cursor is on ----------------------------------------------------------------- */

static void say_here(const struct desk *d, struct text *t)
{
	const struct game *g = d->s->m.g;
	struct thing thing = d->spots[d->cursor].thing;
	int ways = 0;

	text_style(t, STYLE_BOLD);
	arg_title(g, thing.type, thing.value, t);
	text_style(t, STYLE_PLAIN);
	for (int i = 0; i < d->point.n_live && d->asks; i++)
		ways += is_in_choice(&d->point, d->point.live[i], thing);
	text_char(t, '\n');
	if (ways) {
		text_num(t, ways);
		text_str(t, ways == 1 ? " choice names it." : " choices name it.");
	} else {
		text_str(t, "No choice names it now: Enter asks why.");
	}
}

static int draw_here(const struct desk *d, struct area a)
{
	char here[MAX_SENTENCE];
	struct text t = text_in(here, sizeof here);

	if (d->cursor < 0)
		return 0;
	say_here(d, &t);
	draw_text(a, here, 0);
	return count_rows(here, a.columns);
}

/* ---- side panes ---------------------------------------------------------------------------- */

static struct area below(struct area a, int rows)
{
	rows = rows < a.rows ? rows : a.rows;
	return (struct area){ a.row + rows, a.column, a.rows - rows, a.columns };
}

/* Returns the lines used. */
static int draw_aim(const struct desk *d, struct area a)
{
	int rows = count_rows(d->aim, a.columns);

	draw_text(a, d->aim, 0);
	return rows < a.rows ? rows : a.rows;
}

static void draw_side(const struct desk *d, struct area a)
{
	static const enum part order[] = { SEATS, TURN, HAND, LEGEND };
	bool first = true;

	for (int i = 0; i < a.rows; i++)
		paint_glyph(a.row + i, a.column - 1, GLYPH_WALL, STYLE_DIM);
	for (int i = 0; i < LEN(order) && a.rows > 1; i++) {
		static const char *const titles[N_PARTS] = { "", "Seats", "Turn", "Hand", "Legend" };
		if (!d->parts.sheet[order[i]].rows)
			continue;
		if (!first)
			draw_title(a.row, a.column, a.columns, GLYPH_RULE, titles[order[i]]);
		a = below(a, first ? 0 : 1);
		first = false;
		a = below(a, draw_flow(d, a, order[i]));
		if (order[i] == SEATS && *d->aim && a.rows > 1) {
			draw_title(a.row, a.column, a.columns, GLYPH_RULE, "Aim");
			a = below(a, 1);
			a = below(a, draw_aim(d, a));
		}
	}
	if (a.rows > 3 && d->cursor >= 0) {
		draw_title(a.row, a.column, a.columns, GLYPH_RULE, "Here");
		draw_here(d, below(a, 1));
	}
}

/* ---- the prompt ---------------------------------------------------------------------------- */

static void say_offer(const struct desk *d, int i, struct text *t)
{
	const struct offer *o = &d->offers[i];
	const struct game *g = d->s->m.g;
	act a = d->turn.choices.a[o->row];

	if (o->n == 1) {
		act_label(g, a, t);
		text_style(t, STYLE_DIM);
		text_str(t, "  ");
		text_str(t, d->turn.choices.text[o->row]);
		return;
	}
	if (o->lead.type == ARG_VERB)
		text_str(t, g->verbs[act_verb(a)].word);
	else
		arg_title(g, o->lead.type, o->lead.value, t);
	text_style(t, STYLE_DIM);
	text_str(t, ": ");
	text_num(t, o->n);
	text_str(t, " ways");
}

static void draw_offer(const struct desk *d, int row, int column, int width, int i)
{
	char label[MAX_SENTENCE], number[16];
	struct text t = text_in(label, sizeof label);
	bool chosen = !d->on_board && i == d->offer;

	say_offer(d, i, &t);
	if (chosen)
		paint_glyph(row, column, GLYPH_POINTER, STYLE_ACT);
	snprintf(number, sizeof number, "%2d ", i + 1);
	column += 1 + paint(row, column + 1, 4, number, chosen ? INK_BOLD : INK_PLAIN);
	paint(row, column, width - 5, label, chosen ? INK_BOLD : INK_PLAIN);
}

/* Rows of the prompt above the offers: the question, and its hint where there is room. */
static int question_rows(const struct area *a) { return a->rows > 4 ? 2 : 1; }

static int first_offer(const struct desk *d)
{
	int room = d->layout.prompt.rows - question_rows(&d->layout.prompt);

	return scroll_to(0, room, d->n_offers, d->offer, d->offer + 1);
}

static void draw_offers(const struct desk *d, struct area a)
{
	int first = first_offer(d);

	for (int i = 0; i < a.rows && first + i < d->n_offers; i++)
		draw_offer(d, a.row + i, a.column, a.columns, first + i);
}

static void draw_question(const struct desk *d, struct area a)
{
	const struct game *g = d->s->m.g;
	struct prompt p = g->prompt(d->s->m.state, d->seat);
	char sentence[MAX_SENTENCE];
	struct text t = text_in(sentence, sizeof sentence);

	text_char(&t, ' ');
	prompt_ask(g, p, &t);
	paint(a.row, a.column, a.columns, sentence, INK_BOLD);
	t = text_in(sentence, sizeof sentence);
	text_char(&t, ' ');
	text_style(&t, STYLE_DIM);
	prompt_hint(g, p, &t);
	if (question_rows(&a) > 1)
		paint(a.row + 1, a.column, a.columns, sentence, INK_PLAIN);
}

static void draw_tabs(const struct desk *d, int row)
{
	int column = paint_columns() - 36;

	for (int i = PAGE_BOARD; i <= PAGE_LOG; i++) {
		paint_letter(row, column - 1, ' ', STYLE_PLAIN, INK_PLAIN);
		column += paint(row, column, 8, page_names[i], (int)d->page == i ? INK_REVERSE : INK_PLAIN);
		paint_letter(row, column++, ' ', STYLE_PLAIN, INK_PLAIN);
	}
}

static void draw_prompt(const struct desk *d, struct area a)
{
	const struct game *g = d->s->m.g;
	const char *phase = d->asks ? g->steps[g->prompt(d->s->m.state, d->seat).step].phase : "";

	draw_title(a.row - 1, 0, paint_columns(), GLYPH_RULE, phase);
	if (d->layout.pages)
		draw_tabs(d, a.row - 1);
	if (d->asks) {
		draw_question(d, a);
		draw_offers(d, below(a, question_rows(&a)));
	} else {
		paint(a.row, a.column + 1, a.columns - 1, d->waits, INK_BOLD);
		draw_text(below(a, 1), d->beside, 0);
	}
}

/* ---- log, typed line, keys ----------------------------------------------------------------- */

static void draw_log(const struct desk *d, struct area a)
{
	const char *text = d->log.text ? d->log.text : "";
	int rows = count_rows(text, a.columns), first = rows - a.rows - d->log.first;

	draw_text(a, text, first < 0 ? 0 : first);
}

static void draw_log_pane(const struct desk *d, struct area a)
{
	if (!d->layout.pages) {
		draw_title(a.row - 1, a.column - 1, a.columns + 1, GLYPH_RULE, "Log");
		for (int i = 0; i < a.rows; i++)
			paint_glyph(a.row + i, a.column - 1, GLYPH_WALL, STYLE_DIM);
	}
	draw_log(d, a);
}

static const char keys_board[] = " hjkl move  Enter act  Tab choices  ? what  ! odds  i idea  u "
								 "undo  : type  / find  F1 help  q leave";
static const char keys_note[] = " Up, Down and PgUp, PgDn scroll   Esc back to the board";

static const char *keys_of(const struct desk *d)
{
	if (d->keys && !d->typed.open)
		return d->keys;
	return d->page == PAGE_NOTE ? keys_note : keys_board;
}

static int draw_typed(const struct desk *d, int row)
{
	int column;

	paint_rule(row, 0, paint_columns(), GLYPH_RULE);
	if (d->typed.open) {
		column = paint(row, 1, 40, d->typed.prompt, INK_BOLD) + 1;
		return column + paint(row, column, paint_columns() - column - 1, d->typed.line, INK_PLAIN);
	}
	if (*d->says) {
		paint_letter(row, 1, ' ', STYLE_PLAIN, INK_PLAIN);
		column = 2 + paint(row, 2, paint_columns() - 4, d->says, INK_BOLD);
		paint_letter(row, column, ' ', STYLE_PLAIN, INK_PLAIN);
	}
	return 0;
}

/* ---- all of it ------------------------------------------------------------ */

static void draw_page(struct desk *d, struct area a)
{
	static const enum part parts[] = {
		[PAGE_SEATS] = SEATS, [PAGE_TURN] = TURN, [PAGE_HAND] = HAND
	};

	if (d->page == PAGE_BOARD)
		draw_board(d, a);
	else if (d->page == PAGE_LOG)
		draw_log(d, a);
	else if (d->page == PAGE_NOTE)
		draw_text(a, d->note.text ? d->note.text : "", d->note.first);
	else {
		if (d->page == PAGE_TURN)
			a = below(a, draw_aim(d, a));
		draw_flow(d, a, parts[d->page]);
	}
}

static void put_cursor(const struct desk *d, int typed_column)
{
	const struct area *a = &d->layout.board;
	const struct spot *at = d->cursor >= 0 ? &d->spots[d->cursor] : NULL;

	if (d->typed.open)
		end_frame(d->layout.typed_row, typed_column);
	else if (at && d->on_board && at->part == BOARD && d->page == PAGE_BOARD)
		end_frame(a->row + at->row - d->top, a->column + at->column - d->left);
	else
		end_frame(
			d->layout.prompt.row + question_rows(&d->layout.prompt) + d->offer - first_offer(d), 0);
}

static void draw_too_small(void)
{
	begin_frame();
	paint(0, 0, paint_columns(), "Rubicon needs 80 columns and 24 rows here, or --plain.",
		  INK_PLAIN);
	end_frame(0, 0);
}

void draw(struct desk *d)
{
	struct layout *l = &d->layout;
	int column;

	lay_panes_out(d);
	if (!l->fits) {
		draw_too_small();
		return;
	}
	begin_frame();
	draw_bar(d);
	if (!l->pages)
		draw_title(1, 0, paint_columns(), GLYPH_DOUBLE, page_names[d->page]);
	draw_page(d, l->board);
	draw_prompt(d, l->prompt);
	if (l->side.rows)
		draw_side(d, l->side);
	if (!l->pages)
		draw_log_pane(d, l->log);
	column = draw_typed(d, l->typed_row);
	if (l->pages && !d->typed.open && !*d->says)
		draw_log(d, (struct area){ l->typed_row, 2, 1, paint_columns() - 4 });
	paint(l->keys_row, 0, paint_columns() - 1, keys_of(d), INK_PLAIN);
	put_cursor(d, column);
}

void draw_curtain(const struct desk *d, int seat, bool lifted)
{
	char name[64], sentence[160];
	struct text t = text_in(name, sizeof name);
	int row = paint_rows() / 2, column;

	arg_title(d->s->m.g, ARG_SEAT, seat, &t);
	snprintf(sentence, sizeof sentence, "%s plays. Nobody else looks. %s", name,
			 lifted ? "Now the first letter of that name."
					: "Enter, then the first letter of that name.");
	column = (paint_columns() - (int)strlen(sentence)) / 2;
	begin_frame();
	paint_glyph(row, column > 2 ? column - 2 : 0, (enum glyph)(GLYPH_SEAT + seat),
				style_seat(seat));
	paint(row, column > 0 ? column : 0, paint_columns() - 1, sentence, INK_BOLD);
	end_frame(row, 0);
}

/* ---- the mouse ------------------------------------------------------------ */

struct spot *spot_at(struct desk *d, int row, int column)
{
	const struct area *a = &d->layout.board;

	row += d->top - a->row;
	column += d->left - a->column;
	for (int i = 0; i < d->n_spots && d->page == PAGE_BOARD; i++) {
		struct spot *s = &d->spots[i];
		if (s->part == BOARD && s->row == row && column >= s->column &&
			column < s->column + s->width)
			return s;
	}
	return NULL;
}

int offer_at(const struct desk *d, int row)
{
	int i = row - d->layout.prompt.row - question_rows(&d->layout.prompt) + first_offer(d);

	return row > d->layout.prompt.row && i >= 0 && i < d->n_offers ? i : -1;
}
