/* server/asks.c -- questions about a table, answered as the asking viewer may know. */

#include "record/position.h"
#include "server/bots.h"
#include "server/endpoints.h"
#include "server/wire.h"

void get_table(struct table *t, struct call *c) { answer_json(c, wire_table_answer(t, c).s); }

void get_chat(struct table *t, struct call *c)
{
	int64_t before = t->now.said;

	if (!json_object_get(c->body, "before") || want_number(c, "before", 0, t->now.said, &before))
		answer_json(c, wire_said(t, (int)before).s);
}

static bool has_begun(const struct table *t, struct call *c)
{
	if (t->now.is_matched)
		return true;
	refuse_call(c, R_NOT_NOW, "The game was closed before it had started.");
	return false;
}

void get_position(struct table *t, struct call *c)
{
	int64_t n = t->now.history[c->seat];

	if (has_begun(t, c))
		answer_json(c, wire_position(t, c->seat, NULL, n, wire_bare_position(t, c->seat), false).s);
}

void get_history(struct table *t, struct call *c)
{
	int64_t from = 0;

	if (!has_begun(t, c))
		return;
	if (!json_object_get(c->body, "from") || want_number(c, "from", 0, INT32_MAX, &from))
		answer_json(c, wire_history(t, c->seat, from).s);
}

void get_why(struct table *t, struct call *c)
{
	const char *written;

	if (has_begun(t, c) && want_text(c, "act", ACT_CHARACTERS, &written))
		answer_json(c, wire_why(t, c->seat, written).s);
}

void get_hint(struct table *t, struct call *c)
{
	if (seats_pending(t) & SEAT_BIT(c->seat))
		hint_for(t, c);
	else
		refuse_call(c, R_NOT_NOW, "You are not asked anything now.");
}

void get_odds(struct table *t, struct call *c)
{
	act a;

	if (want_act(t, c, &a) && may_act(t, c, a))
		odds_for(t, c, a);
}

void get_record(struct table *t, struct call *c)
{
	if (has_begun(t, c))
		answer_json(c, wire_record(t).s);
}

void get_replay(struct table *t, struct call *c)
{
	const char *word = json_string_value(json_object_get(c->body, "view"));
	int viewer = word ? viewer_parse(t->g, word) : SEAT_NOBODY;
	int64_t at = t->now.m.n;

	if (!has_begun(t, c))
		return;
	if (viewer < 0 || (viewer < MAX_SEATS && viewer >= t->how.seats))
		refuse_call(c, R_BAD_MEMBER, "'view' must be a seat, 'nobody' or 'above'.");
	else if (!json_object_get(c->body, "at") || want_number(c, "at", 0, t->now.m.n, &at))
		answer_json(c, wire_replay(t, viewer, (int)at).s);
}
