/* tests/conform/secret.c -- promise 8 at one position: views survive imagining, answers depend on
 * the view alone, and what looks alike leaves no trace. */

#include "tests/conform/conform.h"

#include <string.h>

enum { QUESTIONS = 10 };

/* ---- answers ----------------------------------------------------------------
 *
 * Two states that a seat cannot tell apart must answer it alike. */

static void check_same_legal(struct run *run, enum promise promise, const void *one,
							 const void *other, int seat, const char *when)
{
	act a[MAX_LEGAL], b[MAX_LEGAL];
	int n = run->g->legal(one, seat, a), m = run->g->legal(other, seat, b);

	if (n != m || memcmp(a, b, (size_t)n * sizeof a[0]) != 0)
		broken(run, promise, "the legal list of %s is not the same %s", seat_word(run->g, seat),
			   when);
	for (int i = 0; i < QUESTIONS / 2; i++) {
		act asked = near_action(run->g, a[rng_below(&run->r, (uint32_t)n)], &run->r);
		struct why w = game_why_not(run->g, one, seat, asked),
				   v = game_why_not(run->g, other, seat, asked);
		if (memcmp(&w, &v, sizeof w) != 0)
			broken(run, promise, "%s asks about '%s' and hears \"%s\", but \"%s\" %s",
				   seat_word(run->g, seat), act_line(run->g, asked).s, why_line(run->g, w).s,
				   why_line(run->g, v).s, when);
	}
}

static void check_same_refusals(struct run *run, enum promise promise, const void *one,
								const void *other, int seat, const char *when)
{
	for (int i = 0; i < QUESTIONS; i++) {
		act a = any_action(run->g, &run->r);
		struct why w = game_why_not(run->g, one, seat, a), v = game_why_not(run->g, other, seat, a);
		if (memcmp(&w, &v, sizeof w) != 0)
			broken(run, promise, "%s asks about '%s' and hears \"%s\", but \"%s\" %s",
				   seat_word(run->g, seat), act_line(run->g, a).s, why_line(run->g, w).s,
				   why_line(run->g, v).s, when);
	}
}

/* What people are asked to roll and draw, with real dice: everybody may know what can come. */
static void check_same_lot(struct run *run, const void *one, const void *other, const char *when)
{
	const struct game *g = run->g;
	struct lot a, b;

	if (!(g->pending(one) & SEAT_BIT(SEAT_CHANCE)))
		return;
	a = g->lot(one);
	b = g->lot(other);
	if (!game_may_people_draw(g, a.verb))
		return;
	if (memcmp(&a, &b, sizeof a) != 0)
		broken(run, SECRET, "people are asked for '%s' differently %s", g->verbs[a.verb].word,
			   when);
	for (uint32_t i = 0; i < a.tickets; i++)
		if (g->draw(one, i) != g->draw(other, i))
			broken(run, SECRET, "what people can roll ('%s') is not the same %s",
				   act_line(g, g->draw(one, i)).s, when);
}

/* Points and places stand on every screen. */
static void check_same_standing(struct run *run, const void *one, const void *other, int seat,
								const char *when)
{
	struct standing a, b;

	run->g->standing(one, &a);
	run->g->standing(other, &b);
	for (int i = 0; i < run->how.seats; i++)
		if (a.points[i] != b.points[i] || a.place[i] != b.place[i])
			broken(run, SECRET, "%s: the points or the place of %s are not the same %s",
				   seat_word(run->g, seat), seat_word(run->g, i), when);
}

/* So does for whom everybody waits, and why. */
static void check_same_waits(struct run *run, const void *one, const void *other, int seat,
							 const char *when)
{
	const struct game *g = run->g;

	for (int i = 0; i <= SEAT_CHANCE; i++) {
		struct line_text a, b;
		struct text s = text_in(a.s, sizeof a.s), t = text_in(b.s, sizeof b.s);

		if (!(g->asked(one) & SEAT_BIT(i)))
			continue;
		prompt_wait(g, g->prompt(one, i), i, &s);
		prompt_wait(g, g->prompt(other, i), i, &t);
		if (strcmp(a.s, b.s) != 0)
			broken(run, SECRET, "%s reads \"%s\", but \"%s\" %s", seat_word(g, seat), a.s, b.s,
				   when);
	}
}

