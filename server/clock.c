/* server/clock.c -- what happens at a table by itself: bots, standing orders, clocks, webhooks. */

#include "server/beside.h"
#include "server/bots.h"
#include "server/config.h"
#include "server/hooks.h"
#include "server/store.h"
#include "server/table.h"
#include "server/took.h"
#include "server/world.h"

#include <stddef.h>

enum {
	BOT_LEASE = 10 * 1000, /* another server waits so long before it asks its own bot */
	OTHERS_FIRST = 3 * 1000,
	RETRY = 1000,
	DAY = 24 * 3600 * 1000,
};

/* Who lets the time run out once has it once more: that is his grace. */
uint64_t deadline_of(const struct table *t)
{
	return t->terms.clock && seats_asked(t)
			   ? t->now.asked_since + t->terms.clock * (t->now.in_grace ? 2 : 1)
			   : 0;
}

static bool is_awaited(const struct table *t, int seat)
{
	return (seats_pending(t) & SEAT_BIT(seat)) && !is_played_by_bot(t, seat);
}

bool has_lapsed(const struct table *t, int seat)
{
	return is_awaited(t, seat) && (t->now.in_grace || t->now.seat[seat].is_late) &&
		   deadline_of(t) && world_now() >= deadline_of(t);
}

/* When the time of somebody who has not acted is over, and something follows from it by itself; not
 * for everybody to know. */
static uint64_t expires_at(const struct table *t)
{
	for (int i = 0; i < t->how.seats; i++)
		if (is_awaited(t, i) &&
			(!t->terms.asks_others || !(t->now.in_grace || t->now.seat[i].is_late)))
			return deadline_of(t);
	return 0;
}

static uint64_t sooner(uint64_t a, uint64_t b) { return !a ? b : !b || a < b ? a : b; }

/* A game is not closed before its own clock has had its say. */
static uint64_t patience_of(const struct table *t)
{
	uint64_t usual = (uint64_t)config.abandon_days * DAY, own = 3 * t->terms.clock;

	return own > usual ? own : usual;
}

static uint64_t deserted_at(const struct table *t)
{
	if (!is_ended(t) && !is_within(B_TABLE_STORAGE, t->now.stored))
		return t->draft.at;
	return is_ended(t) ? 0 : t->now.asked_since + patience_of(t);
}

static seatset pending_bots(const struct table *t)
{
	seatset set = 0;

	for (int i = 0; i < t->how.seats; i++)
		if ((seats_pending(t) & SEAT_BIT(i)) && is_played_by_bot(t, i))
			set |= SEAT_BIT(i);
	return set;
}

/* ---- standing orders ----------------------------------------------------- */

static const struct standing_order *find_order(const struct table *t, int seat)
{
	const struct seat *s = &t->now.seat[seat];

	if (!s->orders || !(seats_pending(t) & SEAT_BIT(seat)) || is_played_by_bot(t, seat))
		return NULL;
	for (int i = 0; i < s->orders; i++)
		if (answers(t, seat, &s->order[i]))
			return &s->order[i];
	return NULL;
}

static uint64_t plan_orders(struct table *t)
{
	uint64_t soonest = 0;

	for (int i = 0; i < t->how.seats; i++) {
		if (!find_order(t, i))
			t->upkeep.order_due[i] = 0;
		else if (!t->upkeep.order_due[i])
			t->upkeep.order_due[i] =
				world_now() + time_to_answer(t->g, t->g->prompt(t->now.m.state, i).step);
		soonest = sooner(soonest, t->upkeep.order_due[i]);
	}
	return soonest;
}

static void obey_orders(struct table *t)
{
	for (int i = 0; i < t->how.seats; i++) {
		const struct standing_order *o = find_order(t, i);

		if (!o || !t->upkeep.order_due[i] || t->upkeep.order_due[i] > world_now())
			continue;
		t->upkeep.order_due[i] = 0;
		call_by_itself(t, &endpoint_obey, i, o->a, t->now.m.stamp[i]);
	}
}

/* ---- webhooks ------------------------------------------------------------ */

static void call_hooks(struct table *t)
{
	seatset asked = seats_asked(t), fresh = asked & (seatset)~t->audience.notified;

	t->audience.notified = asked;
	for (int i = 0; i < t->how.seats; i++)
		if ((fresh & SEAT_BIT(i)) && *t->now.seat[i].hook && !t->audience.looking[i] &&
			t->upkeep.is_ours)
			hook_call(t, i);
}

/* ---- what is next ------------------------------------------------------------------------------
 */

uint64_t next_wake(const struct table *t)
{
	uint64_t wake = sooner(deadline_of(t), deserted_at(t));

	if (pending_bots(t))
		wake = sooner(wake, world_now() + BOT_LEASE);
	for (int i = 0; i < t->how.seats; i++)
		if (find_order(t, i))
			wake = sooner(wake, world_now() + BOT_LEASE);
	return wake;
}

static void ask_bots(struct table *t)
{
	seatset bots = pending_bots(t);

	if (bots && t->upkeep.thinking < 0)
		think_for(t, lowest_bit(bots));
}

/* Bots that another server may be asking already. */
static bool must_wait_for_others(const struct table *t)
{
	return store_is_shared() && !t->upkeep.is_ours && world_now() < t->draft.at + OTHERS_FIRST;
}

static void tick(struct timer *timer);

static void plan(struct table *t)
{
	uint64_t next = sooner(expires_at(t), deserted_at(t)), now = world_now();

	next = sooner(next, plan_orders(t));
	if (t->terms.asks_others && deadline_of(t) > now)
		next = sooner(next, deadline_of(t)); /* everybody is told who may be replaced */
	if (pending_bots(t) && t->upkeep.thinking < 0)
		next = sooner(next, t->draft.at + OTHERS_FIRST);
	if (t->upkeep.retry_at > now)
		next = t->upkeep.retry_at;
	if (!next)
		timer_stop(&t->upkeep.timer);
	else
		timer_set(&t->upkeep.timer, world_steady() + (next > now ? next - now : 1), tick);
}

void look_after(void *self)
{
	struct table *t = self;

	t->upkeep.is_due = false;
	t->upkeep.retry_at = 0;
	if (t->now.state == TABLE_PLAYING && expires_at(t) && world_now() >= expires_at(t))
		call_by_itself(t, &endpoint_expire, SEAT_NOBODY, 0, 0);
	else if (deserted_at(t) && world_now() >= deserted_at(t))
		call_by_itself(t, &endpoint_desert, SEAT_NOBODY, 0, 0);
	else
		obey_orders(t);
	if (t->is_busy)
		return;
	t->upkeep.is_ours = true;
	note_table(t);
	send_notes(t);
	after_change(t);
}

static void tick(struct timer *timer)
{
	struct table *t = (struct table *)((char *)timer - offsetof(struct table, upkeep.timer));

	if (t->is_busy)
		t->upkeep.is_due = true; /* before everybody who waits */
	else
		serve_table(t, look_after, t);
}

void after_change(struct table *t)
{
	if (t->now.state == TABLE_FAULT)
		return;
	if (!must_wait_for_others(t) && t->upkeep.retry_at <= world_now())
		ask_bots(t);
	call_hooks(t);
	plan(t);
}
