/* games/three-caesars/game.c -- the game's entry in the contract. */

#include "games/three-caesars/state.h"

#define ON(id) BIT(F_##id)

static const struct verb verbs[N_VERBS] = {
#define VERB(id, word, label, a, b, c, secrecy, flags, steps)                                      \
	[V_##id] = { word, label, { a, b, c }, secrecy, flags, steps },
#include "games/three-caesars/verbs.def"
#undef VERB
};

static const struct event_info events[N_EVENTS] = {
#define EVENT(id, word, text, a, b, c) [E_##id] = { word, text, { a, b, c } },
#include "games/three-caesars/events.def"
#undef EVENT
};

static const struct clause clauses[N_CLAUSES] = {
#define CLAUSE(id, name, source, text, refusal, a, b, c)                                           \
	[C_##id] = { name, source, text, refusal, { a, b, c } },
#include "games/three-caesars/clauses.def"
#undef CLAUSE
};

static const struct step steps[N_STEPS] = {
#define STEP(id, word, phase, ask, hint, wait, a, b, c)                                            \
	[F_##id] = { word, phase, ask, hint, wait, { a, b, c } },
#include "games/three-caesars/steps.def"
#undef STEP
};

/* The longest lists: every kind of card in hand with the other plays, or a united force's changes:
 * at most 45 cohorts of two kinds to leave, as many to take, six engines, the roads and a stop. */
enum { MAX_CHOICES = 160 };

/* See "How long a game can be" in RULES.md. */
enum { MAX_ACTIONS = 250000 };

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
	.rules = 2,
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
	.verbs = verbs,
	.events = events,
	.clauses = clauses,
	.steps = steps,
	.names = tc_names,
	.options = tc_options,
	.n_verbs = N_VERBS,
	.n_events = N_EVENTS,
	.n_clauses = N_CLAUSES,
	.n_steps = N_STEPS,
	.n_names = N_NAMES,
	.n_options = N_OPTIONS,
	.setup = tc_setup,
	.pending = tc_pending,
	.asked = tc_pending,
	.prompt = tc_prompt,
	.legal = tc_legal,
	.why_not = tc_why_not,
	.lot = tc_lot,
	.draw = tc_draw,
	.apply = tc_apply,
	.standing = tc_standing,
	.view = tc_view,
	.imagine = tc_imagine,
	.show = tc_show,
	.board = tc_board,
	.judge = judge,
	.audit = tc_audit,
	.seats_for = tc_seats_for,
};
