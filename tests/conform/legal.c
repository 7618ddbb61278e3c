/* tests/conform/legal.c -- promises 6 and 7: one truth about what is allowed, and its words. */

#include "tests/conform/conform.h"

#include <string.h>

enum {
	EXHAUSTIVE = 4000, /* so many actions can be tried one by one at a position */
	SAMPLED = 30,
	ABSURD = 6,
	READ_ONE = 8, /* refusals that are put into words: it takes longer than all else about them */
};

/* ---- refusals -------------------------------------------------------------- */

static void check_refusal_args(struct run *run, act a, struct why w)
{
	const struct clause *c = &run->g->clauses[w.clause];
	int value[MAX_ARGS] = { w.a, w.b, w.c };

	if (!c->refusal || !*c->refusal)
		broken(run, ONE_TRUTH, "'%s' is refused by %s, which has no refusal", act_line(run->g, a).s,
			   c->id);
	for (int i = 0; i < MAX_ARGS; i++)
		if (!is_arg(run->g, c->arg[i], value[i]))
			broken(run, TEXT, "'%s' is refused by %s: its argument %d is %d, out of range",
				   act_line(run->g, a).s, c->id, i + 1, value[i]);
}

static void check_refusal(struct run *run, act a, struct why w)
{
	struct line_text line;
	struct text t = text_in(line.s, sizeof line.s);

	if (w.clause < WHY_OVER && w.clause >= run->g->n_clauses)
		broken(run, ONE_TRUTH, "'%s' is refused by clause %d, which does not exist",
			   act_line(run->g, a).s, w.clause);
	if (w.clause < WHY_OVER)
		check_refusal_args(run, a, w);
	if (!one_in(run, READ_ONE))
		return;
	why_text(run->g, w, &t);
	if (t.full || !t.len)
		broken(run, TEXT, "the refusal of '%s' is empty or too long", act_line(run->g, a).s);
}

/* ---- legal() against why_not() ----------------------------------------------- */

static void check_agreement(struct run *run, const void *state, int seat, act a, const act *legal,
							int n)
{
	struct why w = game_why_not(run->g, state, seat, a);
	bool listed = is_listed(legal, n, a);

	if (listed && w.clause)
		broken(run, ONE_TRUTH, "legal() offers %s '%s', why_not() says: %s",
			   seat_word(run->g, seat), act_line(run->g, a).s, why_line(run->g, w).s);
	if (!listed && !w.clause)
		broken(run, ONE_TRUTH, "why_not() allows %s '%s', legal() does not offer it",
			   seat_word(run->g, seat), act_line(run->g, a).s);
	if (w.clause)
		check_refusal(run, a, w);
}

static uint64_t count_written(const struct game *g, int verb)
{
	uint64_t n = 1;

	for (int i = 0; i < MAX_ARGS; i++)
		n *= (uint64_t)arg_range(g, g->verbs[verb].arg[i]);
	return n;
}

static act written(const struct game *g, int verb, uint64_t i)
{
	int arg[MAX_ARGS];

	for (int k = 0; k < MAX_ARGS; k++) {
		uint64_t range = (uint64_t)arg_range(g, g->verbs[verb].arg[k]);
		arg[k] = (int)(i % range);
		i /= range;
	}
	return ACT(verb, arg[0], arg[1], arg[2]);
}

static void check_verb_exhaustively(struct run *run, const void *state, int seat, int verb,
									const act *legal, int n)
{
	uint64_t count = count_written(run->g, verb);

	if (count > EXHAUSTIVE)
		return;
	for (uint64_t i = 0; i < count; i++)
		check_agreement(run, state, seat, written(run->g, verb, i), legal, n);
}

static void check_sampled(struct run *run, const void *state, int seat, const act *legal, int n)
{
	for (int i = 0; i < SAMPLED; i++) {
		act a = n && i % 3 ? near_action(run->g, legal[rng_below(&run->r, (uint32_t)n)], &run->r)
						   : any_action(run->g, &run->r);
		check_agreement(run, state, seat, a, legal, n);
	}
}

/* Any 64 bits may arrive from outside. */
static void check_absurd(struct run *run, const void *state, int seat, const act *legal, int n)
{
	for (int i = 0; i < ABSURD; i++) {
		act a = rng_next(&run->r);
		if (i & 1)
			a = (a & 0xffffffffffff) | (act)rng_below(&run->r, (uint32_t)run->g->n_verbs + 2) << 48;
		if (i % 3 == 2)
			a &= 0xffff00ff00ff00ff;
		check_agreement(run, state, seat, a, legal, n);
	}
}

