/* server/shares.c -- whose turn it is to be thought for: every address has the same share of the
 * bots, however many questions it has.
 *
 * The next one to be thought for is whoever has had the least of the bots' time.  Who comes anew,
 * or again, starts where the others are: nobody saves time up. Inside a share questions keep their
 * order, and since a table has one question of its bots at a time, that is a round of its tables.
 */

#include "server/shares.h"

#include <stdlib.h>

enum { USUAL_MILLIS = 500 }; /* that a thought is believed to take until it has ended */

struct share {
	struct share *next;
	uint64_t address;
	uint64_t used; /* milliseconds, from where it came in */
	struct turn *first, **last;
	int thinking;
};

static struct share *shares;
static uint64_t now; /* what the one who was served last had used */

static bool is_idle(const struct share *s) { return !s->first && !s->thinking; }

static struct share *find_share(uint64_t address)
{
	struct share *s = shares;

	while (s && s->address != address)
		s = s->next;
	if (s)
		return s;
	s = calloc(1, sizeof *s);
	CHECK(s);
	*s = (struct share){ .next = shares, .address = address, .last = &s->first };
	shares = s;
	return s;
}

/* Those that would come back as new ones. */
static void forget_idle(void)
{
	for (struct share **at = &shares; *at;) {
		struct share *s = *at;

		if (is_idle(s) && s->used <= now) {
			*at = s->next;
			free(s);
		} else {
			at = &s->next;
		}
	}
}

void turn_wait(struct turn *t, uint64_t address)
{
	struct share *s = find_share(address);

	if (is_idle(s) && s->used < now)
		s->used = now;
	*t = (struct turn){ .of = s };
	*s->last = t;
	s->last = &t->next;
}

struct turn *turn_next(void)
{
	struct share *best = NULL;
	struct turn *t;

	for (struct share *s = shares; s; s = s->next)
		if (s->first && (!best || s->used <= best->used)) /* of equals who has been here longer */
			best = s;
	if (!best)
		return NULL;
	t = best->first;
	best->first = t->next;
	if (!best->first)
		best->last = &best->first;
	now = best->used > now ? best->used : now;
	best->used += USUAL_MILLIS;
	best->thinking++;
	return t;
}

void turn_end(struct turn *t, uint64_t millis)
{
	struct share *s = t->of;

	s->used += millis;
	s->used -= USUAL_MILLIS;
	s->thinking--;
	forget_idle();
}
