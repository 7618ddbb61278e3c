/* server/call.c -- requests: what they hold, and how they are answered. */

#include "server/call.h"

#include "record/words.h"
#include "server/held.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/queue.h"
#include "server/names.h"
#include "server/wire.h"
#include "server/world.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WORD = 256, RETRY = 1000 };

static const struct {
	const char *word;
	int status;
} reasons[] = {
	{ "", 200 },
#define REASON(id, word, status) { word, status },
#include "server/reasons.def"
#undef REASON
};

const char *reason_word(enum reason r) { return reasons[r].word; }
int reason_status(enum reason r) { return reasons[r].status; }

/* ---- answers ------------------------------------------------------------- */

void call_free(struct call *c)
{
	json_decref(c->body);
	free(c->json);
	free(c);
}

void release_call(struct call *c)
{
	if (c->owner)
		*c->owner = NULL;
	c->owner = NULL;
}

void own_call(struct call **place, struct call *c)
{
	release_call(c);
	*place = c;
	c->owner = place;
}

static void finish(struct call *c, const struct refusal *no, const char *json)
{
	release_call(c);
	if (no)
		count(M_REFUSED, 1);
	if (c->is_held && (no || c->endpoint->by == BY_GET)) {
		hold_answer(c, no, json);
		return;
	}
	c->answer(c, no, json);
	call_free(c);
}

void answer_json(struct call *c, const char *json) { finish(c, NULL, json); }
void answer_done(struct call *c) { finish(c, NULL, NULL); }

struct refusal refusal_of(enum reason why, const char *sentence)
{
	struct refusal no = { .why = why };

	snprintf(no.sentence, sizeof no.sentence, "%s", sentence);
	return no;
}

void refuse_call(struct call *c, enum reason why, const char *format, ...)
{
	struct refusal no = { .why = why };
	va_list args;

	va_start(args, format);
	vsnprintf(no.sentence, sizeof no.sentence, format, args);
	va_end(args);
	finish(c, &no, NULL);
}

void refuse_illegal(const struct table *t, struct call *c, act a, struct why why)
{
	finish(c, &(struct refusal){ .why = R_ILLEGAL, .g = t->g, .clause = why, .a = a }, NULL);
}

/* ---- members ------------------------------------------------------------- */

bool want_text(struct call *c, const char *key, size_t most, const char **out)
{
	json_t *member = json_object_get(c->body, key);
	const char *s = json_string_value(member);
	size_t n = 0;

	if (!s) {
		refuse_call(c, R_BAD_MEMBER, "'%s' must be a string.", key);
		return false;
	}
	for (const char *p = s; *p; n++) {
		int length = printable_length(p);

		if (!length) {
			refuse_call(c, R_BAD_MEMBER, "'%s' holds a control character.", key);
			return false;
		}
		p += length;
	}
	if (n > most || strlen(s) != json_string_length(member)) {
		refuse_call(c, R_BAD_MEMBER, "'%s' must have at most %d characters.", key, (int)most);
		return false;
	}
	*out = s;
	return true;
}

bool want_number(struct call *c, const char *key, int64_t min, int64_t max, int64_t *out)
{
	json_t *member = json_object_get(c->body, key);
	const char *s = json_string_value(member); /* from a query */
	char *end = NULL;

	if (json_is_integer(member))
		*out = json_integer_value(member);
	else if (s && *s)
		*out = strtoll(s, &end, 10);
	if ((!json_is_integer(member) && (!end || *end)) || *out < min || *out > max) {
		refuse_call(c, R_BAD_MEMBER, "'%s' must be a whole number from %lld to %lld.", key,
					(long long)min, (long long)max);
		return false;
	}
	return true;
}

bool want_luck(struct call *c, char luck[LUCK_TEXT])
{
	unsigned char bytes[LUCK_DIGITS / 2];
	const char *s;

	if (!want_text(c, "luck", LUCK_DIGITS, &s))
		return false;
	if (!parse_hex(s, bytes, sizeof bytes)) {
		refuse_call(c, R_BAD_MEMBER,
					"'luck' must be a random number of your own: %d lower-case hexadecimal digits.",
					LUCK_DIGITS);
		return false;
	}
	memcpy(luck, s, LUCK_TEXT);
	return true;
}

bool want_name(struct call *c, char name[NAME_TEXT])
{
	const char *s;
	struct text t = text_in(name, NAME_TEXT);

	if (!want_text(c, "name", NAME_CHARACTERS, &s))
		return false;
	text_clean(&t, s);
	if (!*name)
		refuse_call(c, R_BAD_MEMBER, "'name' must not be empty.");
	else if (!is_plain_name(name))
		refuse_call(c, R_BAD_MEMBER,
					"'name' holds a character that cannot be seen, or that turns text around.");
	else
		return true;
	return false;
}

int want_seat(const struct table *t, struct call *c, const char *key)
{
	const char *s = json_string_value(json_object_get(c->body, key));
	int seat = s ? seat_parse(t->g, s) : -1;

	if (seat >= 0 && seat < t->how.seats)
		return seat;
	refuse_call(c, R_BAD_MEMBER, "'%s' must be one of the seats at this table.", key);
	return -1;
}

bool want_act(const struct table *t, struct call *c, act *a)
{
	char error[WORD * 4];
	struct text e = text_in(error, sizeof error);
	const char *written;

	if (!want_text(c, "act", ACT_CHARACTERS, &written))
		return false;
	if (act_parse(t->g, written, a, &e))
		return true;
	refuse_call(c, R_ILLEGAL, "%s", error);
	return false;
}

bool may_act(const struct table *t, struct call *c, act a)
{
	struct why why = game_why_not(t->g, t->now.m.state, c->seat, a);

	if (why.clause)
		refuse_illegal(t, c, a, why);
	return !why.clause;
}

/* ---- the server's own calls ---------------------------------------------------------------------
 */

static void answer_itself(struct call *c, const struct refusal *no, const char *json)
{
	struct table *t = c->from;

	(void)json;
	if (no && no->why != R_FAULT) {
		t->upkeep.retry_at = world_now() + RETRY;
		log_line(LOG_WARN, "retry", "table=%s call=%s reason=%s", t->id, c->endpoint->name,
				 reason_word(no->why));
		after_change(t);
	}
}

void call_by_itself(struct table *t, const struct endpoint *endpoint, int seat, act a,
					uint32_t stamp)
{
	struct call *c = calloc(1, sizeof *c);

	CHECK(c);
	*c = (struct call){ .endpoint = endpoint,
						.seat = seat,
						.act = a,
						.stamp = stamp,
						.from = t,
						.answer = answer_itself };
	queue_by_itself(t, c);
	run_table(t);
}
