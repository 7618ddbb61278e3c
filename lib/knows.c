/* lib/knows.c -- what a seat knows: its view as numbers, JSON and text, what it was told, and all
 * of that since the beginning.
 *
 * Information with perfect recall is a row for each thing a seat noticed:
 *
 *     0 actor verb a b c     an action, as the seat saw it; -1 for what was hidden from it
 *     1 seat kind a b c      an event, likewise
 *     2 0 h h h h            its view after that, as a hash, if it has changed
 *
 * After a secret choice of its own the view is left out: it follows from the choice, and when the
 * others chose must not show. */

#include "core/retell.h"
#include "core/rng.h"
#include "lib/own.h"

#include <stdlib.h>
#include <string.h>

enum { ROW = 6, HASH_PARTS = 4, PART_BITS = 16 };
enum row_kind { ROW_ACTION, ROW_EVENT, ROW_VIEW };

PUBLIC void rubicon_observe(const rubicon_match *match, int seat, int16_t *out)
{
	_Alignas(16) unsigned char view[MAX_VIEW];

	game_view(match->game->g, match->m.state, seat, view);
	game_observe(match->game->g, view, seat, out);
}

/* ---- texts ---------------------------------------------------------------------------------- */

typedef void write_text(const rubicon_match *match, int seat, struct text *out);

static size_t write_long(const rubicon_match *match, int seat, write_text *write, char *out,
						 size_t size)
{
	char *buf = malloc(LONGEST_BOARD);
	struct text t;

	if (!buf)
		return 0;
	t = text_in(buf, LONGEST_BOARD);
	write(match, seat, &t);
	hand_over(&t, out, size);
	free(buf);
	return t.len;
}

static void write_view(const rubicon_match *match, int seat, struct text *out)
{
	_Alignas(16) unsigned char view[MAX_VIEW];

	game_view(match->game->g, match->m.state, seat, view);
	json_open(out, NULL, '{');
	match->game->g->show(view, seat, out);
	json_close(out, '}');
}

PUBLIC size_t rubicon_view(const rubicon_match *match, int seat, char *out, size_t size)
{
	return write_long(match, seat, write_view, out, size);
}

/* Without the marks for colours. */
static void write_board(const rubicon_match *match, int seat, struct text *out)
{
	_Alignas(16) unsigned char view[MAX_VIEW];
	size_t to = 0;

	game_view(match->game->g, match->m.state, seat, view);
	match->game->g->board(view, seat, out);
	for (size_t from = 0; from < out->len; from++)
		if (out->buf[from] == STYLE)
			from++;
		else
			out->buf[to++] = out->buf[from];
	out->len = to;
	out->buf[to] = 0;
}

PUBLIC size_t rubicon_board(const rubicon_match *match, int seat, char *out, size_t size)
{
	return write_long(match, seat, write_board, out, size);
}

PUBLIC size_t rubicon_ask(const rubicon_match *match, int seat, char *out, size_t size)
{
	const struct game *g = match->game->g;
	char line[LONGEST_LINE];
	struct text t = text_in(line, sizeof line);
	seatset asked = match_over(&match->m) ? 0 : g->asked(match->m.state);

	if (asked & SEAT_BIT(seat))
		prompt_ask(g, g->prompt(match->m.state, seat), &t);
	else if (asked)
		prompt_wait(g, g->prompt(match->m.state, lowest_bit(asked)), lowest_bit(asked), &t);
	return hand_over(&t, out, size);
}

/* ---- telling it again --------------------------------------------------------------------------
 */

struct listener {
	const struct game *g;
	int seat;
	struct text *lines;   /* for words; may be NULL */
	int16_t *rows;        /* for numbers; may be NULL */
	int n, room, n_lines; /* n_lines counts bytes that did not fit, too */
	uint64_t key;
	bool of_events;
	_Alignas(16) unsigned char view[MAX_VIEW];
};

static void add_row(struct listener *l, const int16_t row[ROW])
{
	for (int i = 0; i < ROW; i++)
		l->key = stir(l->key, (uint16_t)row[i]);
	if (l->rows && l->n < l->room)
		memcpy(l->rows + (size_t)l->n * ROW, row, ROW * sizeof row[0]);
	l->n++;
}

static void add_line(struct listener *l, const char *line, size_t length)
{
	if (l->lines) {
		text_bytes(l->lines, line, length);
		text_char(l->lines, '\n');
	}
	l->n_lines += (int)length + 1;
}

static void who(const struct game *g, int seat, struct text *out)
{
	if (seat == SEAT_CHANCE)
		text_str(out, "chance");
	else
		arg_word(g, ARG_SEAT, seat, out);
}

