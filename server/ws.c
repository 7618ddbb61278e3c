/* server/ws.c -- WebSockets: what happens, as it happens. */

#include "server/ws.h"

#include "server/http.h"
#include "server/log.h"
#include "server/messages.h"
#include "server/metrics.h"
#include "server/stop.h"
#include "server/world.h"

#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>

enum {
	PING_EVERY = 20 * 1000, /* milliseconds */
	SILENT_FOR = 60 * 1000,
	CODE_TOO_MUCH = 1008,
	CODE_LAGS = 1013,
	CODE_NOT_FOUND = 4404,
	CODE_NO_SEAT = 4403,
	OUTBOX = 64 << 10,
	MOST_A_TURN = 64 << 10, /* bytes read before the others have their turn */
	A_MESSAGE = 64,         /* bytes that wslay needs for one besides its text */
};

static struct conn *all, *lobby, *dirty;
static int conns;
static struct timer pinger;

int count_conns(void) { return conns; }
bool lobby_is_watched(void) { return lobby != NULL; }

/* ---- lists --------------------------------------------------------------- */

static void mark_dirty(struct conn *c)
{
	if (c->is_dirty)
		return;
	c->is_dirty = true;
	c->next_dirty = dirty;
	dirty = c;
}

static void mark_dead(struct conn *c)
{
	c->is_dead = true;
	mark_dirty(c);
}

static void leave_table(struct conn *c)
{
	if (c->table) {
		detach_conn(c->table, c);
	} else if (c->back_here) {
		*c->back_here = c->next_here;
		if (c->next_here)
			c->next_here->back_here = c->back_here;
	}
	c->back_here = NULL;
}

/* ---- sending ------------------------------------------------------------- */

/* Whatever put it there: messages, pongs, bytes that the socket did not take. */
static bool end_if_behind(struct conn *c)
{
	size_t waits = wslay_event_get_queued_msg_length(c->ws) + c->n_left +
				   A_MESSAGE * wslay_event_get_queued_msg_count(c->ws);

	if (fits(B_CONNECTION_BEHIND, (int64_t)waits))
		return false;
	conn_end(c, CODE_LAGS, budget_sentence(B_CONNECTION_BEHIND));
	return true;
}

void conn_send(struct conn *c, struct json line)
{
	struct wslay_event_msg m = { WSLAY_TEXT_FRAME, (const uint8_t *)line.s, line.n };
	int code;

	if (c->is_dead || c->is_closing || end_if_behind(c))
		return;
	code = wslay_event_queue_msg(c->ws, &m);
	if (code == WSLAY_ERR_NO_MORE_MSG)
		return; /* wslay has something to close it for, and will say what */
	if (code != 0)
		mark_dead(c);
	count(M_MESSAGES_OUT, 1);
	count(M_BYTES_OUT, (int64_t)line.n);
	mark_dirty(c);
}

void conns_send(const struct table *t, int viewer, struct json line)
{
	for (struct conn *c = t->audience.conns, *next; c; c = next) {
		next = c->next_here;
		if (viewer == EVERYBODY || c->viewer == viewer)
			conn_send(c, line);
	}
}

void conns_dismiss(struct table *t)
{
	while (t->audience.conns) {
		struct conn *c = t->audience.conns;

		conn_end(c, CODE_LAGS, "busy");
		leave_table(c);
	}
}

void lobby_send(struct json line)
{
	for (struct conn *c = lobby; c; c = c->next_here)
		conn_send(c, line);
}

void conn_end(struct conn *c, uint16_t code, const char *why)
{
	if (c->is_dead || c->is_closing)
		return;
	c->is_closing = c->is_deaf = true;
	c->heard = world_steady();
	c->end_code = code;
	c->end_why = why;
	mark_dirty(c);
}

void conns_end_all(uint16_t code, struct json last)
{
	for (struct conn *c = all; c; c = c->next) {
		conn_send(c, last);
		conn_end(c, code, "restart");
	}
}

