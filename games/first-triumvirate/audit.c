/* games/first-triumvirate/audit.c -- what is true of every position. */

#include "games/first-triumvirate/state.h"

enum { ALL_TROOPS = 54 };

/* Movement, and what interrupts it. */
static bool is_moving(const struct state *s)
{
	return s->phase == MOVE || s->phase == STRIDE || s->phase == TOKENS || s->phase == LAPSE;
}

static const char *audit_stacks(const struct state *s, int hex)
{
	int forces = 0;

	for (int force = 0; force < N_FORCES; force++) {
		int n = count_troops(s, hex, force);
		forces += n > 0;
		if (n > MAX_STACK)
			return "at most four troops of one force stand in a hex";
		if (n && is_water(hex) && force != POMPEY)
			return "only Pompey's troops are at sea";
		if (force < FT_SEATS && has_hex(&s->where[force], hex) != (n > 0))
			return "each player's set of hexes agrees with the board";
	}
	if (forces > 2 || (forces == 2 && !count_troops(s, hex, s->turn)))
		return "two forces share a hex only where the player on turn attacks";
	return NULL;
}

static const char *audit_hex(const struct state *s, int hex)
{
	if (count_moved(s, hex) > count_troops(s, hex, s->turn))
		return "no more troops have moved than there are";
	if (count_moved(s, hex) && !is_moving(s))
		return "nobody has moved but during movement";
	return audit_stacks(s, hex);
}

static const char *audit_seat(const struct state *s, int seat)
{
	int hex = s->leader[seat];

	if (s->conquests[seat] > MAX_CONQUESTS)
		return "nobody holds more than four conquests";
	if (s->vigil[seat] > VIGIL || (s->vigil[seat] && !s->civil_war))
		return "turns in Rome count to four, and in civil war only";
	if (is_alive(s, seat) != !s->fallen[seat])
		return "who has no leader has fallen";
	if (is_alive(s, seat))
		return is_water(hex) && !can_leader_sail(s, seat) ? "leaders stand where they may go"
														  : NULL;
	for (int i = 0; i < SET_WORDS; i++)
		if (s->where[seat].w[i])
			return "the dead have no troops";
	if (s->vigil[seat])
		return "the dead count no turns in Rome";
	return s->popularity[seat] || s->conquests[seat] ? "the dead have no tokens" : NULL;
}

static const char *audit_supply(const struct state *s)
{
	int all = 0, army[N_FORCES] = { 0 };

	for (int hex = 0; hex < N_HEXES; hex++)
		for (int force = 0; force < N_FORCES; force++)
			army[force] += count_troops(s, hex, force);
	for (int force = 0; force < N_FORCES; force++)
		all += army[force];
	if (all > ALL_TROOPS)
		return "no troop is ever made";
	for (int seat = 0; seat < FT_SEATS; seat++)
		if (army[seat] > ft_supply[seat])
			return "nobody has more troops than counters";
	return NULL;
}

static const char *audit_turn(const struct state *s)
{
	if (s->turns > s->limit)
		return "the game ends with the last turn";
	if (s->phase != OVER && !is_alive(s, s->turn))
		return "the player on turn lives";
	if ((s->battle != NO_HEX) != (s->phase == DICE))
		return "a battle is fought with dice";
	if (s->phase != DICE && (s->rolled[ATTACK] || s->rolled[DEFENCE]))
		return "dice lie only in battle";
	if (s->stride && ((s->phase != MOVE && s->phase != LAPSE) || !s->acted))
		return "a roll waits only during movement";
	if ((s->parade != 0) != (s->phase == TOKENS))
		return "tokens are drawn at parades";
	return NULL;
}

const char *ft_audit(const void *state)
{
	const struct state *s = state;
	const char *broken = audit_turn(s);

	for (int hex = 0; !broken && hex < N_HEXES; hex++)
		broken = audit_hex(s, hex);
	for (int seat = 0; !broken && seat < FT_SEATS; seat++)
		broken = audit_seat(s, seat);
	return broken ? broken : audit_supply(s);
}
