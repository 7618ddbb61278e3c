/* term/route.c -- a way that takes several actions of one kind, found by trying.
 *
 * No game says how its pieces get about: its own rules do, played ahead in a world that agrees with
 * what the seat knows. */

#include "term/route.h"

#include "core/rng.h"

#include <string.h>

enum { MAX_NODES = 2048 };

struct node {
	act a;
	int from, steps; /* from: the node before; steps: actions so far */
	_Alignas(16) unsigned char state[MAX_STATE];
};

struct search {
	const struct game *g;
	int seat, type, value;
	int n;
	struct node node[MAX_NODES];
};

static bool names(const struct search *x, act a)
{
	const struct verb *verb = &x->g->verbs[act_verb(a)];

	for (int i = 0; i < MAX_ARGS; i++)
		if (verb->arg[i] == x->type && act_arg(a, i) == x->value)
			return true;
	return false;
}

/* Only what is all about such things, openly done, can be one of several steps. */
static bool is_step(const struct search *x, act a)
{
	const struct verb *verb = &x->g->verbs[act_verb(a)];

	return verb->arg[0] == x->type && !verb->arg[1] && verb->secrecy == OPEN &&
		   !(verb->flags & REVEALS);
}

static void imagine_start(struct search *x, const struct sitting *s)
{
	static _Alignas(16) unsigned char view[MAX_VIEW];
	struct rng r = rng_from(1);

	game_view(x->g, s->m.state, x->seat, view);
	if (x->g->open)
		memcpy(x->node[0].state, view, x->g->state_size);
	else
		x->g->imagine(x->node[0].state, view, x->seat, &r);
	x->node[0].a = 0;
	x->node[0].steps = 0;
	x->n = 1;
}

static void expand(struct search *x, int at)
{
	static act legal[MAX_LEGAL];
	int n = 0;

	if (x->g->pending(x->node[at].state) & SEAT_BIT(x->seat))
		n = x->g->legal(x->node[at].state, x->seat, legal);
	for (int i = 0; i < n && x->n < MAX_NODES; i++) {
		struct node *next = &x->node[x->n];

		if (!is_step(x, legal[i]) || (at && act_verb(legal[i]) != act_verb(x->node[at].a)))
			continue;
		*next = x->node[at];
		next->a = legal[i];
		next->from = at;
		next->steps++;
		x->g->apply(next->state, x->seat, legal[i], NULL);
		x->n++;
	}
}

static int tell_way(const struct search *x, int at, act out[MAX_ROUTE])
{
	int steps = x->node[at].steps;

	for (int i = steps; i--; at = x->node[at].from)
		out[i] = x->node[at].a;
	return steps;
}

int find_route(const struct sitting *s, int seat, int type, int value, act out[MAX_ROUTE])
{
	static struct search x;

	x.g = s->m.g;
	x.seat = seat;
	x.type = type;
	x.value = value;
	imagine_start(&x, s);
	for (int at = 0; at < x.n; at++) {
		if (at && names(&x, x.node[at].a))
			return tell_way(&x, at, out);
		if (x.node[at].steps < MAX_ROUTE)
			expand(&x, at);
	}
	return 0;
}
