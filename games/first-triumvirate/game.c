/* games/first-triumvirate/game.c -- the game's entry in the contract. */

#include "games/first-triumvirate/state.h"

#include "core/entry.h"

/* All steps of a phase list the same; this is one of them. */
static const uint8_t step_in[] = {
	[FIRST] = S_FIRST,     [MOVE] = S_MOVE,         [STRIDE] = S_STRIDE, [TOKENS] = S_TOKEN,
	[FIGHTS] = S_FIGHT,    [DICE] = S_DICE,         [LAPSE] = S_LAPSE,   [OVER] = S_OVER,
	[LOYALTY] = S_LOYALTY, [ACQUIRING] = S_ACQUIRE,
};

static int legal(const void *state, int seat, act *out)
{
	const struct state *s = state;

	return lists[step_in[s->phase]](s, seat, out);
}

static void apply(void *state, int seat, act a, struct events *ev)
{
	deeds[act_verb(a)](state, seat, a, ev);
}

/* ---- chance ---------------------------------------------------------------------------- */

static struct lot lot(const void *state)
{
	const struct state *s = state;

	switch (s->phase) {
	case FIRST: return (struct lot){ V_BEGIN, 0, FT_SEATS };
	case STRIDE: return (struct lot){ V_DIE, 0, D6 };
	case TOKENS: return (struct lot){ V_TOKEN, 0, s->token };
	case LOYALTY: return (struct lot){ V_TWENTY, 0, D20 };
	case DICE:
		return ft_die_faces(s) == D6 ? (struct lot){ V_DIE, 0, D6 }
									 : (struct lot){ V_EIGHT, 0, D8 };
	default: return (struct lot){ 0 };
	}
}

static act draw(const void *state, uint32_t ticket)
{
	unsigned verb = lot(state).verb;

	return verb == V_BEGIN ? ACT(V_BEGIN, ticket, 0, 0) : ACT(verb, ticket + 1, 0, 0);
}

/* ---- how long lists and games can be ----------------------------------------------------- */

/* The longest list: 33 troops (FT-SUPPLY) with six ways each, however they are stacked, a leader
 * with the 127 hexes within six steps, and "done". */
enum {
	HEXES_WITHIN_SIX = 1 + 3 * D6 * (D6 + 1),
	MAX_CHOICES = 33 * MAX_WAYS + HEXES_WITHIN_SIX + 1
};

/* The longest game.  No troop is ever made, so 54 is the most there are, and each roll of a battle
 * costs one: at most 54 rolls of ten dice in all, each battle begun by one action.  A turn is a
 * leader's act of at most three actions on average (roll, die, move; a parade of five needs two
 * turns of one to fill it), "done", said twice if a roll lapses, two for acquiring, and the
 * marches.  Two players are left at the least, so that two turns in a row see at most 54 marches.
 */
enum {
	ALL_TROOPS = 54,
	ROLL_ACTIONS = 2 * MAX_DICE,
	TURN_ACTIONS = 3 + 2 + 2 + ALL_TROOPS / 2,
	MAX_ACTIONS = 1 + ALL_TROOPS * (ROLL_ACTIONS + 1) + MAX_TURNS * TURN_ACTIONS,
};

/* How a deed comes out: for odds. */
static const uint8_t results[] = { E_ROLLED, E_STAYED,  E_WON,       E_FELL,      E_CAUGHT,
								   E_JOINED, E_REFUSED, E_WINS_ROME, E_WINS_LAST, E_DRAWN };

const struct game first_triumvirate = {
	.id = "first-triumvirate",
	.title = "Roman Conquest: The First Triumvirate",
	.blurb = "Caesar, Pompey and Crassus conquer for Rome, until one of them marches on it.",
	.rules = 2, /* 2: who fall together tie; an unused roll is asked about */
	.min_seats = FT_SEATS,
	.max_seats = FT_SEATS,
	.usual_seats = FT_SEATS,
	.open = true,
	.state_size = sizeof(struct state),
	.view_size = sizeof(struct state),
	.max_legal = MAX_CHOICES,
	.max_outcomes = D20,
	.max_actions = MAX_ACTIONS,
	ENTRY(ft),
	.results = results,
	.n_results = LEN(results),
	.features = ft_features,
	.weights = ft_learned,
	.by_hand = ft_set_by_hand,
	.n_features = N_FEATURES,
	.n_tables = 1,
	.asked = ft_pending,
	.planes = ft_planes,
	.n_planes = FT_PLANES,
	.is_conceivable = ft_is_conceivable,
	.max_number = MAX_STACK,
	.glance = ft_glance,
	.pick = ft_pick,
};
