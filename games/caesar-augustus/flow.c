/* games/caesar-augustus/flow.c -- the sequence of play, as one machine of phases.
 *
 *   OPENING --(three draws for the Senate)--> start_turn
 *
 *   start_turn -> GENERALS, from the leader on -> CHOICE, all at once -> V_REVEAL
 *
 *   do_reveal: V_MARCH   -> do_halt                     |
 *              V_BRIBE   -> do_bribe                    |
 *              DRAFT  <-> V_RETURN -> go_on_drafting    +-> end_action -> V_REVEAL of the next seat
 *              V_RAISE   -> LEVY   -> go_on_levying     |
 *              forfeit                                |
 *
 *   V_MARCH -> start_battle -> the battle's phases (battle.c) -> V_MARCH
 *
 *   after the last seat: hold_election -> [V_INSPECT -> do_inspect] -> end_turn
 *   end_turn: suppression -> start_turn with the next leader, or OVER after the last turn
 *
 * What a seat sees only by somebody's revealing or by inspecting is never shown as part of another
 * action: a hidden draw would else betray it. */

#include "games/caesar-augustus/state.h"

/* ---- a turn ---------------------------------------------------------------------- */

void ca_start_turn(struct state *s, struct events *ev)
{
	s->pub.turn++;
	s->pub.active = s->pub.leader;
	s->pub.done = 0;
	s->pub.phase = S_GENERALS;
	memset(s->pub.shown, 0, sizeof s->pub.shown);
	tell(ev, E_TURN, s->pub.leader, s->pub.turn, 0, 0);
}

/* False: every seat has had its turn in this phase. */
static bool pass_on(struct state *s)
{
	s->pub.active = (uint8_t)seat_after(s, s->pub.active);
	return ++s->pub.done < s->pub.seats;
}

void ca_after_general(struct state *s, struct events *ev)
{
	(void)ev;
	if (pass_on(s))
		return;
	s->pub.done = 0;
	s->pub.phase = S_CHOICE;
}

static void hold_election(struct state *s, struct events *ev)
{
	ca_elect(s, ev);
	if (ca_must_inspect(s))
		s->pub.phase = S_INSPECT;
	else
		ca_end_turn(s, ev);
}

static void end_game(struct state *s, struct events *ev)
{
	for (int seat = 0; seat < s->pub.seats; seat++)
		tell(ev, E_SCORED, seat, ca_points(&s->pub, seat) - s->pub.vp[seat], 0, 0);
	s->pub.phase = S_OVER;
}

void ca_end_turn(struct state *s, struct events *ev)
{
	ca_suppress(s, ev);
	if (s->pub.turn == s->pub.turns) {
		end_game(s, ev);
		return;
	}
	s->pub.leader = (uint8_t)seat_after(s, s->pub.leader);
	ca_start_turn(s, ev);
}

/* ---- resolving the choices ----------------------------------------------------------- */

enum begun { UNDER_WAY, DONE, FORFEIT };

/* UNDER_WAY: whoever finishes the action calls ca_end_action. */
static enum begun begin_order(struct state *s, int order, struct events *ev)
{
	enum bribing bribing;

	switch (order) {
	case CA_MOVE: return ca_start_move(s) ? UNDER_WAY : FORFEIT;
	case CA_DRAFT: return ca_start_draft(s, ev) ? UNDER_WAY : FORFEIT;
	case CA_ARMY: return ca_start_raising(s) ? UNDER_WAY : FORFEIT;
	default:
		bribing = ca_start_bribe(s, ev);
		return bribing == BRIBE_ASKED ? UNDER_WAY : bribing == BRIBED_AT_ONCE ? DONE : FORFEIT;
	}
}

/* CA-V_CHOOSE, CA-FORFEIT: a choice is seen when its seat's turn to act comes. */
void ca_do_reveal(struct state *s, int seat, act a, struct events *ev)
{
	int order = s->own[seat].order - 1;
	enum begun begun;

	(void)a;
	s->pub.shown[seat] = s->own[seat].order;
	s->own[seat].order = 0;
	tell(ev, E_REVEALED, seat, order, 0, 0);
	begun = begin_order(s, order, ev);
	if (begun == FORFEIT)
		tell(ev, E_FORFEIT, seat, order, 0, 0);
	if (begun != UNDER_WAY)
		ca_end_action(s, ev);
}

void ca_end_action(struct state *s, struct events *ev)
{
	s->pub.marched = s->pub.swap = s->pub.escorted = s->pub.cursor = s->pub.owed = 0;
	if (pass_on(s))
		s->pub.phase = S_REVEAL;
	else
		hold_election(s, ev);
}

void ca_do_choose(struct state *s, int seat, act a, struct events *ev)
{
	s->own[seat].order = (uint8_t)(act_a(a) + 1);
	if (ev)
		emit(ev, (struct event){ .kind = E_CHOSE,
								 .seat = (uint8_t)seat,
								 .a = (uint16_t)act_a(a),
								 .veil = VEIL_ALL,
								 .sees = SEAT_BIT(seat) });
	if (!ca_pending(s))
		s->pub.phase = S_REVEAL;
}

/* ---- who is awaited --------------------------------------------------------------------- */

static seatset seats_in_battle(const struct state *s)
{
	int defender = s->pub.battle.seat[CA_DEFENDER];

	return (seatset)(SEAT_BIT(s->pub.battle.seat[CA_ATTACKER]) |
					 (defender == SEAT_NOBODY ? 0 : SEAT_BIT(defender)));
}

seatset ca_asked(const void *state)
{
	const struct state *s = state;

	switch (s->pub.phase) {
	case S_OVER: return 0;
	case S_OPENING:
	case S_DRAFT:
	case S_LEVY:
	case S_REFILL:
	case S_SEND: return SEAT_BIT(SEAT_CHANCE);
	case S_CHOICE: return (seatset)(SEAT_BIT(s->pub.seats) - 1);
	case S_COMMIT: return seats_in_battle(s);
	case S_RETREAT:
	case S_ANSWER:
	case S_RALLY_SECOND: return SEAT_BIT(s->pub.battle.seat[CA_DEFENDER]);
	case S_INSPECT: return SEAT_BIT(s->pub.controller);
	default: return SEAT_BIT(s->pub.active);
	}
}

seatset ca_pending(const void *state)
{
	const struct state *s = state;
	seatset asked = ca_asked(s);

	if (s->pub.phase != S_CHOICE && s->pub.phase != S_COMMIT)
		return asked;
	for (int seat = 0; seat < s->pub.seats; seat++)
		if (s->pub.phase == S_CHOICE ? s->own[seat].order : s->own[seat].commit)
			asked &= (seatset)~SEAT_BIT(seat);
	return asked;
}

struct prompt ca_prompt(const void *state, int seat)
{
	const struct state *s = state;
	struct prompt p = { .step = s->pub.phase };

	(void)seat;
	if (s->pub.battle.round)
		p.a = s->pub.battle.at;
	else if (s->pub.phase == S_RETURN)
		p.a = (uint16_t)number_of(ca_returning_army(s));
	return p;
}
