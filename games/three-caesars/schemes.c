/* games/three-caesars/schemes.c -- cards' events that touch points, hands, plots and the weather
 * (section 9, TC-DECK). */

#include "games/three-caesars/effects.h"

/* ---- for oneself ----------------------------------------------------------------------------- */

void tc_does_initiative(struct state *s, int seat, int kind, struct events *ev)
{
	(void)kind;
	if (s->pub.initiative == seat)
		tc_gain_courage(s, seat, ev);
	else
		tc_take_initiative(s, seat, ev);
}

void tc_does_imperator(struct state *s, int seat, int kind, struct events *ev)
{
	(void)kind;
	if (s->pub.won >> seat & 1)
		roll(s, R_IMPERATOR, seat, 0, 0);
	else
		tc_gain_points(s, seat, 1, ev);
}

void tc_does_charm(struct state *s, int seat, int kind, struct events *ev)
{
	(void)kind;
	tc_gain_points(s, seat, 1, ev);
}

void tc_does_vestals(struct state *s, int seat, int kind, struct events *ev)
{
	(void)kind;
	s->pub.last_turn++;
	tell(ev, E_VESTALS, seat, s->pub.last_turn, 0, 0);
}

void tc_does_oath(struct state *s, int seat, int kind, struct events *ev)
{
	(void)kind;
	if (is_active(s, seat))
		tc_gain_courage(s, seat, ev);
	else
		tc_pay(s, seat, OATH_POINTS, ev);
}

static void draw_cards(struct state *s, int seat, int n, struct events *ev)
{
	if (!s->pub.deck_size)
		tell(ev, E_NO_CARDS, seat, 0, 0, 0);
	push(s, (struct frame){ .kind = S_DRAW, .seat = (uint8_t)seat, .draw.left = (uint8_t)n });
}

void tc_does_nero_gold(struct state *s, int seat, int kind, struct events *ev)
{
	(void)kind;
	draw_cards(s, seat, 3, ev);
}

void tc_does_couriers(struct state *s, int seat, int kind, struct events *ev)
{
	(void)kind;
	draw_cards(s, seat, 2, ev);
}

void tc_does_spoils(struct state *s, int seat, int kind, struct events *ev)
{
	bool won = s->pub.won >> seat & 1;

	(void)kind;
	if (won)
		tc_gain_courage(s, seat, ev);
	draw_cards(s, seat, won ? 2 : 1, ev);
}

void tc_does_bribe(struct state *s, int seat, int kind, struct events *ev)
{
	(void)kind, (void)ev;
	s->pub.bribed |= (uint8_t)(1u << seat);
}

/* ---- weather --------------------------------------------------------------------------------- */

struct why tc_needs_no_snow(const struct state *s, int seat, int kind)
{
	(void)seat, (void)kind;
	return s->pub.snow ? no(C_SNOWING, 0, 0, 0) : allowed();
}

void tc_does_snow(struct state *s, int seat, int kind, struct events *ev)
{
	(void)seat, (void)kind, (void)ev;
	s->pub.snow = 1;
}

void tc_does_flood(struct state *s, int seat, int kind, struct events *ev)
{
	(void)seat, (void)kind, (void)ev;
	s->pub.flood = 1;
}

/* ---- Rome ------------------------------------------------------------------------------------ */

struct why tc_needs_owner(const struct state *s, int seat, int kind)
{
	(void)seat;
	return s->pub.owner < NOBODY ? allowed() : no(C_NO_OWNER, kind, 0, 0);
}

void tc_does_grain(struct state *s, int seat, int kind, struct events *ev)
{
	(void)kind;
	if (s->pub.owner == seat) {
		tc_gain_points(s, seat, 1, ev);
		return;
	}
	tc_lose_points(s, s->pub.owner, 1, ev);
	roll(s, R_GRAIN, seat, 0, 0);
}

struct why tc_needs_besieging_rival(const struct state *s, int seat, int kind)
{
	if (!is_besieged(s) || s->pub.holder[P_CAMP] == seat || !cohorts_at(s, P_ROME))
		return no(C_NO_SIEGE, kind, 0, 0);
	return allowed();
}

void tc_does_sortie(struct state *s, int seat, int kind, struct events *ev)
{
	(void)kind, (void)ev;
	roll(s, R_SORTIE, seat, 1, 0);
}

/* ---- the False Nero -------------------------------------------------------------------------- */

/* Asks the rivals in turn order: the last one's frame goes on the stack first. */
static void rivals_discard(struct state *s, int seat)
{
	for (int i = s->pub.ordered - 1; i >= 0; i--)
		if (s->pub.order[i] != seat && is_alive(s, s->pub.order[i]))
			ask(s, S_DISCARD, s->pub.order[i]);
}

void tc_does_false_nero(struct state *s, int seat, int kind, struct events *ev)
{
	bool any = false;

	(void)kind;
	for (int side = 0; side < TC_SEATS; side++)
		if (is_alive(s, side) && s->pub.points[side] >= FALSE_NERO_POINTS) {
			tc_lose_points(s, side, 1, ev);
			any = true;
		}
	if (!any)
		rivals_discard(s, seat);
}

