/* server/wire.c -- the only place that makes what is sent to clients. */

#include "server/wire.h"

#include "games/registry.h"
#include "record/position.h"
#include "server/config.h"
#include "server/world.h"

#include <stdlib.h>
#include <string.h>

enum { SIZE = 4 << 20, RING = 2, WORD = 256, HISTORY_MOST = 1000, ID_MOST = 64 };

static char ring[RING][SIZE];
static int turn;

static struct text open_line(void)
{
	turn = (turn + 1) % RING;
	return text_in(ring[turn], SIZE);
}

static struct line close_line(const struct text *t)
{
	CHECK(!t->full);
	return (struct line){ t->buf, t->len };
}

/* Eight bytes at a time; never stored. */
uint64_t print_of(const char *s, size_t n)
{
	uint64_t h = n, word;

	for (; n >= sizeof word; s += sizeof word, n -= sizeof word) {
		memcpy(&word, s, sizeof word);
		h = (h ^ word) * 0x9e3779b97f4a7c15u;
		h ^= h >> 29;
	}
	word = 0;
	memcpy(&word, s, n);
	h = (h ^ word) * 0xd1342543de82ef95u;
	h ^= h >> 32;
	return h ? h : 1;
}

/* ---- small parts --------------------------------------------------------- */

static void put_raw(struct text *t, const char *key, const char *s)
{
	if (t->comma)
		text_char(t, ',');
	t->comma = false;
	if (key) {
		json_str(t, NULL, key);
		text_char(t, ':');
	}
	text_str(t, s);
	t->comma = true;
}

static void put_text(struct text *t, const char *key, const char *s) /* null for "" */
{
	if (*s)
		json_str(t, key, s);
	else
		json_none(t, key);
}

static void put_time(struct text *t, const char *key, uint64_t when)
{
	if (when)
		json_num(t, key, (int64_t)when);
	else
		json_none(t, key);
}

static void put_seat(struct text *t, const char *key, const struct game *g, int seat)
{
	char word[WORD];
	struct text w = text_in(word, sizeof word);

	arg_word(g, ARG_SEAT, seat, &w);
	json_str(t, key, word);
}

static void put_seats(struct text *t, const char *key, const struct game *g, seatset set)
{
	json_open(t, key, '[');
	for (; set; set &= (seatset)(set - 1))
		put_seat(t, NULL, g, lowest_bit(set));
	json_close(t, ']');
}

/* ---- tables -------------------------------------------------------------- */

static void put_one_seat(struct text *t, const struct table *at, int i)
{
	static const char *const kinds[] = { "free", "person", "bot" };
	const struct seat *s = &at->now.seat[i];
	char title[WORD];
	struct text w = text_in(title, sizeof title);

	arg_title(at->g, ARG_SEAT, i, &w);
	json_open(t, NULL, '{');
	put_seat(t, "seat", at->g, i);
	json_str(t, "title", title);
	json_str(t, "kind", kinds[s->kind]);
	put_text(t, "name", s->name);
	put_text(t, "bot", s->level);
	json_bool(t, "away", s->is_away);
	json_bool(t, "resigned", at->now.is_matched && (at->now.m.resigned & SEAT_BIT(i)));
	json_bool(t, "missing", is_missing(at, i));
	json_close(t, '}');
}

static void put_options(struct text *t, const struct table *at)
{
	json_open(t, "options", '{');
	for (int i = 0; i < at->g->n_options; i++) {
		const struct option *o = &at->g->options[i];
		char word[WORD];
		struct text w = text_in(word, sizeof word);
		const char *value;

		option_text(at->g, i, at->how.option[i], &w);
		value = strchr(word, '=') ? strchr(word, '=') + 1 : word;
		if (!o->words && o->numbers <= 1)
			json_num(t, o->name, at->how.option[i]);
		else
			json_str(t, o->name, value);
	}
	json_close(t, '}');
}

static void put_clock(struct text *t, const struct table *at)
{
	enum { SECOND = 1000, DAY = 24 * 3600 * SECOND };

	if (!at->clock) {
		json_none(t, "clock");
	} else {
		json_open(t, "clock", '{');
		json_num(t, at->in_days ? "days" : "move",
				 (int64_t)at->clock / (at->in_days ? DAY : SECOND));
		json_close(t, '}');
	}
	put_time(t, "deadline", deadline_of(at));
}

