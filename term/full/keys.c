/* term/full/keys.c -- what a key does while a person is asked: pointing, choosing, typing, looking.
 */

#include "term/full/keys.h"

#include "term/route.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- answers ------------------------------------------------------------------------------- */

static bool is_one_line(const char *s)
{
	const char *end = strchr(s, '\n');

	return (!end || !end[1]) && strlen(s) + 4 < (size_t)paint_columns();
}

/* A short answer takes the line above the keys, a long one a page. */
static void show_answer(struct desk *d, char *text)
{
	while (*text == '\n')
		memmove(text, text + 1, strlen(text));
	*d->says = 0;
	if (is_one_line(text)) {
		snprintf(d->says, sizeof d->says, "%.*s", (int)strcspn(text, "\n"), text);
		free(text);
		return;
	}
	set_note(d, text);
	d->page = PAGE_NOTE;
}

enum next run_line(struct desk *d, const char *line)
{
	char copy[MAX_LINE], *text = NULL;
	size_t size;
	enum next next;

	snprintf(copy, sizeof copy, "%s", line);
	d->turn.out = open_memstream(&text, &size);
	CHECK(d->turn.out);
	next = answer_line(&d->turn, copy);
	fclose(d->turn.out);
	show_answer(d, text);
	if (next == ASK_AGAIN)
		look_again(d);
	return next;
}

/* ---- acting -------------------------------------------------------------------------------- */

/* What reveals something is asked for twice: there is no way back. */
static enum next act_on_row(struct desk *d, int row)
{
	act a = d->turn.choices.a[row];

	if ((d->s->m.g->verbs[act_verb(a)].flags & REVEALS) && d->sure != a) {
		d->sure = a;
		snprintf(d->says, sizeof d->says, "Enter again: '%s' cannot be taken back.",
				 d->turn.choices.text[row]);
		return ASK_AGAIN;
	}
	play_action(d->s, d->seat, a, false);
	return ACTED;
}

static enum next narrowed(struct desk *d)
{
	if (d->point.n_live == 1)
		return act_on_row(d, d->point.live[0]);
	choose_again(d);
	return ASK_AGAIN;
}

static bool fits_argument(const struct game *g, int verb, int place, struct thing thing)
{
	return g->verbs[verb].arg[place] == thing.type;
}

/* The action of this verb that names what was pointed at and this thing, the rest taken from a
 * choice like it; 0: it has no use for them. */
static act imagine_action(const struct desk *d, int verb, struct thing thing)
{
	const struct game *g = d->s->m.g;
	int value[MAX_ARGS] = { 0 }, place = 0;
	bool used = false;

	for (int i = 0; i < d->point.n_at; i++)
		if (d->point.at[i].type != ARG_VERB) {
			if (place >= MAX_ARGS || !fits_argument(g, verb, place, d->point.at[i]))
				return 0;
			value[place++] = d->point.at[i].value;
		}
	for (; place < MAX_ARGS && g->verbs[verb].arg[place]; place++)
		if (!used && fits_argument(g, verb, place, thing)) {
			value[place] = thing.value;
			used = true;
		} else if (g->verbs[verb].arg[place] == ARG_NUM) {
			value[place] = 1;
		}
	return used ? ACT(verb, value[0], value[1], value[2]) : 0;
}

static act find_refused(const struct desk *d, struct thing thing)
{
	const struct game *g = d->s->m.g;
	int step = g->prompt(d->s->m.state, d->seat).step;

	for (int verb = 1; verb < g->n_verbs; verb++) {
		act a = g->verbs[verb].steps >> step & 1 ? imagine_action(d, verb, thing) : 0;
		if (a && game_why_not(g, d->s->m.state, d->seat, a).clause)
			return a;
	}
	return 0;
}

/* What is not offered has a reason. */
static void ask_why(struct desk *d, struct thing thing)
{
	char notation[MAX_NOTATION], line[MAX_LINE];
	struct text t = text_in(notation, sizeof notation);
	act a = find_refused(d, thing);

	if (!a) {
		snprintf(d->says, sizeof d->says, "Nothing can be done with it in this step.");
		return;
	}
	act_text(d->s->m.g, a, &t);
	snprintf(line, sizeof line, "why %s", notation);
	run_line(d, line);
}

