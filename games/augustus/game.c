/* games/augustus/game.c -- the game as the contract wants it: tables, and who does what. */

#include "games/augustus/state.h"

#include "core/entry.h"

static int legal(const void *state, int seat, act *out)
{
	const struct state *s = state;

	return lists[s->pub.phase](s, seat, out);
}

/* ---- chance --------------------------------------------------------------------------- */

/* Cards are dealt to one seat after another. */
static int dealt_to(const struct table *t) { return t->dealt / (t->first_game ? KEPT : DEALT); }

static struct lot lot(const void *state)
{
	const struct table *t = &((const struct state *)state)->pub;

	switch (t->phase) {
	case S_DRAW: return (struct lot){ V_DRAW, 0, t->n_bag };
	case S_CRIER: return (struct lot){ V_CRIER, 0, t->seats };
	case S_ROW:
	case S_REFILL: return (struct lot){ V_REVEAL, 0, t->n_deck };
	case S_DEAL: return (struct lot){ t->first_game ? V_GRANT : V_DEAL, 0, t->n_deck };
	default: return (struct lot){ 0 };
	}
}

static act draw(const void *state, uint32_t ticket)
{
	const struct state *s = state;

	switch (s->pub.phase) {
	case S_DRAW: return au_draw_token(s, ticket);
	case S_CRIER: return ACT(V_CRIER, ticket, 0, 0);
	default: return au_draw_card(s, lot(s).verb, dealt_to(&s->pub), ticket);
	}
}

/* ---- acting ----------------------------------------------------------------------------- */

static void apply(void *state, int seat, act x, struct events *ev)
{
	deeds[act_verb(x)](state, seat, x, ev);
	au_proceed(state, ev);
}

/* Every space of six objectives free or filled, and passing. */
enum { MAX_LIST = SLOTS * SPACES + 1 };

/* Set-up: the crier, the row, six cards dealt to six seats and three kept.  A bag holds 21 tokens
 * besides its jokers, so 64 jokers (AU-LIMIT) mean at most 64 x 22 tokens: one draw, and everybody
 * lifts and puts.  No card is completed twice; a completion takes at most: sweeping, putting back
 * 50 legions and being done, or less for another power (five opponents drop two each); a claim; two
 * new objectives taken and two revealed. */
enum {
	SETUP_ACTIONS = 1 + ROW + SEATS * (DEALT + KEPT),
	TOKEN_ACTIONS = LAST_JOKER * 22 * (1 + 2 * SEATS),
	COMPLETIONS_ACTIONS = CARDS * (LEGIONS + 2 + 1 + 2 + 2),
	MAX_ACTIONS = 24000,
};
_Static_assert(SETUP_ACTIONS + TOKEN_ACTIONS + COMPLETIONS_ACTIONS <= MAX_ACTIONS, "a game ends");

/* How a deed comes out: for odds. */
static const uint8_t results[] = { E_AVE, E_SEVEN, E_LIMIT, E_TOKEN };

const struct game augustus = {
	.id = "augustus",
	.title = "Augustus",
	.blurb = "Tokens from a bag, legions on objectives: be the first to say Ave Caesar.",
	.rules = 1,
	.min_seats = 2,
	.max_seats = SEATS,
	.usual_seats = 4,
	.state_size = sizeof(struct state),
	.view_size = sizeof(struct view),
	.own_offset = offsetof(struct state, own),
	.own_size = sizeof(struct private),
	.box_offset = offsetof(struct state, box),
	.box_size = offsetof(struct box, zero),
	.max_legal = MAX_LIST,
	.max_outcomes = CARDS,
	.max_actions = MAX_ACTIONS,
	ENTRY(au),
	.results = results,
	.n_results = LEN(results),
	.parts = au_parts,
	.n_parts = AU_PARTS,
	.asked = au_asked,
	.parts_of = au_parts_of,
	.view = au_view,
	.imagine = au_imagine,
	.planes = au_planes,
	.n_planes = AU_PLANES,
	.is_conceivable = au_is_conceivable,
	.judge = au_judge,
	.glance = au_glance,
	.features = au_features,
	.weights = au_learned,
	.n_features = N_FEATURES,
	.n_tables = N_TABLES,
};
