/* games/caesar-augustus/game.c -- the game's entry in the contract. */

#include "games/caesar-augustus/state.h"

#include "core/entry.h"

static int legal(const void *state, int seat, act *out)
{
	const struct state *s = state;

	return lists[s->pub.phase](s, seat, out);
}

static void apply(void *state, int seat, act a, struct events *ev)
{
	deeds[act_verb(a)](state, seat, a, ev);
}

/* ---- chance ------------------------------------------------------------------------------ */

static struct lot lot(const void *state)
{
	const struct state *s = state;

	if (s->pub.phase == S_SEND)
		return (struct lot){ .verb = V_SEND, .tickets = s->pub.count[CA_RED_ARMY] };
	return (struct lot){ .verb = V_DRAW, .tickets = s->pub.deck };
}

static act draw(const void *state, uint32_t ticket)
{
	const struct state *s = state;
	int kind = 0;

	if (s->pub.phase == S_SEND)
		return ca_draw_red(s, ticket);
	while (ticket >= s->box.deck[kind])
		ticket -= s->box.deck[kind++];
	return ACT(V_DRAW, commander_of(s, ca_drawing_army(s)), kind, 0);
}

void ca_do_send(struct state *s, int seat, act a, struct events *ev)
{
	(void)seat;
	ca_send(s, act_a(a), act_b(a), ev);
}

void ca_do_draw(struct state *s, int seat, act a, struct events *ev)
{
	int phase = s->pub.phase;

	(void)seat;
	ca_take_from_deck(s, act_b(a), ev);
	if (phase == S_DRAFT)
		ca_after_draft_draw(s, ev);
	else if (phase == S_LEVY)
		ca_after_levy_draw(s, ev);
	else if (phase == S_REFILL)
		ca_end_battle(s, ev);
	else if (s->pub.count[CA_RED_ARMY] == RED_SOLDIERS)
		ca_start_turn(s, ev);
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
	ENTRY(ca),
	.results = results,
	.n_results = LEN(results),
	.parts = ca_parts,
	.n_parts = CA_PARTS,
	.asked = ca_asked,
	.parts_of = ca_parts_of,
	.view = ca_view,
	.imagine = ca_imagine,
	.planes = ca_planes,
	.n_planes = CA_PLANES,
	.judge = ca_judge,
	.glance = ca_glance,
	.features = ca_features,
	.weights = ca_learned,
	.n_features = N_FEATURES,
	.n_tables = N_TABLES,
};
