/* tests/conform/together.c -- promise 9: simultaneous actions commute, unseen, and can be taken
 * back. */

#include "tests/conform/conform.h"

#include <stdlib.h>
#include <string.h>

enum { MAX_ORDERS = 24 };

struct commitment {
	int seat;
	act a;
};

static int commitments(struct run *run, struct commitment *out)
{
	act legal[MAX_LEGAL];
	seatset pending = run->g->pending(run->m.state);
	int n = 0;

	for (int seat = 0; seat < run->how.seats; seat++)
		if (pending & SEAT_BIT(seat)) {
			int count = run->g->legal(run->m.state, seat, legal);
			out[n++] = (struct commitment){ seat, legal[rng_below(&run->r, (uint32_t)count)] };
		}
	return n;
}

/* ---- unseen ------------------------------------------------------------------ */

static void check_bystander(struct run *run, const void *before, const void *after, int seat,
							struct commitment c)
{
	const struct game *g = run->g;
	struct sight v, w;
	act a[MAX_LEGAL], b[MAX_LEGAL];
	struct prompt p, q;
	int n;

	game_view(g, before, seat, v.b);
	game_view(g, after, seat, w.b);
	if (memcmp(v.b, w.b, view_size_of(g)) != 0)
		broken(run, SIMULTANEOUS, "the view of %s betrays that %s chose '%s'", seat_word(g, seat),
			   seat_word(g, c.seat), act_line(g, c.a).s);
	if (seat == SEAT_NOBODY)
		return;
	p = g->prompt(before, seat);
	q = g->prompt(after, seat);
	if (memcmp(&p, &q, sizeof p) != 0)
		broken(run, SIMULTANEOUS, "the prompt of %s betrays that %s chose", seat_word(g, seat),
			   seat_word(g, c.seat));
	if ((g->pending(before) ^ g->pending(after)) & SEAT_BIT(seat))
		broken(run, SIMULTANEOUS, "the choice of %s changes whether %s is pending",
			   seat_word(g, c.seat), seat_word(g, seat));
	if (!(g->pending(before) & SEAT_BIT(seat)))
		return;
	n = g->legal(before, seat, a);
	if (n != g->legal(after, seat, b) || memcmp(a, b, (size_t)n * sizeof a[0]) != 0)
		broken(run, SIMULTANEOUS, "the legal list of %s betrays that %s chose '%s'",
			   seat_word(g, seat), seat_word(g, c.seat), act_line(g, c.a).s);
}

static void check_unseen(struct run *run, struct commitment c)
{
	const struct game *g = run->g;
	const void *before = run->m.state;
	struct world after;
	struct events ev = { 0 };

	memcpy(after.b, before, MAX_STATE);
	g->apply(after.b, c.seat, c.a, &ev);
	if (g->asked(before) != g->asked(after.b))
		broken(run, SIMULTANEOUS, "who is asked changes when %s chooses '%s'", seat_word(g, c.seat),
			   act_line(g, c.a).s);
	for (int i = 0; i < n_viewers(run); i++) {
		int seat = viewer(run, i);
		if (seat == c.seat)
			continue;
		check_bystander(run, before, after.b, seat, c);
		for (int k = 0; k < ev.n; k++) {
			struct event e = ev.e[k];
			if (event_seen_by(&e, seat))
				broken(run, SIMULTANEOUS, "%s chose '%s' in secret, and %s sees \"%s\"",
					   seat_word(g, c.seat), act_line(g, c.a).s, seat_word(g, seat),
					   event_line(g, e).s);
		}
	}
}

/* ---- any order --------------------------------------------------------------- */

static void apply_in_order(struct run *run, struct world *w, const struct commitment *c,
						   const int *order, int n)
{
	memcpy(w->b, run->m.state, MAX_STATE);
	for (int i = 0; i < n; i++) {
		const struct commitment *next = &c[order[i]];
		if (!game_allows(run->g, w->b, next->seat, next->a))
			broken(run, SIMULTANEOUS, "%s may no longer choose '%s' once another has chosen",
				   seat_word(run->g, next->seat), act_line(run->g, next->a).s);
		run->g->apply(w->b, next->seat, next->a, NULL);
	}
}

