/* server/arrange.c -- bringing people together: tables are created, joined, played again. */

#include "bots/bot.h"
#include "games/registry.h"
#include "server/beside.h"
#include "server/config.h"
#include "server/fate.h"
#include "server/limits.h"
#include "server/log.h"
#include "server/endpoints.h"
#include "server/wire.h"
#include "server/world.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
	HEAD = 4096,
	WORD = 256,
	SECOND = 1000,
	DAY = 24 * 3600,
	LEAST_MOVE = 5,
	LONGEST_MOVE = DAY,
	MOST_DAYS = 60,
};

static const char NO_LUCK[] = "-";

static const char *hex_of(const unsigned char hash[HASH_BYTES])
{
	static char hex[HASH_TEXT];
	struct text w = text_in(hex, sizeof hex);

	text_hex(&w, hash, HASH_BYTES);
	return hex;
}

/* ---- sitting down -------------------------------------------------------- */

static bool is_reserved(const struct seat *s) { return *s->name && s->kind == SEAT_FREE; }

static int find_free(const struct table *t)
{
	for (int i = 0; i < t->how.seats; i++)
		if (t->now.seat[i].kind == SEAT_FREE && !is_reserved(&t->now.seat[i]))
			return i;
	return -1;
}

/* Everybody sits, and has added his luck. */
static bool is_ready(const struct table *t)
{
	for (int i = 0; i < t->how.seats; i++)
		if (t->now.seat[i].kind == SEAT_FREE || lacks_luck(&t->now.seat[i]))
			return false;
	return true;
}

static void keep_answer(const struct table *t, struct call *c, int seat)
{
	char link[LINK_TEXT];

	snprintf(link, sizeof link, "%s/#/at/%s?seat=%s", c->base, t->id, c->token);
	memcpy(c->cookie_for, t->id, TABLE_TEXT);
	c->json = strdup(wire_sat(t, seat, c->token, link).s);
	CHECK(c->json);
}

/* Luck that comes before the server has committed itself to its own part proves nothing. */
static bool is_early_luck(struct call *c)
{
	if (!json_object_get(c->body, "luck"))
		return false;
	refuse_call(
		c, R_BAD_MEMBER,
		"'luck' is added afterwards, when you have seen the table's commitment: by 'luck'.");
	return true;
}

void verb_luck(struct table *t, struct call *c)
{
	char luck[LUCK_TEXT];

	if (!want_luck(c, luck))
		return;
	if (!lacks_luck(&t->now.seat[c->seat])) {
		refuse_call(c, R_NOT_NOW, "Your luck is there already.");
		return;
	}
	add_beside(t, "luck %s %s", seat_word(t, c->seat), luck);
	if (is_ready(t))
		start_game(t);
}

/* The caller's token is known. */
static void sit(struct table *t, struct call *c, int seat, const char *name, const char *luck)
{
	add_beside(t, "sit %s %s %s %s", seat_word(t, seat), hex_of(c->hash), luck, name);
	if (is_ready(t))
		start_game(t);
	keep_answer(t, c, seat);
}

static void give_token(struct call *c)
{
	char token[LUCK_TEXT];

	make_token(token);
	keep_token(c, token);
}

void verb_join(struct table *t, struct call *c)
{
	char name[NAME_TEXT], luck[LUCK_TEXT];
	json_t *wanted = json_object_get(c->body, "seat");
	int seat;

	if (c->seat < MAX_SEATS && !t->terms.is_one_screen) {
		refuse_call(c, R_TAKEN, "You sit at this table already.");
		return;
	}
	if (!want_name(c, name) || !want_luck(c, luck))
		return;
	seat = !wanted || json_is_null(wanted) ? find_free(t) : want_seat(t, c, "seat");
	if (seat < 0 && wanted && !json_is_null(wanted))
		return;
	if (seat < 0)
		refuse_call(c, R_TAKEN, "All seats of this table are taken.");
	else if (t->now.seat[seat].kind != SEAT_FREE || is_reserved(&t->now.seat[seat]))
		refuse_call(c, R_TAKEN, "That seat is taken.");
	else {
		give_token(c);
		sit(t, c, seat, name, luck);
	}
}

void verb_claim(struct table *t, struct call *c)
{
	const char *token;

	if (!want_text(c, "token", LUCK_DIGITS, &token))
		return;
	keep_token(c, token);
	find_caller(t, c);
	if (c->seat == SEAT_NOBODY && !c->is_host) {
		refuse_call(c, R_NO_SEAT, "This token is no seat's at this table.");
		return;
	}
	memcpy(c->cookie_for, t->id, TABLE_TEXT);
	answer_json(c, wire_claimed(t, c).s);
}

