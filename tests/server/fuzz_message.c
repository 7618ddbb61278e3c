/* tests/server/fuzz_message.c -- libFuzzer: whatever bytes a client sends, they are read or
 * refused.
 *
 * A message that names something to do has its members read as every verb would read them. */

#include "server/call.h"
#include "server/messages.h"
#include "server/wire.h"

#include <stdlib.h>
#include <string.h>

static bool is_answered;

static void answer(struct call *c, const struct refusal *no, const char *json)
{
	struct json told = wire_refused("act", json_object_get(c->body, "id"), no);

	CHECK(no && !json && told.n && !is_answered);
	is_answered = true;
}

/* Each reader answers the call itself when it refuses. */
static bool read_member(struct call *c, int which)
{
	char luck[LUCK_TEXT], name[NAME_TEXT];
	const char *text;
	int64_t number;

	switch (which) {
	case 0: return want_text(c, "act", 128, &text);
	case 1: return want_text(c, "text", CHAT_CHARACTERS, &text) && strlen(text) < CHAT_TEXT;
	case 2: return want_number(c, "stamp", 0, UINT32_MAX, &number) && number >= 0;
	case 3: return want_luck(c, luck) && strlen(luck) == LUCK_DIGITS;
	default: return want_name(c, name) && *name;
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct message m = parse_message((const char *)data, size);

	CHECK(m.endpoint ? m.body && !m.why : m.why && *m.error);
	for (int i = 0; m.endpoint && i < 5; i++) {
		struct call *c = calloc(1, sizeof *c);

		*c = (struct call){ .endpoint = m.endpoint, .body = json_incref(m.body), .answer = answer };
		is_answered = false;
		if (read_member(c, i))
			call_free(c);
		else
			CHECK(is_answered);
	}
	json_decref(m.body);
	return 0;
}
