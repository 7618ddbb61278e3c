/* server/change.c -- what each line of a change does to its table.
 *
 * The same code runs when something happens and when it is read from the store.  A line that cannot
 * be applied is a mistake of this program or of the database: the caller takes the table out of
 * play. */

#include "core/retell.h"
#include "record/words.h"
#include "server/table.h"
#include "server/wire.h"

#include "games/registry.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- questions ----------------------------------------------------------- */

bool is_ended(const struct table *t) { return t->now.state >= TABLE_OVER; }

static bool is_on(const struct table *t)
{
	return t->now.state == TABLE_PLAYING && !match_over(&t->now.m);
}

seatset seats_asked(const struct table *t)
{
	return is_on(t) ? t->g->asked(t->now.m.state) & (seatset)~SEAT_BIT(SEAT_CHANCE) : 0;
}

seatset seats_pending(const struct table *t)
{
	return is_on(t) ? t->g->pending(t->now.m.state) & (seatset)~SEAT_BIT(SEAT_CHANCE) : 0;
}

bool lacks_luck(const struct seat *s) { return s->kind == SEAT_PERSON && !*s->luck; }

bool is_played_by_bot(const struct table *t, int seat)
{
	const struct seat *s = &t->now.seat[seat];

	return s->kind != SEAT_PERSON || s->is_away || *s->level;
}

/* ---- the head ------------------------------------------------------------ */

struct head {
	struct table *t;
	struct text error;
	bool is_bad;
};

static void head_game(struct head *h, char *rest)
{
	h->t->g = game_by_id(rest);
	if (h->t->g)
		h->t->how = game_usual(h->t->g);
	h->is_bad |= !h->t->g;
}

static void head_seats(struct head *h, char *rest)
{
	h->t->how.seats = (uint8_t)atoi(rest);
	h->t->dice.seats = h->t->how.seats;
	h->is_bad |= h->t->how.seats < 1 || h->t->how.seats > MAX_SEATS;
}

static void head_option(struct head *h, char *rest)
{
	h->is_bad |= !h->t->g || !option_parse(h->t->g, rest, &h->t->how, &h->error);
}

static void head_public(struct head *h, char *rest) { h->t->is_public = *rest == '1'; }
static void head_clock(struct head *h, char *rest) { h->t->clock = strtoull(rest, NULL, 10); }
static void head_days(struct head *h, char *rest) { h->t->in_days = *rest == '1'; }
static void head_created(struct head *h, char *rest) { h->t->created = strtoull(rest, NULL, 10); }

static void head_secret(struct head *h, char *rest)
{
	h->is_bad |= !parse_hex(rest, h->t->dice.secret, HASH_BYTES);
	dice_commitment(h->t->dice.secret, h->t->commitment);
}

static void head_host(struct head *h, char *rest)
{
	h->is_bad |= !parse_hex(rest, h->t->host, HASH_BYTES);
}

static void head_previous(struct head *h, char *rest)
{
	snprintf(h->t->previous, TABLE_TEXT, "%s", rest);
}

static void head_screen(struct head *h, char *rest) { h->t->is_one_screen = !strcmp(rest, "one"); }

static void head_absent(struct head *h, char *rest) { h->t->asks_others = !strcmp(rest, "ask"); }
static void head_level(struct head *h, char *rest)
{
	snprintf(h->t->level, LEVEL_TEXT, "%s", rest);
}

static const struct {
	const char *word;
	void (*read)(struct head *h, char *rest);
} head_lines[] = {
	{ "game", head_game },         { "seats", head_seats },   { "option", head_option },
	{ "public", head_public },     { "clock", head_clock },   { "days", head_days },
	{ "created", head_created },   { "secret", head_secret }, { "host", head_host },
	{ "previous", head_previous }, { "screen", head_screen }, { "absent", head_absent },
	{ "level", head_level },
};

static void read_head_line(struct head *h, char *line)
{
	char *word = cut_word(&line);

	for (int i = 0; i < LEN(head_lines); i++)
		if (!strcmp(word, head_lines[i].word)) {
			head_lines[i].read(h, line);
			return;
		}
	h->is_bad = true;
}

