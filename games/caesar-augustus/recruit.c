/* games/caesar-augustus/recruit.c -- the deck, Draft and Army (Game Turn 3.3 and 3.4). */

#include "games/caesar-augustus/state.h"

/* ---- the deck and the soldiers returned under it ---------------------------------- */

static void join(struct state *s, int army, int kind, struct events *ev)
{
	int seat = commander_of(s, army);

	*hand_at(s, army) = (ca_hand)(*hand_at(s, army) + one_of(kind));
	s->pub.count[army]++;
	/* CA-RED-EYES: the Senate draws only when it has nobody left, and at the start. */
	if (army == CA_RED_ARMY)
		s->pub.red_eyes = seat < CA_SEATS ? SEAT_BIT(seat) : 0;
	if (ev)
		emit(ev, (struct event){ .kind = E_DREW,
								 .seat = (uint8_t)seat,
								 .a = holder(seat),
								 .b = (uint16_t)number_of(army),
								 .c = (uint16_t)kind,
								 .veil = VEIL_C,
								 .sees = seat < CA_SEATS ? SEAT_BIT(seat) : 0 });
}

/* CA-DRAFT: first returned, first drawn. */
static int pull_returned(struct state *s)
{
	int kind = s->box.returned[0] - 1, n = --s->pub.returned;

	for (int i = 0; i < n; i++) {
		s->box.returned[i] = s->box.returned[i + 1];
		s->pub.returner[i] = s->pub.returner[i + 1];
	}
	s->box.returned[n] = s->pub.returner[n] = 0;
	return kind;
}

/* Chance decides only while the deck itself lasts: what was returned has an order. */
enum drawn ca_draw(struct state *s, int army, struct events *ev)
{
	if (s->pub.deck)
		return AWAITED;
	if (!s->pub.returned)
		return NONE_LEFT;
	join(s, army, pull_returned(s), ev);
	return DRAWN;
}

int ca_drawing_army(const struct state *s)
{
	switch (s->pub.phase) {
	case S_DRAFT: return army_of(s->pub.active, s->pub.cursor / DRAFT_DRAWS);
	case S_LEVY: return s->pub.cursor;
	case S_REFILL: return s->pub.battle.army[s->pub.battle.won ? CA_ATTACKER : CA_DEFENDER];
	default: return CA_RED_ARMY;
	}
}

void ca_take_from_deck(struct state *s, int kind, struct events *ev)
{
	s->box.deck[kind]--;
	s->pub.deck--;
	join(s, ca_drawing_army(s), kind, ev);
}

/* ---- Draft ---------------------------------------------------------------------------- */

/* Draws are numbered: army I's own, army I's bonus, army II's own ... */
static bool is_due(const struct state *s, int draw)
{
	int where = s->pub.where[army_of(s->pub.active, draw / DRAFT_DRAWS)];

	return where != CA_NOWHERE &&
		   (draw % DRAFT_DRAWS == 0 || where == s->pub.general[s->pub.active]);
}

int ca_returning_army(const struct state *s)
{
	return army_of(s->pub.active, (s->pub.cursor - 1) / DRAFT_DRAWS);
}

/* False: the army holds too many, and one must be returned before the next draw. */
static bool finish_draw(struct state *s)
{
	s->pub.cursor++;
	if (s->pub.count[ca_returning_army(s)] <= ARMY_LIMIT)
		return true;
	s->pub.phase = S_RETURN;
	return false;
}

static void go_on_drafting(struct state *s, struct events *ev)
{
	while (s->pub.cursor < DRAFT_DRAWS * CA_NUMBERS) {
		enum drawn drawn;

		if (!is_due(s, s->pub.cursor)) {
			s->pub.cursor++;
			continue;
		}
		drawn = ca_draw(s, army_of(s->pub.active, s->pub.cursor / DRAFT_DRAWS), ev);
		if (drawn == AWAITED) {
			s->pub.phase = S_DRAFT;
			return;
		}
		if (drawn == NONE_LEFT)
			break;
		if (!finish_draw(s))
			return;
	}
	ca_end_action(s, ev);
}

