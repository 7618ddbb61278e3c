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

enum { SENTENCE = 512, WORD = 256, RETRY = 1000 };

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

static void finish(struct call *c, enum reason why, const char *json)
{
	if (why)
		count(M_REFUSED, 1);
	if (c->is_held && (why || c->rule->by == BY_GET)) {
		hold_answer(c, why, json);
		return;
	}
	c->answer(c, why, json);
	call_free(c);
}

void refuse_json(struct call *c, enum reason why, const char *json) { finish(c, why, json); }
void answer_json(struct call *c, const char *json) { finish(c, FINE_REASON, json); }
void answer_done(struct call *c) { finish(c, FINE_REASON, NULL); }

void refuse_call(struct call *c, enum reason why, const char *format, ...)
{
	char sentence[SENTENCE];
	va_list args;

	va_start(args, format);
	vsnprintf(sentence, sizeof sentence, format, args);
	va_end(args);
	finish(c, why, wire_error(why, sentence).s);
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

void refuse_illegal(const struct table *t, struct call *c, act a, struct why why)
{
	char word[WORD];
	struct text w = text_in(word, sizeof word);

	act_text(t->g, a, &w);
	refuse_json(c, R_ILLEGAL, wire_illegal(t->g, why, word).s);
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

static void answer_itself(struct call *c, enum reason why, const char *json)
{
	struct table *t = c->from;

	(void)json;
	if (why && why != R_FAULT) {
		t->retry_at = world_now() + RETRY;
		log_line(LOG_WARN, "retry", "table=%s call=%s reason=%s", t->id, c->rule->name,
				 reason_word(why));
		after_change(t);
	}
}

void call_by_itself(struct table *t, const struct rule *rule, int seat, act a, uint32_t stamp)
{
	struct call *c = calloc(1, sizeof *c);

	CHECK(c);
	*c = (struct call){
		.rule = rule, .seat = seat, .act = a, .stamp = stamp, .from = t, .answer = answer_itself
	};
	queue_by_itself(t, c);
	run_table(t);
}
