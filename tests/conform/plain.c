/* tests/conform/plain.c -- promises 1 and 2: no unwritten byte, no write where none is due. */

#include "tests/conform/conform.h"

#include <string.h>

static const unsigned char poison[] = { 0x00, 0xab, 0x55 };

static size_t first_difference(const void *a, const void *b, size_t n)
{
	const unsigned char *x = a, *y = b;
	size_t i = 0;

	while (i < n && x[i] == y[i])
		i++;
	return i;
}

/* ---- writers write every byte ---------------------------------------------- */

void check_setup(struct run *run)
{
	struct world w[LEN(poison)];
	char error[MAX_LINE_TEXT];

	for (int i = 0; i < LEN(poison); i++) {
		struct text t = text_in(error, sizeof error);
		memset(w[i].b, poison[i], sizeof w[i].b);
		game_start(run->g, &run->how, w[i].b, &t);
		if (memcmp(w[0].b, w[i].b, run->g->state_size) != 0)
			broken(run, PLAIN, "setup() leaves byte %zu of the state unwritten",
				   first_difference(w[0].b, w[i].b, run->g->state_size));
		if (w[i].b[run->g->state_size] != poison[i] && run->g->state_size < MAX_STATE)
			broken(run, PLAIN, "setup() writes behind the state");
	}
}

static void check_view(struct run *run, const void *state, int seat)
{
	const struct game *g = run->g;
	struct sight v[LEN(poison)];

	for (int i = 0; i < LEN(poison); i++) {
		memset(v[i].b, poison[i], sizeof v[i].b);
		g->view(state, seat, v[i].b);
		if (memcmp(v[0].b, v[i].b, g->view_size) != 0)
			broken(run, PLAIN, "view() for %s leaves byte %zu unwritten", seat_word(g, seat),
				   first_difference(v[0].b, v[i].b, g->view_size));
		if (g->view_size < MAX_VIEW && v[i].b[g->view_size] != poison[i])
			broken(run, PLAIN, "view() writes behind the view");
	}
}

static void check_imagine(struct run *run, const void *state, int seat)
{
	const struct game *g = run->g;
	struct world w[LEN(poison)];
	struct sight view, copy;
	uint64_t seed = rng_next(&run->r);

	memset(view.b, 0, sizeof view.b);
	g->view(state, seat, view.b);
	copy = view;
	for (int i = 0; i < LEN(poison); i++) {
		struct rng r = rng_from(seed);
		memset(w[i].b, poison[i], sizeof w[i].b);
		g->imagine(w[i].b, view.b, seat, &r);
		if (memcmp(w[0].b, w[i].b, g->state_size) != 0)
			broken(run, PLAIN, "imagine() for %s leaves byte %zu of the state unwritten",
				   seat_word(g, seat), first_difference(w[0].b, w[i].b, g->state_size));
	}
	if (memcmp(view.b, copy.b, sizeof view.b) != 0)
		broken(run, PURE, "imagine() writes to the view");
}

void check_plain(struct run *run, const void *state, int seat)
{
	if (run->g->open)
		return;
	check_view(run, state, seat);
	check_imagine(run, state, seat);
}

/* ---- apply ------------------------------------------------------------------ */

void check_apply(struct run *run, const void *state, int seat, act a)
{
	const struct game *g = run->g;
	struct world once, again, silent;
	struct events ev = { 0 }, more = { 0 };

	memcpy(once.b, state, MAX_STATE);
	memcpy(again.b, state, MAX_STATE);
	memcpy(silent.b, state, MAX_STATE);
	g->apply(once.b, seat, a, &ev);
	g->apply(again.b, seat, a, &more);
	g->apply(silent.b, seat, a, NULL);
	if (memcmp(once.b, again.b, MAX_STATE) != 0 || ev.n != more.n ||
		memcmp(ev.e, more.e, (size_t)ev.n * sizeof ev.e[0]) != 0)
		broken(run, PURE, "'%s' does not always do the same", act_line(g, a).s);
	if (memcmp(once.b, silent.b, MAX_STATE) != 0)
		broken(run, PURE, "'%s' does something else when nobody listens to its events",
			   act_line(g, a).s);
	if (memcmp(once.b + g->state_size, (const unsigned char *)state + g->state_size,
			   MAX_STATE - g->state_size) != 0)
		broken(run, PLAIN, "'%s' writes behind the state", act_line(g, a).s);
	check_events(run, &ev);
}

/* ---- those that only ask must not write --------------------------------------- */

static void ask_seat(const struct game *g, const void *state, int seat, int what)
{
	act legal[MAX_LEGAL];
	struct sight view;

	if (what == 0)
		g->prompt(state, seat);
	else if (what == 1 && (g->pending(state) & SEAT_BIT(seat)))
		g->legal(state, seat, legal);
	else if (what == 2)
		game_view(g, state, seat, view.b);
}

static void ask_all(const struct game *g, const void *state, int what)
{
	struct standing st;
	int32_t share[MAX_SEATS];

	if (what == 3)
		g->standing(state, &st);
	else if (what == 4)
		game_judge(g, state, share);
	else if (what == 5)
		g->audit(state);
	else if (what == 6)
		g->pending(state), g->asked(state);
}

void check_untouched(struct run *run, const void *state, const void *copy)
{
	static const char *const names[] = { "prompt", "legal", "view",   "standing",
										 "judge",  "audit", "pending" };
	struct world w;

	if (memcmp(state, copy, run->g->state_size) == 0)
		return;
	for (int what = 0; what < LEN(names); what++) {
		memcpy(w.b, copy, MAX_STATE);
		for (int seat = 0; seat < run->how.seats; seat++)
			ask_seat(run->g, w.b, seat, what);
		ask_all(run->g, w.b, what);
		if (memcmp(w.b, copy, run->g->state_size) != 0)
			broken(run, PURE, "%s() writes to the state", names[what]);
	}
	broken(run, PURE, "a function that only asks writes to the state");
}
