/* games/augustus/tokens.c -- one token: drawn, used in secret by everybody, revealed.
 *
 * A choice lies in own[seat] as places until all are in; until then the table does not change
 * (AU-SIMULTANEOUS). */

#include "games/augustus/state.h"

/* ---- legions on objectives ---------------------------------------------------------- */

int au_find_slot(const struct area *a, int card)
{
	for (int i = 0; i < a->n; i++)
		if (a->card[i] == card)
			return i;
	return -1;
}

int au_count_placed(const struct area *a)
{
	int placed = 0;

	for (unsigned open = unfinished(a); open; open &= open - 1)
		placed += count_legions(a->filled[lowest_bit(open)]);
	return placed;
}

/* Completing needs no announcement (AU-LOCK). */
void au_add_legion(struct area *a, int slot, int symbol)
{
	a->filled[slot] += one_of(symbol);
	if (a->filled[slot] == au_spaces[a->card[slot]])
		a->complete |= (uint8_t)(1u << slot);
}

void au_remove_legion(struct area *a, int slot, int symbol) { a->filled[slot] -= one_of(symbol); }

/* ---- where legions can go -------------------------------------------------------------- */

/* Bit 4s: a legion can go to a space with symbol s. */
static uint32_t targets(const struct area *a, int slot, uint32_t wanted)
{
	return is_complete(a, slot) ? 0 : some_of(free_spaces(a, slot)) & wanted;
}

static int list_places(int verb, int card, uint32_t symbols, act *out)
{
	act first = ACT(verb, card, 0, 0);
	int n = 0;

	for (; symbols; symbols &= symbols - 1)
		out[n++] = first | (act)(lowest_bit(symbols) / NIBBLE) << 16;
	return n;
}

int au_list_puts(const struct area *a, unsigned symbols, int lifted, int verb, act *out)
{
	uint32_t wanted = spread(symbols);
	int n = 0;

	for (int i = 0; i < a->n; i++) {
		uint32_t to = targets(a, i, wanted);
		if (lifted && place_slot(lifted) == i)
			to &= ~one_of(place_symbol(lifted));
		n += list_places(verb, a->card[i], to, out + n);
	}
	return n;
}

/* A legion can be lifted if it can go anywhere but to its own symbol on its own card: with two
 * targets every one can, with one target every one but those on the very same. */
int au_list_lifts(const struct area *a, unsigned symbols, int verb, act *out)
{
	uint32_t to[SLOTS], wanted = spread(symbols);
	int n = 0, places = 0;

	for (int i = 0; i < a->n; i++) {
		to[i] = targets(a, i, wanted);
		places += count_legions(to[i]);
	}
	if (!places)
		return 0;
	for (int i = 0; i < a->n; i++) {
		uint32_t from = is_complete(a, i) ? 0 : some_of(a->filled[i]);
		n += list_places(verb, a->card[i], places == 1 ? from & ~to[i] : from, out + n);
	}
	return n;
}

bool au_can_place(const struct area *a, unsigned symbols)
{
	act list[SLOTS * N_SYMBOLS];

	if (a->stock && au_list_puts(a, symbols, 0, V_PUT, list))
		return true;
	return au_list_lifts(a, symbols, V_LIFT, list) > 0;
}

/* ---- judging ------------------------------------------------------------------------------ */

struct why au_why_no_space(const struct area *a, act x, int lifted)
{
	int card = act_a(x), symbol = act_b(x), slot = au_find_slot(a, card);

	if (slot < 0)
		return no(C_OWN, card, 0, 0);
	if (is_complete(a, slot))
		return no(C_LOCK, card, 0, 0);
	if (!count_of(au_spaces[card], symbol))
		return no(C_SPACE, card, symbol, 0);
	if (lifted == place_at(slot, symbol))
		return no(C_ELSEWHERE, card, symbol, 0);
	if (!count_of(free_spaces(a, slot), symbol))
		return no(C_FULL, card, symbol, 0);
	return allowed();
}

static bool can_leave(const struct area *a, act x, unsigned symbols)
{
	act list[SLOTS * N_SYMBOLS];
	int n = au_list_lifts(a, symbols, act_verb(x), list);

	for (int i = 0; i < n; i++)
		if (list[i] == x)
			return true;
	return false;
}

struct why au_why_no_legion(const struct area *a, act x, unsigned symbols)
{
	int card = act_a(x), symbol = act_b(x), slot = au_find_slot(a, card);

	if (slot < 0)
		return no(C_OWN, card, 0, 0);
	if (is_complete(a, slot))
		return no(C_LOCK, card, 0, 0);
	if (!count_of(a->filled[slot], symbol))
		return no(C_BARE, card, symbol, 0);
	if (!can_leave(a, x, symbols))
		return no(C_NOWHERE, card, symbol, 0);
	return allowed();
}

