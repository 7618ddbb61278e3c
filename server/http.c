/* server/http.c -- requests and responses, by libmicrohttpd in our loop. */

#include "server/http.h"

#include "server/arrivals.h"
#include "server/config.h"
#include "server/log.h"
#include "server/loop.h"
#include "server/metrics.h"
#include "server/wire.h"
#include "server/ws.h"
#include "web/assets.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netdb.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <unistd.h>

enum {
	CONNECTION_MEMORY = 6 << 10,
	COOKIE_DAYS = 180,
	ADDRESS = 64,
	MOST_ARGUMENTS = 16,
	LONGEST_WAIT = 60000
};

/* One is for the world, one for operators. */
static struct door {
	struct MHD_Daemon *daemon;
	struct descriptor socket;
	char *address;
	int *port;
	bool is_private;
} doors[] = {
	{ .address = config.address, .port = &config.port },
	{ .address = config.private_address, .port = &config.private_port, .is_private = true },
};

static bool is_ready;

/* ---- what a request holds ------------------------------------------------ */

const char *request_header(const struct request *r, const char *name)
{
	return MHD_lookup_connection_value(r->connection, MHD_HEADER_KIND, name);
}

const char *request_query(const struct request *r, const char *name)
{
	return MHD_lookup_connection_value(r->connection, MHD_GET_ARGUMENT_KIND, name);
}

static enum MHD_Result add_query(void *cls, enum MHD_ValueKind kind, const char *key,
								 const char *value)
{
	(void)kind;
	json_object_set_new(cls, key, json_string(value ? value : ""));
	return MHD_YES;
}

json_t *request_queries(const struct request *r)
{
	json_t *all = json_object();

	MHD_get_connection_values(r->connection, MHD_GET_ARGUMENT_KIND, add_query, all);
	return all;
}

/* The last address of a list, "1.2.3.4, 5.6.7.8:90" or "[2001:db8::1]:90"; empty ones are skipped.
 */
static void read_last_address(const char *list, char out[ADDRESS])
{
	for (const char *s = list; *s; s += strcspn(s, ","), s += *s == ',') {
		const char *at = s + strspn(s, " \t");
		bool is_bracketed = *at == '[';
		size_t n = strcspn(at += is_bracketed, " \t,]");
		const char *colon = memchr(at, ':', n);

		if (colon && !is_bracketed && colon == memrchr(at, ':', n))
			n = (size_t)(colon - at); /* what follows is a port */
		if (n)
			snprintf(out, ADDRESS, "%.*s", (int)n, at);
	}
}

static enum MHD_Result read_forwarded(void *out, enum MHD_ValueKind kind, const char *key,
									  const char *value)
{
	(void)kind;
	if (value && !strcasecmp(key, "X-Forwarded-For"))
		read_last_address(value, out);
	return MHD_YES;
}

/* What the last line says last: a proxy adds to the line that came, or adds a line of its own, and
 * so that is the address that our own proxy has seen. */
static bool forwarded(const struct request *r, char out[ADDRESS])
{
	if (config.trust_proxy)
		MHD_get_connection_values(r->connection, MHD_HEADER_KIND, read_forwarded, out);
	return *out;
}

