/* core/match.c -- one game being played: state, log, stamps, undo, resignation. */

#include "core/match.h"

#include "core/rng.h"

/* ---- fingerprints ------------------------------------------------------------ */

static uint64_t stir_legal(const struct game *g, const void *state, int seat, uint64_t h)
{
	act legal[MAX_LEGAL];
	int n = g->legal(state, seat, legal);

	h = stir(h, (uint64_t)n);
	for (int i = 0; i < n; i++)
		h = stir(h, legal[i]);
	return h;
}

static uint64_t stir_chance(const struct game *g, const void *state, uint64_t h)
{
	struct lot lot = g->lot(state);

	h = stir(h, (uint64_t)lot.tickets << 16 | lot.verb);
	for (uint32_t i = 0; i < lot.tickets; i++)
		h = stir(h, g->draw(state, i));
	return h;
}

uint64_t position_hash(const struct game *g, const void *state)
{
	seatset pending = g->pending(state);
	struct standing st;
	uint64_t h = stir(0, pending);

	for (int seat = 0; seat < MAX_SEATS; seat++)
		if (pending & SEAT_BIT(seat))
			h = stir_legal(g, state, seat, h);
	if (pending & SEAT_BIT(SEAT_CHANCE))
		h = stir_chance(g, state, h);
	g->standing(state, &st);
	for (int seat = 0; seat < MAX_SEATS; seat++)
		h = stir(h, (uint64_t)(uint16_t)st.points[seat] << 8 | st.place[seat]);
	return h;
}

uint16_t position_print(const struct game *g, const void *state)
{
	return (uint16_t)(position_hash(g, state) >> 48);
}

static seatset resigned_by(const struct match *m, int plies)
{
	seatset gone = 0;

	for (int seat = 0; seat < m->how.seats; seat++)
		if ((m->resigned & SEAT_BIT(seat)) && m->resigned_at[seat] <= plies)
			gone |= SEAT_BIT(seat);
	return gone;
}

uint16_t ply_print(const struct match *m, int plies)
{
	const struct ply *ply;
	uint64_t h;

	if (!plies)
		return m->opening;
	ply = &m->log[plies - 1];
	h = stir(stir(stir(0, ply->seat), ply->a), resigned_by(m, plies - 1));
	return (uint16_t)(ply->print ^ h >> 48);
}

/* ---- playing ------------------------------------------------------------------- */

bool match_start(struct match *m, const struct game *g, const struct setup *how, struct ply *log,
				 int cap, struct text *error)
{
	memset(m, 0, sizeof *m);
	m->g = g;
	m->how = *how;
	m->log = log;
	m->cap = cap;
	if (!game_start(g, how, m->state, error))
		return false;
	m->opening = position_print(g, m->state);
	return true;
}

static bool view_changed(const struct game *g, const void *before, const void *after, int viewer)
{
	_Alignas(16) unsigned char old[MAX_VIEW], new[MAX_VIEW];

	game_view(g, before, viewer, old);
	game_view(g, after, viewer, new);
	return memcmp(old, new, view_size_of(g)) != 0;
}

/* Stamps every seat that saw something, and tells whether any but the actor did. */
static bool stamp_viewers(struct match *m, const void *before, int actor)
{
	bool noticed = view_changed(m->g, before, m->state, SEAT_NOBODY);

	for (int seat = 0; seat < m->how.seats; seat++)
		if (view_changed(m->g, before, m->state, seat)) {
			m->stamp[seat]++;
			noticed |= seat != actor;
		}
	return noticed;
}

static bool play(struct match *m, int seat, act a, struct events *ev)
{
	_Alignas(16) unsigned char before[MAX_STATE];
	struct ply *ply;

	if (m->n == m->cap)
		return false;
	memcpy(before, m->state, m->g->state_size);
	ply = &m->log[m->n++];
	*ply = (struct ply){ .a = a, .seat = (uint8_t)seat };
	m->g->apply(m->state, seat, a, ev);
	m->version++;
	if (seat == SEAT_CHANCE)
		m->drawn[act_verb(a)]++;
	ply->hidden = !stamp_viewers(m, before, seat);
	ply->print = position_print(m->g, m->state);
	return true;
}

enum played match_play(struct match *m, int seat, uint32_t stamp, act a, struct events *ev,
					   struct why *why)
{
	*why =
		match_over(m) ? (struct why){ .clause = WHY_OVER } : game_why_not(m->g, m->state, seat, a);
	if (why->clause)
		return seat < MAX_SEATS && stamp != m->stamp[seat] ? STALE : ILLEGAL;
	if (stamp != m->stamp[seat])
		return STALE;
	return play(m, seat, a, ev) ? PLAYED : LOG_FULL;
}

