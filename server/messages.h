/* server/messages.h -- what clients send, read: bodies and WebSocket messages. */

#ifndef SERVER_MESSAGES_H
#define SERVER_MESSAGES_H

#include "server/call.h"

enum { MESSAGE_ERROR = 256 };

/* An object, or NULL after saying what is wrong. */
json_t *parse_body(const char *bytes, size_t n, char error[MESSAGE_ERROR]);

/* A message: an object whose "do" names a rule that may be asked so. */
struct message {
	json_t *body; /* NULL: it could not even be read */
	const struct endpoint *endpoint;
	enum reason why; /* it is refused */
	char error[MESSAGE_ERROR];
};
struct message parse_message(const char *bytes, size_t n);

#endif
