/* server/http.h -- requests and responses; what they are about is for routes.c to know. */

#ifndef SERVER_HTTP_H
#define SERVER_HTTP_H

#include "server/call.h"
#include "server/limits.h"

#include <microhttpd.h>

enum method { METHOD_GET, METHOD_POST, METHOD_OPTIONS, METHOD_OTHER };

struct request {
	struct MHD_Connection *connection;
	enum method method;
	const char *path;
	struct visitor *visitor;
	char *body;
	size_t n;
	bool is_begun, is_routed, is_too_big, is_too_much, is_held, is_suspended, is_secure, is_private;
	char base[BASE_TEXT]; /* where the page is, for links and Origin */

	/* The answer. */
	int status; /* 0: not yet */
	char *answer;
	const char *type;
	const struct asset *asset;
	const char *cookie_value;
	char cookie[LINK_TEXT];
	struct conn *upgrade;
	int retry_after;
};

bool http_open(char error[256]);
void http_close(void);
void http_stop_listening(void);
void http_run_soon(void); /* in the next turn */

const char *request_header(const struct request *r, const char *name);
const char *request_query(const struct request *r, const char *name);
json_t *request_queries(const struct request *r); /* all of them, as strings */

void respond(struct request *r, int status, const char *type, const char *text);
void respond_error(struct request *r, enum reason why, const char *sentence);
void respond_call(struct call *c, const struct refusal *no, const char *json); /* a call's answer */

/* ---- routes.c ------------------------------------------------------------ */

void route(struct request *r);
void route_private(struct request *r);

#endif