bool parse_head(struct table *t, const char *id, const char *text)
{
	char error[MAX_LINE_TEXT], *copy = strdup(text), *rest = copy, *line;
	struct head h = { .t = t, .error = text_in(error, sizeof error) };

	CHECK(copy);
	snprintf(t->id, TABLE_TEXT, "%s", id);
	snprintf(t->dice.table, TABLE_TEXT, "%s", id);
	while (!h.is_bad && (line = strsep(&rest, "\n")) != NULL)
		if (*line)
			read_head_line(&h, line);
	free(copy);
	t->now.offer = -1;
	t->thinking = -1;
	t->now.asked_since = t->created;
	if (!*t->level)
		snprintf(t->level, LEVEL_TEXT, "normal");
	return !h.is_bad && t->g;
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

/* An order ends when its seat is asked what it does not answer. */
static void end_orders(struct table *t)
{
	seatset pending = seats_pending(t);

	for (int seat = 0; seat < t->how.seats; seat++) {
		struct seat *s = &t->now.seat[seat];

		if (!s->orders || !(pending & SEAT_BIT(seat)))
			continue;
		for (int i = s->orders - 1; i >= 0; i--) {
			const struct order *o = &s->order[i];
			bool fits = t->g->prompt(t->now.m.state, seat).step == o->step &&
						game_allows(t->g, t->now.m.state, seat, o->a);

			if (o->until_asked && !fits)
				memmove(&s->order[i], &s->order[i + 1],
						(size_t)(--s->orders - i) * sizeof *s->order);
		}
	}
}

static void restart_clock(struct table *t)
{
	t->now.asked_since = t->at;
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
		t->now.ended = t->at;
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

/* ---- lines of play ----------------------------------------------------------------------------
 */

static bool line_start(struct table *t, int seat, char *rest)
{
	char error[MAX_LINE_TEXT];
	struct text e = text_in(error, sizeof error);

	(void)seat, (void)rest;
	if (t->now.is_matched)
		return false;
	for (int i = 0; i < t->how.seats; i++)
		memcpy(t->dice.luck[i], t->now.seat[i].luck, LUCK_TEXT);
	dice_key(&t->dice, t->key);
	t->room = 0;
	if (!match_start(&t->now.m, t->g, &t->how, NULL, 0, &e))
		return false;
	make_room(t);
	t->now.is_matched = true;
	t->now.state = TABLE_PLAYING;
	t->now.started = t->at;
	take_stock(t, NULL);
	return true;
}

/* Cuts the fingerprint off the end of a line; -1: there is none. */
static int cut_print(char *line)
{
	char *mark = strstr(line, " ;");
	unsigned print;

	if (!mark || !parse_print(mark + 2, &print))
		return -1;
	*mark = 0;
	return (int)print;
}

static bool play(struct table *t, int seat, char *rest)
{
	struct events ev = { .n = 0 };
	struct why why;
	char error[MAX_LINE_TEXT];
	struct text e = text_in(error, sizeof error);
	int print = cut_print(rest);
	act a;

	if (!t->now.is_matched || !act_parse(t->g, rest, &a, &e))
		return false;
	make_room(t);
	if (seat == SEAT_CHANCE
			? !match_happen(&t->now.m, a, &ev)
			: match_play(&t->now.m, seat, t->now.m.stamp[seat], a, &ev, &why) != PLAYED)
		return false;
	if (print >= 0 && t->now.m.log[t->now.m.n - 1].print != print)
		return false; /* by other rules */
	if (seat < MAX_SEATS && !t->now.in_grace)
		t->now.seat[seat].is_late = false;
	take_stock(t, &ev);
	return true;
}

static bool line_chance(struct table *t, int seat, char *rest)
{
	(void)seat;
	return play(t, SEAT_CHANCE, rest);
}

static bool line_ordered(struct table *t, int seat, char *rest)
{
	struct seat *s = &t->now.seat[seat];
	int step = t->g->prompt(t->now.m.state, seat).step;
	char error[MAX_LINE_TEXT];
	struct text e = text_in(error, sizeof error), written;
	char copy[MAX_LINE_TEXT];
	act a;

	written = text_in(copy, sizeof copy);
	text_str(&written, rest);
	cut_print(copy);
	if (!act_parse(t->g, copy, &a, &e))
		return false;
	for (int i = 0; i < s->orders; i++)
		if (s->order[i].a == a && s->order[i].step == step && s->order[i].left > 0 &&
			!--s->order[i].left) {
			memmove(&s->order[i], &s->order[i + 1], (size_t)(--s->orders - i) * sizeof *s->order);
			break;
		}
	return play(t, seat, rest);
}

static bool line_undo(struct table *t, int seat, char *rest)
{
	(void)rest;
	keep_log(t);
	if (!match_undo(&t->now.m, seat))
		return false;
	recount_history(t);
	take_stock(t, NULL);
	return true;
}

static bool line_resign(struct table *t, int seat, char *rest)
{
	struct seat *s = &t->now.seat[seat];

	(void)rest;
	match_resign(&t->now.m, seat);
	if (!*s->level)
		snprintf(s->level, LEVEL_TEXT, "%s", t->level);
	take_stock(t, NULL);
	return true;
}

static bool line_abandon(struct table *t, int seat, char *rest)
{
	(void)seat, (void)rest;
	t->now.state = TABLE_ABANDONED;
	t->now.ended = t->at;
	if (t->now.is_matched)
		note_positions(t);
	return true;
}

static bool line_fault(struct table *t, int seat, char *rest)
{
	(void)seat;
	t->now.state = TABLE_FAULT;
	t->now.ended = t->at;
	snprintf(t->now.fault, FAULT_TEXT, "%s", rest);
	return true;
}

/* ---- lines about seats --------------------------------------------------- */

/* sit SEAT HASH LUCK NAME; the luck may follow later: - */
static bool line_sit(struct table *t, int seat, char *rest)
{
	struct seat *s = &t->now.seat[seat];
	const char *hash = cut_word(&rest), *luck = cut_word(&rest);

	*s = (struct seat){ .kind = SEAT_PERSON };
	if (strcmp(luck, "-") != 0)
		snprintf(s->luck, LUCK_TEXT, "%s", luck);
	snprintf(s->name, NAME_TEXT, "%s", rest);
	return parse_hex(hash, s->hash, HASH_BYTES);
}

static bool line_luck(struct table *t, int seat, char *rest)
{
	snprintf(t->now.seat[seat].luck, LUCK_TEXT, "%s", rest);
	return true;
}

/* reserve SEAT HASH NAME: free, but not for everybody. */
static bool line_reserve(struct table *t, int seat, char *rest)
{
	struct seat *s = &t->now.seat[seat];
	const char *hash = cut_word(&rest);

	*s = (struct seat){ .kind = SEAT_FREE };
	snprintf(s->name, NAME_TEXT, "%s", rest);
	return parse_hex(hash, s->hash, HASH_BYTES);
}

static bool line_unsit(struct table *t, int seat, char *rest)
{
	(void)rest;
	t->now.seat[seat] = (struct seat){ .kind = SEAT_FREE };
	return true;
}

static bool line_bot(struct table *t, int seat, char *rest)
{
	t->now.seat[seat] = (struct seat){ .kind = SEAT_BOT };
	snprintf(t->now.seat[seat].level, LEVEL_TEXT, "%s", rest);
	return true;
}

static bool line_away(struct table *t, int seat, char *rest)
{
	t->now.seat[seat].is_away = true;
	snprintf(t->now.seat[seat].level, LEVEL_TEXT, "%s", rest);
	return true;
}

static bool line_back(struct table *t, int seat, char *rest)
{
	(void)rest;
	t->now.seat[seat].is_away = false;
	t->now.seat[seat].level[0] = 0;
	restart_clock(t); /* or his time would be over as he sits down */
	return true;
}

static bool line_lapse(struct table *t, int seat, char *rest)
{
	(void)rest;
	t->now.seat[seat].is_late = true;
	t->now.in_grace = true;
	return true;
}

/* replacing SEAT OTHER: the seat would have a bot play for the other. */
static bool line_replacing(struct table *t, int seat, char *rest)
{
	int other = seat_parse(t->g, rest);

	if (other < 0 || other >= t->how.seats)
		return false;
	t->now.seat[other].replacing |= SEAT_BIT(seat);
	return true;
}

static bool line_offer(struct table *t, int seat, char *rest)
{
	(void)rest;
	t->now.offer = seat;
	t->now.granted = 0;
	return true;
}

static bool line_grant(struct table *t, int seat, char *rest)
{
	(void)rest;
	t->now.granted |= SEAT_BIT(seat);
	return true;
}

static bool line_deny(struct table *t, int seat, char *rest)
{
	(void)seat, (void)rest;
	t->now.offer = -1;
	return true;
}

static bool line_wish(struct table *t, int seat, char *rest)
{
	t->now.seat[seat].wants_end = *rest == '1';
	return true;
}

static bool line_rematch(struct table *t, int seat, char *rest)
{
	(void)seat;
	snprintf(t->now.rematch, TABLE_TEXT, "%s", rest);
	return true;
}

static bool line_hook(struct table *t, int seat, char *rest)
{
	snprintf(t->now.seat[seat].hook, HOOK_TEXT, "%s", rest);
	return true;
}

static bool line_say(struct table *t, int seat, char *rest)
{
	struct said *s;

	if (t->now.said == t->chat_room) {
		t->chat_room = t->chat_room ? 2 * t->chat_room : 8;
		t->chat = realloc(t->chat, (size_t)t->chat_room * sizeof *t->chat);
		CHECK(t->chat);
		memset(t->chat + t->now.said, 0, (size_t)(t->chat_room - t->now.said) * sizeof *t->chat);
	}
	s = &t->chat[t->now.said++];
	free(s->text); /* of a change that was not stored */
	*s = (struct said){ .seat = seat, .at = t->at, .text = strdup(rest) };
	CHECK(s->text);
	note_chat(t, s);
	return true;
}

/* order SEAT LEFT UNTIL-ASKED STEP ACTION */
static bool line_order(struct table *t, int seat, char *rest)
{
	struct seat *s = &t->now.seat[seat];
	struct order o = { .left = atoi(cut_word(&rest)) };
	char error[MAX_LINE_TEXT];
	struct text e = text_in(error, sizeof error);

	o.until_asked = *cut_word(&rest) == '1';
	o.step = (uint16_t)atoi(cut_word(&rest));
	if (s->orders == MAX_ORDERS || o.step >= t->g->n_steps || !act_parse(t->g, rest, &o.a, &e))
		return false;
	s->order[s->orders++] = o;
	note_orders(t, seat);
	return true;
}

static bool line_unorder(struct table *t, int seat, char *rest)
{
	struct seat *s = &t->now.seat[seat];
	char error[MAX_LINE_TEXT];
	struct text e = text_in(error, sizeof error);
	act a;

	if (!act_parse(t->g, rest, &a, &e))
		return false;
	for (int i = s->orders - 1; i >= 0; i--)
		if (s->order[i].a == a)
			memmove(&s->order[i], &s->order[i + 1], (size_t)(--s->orders - i) * sizeof *s->order);
	note_orders(t, seat);
	return true;
}

/* ---- all of them --------------------------------------------------------- */

static const struct {
	const char *word;
	bool has_seat; /* it is the second word */
	bool is_extra; /* and the bytes are charged to that seat */
	bool (*apply)(struct table *t, int seat, char *rest);
} kinds[] = {
	{ "act", true, false, play },
	{ "chance", false, false, line_chance },
	{ "ordered", true, false, line_ordered },
	{ "start", false, false, line_start },
	{ "undo", true, true, line_undo },
	{ "resign", true, false, line_resign },
	{ "abandon", false, false, line_abandon },
	{ "fault", false, false, line_fault },
	{ "sit", true, false, line_sit },
	{ "luck", true, false, line_luck },
	{ "unsit", true, false, line_unsit },
	{ "bot", true, false, line_bot },
	{ "away", true, false, line_away },
	{ "back", true, false, line_back },
	{ "lapse", true, false, line_lapse },
	{ "replacing", true, true, line_replacing },
	{ "offer", true, true, line_offer },
	{ "grant", true, true, line_grant },
	{ "deny", true, true, line_deny },
	{ "wish", true, true, line_wish },
	{ "rematch", false, false, line_rematch },
	{ "hook", true, true, line_hook },
	{ "say", true, true, line_say },
	{ "order", true, true, line_order },
	{ "unorder", true, true, line_unorder },
	{ "reserve", true, false, line_reserve },
};

bool apply_line(struct table *t, char *line)
{
	int64_t bytes = (int64_t)strlen(line) + 1;
	char *word = cut_word(&line);
	int seat = SEAT_NOBODY;

	t->now.stored += bytes;
	for (int i = 0; i < LEN(kinds); i++) {
		if (strcmp(word, kinds[i].word) != 0)
			continue;
		if (kinds[i].has_seat) {
			seat = seat_parse(t->g, cut_word(&line));
			if (seat < 0 || seat >= t->how.seats)
				return false;
			t->now.extras[seat] += kinds[i].is_extra ? bytes : 0;
		}
		return kinds[i].apply(t, seat, line);
	}
	return false;
}
