/* tests/conform/manners.c -- matches: stale actions, taking back, resignation, and orders of
 * actions that a search may skip. */

#include "tests/conform/conform.h"

#include <string.h>

/* ---- stale and illegal ------------------------------------------------------------------ */

/* Who acts on a position that is gone hears that, whether the action would be allowed or not. */
void check_stale(struct run *run)
{
	struct match m = run->m;
	int seat = (int)rng_below(&run->r, run->how.seats);
	act a = any_action(run->g, &run->r);
	struct why why;

	if (match_play(&m, seat, m.stamp[seat] - 1, a, NULL, &why) != STALE)
		broken(run, MATCH, "%s tries '%s' on a position that is gone, and is not told so",
			   seat_word(run->g, seat), act_line(run->g, a).s);
	if (game_why_not(run->g, m.state, seat, a).clause &&
		match_play(&m, seat, m.stamp[seat], a, NULL, &why) != ILLEGAL)
		broken(run, MATCH, "%s tries '%s', and is not told that it is illegal",
			   seat_word(run->g, seat), act_line(run->g, a).s);
}

/* ---- taking back and giving up ------------------------------------------------------------ */

/* Several seats choose at once: what one of them may take back would betray what another chose. */
void check_shared_undo(struct run *run, int seat, act a)
{
	seatset asked = run->g->asked(run->m.state);

	if (seat < MAX_SEATS && run->g->verbs[act_verb(a)].secrecy == OPEN && (asked & (asked - 1)) &&
		match_can_undo(&run->m, seat))
		broken(run, MATCH, "%s can take back '%s' while several seats choose at once",
			   seat_word(run->g, seat), act_line(run->g, a).s);
}

/* A seat gives up after another's secret choice, which is then taken back. */
void check_resigned_place(struct run *run, struct match *m, int chooser, int other)
{
	int at;

	if (run->how.seats < 3)
		return;
	match_resign(m, other);
	at = m->resigned_at[other];
	if (!match_undo(m, chooser) || m->resigned_at[other] != at - 1)
		broken(run, MATCH, "what %s takes back shifts the log, but not the resignation of %s",
			   seat_word(run->g, chooser), seat_word(run->g, other));
}

void check_no_late_resignation(struct run *run)
{
	for (int seat = 0; seat < run->how.seats; seat++) {
		struct match m = run->m;
		match_resign(&m, seat);
		if (m.resigned || m.version != run->m.version)
			broken(run, MATCH, "%s can resign after the end", seat_word(run->g, seat));
	}
}

/* ---- other orders --------------------------------------------------------------------------- */

static bool commutes(const struct game *g, act a) { return g->verbs[act_verb(a)].flags & COMMUTES; }

static bool apply_if_allowed(const struct game *g, struct world *w, int seat, act a)
{
	if (!game_allows(g, w->b, seat, a))
		return false;
	g->apply(w->b, seat, a, NULL);
	return true;
}

/* After a, a search skips b if b was possible before: it trusts that b, then a, is the same, where
 * both orders are possible (the one or the other may end the step). */
static void check_pair(struct run *run, const void *state, int seat, act a, act b)
{
	const struct game *g = run->g;
	struct world one, other;

	memcpy(one.b, state, MAX_STATE);
	memcpy(other.b, state, MAX_STATE);
	if (!apply_if_allowed(g, &one, seat, a) || !apply_if_allowed(g, &one, seat, b))
		return;
	if (!apply_if_allowed(g, &other, seat, b) || !apply_if_allowed(g, &other, seat, a))
		return;
	if (memcmp(one.b, other.b, g->state_size) != 0)
		broken(run, PLAIN, "'%s' and '%s' are said to commute, but leave other bytes",
			   act_line(g, a).s, act_line(g, b).s);
}

void check_commuting(struct run *run, const void *state)
{
	act list[MAX_LEGAL];
	int seat = lowest_bit(run->g->pending(state) | SEAT_BIT(SEAT_CHANCE)), n, commuting = 0;

	n = seat < MAX_SEATS ? run->g->legal(state, seat, list) : 0;
	for (int i = 0; i < n; i++)
		if (commutes(run->g, list[i]))
			list[commuting++] = list[i];
	if (commuting < 2)
		return;
	check_pair(run, state, seat, list[rng_below(&run->r, (uint32_t)commuting)],
			   list[rng_below(&run->r, (uint32_t)commuting)]);
}
