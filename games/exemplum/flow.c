/* games/exemplum/flow.c -- the sequence of play: who acts, and what comes next.
 *
 *              draw       seal             ex_show_cards           go
 *      DEAL ----------> SEAL -----> PLAN ------------------> GO_ON -----> DEED
 *                                    ^                         ^           |  \ rob
 *                                    |                         |           |   v      stand
 *                          end_round |                ex_end_turn          |  ANSWER -----> CLASH
 *                                    |                         |           |   | yield       |
 *              ENDED <---------------+----------------------- BURIAL       v   v             |
 *                       end_round                              ^         ex_end_deed <-------+
 *                                                              |           |       die
 *                                                          ex_refill <-- REFILL
 *
 * DEAL, SEAL, CLASH and REFILL wait for chance, PLAN for everybody, ANSWER for the robbed courier,
 * the rest for the courier on turn. */

#include "games/exemplum/state.h"

/* ---- who acts -------------------------------------------------------------------------- */

static seatset seats_with_cards(const struct state *s)
{
	seatset set = 0;

	for (int seat = 0; seat < s->pub.seats; seat++)
		if (s->pub.hand_size[seat])
			set |= SEAT_BIT(seat);
	return set;
}

seatset ex_asked(const void *state)
{
	const struct state *s = state;

	switch (s->pub.phase) {
	case S_DEAL:
	case S_SEAL:
	case S_CLASH:
	case S_REFILL: return SEAT_BIT(SEAT_CHANCE);
	case S_PLAN: return seats_with_cards(s);
	case S_ANSWER: return SEAT_BIT(s->pub.robbed);
	case S_ENDED: return 0;
	default: return SEAT_BIT(s->pub.turn);
	}
}

seatset ex_pending(const void *state)
{
	const struct state *s = state;
	seatset set = ex_asked(s);

	if (s->pub.phase == S_PLAN)
		for (int seat = 0; seat < s->pub.seats; seat++)
			if (s->own[seat].ride)
				set &= (seatset)~SEAT_BIT(seat);
	return set;
}

struct prompt ex_prompt(const void *state, int seat)
{
	const struct state *s = state;

	(void)seat;
	switch (s->pub.phase) {
	case S_GO_ON:
		return (struct prompt){ .step = S_GO_ON, .a = (uint16_t)ex_reach(&s->pub, s->pub.turn) };
	case S_ANSWER: return (struct prompt){ .step = S_ANSWER, .a = s->pub.turn };
	case S_CLASH: /* the robber rolls first */
		return (struct prompt){ .step = S_CLASH, .a = s->pub.dice ? s->pub.robbed : s->pub.turn };
	default: return (struct prompt){ .step = s->pub.phase };
	}
}

/* ---- transitions that several chapters share --------------------------------------------- */

void ex_start_planning(struct state *s, struct events *ev)
{
	memset(s->pub.miles, 0, sizeof s->pub.miles);
	s->pub.turn = s->pub.leader;
	s->pub.taken = 0;
	s->pub.phase = S_PLAN;
	if (!seats_with_cards(s))
		ex_show_cards(s, ev);
}

/* EX-DRAW: goes on until two are drawn or there are no more. */
void ex_refill(struct state *s, struct events *ev)
{
	if (s->pub.to_draw && ex_can_draw(s))
		return;
	if (s->pub.to_draw)
		tell(ev, E_NO_CARDS, s->pub.turn, 0, 0);
	s->pub.to_draw = 0;
	if (s->pub.hand_size[s->pub.turn])
		s->pub.phase = S_BURIAL;
	else
		ex_end_turn(s, ev);
}

void ex_end_deed(struct state *s, struct events *ev)
{
	for (int spy = 0; spy < s->pub.seats; spy++) /* EX-MEMORY */
		s->pub.knows[spy] &= (uint8_t)~SEAT_BIT(s->pub.turn);
	memset(s->pub.die, 0, sizeof s->pub.die);
	s->pub.robbed = s->pub.dice = 0;
	s->pub.to_draw = DRAWS;
	s->pub.phase = S_REFILL;
	ex_refill(s, ev);
}

static bool somebody_has_arrived(const struct state *s)
{
	for (int seat = 0; seat < s->pub.seats; seat++)
		if (s->pub.mile[seat] == GOAL)
			return true;
	return false;
}

static void open_letter(struct state *s, struct events *ev)
{
	int card = s->box.letter - 1;

	tell(ev, E_OPENED, SEAT_NOBODY, card, 0);
	for (int seat = 0; seat < s->pub.seats; seat++)
		if (s->own[seat].hand[card])
			tell(ev, E_HONOURED, seat, LETTER_POINTS, 0);
}

/* EX-END, EX-LEAD */
static void end_round(struct state *s, struct events *ev)
{
	s->pub.round++;
	tell(ev, E_ROUND, SEAT_NOBODY, s->pub.round, 0);
	if (s->pub.round == s->pub.rounds || somebody_has_arrived(s)) {
		s->pub.phase = S_ENDED;
		open_letter(s, ev);
		return;
	}
	s->pub.leader = (uint8_t)(s->pub.leader + 1 < s->pub.seats ? s->pub.leader + 1 : 0);
	ex_start_planning(s, ev);
}

void ex_end_turn(struct state *s, struct events *ev)
{
	s->pub.turn = (uint8_t)(s->pub.turn + 1 < s->pub.seats ? s->pub.turn + 1 : 0);
	if (++s->pub.taken < s->pub.seats)
		s->pub.phase = S_GO_ON;
	else
		end_round(s, ev);
}
