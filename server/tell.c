/* server/tell.c -- telling those who look at a table, each what his eyes may see.
 *
 * A viewer is told of a position when the position as he may know it has changed, or when there are
 * events for him.  So a secret of somebody else's makes no message at all. */

#include "server/store.h"
#include "server/table.h"
#include "server/wire.h"
#include "server/world.h"
#include "server/ws.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

static void add_note(struct table *t, int viewer, struct json line)
{
	struct note *n = malloc(sizeof *n + line.n + 1);

	CHECK(n);
	*n = (struct note){ .viewer = viewer, .n = line.n };
	memcpy(n->text, line.s, line.n + 1);
	*t->draft.last_note = n;
	t->draft.last_note = &n->next;
}

void note_position(struct table *t, int viewer, const struct events *ev, int64_t from)
{
	struct json bare;
	uint64_t print;

	if (!t->audience.looking[viewer])
		return;
	bare = wire_bare_position(t, viewer);
	print = print_of(bare.s, bare.n);
	if (print == t->now.shown[viewer] && t->now.history[viewer] == from)
		return;
	t->now.shown[viewer] = print;
	add_note(t, viewer, wire_position(t, viewer, ev, from, bare, true));
}

void note_positions(struct table *t)
{
	for (int v = 0; v < VIEWERS; v++)
		note_position(t, v, NULL, t->now.history[v]);
}

void note_table(struct table *t)
{
	struct json line;
	uint64_t print;

	if (!t->audience.conns)
		return;
	line = wire_table_message(t);
	print = print_of(line.s, line.n);
	if (print == t->audience.told)
		return;
	t->audience.told = print;
	add_note(t, EVERYBODY, line);
}

void note_chat(struct table *t, const struct said *said)
{
	if (t->audience.conns)
		add_note(t, EVERYBODY, wire_chat(t, said));
}

void note_orders(struct table *t, int seat)
{
	if (t->audience.looking[seat])
		add_note(t, seat, wire_orders(t, seat));
}

void drop_notes(struct table *t)
{
	for (struct note *n = t->draft.notes, *next; n; n = next) {
		next = n->next;
		free(n);
	}
	t->draft.notes = NULL;
	t->draft.last_note = &t->draft.notes;
}

void send_notes(struct table *t)
{
	for (const struct note *n = t->draft.notes; n; n = n->next)
		conns_send(t, n->viewer, (struct json){ n->text, n->n });
	drop_notes(t);
}

/* ---- coming and going ----------------------------------------------------
 *
 * Spectators come in crowds: how many there are is told when they have settled a little. */

enum { SETTLING = 300 /* milliseconds */ };

static void tell_crowd(struct timer *timer)
{
	struct table *t = (struct table *)((char *)timer - offsetof(struct table, audience.crowd));

	conns_send(t, EVERYBODY, wire_watchers(t));
}

static void count_crowd(struct table *t, const struct conn *c)
{
	if (c->viewer == SEAT_NOBODY && !t->audience.crowd.place)
		timer_set(&t->audience.crowd, world_steady() + SETTLING, tell_crowd);
}

void attach_conn(struct table *t, struct conn *c)
{
	if (!t->audience.conns) {
		struct json told = wire_table_message(t); /* in its greeting */

		t->audience.told = print_of(told.s, told.n);
	}
	c->table = t;
	c->next_here = t->audience.conns;
	c->back_here = &t->audience.conns;
	if (t->audience.conns)
		t->audience.conns->back_here = &c->next_here;
	t->audience.conns = c;
	t->audience.looking[c->viewer]++;
	count_crowd(t, c);
}

static void remember_seen(const struct table *t, int seat)
{
	struct job *j = job_new(JOB_SEEN, t->id, job_free, NULL);

	j->seat = seat;
	j->count = t->audience.seen[seat];
	store_do(j);
}

static void look_again(void *self) { after_change(self); }

void detach_conn(struct table *t, struct conn *c)
{
	*c->back_here = c->next_here;
	if (c->next_here)
		c->next_here->back_here = c->back_here;
	c->table = NULL;
	t->audience.looking[c->viewer]--;
	count_crowd(t, c);
	t->upkeep.idle_since = world_steady();
	if (c->viewer < MAX_SEATS && t->now.is_matched &&
		t->audience.seen[c->viewer] != t->now.history[c->viewer]) {
		t->audience.seen[c->viewer] = t->now.history[c->viewer];
		remember_seen(t, c->viewer);
	}
	if (!t->is_busy)
		serve_table(t, look_again, t);
}
