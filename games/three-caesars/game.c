/* games/three-caesars/game.c -- the game's entry in the contract. */

#include "games/three-caesars/state.h"

#include "core/entry.h"

/* The longest lists: every kind of card in hand with the other plays, or a united force's changes:
 * at most 45 cohorts of two kinds to leave, as many to take, six engines, the roads and a stop. */
enum { MAX_CHOICES = 160 };

/* See "How long a game can be" in RULES.md. */
enum { MAX_ACTIONS = 250000 };

static int legal(const void *state, int seat, act *out)
{
	const struct state *s = state;

	return tc_pending(s) == SEAT_BIT(seat) ? lists[now(s)->kind](s, seat, out) : 0;
}

static void apply(void *state, int seat, act a, struct events *ev)
{
	deeds[act_verb(a)](state, seat, a, ev);
	tc_run(state, ev);
}

static void judge(const void *state, int32_t share[MAX_SEATS])
{
	const struct state *s = state;

	if (is_for_two(s->pub.scenario))
		tc_judge_two(state, share);
	else
		tc_judge_three(state, share);
}

const struct game three_caesars = {
	.id = "three-caesars",
	.title = "3 Caesars",
	.blurb = "The Roman civil war of AD 69: Galba, Otho and Vitellius fight for Rome with cards.",
	.rules = 3, /* 3: Graft needs a hand with cards in it */
	.min_seats = 2,
	.max_seats = TC_SEATS,
	.nobody_may_win = true,
	.usual_seats = TC_SEATS,
	.state_size = sizeof(struct state),
	.view_size = sizeof(struct view),
	.own_offset = offsetof(struct state, own),
	.own_size = sizeof(struct private),
	.box_offset = offsetof(struct state, box),
	.box_size = sizeof(struct box),
	.max_legal = MAX_CHOICES,
	.max_outcomes = N_CARDS,
	.max_actions = MAX_ACTIONS,
	ENTRY_TABLES,
	.names = tc_names,
	.n_names = N_NAMES,
	.options = tc_options,
	.n_options = N_OPTIONS,
	.setup = tc_setup,
	.pending = tc_pending,
	.asked = tc_pending,
	.prompt = tc_prompt,
	.legal = legal,
	.lot = tc_lot,
	.draw = tc_draw,
	.apply = apply,
	.standing = tc_standing,
	.view = tc_view,
	.imagine = tc_imagine,
	.show = tc_show,
	.facts = tc_tables,
	.board = tc_board,
	.judge = judge,
	.audit = tc_audit,
	.seats_for = tc_seats_for,
};