static void check_list(struct run *run, const void *state, int seat, const act *legal, int n)
{
	const struct game *g = run->g;

	if (n < 1)
		broken(run, FINITE, "%s is pending, but can do nothing", seat_word(g, seat));
	if (n > g->max_legal)
		broken(run, ONE_TRUTH, "%s has %d legal actions, but max_legal is %d", seat_word(g, seat),
			   n, g->max_legal);
	for (int i = 1; i < n; i++)
		if (legal[i - 1] >= legal[i])
			broken(run, ONE_TRUTH, "legal() is not ascending: '%s' before '%s'",
				   act_line(g, legal[i - 1]).s, act_line(g, legal[i]).s);
	for (int i = 0; i < n; i++)
		check_agreement(run, state, seat, legal[i], legal, n);
}

static void check_seat(struct run *run, const void *state, int seat, bool thorough)
{
	act legal[MAX_LEGAL + 1];
	int n = 0;

	legal[run->g->max_legal] = ~(act)0;
	if (run->g->pending(state) & SEAT_BIT(seat)) {
		n = run->g->legal(state, seat, legal);
		check_list(run, state, seat, legal, n);
	}
	if (legal[run->g->max_legal] != ~(act)0)
		broken(run, ONE_TRUTH, "legal() writes behind max_legal actions");
	check_sampled(run, state, seat, legal, n);
	check_absurd(run, state, seat, legal, n);
	if (thorough && n)
		for (int verb = 1; verb < run->g->n_verbs; verb++)
			check_verb_exhaustively(run, state, seat, verb, legal, n);
}

void check_legal(struct run *run, const void *state, bool thorough)
{
	act none[1] = { 0 };

	for (int seat = 0; seat < run->how.seats; seat++)
		check_seat(run, state, seat, thorough);
	check_absurd(run, state, SEAT_CHANCE, none, 0);
	check_absurd(run, state, SEAT_NOBODY, none, 0);
}

/* ---- words ----------------------------------------------------------------- */

static void check_round_trip(struct run *run, act a)
{
	struct line_text line, error, label;
	struct text t = text_in(line.s, sizeof line.s), e = text_in(error.s, sizeof error.s),
				l = text_in(label.s, sizeof label.s);
	act back = 0;

	act_text(run->g, a, &t);
	if (t.full || !act_parse(run->g, line.s, &back, &e))
		broken(run, TEXT, "'%s' does not parse: %s", line.s, error.s);
	if (back != a)
		broken(run, TEXT, "'%s' parses as another action (%016llx, not %016llx)", line.s,
			   (unsigned long long)back, (unsigned long long)a);
	act_label(run->g, a, &l);
	if (l.full || !l.len)
		broken(run, TEXT, "the label of '%s' is empty or too long", line.s);
}

void check_words(struct run *run, const void *state)
{
	act list[MAX_LEGAL];
	seatset pending = run->g->pending(state);

	for (int seat = 0; seat <= SEAT_CHANCE; seat++) {
		int n = pending & SEAT_BIT(seat) ? choices(run->g, state, seat, list) : 0;
		for (int i = 0; i < n; i++)
			check_round_trip(run, list[i]);
	}
}

/* ---- events ---------------------------------------------------------------- */

static void check_event_args(struct run *run, const struct event *e)
{
	const struct event_info *info = &run->g->events[e->kind];
	int value[MAX_ARGS] = { e->a, e->b, e->c };

	for (int i = 0; i < MAX_ARGS; i++)
		if (!is_arg(run->g, info->arg[i], value[i]))
			broken(run, TEXT, "event '%s': its argument %d is %d, out of range", info->id, i + 1,
				   value[i]);
}

static void check_event(struct run *run, struct event e)
{
	struct line_text line;

	if (e.kind >= run->g->n_events || !run->g->events[e.kind].id)
		broken(run, TEXT, "there is no event %d", e.kind);
	if (e.zero || e.veil > (VEIL_A | VEIL_B | VEIL_C | VEIL_ALL) || e.seat > SEAT_NOBODY)
		broken(run, TEXT, "event '%s' is malformed", run->g->events[e.kind].id);
	check_event_args(run, &e);
	for (int i = 0; i < n_viewers(run); i++) {
		struct event seen = e;
		if (!event_seen_by(&seen, viewer(run, i)))
			continue;
		line = event_line(run->g, seen);
		if (!*line.s || strlen(line.s) == sizeof line.s - 1 || strstr(line.s, "65535"))
			broken(run, TEXT, "event '%s' reads badly to %s: \"%s\"", run->g->events[e.kind].id,
				   seat_word(run->g, viewer(run, i)), line.s);
	}
}

void check_events(struct run *run, const struct events *ev)
{
	for (int i = 0; i < ev->n; i++)
		check_event(run, ev->e[i]);
}