/* ---- calls --------------------------------------------------------------- */

static void answer(struct call *call, const struct refusal *no, const char *json)
{
	struct conn *c = call->from;
	json_t *id = json_object_get(call->body, "id");

	(void)json;
	c->calls--;
	if (call->endpoint == &endpoint_live)
		return;
	if (no)
		conn_send(c, wire_refused(call->endpoint->name, id, no));
	else
		conn_send(c, wire_done(call->endpoint->name, id, true));
	mark_dirty(c);
}

static void refuse_message(struct conn *c, json_t *body, enum reason why, const char *sentence)
{
	const char *verb = json_string_value(json_object_get(body, "do"));
	struct refusal no = refusal_of(why, sentence);
	char word[LEVEL_TEXT];

	count(M_REFUSED, 1);
	strncpy(word, verb ? verb : "", sizeof word - 1);
	word[sizeof word - 1] = 0;
	for (char *p = word; *p; p++) /* no half characters */
		if ((unsigned char)*p >= 0x80)
			*p = 0;
	conn_send(c, wire_refused(word, json_object_get(body, "id"), &no));
}

static struct call *make_call(struct conn *c, const struct endpoint *endpoint, json_t *body)
{
	struct call *call = calloc(1, sizeof *call);

	CHECK(call);
	call->endpoint = endpoint;
	call->body = body;
	call->has_token = c->has_token;
	call->is_cookie = c->is_cookie;
	memcpy(call->hash, c->hash, sizeof call->hash);
	memcpy(call->token, c->token, sizeof call->token);
	call->seat = SEAT_NOBODY;
	call->from = c;
	call->visitor = c->visitor;
	call->answer = answer;
	c->calls++;
	return call;
}

/* Too fast, or too much at once? */
static bool is_patient(struct conn *c, json_t *body)
{
	enum budget_id over = !spend(&c->purse, B_CONNECTION_MESSAGES, 1)        ? B_CONNECTION_MESSAGES
						  : !fits(B_CONNECTION_CALLS, (int64_t)c->calls + 1) ? B_CONNECTION_CALLS
																			 : N_BUDGETS;

	if (over != N_BUDGETS)
		refuse_message(c, body, R_TOO_MANY, budget_sentence(over));
	return over == N_BUDGETS;
}

static struct message not_text(void)
{
	return (struct message){ .why = R_BAD_JSON, .error = "Messages are text." };
}

static void take_message(struct conn *c, const struct wslay_event_on_msg_recv_arg *arg)
{
	struct message m = arg->opcode == WSLAY_TEXT_FRAME
						   ? parse_message((const char *)arg->msg, arg->msg_length)
						   : not_text();

	count(M_MESSAGES_IN, 1);
	if (!is_patient(c, m.body)) {
		json_decref(m.body);
	} else if (!m.endpoint) {
		refuse_message(c, m.body, m.why, m.error);
		json_decref(m.body);
	} else if (!*c->id || is_stopping()) {
		refuse_message(c, m.body, is_stopping() ? R_STOPPING : R_UNKNOWN_VERB,
					   is_stopping() ? "The server stops; come back soon."
									 : "There is nothing to do in the lobby but to look.");
		json_decref(m.body);
	} else {
		table_call(c->id, make_call(c, m.endpoint, m.body));
	}
}

/* ---- coming in ----------------------------------------------------------- */

static void watch_table(struct table *t, struct call *call)
{
	struct conn *c = call->from;
	int viewer = call->seat;
	int64_t seen = 0;

	if (c->is_dead || c->table) {
		answer_done(call);
		return;
	}
	c->viewer = viewer;
	c->is_host = call->is_host;
	if (viewer < MAX_SEATS)
		seen = t->audience.looking[viewer] ? t->now.history[viewer] : t->audience.seen[viewer];
	attach_conn(t, c);
	conn_send(c, wire_hello(t, viewer, call->is_host, seen));
	if (t->now.is_matched) {
		struct json bare = wire_bare_position(t, viewer);

		t->now.shown[viewer] = print_of(bare.s, bare.n);
		conn_send(c, wire_position(t, viewer, NULL, t->now.history[viewer], bare, true));
	}
	if (t->now.state == TABLE_FAULT)
		conn_send(c, wire_fault());
	answer_done(call);
}

