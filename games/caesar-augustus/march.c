/* games/caesar-augustus/march.c -- Move: ways, swaps, escorts (Game Turn 3.1). */

#include "games/caesar-augustus/state.h"

/* What a seat's marches depend on, gathered once. */
struct field {
	struct places at;
	uint32_t friendly, empty;
	uint32_t reach[CA_COMMANDS]; /* where each army that has not marched can get to */
	uint8_t start[CA_COMMANDS];
	unsigned ready; /* numbers on the map that have not marched */
};

/* ---- ways ---------------------------------------------------------------------- */

/* CA-PATH: one step anywhere; more from and through friendly popularity that no ally or opponent
 * stands in. */
static uint32_t reach_from(int start, uint32_t friendly, uint32_t blocked)
{
	uint32_t passable = friendly & ~blocked, seen = bit(start), reach = ca_adjacent[start], new;

	if (!(friendly & seen))
		return reach;
	while ((new = reach &passable & ~seen) != 0) {
		seen |= new;
		reach |= ca_neighbours(new);
	}
	return reach & ~bit(start);
}

static void gather(const struct state *s, int seat, struct field *f)
{
	f->at = ca_places(s, seat);
	f->friendly = ca_friendly(s, seat);
	f->empty = ALL_TERRITORIES & ~(f->at.own | f->at.allied | f->at.opposing);
	f->ready = 0;
	for (int n = 0; n < CA_COMMANDS; n++) {
		f->start[n] = s->pub.where[army_of(seat, n)];
		f->reach[n] = 0;
		if (f->start[n] == CA_NOWHERE || s->pub.marched >> n & 1 ||
			(n == CA_RED_NUMBER && s->pub.controller != seat))
			continue;
		f->ready |= 1u << n;
		f->reach[n] =
			reach_from(f->start[n], f->friendly, f->at.allied | f->at.opposing) & ~f->at.allied;
	}
}

/* ---- swaps (CA-SWAP) --------------------------------------------------------------- */

/* Can this army make room, pushing others on if it must?  `open` is where nobody stands. */
static bool can_make_room(const struct field *f, int n, uint32_t open, unsigned others)
{
	if (f->reach[n] & open)
		return true;
	for (unsigned todo = others; todo; todo &= todo - 1) {
		int next = lowest_bit(todo);
		if (f->reach[n] & bit(f->start[next]) &&
			can_make_room(f, next, open, others & ~(1u << next)))
			return true;
	}
	return false;
}

/* Territories of friends that have not marched and can make room for army n.  What n leaves behind
 * is open, unless a friend has just come in there. */
static uint32_t swappable(const struct state *s, const struct field *f, int n)
{
	unsigned others = f->ready & ~(1u << n);
	uint32_t open = s->pub.swap ? f->empty : f->empty | bit(f->start[n]), set = 0;

	for (unsigned todo = others; todo; todo &= todo - 1) {
		int next = lowest_bit(todo);
		if (f->reach[n] & bit(f->start[next]) &&
			can_make_room(f, next, open, others & ~(1u << next)))
			set |= bit(f->start[next]);
	}
	return set;
}

static uint32_t ends_of(const struct state *s, const struct field *f, int n)
{
	uint32_t free = s->pub.swap ? f->empty : f->empty | f->at.opposing;

	if (!(f->ready >> n & 1) || (s->pub.swap && s->pub.swap != n + 1))
		return 0;
	return f->reach[n] & (free | (f->reach[n] & f->at.own ? swappable(s, f, n) : 0));
}

/* ---- what is allowed ------------------------------------------------------------------ */

static bool can_escort(const struct state *s, int seat, int army)
{
	return s->pub.general[seat] == s->pub.where[army] && !s->pub.escorted;
}

static int list_ends(uint32_t ends, int verb, int n, act *out)
{
	int count = 0;

	for (; ends; ends &= ends - 1)
		out[count++] = ACT(verb, n, lowest_bit(ends), 0);
	return count;
}

int ca_list_marches(const struct state *s, int seat, act *out)
{
	struct field f;
	uint32_t ends[CA_COMMANDS];
	int count = 0;

	gather(s, seat, &f);
	for (int n = 0; n < CA_COMMANDS; n++) {
		ends[n] = ends_of(s, &f, n);
		count += list_ends(ends[n], V_MARCH, n, out + count);
	}
	for (int n = 0; n < CA_COMMANDS; n++)
		if (ends[n] && can_escort(s, seat, army_of(seat, n)))
			count += list_ends(ends[n], V_ESCORT, n, out + count);
	if (s->pub.marched && !s->pub.swap)
		out[count++] = ACT(V_HALT, 0, 0, 0);
	return count;
}

/* A way that only an army bars is refused by its name. */
static struct why why_not_reach(const struct state *s, const struct field *f, int n, int to)
{
	uint32_t blocked = f->at.allied | f->at.opposing, bars;

	if (!(f->friendly & bit(f->start[n])))
		return no(C_FRIENDLY, f->start[n], 0, 0);
	if (!(reach_from(f->start[n], f->friendly, 0) & bit(to)))
		return no(C_PATH_WAY, f->start[n], to, 0);
	bars = reach_from(f->start[n], f->friendly, blocked) & blocked & f->friendly;
	return no(C_PATH_BLOCKED, holder(commander_of(s, ca_army_at(s, lowest_bit(bars)))),
			  lowest_bit(bars), to);
}

