/* server/queue.c -- who waits at a table: a lane for each seat, one for all others, and the server
 * itself before everybody.
 *
 * Lanes take turns, so that nobody's action is behind the flood of somebody else; and what the
 * server does by itself, clocks above all, waits for none of them. */

#include "server/queue.h"

#include "server/metrics.h"

#include <string.h>

static void put_last(struct lane *l, struct call *c)
{
	release_call(c);
	c->next = NULL;
	if (l->last)
		l->last->next = c;
	else
		l->first = c;
	l->last = c;
	l->n++;
}

static struct call *take_first(struct lane *l)
{
	struct call *c = l->first;

	l->first = c->next;
	if (!l->first)
		l->last = NULL;
	l->n--;
	return c;
}

void queue_call(struct table *t, struct call *c)
{
	struct lane *l;

	c->came = stopwatch();
	find_caller(t, c);
	l = c->seat < MAX_SEATS ? &t->waiting.lane[c->seat] : &t->waiting.lane[LANE_OTHERS];
	if (c->seat < MAX_SEATS && !fits(B_SEAT_CALLS, (int64_t)l->n + 1))
		refuse_call(c, R_TOO_MANY, "%s", budget_sentence(B_SEAT_CALLS));
	else
		put_last(l, c);
}

void queue_by_itself(struct table *t, struct call *c)
{
	put_last(&t->waiting.lane[LANE_SERVER], c);
}

void queue_again(struct table *t, struct call *c)
{
	struct lane *l = &t->waiting.lane[LANE_SERVER];

	release_call(c);
	c->next = l->first;
	l->first = c;
	if (!l->last)
		l->last = c;
	l->n++;
}

struct call *next_call(struct table *t)
{
	if (t->waiting.lane[LANE_SERVER].n)
		return take_first(&t->waiting.lane[LANE_SERVER]);
	for (int i = 0; i < LANES; i++) {
		t->waiting.turn = (t->waiting.turn + 1) % LANES;
		if (t->waiting.lane[t->waiting.turn].n)
			return take_first(&t->waiting.lane[t->waiting.turn]);
	}
	return NULL;
}

bool has_calls(const struct table *t)
{
	for (int i = 0; i < LANES; i++)
		if (t->waiting.lane[i].n)
			return true;
	return false;
}

void sort_calls(struct table *t)
{
	struct lane unsorted = t->waiting.lane[LANE_OTHERS];

	t->waiting.lane[LANE_OTHERS] = (struct lane){ 0 };
	while (unsorted.n)
		queue_call(t, take_first(&unsorted));
}