/* Words of an action with what is hidden as "?". */
static void write_seen(const struct game *g, act a, struct text *out)
{
	text_str(out, g->verbs[act_verb(a)].word);
	for (int i = 0; i < MAX_ARGS && g->verbs[act_verb(a)].arg[i]; i++) {
		text_char(out, ' ');
		if (act_arg(a, i) == VEILED_ARG)
			text_char(out, '?');
		else
			arg_word(g, g->verbs[act_verb(a)].arg[i], act_arg(a, i), out);
	}
}

static void note_action(struct listener *l, const struct ply *ply)
{
	act a = act_seen_by(l->g, ply->seat, ply->a, l->seat);
	char line[LONGEST_LINE];
	struct text t = text_in(line, sizeof line);

	if (!a)
		return;
	add_row(l, (int16_t[ROW]){ ROW_ACTION, ply->seat, (int16_t)act_verb(a), (int16_t)act_a(a),
							   (int16_t)act_b(a), (int16_t)act_c(a) });
	who(l->g, ply->seat, &t);
	text_char(&t, ' ');
	write_seen(l->g, a, &t);
	add_line(l, line, t.len);
}

static void note_event(struct listener *l, struct event e)
{
	char line[LONGEST_LINE];
	struct text t = text_in(line, sizeof line);

	if (!event_seen_by(&e, l->seat))
		return;
	add_row(l, (int16_t[ROW]){ ROW_EVENT, e.seat, (int16_t)e.kind, (int16_t)e.a, (int16_t)e.b,
							   (int16_t)e.c });
	if (!l->of_events)
		text_str(&t, "  ");
	event_text(l->g, &e, &t);
	add_line(l, line, t.len);
}

static uint64_t hash_bytes(const unsigned char *bytes, size_t n)
{
	uint64_t h = n;

	for (size_t i = 0; i < n; i++)
		h = stir(h, bytes[i]);
	return h;
}

static void note_view(struct listener *l, const void *state)
{
	static const char digits[] = "0123456789abcdef";
	_Alignas(16) unsigned char view[MAX_VIEW];
	size_t size = view_size_of(l->g);
	int16_t row[ROW] = { ROW_VIEW };
	char line[] = "  ;0123456789abcdef";
	uint64_t h;

	game_view(l->g, state, l->seat, view);
	if (memcmp(view, l->view, size) == 0)
		return;
	memcpy(l->view, view, size);
	h = hash_bytes(view, size);
	for (int i = 0; i < HASH_PARTS; i++)
		row[ROW - HASH_PARTS + i] = (int16_t)(h >> PART_BITS * i);
	for (int i = 0; i < 16; i++)
		line[3 + i] = digits[h >> (60 - 4 * i) & 15];
	add_row(l, row);
	add_line(l, line, sizeof line - 1);
}

/* Plies from `since` on; before that they only happen. */
static void listen_to(struct listener *l, const rubicon_match *match, int since)
{
	struct retelling *r = malloc(sizeof *r);
	const struct ply *ply;

	if (!r)
		return;
	l->g = match->game->g;
	retell_begin(r, &match->m);
	game_view(l->g, r->state, l->seat, l->view);
	while ((ply = retell_coming(r)) != NULL) {
		struct ply now = *ply;

		retell_next(r);
		if (r->plies <= since)
			continue;
		if (!l->of_events)
			note_action(l, &now);
		for (int i = 0; i < r->events.n; i++)
			note_event(l, r->events.e[i]);
		if (!l->of_events && !(now.hidden && now.seat == l->seat))
			note_view(l, r->state);
	}
	free(r);
}

static size_t listen_for_words(const rubicon_match *match, int seat, int since, bool of_events,
							   char *out, size_t size)
{
	struct text t = text_in(out, size);
	struct listener l = { .seat = seat, .lines = out && size ? &t : NULL, .of_events = of_events };

	listen_to(&l, match, since);
	return (size_t)l.n_lines;
}

PUBLIC size_t rubicon_told(const rubicon_match *match, int seat, int since, char *out, size_t size)
{
	return listen_for_words(match, seat, since, true, out, size);
}

PUBLIC size_t rubicon_information(const rubicon_match *match, int seat, char *out, size_t size)
{
	return listen_for_words(match, seat, 0, false, out, size);
}

PUBLIC int rubicon_information_rows(const rubicon_match *match, int seat, int16_t *out, int rows)
{
	struct listener l = { .seat = seat, .rows = out, .room = rows };

	listen_to(&l, match, 0);
	return l.n;
}

PUBLIC uint64_t rubicon_information_key(const rubicon_match *match, int seat)
{
	struct listener l = { .seat = seat, .key = (uint64_t)seat };

	listen_to(&l, match, 0);
	return l.key;
}