static unsigned served(const struct table *t, int seat) { return t->area[seat].serves[t->token]; }

struct why au_why_not_put(const struct state *s, int seat, act x)
{
	const struct area *a = &s->pub.area[seat];
	int lifted = s->own[seat].lift;
	struct why w = au_why_no_space(a, x, lifted);

	if (w.clause)
		return w;
	if (!(served(&s->pub, seat) >> act_b(x) & 1))
		return no(C_TOKEN, act_a(x), act_b(x), s->pub.token);
	if (!lifted && !a->stock)
		return no(C_STOCK, act_a(x), 0, 0);
	return allowed();
}

struct why au_why_not_lift(const struct state *s, int seat, act x)
{
	return au_why_no_legion(&s->pub.area[seat], x, served(&s->pub, seat));
}

int au_list_place(const struct state *s, int seat, act *out)
{
	const struct area *a = &s->pub.area[seat];
	unsigned symbols = served(&s->pub, seat);
	int n = 0;

	if (s->own[seat].lift)
		return au_list_puts(a, symbols, s->own[seat].lift, V_PUT, out);
	if (a->stock)
		n = au_list_puts(a, symbols, 0, V_PUT, out);
	n += au_list_lifts(a, symbols, V_LIFT, out + n);
	out[n++] = ACT(V_PASS, 0, 0, 0);
	return n;
}

/* ---- drawing ----------------------------------------------------------------------------------
 */

act au_draw_token(const struct state *s, uint32_t ticket)
{
	int token = 0;

	for (uint32_t bag = s->pub.bag; ticket >= (bag & NIBBLE_MASK); bag >>= NIBBLE, token++)
		ticket -= bag & NIBBLE_MASK;
	return ACT(V_DRAW, token, 0, 0);
}

void au_do_draw(struct state *s, int seat, act x, struct events *ev)
{
	(void)seat;
	s->pub.bag -= 1u << NIBBLE * act_a(x);
	s->pub.n_bag--;
	s->pub.token = (uint8_t)act_a(x);
	tell(ev, E_TOKEN, s->pub.crier, act_a(x), 0, 0);
	au_await_all(s, S_PLACE);
}

/* ---- choosing, and the reveal
 * -------------------------------------------------------------------- */

static void tell_move(const struct area *a, const struct private *own, int seat, struct events *ev)
{
	int from = own->lift, to = own->put;

	if (from)
		tell(ev, E_LIFTED, seat, a->card[place_slot(from)], place_symbol(from), 0);
	tell(ev, from ? E_MOVED : E_PLACED, seat, a->card[place_slot(to)], place_symbol(to), 0);
}

static void reveal_choice(struct state *s, int seat, struct events *ev)
{
	struct area *a = &s->pub.area[seat];
	struct private *own = &s->own[seat];

	if (own->put == PASSED) {
		tell(ev, E_PASSED, seat, 0, 0, 0);
	} else {
		if (ev)
			tell_move(a, own, seat, ev);
		if (own->lift)
			au_remove_legion(a, place_slot(own->lift), place_symbol(own->lift));
		else
			a->stock--;
		au_add_legion(a, place_slot(own->put), place_symbol(own->put));
	}
	own->lift = own->put = 0;
}

static void commit(struct state *s, int seat, int place, struct events *ev)
{
	s->own[seat].put = (uint8_t)place;
	s->box.committed |= SEAT_BIT(seat);
	if (s->box.committed != s->pub.asked)
		return;
	s->box.committed = 0;
	for (int i = 0; i < s->pub.seats; i++)
		reveal_choice(s, i, ev);
	s->pub.phase = AUTO_AVE;
}

void au_do_put(struct state *s, int seat, act x, struct events *ev)
{
	whisper(ev, VEIL_ALL, E_PUTTING, seat, act_a(x), act_b(x), 0);
	commit(s, seat, place_at(au_find_slot(&s->pub.area[seat], act_a(x)), act_b(x)), ev);
}

void au_do_lift(struct state *s, int seat, act x, struct events *ev)
{
	int slot = au_find_slot(&s->pub.area[seat], act_a(x));

	s->own[seat].lift = place_at(slot, act_b(x));
	whisper(ev, VEIL_ALL, E_LIFTING, seat, act_a(x), act_b(x), 0);
}

void au_do_pass(struct state *s, int seat, act x, struct events *ev)
{
	(void)x;
	whisper(ev, VEIL_ALL, E_PASSING, seat, 0, 0, 0);
	commit(s, seat, PASSED, ev);
}
