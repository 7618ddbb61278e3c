/* server/messages.c -- what clients send, read: bodies and WebSocket messages. */

#include "server/messages.h"

#include <stdio.h>
#include <string.h>

json_t *parse_body(const char *bytes, size_t n, char error[MESSAGE_ERROR])
{
	json_error_t e;
	json_t *body = json_loadb(bytes, n, JSON_REJECT_DUPLICATES, &e);

	if (body && json_is_object(body))
		return body;
	if (body)
		snprintf(error, MESSAGE_ERROR, "A JSON object is wanted, '{...}'.");
	else
		snprintf(error, MESSAGE_ERROR, "This is not JSON: %s (column %d).", e.text, e.column);
	json_decref(body);
	return NULL;
}

static struct message refused(json_t *body, enum reason why, const char *format, const char *word)
{
	struct message m = { .body = body, .why = why };

	snprintf(m.error, MESSAGE_ERROR, format, word);
	return m;
}

struct message parse_message(const char *bytes, size_t n)
{
	char error[MESSAGE_ERROR];
	json_t *body = parse_body(bytes, n, error);
	const char *verb = json_string_value(json_object_get(body, "do"));
	const struct endpoint *endpoint = verb ? find_endpoint(verb, false) : NULL;

	if (!body)
		return refused(NULL, R_BAD_JSON, "%s", error);
	if (!verb)
		return refused(body, R_BAD_MEMBER, "'do' must be a string%s: what you want.", "");
	if (!endpoint)
		return refused(body, R_UNKNOWN_VERB, "There is nothing called '%.40s' to do.", verb);
	if (endpoint->by == BY_HTTP)
		return refused(body, R_UNKNOWN_VERB, "'%s' is asked by HTTP.", verb);
	return (struct message){ .body = body, .endpoint = endpoint };
}