void verb_link(struct table *t, struct call *c)
{
	char link[LINK_TEXT];

	snprintf(link, sizeof link, "%s/#/at/%s?seat=%s", c->base, t->id, c->token);
	answer_json(c, wire_link(link, c->token).s);
}

/* ---- creating ------------------------------------------------------------ */

static bool read_option(struct call *c, struct table *t, const char *name, json_t *value)
{
	char text[WORD], error[4 * WORD];
	struct text e = text_in(error, sizeof error);

	if (json_is_integer(value))
		snprintf(text, sizeof text, "%s=%lld", name, (long long)json_integer_value(value));
	else if (json_is_string(value))
		snprintf(text, sizeof text, "%s=%s", name, json_string_value(value));
	else {
		refuse_call(c, R_BAD_MEMBER, "The option '%.40s' must be a word or a number.", name);
		return false;
	}
	if (strpbrk(text, " \t\r\n") || !option_parse(t->g, text, &t->how, &e)) {
		refuse_call(c, R_BAD_MEMBER, "%s", *error ? error : "An option holds a space.");
		return false;
	}
	return true;
}

static bool read_options(struct call *c, struct table *t)
{
	json_t *options = json_object_get(c->body, "options"), *value;
	const char *name;

	if (options && !json_is_null(options) && !json_is_object(options)) {
		refuse_call(c, R_BAD_MEMBER, "'options' must be an object.");
		return false;
	}
	json_object_foreach(options, name, value) if (!read_option(c, t, name, value)) return false;
	return true;
}

static bool read_clock(struct call *c, struct table *t)
{
	json_t *clock = json_object_get(c->body, "clock");
	json_t *move = json_object_get(clock, "move"), *days = json_object_get(clock, "days");
	int64_t seconds = json_integer_value(move), n = json_integer_value(days);

	if (!clock || json_is_null(clock))
		return true;
	if (json_is_integer(move) && !days && seconds >= LEAST_MOVE && seconds <= LONGEST_MOVE)
		t->terms.clock = (uint64_t)seconds * SECOND;
	else if (json_is_integer(days) && !move && n >= 1 && n <= MOST_DAYS)
		t->terms.clock = (uint64_t)n * DAY * SECOND;
	else {
		refuse_call(c, R_BAD_MEMBER,
					"'clock' must be null, {\"move\": %d to %d seconds} or {\"days\": 1 to %d}.",
					LEAST_MOVE, LONGEST_MOVE, MOST_DAYS);
		return false;
	}
	t->terms.in_days = days != NULL;
	return true;
}

/* A member that may be missing, and then is false. */
static bool read_switch(struct call *c, const char *key, bool *out)
{
	json_t *member = json_object_get(c->body, key);

	*out = json_is_true(member);
	if (!member || json_is_boolean(member))
		return true;
	refuse_call(c, R_BAD_MEMBER, "'%s' must be true or false.", key);
	return false;
}

/* Who plays for those whose time has run out: a bot by itself, or when the others want it; and how
 * strong it is. */
static bool read_absence(struct call *c, struct table *t)
{
	json_t *absent = json_object_get(c->body, "absent"), *level = json_object_get(c->body, "level");
	const char *rule = absent ? json_string_value(absent) : "bot";
	const char *word = level ? json_string_value(level) : "normal";

	t->terms.asks_others = rule && !strcmp(rule, "ask");
	if (!rule || (!t->terms.asks_others && strcmp(rule, "bot") != 0)) {
		refuse_call(c, R_BAD_MEMBER, "'absent' must be \"bot\" or \"ask\".");
		return false;
	}
	if (!word || !bot_by_id(word)) {
		refuse_call(c, R_BAD_MEMBER, "'level' must be the level of a bot.");
		return false;
	}
	snprintf(t->terms.level, LEVEL_TEXT, "%s", word);
	return true;
}

