/* term/full/desk.c -- what lies on the screen, brought up to date: board, log, choices, cursor. */

#include "term/full/desk.h"

#include "core/retell.h"

#include <stdlib.h>
#include <string.h>

/* ---- news ---------------------------------------------------------------------------------- */

static void add_fresh(struct desk *d, int type, int value)
{
	if (d->n_fresh < MAX_FRESH && (type == ARG_SEAT || type >= ARG_GAME) && value != VEILED_ARG)
		d->fresh[d->n_fresh++] = (struct thing){ (uint8_t)type, (uint16_t)value };
}

static void note_event(struct desk *d, struct event e)
{
	const struct event_info *info = &d->s->m.g->events[e.kind];
	const int value[MAX_ARGS] = { e.a, e.b, e.c };

	if (!event_seen_by(&e, d->seat))
		return;
	for (int i = 0; i < MAX_ARGS; i++)
		add_fresh(d, info->arg[i], value[i]);
}

/* What the news since his last decision were about is pointed out. */
static void find_fresh(struct desk *d)
{
	static struct retelling r;

	d->n_fresh = 0;
	retell_begin(&r, &d->s->m);
	while (retell_next(&r))
		for (int i = 0; i < r.events.n && r.plies > d->known; i++)
			note_event(d, r.events.e[i]);
}

/* ---- the board ----------------------------------------------------------------------------- */

static void read_board(struct desk *d)
{
	static _Alignas(16) unsigned char view[MAX_VIEW];
	static char board[MAX_BOARD];
	struct text t = text_in(board, sizeof board);

	game_view(d->s->m.g, d->s->m.state, d->seat, view);
	d->s->m.g->board(view, d->seat, &t);
	read_parts(board, &d->parts);
	d->n_spots = find_spots(&d->parts, d->spots);
}

bool can_stop_at(const struct desk *d, const struct spot *spot)
{
	return d->looks || (d->asks && is_live(&d->point, spot->thing));
}

static void keep_cursor(struct desk *d, struct spot was)
{
	d->cursor = -1;
	for (int i = 0; i < d->n_spots; i++) {
		if (!can_stop_at(d, &d->spots[i]))
			continue;
		if (d->cursor < 0 ||
			(is_thing(d->spots[i].thing, was.thing) && was.part == d->spots[i].part))
			d->cursor = i;
		if (is_thing(d->spots[i].thing, was.thing) && was.part == d->spots[i].part)
			return;
	}
}

void choose_again(struct desk *d)
{
	int most = d->layout.prompt.rows > 2 ? d->layout.prompt.rows - 2 : 2;

	d->n_offers = d->asks ? find_offers(&d->point, most, d->offers) : 0;
	d->offer = 0;
	d->sure = 0;
	keep_cursor(d, d->cursor < 0 ? (struct spot){ 0 } : d->spots[d->cursor]);
	d->on_board &= d->cursor >= 0;
}

void lay_panes_out(struct desk *d)
{
	const struct sheet *board = &d->parts.sheet[BOARD];

	d->layout = lay_out(paint_rows(), paint_columns(), board->rows, board->columns);
}

void look_again(struct desk *d)
{
	struct spot was =
		d->cursor < 0 || d->cursor >= d->n_spots ? (struct spot){ 0 } : d->spots[d->cursor];

	struct text aim = text_in(d->aim, sizeof d->aim);

	read_board(d);
	say_aim(d->s, &aim);
	find_fresh(d);
	free(d->log.text);
	d->log.text = told_text(d->s, d->seat, 0, false);
	d->log.first = 0;
	lay_panes_out(d);
	d->cursor = -1;
	keep_cursor(d, was);
	choose_again(d);
}

void set_note(struct desk *d, char *text)
{
	free(d->note.text);
	d->note.text = text;
	d->note.first = 0;
}

void forget_all(struct desk *d)
{
	set_note(d, NULL);
	free(d->log.text);
	d->log.text = NULL;
	d->typed = (struct typed){ 0 };
	*d->says = *d->waits = *d->beside = 0;
	d->n_offers = d->n_spots = d->n_fresh = 0;
	d->cursor = -1;
	d->looks = false;
	d->page = PAGE_BOARD;
}

/* ---- moving ------------------------------------------------------------------------------------
 */

static int distance(int n) { return n < 0 ? -n : n; }

/* Small for what lies that way: as far along as twice across, a row being two columns high.  Panes
 * lie beside each other in their order. */
static int cost_of(const struct spot *from, const struct spot *to, int rows, int columns)
{
	enum { ROW = 2, PANE = 1000, NOT_THAT_WAY = -1 };
	int down = (to->row - from->row) * ROW + (to->part - from->part) * PANE;
	int across = to->column + to->width / 2 - from->column - from->width / 2;
	int along = rows ? down * rows : across * columns;
	int aside = distance(rows ? across : down);

	if (along <= 0 || aside > along * 2 + ROW)
		return NOT_THAT_WAY;
	return along + 2 * aside;
}

void move_cursor(struct desk *d, int rows, int columns)
{
	int best = -1, least = 0;

	for (int i = 0; i < d->n_spots && d->cursor >= 0; i++) {
		int cost = cost_of(&d->spots[d->cursor], &d->spots[i], rows, columns);
		if (cost < 0 || !can_stop_at(d, &d->spots[i]) || (best >= 0 && cost >= least))
			continue;
		best = i;
		least = cost;
	}
	if (best >= 0)
		d->cursor = best;
	d->on_board = d->cursor >= 0;
}

void next_offer(struct desk *d, int by)
{
	if (!d->n_offers)
		return;
	if (!d->on_board)
		d->offer = (d->offer + by + d->n_offers) % d->n_offers;
	d->on_board = false;
	d->sure = 0;
}

/* ---- finding ------------------------------------------------------------------------------------
 */

static char lower(char c) { return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c; }

static bool begins_with(const char *s, const char *start)
{
	for (; *start; s++, start++)
		if (lower(*s) != lower(*start))
			return false;
	return true;
}

static bool is_named(const struct game *g, struct thing thing, const char *name)
{
	const struct names *names = &g->names[thing.type];

	if (thing.value >= names->n)
		return false;
	return begins_with(names->word[thing.value], name) ||
		   (names->title && names->title[thing.value] &&
			begins_with(names->title[thing.value], name));
}

/* The next one behind the cursor; whatever it is, so the cursor looks. */
bool find_by_name(struct desk *d, const char *name)
{
	for (int i = 1; i <= d->n_spots; i++) {
		int at = (d->cursor + i) % d->n_spots;
		if (!is_named(d->s->m.g, d->spots[at].thing, name))
			continue;
		d->looks |= !can_stop_at(d, &d->spots[at]);
		d->cursor = at;
		d->on_board = true;
		d->page = PAGE_BOARD;
		return true;
	}
	return false;
}
