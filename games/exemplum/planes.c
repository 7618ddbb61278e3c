/* games/exemplum/planes.c -- a view as numbers. */

#include "core/planes.h"
#include "games/exemplum/state.h"

typedef struct view seen;

const struct plane ex_planes[EX_PLANES] = {
	BYTES("phase", NAME, pub.phase, 0, N_STEPS - 1),
	BYTES("seats", COUNT, pub.seats, 2, EX_SEATS),
	BYTES("rounds", COUNT, pub.rounds, 3, MAX_ROUNDS),
	BYTES("round", COUNT, pub.round, 0, MAX_ROUNDS),
	WORDS("start", COUNT, pub.start, 0, GOAL),
	WORDS("mile", COUNT, pub.mile, 0, GOAL),
	WORDS("miles", COUNT, pub.miles, 0, GOAL),
	BYTES("leader", NAME, pub.leader, 0, EX_SEATS - 1),
	BYTES("turn", NAME, pub.turn, 0, EX_SEATS - 1),
	BYTES("taken", COUNT, pub.taken, 0, EX_SEATS),
	BYTES("robbed", NAME, pub.robbed, 0, EX_SEATS - 1),
	BYTES("die", COUNT, pub.die, 0, DIE_FACES),
	BYTES("dice", COUNT, pub.dice, 0, 2),
	BYTES("to-draw", COUNT, pub.to_draw, 0, HAND),
	BYTES("coins", COUNT, pub.coins, 0, UINT8_MAX),
	BYTES("hand-size", COUNT, pub.hand_size, 0, DECK_SIZE),
	BYTES("discard", COUNT, pub.discard, 0, DECK_SIZE),
	FLAGS("knows", pub.knows, 1, EX_SEATS),
	BYTES("deck-size", COUNT, pub.deck_size, 0, DECK_SIZE),
	BYTES("queue-size", COUNT, pub.queue_size, 0, DECK_SIZE),
	BYTES("buried-by", NAME, pub.buried_by, 0, EX_SEATS - 1),
	BYTES("hand", COUNT, own.hand, 0, DECK_SIZE),
	BYTES("ride", NAME, own.ride, 0, N_CARDS),
	BYTES("hands", COUNT, hands, 0, DECK_SIZE),
	BYTES("buried", NAME, buried, 0, N_CARDS),
	BYTES("letter", NAME, letter, 0, N_CARDS),
};