static void shuffle(struct run *run, int *order, int n)
{
	for (int i = n - 1; i > 0; i--) {
		int k = (int)rng_below(&run->r, (uint32_t)i + 1), kept = order[i];
		order[i] = order[k];
		order[k] = kept;
	}
}

static void check_orders(struct run *run, const struct commitment *c, int n)
{
	int order[MAX_SEATS] = { 0, 1, 2, 3, 4, 5 };
	struct world first, other;

	apply_in_order(run, &first, c, order, n);
	for (int i = 0; i < MAX_ORDERS / 4 * (n - 1); i++) {
		shuffle(run, order, n);
		apply_in_order(run, &other, c, order, n);
		if (memcmp(first.b, other.b, run->g->state_size) != 0)
			broken(run, SIMULTANEOUS,
				   "the order in which the seats chose can be seen (first %s '%s')",
				   seat_word(run->g, c[0].seat), act_line(run->g, c[0].a).s);
	}
}

/* ---- taking back --------------------------------------------------------------- */

static void commit(struct run *run, struct match *m, struct commitment c)
{
	struct why why;

	if (match_play(m, c.seat, m->stamp[c.seat], c.a, NULL, &why) != PLAYED)
		broken(run, SIMULTANEOUS, "%s cannot choose '%s': %s", seat_word(run->g, c.seat),
			   act_line(run->g, c.a).s, why_line(run->g, why).s);
}

static void take_back(struct run *run, struct match *m, struct commitment c)
{
	if (!match_undo(m, c.seat))
		broken(run, SIMULTANEOUS, "%s cannot take back '%s' while another seat is pending",
			   seat_word(run->g, c.seat), act_line(run->g, c.a).s);
}

static struct match copy_match(struct run *run)
{
	struct match m = run->m;

	m.cap = m.n + 2 * MAX_SEATS;
	m.log = malloc((size_t)m.cap * sizeof m.log[0]);
	CHECK(m.log);
	memcpy(m.log, run->m.log, (size_t)m.n * sizeof m.log[0]);
	return m;
}

/* All but the last commit; then the first takes back and commits again; the last notices nothing.
 */
static void check_take_back(struct run *run, const struct commitment *c, int n)
{
	struct match m = copy_match(run);
	struct world without;
	int last = c[n - 1].seat;
	uint32_t stamp = m.stamp[last];

	memcpy(without.b, m.state, MAX_STATE);
	commit(run, &m, c[0]);
	for (int i = 1; i < n - 1; i++) {
		commit(run, &m, c[i]);
		run->g->apply(without.b, c[i].seat, c[i].a, NULL);
	}
	take_back(run, &m, c[0]);
	if (memcmp(without.b, m.state, run->g->state_size) != 0)
		broken(run, SIMULTANEOUS, "taking back '%s' does not restore the position",
			   act_line(run->g, c[0].a).s);
	commit(run, &m, c[0]);
	if (m.stamp[last] != stamp)
		broken(run, SIMULTANEOUS, "taking back '%s' and choosing again can be seen",
			   act_line(run->g, c[0].a).s);
	check_resigned_place(run, &m, c[0].seat, last);
	free(m.log);
}

void check_together(struct run *run)
{
	struct commitment c[MAX_SEATS];
	int n = commitments(run, c);
	int order[MAX_SEATS] = { 0, 1, 2, 3, 4, 5 };
	struct commitment mixed[MAX_SEATS];

	if (n < 2)
		return;
	shuffle(run, order, n);
	for (int i = 0; i < n; i++)
		mixed[i] = c[order[i]];
	for (int i = 0; i < n; i++)
		check_unseen(run, mixed[i]);
	check_orders(run, mixed, n);
	if (!(run->g->verbs[act_verb(mixed[0].a)].flags & REVEALS))
		check_take_back(run, mixed, n);
}