static void put_dice(struct text *t, const struct table *at)
{
	char secret[HASH_TEXT];
	struct text w = text_in(secret, sizeof secret);

	json_open(t, "dice", '{');
	json_str(t, "commitment", at->commitment);
	json_open(t, "luck", '[');
	for (int i = 0; i < at->how.seats; i++)
		put_text(t, NULL, at->now.seat[i].luck);
	json_close(t, ']');
	if (is_ended(at))
		text_hex(&w, at->dice.secret, HASH_BYTES);
	put_text(t, "secret", secret);
	json_close(t, '}');
}

static void put_offer(struct text *t, const struct table *at)
{
	seatset waits = 0;

	if (at->now.offer < 0) {
		json_none(t, "undo");
		return;
	}
	for (int i = 0; i < at->how.seats; i++)
		if (i != at->now.offer && !is_played_by_bot(at, i) && !(at->now.granted & SEAT_BIT(i)))
			waits |= SEAT_BIT(i);
	json_open(t, "undo", '{');
	put_seat(t, "seat", at->g, at->now.offer);
	put_seats(t, "waits", at->g, waits);
	json_close(t, '}');
}

static seatset seats_tired(const struct table *at)
{
	seatset set = 0;

	for (int i = 0; i < at->how.seats; i++)
		if (at->now.seat[i].wants_end)
			set |= SEAT_BIT(i);
	return set;
}

static void put_table(struct text *t, const char *key, const struct table *at)
{
	static const char *const states[] = { "open", "playing", "over", "abandoned", "fault" };

	json_open(t, key, '{');
	json_str(t, "id", at->id);
	json_str(t, "game", at->g->id);
	json_str(t, "title", at->g->title);
	put_options(t, at);
	json_bool(t, "public", at->is_public);
	json_str(t, "state", states[at->now.state]);
	json_open(t, "seats", '[');
	for (int i = 0; i < at->how.seats; i++)
		put_one_seat(t, at, i);
	json_close(t, ']');
	put_seats(t, "asked", at->g, seats_asked(at));
	put_clock(t, at);
	put_dice(t, at);
	put_offer(t, at);
	put_seats(t, "abandon", at->g, seats_tired(at));
	put_text(t, "previous", at->previous);
	put_text(t, "rematch", at->now.rematch);
	put_time(t, "created", at->created);
	put_time(t, "started", at->now.started);
	put_time(t, "ended", at->now.ended);
	json_close(t, '}');
}

struct line wire_table(const struct table *at)
{
	struct text t = open_line();

	put_table(&t, NULL, at);
	return close_line(&t);
}

static void put_you(struct text *t, const struct table *at, int seat, bool is_host)
{
	if (seat < MAX_SEATS)
		put_seat(t, "you", at->g, seat);
	else
		json_str(t, "you", "nobody");
	json_bool(t, "host", is_host);
}

struct line wire_table_answer(const struct table *at, const struct call *c)
{
	struct text t = open_line();

	json_open(&t, NULL, '{');
	put_table(&t, "table", at);
	put_you(&t, at, c->seat, c->is_host);
	json_close(&t, '}');
	return close_line(&t);
}

struct line wire_claimed(const struct table *at, const struct call *c)
{
	struct text t = open_line();

	json_open(&t, NULL, '{');
	if (c->seat < MAX_SEATS)
		put_seat(&t, "seat", at->g, c->seat);
	else
		json_none(&t, "seat");
	json_bool(&t, "host", c->is_host);
	json_close(&t, '}');
	return close_line(&t);
}

static struct line typed_table(const char *type, const struct table *at)
{
	struct text t = open_line();

	json_open(&t, NULL, '{');
	json_str(&t, "type", type);
	put_table(&t, "table", at);
	json_close(&t, '}');
	return close_line(&t);
}

struct line wire_table_message(const struct table *at)
{
	return typed_table(is_ended(at) ? "over" : "table", at);
}

struct line wire_lobby(const struct table *at) { return typed_table("lobby", at); }

struct line wire_gone(const char *id)
{
	struct text t = open_line();

	json_open(&t, NULL, '{');
	json_str(&t, "type", "gone");
	json_str(&t, "table", id);
	json_close(&t, '}');
	return close_line(&t);
}

struct line wire_sat(const struct table *at, int seat, const char *token, const char *link)
{
	struct text t = open_line();