const struct endpoint endpoint_live = { "live", ANYBODY, ~0u, BY_BOTH, watch_table, false };

/* There is no such table, or no such seat: say why, then close. */
static void answer_watch(struct call *call, const struct refusal *no, const char *json)
{
	struct conn *c = call->from;

	(void)json;
	c->calls--;
	mark_dirty(c);
	if (!no)
		return;
	conn_send(c, wire_refused("live", NULL, no));
	conn_end(c,
			 no->why == R_NOT_FOUND ? CODE_NOT_FOUND
			 : no->why == R_NO_SEAT ? CODE_NO_SEAT
									: CODE_LAGS,
			 reason_word(no->why));
}

static void enter(struct conn *c)
{
	struct call *call;

	if (!*c->id) {
		c->next_here = lobby;
		c->back_here = &lobby;
		if (lobby)
			lobby->back_here = &c->next_here;
		lobby = c;
		return;
	}
	call = make_call(c, &endpoint_live, NULL);
	call->answer = answer_watch;
	table_call(c->id, call);
}

/* ---- wslay --------------------------------------------------------------- */

static void take_bytes(struct conn *c, ssize_t n)
{
	c->n_read += (size_t)n;
	if (!c->is_closing && !spend(&c->visitor->purse, B_ADDRESS_BYTES, n))
		conn_end(c, CODE_TOO_MUCH, budget_sentence(B_ADDRESS_BYTES));
}

static ssize_t receive(wslay_event_context_ptr ctx, uint8_t *buf, size_t n, int flags, void *self)
{
	struct conn *c = self;
	ssize_t got;

	(void)flags;
	if (c->is_drained || c->is_deaf || c->n_read >= MOST_A_TURN) {
		wslay_event_set_error(ctx, WSLAY_ERR_WOULDBLOCK);
		return -1;
	}
	if (c->n_early) {
		n = n < c->n_early ? n : c->n_early;
		memcpy(buf, c->early, n);
		c->early += n;
		c->n_early -= n;
		return (ssize_t)n;
	}
	while ((got = recv(c->socket.fd, buf, n, 0)) < 0 && errno == EINTR)
		continue;
	c->is_drained = got > 0 && got < (ssize_t)n;
	if (got > 0) {
		take_bytes(c, got);
		return got;
	}
	wslay_event_set_error(ctx, got < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)
								   ? WSLAY_ERR_WOULDBLOCK
								   : WSLAY_ERR_CALLBACK_FAILURE);
	return -1;
}

/* wslay sends heads and bodies of messages one by one: they are put together here, and what a
 * connection has to say in a turn goes out in one piece. */
static struct {
	size_t n;
	char bytes[OUTBOX];
} outbox;

/* How many went; fewer if the socket is full. */
static size_t send_bytes(struct conn *c, const char *bytes, size_t n)
{
	ssize_t sent;

	while ((sent = send(c->socket.fd, bytes, n, MSG_NOSIGNAL)) < 0 && errno == EINTR)
		continue;
	if (sent < 0 && errno != EAGAIN && errno != EWOULDBLOCK)
		c->is_dead = true;
	return sent < 0 ? 0 : (size_t)sent;
}

static void keep_left(struct conn *c, const char *bytes, size_t n)
{
	char *left = n ? malloc(n) : NULL;

	CHECK(left || !n);
	if (n)
		memcpy(left, bytes, n);
	free(c->left);
	c->left = left;
	c->n_left = n;
}