/* Whether a seat has a choice is known to all where nothing in its hand could answer: there, and
 * only there, a question may be left out (match_forced). */
static void check_open_steps(struct run *run, const void *one, const void *other, const char *when)
{
	const struct game *g = run->g;
	seatset both = g->pending(one) & g->pending(other);
	act a[MAX_LEGAL], b[MAX_LEGAL];

	for (int seat = 0; seat < run->how.seats; seat++) {
		if (!(both & SEAT_BIT(seat)) || !game_is_choice_open(g, one, seat) ||
			!game_is_choice_open(g, other, seat))
			continue;
		if ((g->legal(one, seat, a) == 1) != (g->legal(other, seat, b) == 1))
			broken(run, SECRET,
				   "whether %s has a choice, which is said to be open, is not the same %s",
				   seat_word(g, seat), when);
	}
}

static void check_spectator(struct run *run, const void *one, const void *other, const char *when)
{
	check_same_lot(run, one, other, when);
	check_open_steps(run, one, other, when);
}

static void check_same_answers(struct run *run, enum promise promise, const void *one,
							   const void *other, int seat, const char *when)
{
	const struct game *g = run->g;
	seatset pending = g->pending(one), p2 = g->pending(other);
	struct prompt p, q;

	if (g->asked(one) != g->asked(other))
		broken(run, promise, "%s: who is asked is not the same %s", seat_word(g, seat), when);
	if (!pending != !p2)
		broken(run, promise, "%s: the game is over or not %s", seat_word(g, seat), when);
	check_same_standing(run, one, other, seat, when);
	check_same_waits(run, one, other, seat, when);
	if (seat == SEAT_NOBODY && pending)
		check_spectator(run, one, other, when);
	if (seat == SEAT_NOBODY || !pending)
		return;
	if ((pending ^ p2) & SEAT_BIT(seat))
		broken(run, promise, "%s does not know whether it is pending %s", seat_word(g, seat), when);
	p = g->prompt(one, seat);
	q = g->prompt(other, seat);
	if (memcmp(&p, &q, sizeof p) != 0)
		broken(run, promise, "the prompt of %s is not the same %s", seat_word(g, seat), when);
	if (pending & SEAT_BIT(seat))
		check_same_legal(run, promise, one, other, seat, when);
	check_same_refusals(run, promise, one, other, seat, when);
}

static void check_same_view(struct run *run, const void *one, const void *other, int seat,
							const char *what, act a)
{
	struct sight v, w;

	game_view(run->g, one, seat, v.b);
	game_view(run->g, other, seat, w.b);
	if (memcmp(v.b, w.b, view_size_of(run->g)) != 0)
		broken(run, SECRET, "%s ('%s'), the view of %s differs", what, act_line(run->g, a).s,
			   seat_word(run->g, seat));
}

/* ---- events as one seat sees them ------------------------------------------- */

static int redact(const struct events *ev, int seat, struct event *out)
{
	int n = 0;

	for (int i = 0; i < ev->n; i++) {
		struct event e = ev->e[i];
		if (!event_seen_by(&e, seat))
			continue;
		e.veil = e.sees = 0;
		out[n++] = e;
	}
	return n;
}

static void check_same_events(struct run *run, const struct events *one, const struct events *other,
							  int seat, const char *what, act a)
{
	struct event e[MAX_EVENTS], f[MAX_EVENTS];
	int n = redact(one, seat, e), m = redact(other, seat, f);

	for (int i = 0; i < n && i < m; i++)
		if (memcmp(&e[i], &f[i], sizeof e[i]) != 0)
			broken(run, SECRET, "%s ('%s'), %s sees \"%s\" or \"%s\"", what, act_line(run->g, a).s,
				   seat_word(run->g, seat), event_line(run->g, e[i]).s, event_line(run->g, f[i]).s);
	if (n != m)
		broken(run, SECRET, "%s ('%s'), %s sees %d events or %d", what, act_line(run->g, a).s,
			   seat_word(run->g, seat), n, m);
}

