/* games/caesar-augustus/game.c -- the game's entry in the contract: every verb finds its chapter.
 */

#include "games/caesar-augustus/state.h"

/* ---- every verb: what forbids it, what it does --------------------------------------- */

typedef struct why judge_verb(const struct state *s, int seat, act a);
typedef void do_verb(struct state *s, int seat, act a, struct events *ev);

static struct why never_forbidden(const struct state *s, int seat, act a)
{
	(void)s, (void)seat, (void)a;
	return no(C_ALLOWED, 0, 0, 0);
}

static const struct chapter {
	judge_verb *why_not;
	do_verb *play;
} chapters[N_VERBS] = {
	[GENERAL] = { ca_why_not_general, ca_do_general },
	[CHOOSE] = { never_forbidden, ca_do_choose },
	[REVEAL] = { never_forbidden, ca_do_reveal },
	[MARCH] = { ca_why_not_march, ca_do_march },
	[ESCORT] = { ca_why_not_escort, ca_do_march },
	[HALT] = { ca_why_not_halt, ca_do_halt },
	[BRIBE] = { ca_why_not_bribe, ca_do_bribe },
	[RETURN] = { ca_why_not_return, ca_do_return },
	[RAISE] = { ca_why_not_raise, ca_do_raise },
	[RETREAT] = { ca_why_not_retreat, ca_do_retreat },
	[STAND] = { never_forbidden, ca_do_stand },
	[COMMIT] = { ca_why_not_fight, ca_do_commit },
	[ADD] = { ca_why_not_fight, ca_do_add },
	[HOLD] = { never_forbidden, ca_do_hold },
	[RALLY] = { ca_why_not_rally, ca_do_rally },
	[DECLINE] = { never_forbidden, ca_do_decline },
	[PRESS] = { never_forbidden, ca_do_press },
	[CEASE] = { never_forbidden, ca_do_cease },
	[INSPECT] = { never_forbidden, ca_do_inspect },
};

static struct why why_not(const void *state, int seat, act a)
{
	return chapters[act_verb(a)].why_not(state, seat, a);
}

/* ---- what is legal, by phase: the sets that the judges ask about too -------------------- */

static int list(uint32_t set, int verb, act *out)
{
	int n = 0;

	for (; set; set &= set - 1)
		out[n++] = ACT(verb, lowest_bit(set), 0, 0);
	return n;
}

static int list_or(uint32_t set, int verb, int otherwise, act *out)
{
	int n = list(set, verb, out);

	out[n++] = ACT(otherwise, 0, 0, 0);
	return n;
}

static unsigned soldiers_of(const struct state *s, int side)
{
	return kinds_in(hand_of(s, s->pub.battle.army[side]));
}

static int legal(const void *state, int seat, act *out)
{
	const struct state *s = state;

	switch (s->pub.phase) {
	case STEP_GENERALS: return list(ca_open_to_general(s, seat), GENERAL, out);
	case STEP_CHOICE: return list((1u << CA_ORDERS) - 1, CHOOSE, out);
	case STEP_REVEAL: return list(1, REVEAL, out);
	case STEP_MARCH: return ca_list_marches(s, seat, out);
	case STEP_BRIBE: return list(ca_bribable(s, seat), BRIBE, out);
	case STEP_RETURN: return list(kinds_in(hand_of(s, ca_returning_army(s))), RETURN, out);
	case STEP_RAISE: return list(ca_raise_sites(s, seat), RAISE, out);
	case STEP_RETREAT: return list_or(ca_retreats(s), RETREAT, STAND, out);
	case STEP_COMMIT: return list(soldiers_of(s, side_of(&s->pub.battle, seat)), COMMIT, out);
	case STEP_ADD: return list_or(soldiers_of(s, CA_ATTACKER), ADD, HOLD, out);
	case STEP_ANSWER: return list_or(soldiers_of(s, CA_DEFENDER), ADD, HOLD, out);
	case STEP_RALLY_FIRST:
		return list_or(kinds_in(s->pub.battle.line[CA_ATTACKER]), RALLY, DECLINE, out);
	case STEP_RALLY_SECOND:
		return list_or(kinds_in(s->pub.battle.line[CA_DEFENDER]), RALLY, DECLINE, out);
	case STEP_PRESS: return list_or(1, PRESS, CEASE, out);
	case STEP_INSPECT: return list(1, INSPECT, out);
	default: return 0;
	}
}

/* ---- chance ------------------------------------------------------------------------------ */

static struct lot lot(const void *state)
{
	const struct state *s = state;

	if (s->pub.phase == STEP_SEND)
		return (struct lot){ .verb = SEND, .tickets = s->pub.count[CA_RED_ARMY] };
	return (struct lot){ .verb = DRAW, .tickets = s->pub.deck };
}