bool match_chance_pending(const struct match *m)
{
	return !match_over(m) && (m->g->pending(m->state) & SEAT_BIT(SEAT_CHANCE));
}

bool match_roll(struct match *m, struct fate fate, struct events *ev)
{
	struct lot lot;
	uint32_t ticket;

	if (!match_chance_pending(m))
		return false;
	lot = m->g->lot(m->state);
	ticket = fate.ticket(fate.self, lot.verb, m->drawn[lot.verb], lot.tickets);
	CHECK(ticket < lot.tickets);
	return play(m, SEAT_CHANCE, m->g->draw(m->state, ticket), ev);
}

bool match_happen(struct match *m, act a, struct events *ev)
{
	return match_chance_pending(m) && game_can_happen(m->g, m->state, a) &&
		   play(m, SEAT_CHANCE, a, ev);
}

bool match_forced(const struct match *m, int seat, bool is_watched, act *only)
{
	act legal[MAX_LEGAL];

	if (match_over(m) || !(m->g->pending(m->state) & SEAT_BIT(seat)) ||
		m->g->legal(m->state, seat, legal) != 1)
		return false;
	*only = legal[0];
	return !is_watched || game_is_choice_open(m->g, m->state, seat);
}

static uint32_t seeded_ticket(void *self, unsigned kind, uint32_t before, uint32_t tickets)
{
	return keyed_ticket(*(const uint64_t *)self, kind, before, tickets);
}

struct fate fate_seeded(const uint64_t *seed)
{
	return (struct fate){ seeded_ticket, (void *)(uintptr_t)seed };
}

/* ---- taking back --------------------------------------------------------------- */

/* Several seats are asked, and may have chosen in secret: what depends on that betrays it. */
static bool is_shared(const struct match *m)
{
	seatset asked = m->g->asked(m->state);

	return asked & (asked - 1);
}

/* Which ply undo would remove, or -1. */
static int find_undoable(const struct match *m, int seat)
{
	int i = m->n - 1;
	const struct ply *ply;

	while (i >= 0 && m->log[i].seat != seat && m->log[i].hidden && m->log[i].seat != SEAT_CHANCE)
		i--;
	if (i < 0 || m->log[i].seat != seat)
		return -1;
	ply = &m->log[i];
	if (m->g->verbs[act_verb(ply->a)].flags & REVEALS)
		return -1;
	if (ply->hidden)
		return i;
	return m->g->verbs[act_verb(ply->a)].secrecy == OPEN && i == m->n - 1 && !is_shared(m) ? i : -1;
}

bool match_can_undo(const struct match *m, int seat)
{
	return seat < MAX_SEATS && !match_over(m) && find_undoable(m, seat) >= 0;
}

bool match_undo(struct match *m, int seat)
{
	_Alignas(16) unsigned char before[MAX_STATE];
	struct why none;
	int gone;

	if (!match_can_undo(m, seat))
		return false;
	gone = find_undoable(m, seat);
	memcpy(before, m->state, m->g->state_size);
	none = m->g->setup(m->state, &m->how);
	CHECK(!none.clause);
	m->n--;
	for (int i = 0; i < m->n; i++) {
		if (i >= gone)
			m->log[i] = m->log[i + 1];
		m->g->apply(m->state, m->log[i].seat, m->log[i].a, NULL);
		if (i >= gone)
			m->log[i].print = position_print(m->g, m->state);
	}
	for (int i = 0; i < m->how.seats; i++)
		if (m->resigned_at[i] > gone)
			m->resigned_at[i]--;
	m->version++;
	stamp_viewers(m, before, seat);
	return true;
}

/* ---- the end --------------------------------------------------------------------- */

void match_resign(struct match *m, int seat)
{
	CHECK(seat < m->how.seats);
	if (match_over(m) || (m->resigned & SEAT_BIT(seat)))
		return;
	m->resigned |= SEAT_BIT(seat);
	m->resigned_at[seat] = m->n;
	m->version++;
	for (int i = 0; i < m->how.seats; i++)
		m->stamp[i]++;
}

static bool given_up(const struct match *m) { return m->how.seats == 2 && m->resigned; }

bool match_over(const struct match *m) { return given_up(m) || !m->g->pending(m->state); }

void match_standing(const struct match *m, struct standing *out)
{
	m->g->standing(m->state, out);
	if (!given_up(m) || out->over)
		return;
	out->over = true;
	for (int seat = 0; seat < 2; seat++)
		out->place[seat] = m->resigned & SEAT_BIT(seat) ? 2 : 1;
}
