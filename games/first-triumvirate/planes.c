/* games/first-triumvirate/planes.c -- a view as numbers, and which actions there can be. */

#include "core/planes.h"
#include "games/first-triumvirate/state.h"

typedef struct state seen;

/* A hex is Crassus's, Caesar's, Pompey's and Rome's troops and how many have moved; which hexes
 * hold troops follows from that. */
const struct plane ft_planes[FT_PLANES] = {
	PARTS("cell", cell, 2, N_FORCES + 1, CELL_BITS, CELL_MASK),
	WORDS("leader", NAME, leader, -1, N_HEXES - 1),
	WORDS("popularity", COUNT, popularity, 0, INT16_MAX),
	WORDS("battle", NAME, battle, -1, N_HEXES - 1),
	WORDS("turns", COUNT, turns, 0, MAX_TURNS),
	WORDS("limit", COUNT, limit, 0, MAX_TURNS),
	BYTES("conquests", COUNT, conquests, 0, MAX_CONQUESTS),
	BYTES("vigil", COUNT, vigil, 0, VIGIL),
	BYTES("fallen", COUNT, fallen, 0, FT_SEATS),
	BYTES("die", COUNT, die, 0, D20),
	BYTES("rolled", COUNT, rolled, 0, MAX_DICE),
	BYTES("phase", NAME, phase, 0, OVER),
	BYTES("turn", NAME, turn, 0, FT_SEATS - 1),
	BYTES("winner", NAME, winner, 0, NONE),
	BYTES("acted", FLAG, acted, 0, 1),
	BYTES("stride", COUNT, stride, 0, UINT8_MAX),
	BYTES("parade", COUNT, parade, 0, UINT8_MAX),
	BYTES("civil-war", FLAG, civil_war, 0, 1),
	BYTES("held", FLAG, held, 0, 1),
	BYTES("sea-troops", FLAG, sea_troops, 0, 1),
	BYTES("token", COUNT, token, 0, MAX_TOKEN),
};

/* Troops go to the next hex, at most a stack of them. */
bool ft_is_conceivable(act a)
{
	if (act_verb(a) != V_MARCH)
		return true;
	for (int i = 0; i < ft_sail[act_a(a)].n; i++)
		if (ft_sail[act_a(a)].to[i] == act_b(a))
			return act_c(a) > 0;
	return false;
}