static void send_left(struct conn *c)
{
	size_t sent = c->n_left ? send_bytes(c, c->left, c->n_left) : 0;

	if (sent)
		keep_left(c, c->left + sent, c->n_left - sent);
}

static void send_outbox(struct conn *c)
{
	size_t sent = outbox.n && !c->is_dead ? send_bytes(c, outbox.bytes, outbox.n) : outbox.n;

	if (sent < outbox.n)
		keep_left(c, outbox.bytes + sent, outbox.n - sent);
	outbox.n = 0;
}

static ssize_t transmit(wslay_event_context_ptr ctx, const uint8_t *data, size_t n, int flags,
						void *self)
{
	struct conn *c = self;

	(void)flags;
	if (outbox.n == OUTBOX)
		send_outbox(c);
	if (c->n_left || c->is_dead) {
		wslay_event_set_error(ctx, c->is_dead ? WSLAY_ERR_CALLBACK_FAILURE : WSLAY_ERR_WOULDBLOCK);
		return -1;
	}
	n = n < OUTBOX - outbox.n ? n : OUTBOX - outbox.n;
	memcpy(outbox.bytes + outbox.n, data, n);
	outbox.n += n;
	return (ssize_t)n;
}

static void message_came(wslay_event_context_ptr ctx, const struct wslay_event_on_msg_recv_arg *arg,
						 void *self)
{
	struct conn *c = self;

	(void)ctx;
	if (c->is_closing)
		return; /* nor does it gain time by talking */
	c->heard = world_steady();
	if (arg->opcode == WSLAY_TEXT_FRAME || arg->opcode == WSLAY_BINARY_FRAME)
		take_message(c, arg);
}

static void frame_came(wslay_event_context_ptr ctx,
					   const struct wslay_event_on_frame_recv_start_arg *arg, void *self)
{
	struct conn *c = self;

	(void)ctx, (void)arg;
	if (!c->is_closing && !spend(&c->purse, B_CONNECTION_FRAMES, 1))
		conn_end(c, CODE_TOO_MUCH, budget_sentence(B_CONNECTION_FRAMES));
}

static const struct wslay_event_callbacks callbacks = {
	.recv_callback = receive,
	.send_callback = transmit,
	.on_frame_recv_start_callback = frame_came,
	.on_msg_recv_callback = message_came,
};

/* ---- the life of a connection -------------------------------------------- */

static bool is_finished(const struct conn *c)
{
	return !wslay_event_want_read(c->ws) && !wslay_event_want_write(c->ws) && !c->n_left;
}

static void socket_ready(struct descriptor *w, uint32_t events)
{
	struct conn *c = (struct conn *)w;

	if (c->is_dead)
		return;
	if (events & (EPOLLIN | EPOLLHUP | EPOLLERR)) {
		c->is_drained = false;
		c->n_read = 0;
		if (wslay_event_recv(c->ws) != 0 || (c->is_deaf && events & (EPOLLHUP | EPOLLERR)))
			c->is_dead = true;
		else if (!c->is_closing)
			end_if_behind(c);
	}
	mark_dirty(c);
}

struct conn *conn_new(const char *id, const char *token, bool is_cookie, struct visitor *v)
{
	struct conn *c = calloc(1, sizeof *c);

	CHECK(c);
	strncpy(c->id, id, sizeof c->id - 1);
	c->has_token = token != NULL;
	if (token && hash_token(token, c->hash))
		memcpy(c->token, token, LUCK_TEXT);
	c->is_cookie = is_cookie;
	c->visitor = v;
	c->viewer = SEAT_NOBODY;
	return c;
}

void conn_forget(struct conn *c)
{
	give_back(&c->visitor->purse, B_ADDRESS_SOCKETS);
	free(c);
}

void conn_upgraded(void *cls, struct MHD_Connection *connection, void *con_cls,
				   const char *extra_in, size_t extra_in_size, MHD_socket sock,
				   struct MHD_UpgradeResponseHandle *urh)
{
	struct conn *c = cls;
	struct request *r = con_cls;
	int yes = 1;