void ca_after_draft_draw(struct state *s, struct events *ev)
{
	if (finish_draw(s))
		go_on_drafting(s, ev);
}

/* False: there is no army to draft for, the action is forfeit. */
bool ca_start_draft(struct state *s, struct events *ev)
{
	bool has_army = false;

	for (int n = 0; n < CA_NUMBERS; n++)
		has_army |= s->pub.where[army_of(s->pub.active, n)] != CA_NOWHERE;
	if (has_army)
		go_on_drafting(s, ev);
	return has_army;
}

struct why ca_why_not_return(const struct state *s, int seat, act a)
{
	int army = ca_returning_army(s);

	(void)seat;
	if (!count_kind(hand_of(s, army), act_a(a)))
		return no(C_DRAFT, number_of(army), act_a(a), 0);
	return no(C_ALLOWED, 0, 0, 0);
}

/* CA-MEMORY: nobody saw which soldier went, so nobody can be sure of any. */
void ca_do_return(struct state *s, int seat, act a, struct events *ev)
{
	int army = ca_returning_army(s), kind = act_a(a);

	*hand_at(s, army) = (ca_hand)(*hand_at(s, army) - one_of(kind));
	s->pub.count[army]--;
	s->pub.marked[army] = 0;
	s->box.returned[s->pub.returned] = (uint8_t)(kind + 1);
	s->pub.returner[s->pub.returned++] = (uint8_t)(seat + 1);
	if (ev)
		emit(ev, (struct event){ .kind = E_RETURNED,
								 .seat = (uint8_t)seat,
								 .a = (uint16_t)number_of(army),
								 .b = (uint16_t)kind,
								 .veil = VEIL_B,
								 .sees = SEAT_BIT(seat) });
	go_on_drafting(s, ev);
}

/* ---- Army -------------------------------------------------------------------------------- */

static int free_army(const struct state *s, int seat)
{
	int n = 0;

	while (n < CA_NUMBERS && s->pub.where[army_of(seat, n)] != CA_NOWHERE)
		n++;
	return n;
}

/* CA-CREATE: RED popularity is not the controller's for this. */
uint32_t ca_raise_sites(const struct state *s, int seat)
{
	return (s->pub.popular[seat] | bit(s->pub.general[seat])) & ~ca_armies(s) & ALL_TERRITORIES;
}

/* False: no army, no soldier or no place is left, the action is forfeit. */
bool ca_start_raising(struct state *s)
{
	if (free_army(s, s->pub.active) == CA_NUMBERS || !(s->pub.deck + s->pub.returned) ||
		!ca_raise_sites(s, s->pub.active))
		return false;
	s->pub.phase = S_RAISE;
	return true;
}

struct why ca_why_not_raise(const struct state *s, int seat, act a)
{
	int territory = act_a(a), army = ca_army_at(s, territory);

	if (army < CA_ARMIES)
		return no(C_CREATE_ARMY, holder(commander_of(s, army)), territory, 0);
	if (!(ca_raise_sites(s, seat) & bit(territory)))
		return no(C_CREATE_WHERE, territory, 0, 0);
	return no(C_ALLOWED, 0, 0, 0);
}

static void go_on_levying(struct state *s, struct events *ev)
{
	while (s->pub.owed) {
		enum drawn drawn = ca_draw(s, s->pub.cursor, ev);
		if (drawn == AWAITED) {
			s->pub.phase = S_LEVY;
			return;
		}
		if (drawn == NONE_LEFT)
			break;
		s->pub.owed--;
	}
	ca_end_action(s, ev);
}

void ca_do_raise(struct state *s, int seat, act a, struct events *ev)
{
	int n = free_army(s, seat), army = army_of(seat, n), territory = act_a(a);

	tell(ev, E_RAISED, seat, n, territory, 0);
	s->pub.where[army] = (uint8_t)territory;
	s->pub.cursor = (uint8_t)army;
	s->pub.owed = (uint8_t)(1 + (s->pub.general[seat] == territory));
	ca_capture_at(s, seat, territory, ev);
	go_on_levying(s, ev);
}

void ca_after_levy_draw(struct state *s, struct events *ev)
{
	s->pub.owed--;
	go_on_levying(s, ev);
}
