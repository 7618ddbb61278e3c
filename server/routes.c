/* server/routes.c -- which address is what: pages, the lobby, tables, operations. */

#include "games/registry.h"
#include "server/config.h"
#include "server/http.h"
#include "server/messages.h"
#include "server/metrics.h"
#include "server/sha1.h"
#include "server/stop.h"
#include "server/store.h"
#include "server/wire.h"
#include "server/ws.h"
#include "web/assets.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Linked in when the client has been built. */
#pragma weak assets
#pragma weak n_assets

enum { METRICS_TEXT = 1 << 15, WORD = 64, ACCEPT_TEXT = 32, KEY_LENGTH = 24, LIST_USUAL = 50 };

static const char type_json[] = "application/json; charset=utf-8";

static const char no_client[] =
	"<!doctype html><html lang=en><title>Rubicon</title>\n"
	"<h1>Rubicon</h1>\n"
	"<p>The server runs, but it was built without the browser client. Build both:</p>\n"
	"<pre>make web &amp;&amp; make</pre>\n"
	"<p>Programs can play already: see docs/protocol.md.</p></html>\n";

/* ---- pages --------------------------------------------------------------- */

static const struct asset *find_asset(const char *path)
{
	if (!&n_assets)
		return NULL;
	if (!strcmp(path, "/"))
		path = "/index.html";
	for (int i = 0; i < n_assets; i++)
		if (!strcmp(assets[i].path, path))
			return &assets[i];
	return NULL;
}

static void get_page(struct request *r)
{
	r->asset = find_asset(r->path);
	if (r->asset)
		r->status = MHD_HTTP_OK;
	else if (!strcmp(r->path, "/"))
		respond(r, MHD_HTTP_OK, "text/html; charset=utf-8", no_client);
	else
		respond_error(r, R_NOT_FOUND, "There is no such page.");
}

/* ---- operations ---------------------------------------------------------- */

/* The world hears whether all is well, operators hear what is not. */
static void get_health(struct request *r)
{
	bool is_well = store_is_well() && !is_stopping();

	respond(r, is_well ? MHD_HTTP_OK : MHD_HTTP_SERVICE_UNAVAILABLE, type_json,
			wire_health(store_is_well(), is_stopping(), r->is_private).s);
}

static void get_metrics(struct request *r)
{
	static char text[METRICS_TEXT];
	struct text t = text_in(text, sizeof text);

	metrics_text(&t);
	budgets_metrics(&t);
	respond(r, MHD_HTTP_OK, "text/plain; version=0.0.4", text);
}

static void get_games(struct request *r) { respond(r, MHD_HTTP_OK, type_json, wire_games().s); }

static void get_game(struct request *r, const char *id)
{
	const struct game *g = game_by_id(id);

	if (g)
		respond(r, MHD_HTTP_OK, type_json, wire_game(g).s);
	else
		respond_error(r, R_NOT_FOUND, "There is no such game.");
}

/* ---- calls --------------------------------------------------------------- */

static const char *token_of(const struct request *r, bool *is_cookie)
{
	static const char bearer[] = "Bearer ";
	const char *given = request_header(r, "Authorization");

	*is_cookie = false;
	if (given && !strncasecmp(given, bearer, sizeof bearer - 1))
		return given + sizeof bearer - 1;
	*is_cookie = true;
	return MHD_lookup_connection_value(r->connection, MHD_COOKIE_KIND, "seat");
}

static struct call *make_call(struct request *r, const struct endpoint *endpoint, json_t *body)
{
	struct call *c = calloc(1, sizeof *c);
	const char *token = token_of(r, &c->is_cookie);

	CHECK(c);
	c->endpoint = endpoint;
	c->body = body;
	c->seat = SEAT_NOBODY;
	c->from = r;
	c->visitor = r->visitor;
	c->answer = respond_call;
	memcpy(c->base, r->base, sizeof c->base);
	if (token)
		keep_token(c, token);
	return c;
}

/* The body of a POST; nothing at all is an empty object. */
static json_t *read_body(struct request *r)
{
	char error[MESSAGE_ERROR];
	json_t *body = r->n ? parse_body(r->body, r->n, error) : json_object();

	if (!body)
		respond_error(r, R_BAD_JSON, error);
	return body;
}

/* ---- the lobby ----------------------------------------------------------------------------------
 */

static void listed(struct job *j)
{
	struct request *r = j->self;

	if (j->result == STORED)
		respond(r, MHD_HTTP_OK, type_json, wire_list(j->list, j->n_listed, j->more).s);
	else
		respond_error(r, R_NOT_STORED, "The store does not answer; try again later.");
	free((char *)(uintptr_t)j->game);
	job_free(j);
}

static int state_of(const char *word)
{
	static const char *const words[] = { "open", "playing", "over" };

	for (int i = 0; word && i < LEN(words); i++)
		if (!strcmp(words[i], word))
			return i;
	return word ? -1 : TABLE_OPEN;
}

static void get_tables(struct request *r)
{
	const char *before = request_query(r, "before"), *game = request_query(r, "game");
	const char *limit = request_query(r, "limit");
	int state = state_of(request_query(r, "state")), n = limit ? atoi(limit) : LIST_USUAL;
	struct job *j;

	if (state < 0) {
		respond_error(r, R_BAD_MEMBER, "'state' must be open, playing or over.");
		return;
	}
	j = job_new(JOB_LIST, before ? before : "", listed, r);
	j->game = strdup(game ? game : "");
	j->state = state;
	j->limit = n < 1 ? 1 : n > LIST_MOST ? LIST_MOST : n;
	store_do(j);
}

