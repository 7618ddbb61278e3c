/* games/three-caesars/game.c -- the game's entry in the contract. */

#include "games/three-caesars/state.h"

#include "core/entry.h"

/* The longest lists: every kind of card in hand with the other plays, or a united force's changes:
 * at most 45 cohorts of two kinds to leave, as many to take, six engines, the roads and a stop. */
enum { MAX_CHOICES = 160 };

/* Troops that a force leaves or takes: no more than all leaders together can lead. */
enum {
#define LEADER(id, word, title, side, strategy, battle, organization, start) +(organization)
	ALL_ORGANIZATIONS = 0
#include "games/three-caesars/leaders.def"
#undef LEADER
};

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

/* ---- chance ---------------------------------------------------------------------------- */

static struct lot lot(const void *state)
{
	const struct state *s = state;
	const struct frame *f = now(s);

	switch (f->kind) {
	case S_DEAL:
	case S_DRAW: return (struct lot){ .verb = V_DEAL, .tickets = tc_deck_tickets(s) };
	case S_LOSE: return (struct lot){ .verb = V_LOSE, .tickets = s->pub.hand_size[f->seat] };
	case S_STRIKE: return (struct lot){ .verb = V_STRIKE, .tickets = DIE_FACES };
	default: return (struct lot){ .verb = V_ROLL, .tickets = DIE_FACES };
	}
}

static act draw(const void *state, uint32_t ticket)
{
	const struct state *s = state;
	const struct frame *f = now(s);

	switch (f->kind) {
	case S_DEAL:
	case S_DRAW:
		return ACT(V_DEAL, SEAT_BIT(f->seat) | s->pub.seen_by[f->seat], tc_deck_card(s, ticket), 0);
	case S_LOSE: return ACT(V_LOSE, f->seat, tc_hand_card(s, f->seat, ticket), 0);
	case S_STRIKE: return ACT(V_STRIKE, 1 + ticket, 0, 0);
	default: return ACT(V_ROLL, 1 + ticket, 0, 0);
	}
}

/* ---- the entry ------------------------------------------------------------------------- */

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
	ENTRY(tc),
	.asked = tc_pending,
	.view = tc_view,
	.imagine = tc_imagine,
	.max_number = ALL_ORGANIZATIONS,
	.planes = tc_planes,
	.n_planes = TC_PLANES,
	.judge = judge,
	.seats_for = tc_seats_for,
	.components = tc_components,
};
