/* bots/search.c -- tree search: what a position is worth, walk after walk, and what they find. */

#include "bots/search.h"

#include "bots/trials.h"
#include "bots/walk.h"

void value_of(const struct game *g, const void *state, int32_t share[MAX_SEATS])
{
	if (g->pending(state))
		game_judge(g, state, share);
	else
		bot_payoff(g, state, share);
}

void worth_of(const struct game *g, const struct tuning *t, const void *state,
			  int32_t share[MAX_SEATS])
{
	struct standing st;

	if (!t->stake || g->pending(state)) {
		value_of(g, state, share);
		return;
	}
	g->standing(state, &st);
	for (int seat = 0; seat < MAX_SEATS; seat++)
		share[seat] = WHOLE_SHARE / 2 + WHOLE_SHARE * st.points[seat] / t->stake;
}

static bool is_better(struct thought a, struct thought b, act chosen)
{
	if (a.a == chosen || b.a == chosen)
		return a.a == chosen;
	return a.visits != b.visits ? a.visits > b.visits : a.share > b.share;
}

static void remember(struct answer *out, struct thought new)
{
	int at = out->n_thoughts;

	while (at > 0 && is_better(new, out->thought[at - 1], out->a))
		at--;
	if (at == MAX_THOUGHTS)
		return;
	if (out->n_thoughts < MAX_THOUGHTS)
		out->n_thoughts++;
	for (int i = out->n_thoughts - 1; i > at; i--)
		out->thought[i] = out->thought[i - 1];
	out->thought[at] = new;
}

/* The chosen one first, then those that were tried most. */
static void collect_thoughts(struct walk *w, struct answer *out)
{
	const struct question *q = w->q;

	for (int i = 0; i < q->n; i++) {
		struct edge *e = root_edge(w, q->legal[i]);
		if (e && e->first_word >= 0)
			remember(out, thought_of(e, q->legal[i], w->tune));
	}
	CHECK(out->n_thoughts);
}

/* No other action can catch up in the iterations that are left. */
static bool is_decided(struct walk *w, uint32_t left)
{
	enum { ASKED_EVERY = 32 };
	uint32_t most = 0, second = 0;

	if ((w->q->budget.millis && !w->q->budget.is_bound) || left % ASKED_EVERY)
		return false;
	for (int i = 0; i < w->q->n; i++) {
		const struct edge *e = root_edge(w, w->q->legal[i]);
		uint32_t visits = e ? e->visits : 0;
		if (visits > most) {
			second = most;
			most = visits;
		} else if (visits > second) {
			second = visits;
		}
	}
	return most - second > left;
}

/* The action of the root that was tried most. */
static act find_favourite(struct walk *w)
{
	const struct question *q = w->q;
	struct thought best = { 0 };

	for (int i = 0; i < q->n; i++) {
		struct edge *e = root_edge(w, q->legal[i]);
		struct thought t = e ? thought_of(e, q->legal[i], w->tune) : best;
		if (!best.a || is_better(t, best, 0))
			best = t;
	}
	return best.a;
}

static act walk_often(struct walk *w, uint32_t iterations, uint64_t start, uint32_t *used)
{
	for (; *used < iterations && !is_time_up(w->q, start) && !is_decided(w, iterations - *used);
		 ++*used) {
		begin_walk(w);
		finish_walk(w);
	}
	return find_favourite(w);
}

void search(const struct question *q, const struct tuning *t, uint32_t iterations,
			struct answer *out)
{
	struct walk *w;
	uint64_t start = q->budget.millis ? q->budget.now() : 0;

	*out = (struct answer){ .a = q->legal[0] };
	if (q->n == 1) {
		feign(q, t, iterations, out);
		return;
	}
	w = walk_in(q, t);
	out->a = (t->rivals ? compare : walk_often)(w, iterations, start, &out->iterations);
	collect_thoughts(w, out);
}