static struct visitor *visitor_of(const struct request *r)
{
	const union MHD_ConnectionInfo *info =
		MHD_get_connection_info(r->connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
	char text[ADDRESS] = "";

	if (forwarded(r, text) || !info)
		return find_visitor(text);
	return visitor_at(info->client_addr, size_of_address(info->client_addr));
}

static void find_base(struct request *r)
{
	const char *host = request_header(r, "Host"), *scheme = "http", *given;

	if (config.trust_proxy) {
		given = request_header(r, "X-Forwarded-Proto");
		if (given && !strcmp(given, "https"))
			scheme = "https";
		given = request_header(r, "X-Forwarded-Host");
		host = given ? given : host;
	}
	if (!host ||
		strspn(host, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.:-_[]") !=
			strlen(host))
		host = "";
	if (*config.page)
		snprintf(r->base, BASE_TEXT, "%s", config.page);
	else
		snprintf(r->base, BASE_TEXT, "%s://%.120s", scheme, host);
	r->is_secure = !strncmp(r->base, "https:", 6);
}

/* ---- responding ---------------------------------------------------------- */

static const struct {
	const char *name, *value;
} headers[] = {
	{ "Content-Security-Policy",
	  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
	  "img-src 'self' data:; connect-src 'self'; worker-src 'self'; base-uri 'none'; "
	  "form-action 'none'; frame-ancestors 'none'" },
	{ "X-Content-Type-Options", "nosniff" },
	{ "Referrer-Policy", "no-referrer" },
	{ "Cross-Origin-Opener-Policy", "same-origin" },
	{ "Cross-Origin-Resource-Policy", "same-origin" },
	{ "Permissions-Policy", "camera=(), geolocation=(), microphone=()" },
};

static bool is_listed_origin(const char *origin)
{
	for (int i = 0; i < config.origins; i++)
		if (!strcmp(origin, config.origin[i]))
			return true;
	return false;
}

static void add_sharing(const struct request *r, struct MHD_Response *out)
{
	const char *origin = request_header(r, "Origin");

	if (!origin || !is_listed_origin(origin))
		return;
	MHD_add_response_header(out, "Access-Control-Allow-Origin", origin);
	MHD_add_response_header(out, "Access-Control-Allow-Headers", "Authorization, Content-Type");
	MHD_add_response_header(out, "Access-Control-Allow-Methods", "GET, POST");
	MHD_add_response_header(out, "Vary", "Origin");
}

static void add_headers(const struct request *r, struct MHD_Response *out)
{
	char number[16];

	for (int i = 0; i < LEN(headers); i++)
		MHD_add_response_header(out, headers[i].name, headers[i].value);
	add_sharing(r, out);
	if (*r->cookie)
		MHD_add_response_header(out, "Set-Cookie", r->cookie);
	if (r->retry_after) {
		snprintf(number, sizeof number, "%d", r->retry_after);
		MHD_add_response_header(out, "Retry-After", number);
	}
}

static struct MHD_Response *make_text(struct request *r)
{
	struct MHD_Response *out =
		MHD_create_response_from_buffer(strlen(r->answer), r->answer, MHD_RESPMEM_MUST_FREE);

	r->answer = NULL;
	if (!out)
		return NULL;
	MHD_add_response_header(out, "Content-Type", r->type);
	MHD_add_response_header(out, "Cache-Control", "no-store");
	return out;
}

static struct MHD_Response *make_asset(struct request *r)
{
	const struct asset *a = r->asset;
	const char *accepts = request_header(r, "Accept-Encoding"),
			   *has = request_header(r, "If-None-Match");
	bool packed = a->gzip && accepts && strstr(accepts, "gzip");
	const unsigned char *bytes = packed ? a->gzip : a->bytes;
	size_t n = packed ? a->gzip_size : a->size;
	struct MHD_Response *out;
	char tag[24];

	snprintf(tag, sizeof tag, "\"%016llx\"", (unsigned long long)print_of((const char *)bytes, n));
	if (has && !strcmp(has, tag)) {
		r->status = MHD_HTTP_NOT_MODIFIED;
		n = 0;
	}
	out = MHD_create_response_from_buffer(n, (void *)(uintptr_t)bytes, MHD_RESPMEM_PERSISTENT);
	if (!out)
		return NULL;
	MHD_add_response_header(out, "Content-Type", a->type);
	MHD_add_response_header(out, "ETag", tag);
	MHD_add_response_header(out, "Vary", "Accept-Encoding");
	if (packed)
		MHD_add_response_header(out, "Content-Encoding", "gzip");
	MHD_add_response_header(out, "Cache-Control",
							a->is_forever ? "public, max-age=31536000, immutable" : "no-cache");
	return out;
}

static struct MHD_Response *make_upgrade(struct request *r)
{
	struct MHD_Response *out = MHD_create_response_for_upgrade(conn_upgraded, r->upgrade);

	if (!out)
		return NULL;
	MHD_add_response_header(out, "Upgrade", "websocket");
	MHD_add_response_header(out, "Sec-WebSocket-Accept", r->answer);
	return out;
}

static enum MHD_Result send_response(struct request *r)
{
	struct MHD_Response *out = r->upgrade ? make_upgrade(r)
							   : r->asset ? make_asset(r)
										  : make_text(r);
	enum MHD_Result result;

	if (!out)
		return MHD_NO;
	if (!r->upgrade)
		add_headers(r, out);
	count(M_REQUESTS, 1);
	if (r->upgrade)
		arrival_upgraded(r);
	result = MHD_queue_response(r->connection, (unsigned)r->status, out);
	MHD_destroy_response(out);
	return result;
}

static void finish(struct request *r)
{
	if (!r->is_suspended)
		return;
	r->is_suspended = false;
	MHD_resume_connection(r->connection);
	is_ready = true;
}

void respond(struct request *r, int status, const char *type, const char *text)
{
	r->status = status;
	r->type = type;
	r->answer = strdup(text);
	CHECK(r->answer);
	finish(r);
}

static const char type_json[] = "application/json; charset=utf-8";

static void respond_refusal(struct request *r, const struct refusal *no)
{
	int status = reason_status(no->why);

	r->retry_after = no->why == R_TOO_MANY ? 5 : status == 503 ? 1 : 0;
	respond(r, status, type_json, wire_error(no).s);
}

void respond_error(struct request *r, enum reason why, const char *sentence)
{
	struct refusal no = refusal_of(why, sentence);

	count(M_REFUSED, 1);
	respond_refusal(r, &no);
}

static void set_cookie(struct request *r, const struct call *c)
{
	snprintf(r->cookie, sizeof r->cookie,
			 "seat=%s; Path=/api/tables/%s; HttpOnly; SameSite=Strict; Max-Age=%d%s", c->token,
			 c->cookie_for, COOKIE_DAYS * 24 * 3600, r->is_secure ? "; Secure" : "");
}

void respond_call(struct call *c, const struct refusal *no, const char *json)
{
	struct request *r = c->from;

	if (no) {
		respond_refusal(r, no);
		return;
	}
	if (*c->cookie_for)
		set_cookie(r, c);
	respond(r, c->status ? c->status : MHD_HTTP_OK, r->type ? r->type : type_json,
			json ? json : wire_done(c->endpoint->name, NULL, false).s);
}

/* ---- the life of a request ----------------------------------------------------------------------
 */

static enum method method_of(const char *name)
{
	return !strcmp(name, "GET") || !strcmp(name, "HEAD") ? METHOD_GET
		   : !strcmp(name, "POST")                       ? METHOD_POST
		   : !strcmp(name, "OPTIONS")                    ? METHOD_OPTIONS
														 : METHOD_OTHER;
}

static void begin(struct request *r, struct MHD_Connection *connection, const char *url,
				  const char *method)
{
	r->connection = connection;
	r->path = url;
	r->method = method_of(method);
	r->visitor = visitor_of(r);
	r->is_begun = true;
	find_base(r);
}

static void take_bytes(struct request *r, const char *bytes, size_t n)
{
	char *grown;

	r->is_too_much = r->is_too_much || !spend(&r->visitor->purse, B_ADDRESS_BYTES, (int64_t)n);
	r->is_too_big = r->is_too_big || !fits(B_HOUSE_MESSAGE, (int64_t)(r->n + n));
	if (r->is_too_big || r->is_too_much)
		return;
	grown = realloc(r->body, r->n + n + 1);
	CHECK(grown);
	memcpy(grown + r->n, bytes, n);
	r->body = grown;
	r->n += n;
	r->body[r->n] = 0;
}

static bool is_same_site(const struct request *r)
{
	const char *origin = request_header(r, "Origin");

	return !origin || !strcmp(origin, r->base) || is_listed_origin(origin);
}

static void begin_routing(struct request *r)
{
	bool upgrades = request_header(r, "Upgrade") != NULL, has_asked = arrival_asked(r);

	r->is_routed = true;
	if (r->is_private)
		route_private(r);
	else if (!has_asked)
		respond_error(r, R_TOO_MANY, budget_sentence(B_ADDRESS_OPEN));
	else if (!spend(&r->visitor->purse, B_ADDRESS_REQUESTS, 1))
		respond_error(r, R_TOO_MANY, budget_sentence(B_ADDRESS_REQUESTS));
	else if (r->is_too_much)
		respond_error(r, R_TOO_MANY, budget_sentence(B_ADDRESS_BYTES));
	else if (r->is_too_big)
		respond_error(r, R_TOO_BIG, budget_sentence(B_HOUSE_MESSAGE));
	else if ((r->method == METHOD_POST || upgrades) && !is_same_site(r))
		respond_error(r, R_WRONG_ORIGIN, "Pages of other sites may not do that here.");
	else
		route(r);
}

static enum MHD_Result handle(void *cls, struct MHD_Connection *connection, const char *url,
							  const char *method, const char *version, const char *upload,
							  size_t *n, void **self)
{
	struct request *r = *self;

	(void)version;
	if (!r->is_begun) {
		r->is_private = ((const struct door *)cls)->is_private;
		begin(r, connection, url, method);
		return MHD_YES;
	}
	if (*n) {
		take_bytes(r, upload, *n);
		*n = 0;
		return MHD_YES;
	}
	if (!r->is_routed)
		begin_routing(r);
	if (r->status)
		return send_response(r);
	r->is_suspended = true;
	MHD_suspend_connection(connection);
	return MHD_YES;
}

/* libmicrohttpd has no room for many arguments, and then leaves the connection hanging: it is
 * answered and shut here, before they are read. */
static void refuse_arguments(const char *uri, struct MHD_Connection *connection)
{
	static const char answer[] =
		"HTTP/1.1 414 URI Too Long\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";
	const union MHD_ConnectionInfo *info =
		MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
	int arguments = 0;

	for (const char *s = strchr(uri, '?'); s; s = strchr(s + 1, '&'))
		arguments++;
	if (arguments <= MOST_ARGUMENTS || !info)
		return;
	count(M_REFUSED, 1);
	send(info->connect_fd, answer, sizeof answer - 1, MSG_NOSIGNAL | MSG_DONTWAIT);
	shutdown(info->connect_fd, SHUT_RDWR);
}

/* Called with the first line of each request, before its headers. */
static void *begin_request(void *cls, const char *uri, struct MHD_Connection *connection)
{
	(void)cls;
	arrival_asks(connection);
	refuse_arguments(uri, connection);
	return calloc(1, sizeof(struct request));
}

static void end_request(void *cls, struct MHD_Connection *connection, void **self,
						enum MHD_RequestTerminationCode code)
{
	struct request *r = *self;

	(void)cls, (void)connection, (void)code;
	if (!r)
		return;
	arrival_answered(r);
	if (r->upgrade)
		conn_forget(r->upgrade);
	free(r->body);
	free(r->answer);
	free(r);
	*self = NULL;
}

/* ---- the daemon ---------------------------------------------------------- */

static int patience(void)
{
	MHD_UNSIGNED_LONG_LONG wait, least = LONGEST_WAIT + 1;

	for (int i = 0; i < LEN(doors); i++)
		if (doors[i].daemon && MHD_get_timeout(doors[i].daemon, &wait) == MHD_YES && wait < least)
			least = wait < LONGEST_WAIT ? wait : LONGEST_WAIT;
	return least > LONGEST_WAIT ? -1 : (int)least;
}

static bool take_turn(void)
{
	if (is_ready || patience() == 0) {
		is_ready = false;
		for (int i = 0; i < LEN(doors); i++)
			if (doors[i].daemon)
				MHD_run(doors[i].daemon);
	}
	return is_ready || patience() == 0;
}

void http_run_soon(void) { is_ready = true; }

static void ready(struct descriptor *w, uint32_t events)
{
	(void)w, (void)events;
	is_ready = true;
}

static void complain(void *cls, const char *format, va_list args)
{
	char line[256];

	(void)cls;
	vsnprintf(line, sizeof line, format, args);
	line[strcspn(line, "\n")] = 0;
	log_line(LOG_WARN, "http", "text=\"%s\"", line);
}

static bool find_address(const struct door *d, struct sockaddr_storage *out, char error[256])
{
	struct addrinfo wants = { .ai_flags = AI_PASSIVE, .ai_socktype = SOCK_STREAM };
	struct addrinfo *found;
	char port[16];
	int code;

	snprintf(port, sizeof port, "%d", *d->port);
	code = getaddrinfo(d->address, port, &wants, &found);
	if (code) {
		snprintf(error, 256, "'%s' is not an address: %s", d->address, gai_strerror(code));
		return false;
	}
	memcpy(out, found->ai_addr, found->ai_addrlen);
	freeaddrinfo(found);
	return true;
}

/* With port 0 the system picks one. */
static void learn_port(struct door *d)
{
	const union MHD_DaemonInfo *info = MHD_get_daemon_info(d->daemon, MHD_DAEMON_INFO_BIND_PORT);

	if (info && info->port)
		*d->port = info->port;
}

static bool open_door(struct door *d, char error[256])
{
	struct sockaddr_storage address;
	unsigned flags = MHD_USE_EPOLL | MHD_ALLOW_UPGRADE | MHD_ALLOW_SUSPEND_RESUME |
					 MHD_USE_SUPPRESS_DATE_NO_CLOCK | MHD_USE_ERROR_LOG;

	if (!find_address(d, &address, error))
		return false;
	if (address.ss_family == AF_INET6)
		flags |= MHD_USE_DUAL_STACK;
	d->daemon = MHD_start_daemon(
		flags, 0, d->is_private ? NULL : may_arrive, NULL, handle, d, MHD_OPTION_EXTERNAL_LOGGER,
		complain, NULL, MHD_OPTION_NOTIFY_CONNECTION, arrival_changed, d->is_private ? d : NULL,
		MHD_OPTION_SOCK_ADDR, &address, MHD_OPTION_URI_LOG_CALLBACK, begin_request, NULL,
		MHD_OPTION_NOTIFY_COMPLETED, end_request, NULL, MHD_OPTION_CONNECTION_LIMIT,
		(unsigned)budget_of(B_HOUSE_CONNECTIONS), MHD_OPTION_CONNECTION_TIMEOUT,
		(unsigned)config.http_timeout, MHD_OPTION_CONNECTION_MEMORY_LIMIT,
		(size_t)CONNECTION_MEMORY, MHD_OPTION_LISTEN_BACKLOG_SIZE, 1024u, MHD_OPTION_END);
	if (!d->daemon) {
		snprintf(error, 256, "%s:%d cannot be listened to: %s", d->address, *d->port,
				 strerror(errno));
		return false;
	}
	learn_port(d);
	d->socket =
		(struct descriptor){ MHD_get_daemon_info(d->daemon, MHD_DAEMON_INFO_EPOLL_FD)->epoll_fd,
							 ready };
	loop_add(&d->socket, EPOLLIN);
	return true;
}

bool http_open(char error[256])
{
	for (int i = 0; i < LEN(doors); i++)
		if (*doors[i].address && !open_door(&doors[i], error)) {
			http_close();
			return false;
		}
	loop_each_turn(take_turn, patience);
	arrivals_open();
	return true;
}

void http_stop_listening(void)
{
	for (int i = 0; i < LEN(doors); i++) {
		int fd = doors[i].daemon ? MHD_quiesce_daemon(doors[i].daemon) : -1;

		if (fd >= 0)
			close(fd);
	}
}

void http_close(void)
{
	for (int i = 0; i < LEN(doors); i++)
		if (doors[i].daemon)
			MHD_stop_daemon(doors[i].daemon);
}