static bool read_setup(struct call *c, struct table *t)
{
	_Alignas(16) unsigned char state[MAX_STATE];
	char error[4 * WORD];
	struct text e = text_in(error, sizeof error);
	const char *id;
	int64_t seats = 0;

	if (!want_text(c, "game", WORD, &id))
		return false;
	t->g = game_by_id(id);
	if (!t->g) {
		refuse_call(c, R_BAD_MEMBER, "There is no game '%.40s'.", id);
		return false;
	}
	t->how = game_usual(t->g);
	if (json_object_get(c->body, "seats") && !want_number(c, "seats", 1, MAX_SEATS, &seats))
		return false;
	if (!read_options(c, t) || !read_clock(c, t))
		return false;
	if (seats)
		t->how.seats = (uint8_t)seats;
	if (!game_start(t->g, &t->how, state, &e)) {
		refuse_call(c, R_BAD_MEMBER, "%s", error);
		return false;
	}
	return read_absence(c, t) && read_switch(c, "public", &t->terms.is_public) &&
		   read_switch(c, "one_screen", &t->terms.is_one_screen);
}

static void write_head(struct table *t)
{
	struct record_notes notes = { .tags = "" };
	char head[HEAD];
	struct text h = text_in(head, sizeof head);

	record_set_up(t->g, &t->how, &h);
	CHECK(secret_to_tags(&t->cup.dice, &notes));
	text_str(&h, notes.tags);
	write_terms(t, &h);
	CHECK(!h.full);
	t->head = strdup(head);
	CHECK(t->head);
}

/* Reads its own head, so that a new table is what will be loaded one day. */
static void open_table(struct table *t, const char *id)
{
	make_secret(t->cup.dice.secret);
	snprintf(t->cup.dice.table, TABLE_TEXT, "%s", id);
	t->terms.created = world_now();
	write_head(t);
	CHECK(read_head(t, id, t->head));
}

/* Bots sit down first: they want nothing of the body but their names. */
static bool read_bots(struct call *c, struct table *t)
{
	json_t *levels = json_object_get(c->body, "bots"), *value;
	const char *name;

	if (levels && !json_is_null(levels) && !json_is_object(levels)) {
		refuse_call(c, R_BAD_MEMBER, "'bots' must be an object of seats and levels.");
		return false;
	}
	json_object_foreach(levels, name, value)
	{
		const char *level = json_string_value(value);
		int seat = seat_parse(t->g, name);

		if (seat < 0 || seat >= t->how.seats || !level || !bot_by_id(level)) {
			refuse_call(c, R_BAD_MEMBER, "'bots' must name seats of the game and levels of bots.");
			return false;
		}
		snprintf(t->now.seat[seat].level, LEVEL_TEXT, "%s", level);
	}
	return true;
}

/* Where the creator sits: -1 nowhere, -2 refused. */
enum { NOWHERE = -1, REFUSED = -2 };

static int read_sit(struct call *c, struct table *t)
{
	json_t *wanted = json_object_get(c->body, "sit");
	const char *word = json_string_value(wanted);
	int seat;

	if (json_is_null(wanted))
		return NOWHERE;
	if (!wanted || (word && !strcmp(word, "any"))) {
		for (seat = 0; seat < t->how.seats; seat++)
			if (!*t->now.seat[seat].level)
				return seat;
		refuse_call(c, R_BAD_MEMBER, "Bots have all seats: 'sit' must be null.");
		return REFUSED;
	}
	seat = want_seat(t, c, "sit");
	if (seat < 0)
		return REFUSED;
	if (*t->now.seat[seat].level) {
		refuse_call(c, R_BAD_MEMBER, "A bot has that seat.");
		return REFUSED;
	}
	return seat;
}

static void run_create(struct table *t, struct call *c)
{
	const char *name = json_string_value(json_object_get(c->body, "name"));
	char levels[MAX_SEATS][LEVEL_TEXT];

	for (int i = 0; i < t->how.seats; i++) {
		memcpy(levels[i], t->now.seat[i].level, LEVEL_TEXT);
		t->now.seat[i].level[0] = 0;
	}
	for (int i = 0; i < t->how.seats; i++)
		add_beside(t, *levels[i] ? "bot %s %s" : "unsit %s", seat_word(t, i), levels[i]);
	if (c->seat < MAX_SEATS) {
		sit(t, c, c->seat, name, NO_LUCK);
		return;
	}
	if (is_ready(t))
		start_game(t);
	keep_answer(t, c, SEAT_NOBODY);
}

static const struct endpoint endpoint_create = { "create", ANYBODY, 0, BY_HTTP, run_create, false };