static void post_tables(struct request *r)
{
	json_t *body = read_body(r);

	if (!body)
		return;
	if (!spend(&r->visitor->purse, B_ADDRESS_CREATED, 1)) {
		json_decref(body);
		respond_error(r, R_TOO_MANY, budget_sentence(B_ADDRESS_CREATED));
		return;
	}
	create_from_call(make_call(r, NULL, body));
}

/* ---- WebSockets ---------------------------------------------------------- */

static bool has_word(const char *list, const char *word)
{
	size_t n = strlen(word);

	for (; list && *list; list += strcspn(list, ","), list += *list == ',') {
		list += strspn(list, " ");
		if (!strncasecmp(list, word, n) && strchr(", ", list[n]))
			return true;
	}
	return false;
}

static char *accept_key(const char *key)
{
	static const char magic[] = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
	unsigned char hash[SHA1_BYTES];
	char text[WORD + sizeof magic], *out = malloc(ACCEPT_TEXT);

	CHECK(out);
	snprintf(text, sizeof text, "%.24s%s", key, magic);
	hash_sha1(text, strlen(text), hash);
	sodium_bin2base64(out, ACCEPT_TEXT, hash, sizeof hash, sodium_base64_VARIANT_ORIGINAL);
	return out;
}

static void upgrade(struct request *r, const char *id)
{
	const char *key = request_header(r, "Sec-WebSocket-Key");
	const char *version = request_header(r, "Sec-WebSocket-Version");
	bool is_cookie;
	const char *token = token_of(r, &is_cookie);

	if (!has_word(request_header(r, "Upgrade"), "websocket") ||
		!has_word(request_header(r, "Connection"), "upgrade") || !key ||
		strlen(key) != KEY_LENGTH || !version || strcmp(version, "13") != 0) {
		respond_error(r, R_BAD_MEMBER, "This is a WebSocket, version 13; ask for an upgrade.");
	} else if (!hold(&r->visitor->purse, B_ADDRESS_SOCKETS)) {
		respond_error(r, R_TOO_MANY, budget_sentence(B_ADDRESS_SOCKETS));
	} else {
		r->answer = accept_key(key);
		r->upgrade = conn_new(id, token, is_cookie, r->visitor);
		r->status = MHD_HTTP_SWITCHING_PROTOCOLS;
	}
}

/* ---- tables -------------------------------------------------------------- */

static bool is_id(const char *s)
{
	return strlen(s) == TABLE_TEXT - 1 &&
		   strspn(s, "0123456789abcdefghijklmnopqrstuvwxyz") == TABLE_TEXT - 1;
}

static void call_table(struct request *r, const char *id, const char *name)
{
	bool is_get = r->method == METHOD_GET;
	const struct endpoint *endpoint = find_endpoint(name, is_get);
	json_t *body;

	if (!endpoint) {
		respond_error(r, R_UNKNOWN_VERB, "There is nothing of that name at a table.");
		return;
	}
	body = is_get ? request_queries(r) : read_body(r);
	if (!body)
		return;
	if (!strcmp(name, "record"))
		r->type = "text/plain; charset=utf-8";
	table_call(id, make_call(r, endpoint, body));
}

/* /api/tables/ID and /api/tables/ID/NAME */
static void route_table(struct request *r, const char *rest)
{
	char id[TABLE_TEXT] = "";
	const char *slash = strchr(rest, '/');
	size_t n = slash ? (size_t)(slash - rest) : strlen(rest);

	if (n < sizeof id)
		snprintf(id, sizeof id, "%.*s", (int)n, rest);
	if (!is_id(id))
		respond_error(r, R_NOT_FOUND, "There is no such table.");
	else if (slash && !strcmp(slash, "/live") && r->method == METHOD_GET)
		upgrade(r, id);
	else
		call_table(r, id, slash ? slash + 1 : "table");
}

/* ---- all of them --------------------------------------------------------- */

static const char *after(const char *path, const char *start)
{
	size_t n = strlen(start);

	return strncmp(path, start, n) ? NULL : path + n;
}

static void route_api(struct request *r)
{
	bool is_get = r->method == METHOD_GET;
	const char *rest;

	if (is_stopping())
		respond_error(r, R_STOPPING, "The server stops; come back soon.");
	else if (is_get && !strcmp(r->path, "/api/games"))
		get_games(r);
	else if (is_get && (rest = after(r->path, "/api/games/")) != NULL)
		get_game(r, rest);
	else if (!strcmp(r->path, "/api/tables"))
		(is_get ? get_tables : post_tables)(r);
	else if (is_get && !strcmp(r->path, "/api/lobby/live"))
		upgrade(r, "");
	else if ((rest = after(r->path, "/api/tables/")) != NULL)
		route_table(r, rest);
	else
		respond_error(r, R_NOT_FOUND, "There is nothing at this address.");
}

void route(struct request *r)
{
	if (r->method == METHOD_OPTIONS)
		respond(r, MHD_HTTP_NO_CONTENT, "text/plain", "");
	else if (r->method == METHOD_OTHER)
		respond(r, MHD_HTTP_METHOD_NOT_ALLOWED, "text/plain", "GET and POST only.\n");
	else if (after(r->path, "/api/"))
		route_api(r);
	else if (r->method != METHOD_GET)
		respond(r, MHD_HTTP_METHOD_NOT_ALLOWED, "text/plain", "GET only.\n");
	else if (!strcmp(r->path, "/healthz"))
		get_health(r);
	else
		get_page(r);
}

/* For operators: who can reach this door needs no other right. */
void route_private(struct request *r)
{
	if (r->method == METHOD_GET && !strcmp(r->path, "/healthz"))
		get_health(r);
	else if (r->method == METHOD_GET && !strcmp(r->path, "/metrics"))
		get_metrics(r);
	else
		respond_error(r, R_NOT_FOUND, "Here are /healthz and /metrics, and nothing else.");
}
