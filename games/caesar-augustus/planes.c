/* games/caesar-augustus/planes.c -- a view as numbers. */

#include "core/planes.h"
#include "games/caesar-augustus/state.h"

typedef struct ca_view seen;

enum { DIGIT = 3, MOST_ALIKE = 4, LAST_SEAT = SEAT_NOBODY };

#define HAND(word, member) PARTS(word, member, 2, CA_KINDS, DIGIT, MOST_ALIKE)

const struct plane ca_planes[CA_PLANES] = {
	FLAGS("popular", pub.popular, 4, CA_TERRITORIES),
	HAND("marked", pub.marked),
	WORDS("points", COUNT, pub.vp, 0, INT16_MAX),
	HAND("line", pub.battle.line),
	BYTES("battle-seat", NAME, pub.battle.seat, 0, LAST_SEAT),
	BYTES("battle-army", NAME, pub.battle.army, 0, CA_ARMIES),
	BYTES("battle-at", NAME, pub.battle.at, 0, CA_NOWHERE),
	BYTES("battle-from", NAME, pub.battle.from, 0, CA_NOWHERE),
	BYTES("battle-round", COUNT, pub.battle.round, 0, UINT8_MAX),
	BYTES("battle-escorted", FLAG, pub.battle.escorted, 0, 1),
	FLAGS("rallied", pub.battle.rallied, 1, CA_SIDES),
	BYTES("won", FLAG, pub.battle.won, 0, 1),
	BYTES("where", NAME, pub.where, 0, CA_NOWHERE),
	BYTES("count", COUNT, pub.count, 0, MOST_ALIKE),
	BYTES("general", NAME, pub.general, 0, CA_NOWHERE),
	BYTES("senators", COUNT, pub.senators, 0, UINT8_MAX),
	BYTES("shown", NAME, pub.shown, 0, CA_ORDERS),
	BYTES("dead", COUNT, pub.dead, 0, CA_SOLDIERS),
	BYTES("returner", NAME, pub.returner, 0, CA_SEATS),
	BYTES("deck", COUNT, pub.deck, 0, CA_SOLDIERS),
	BYTES("under-deck", COUNT, pub.returned, 0, CA_SOLDIERS),
	BYTES("pool", COUNT, pub.pool, 0, UINT8_MAX),
	BYTES("controller", NAME, pub.controller, 0, LAST_SEAT),
	FLAGS("red-eyes", pub.red_eyes, 1, CA_SEATS),
	BYTES("seats", COUNT, pub.seats, 2, CA_SEATS),
	BYTES("turns", COUNT, pub.turns, 0, MOST_TURNS),
	BYTES("passing", FLAG, pub.passing, 0, 1),
	BYTES("turn", COUNT, pub.turn, 0, MOST_TURNS + 1),
	BYTES("leader", NAME, pub.leader, 0, LAST_SEAT),
	BYTES("active", NAME, pub.active, 0, LAST_SEAT),
	BYTES("done", COUNT, pub.done, 0, CA_SEATS),
	BYTES("phase", NAME, pub.phase, 0, UINT8_MAX),
	FLAGS("marched", pub.marched, 1, 8),
	BYTES("swap", NAME, pub.swap, 0, UINT8_MAX),
	BYTES("escorted", FLAG, pub.escorted, 0, 1),
	BYTES("cursor", COUNT, pub.cursor, 0, UINT8_MAX),
	BYTES("owed", COUNT, pub.owed, 0, UINT8_MAX),
	HAND("army", own.army),
	BYTES("order", NAME, own.order, 0, CA_ORDERS),
	BYTES("commit", NAME, own.commit, 0, CA_KINDS),
	HAND("red", red),
	BYTES("returned", NAME, returned, 0, CA_KINDS),
};