static bool read_table(struct call *c, struct table *t)
{
	char name[NAME_TEXT], id[TABLE_TEXT];
	int seat;

	if (is_early_luck(c) || !read_setup(c, t) || !read_bots(c, t) ||
		(seat = read_sit(c, t)) == REFUSED)
		return false;
	if (seat >= 0 && !want_name(c, name))
		return false;
	if (seat >= 0)
		json_object_set_new(c->body, "name", json_string(name));
	give_token(c);
	memcpy(t->terms.host, c->hash, HASH_BYTES);
	make_id(id);
	open_table(t, id);
	c->seat = seat >= 0 ? seat : SEAT_NOBODY;
	c->status = 201;
	return true;
}

struct creating {
	struct table *t;
	struct call *c;
	bool is_read;
};

static void read_creating(void *self)
{
	struct creating *new = self;

	new->is_read = read_table(new->c, new->t);
}

/* What is asked for goes through the rules of a game here already. */
void create_from_call(struct call *c)
{
	struct creating new = { .t = calloc(1, sizeof(struct table)) };
	char why[FAULT_TEXT];

	CHECK(new.t);
	new.t->draft.last_note = &new.t->draft.notes;
	own_call(&new.c, c);
	if (!guarded(read_creating, &new, why))
		log_line(LOG_ERROR, "fault", "creating=1 check=\"%s\"", why);
	if (new.is_read) {
		c->endpoint = &endpoint_create;
		create_table(new.t, c);
		return;
	}
	free_table(new.t);
	if (new.c)
		refuse_call(new.c, R_FAULT, "The program made a mistake there.");
}

/* ---- again --------------------------------------------------------------- */

/* Seats move on by one. */
static int next_seat_of(const struct table *t, int seat) { return (seat + 1) % t->how.seats; }

static void reserve_seats(struct table *t, const struct table *old)
{
	char name[NAME_TEXT];

	for (int i = 0; i < old->how.seats; i++) {
		const struct seat *s = &old->now.seat[i];
		int seat = next_seat_of(old, i);

		snprintf(name, sizeof name, "%s", s->name);
		if (s->kind == SEAT_PERSON)
			add_beside(t, "reserve %s %s %s", seat_word(t, seat), hex_of(s->hash), name);
		else
			add_beside(t, "bot %s %s", seat_word(t, seat), s->level);
	}
}

static void take_reserved(struct table *t, struct call *c)
{
	char name[NAME_TEXT];

	for (int i = 0; i < t->how.seats; i++) {
		const struct seat *s = &t->now.seat[i];

		if (sodium_memcmp(s->hash, c->hash, HASH_BYTES) != 0)
			continue;
		snprintf(name, sizeof name, "%s", s->name);
		if (s->kind == SEAT_FREE) {
			sit(t, c, i, name, NO_LUCK);
			return;
		}
		keep_answer(t, c, i);
		answer_json(c, c->json);
		return;
	}
	refuse_call(c, R_NO_SEAT, "No seat is kept for you at the next table.");
}

static void run_rejoin(struct table *t, struct call *c)
{
	const struct table *old = t->is_new ? find_table(t->terms.previous) : NULL;

	if (t->is_new && old)
		reserve_seats(t, old);
	take_reserved(t, c);
}

static const struct endpoint endpoint_rejoin = {
	"rejoin", ANYBODY,    1u << TABLE_OPEN | 1u << TABLE_PLAYING | 1u << TABLE_OVER,
	BY_HTTP,  run_rejoin, false
};

/* The next table is created by whoever comes first; the store says who that is. */
static void go_on(struct table *old, struct call *c)
{
	struct table *t;

	c->endpoint = &endpoint_rejoin;
	c->then = NULL;
	if (find_table(old->now.rematch)) {
		table_call(old->now.rematch, c);
		return;
	}
	t = calloc(1, sizeof *t);
	CHECK(t);
	t->g = old->g;
	t->how = old->how;
	t->terms = old->terms;
	memcpy(t->terms.previous, old->id, TABLE_TEXT);
	open_table(t, old->now.rematch);
	create_table(t, c);
}

void verb_rematch(struct table *t, struct call *c)
{
	char id[TABLE_TEXT];

	if (is_early_luck(c))
		return;
	if (*t->now.rematch) {
		go_on(t, c);
		return;
	}
	if (!spend(&c->visitor->purse, B_ADDRESS_CREATED, 1)) {
		refuse_call(c, R_TOO_MANY, "%s", budget_sentence(B_ADDRESS_CREATED));
		return;
	}
	make_id(id);
	add_beside(t, "rematch %s", id);
	c->then = go_on;
}