static act draw(const void *state, uint32_t ticket)
{
	const struct state *s = state;
	int kind = 0;

	if (s->pub.phase == STEP_SEND)
		return ca_draw_red(s, ticket);
	while (ticket >= s->box.deck[kind])
		ticket -= s->box.deck[kind++];
	return ACT(DRAW, commander_of(s, ca_drawing_army(s)), kind, 0);
}

static void happen(struct state *s, act a, struct events *ev)
{
	int phase = s->pub.phase;

	if (phase == STEP_SEND) {
		ca_send(s, act_a(a), act_b(a), ev);
		return;
	}
	ca_take_from_deck(s, act_b(a), ev);
	if (phase == STEP_DRAFT)
		ca_after_draft_draw(s, ev);
	else if (phase == STEP_LEVY)
		ca_after_levy_draw(s, ev);
	else if (phase == STEP_REFILL)
		ca_end_battle(s, ev);
	else if (s->pub.count[CA_RED_ARMY] == RED_SOLDIERS)
		ca_start_turn(s, ev);
}

static void apply(void *state, int seat, act a, struct events *ev)
{
	if (seat == SEAT_CHANCE)
		happen(state, a, ev);
	else
		chapters[act_verb(a)].play(state, seat, a, ev);
}

/* ---- how long a game can be --------------------------------------------------------------- */

/* The longest list: every army to every other territory, one of them with the general, and halt. */
enum { LONGEST_LIST = (CA_COMMANDS + 1) * (CA_TERRITORIES - 1) + 1 };

/* The longest action is a Move.  Every army marches once, and each march may be a battle.  A round
 * is a stand, two commitments, two rallies and one decision to stop or go on.  A battle's further
 * rounds and further soldiers cost lives: of all who fight at most two are rallied.  A further
 * round (6 actions) costs two lives, a further soldier of the attacker's, with the answer, one
 * (2 actions); so a death pays for three actions.  A victor may draw one soldier.  In a turn every
 * seat also moves its general, chooses and reveals, and one may inspect the Senate's army. */
enum {
	ROUND = 6,
	ACTIONS_PER_DEATH = 3,
	LONGEST_MOVE = CA_NUMBERS * (1 + ROUND + 1) + 1,
	RED_MARCH = 1 + ROUND + 1,
	LONGEST_TURN = CA_SEATS * (1 + 1 + 1 + LONGEST_MOVE) + RED_MARCH + 1,
	LONGEST_GAME = RED_SOLDIERS + MOST_TURNS * LONGEST_TURN + CA_SOLDIERS * ACTIONS_PER_DEATH,
};
_Static_assert(LONGEST_GAME <= 7000, "the longest game is as long as promised");
_Static_assert(2 * DRAFT_DRAWS * CA_NUMBERS <= LONGEST_MOVE, "a Draft is shorter than a Move");

/* How a deed comes out: for odds. */
static const uint8_t results[] = { E_ROUND_WON,    E_ROUND_LOST,    E_MAJOR_ATTACK,
								   E_MINOR_ATTACK, E_MAJOR_DEFENCE, E_DESTROYED,
								   E_CAPTURED,     E_BRIBED,        E_ELECTED };

const struct game caesar_augustus = {
	.id = "caesar-augustus",
	.title = "Caesar Augustus",
	.blurb = "Five generals fight for the legions, the people and the Senate of Rome.",
	.rules = 2, /* 2: who wins and vanishes captures first */
	.min_seats = 2,
	.max_seats = CA_SEATS,
	.usual_seats = 4,
	.state_size = sizeof(struct state),
	.view_size = sizeof(struct ca_view),
	.own_offset = offsetof(struct state, own),
	.own_size = sizeof(struct ca_private),
	.box_offset = offsetof(struct state, box),
	.box_size = sizeof(struct box),
	.max_legal = LONGEST_LIST,
	.max_outcomes = CA_KINDS * 2,
	.max_actions = LONGEST_GAME,
	.verbs = ca_verbs,
	.n_verbs = N_VERBS,
	.events = ca_events,
	.n_events = N_EVENTS,
	.clauses = ca_clauses,
	.n_clauses = N_CLAUSES,
	.steps = ca_steps,
	.n_steps = N_STEPS,
	.names = ca_names,
	.n_names = N_NAMES,
	.options = ca_options,
	.n_options = N_OPTIONS,
	.results = results,
	.n_results = LEN(results),
	.parts = ca_parts,
	.n_parts = CA_PARTS,
	.setup = ca_setup,
	.pending = ca_pending,
	.asked = ca_asked,
	.prompt = ca_prompt,
	.legal = legal,
	.why_not = why_not,
	.lot = lot,
	.draw = draw,
	.apply = apply,
	.standing = ca_standing,
	.parts_of = ca_parts_of,
	.view = ca_view_of,
	.imagine = ca_imagine,
	.show = ca_show,
	.board = ca_board,
	.judge = ca_judge,
	.audit = ca_audit,
};