	json_open(&t, NULL, '{');
	put_table(&t, "table", at);
	if (seat < MAX_SEATS)
		put_seat(&t, "seat", at->g, seat);
	else
		json_none(&t, "seat");
	json_str(&t, "token", token);
	json_str(&t, "link", link);
	json_close(&t, '}');
	return close_line(&t);
}

struct line wire_link(const char *link, const char *token)
{
	struct text t = open_line();

	json_open(&t, NULL, '{');
	json_str(&t, "link", link);
	json_str(&t, "token", token);
	json_close(&t, '}');
	return close_line(&t);
}

struct line wire_list(const char *tables, bool more)
{
	struct text t = open_line();

	text_str(&t, "{\"tables\":[");
	text_str(&t, tables);
	text_str(&t, more ? "],\"more\":true}" : "],\"more\":false}");
	return close_line(&t);
}

/* ---- a viewer's messages ------------------------------------------------- */

static void put_orders(struct text *t, const struct table *at, int seat)
{
	json_open(t, "orders", '[');
	for (int i = 0; seat < MAX_SEATS && i < at->now.seat[seat].orders; i++) {
		const struct order *o = &at->now.seat[seat].order[i];
		char word[WORD];
		struct text w = text_in(word, sizeof word);

		act_text(at->g, o->a, &w);
		json_open(t, NULL, '{');
		json_str(t, "act", word);
		json_str(t, "step", at->g->steps[o->step].word);
		if (o->until_asked)
			json_str(t, "until", "asked");
		else if (o->left == UNLIMITED)
			json_str(t, "until", "cancelled");
		else
			json_num(t, "until", o->left);
		json_close(t, '}');
	}
	json_close(t, ']');
}

static void put_chat(struct text *t, const struct table *at, const struct said *s)
{
	put_seat(t, "seat", at->g, s->seat);
	json_str(t, "name", at->now.seat[s->seat].name);
	json_str(t, "text", s->text);
	json_num(t, "at", (int64_t)s->at);
}

struct line wire_hello(const struct table *at, int viewer, bool is_host, int64_t seen)
{
	struct text t = open_line();

	json_open(&t, NULL, '{');
	json_str(&t, "type", "hello");
	put_you(&t, at, viewer, is_host);
	put_table(&t, "table", at);
	json_num(&t, "seen", seen);
	json_open(&t, "chat", '[');
	for (int i = 0; i < at->now.said; i++) {
		json_open(&t, NULL, '{');
		put_chat(&t, at, &at->chat[i]);
		json_close(&t, '}');
	}
	json_close(&t, ']');
	put_orders(&t, at, viewer);
	json_close(&t, '}');
	return close_line(&t);
}

struct line wire_chat(const struct table *at, const struct said *said)
{
	struct text t = open_line();

	json_open(&t, NULL, '{');
	json_str(&t, "type", "chat");
	put_chat(&t, at, said);
	json_close(&t, '}');
	return close_line(&t);
}

struct line wire_orders(const struct table *at, int seat)
{
	struct text t = open_line();

	json_open(&t, NULL, '{');
	json_str(&t, "type", "orders");
	put_orders(&t, at, seat);
	json_close(&t, '}');
	return close_line(&t);
}

struct line wire_closing(int again)
{
	struct text t = open_line();

	json_open(&t, NULL, '{');
	json_str(&t, "type", "closing");
	json_num(&t, "again", again);
	json_close(&t, '}');
	return close_line(&t);
}

struct line wire_fault(void)
{
	struct text t = open_line();

	json_open(&t, NULL, '{');
	json_str(&t, "type", "fault");
	json_str(&t, "sentence",
			 "The program has made a mistake at this table and stopped it. Its record is kept.");
	json_close(&t, '}');
	return close_line(&t);
}

struct line wire_bare_position(const struct table *at, int viewer)
{
	struct text t = open_line();

	position_json(&at->now.m, viewer, NULL, &t);
	return close_line(&t);
}

struct line wire_position(const struct table *at, int viewer, const struct events *ev, int64_t from,
						  struct line bare, bool is_message)
{
	struct text t = open_line();

	json_open(&t, NULL, '{');
	if (is_message)
		json_str(&t, "type", "position");
	json_num(&t, "from", from);
	json_num(&t, "count", at->now.history[viewer]);
	events_json(at->g, "events", ev, viewer, &t);
	put_raw(&t, "position", bare.s);
	json_close(&t, '}');
	return close_line(&t);
}

/* ---- history, replay, record ------------------------------------------------------------------
 */

/* Those of the ply's events that are seen and lie at or after `from`, the first being number `at`.
 */
