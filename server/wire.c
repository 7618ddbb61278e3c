/* server/wire.c -- what is sent to clients: tables, messages, answers. */

#include "server/wire.h"

#include "games/registry.h"
#include "record/position.h"
#include "record/words.h"
#include "server/config.h"
#include "server/wire_parts.h"
#include "server/world.h"

#include <stdlib.h>
#include <string.h>

enum { SIZE = 4 << 20, RING = 2, WORD = 256, SENTENCE = 1024, CHAT_PAGE = 50, ID_MOST = 64 };

static char ring[RING][SIZE];
static int turn;

struct text open_json(void)
{
	turn = (turn + 1) % RING;
	return text_in(ring[turn], SIZE);
}

struct json close_json(const struct text *t)
{
	CHECK(!t->full && !t->depth);
	return (struct json){ t->buf, t->len };
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

/* ---- tables -------------------------------------------------------------- */

/* To the lobby a table is told without what changes with every move. */
enum detail { LISTED, WHOLE };

static void put_absence(struct text *t, const struct table *at, int seat)
{
	json_bool(t, "missing", has_lapsed(at, seat));
	seats_json(at->g, "replacing", at->now.seat[seat].replacing, t);
}

static void put_one_seat(struct text *t, const struct table *at, int i, enum detail detail)
{
	static const char *const kinds[] = { "free", "person", "bot" };
	const struct seat *s = &at->now.seat[i];
	char title[WORD];
	struct text w = text_in(title, sizeof title);

	arg_title(at->g, ARG_SEAT, i, &w);
	json_open(t, NULL, '{');
	seat_json(at->g, "seat", i, t);
	json_str(t, "title", title);
	json_str(t, "kind", kinds[s->kind]);
	put_text(t, "name", s->name);
	put_text(t, "bot", s->level);
	json_bool(t, "away", s->is_away);
	json_bool(t, "resigned", at->now.is_matched && (at->now.m.resigned & SEAT_BIT(i)));
	if (detail == WHOLE)
		put_absence(t, at, i);
	json_close(t, '}');
}

static void put_clock(struct text *t, const struct table *at)
{
	enum { SECOND = 1000, DAY = 24 * 3600 * SECOND };

	if (!at->terms.clock) {
		json_none(t, "clock");
	} else {
		json_open(t, "clock", '{');
		json_num(t, at->terms.in_days ? "days" : "move",
				 (int64_t)at->terms.clock / (at->terms.in_days ? DAY : SECOND));
		json_close(t, '}');
	}
}

static void put_dice(struct text *t, const struct table *at)
{
	char secret[HASH_TEXT];
	struct text w = text_in(secret, sizeof secret);

	json_open(t, "dice", '{');
	json_str(t, "commitment", at->cup.commitment);
	json_open(t, "luck", '[');
	for (int i = 0; i < at->how.seats; i++)
		put_text(t, NULL, at->now.seat[i].luck);
	json_close(t, ']');
	if (is_ended(at))
		text_hex(&w, at->cup.dice.secret, HASH_BYTES);
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
	seat_json(at->g, "seat", at->now.offer, t);
	seats_json(at->g, "waits", waits, t);
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

static void put_moment(struct text *t, const struct table *at)
{
	seats_json(at->g, "asked", seats_asked(at), t);
	put_time(t, "deadline", deadline_of(at));
	json_bool(t, "grace", at->now.in_grace);
	put_offer(t, at);
	seats_json(at->g, "abandon", seats_tired(at), t);
}

static void put_table(struct text *t, const char *key, const struct table *at, enum detail detail)
{
	static const char *const states[] = { "open", "playing", "over", "abandoned", "fault" };

	json_open(t, key, '{');
	json_str(t, "id", at->id);
	json_str(t, "game", at->g->id);
	json_str(t, "title", at->g->title);
	options_json(at->g, &at->how, t);
	json_bool(t, "public", at->terms.is_public);
	json_bool(t, "one_screen", at->terms.is_one_screen);
	json_str(t, "state", states[at->now.state]);
	json_open(t, "seats", '[');
	for (int i = 0; i < at->how.seats; i++)
		put_one_seat(t, at, i, detail);
	json_close(t, ']');
	put_clock(t, at);
	json_str(t, "absent", at->terms.asks_others ? "ask" : "bot");
	json_str(t, "level", at->terms.level);
	put_dice(t, at);
	if (detail == WHOLE)
		put_moment(t, at);
	put_text(t, "previous", at->terms.previous);
	put_text(t, "rematch", at->now.rematch);
	put_time(t, "created", at->terms.created);
	put_time(t, "started", at->now.started);
	put_time(t, "ended", at->now.ended);
	json_close(t, '}');
}

struct json wire_listed(const struct table *at)
{
	struct text t = open_json();

	put_table(&t, NULL, at, LISTED);
	return close_json(&t);
}

static void put_you(struct text *t, const struct table *at, int seat, bool is_host)
{
	if (seat < MAX_SEATS)
		seat_json(at->g, "you", seat, t);
	else
		json_str(t, "you", "nobody");
	json_bool(t, "host", is_host);
}

struct json wire_table_answer(const struct table *at, const struct call *c)
{
	struct text t = open_json();

	json_open(&t, NULL, '{');
	put_table(&t, "table", at, WHOLE);
	put_you(&t, at, c->seat, c->is_host);
	json_close(&t, '}');
	return close_json(&t);
}

struct json wire_claimed(const struct table *at, const struct call *c)
{
	struct text t = open_json();

	json_open(&t, NULL, '{');
	if (c->seat < MAX_SEATS)
		seat_json(at->g, "seat", c->seat, &t);
	else
		json_none(&t, "seat");
	json_bool(&t, "host", c->is_host);
	json_close(&t, '}');
	return close_json(&t);
}

static struct json typed_table(const char *type, const struct table *at, enum detail detail)
{
	struct text t = open_json();

	json_open(&t, NULL, '{');
	json_str(&t, "type", type);
	put_table(&t, "table", at, detail);
	json_close(&t, '}');
	return close_json(&t);
}

struct json wire_table_message(const struct table *at)
{
	return typed_table(is_ended(at) ? "over" : "table", at, WHOLE);
}

struct json wire_lobby(const struct table *at) { return typed_table("lobby", at, LISTED); }

struct json wire_gone(const char *id)
{
	struct text t = open_json();

	json_open(&t, NULL, '{');
	json_str(&t, "type", "gone");
	json_str(&t, "table", id);
	json_close(&t, '}');
	return close_json(&t);
}

struct json wire_sat(const struct table *at, int seat, const char *token, const char *link)
{
	struct text t = open_json();

	json_open(&t, NULL, '{');
	put_table(&t, "table", at, WHOLE);
	if (seat < MAX_SEATS)
		seat_json(at->g, "seat", seat, &t);
	else
		json_none(&t, "seat");
	json_str(&t, "token", token);
	json_str(&t, "link", link);
	json_close(&t, '}');
	return close_json(&t);
}

struct json wire_link(const char *link, const char *token)
{
	struct text t = open_json();

	json_open(&t, NULL, '{');
	json_str(&t, "link", link);
	json_str(&t, "token", token);
	json_close(&t, '}');
	return close_json(&t);
}

struct json wire_list(char *const *tables, int n, bool more)
{
	struct text t = open_json();

	json_open(&t, NULL, '{');
	json_open(&t, "tables", '[');
	for (int i = 0; i < n; i++)
		json_whole(&t, NULL, tables[i], strlen(tables[i]));
	json_close(&t, ']');
	json_bool(&t, "more", more);
	json_close(&t, '}');
	return close_json(&t);
}

/* ---- a viewer's messages ------------------------------------------------- */

static void put_orders(struct text *t, const struct table *at, int seat)
{
	json_open(t, "orders", '[');
	for (int i = 0; seat < MAX_SEATS && i < at->now.seat[seat].orders; i++) {
		const struct standing_order *o = &at->now.seat[seat].order[i];
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
	seat_json(at->g, "seat", s->seat, t);
	json_str(t, "name", at->now.seat[s->seat].name);
	json_str(t, "text", s->text);
	json_num(t, "at", (int64_t)s->at);
}

/* The last page of what was said before this line. */
static void put_said(struct text *t, const struct table *at, int before)
{
	int from = before > CHAT_PAGE ? before - CHAT_PAGE : 0;

	json_open(t, "chat", '[');
	for (int i = from; i < before; i++) {
		json_open(t, NULL, '{');
		put_chat(t, at, &at->chat[i]);
		json_close(t, '}');
	}
	json_close(t, ']');
	json_num(t, "chat_from", from);
}

struct json wire_said(const struct table *at, int before)
{
	struct text t = open_json();

	json_open(&t, NULL, '{');
	put_said(&t, at, before);
	json_close(&t, '}');
	return close_json(&t);
}

struct json wire_hello(const struct table *at, int viewer, bool is_host, int64_t seen)
{
	struct text t = open_json();

	json_open(&t, NULL, '{');
	json_str(&t, "type", "hello");
	put_you(&t, at, viewer, is_host);
	put_table(&t, "table", at, WHOLE);
	json_num(&t, "watchers", at->audience.looking[SEAT_NOBODY]);
	json_num(&t, "seen", seen);
	put_said(&t, at, at->now.said);
	put_orders(&t, at, viewer);
	json_close(&t, '}');
	return close_json(&t);
}

struct json wire_chat(const struct table *at, const struct said *said)
{
	struct text t = open_json();

	json_open(&t, NULL, '{');
	json_str(&t, "type", "chat");
	put_chat(&t, at, said);
	json_close(&t, '}');
	return close_json(&t);
}

struct json wire_watchers(const struct table *at)
{
	struct text t = open_json();

	json_open(&t, NULL, '{');
	json_str(&t, "type", "watchers");
	json_num(&t, "watchers", at->audience.looking[SEAT_NOBODY]);
	json_close(&t, '}');
	return close_json(&t);
}

struct json wire_orders(const struct table *at, int seat)
{
	struct text t = open_json();

	json_open(&t, NULL, '{');
	json_str(&t, "type", "orders");
	put_orders(&t, at, seat);
	json_close(&t, '}');
	return close_json(&t);
}

struct json wire_closing(int again)
{
	struct text t = open_json();

	json_open(&t, NULL, '{');
	json_str(&t, "type", "closing");
	json_num(&t, "again", again);
	json_close(&t, '}');
	return close_json(&t);
}

struct json wire_fault(void)
{
	struct text t = open_json();

	json_open(&t, NULL, '{');
	json_str(&t, "type", "fault");
	json_str(&t, "sentence",
			 "The program has made a mistake at this table and stopped it. Its record is kept.");
	json_close(&t, '}');
	return close_json(&t);
}

struct json wire_bare_position(const struct table *at, int viewer)
{
	struct text t = open_json();

	position_json(&at->now.m, viewer, NULL, &t);
	return close_json(&t);
}

/* Who is asked also gets his view byte by byte: from it a client can foresee what his own open
 * actions do, before they are answered. */
static void put_known(struct text *t, const struct table *at, int viewer)
{
	_Alignas(16) unsigned char view[MAX_VIEW];
	char hex[2 * MAX_VIEW + 1];
	struct text w = text_in(hex, sizeof hex);
	const struct game *g = at->g;

	if (viewer >= MAX_SEATS || !(seats_asked(at) & SEAT_BIT(viewer)))
		return;
	game_view(g, at->now.m.state, viewer, view);
	text_hex(&w, view, view_size_of(g));
	json_str(t, "known", hex);
}

struct json wire_position(const struct table *at, int viewer, const struct events *ev, int64_t from,
						  struct json bare, bool is_message)
{
	struct text t = open_json();

	json_open(&t, NULL, '{');
	if (is_message)
		json_str(&t, "type", "position");
	json_num(&t, "from", from);
	json_num(&t, "count", at->now.history[viewer]);
	events_json(at->g, "events", ev, viewer, &t);
	json_whole(&t, "position", bare.s, bare.n);
	put_known(&t, at, viewer);
	json_close(&t, '}');
	return close_json(&t);
}

/* ---- answers ------------------------------------------------------------------------------------
 */

static void put_id(struct text *t, json_t *id)
{
	char *s = json_is_number(id) || json_is_string(id) ? json_dumps(id, JSON_ENCODE_ANY) : NULL;

	if (s && strlen(s) <= ID_MOST)
		json_whole(t, "id", s, strlen(s));
	else
		json_none(t, "id");
	free(s);
}

struct json wire_done(const char *verb, json_t *id, bool is_message)
{
	struct text t = open_json();

	json_open(&t, NULL, '{');
	if (is_message) {
		json_str(&t, "type", "done");
		json_str(&t, "do", verb);
		put_id(&t, id);
	} else {
		json_str(&t, "done", verb);
	}
	json_close(&t, '}');
	return close_json(&t);
}

/* What was asked for may be quoted, and cut: halves of characters are left out. */
static void put_sentence(struct text *t, const char *sentence)
{
	char whole[SENTENCE];
	struct text w = text_in(whole, sizeof whole);

	for (int n; *sentence && !w.full; sentence += n ? n : 1) {
		n = printable_length(sentence);
		if (w.len + (size_t)n < sizeof whole)
			text_bytes(&w, sentence, (size_t)n);
	}
	json_str(t, "sentence", whole);
}

static void put_refusal(struct text *t, const struct refusal *no)
{
	char word[WORD];
	struct text w = text_in(word, sizeof word);

	json_str(t, "reason", reason_word(no->why));
	if (!no->g) {
		put_sentence(t, no->sentence);
		return;
	}
	act_text(no->g, no->a, &w);
	why_members(no->g, no->clause, "sentence", t);
	json_str(t, "act", word);
}

struct json wire_refused(const char *verb, json_t *id, const struct refusal *no)
{
	struct text t = open_json();

	json_open(&t, NULL, '{');
	json_str(&t, "type", "refused");
	json_str(&t, "do", verb);
	put_id(&t, id);
	put_refusal(&t, no);
	json_close(&t, '}');
	return close_json(&t);
}

struct json wire_error(const struct refusal *no)
{
	struct text t = open_json();

	json_open(&t, NULL, '{');
	json_open(&t, "error", '{');
	put_refusal(&t, no);
	json_close(&t, '}');
	json_close(&t, '}');
	return close_json(&t);
}

/* ---- what is the same for everybody -------------------------------------- */

struct json wire_game(const struct game *g)
{
	struct text t = open_json();

	game_json(g, &t);
	return close_json(&t);
}

static void put_listed_game(struct text *t, const struct entry *e)
{
	json_open(t, NULL, '{');
	game_members(e->game, t);
	json_bool(t, "shown", e->shown);
	json_close(t, '}');
}

struct json wire_games(void)
{
	struct text t = open_json();

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
		json_num(&t, "seconds", (budget_of(B_SEAT_THOUGHT) + 999) / 1000);
		json_close(&t, '}');
	}
	json_close(&t, ']');
	json_close(&t, '}');
	return close_json(&t);
}

struct json wire_health(bool is_well, bool is_stopping, bool in_detail)
{
	struct text t = open_json();

	json_open(&t, NULL, '{');
	json_str(&t, "status",
			 is_well && !is_stopping    ? "ok"
			 : is_stopping && in_detail ? "stopping"
										: "not well");
	if (in_detail) {
		json_str(&t, "store", is_well ? "ok" : "does not answer");
		json_bool(&t, "stopping", is_stopping);
	}
	json_close(&t, '}');
	return close_json(&t);
}

struct json wire_hook(const struct table *at, int seat, const char *page)
{
	struct text t = open_json();

	json_open(&t, NULL, '{');
	json_str(&t, "table", at->id);
	json_str(&t, "game", at->g->id);
	seat_json(at->g, "seat", seat, &t);
	json_str(&t, "page", page);
	json_close(&t, '}');
	return close_json(&t);
}
