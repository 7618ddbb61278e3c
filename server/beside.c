/* server/beside.c -- what happens at a table beside the game: the lines that begin with '~'.
 *
 * docs/records.md lists them.  The same code runs when something happens and when it is read from
 * the store.  A line that cannot be applied is a mistake of this program or of the database: the
 * caller takes the table out of play. */

#include "server/beside.h"

#include "record/words.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- in the head: what was agreed ----------------------------------------- */

static bool term_public(struct table *t, char *rest) { return (t->terms.is_public = !*rest); }

static bool term_clock(struct table *t, char *rest)
{
	return parse_unsigned(rest, INT64_MAX, &t->terms.clock);
}

static bool term_days(struct table *t, char *rest)
{
	t->terms.in_days = true;
	return term_clock(t, rest);
}

static bool term_created(struct table *t, char *rest)
{
	return parse_unsigned(rest, INT64_MAX, &t->terms.created);
}

static bool term_host(struct table *t, char *rest)
{
	return parse_hex(rest, t->terms.host, HASH_BYTES);
}

static bool term_previous(struct table *t, char *rest)
{
	return snprintf(t->terms.previous, TABLE_TEXT, "%s", rest) < TABLE_TEXT;
}

static bool term_screen(struct table *t, char *rest)
{
	return (t->terms.is_one_screen = !strcmp(rest, "one"));
}

static bool term_absent(struct table *t, char *rest)
{
	return (t->terms.asks_others = !strcmp(rest, "ask"));
}

static bool term_level(struct table *t, char *rest)
{
	return snprintf(t->terms.level, LEVEL_TEXT, "%s", rest) < LEVEL_TEXT;
}

static const struct {
	const char *word;
	bool (*read)(struct table *t, char *rest);
} terms[] = {
	{ "public", term_public },   { "clock", term_clock },   { "days", term_days },
	{ "created", term_created }, { "host", term_host },     { "previous", term_previous },
	{ "screen", term_screen },   { "absent", term_absent }, { "level", term_level },
};

bool read_terms(void *self, char *line)
{
	const char *word = cut_word(&line);

	for (int i = 0; i < LEN(terms); i++)
		if (!strcmp(word, terms[i].word))
			return terms[i].read(self, line);
	return false;
}