/* ---- naming a rival -------------------------------------------------------------------------- */

static struct why why_not_hand(const struct state *s, int rival)
{
	return s->pub.hand_size[rival] ? allowed() : no(C_EMPTY_HAND, rival, 0, 0);
}

static struct why why_not_at_war(const struct state *s, int seat, int rival)
{
	return has_truce(s, seat, rival) ? no(C_TRUCE, rival, 0, 0) : allowed();
}

static struct why why_not_fit(const struct state *s, int seat, int kind, int rival)
{
	switch (kind) {
	case K_SENATE: return s->pub.points[rival] ? allowed() : no(C_NO_POINTS, rival, 0, 0);
	case K_SPIES:
		if (s->pub.seen_by[rival] >> seat & 1)
			return no(C_SEEN, rival, 0, 0);
		return why_not_hand(s, rival);
	case K_RUMOURS: return why_not_hand(s, rival);
	case K_GRAFT:
		if (!s->pub.hand_size[rival])
			return why_not_hand(s, rival);
		return why_not_at_war(s, seat, rival);
	default: return why_not_at_war(s, seat, rival);
	}
}

static struct why why_not_rival(const struct state *s, int seat, int kind, int rival)
{
	if (rival == seat || !is_alive(s, rival))
		return no(C_RIVAL, rival, 0, 0);
	return why_not_fit(s, seat, kind, rival);
}

struct why tc_why_not_name(const struct state *s, int seat, act a)
{
	const struct frame *f = now(s);

	return f->kind == S_AID ? tc_why_not_aid(s, act_a(a))
							: why_not_rival(s, seat, f->played.card, act_a(a));
}

struct why tc_needs_rival(const struct state *s, int seat, int kind)
{
	for (int rival = 0; rival < TC_SEATS; rival++)
		if (!why_not_rival(s, seat, kind, rival).clause)
			return allowed();
	return no(C_NOBODY_TO_NAME, kind, 0, 0);
}

void tc_does_rival(struct state *s, int seat, int kind, struct events *ev)
{
	(void)ev;
	ask_about(s, S_RIVAL, seat, kind);
}

static void spread_rumours(struct state *s, int seat, int rival)
{
	ask(s, S_LOSE, rival);
	ask(s, S_LOSE, seat);
}

static void name_rival(struct state *s, int seat, int kind, int rival, struct events *ev)
{
	tell(ev, E_NAMED, seat, rival, kind, 0);
	switch (kind) {
	case K_SENATE: tc_lose_points(s, rival, 1, ev); break;
	case K_MARRY: s->pub.truce |= (uint8_t)(1u << (seat + rival - 1)); break;
	case K_SPIES: s->pub.seen_by[rival] |= (uint8_t)(1u << seat); break;
	case K_RUMOURS: spread_rumours(s, seat, rival); break;
	case K_BLACKMAIL: tc_start_intrigue(s, seat, R_BLACKMAIL, rival, 0, ev); break;
	case K_GRAFT: tc_start_intrigue(s, seat, R_GRAFT, rival, 0, ev); break;
	case K_SEDUCTION: tc_start_intrigue(s, seat, R_SEDUCTION, rival, 0, ev); break;
	}
}

void tc_do_name(struct state *s, int seat, act a, struct events *ev)
{
	if (top(s)->kind == S_AID)
		tc_aid(s, act_a(a), ev);
	else
		name_rival(s, seat, pop(s).played.card, act_a(a), ev);
}

/* ---- naming a leader ------------------------------------------------------------------------- */

struct why tc_why_not_victim(const struct state *s, int seat, int kind, int leader)
{
	int side = side_of(s, leader), place = s->pub.at[leader];

	if (side == seat)
		return no(C_VICTIM_OWN, leader, 0, 0);
	if (place >= N_PLACES)
		return no(C_LEADER_MAP, leader, 0, 0);
	if (kind == K_MUTINY)
		return side < NOBODY && (s->pub.held[side] >> place & 1) ? allowed()
																 : no(C_NO_COHORTS, leader, 0, 0);
	return has_truce(s, seat, side) ? no(C_TRUCE, side, 0, 0) : allowed();
}

struct why tc_why_not_against(const struct state *s, int seat, act a)
{
	return tc_why_not_victim(s, seat, now(s)->played.card, act_a(a));
}

struct why tc_needs_victim(const struct state *s, int seat, int kind)
{
	for (int leader = 0; leader < N_LEADERS; leader++)
		if (!tc_why_not_victim(s, seat, kind, leader).clause)
			return allowed();
	return no(C_NOBODY_TO_NAME, kind, 0, 0);
}

void tc_does_victim(struct state *s, int seat, int kind, struct events *ev)
{
	(void)ev;
	ask_about(s, S_VICTIM, seat, kind);
}

void tc_do_against(struct state *s, int seat, act a, struct events *ev)
{
	int kind = pop(s).played.card, leader = act_a(a);

	if (kind == K_MUTINY)
		roll(s, R_MUTINY, seat, leader, 0);
	else
		tc_start_intrigue(s, seat, R_ASSASSIN, side_of(s, leader), leader, ev);
}