static int64_t put_seen(struct text *t, const struct game *g, const struct events *ev, int viewer,
						int64_t at, int64_t from)
{
	for (int i = 0; i < ev->n; i++) {
		struct event e = ev->e[i];
		struct events one = { .n = 1 };
		size_t before;

		if (!event_seen_by(&e, viewer))
			continue;
		if (at++ < from || at > from + HISTORY_MOST)
			continue;
		one.e[0] = ev->e[i];
		before = t->len;
		events_json(g, NULL, &one, viewer, t);
		/* An array of one: its brackets become blanks. */
		t->buf[t->buf[before] == ',' ? before + 1 : before] = ' ';
		t->buf[t->len - 1] = ' ';
	}
	return at;
}

struct line wire_history(const struct table *at, int viewer, int64_t from)
{
	_Alignas(16) unsigned char state[MAX_STATE];
	const struct match *m = &at->now.m;
	struct events ev;
	struct text t = open_line();
	int64_t n = 0;

	json_open(&t, NULL, '{');
	json_num(&t, "from", from);
	json_open(&t, "events", '[');
	CHECK(game_start(m->g, &m->how, state, NULL));
	for (int i = 0; i < m->n; i++) {
		ev.n = 0;
		m->g->apply(state, m->log[i].seat, m->log[i].a, &ev);
		n = put_seen(&t, m->g, &ev, viewer, n, from);
	}
	json_close(&t, ']');
	json_num(&t, "count", n);
	json_bool(&t, "more", n > from + HISTORY_MOST);
	json_close(&t, '}');
	return close_line(&t);
}

/* The match up to a ply, played again in `to`, whose log is the table's own. */
static void replay_to(const struct table *at, int plies, struct match *to, struct events *last)
{
	const struct match *m = &at->now.m;
	struct ply *log = calloc((size_t)plies + 1, sizeof *log);

	CHECK(log && match_start(to, m->g, &m->how, log, plies, NULL));
	for (int i = 0; i <= plies; i++) {
		struct why why;

		for (int seat = 0; seat < m->how.seats; seat++)
			if ((m->resigned & SEAT_BIT(seat)) && m->resigned_at[seat] == i)
				match_resign(to, seat);
		if (i == plies)
			break;
		last->n = 0;
		if (m->log[i].seat == SEAT_CHANCE)
			CHECK(match_happen(to, m->log[i].a, last));
		else
			CHECK(match_play(to, m->log[i].seat, to->stamp[m->log[i].seat], m->log[i].a, last,
							 &why) == PLAYED);
	}
}

struct line wire_replay(const struct table *at, int viewer, int plies)
{
	struct match m;
	struct events last = { .n = 0 };
	struct text t = open_line();

	CHECK(is_ended(at));
	replay_to(at, plies, &m, &last);
	json_open(&t, NULL, '{');
	json_num(&t, "at", plies);
	json_num(&t, "plies", at->now.m.n);
	put_raw(&t, "position", "");
	t.comma = false;
	position_json(&m, viewer, &last, &t);
	json_close(&t, '}');
	free(m.log);
	return close_line(&t);
}

static void fill_notes(const struct table *at, struct record_notes *notes)
{
	struct dice dice = at->dice;

	memset(notes, 0, sizeof *notes);
	for (int i = 0; i < at->how.seats; i++) {
		const struct seat *s = &at->now.seat[i];
		struct text p = text_in(notes->player[i], RECORD_NAME);
		struct text b = text_in(notes->bot[i], RECORD_NAME);

		text_str(&p, s->name);
		text_str(&b, s->level);
		while (p.full && p.len && (p.buf[p.len] & 0xc0) == 0x80) /* no half characters */
			p.buf[p.len--] = 0;
	}
	CHECK(dice_to_tags(&dice, notes));
}

struct line wire_record(const struct table *at)
{
	static struct record_notes notes;
	struct text t = open_line();

	CHECK(is_ended(at));
	fill_notes(at, &notes);
	record_write(&at->now.m, &notes, &t);
	return close_line(&t);
}

struct line wire_why(const struct table *at, int viewer, const char *written)
{
	struct text t = open_line();

	why_not_json(&at->now.m, viewer, written, &t);
	return close_line(&t);
}

struct line wire_thoughts(const struct game *g, const struct answer *a, uint32_t stamp)
{
	struct text t = open_line();

