/* server/wire.h -- the only place that makes what is sent to clients.
 *
 * Positions and events are made for a viewer, by record/position.h; a table is told as everybody
 * may know it.  Secrets leave the server from here alone, and only when a game has ended. */

#ifndef SERVER_WIRE_H
#define SERVER_WIRE_H

#include "server/call.h"

#include "bots/bot.h"
#include "bots/odds.h"

/* Each answers a string that lives until the next one is made. */
struct line {
	const char *s;
	size_t n;
};

struct line wire_listed(const struct table *t); /* the bare object, as the lobby lists it */
struct line wire_table_answer(const struct table *t, const struct call *c);
struct line wire_table_message(const struct table *t);
struct line wire_sat(const struct table *t, int seat, const char *token, const char *link);
struct line wire_link(const char *link, const char *token);
struct line wire_claimed(const struct table *t, const struct call *c);
struct line wire_lobby(const struct table *t);
struct line wire_gone(const char *id);
struct line wire_list(const char *tables, bool more);
struct line wire_hello(const struct table *t, int viewer, bool is_host, int64_t seen);
struct line wire_watchers(const struct table *t);
struct line wire_orders(const struct table *t, int seat);
struct line wire_said(const struct table *at, int before); /* a page of what was said */
struct line wire_chat(const struct table *t, const struct said *said);
struct line wire_closing(int again);
struct line wire_fault(void);

/* The position alone, to be compared and then wrapped. */
struct line wire_bare_position(const struct table *t, int viewer);
struct line wire_position(const struct table *t, int viewer, const struct events *ev, int64_t from,
						  struct line bare, bool is_message);
struct line wire_history(const struct table *t, int viewer, int64_t from);
struct line wire_why(const struct table *t, int viewer, const char *written);
struct line wire_thoughts(const struct game *g, const struct answer *a, uint32_t stamp);
struct line wire_odds(const struct game *g, int seat, const struct odds *odds, uint32_t stamp);
struct line wire_replay(const struct table *t, int viewer, int at); /* of an ended table */
struct line wire_record(const struct table *t);                     /* likewise */

struct line wire_done(const char *verb, json_t *id, bool is_message);
struct line wire_error(enum reason why, const char *sentence);
struct line wire_illegal(const struct game *g, struct why why, const char *written);
struct line wire_refused(const char *verb, json_t *id, const char *error);
struct line wire_games(void);
struct line wire_game(const struct game *g);
struct line wire_health(bool is_well, bool is_stopping);
struct line wire_hook(const struct table *t, int seat, const char *page);

uint64_t print_of(const char *s, size_t n);

#endif
