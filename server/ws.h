/* server/ws.h -- WebSockets: what happens, as it happens. */

#ifndef SERVER_WS_H
#define SERVER_WS_H

#include "server/limits.h"
#include "server/wire.h"

#include <microhttpd.h>
#include <wslay/wslay.h>

struct conn {
	struct descriptor socket; /* must be first */
	struct MHD_UpgradeResponseHandle *handle;
	wslay_event_context_ptr ws;
	struct conn *next, **back;           /* of all */
	struct conn *next_here, **back_here; /* at the same table, or in the lobby */
	struct conn *next_dirty;
	struct visitor *visitor;
	struct table *table; /* NULL: in the lobby, or not there yet */
	char id[TABLE_TEXT]; /* "": the lobby */
	int viewer;
	bool has_token, is_cookie, is_host, is_dirty, is_dead, is_closing;
	bool is_deaf;    /* nothing more is read before the closing frame has gone */
	uint32_t events; /* that are waited for */
	char token[LUCK_TEXT];
	unsigned char hash[HASH_BYTES];
	int calls;           /* under way */
	uint16_t end_code;   /* 0: it goes on */
	const char *end_why; /* lives for ever */
	struct purse purse;
	uint64_t heard;
	const char *early; /* bytes that came with the handshake */
	size_t n_early;
	size_t n_read;   /* in this turn */
	bool is_drained; /* there was less to read than there was room for */
	char *left;      /* bytes that the socket did not take yet */
	size_t n_left;
};

void ws_open(void);

/* After the handshake: `id` is a table, or "" for the lobby. */
struct conn *conn_new(const char *id, const char *token, bool is_cookie, struct visitor *v);
void conn_forget(struct conn *c); /* it came to nothing */
void conn_upgraded(void *cls, struct MHD_Connection *connection, void *con_cls,
				   const char *extra_in, size_t extra_in_size, MHD_socket sock,
				   struct MHD_UpgradeResponseHandle *urh);

void conn_send(struct conn *c, struct json line);
void conns_send(const struct table *t, int viewer, struct json line);
void conns_dismiss(struct table *t); /* all who look at it; they may come back */
void lobby_send(struct json line);
bool lobby_is_watched(void);
void conn_end(struct conn *c, uint16_t code, const char *why);
void conns_end_all(uint16_t code, struct json last);
int count_conns(void);

#endif