static void put(struct text *out, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The line is left to the caller as well. */
static void put_line(struct text *out, char line[MAX_LINE_TEXT], const char *format, va_list args)
{
	int n = vsnprintf(line, MAX_LINE_TEXT, format, args);

	CHECK(n < MAX_LINE_TEXT);
	text_str(out, "~ ");
	text_str(out, line);
	text_char(out, '\n');
}

static void put(struct text *out, const char *format, ...)
{
	char line[MAX_LINE_TEXT];
	va_list args;

	va_start(args, format);
	put_line(out, line, format, args);
	va_end(args);
}

void write_terms(const struct table *t, struct text *out)
{
	char host[HASH_TEXT];
	struct text h = text_in(host, sizeof host);

	text_hex(&h, t->terms.host, HASH_BYTES);
	if (t->terms.is_public)
		put(out, "public");
	if (t->terms.clock)
		put(out, "%s %llu", t->terms.in_days ? "days" : "clock",
			(unsigned long long)t->terms.clock);
	put(out, "host %s", host);
	put(out, "created %llu", (unsigned long long)t->terms.created);
	if (*t->terms.previous)
		put(out, "previous %s", t->terms.previous);
	if (t->terms.is_one_screen)
		put(out, "screen one");
	if (t->terms.asks_others)
		put(out, "absent ask");
	put(out, "level %s", t->terms.level);
}

static bool read_act(const struct table *t, const char *written, act *a)
{
	char error[MAX_LINE_TEXT];
	struct text e = text_in(error, sizeof error);

	return act_parse(t->g, written, a, &e);
}

bool answers(const struct table *t, int seat, const struct standing_order *o)
{
	return t->g->prompt(t->now.m.state, seat).step == o->step &&
		   game_allows(t->g, t->now.m.state, seat, o->a);
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
	*s = (struct said){ .seat = seat, .at = t->draft.at, .text = strdup(rest) };
	CHECK(s->text);
	note_chat(t, s);
	return true;
}

/* ---- standing orders ------------------------------------------------------ */

static void end_order(struct seat *s, int i)
{
	memmove(&s->order[i], &s->order[i + 1], (size_t)(--s->orders - i) * sizeof *s->order);
}

/* An order ends when its seat is asked what it does not answer. */
void end_orders(struct table *t)
{
	seatset pending = seats_pending(t);

	for (int seat = 0; seat < t->how.seats; seat++) {
		struct seat *s = &t->now.seat[seat];

		if (!s->orders || !(pending & SEAT_BIT(seat)))
			continue;
		for (int i = s->orders - 1; i >= 0; i--)
			if (s->order[i].until_asked && !answers(t, seat, &s->order[i]))
				end_order(s, i);
	}
}

/* order SEAT LEFT UNTIL-ASKED STEP ACTION */
static bool line_order(struct table *t, int seat, char *rest)
{
	struct seat *s = &t->now.seat[seat];
	struct standing_order o = { .left = atoi(cut_word(&rest)) };

	o.until_asked = *cut_word(&rest) == '1';
	o.step = (uint16_t)atoi(cut_word(&rest));
	if (s->orders == MAX_ORDERS || o.step >= t->g->n_steps || !read_act(t, rest, &o.a))
		return false;
	s->order[s->orders++] = o;
	note_orders(t, seat);
	return true;
}

static bool line_unorder(struct table *t, int seat, char *rest)
{
	struct seat *s = &t->now.seat[seat];
	act a;

	if (!read_act(t, rest, &a))
		return false;
	for (int i = s->orders - 1; i >= 0; i--)
		if (s->order[i].a == a)
			end_order(s, i);
	note_orders(t, seat);
	return true;
}

/* ordered SEAT ACTION: the next ply is done by an order, which may be its last time. */
static bool line_ordered(struct table *t, int seat, char *rest)
{
	struct seat *s = &t->now.seat[seat];
	act a;

	if (!read_act(t, rest, &a))
		return false;
	for (int i = 0; i < s->orders; i++)
		if (s->order[i].a == a && s->order[i].left > 0 && answers(t, seat, &s->order[i])) {
			if (!--s->order[i].left)
				end_order(s, i);
			break;
		}
	return true;
}

/* ---- the end --------------------------------------------------------------- */

static bool line_abandon(struct table *t, int seat, char *rest)
{
	(void)seat, (void)rest;
	t->now.state = TABLE_ABANDONED;
	t->now.ended = t->draft.at;
	if (t->now.is_matched)
		note_positions(t);
	return true;
}

static bool line_fault(struct table *t, int seat, char *rest)
{
	(void)seat;
	t->now.state = TABLE_FAULT;
	t->now.ended = t->draft.at;
	snprintf(t->now.fault, FAULT_TEXT, "%s", rest);
	return true;
}

/* ---- all of them ----------------------------------------------------------- */

static const struct {
	const char *word;
	bool has_seat; /* it is the second word */
	bool is_extra; /* and the bytes are charged to that seat */
	bool (*apply)(struct table *t, int seat, char *rest);
} kinds[] = {
	{ "ordered", true, false, line_ordered },
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

bool read_beside(void *self, char *line)
{
	struct table *t = self;
	int64_t bytes = (int64_t)strlen(line) + 1;
	const char *word = cut_word(&line);
	int seat = SEAT_NOBODY;

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

void add_beside(struct table *t, const char *format, ...)
{
	char line[MAX_LINE_TEXT];
	va_list args;

	begin_change(t);
	va_start(args, format);
	put_line(&t->draft.lines, line, format, args);
	va_end(args);
	CHECK(read_beside(t, line));
}
