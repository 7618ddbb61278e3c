/* games/augustus/planes.c -- a view as numbers, and which actions there can be. */

#include "core/planes.h"
#include "games/augustus/state.h"

typedef struct view seen;

enum { PLACES = PASSED + 1, CARD_BITS = 32 };

/* What each token serves for follows from the controlled objectives. */
const struct plane au_planes[AU_PLANES] = {
	EACH_FLAGS("controlled", pub.area, controlled, 4, CARD_BITS),
	EACH_PARTS("filled", pub.area, filled, 4, N_SYMBOLS, NIBBLE, MOST_ALIKE),
	EACH_BYTES("card", NAME, pub.area, card, 0, CARDS),
	EACH_BYTES("objectives", COUNT, pub.area, n, 0, SLOTS),
	EACH_FLAGS("complete", pub.area, complete, 1, SLOTS),
	EACH_BYTES("stock", COUNT, pub.area, stock, 0, LEGIONS),
	EACH_BYTES("n-controlled", COUNT, pub.area, n_controlled, 0, MOST_CONTROLLED),
	EACH_FLAGS("refused", pub.area, refused, 1, N_TILES < 8 ? N_TILES : 8),
	FLAGS("row", pub.row, 4, CARD_BITS),
	FLAGS("lost", pub.lost, 4, CARD_BITS),
	PARTS("bag", pub.bag, 4, N_TOKENS, NIBBLE, NIBBLE_MASK),
	BYTES("tile", NAME, pub.tile, 0, SEATS),
	BYTES("seats", COUNT, pub.seats, 2, SEATS),
	BYTES("first-game", FLAG, pub.first_game, 0, 1),
	BYTES("phase", NAME, pub.phase, 0, N_PHASES - 1),
	FLAGS("asked", pub.asked, 1, 8),
	BYTES("crier", NAME, pub.crier, 0, UINT8_MAX),
	BYTES("token", NAME, pub.token, 0, UINT8_MAX),
	BYTES("jokers", COUNT, pub.jokers, 0, LAST_JOKER),
	BYTES("in-bag", COUNT, pub.n_bag, 0, TOKENS),
	BYTES("in-deck", COUNT, pub.n_deck, 0, CARDS),
	BYTES("in-row", COUNT, pub.n_row, 0, ROW),
	BYTES("supply", COUNT, pub.supply, 0, LEGIONS),
	BYTES("dealt", COUNT, pub.dealt, 0, CARDS),
	BYTES("resolver", NAME, pub.resolver, 0, UINT8_MAX),
	BYTES("resolving", NAME, pub.resolving, 0, CARDS),
	BYTES("chain", COUNT, pub.chain, 0, MOST_CONTROLLED),
	BYTES("extra", COUNT, pub.extra, 0, MOST_CONTROLLED),
	BYTES("owed", COUNT, pub.owed, 0, UINT8_MAX),
	FLAGS("gained", pub.gained, 1, 8),
	BYTES("left", COUNT, pub.left, 0, LEGIONS),
	FLAGS("mobilises", pub.mobilises, 1, 8),
	BYTES("lifted", NAME, pub.lifted, 0, PLACES - 1),
	BYTES("rearranged", COUNT, pub.hand, 0, LEGIONS),
	BYTES("victim", NAME, pub.victim, 0, UINT8_MAX),
	FLAGS("shaken", pub.shaken, 1, 8),
	BYTES("giving", NAME, pub.giving, 0, UINT8_MAX),
	FLAGS("heirs", pub.heirs, 1, 8),
	BYTES("hand", NAME, own.hand, 0, CARDS),
	FLAGS("kept", own.kept, 1, DEALT),
	BYTES("lift", NAME, own.lift, 0, PLACES - 1),
	BYTES("put", NAME, own.put, 0, PLACES - 1),
};

/* A card has a number, and the spaces that it has. */
bool au_is_conceivable(act a)
{
	const uint8_t *arg = augustus.verbs[act_verb(a)].arg;

	if (arg[0] == ARG_CARD && !act_a(a))
		return false;
	return arg[1] != ARG_SYMBOL || au_objectives[act_a(a)].spaces[act_b(a)];
}
