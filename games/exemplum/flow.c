/* games/exemplum/flow.c -- the sequence of play, and the game's entry in the contract.
 *
 *             ex_deal      ex_seal          ex_show_cards          ex_go
 *      DEAL ----------> SEAL -----> PLAN ------------------> GO_ON -----> DEED
 *                                    ^                         ^           |  \ ex_rob
 *                                    |                         |           |   v     ex_stand
 *                          end_round |                ex_end_turn          |  ANSWER -----> CLASH
 *                                    |                         |           |   | ex_yield    |
 *              ENDED <---------------+----------------------- BURIAL       v   v             |
 *                       end_round                              ^         ex_end_deed <-------+
 *                                                              |           |    ex_roll_die
 *                                                            refill <--- REFILL
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

static seatset asked(const void *state)
{
	const struct state *s = state;

	switch (s->pub.phase) {
	case DEAL:
	case SEAL:
	case CLASH:
	case REFILL: return SEAT_BIT(SEAT_CHANCE);
	case PLAN: return seats_with_cards(s);
	case ANSWER: return SEAT_BIT(s->pub.robbed);
	case ENDED: return 0;
	default: return SEAT_BIT(s->pub.turn);
	}
}

static seatset pending(const void *state)
{
	const struct state *s = state;
	seatset set = asked(s);

	if (s->pub.phase == PLAN)
		for (int seat = 0; seat < s->pub.seats; seat++)
			if (s->own[seat].ride)
				set &= (seatset)~SEAT_BIT(seat);
	return set;
}

static struct prompt prompt(const void *state, int seat)
{
	const struct state *s = state;

	(void)seat;
	switch (s->pub.phase) {
	case GO_ON:
		return (struct prompt){ .step = GO_ON, .a = (uint16_t)ex_reach(&s->pub, s->pub.turn) };
	case ANSWER: return (struct prompt){ .step = ANSWER, .a = s->pub.turn };
	case CLASH: /* the robber rolls first */
		return (struct prompt){ .step = CLASH, .a = s->pub.dice ? s->pub.robbed : s->pub.turn };
	default: return (struct prompt){ .step = s->pub.phase };
	}
}

/* ---- transitions that several chapters share --------------------------------------------- */

void ex_start_planning(struct state *s, struct events *ev)
{
	memset(s->pub.miles, 0, sizeof s->pub.miles);
	s->pub.turn = s->pub.leader;
	s->pub.taken = 0;
	s->pub.phase = PLAN;
	if (!seats_with_cards(s))
		ex_show_cards(s, ev);
}

/* EX-DRAW: goes on until two are drawn or there are no more. */
static void refill(struct state *s, struct events *ev)
{
	if (s->pub.to_draw && ex_can_draw(s))
		return;
	if (s->pub.to_draw)
		tell(ev, E_NO_CARDS, s->pub.turn, 0, 0);
	s->pub.to_draw = 0;
	if (s->pub.hand_size[s->pub.turn])
		s->pub.phase = BURIAL;
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
	s->pub.phase = REFILL;
	refill(s, ev);
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
		s->pub.phase = ENDED;
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
		s->pub.phase = GO_ON;
	else
		end_round(s, ev);
}

/* ---- legality ------------------------------------------------------------------------------ */

static struct why why_not(const void *state, int seat, act a)
{
	const struct state *s = state;

	switch (act_verb(a)) {
	case RIDE: return ex_why_not_ride(s, seat, act_a(a));
	case GO: return ex_why_not_go(s, seat, act_a(a));
	case SPY: return ex_why_not_spy(s, seat, act_a(a));
	case ROB: return ex_why_not_rob(s, seat, act_a(a));
	case YIELD: return ex_why_not_yield(s, seat);
	case BURY: return ex_why_not_bury(s, seat, act_a(a));
	default: return allowed(); /* pass and stand */
	}
}

/* Offers `verb` with every argument from `first` to `last` that nothing forbids. */
static int offer(const struct state *s, int seat, int verb, int first, int last, act *out)
{
	int n = 0;

	for (int a = first; a <= last; a++)
		if (!why_not(s, seat, ACT(verb, a, 0, 0)).clause)
			out[n++] = ACT(verb, a, 0, 0);
	return n;
}

static int legal(const void *state, int seat, act *out)
{
	const struct state *s = state;
	int n = 0;

	if (!(pending(s) & SEAT_BIT(seat)))
		return 0;
	switch (s->pub.phase) {
	case PLAN: return offer(s, seat, RIDE, 0, N_CARDS - 1, out);
	case GO_ON: return offer(s, seat, GO, s->pub.mile[seat], ex_reach(&s->pub, seat), out);
	case DEED:
		n += offer(s, seat, SPY, 0, s->pub.seats - 1, out);
		n += offer(s, seat, ROB, 0, s->pub.seats - 1, out + n);
		return n + offer(s, seat, PASS, 0, 0, out + n);
	case ANSWER:
		n += offer(s, seat, STAND, 0, 0, out);
		return n + offer(s, seat, YIELD, 0, 0, out + n);
	default: return offer(s, seat, BURY, 0, N_CARDS - 1, out);
	}
}