/* ---- one viewer and an imagined world ----------------------------------------- */

static void imagine_from(struct run *run, const void *state, int seat, struct world *w)
{
	struct sight view;

	game_view(run->g, state, seat, view.b);
	memset(w->b, 0, sizeof w->b);
	game_imagine(run->g, w->b, view.b, seat, &run->r);
}

/* Undo leaks nothing if the actor sees the same after it in every world he thinks possible. */
static void check_undo_safe(struct run *run, const void *state, const void *imagined, int seat)
{
	act legal[MAX_LEGAL];
	int n = run->g->legal(state, seat, legal);
	act a = legal[rng_below(&run->r, (uint32_t)n)];
	const struct verb *verb = &run->g->verbs[act_verb(a)];
	struct world t, w;
	struct events ev = { 0 }, more = { 0 };

	if (verb->secrecy != OPEN || (verb->flags & REVEALS))
		return;
	memcpy(t.b, state, MAX_STATE);
	memcpy(w.b, imagined, MAX_STATE);
	run->g->apply(t.b, seat, a, &ev);
	run->g->apply(w.b, seat, a, &more);
	check_same_view(run, t.b, w.b, seat, "after an open action that is not said to reveal", a);
	check_same_events(run, &ev, &more, seat, "with an open action that is not said to reveal", a);
}

static void check_viewer(struct run *run, const void *state, int seat)
{
	const struct game *g = run->g;
	struct world w;
	struct sight view, again;
	const char *wrong;

	imagine_from(run, state, seat, &w);
	wrong = g->audit(w.b);
	if (wrong)
		broken(run, SECRET, "a world imagined by %s: audit: %s", seat_word(g, seat), wrong);
	game_view(g, state, seat, view.b);
	game_view(g, w.b, seat, again.b);
	if (memcmp(view.b, again.b, g->view_size) != 0)
		broken(run, SECRET, "the view of %s does not survive imagining", seat_word(g, seat));
	check_same_answers(run, ONE_TRUTH, state, w.b, seat, "in an imagined world");
	note_doubt(run, state, w.b, seat);
	if (seat < MAX_SEATS && (g->pending(state) & SEAT_BIT(seat)))
		check_undo_safe(run, state, w.b, seat);
	if (run->m.n && one_in(run, 200))
		check_ends(run, w.b);
}

static void check_open(struct run *run, const void *state)
{
	struct world w;
	struct sight mine, yours;

	game_view(run->g, state, SEAT_NOBODY, yours.b);
	for (int seat = 0; seat < run->how.seats; seat++) {
		imagine_from(run, state, seat, &w);
		game_view(run->g, state, seat, mine.b);
		if (memcmp(w.b, state, run->g->state_size) != 0 ||
			memcmp(mine.b, yours.b, run->g->state_size) != 0)
			broken(run, SECRET, "in an open game everybody sees everything");
	}
}

void check_secret(struct run *run, const void *state)
{
	if (run->g->open) {
		check_open(run, state);
		return;
	}
	for (int i = 0; i < n_viewers(run); i++)
		check_viewer(run, state, viewer(run, i));
}

/* ---- look-alikes -------------------------------------------------------------- */

/* The last of several commitments lifts the veil, and so may the end of the game: then differences
 * are the point. */
static bool lifts_veil(const struct game *g, const void *before, const void *after, int seat, act a)
{
	if (!g->pending(after))
		return true;
	if (g->verbs[act_verb(a)].secrecy != VEILED || (g->pending(before) & ~SEAT_BIT(seat)))
		return false;
	return g->pending(after) != g->pending(before) || g->asked(after) != g->asked(before) ||
		   g->prompt(after, seat).step != g->prompt(before, seat).step;
}

