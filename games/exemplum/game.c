/* games/exemplum/game.c -- the game's entry in the contract. */

#include "games/exemplum/state.h"

#include "core/entry.h"

static int legal(const void *state, int seat, act *out)
{
	const struct state *s = state;

	return ex_pending(s) & SEAT_BIT(seat) ? lists[s->pub.phase](s, seat, out) : 0;
}

static void apply(void *state, int seat, act a, struct events *ev)
{
	deeds[act_verb(a)](state, seat, a, ev);
}

/* ---- chance ---------------------------------------------------------------------------- */

static struct lot lot(const void *state)
{
	const struct state *s = state;

	if (s->pub.phase == S_CLASH)
		return (struct lot){ .verb = V_DIE, .tickets = DIE_FACES };
	return ex_cards_lot(s);
}

static act draw(const void *state, uint32_t ticket)
{
	const struct state *s = state;

	if (s->pub.phase == S_CLASH)
		return ACT(V_DIE, 1 + ticket, 0, 0);
	return ex_cards_draw(s, ticket);
}

/* ---- how long a game can be ------------------------------------------------------------- */

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
	ENTRY(ex),
	.results = results,
	.n_results = LEN(results),
	.parts = ex_parts,
	.n_parts = EX_PARTS,
	.asked = ex_asked,
	.parts_of = ex_parts_of,
	.view = ex_view,
	.imagine = ex_imagine,
	.planes = ex_planes,
	.n_planes = EX_PLANES,
	.judge = ex_judge,
};