/* Somewhere that takes several steps: told first, gone at the second Enter. */
static bool offers_way(struct desk *d, struct thing thing, char line[MAX_LINE])
{
	const struct names *names = &d->s->m.g->names[thing.type];
	act way[MAX_ROUTE];
	int n = d->point.n_at ? 0 : find_route(d->s, d->seat, thing.type, thing.value, way);

	snprintf(line, MAX_LINE, "go %s", n ? names->word[thing.value] : "");
	if (n < 2)
		return false;
	snprintf(d->says, sizeof d->says, "%d steps lead there; Enter again to go.", n);
	return true;
}

static enum next enter_far(struct desk *d, struct thing thing)
{
	char line[MAX_LINE];
	bool again = is_thing(d->far, thing);

	d->far = (struct thing){ 0 };
	if (!offers_way(d, thing, line)) {
		ask_why(d, thing);
		return ASK_AGAIN;
	}
	if (again)
		return run_line(d, line);
	d->far = thing;
	return ASK_AGAIN;
}

static enum next enter_thing(struct desk *d)
{
	struct thing thing = d->spots[d->cursor].thing;

	if (point_at(&d->point, thing)) {
		d->looks = false;
		return narrowed(d);
	}
	return enter_far(d, thing);
}

static enum next enter_offer(struct desk *d, int i)
{
	struct offer o;

	if (i >= d->n_offers)
		return ASK_AGAIN;
	o = d->offers[d->offer = i];
	if (o.n == 1)
		return act_on_row(d, o.row);
	point_at(&d->point, o.lead);
	return narrowed(d);
}

static enum next press_enter(struct desk *d)
{
	if (d->page != PAGE_BOARD && d->page != PAGE_HAND && d->page != PAGE_SEATS) {
		d->page = PAGE_BOARD;
		return ASK_AGAIN;
	}
	return d->on_board && d->cursor >= 0 ? enter_thing(d) : enter_offer(d, d->offer);
}

/* ---- typing ------------------------------------------------------------------------------------
 */

static enum next end_typed(struct desk *d)
{
	struct typed *t = &d->typed;
	bool finds = !strcmp(t->prompt, "/");

	if (finds) {
		if (!find_by_name(d, t->line))
			snprintf(d->says, sizeof d->says, "Nothing here is called '%.60s'.", t->line);
		return ASK_AGAIN;
	}
	remember_typed(t);
	return run_line(d, t->line);
}

static enum next press_typing(struct desk *d, int key)
{
	return edit_typed(&d->typed, key, complete_line, &d->turn) == ENTERED ? end_typed(d)
																		  : ASK_AGAIN;
}

/* ---- looking ------------------------------------------------------------------------------- */

static void scroll_by(struct desk *d, int rows)
{
	struct scroll *s = d->page == PAGE_NOTE ? &d->note : &d->log;

	s->first += d->page == PAGE_NOTE ? rows : -rows;
	if (s->first < 0)
		s->first = 0;
}

static void turn_page(struct desk *d, enum page page)
{
	d->page = d->page == page ? PAGE_BOARD : page;
	d->log.first = 0;
}

void read_scrolling(struct desk *d, int key)
{
	int page = d->layout.board.rows > 2 ? d->layout.board.rows - 1 : 1;

	switch (key) {
	case 'B': d->page = PAGE_BOARD; break;
	case 'S': turn_page(d, PAGE_SEATS); break;
	case 'T': turn_page(d, PAGE_TURN); break;
	case 'H': turn_page(d, PAGE_HAND); break;
	case 'L': turn_page(d, PAGE_LOG); break;
	case PRESS_PAGE_UP: scroll_by(d, -page); break;
	case PRESS_PAGE_DOWN: scroll_by(d, page); break;
	case PRESS_WHEEL_UP: scroll_by(d, -3); break;
	case PRESS_WHEEL_DOWN: scroll_by(d, 3); break;
	case PRESS_RESIZE: look_again(d); break;
	case 12: redraw_all(); break; /* Ctrl-L */
	}
}

/* Arrows scroll what is read, go over the board, or over the choices where it offers nothing. */
static void press_arrow(struct desk *d, int rows, int columns)
{
	if (d->page == PAGE_NOTE || d->page == PAGE_LOG)
		scroll_by(d, rows);
	else if (d->cursor >= 0)
		move_cursor(d, rows, columns);
	else
		next_offer(d, rows ? rows : columns);
}