	json_open(&t, NULL, '{');
	json_num(&t, "stamp", stamp);
	json_open(&t, "thoughts", '[');
	for (int i = 0; i < a->n_thoughts; i++) {
		json_open(&t, NULL, '{');
		act_members(g, a->thought[i].a, &t);
		json_num(&t, "share", a->thought[i].share);
		json_num(&t, "spread", a->thought[i].spread);
		json_close(&t, '}');
	}
	json_close(&t, ']');
	json_close(&t, '}');
	return close_line(&t);
}

/* ---- answers ------------------------------------------------------------------------------------
 */

static void put_id(struct text *t, json_t *id)
{
	char *s = json_is_number(id) || json_is_string(id) ? json_dumps(id, JSON_ENCODE_ANY) : NULL;

	if (s && strlen(s) <= ID_MOST)
		put_raw(t, "id", s);
	else
		json_none(t, "id");
	free(s);
}

struct line wire_done(const char *verb, json_t *id, bool is_message)
{
	struct text t = open_line();

	json_open(&t, NULL, '{');
	if (is_message) {
		json_str(&t, "type", "done");
		json_str(&t, "do", verb);
		put_id(&t, id);
	} else {
		json_str(&t, "done", verb);
	}
	json_close(&t, '}');
	return close_line(&t);
}

/* The members alone, to be put into an error or a message. */
struct line wire_error(enum reason why, const char *sentence)
{
	struct text t = open_line();

	json_str(&t, "reason", reason_word(why));
	json_str(&t, "sentence", sentence);
	return close_line(&t);
}

struct line wire_illegal(const struct game *g, struct why why, const char *written)
{
	char sentence[4 * WORD];
	struct text s = text_in(sentence, sizeof sentence), t = open_line();

	why_text(g, why, &s);
	json_str(&t, "reason", reason_word(R_ILLEGAL));
	json_str(&t, "sentence", sentence);
	json_str(&t, "clause", why_clause(g, why));
	if (why.clause < WHY_OVER) {
		json_str(&t, "rule", g->clauses[why.clause].text);
		json_str(&t, "source", g->clauses[why.clause].source);
	}
	json_str(&t, "act", written);
	return close_line(&t);
}

struct line wire_refused(const char *verb, json_t *id, const char *error)
{
	struct text t = open_line();

	json_open(&t, NULL, '{');
	if (verb) {
		json_str(&t, "type", "refused");
		json_str(&t, "do", verb);
		put_id(&t, id);
		put_raw(&t, NULL, error);
	} else {
		json_open(&t, "error", '{');
		put_raw(&t, NULL, error);
		json_close(&t, '}');
	}
	json_close(&t, '}');
	return close_line(&t);
}

/* ---- what is the same for everybody -------------------------------------- */

struct line wire_game(const struct game *g)
{
	struct text t = open_line();

	game_json(g, &t);
	return close_line(&t);
}

static void put_listed_game(struct text *t, const struct entry *e)
{
	game_json(e->game, t);
	t->len--; /* back into the object */
	json_bool(t, "shown", e->shown);
	json_close(t, '}');
}

struct line wire_games(void)
{
	struct text t = open_line();

	json_open(&t, NULL, '{');
	json_open(&t, "games", '[');
	for (int i = 0; i < n_registered; i++)
		put_listed_game(&t, &registry[i]);
	json_close(&t, ']');
	json_open(&t, "bots", '[');
	for (int i = 0; i < n_bots; i++) {
		json_open(&t, NULL, '{');
		json_str(&t, "bot", bots[i]->id);
		json_str(&t, "sentence", bots[i]->sentence);
		json_bool(&t, "advises", bots[i]->advises);
		json_close(&t, '}');
	}
	json_close(&t, ']');
	json_close(&t, '}');
	return close_line(&t);
}

struct line wire_health(bool is_well, bool is_stopping)
{
	struct text t = open_line();

	json_open(&t, NULL, '{');
	json_str(&t, "status", is_stopping ? "stopping" : is_well ? "ok" : "store does not answer");
	json_close(&t, '}');
	return close_line(&t);
}

struct line wire_hook(const struct table *at, int seat, const char *page)
{
	struct text t = open_line();

	json_open(&t, NULL, '{');
	json_str(&t, "table", at->id);
	json_str(&t, "game", at->g->id);
	put_seat(&t, "seat", at->g, seat);
	json_str(&t, "page", page);
	json_close(&t, '}');
	return close_line(&t);
}