/* ---- chance and change ----------------------------------------------------------------------- */

static struct lot lot(const void *state)
{
	const struct state *s = state;

	if (s->pub.phase == CLASH)
		return (struct lot){ .verb = DIE, .tickets = DIE_FACES };
	return ex_cards_lot(s);
}

static act draw(const void *state, uint32_t ticket)
{
	const struct state *s = state;

	if (s->pub.phase == CLASH)
		return ACT(DIE, 1 + ticket, 0, 0);
	return ex_cards_draw(s, ticket);
}

static void draw_or_deal(struct state *s, int seat, int card, struct events *ev)
{
	if (s->pub.phase == DEAL) {
		ex_deal(s, seat, card, ev);
	} else {
		ex_draw_card(s, seat, card, ev);
		refill(s, ev);
	}
}

static void apply(void *state, int seat, act a, struct events *ev)
{
	struct state *s = state;

	switch (act_verb(a)) {
	case RIDE: ex_ride(s, seat, act_a(a), ev); break;
	case GO: ex_go(s, seat, act_a(a), ev); break;
	case SPY: ex_spy(s, seat, act_a(a), ev); break;
	case ROB: ex_rob(s, seat, act_a(a), ev); break;
	case PASS: ex_end_deed(s, ev); break;
	case STAND: ex_stand(s, seat, ev); break;
	case YIELD: ex_yield(s, seat, ev); break;
	case BURY: ex_bury(s, seat, act_a(a), ev); break;
	case DRAW_CARD: draw_or_deal(s, act_a(a), act_b(a), ev); break;
	case SEAL_CARD: ex_seal(s, act_a(a), ev); break;
	case DIE: ex_roll_die(s, act_a(a), ev); break;
	}
}

/* ---- the tables --------------------------------------------------------------------------------
 */

static const struct verb verbs[N_VERBS] = {
#define VERB(id, word, label, a, b, c, secrecy, flags, steps)                                      \
	[id] = { word, label, { a, b, c }, secrecy, flags, steps },
#include "games/exemplum/verbs.def"
#undef VERB
};

static const struct event_info events[N_EVENTS] = {
#define EVENT(id, word, text, a, b, c) [E_##id] = { word, text, { a, b, c } },
#include "games/exemplum/events.def"
#undef EVENT
};

static const struct clause clauses[N_CLAUSES] = {
#define CLAUSE(id, name, source, text, refusal, a, b, c)                                           \
	[C_##id] = { name, source, text, refusal, { a, b, c } },
#include "games/exemplum/clauses.def"
#undef CLAUSE
};

static const struct step steps[N_PHASES] = {
#define STEP(id, word, phase, ask, hint, wait, a, b, c)                                            \
	[id] = { word, phase, ask, hint, wait, { a, b, c } },
#include "games/exemplum/steps.def"
#undef STEP
};

/* Dealing takes HAND plies a seat and one for the letter.  A courier's round is at most: ride, go,
 * deed, answer, two dice, two draws, burial. */
enum { PLIES_A_TURN = 9, MAX_ACTIONS = EX_SEATS * HAND + 1 + MAX_ROUNDS * EX_SEATS * PLIES_A_TURN };

/* The longest list is the road under a relay card: from here to 60 miles on. */
enum { LONGEST_RIDE = 60, MAX_CHOICES = LONGEST_RIDE + 1 };

/* How a deed comes out: for odds. */
static const uint8_t results[] = { E_PAID, E_YIELDED, E_DRIVEN, E_GAVE, E_OPENED, E_HONOURED };

const struct game exemplum = {
	.id = "exemplum",
	.title = "Exemplum",
	.blurb = "Couriers race down the Via Appia: the template for every other game.",
	.rules = 1,
	.min_seats = 2,
	.max_seats = EX_SEATS,
	.usual_seats = 3,
	.state_size = sizeof(struct state),
	.view_size = sizeof(struct view),
	.own_offset = offsetof(struct state, own),
	.own_size = sizeof(struct private),
	.box_offset = offsetof(struct state, box),
	.box_size = sizeof(struct box),
	.max_legal = MAX_CHOICES,
	.max_outcomes = DIE_FACES,
	.max_actions = MAX_ACTIONS,
	.verbs = verbs,
	.events = events,
	.clauses = clauses,
	.steps = steps,
	.names = ex_names,
	.options = ex_options,
	.n_verbs = N_VERBS,
	.n_events = N_EVENTS,
	.n_clauses = N_CLAUSES,
	.n_steps = N_PHASES,
	.n_names = N_NAMES,
	.n_options = N_OPTIONS,
	.results = results,
	.n_results = LEN(results),
	.parts = ex_parts,
	.n_parts = EX_PARTS,
	.setup = ex_setup,
	.pending = pending,
	.asked = asked,
	.prompt = prompt,
	.legal = legal,
	.why_not = why_not,
	.lot = lot,
	.draw = draw,
	.apply = apply,
	.standing = ex_standing,
	.parts_of = ex_parts_of,
	.view = ex_view,
	.imagine = ex_imagine,
	.show = ex_show,
	.board = ex_board,
	.judge = ex_judge,
	.audit = ex_audit,
};
