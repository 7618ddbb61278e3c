/* server/change.c -- what happens in the match of a table: applied, written as lines of its record,
 * and told.
 *
 * A table is a record (docs/records.md).  What happens here goes one way: the match does it, if it
 * may; the record's own writer says it; took_place() draws the consequences.  What is read from the
 * store goes through the record's own reader, which does the first, and then takes the same way. */

#include "core/retell.h"
#include "record/position.h"
#include "server/beside.h"
#include "server/fate.h"
#include "server/store.h"
#include "server/wire.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WORD = 256, UNDO_BYTES = 16 };

/* ---- questions ----------------------------------------------------------- */

bool is_ended(const struct table *t) { return t->now.state >= TABLE_OVER; }

static seatset without_chance(const struct table *t, seatset set)
{
	return t->now.state == TABLE_PLAYING ? set & (seatset)~SEAT_BIT(SEAT_CHANCE) : 0;
}

seatset seats_asked(const struct table *t)
{
	return t->now.is_matched ? without_chance(t, match_asked(&t->now.m)) : 0;
}

seatset seats_pending(const struct table *t)
{
	return t->now.is_matched ? without_chance(t, match_pending(&t->now.m)) : 0;
}

const char *seat_word(const struct table *t, int seat)
{
	static char words[2][WORD]; /* of two seats in one line */
	static int turn;
	struct text w = text_in(words[turn ^= 1], WORD);

	arg_word(t->g, ARG_SEAT, seat, &w);
	return words[turn];
}

bool lacks_luck(const struct seat *s) { return s->kind == SEAT_PERSON && !*s->luck; }

bool is_played_by_bot(const struct table *t, int seat)
{
	const struct seat *s = &t->now.seat[seat];

	return s->kind != SEAT_PERSON || s->is_away || *s->level;
}

/* ---- plies --------------------------------------------------------------- */

static void make_room(struct table *t)
{
	struct match *m = &t->now.m;

	if (m->n < t->room)
		return;
	t->room = t->room ? 2 * t->room : 64;
	m->log = realloc(m->log, (size_t)t->room * sizeof *m->log);
	CHECK(m->log);
	m->cap = t->room;
}

static uint64_t print_public(const struct table *t)
{
	_Alignas(16) unsigned char view[MAX_VIEW + 8];
	size_t n = view_size_of(t->g);

	game_view(t->g, t->now.m.state, SEAT_NOBODY, view);
	view[n] = seats_asked(t);
	view[n + 1] = t->now.m.resigned;
	return print_of((char *)view, n + 2);
}

static int count_seen(const struct events *ev, int viewer)
{
	int n = 0;

	for (int i = 0; i < ev->n; i++) {
		struct event e = ev->e[i];

		n += event_seen_by(&e, viewer);
	}
	return n;
}

static bool is_viewer(const struct table *t, int viewer)
{
	return viewer < t->how.seats || viewer == SEAT_NOBODY;
}

void restart_clock(struct table *t)
{
	t->now.asked_since = t->draft.at;
	t->now.in_grace = false;
	for (int i = 0; i < t->how.seats; i++)
		t->now.seat[i].replacing = 0;
}

/* After everything that changes the match: who was asked when, who is told, is it over? */
static void take_stock(struct table *t, const struct events *ev)
{
	uint64_t print;

	if (t->now.state == TABLE_PLAYING && match_over(&t->now.m)) {
		t->now.state = TABLE_OVER;
		t->now.ended = t->draft.at;
	}
	print = print_public(t);
	if (print != t->now.public_print) { /* a secret choice must not betray itself here */
		restart_clock(t);
		t->now.offer = -1;
	}
	t->now.public_print = print;
	end_orders(t);
	for (int v = 0; v < VIEWERS; v++) {
		int64_t from = t->now.history[v];

		if (!is_viewer(t, v))
			continue;
		t->now.history[v] += ev ? count_seen(ev, v) : 0;
		note_position(t, v, ev, from);
	}
}