static int friend_at(const struct state *s, int seat, int besides, int territory)
{
	int n = 0;

	while (n == besides || s->pub.where[army_of(seat, n)] != territory)
		n++;
	return n;
}

/* The end is in reach, but somebody stands there. */
static struct why why_not_end(const struct state *s, int seat, const struct field *f, int n, int to)
{
	int other;

	if (f->at.opposing & bit(to))
		return no(C_SWAP_FIGHT, n, holder(commander_of(s, ca_opposing_army_at(s, seat, to))), to);
	other = friend_at(s, seat, n, to);
	return no(f->ready >> other & 1 ? C_SWAP_STUCK : C_STACK, other, to, 0);
}

static struct why why_not_ready(const struct state *s, int seat, const struct field *f, int n)
{
	if (n == CA_RED_NUMBER && s->pub.controller != seat)
		return no(C_RED_ARMY, s->pub.controller, 0, 0);
	if (s->pub.where[army_of(seat, n)] == CA_NOWHERE)
		return no(C_IN_PLAY, n, 0, 0);
	if (!(f->ready >> n & 1))
		return no(C_MARCHED, n, 0, 0);
	if (s->pub.swap && s->pub.swap != n + 1)
		return no(C_SWAP_NEXT, s->pub.swap - 1, f->start[s->pub.swap - 1], 0);
	return no(C_ALLOWED, 0, 0, 0);
}

struct why ca_why_not_march(const struct state *s, int seat, act a)
{
	int n = act_a(a), to = act_b(a);
	struct field f;
	struct why w;

	gather(s, seat, &f);
	w = why_not_ready(s, seat, &f, n);
	if (w.clause)
		return w;
	if (ends_of(s, &f, n) & bit(to))
		return no(C_ALLOWED, 0, 0, 0);
	if (to == f.start[n])
		return no(C_PATH_SAME, to, 0, 0);
	if (f.at.allied & bit(to))
		return no(C_ALLIES, commander_of(s, ca_army_at(s, to)), to, 0);
	if (!(f.reach[n] & bit(to)))
		return why_not_reach(s, &f, n, to);
	return why_not_end(s, seat, &f, n, to);
}

struct why ca_why_not_escort(const struct state *s, int seat, act a)
{
	struct why w = ca_why_not_march(s, seat, a);
	int army = army_of(seat, act_a(a));

	if (w.clause || can_escort(s, seat, army))
		return w;
	if (s->pub.general[seat] == s->pub.where[army])
		return no(C_ESCORT_ONCE, 0, 0, 0);
	return no(C_ESCORT_AWAY, s->pub.where[army], 0, 0);
}

struct why ca_why_not_halt(const struct state *s, int seat, act a)
{
	(void)a;
	if (s->pub.swap)
		return no(C_SWAP_NEXT, s->pub.swap - 1, s->pub.where[army_of(seat, s->pub.swap - 1)], 0);
	if (!s->pub.marched)
		return no(C_MOVE_ONE, 0, 0, 0);
	return no(C_ALLOWED, 0, 0, 0);
}

/* ---- marching --------------------------------------------------------------------------- */

/* False: no army can march, the action is forfeit. */
bool ca_start_move(struct state *s)
{
	struct field f;

	gather(s, s->pub.active, &f);
	for (int n = 0; n < CA_COMMANDS; n++)
		if (ends_of(s, &f, n)) {
			s->pub.phase = S_MARCH;
			return true;
		}
	return false;
}

static int friend_to_push(const struct state *s, int seat, int besides, int territory)
{
	for (int n = 0; n < CA_COMMANDS; n++)
		if (n != besides && s->pub.where[army_of(seat, n)] == territory &&
			(n != CA_RED_NUMBER || s->pub.controller == seat))
			return n + 1;
	return 0;
}

void ca_do_march(struct state *s, int seat, act a, struct events *ev)
{
	int n = act_a(a), to = act_b(a), army = army_of(seat, n), from = s->pub.where[army];
	bool escorted = act_verb(a) == V_ESCORT;

	tell(ev, E_MARCHED, seat, n, from, to);
	if (s->pub.passing)
		ca_capture_on_way(s, seat, from, to, ev);
	s->pub.where[army] = (uint8_t)to;
	s->pub.marched |= (uint8_t)(1u << n);
	if (escorted) {
		tell(ev, E_ESCORTED, seat, to, 0, 0);
		s->pub.general[seat] = (uint8_t)to;
		s->pub.escorted = 1;
	}
	s->pub.swap = (uint8_t)friend_to_push(s, seat, n, to);
	if (ca_opposing_army_at(s, seat, to) < CA_ARMIES)
		ca_start_battle(s, army, from, escorted, ev);
	else
		ca_capture_at(s, seat, to, ev);
}

void ca_do_halt(struct state *s, int seat, act a, struct events *ev)
{
	(void)a;
	tell(ev, E_HALTED, seat, 0, 0, 0);
	ca_end_action(s, ev);
}