static void press_escape(struct desk *d)
{
	if (d->page != PAGE_BOARD)
		d->page = PAGE_BOARD;
	else if (d->looks)
		d->looks = false;
	else
		point_back(&d->point);
	choose_again(d);
}

static enum next ask_odds_of(struct desk *d)
{
	char line[MAX_LINE];

	if (d->on_board || !d->n_offers || d->offers[d->offer].n != 1) {
		snprintf(d->says, sizeof d->says, "Tab to one choice first: ! tells what may come of it.");
		return ASK_AGAIN;
	}
	snprintf(line, sizeof line, "odds %d", d->offers[d->offer].row + 1);
	return run_line(d, line);
}

static void look_around(struct desk *d)
{
	d->looks = true;
	d->on_board = true;
	choose_again(d);
	d->on_board = d->cursor >= 0;
	snprintf(d->says, sizeof d->says,
			 "Looking: the cursor goes over everything, Enter asks why not, Esc ends it.");
}

static const char help[] =
	"Point and play: arrows or hjkl go over what can be acted on, Enter takes it; what is pointed "
	"at\n"
	"narrows the choices until one is left. Tab and Shift-Tab go through the choices, 1 to 9 take\n"
	"one of them. Esc takes a step of pointing back.\n\n"
	"  ?      look at anything on the board; Enter there says why it cannot be used now\n"
	"  !      what may come of the choice, and how likely it is\n"
	"  i      what a bot would do\n"
	"  u      take back the last action, if nothing was revealed by it\n"
	"  :      type an action or an order as in 'rubicon play --plain'; Tab completes, Up recalls\n"
	"  /      find a name on the board, n the next one\n"
	"  B S T H L   board, seats, turn, hand, log; Esc leads back\n"
	"  q      save the game and leave; Ctrl-L draws the screen again\n\n"
	"Underlined: what the last news were about. Bold: what you can act on.\n";

static enum next press_click(struct desk *d, bool right)
{
	int row, column, offer;
	struct spot *spot;

	clicked_at(&row, &column);
	spot = spot_at(d, row, column);
	offer = offer_at(d, row);
	if (spot) {
		bool again = d->on_board && d->cursor == (int)(spot - d->spots);
		d->cursor = (int)(spot - d->spots);
		d->on_board = true;
		return again || right ? enter_thing(d) : ASK_AGAIN;
	}
	if (offer < 0 || column >= d->layout.prompt.column + d->layout.prompt.columns)
		return ASK_AGAIN;
	if (!d->on_board && d->offer == offer)
		return enter_offer(d, offer);
	d->on_board = false;
	d->offer = offer;
	return ASK_AGAIN;
}

/* ---- all keys ------------------------------------------------------------------------------ */

static enum next press_order(struct desk *d, int key)
{
	switch (key) {
	case 'u': return run_line(d, "undo");
	case 'i': return run_line(d, "hint");
	case '!': return ask_odds_of(d);
	case '?': look_around(d); break;
	case ':': open_typed(&d->typed, "> "); break;
	case '/': open_typed(&d->typed, "/"); break;
	case 'n': find_by_name(d, d->typed.line); break;
	case 'q': return QUITS;
	case PRESS_F1: show_answer(d, strdup(help)); break;
	case PRESS_CLICK: return press_click(d, false);
	case PRESS_RIGHT_CLICK: return press_click(d, true);
	default: read_scrolling(d, key);
	}
	return ASK_AGAIN;
}

static bool press_move(struct desk *d, int key)
{
	switch (key) {
	case 'h':
	case PRESS_LEFT: press_arrow(d, 0, -1); return true;
	case 'l':
	case PRESS_RIGHT: press_arrow(d, 0, 1); return true;
	case 'k':
	case PRESS_UP: press_arrow(d, -1, 0); return true;
	case 'j':
	case PRESS_DOWN: press_arrow(d, 1, 0); return true;
	case '\t': next_offer(d, 1); return true;
	case PRESS_BACK_TAB: next_offer(d, -1); return true;
	case '\033': press_escape(d); return true;
	default: return false;
	}
}

enum next press(struct desk *d, int key)
{
	if (d->typed.open)
		return press_typing(d, key);
	if (key != PRESS_NONE)
		*d->says = 0;
	if (press_move(d, key))
		return ASK_AGAIN;
	if (key == '\r' || key == ' ')
		return press_enter(d);
	if (key >= '1' && key <= '9')
		return enter_offer(d, key - '1');
	return press_order(d, key);
}