void recount_history(struct table *t)
{
	struct retelling r;

	memset(t->now.history, 0, sizeof t->now.history);
	retell_begin(&r, &t->now.m);
	while (retell_next(&r))
		for (int v = 0; v < VIEWERS; v++)
			t->now.history[v] += is_viewer(t, v) ? count_seen(&r.events, v) : 0;
}

/* ---- what has happened ---------------------------------------------------- */

static void begin_playing(struct table *t)
{
	for (int i = 0; i < t->how.seats; i++)
		memcpy(t->cup.dice.luck[i], t->now.seat[i].luck, LUCK_TEXT);
	dice_key(&t->cup.dice, t->cup.key);
	t->now.is_matched = true;
	t->now.state = TABLE_PLAYING;
	t->now.started = t->draft.at;
	take_stock(t, NULL);
}

static void count_answer(struct table *t, int seat, const struct events *ev)
{
	if (seat < MAX_SEATS && !t->now.in_grace)
		t->now.seat[seat].is_late = false;
	take_stock(t, ev);
}

static void let_bot_play(struct table *t, int seat)
{
	struct seat *s = &t->now.seat[seat];

	if (!*s->level)
		snprintf(s->level, LEVEL_TEXT, "%s", t->terms.level);
	take_stock(t, NULL);
}

static void count_again(struct table *t, int seat)
{
	t->now.extras[seat] += UNDO_BYTES;
	recount_history(t);
	take_stock(t, NULL);
}

/* The match is as it is after it; here or as it is read from the store. */
static void took_place(void *self, enum record_change what, int seat, const struct events *ev)
{
	struct table *t = self;

	switch (what) {
	case RECORD_STARTED: begin_playing(t); break;
	case RECORD_PLAYED: count_answer(t, seat, ev); break;
	case RECORD_RESIGNED: let_bot_play(t, seat); break;
	case RECORD_UNDONE:
	case RECORD_UNDONE_UNSEEN: count_again(t, seat); break;
	case RECORD_ENDED: break; /* as the match has said already */
	}
	make_room(t);
}

/* ---- here: done, and written ---------------------------------------------- */

/* The record ends with the line that says so. */
static void end_if_over(struct table *t)
{
	if (t->now.state == TABLE_OVER)
		record_tail(&t->now.m, &t->draft.lines);
}

static void played(struct table *t, int seat, const struct events *ev)
{
	record_ply(&t->now.m, t->now.m.n - 1, t->now.is_bare, &t->draft.lines);
	took_place(t, RECORD_PLAYED, seat, ev);
	end_if_over(t);
}

void come_back(struct table *t, int seat)
{
	if (t->now.seat[seat].is_away && !(t->now.m.resigned & SEAT_BIT(seat)))
		add_beside(t, "back %s", seat_word(t, seat));
}

enum played play_act(struct table *t, int seat, bool is_person, uint32_t stamp, act a,
					 struct why *why)
{
	struct events ev = { .n = 0 };
	bool is_first = begin_change(t);
	enum played result = match_play(&t->now.m, seat, stamp, a, &ev, why);

	if (result == PLAYED) {
		if (is_person)
			come_back(t, seat);
		played(t, seat, &ev);
	} else if (is_first) {
		forget_change(t);
	}
	return result;
}

void roll_dice(struct table *t)
{
	while (t->now.is_matched && match_chance_pending(&t->now.m)) {
		struct events ev = { .n = 0 };

		CHECK(match_roll(&t->now.m, fate_of(t), &ev));
		played(t, SEAT_CHANCE, &ev);
	}
}

void resign_seat(struct table *t, int seat)
{
	begin_change(t);
	match_resign(&t->now.m, seat);
	record_resignation(t->g, seat, &t->draft.lines);
	took_place(t, RECORD_RESIGNED, seat, NULL);
	end_if_over(t);
}

void undo_seat(struct table *t, int seat)
{
	begin_change(t);
	keep_log(t);
	CHECK(match_undo(&t->now.m, seat));
	record_undo(t->g, seat, &t->draft.lines);
	took_place(t, RECORD_UNDONE, seat, NULL);
}

