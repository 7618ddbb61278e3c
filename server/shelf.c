/* server/shelf.c -- the tables that are in memory: found, kept, dropped when there is no room. */

#include "server/shelf.h"

#include "server/budgets.h"
#include "server/metrics.h"
#include "server/queue.h"
#include "server/wire.h"
#include "server/world.h"
#include "server/ws.h"

#include <stdlib.h>
#include <string.h>

enum { BUCKETS = 8192 };

static struct table *buckets[BUCKETS];
static int loaded;

/* ---- the hash ------------------------------------------------------------ */

static struct table **slot_of(const char *id)
{
	return &buckets[print_of(id, strlen(id)) % BUCKETS];
}

struct table *find_table(const char *id)
{
	struct table *t = *slot_of(id);

	while (t && strcmp(t->id, id) != 0)
		t = t->next;
	return t;
}

void keep_table(struct table *t)
{
	struct table **slot = slot_of(t->id);

	t->next = *slot;
	*slot = t;
	t->draft.last_note = &t->draft.notes;
	t->upkeep.idle_since = world_steady();
	loaded++;
	count(M_TABLES, 1);
}

void free_table(struct table *t)
{
	drop_notes(t);
	for (int i = 0; i < t->chat_room; i++)
		free(t->chat[i].text);
	free(t->chat);
	free(t->now.m.log);
	free(t->log_before);
	free(t->before);
	free(t->head);
	free(t);
}

void drop_table(struct table *t)
{
	struct table **at = slot_of(t->id);

	while (*at != t)
		at = &(*at)->next;
	*at = t->next;
	timer_stop(&t->upkeep.timer);
	timer_stop(&t->audience.crowd);
	loaded--;
	count(M_TABLES, -1);
	free_table(t);
}

void each_table(void (*fn)(struct table *t))
{
	for (int i = 0; i < BUCKETS; i++)
		for (struct table *t = buckets[i], *next; t; t = next) {
			next = t->next;
			fn(t);
		}
}

/* ---- making room ---------------------------------------------------------
 *
 * When there are as many tables as there may be, one that nobody needs goes; it comes back from the
 * store when somebody does.  To look at a table is no need: who brings a token is let in before
 * those who only look. */

static bool is_needed(const struct table *t)
{
	return t->is_busy || has_calls(t) || t->pins || t->upkeep.thinking >= 0 || t->upkeep.advice;
}

static bool is_only_looked_at(const struct table *t)
{
	for (int i = 0; i < t->how.seats; i++)
		if (t->audience.looking[i])
			return false;
	return true;
}

/* The next after the one that went last, so that all have their turn. */
static struct table *find_unneeded(bool also_watched)
{
	static unsigned hand;

	for (int i = 0; i < BUCKETS; i++, hand++)
		for (struct table *t = buckets[hand % BUCKETS]; t; t = t->next)
			if (!is_needed(t) && (!t->audience.conns || (also_watched && is_only_looked_at(t))))
				return t;
	return NULL;
}

bool has_room(bool for_player)
{
	struct table *t = NULL;

	if (loaded < budget_of(B_HOUSE_TABLES))
		return true;
	t = find_unneeded(false);
	if (!t && for_player)
		t = find_unneeded(true);
	if (!t)
		return fits(B_HOUSE_TABLES, (int64_t)loaded + 1); /* no; and it is counted */
	conns_dismiss(t);
	drop_table(t);
	return true;
}