static int find_alike(struct run *run, int actor, act a, int seat, const act *list, int n)
{
	act seen = act_seen_by(run->g, actor, a, seat);
	int from = (int)rng_below(&run->r, (uint32_t)n);

	for (int k = 0; k < n; k++) {
		act b = list[(from + k) % n];
		if (b != a && act_seen_by(run->g, actor, b, seat) == seen)
			return (from + k) % n;
	}
	return -1;
}

struct fork {
	struct world w;
	struct events ev;
};

static void check_fork(struct run *run, const struct fork *one, const struct fork *other, int seat,
					   act a)
{
	static const char what[] = "after actions that look alike";

	check_same_view(run, one->w.b, other->w.b, seat, what, a);
	check_same_events(run, &one->ev, &other->ev, seat, what, a);
	check_same_answers(run, SECRET, one->w.b, other->w.b, seat, what);
}

/* Nobody but the actor sees a veiled action, so to the others it never happened. */
static void check_veiled(struct run *run, const void *state, const struct fork *done, int seat,
						 act a)
{
	struct fork idle = { .ev = { 0 } };

	if (act_seen_by(run->g, SEAT_CHANCE, a, seat))
		return;
	memcpy(idle.w.b, state, MAX_STATE);
	check_same_view(run, idle.w.b, done->w.b, seat, "after a veiled action", a);
	check_same_events(run, &idle.ev, &done->ev, seat, "with a veiled action", a);
}

static void take(struct run *run, struct fork *f, const void *state, int actor, act a)
{
	memcpy(f->w.b, state, MAX_STATE);
	f->ev.n = 0;
	run->g->apply(f->w.b, actor, a, &f->ev);
}

/* The same from a world the viewer imagines: there other hidden arguments may be possible. */
static void check_alike_elsewhere(struct run *run, const void *state, const struct fork *done,
								  int actor, act a, int seat)
{
	static struct fork there;
	struct world w;
	act list[MAX_LEGAL];
	int n, i;

	imagine_from(run, state, seat, &w);
	if (!(run->g->pending(w.b) & SEAT_BIT(actor)))
		return;
	n = choices(run->g, w.b, actor, list);
	i = n ? find_alike(run, actor, a, seat, list, n) : -1;
	if (i < 0)
		return;
	take(run, &there, w.b, actor, list[i]);
	if (!lifts_veil(run->g, w.b, there.w.b, actor, list[i]))
		check_fork(run, done, &there, seat, a);
}

static void check_alike(struct run *run, const void *state, int actor, act a, int seat,
						const act *list, int n)
{
	static struct fork one, other;
	int i = find_alike(run, actor, a, seat, list, n);

	if (act_seen_by(run->g, actor, a, seat) == a)
		return;
	take(run, &one, state, actor, a);
	if (lifts_veil(run->g, state, one.w.b, actor, a))
		return;
	check_veiled(run, state, &one, seat, a);
	if (i >= 0) {
		take(run, &other, state, actor, list[i]);
		if (!lifts_veil(run->g, state, other.w.b, actor, list[i]))
			check_fork(run, &one, &other, seat, a);
	}
	check_alike_elsewhere(run, state, &one, actor, a, seat);
}

void check_look_alikes(struct run *run, const void *state)
{
	act list[MAX_LEGAL];
	seatset pending = run->g->pending(state);

	for (int actor = 0; actor <= SEAT_CHANCE && !run->g->open; actor++) {
		int n = pending & SEAT_BIT(actor) ? choices(run->g, state, actor, list) : 0;
		if (!n)
			continue;
		for (int i = 0; i < n_viewers(run); i++)
			if (viewer(run, i) != actor)
				check_alike(run, state, actor, list[rng_below(&run->r, (uint32_t)n)],
							viewer(run, i), list, n);
	}
}