	(void)connection;
	r->upgrade = NULL; /* it lives on */
	c->socket = (struct descriptor){ sock, socket_ready };
	c->handle = urh;
	c->heard = world_steady();
	setsockopt(sock, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
	CHECK(wslay_event_context_server_init(&c->ws, &callbacks, c) == 0);
	wslay_event_config_set_max_recv_msg_length(c->ws, (uint64_t)budget_of(B_HOUSE_MESSAGE));
	c->next = all;
	c->back = &all;
	if (all)
		all->back = &c->next;
	all = c;
	conns++;
	count(M_CONNECTIONS, 1);
	loop_add(&c->socket, c->events = EPOLLIN);
	enter(c);
	c->early = extra_in;
	c->n_early = extra_in_size;
	if (c->n_early && wslay_event_recv(c->ws) != 0)
		c->is_dead = true;
	c->n_early = 0;
	mark_dirty(c);
}

static void bury(struct conn *c)
{
	leave_table(c);
	loop_forget(&c->socket);
	*c->back = c->next;
	if (c->next)
		c->next->back = c->back;
	wslay_event_context_free(c->ws);
	free(c->left);
	MHD_upgrade_action(c->handle, MHD_UPGRADE_ACTION_CLOSE);
	http_run_soon(); /* it is closed there */
	conns--;
	count(M_CONNECTIONS, -1);
	conn_forget(c);
}

static void send_queued(struct conn *c)
{
	send_left(c);
	if (!c->is_dead && wslay_event_want_write(c->ws) && wslay_event_send(c->ws) != 0)
		c->is_dead = true;
	send_outbox(c);
}

/* wslay sends a closing frame before everything else: it is queued when the rest has gone. */
static void send_ending(struct conn *c)
{
	if (c->is_dead || !c->end_code || wslay_event_get_queued_msg_count(c->ws) || c->n_left)
		return;
	wslay_event_queue_close(c->ws, c->end_code, (const uint8_t *)c->end_why, strlen(c->end_why));
	c->end_code = 0;
	c->is_deaf = false;
	send_queued(c);
}

static void listen_for(struct conn *c, uint32_t events)
{
	if (events != c->events)
		loop_change(&c->socket, events);
	c->events = events;
}

static void flush(struct conn *c)
{
	bool wants;

	send_queued(c);
	send_ending(c);
	if (!c->is_dead && is_finished(c))
		c->is_dead = true;
	wants = !c->is_dead && (wslay_event_want_write(c->ws) || c->n_left);
	if (!c->is_dead)
		listen_for(c, (c->is_deaf ? 0 : EPOLLIN) | (wants ? EPOLLOUT : 0));
}

/* What was queued in this turn is sent together; what has died is buried when nobody needs it. */
static bool flush_all(void)
{
	struct conn *c;
	bool has_buried = false;

	while ((c = dirty) != NULL) {
		dirty = c->next_dirty;
		c->is_dirty = false;
		flush(c);
		if (c->is_dead && c->table)
			leave_table(c);
		if (c->is_dead && !c->calls) {
			bury(c);
			has_buried = true;
		}
	}
	return has_buried;
}

static void ping_all(struct timer *timer)
{
	static const struct wslay_event_msg ping = { WSLAY_PING, NULL, 0 };
	uint64_t now = world_steady();

	for (struct conn *c = all; c; c = c->next) {
		if (now - c->heard > SILENT_FOR || (c->is_closing && now - c->heard > PING_EVERY / 4))
			mark_dead(c);
		else if (now - c->heard > PING_EVERY && !c->is_closing &&
				 wslay_event_queue_msg(c->ws, &ping) == 0)
			mark_dirty(c);
	}
	timer_set(timer, now + PING_EVERY / 4, ping_all);
}

void ws_open(void)
{
	loop_each_turn(flush_all, NULL);
	ping_all(&pinger);
}