/* Names, bots and everybody's luck, as a record's head tells them. */
void fill_notes(const struct table *t, struct record_notes *notes)
{
	for (int i = 0; i < t->how.seats; i++) {
		const struct seat *s = &t->now.seat[i];
		struct text p = text_in(notes->player[i], RECORD_NAME);
		struct text b = text_in(notes->bot[i], RECORD_NAME);

		text_str(&p, s->name);
		text_str(&b, s->level);
		while (p.full && p.len && (p.buf[p.len] & 0xc0) == 0x80) /* no half characters */
			p.buf[p.len--] = 0;
	}
	notes->is_bare = t->now.is_bare;
}

struct beginning {
	struct table *t;
	struct record_notes notes;
};

static void write_beginning(void *self)
{
	const struct beginning *b = self;

	record_beginning(&b->t->now.m, &b->notes, &b->t->draft.lines);
}

/* The hash of an opening is made by playing it: rules that fail there may be good for a while. */
static void write_start(struct table *t)
{
	struct beginning b = { .t = t };
	size_t before = t->draft.lines.len;
	char why[FAULT_TEXT];

	fill_notes(t, &b.notes);
	CHECK(luck_to_tags(&t->cup.dice, &b.notes));
	if (guarded(write_beginning, &b, why))
		return;
	t->draft.lines.len = before;
	t->now.is_bare = b.notes.is_bare = true;
	write_beginning(&b);
}

void start_match(struct table *t)
{
	char error[MAX_LINE_TEXT];
	struct text e = text_in(error, sizeof error);

	begin_change(t);
	CHECK(!t->now.is_matched && match_start(&t->now.m, t->g, &t->how, t->now.m.log, t->room, &e));
	took_place(t, RECORD_STARTED, SEAT_NOBODY, NULL);
	write_start(t);
	end_if_over(t);
}

void end_unfinished(struct table *t)
{
	bool is_on_record = t->now.is_matched && !is_ended(t);

	add_beside(t, "abandon");
	if (is_on_record)
		record_tail(&t->now.m, &t->draft.lines);
}

/* ---- there: read ----------------------------------------------------------- */

static void give_up_reading(const struct record_reader *r)
{
	check_failed("its record", r->line, r->error);
}

bool read_head(struct table *t, const char *id, const char *head)
{
	struct record_reader r;
	char error[RECORD_ERROR];
	struct text e = text_in(error, sizeof error);

	record_open(&r, &t->now.m, NULL, 0);
	r.on_beside = read_terms;
	r.self = t;
	if (!record_feed(&r, head, strlen(head)) || !r.g ||
		!secret_from_tags(&r.notes, &t->cup.dice, &e) || strcmp(t->cup.dice.table, id) != 0)
		return false;
	memcpy(t->id, t->cup.dice.table, TABLE_TEXT);
	t->g = r.g;
	t->how = r.how;
	t->cup.dice.seats = t->how.seats;
	dice_commitment(t->cup.dice.secret, t->cup.commitment);
	if (!*t->terms.level)
		snprintf(t->terms.level, LEVEL_TEXT, "normal"); /* as tables of schema 2 */
	t->now.offer = -1;
	t->upkeep.thinking = -1;
	t->now.asked_since = t->terms.created;
	return true;
}

/* Where the record goes on: in its head, as long as the game has not begun. */
static void open_reader(struct table *t, struct record_reader *r)
{
	if (t->now.is_matched) {
		record_resume(r, &t->now.m, !t->now.is_bare, is_ended(t));
	} else {
		record_open(r, &t->now.m, t->now.m.log, t->room);
		CHECK(record_feed(r, t->head, strlen(t->head)));
	}
	r->on_beside = read_beside;
	r->on_change = took_place;
	r->self = t;
}

void read_stored(struct table *t, const struct change *changes)
{
	struct record_reader r;

	open_reader(t, &r);
	for (const struct change *c = changes; c; c = c->next) {
		size_t n = strlen(c->lines);

		CHECK(c->seq == t->now.seq + 1);
		t->draft.at = c->at;
		if (!record_feed(&r, c->lines, n))
			give_up_reading(&r);
		t->now.is_bare = r.started && !r.has_opening;
		t->now.stored += (int64_t)n;
		t->now.seq = c->seq;
	}
}
