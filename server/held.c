/* server/held.c -- answers that wait, so that their time tells nothing.
 *
 * While several seats are asked at once, one of them may choose in secret; whoever asks at that
 * moment would wait a little longer, for the loop and for the store.  So answers to everybody leave
 * at the strokes of a clock, ten in a second, which wait for nobody's choice.  What a seat does
 * itself is answered at once. */

#include "server/held.h"

#include "server/world.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

enum { STROKE = 100 /* milliseconds */ };

struct held {
	struct timer timer;
	struct held *next, **back;
	struct call *call;
	bool is_refused;
	struct refusal no;
	char json[]; /* "": none */
};

static struct held *all;

bool keeps_secret(const struct table *t)
{
	seatset asked = t->g && !t->g->open ? seats_asked(t) : 0;

	return (asked & (seatset)(asked - 1)) != 0;
}

static void release(struct held *h)
{
	struct call *c;

	timer_stop(&h->timer);
	*h->back = h->next;
	if (h->next)
		h->next->back = h->back;
	c = h->call;
	release_call(c);
	c->answer(c, h->is_refused ? &h->no : NULL, *h->json ? h->json : NULL);
	call_free(c);
	free(h);
}

static void strike(struct timer *timer)
{
	release((struct held *)((char *)timer - offsetof(struct held, timer)));
}

void hold_answer(struct call *c, const struct refusal *no, const char *json)
{
	size_t n = json ? strlen(json) : 0;
	struct held *h = calloc(1, sizeof *h + n + 1);

	CHECK(h);
	own_call(&h->call, c);
	h->is_refused = no != NULL;
	if (no)
		h->no = *no;
	memcpy(h->json, json ? json : "", n + 1);
	h->next = all;
	h->back = &all;
	if (all)
		all->back = &h->next;
	all = h;
	timer_set(&h->timer, (world_steady() / STROKE + 1) * STROKE, strike);
}

void release_all(void)
{
	while (all)
		release(all);
}
