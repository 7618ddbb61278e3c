/* server/wire.h -- the only place that makes what is sent to clients.
 *
 * Positions and events are made for a viewer, by record/position.h; a table is told as everybody
 * may know it.  Secrets leave the server from here alone, and only when a game has ended. */

#ifndef SERVER_WIRE_H
#define SERVER_WIRE_H

#include "server/call.h"

#include "bots/bot.h"
#include "bots/odds.h"

/* A whole value, made by the one writer (core/text.h): nothing is ever put together from pieces of
 * text.  It lives until the next but one is made. */
struct json {
	const char *s;
	size_t n;
};

struct json wire_listed(const struct table *t); /* the bare object, as the lobby lists it */
struct json wire_table_answer(const struct table *t, const struct call *c);
struct json wire_table_message(const struct table *t);
struct json wire_sat(const struct table *t, int seat, const char *token, const char *link);
struct json wire_link(const char *link, const char *token);
struct json wire_claimed(const struct table *t, const struct call *c);
struct json wire_lobby(const struct table *t);
struct json wire_gone(const char *id);
struct json wire_list(char *const *tables, int n, bool more);
struct json wire_hello(const struct table *t, int viewer, bool is_host, int64_t seen);
struct json wire_watchers(const struct table *t);
struct json wire_orders(const struct table *t, int seat);
struct json wire_said(const struct table *at, int before); /* a page of what was said */
struct json wire_chat(const struct table *t, const struct said *said);
struct json wire_closing(int again);
struct json wire_fault(void);

/* The position alone, to be compared and then wrapped. */
struct json wire_bare_position(const struct table *t, int viewer);
struct json wire_position(const struct table *t, int viewer, const struct events *ev, int64_t from,
						  struct json bare, bool is_message);
struct json wire_history(const struct table *t, int viewer, int64_t from);
struct json wire_why(const struct table *t, int viewer, const char *written);
struct json wire_thoughts(const struct game *g, const struct answer *a, uint32_t stamp);
struct json wire_odds(const struct game *g, int seat, const struct odds *odds, uint32_t stamp);
struct json wire_replay(const struct table *t, int viewer, int at); /* of an ended table */
struct json wire_record(const struct table *t);                     /* likewise */

struct json wire_done(const char *verb, json_t *id, bool is_message);
struct json wire_refused(const char *verb, json_t *id, const struct refusal *no); /* a message */
struct json wire_error(const struct refusal *no);                                 /* an answer */
struct json wire_games(void);
struct json wire_game(const struct game *g);
struct json wire_health(bool is_well, bool is_stopping, bool in_detail);
struct json wire_hook(const struct table *t, int seat, const char *page);

uint64_t print_of(const char *s, size_t n);

#endif
