/* games/first-triumvirate/leader.c -- what a leader does with his turn: move, conquer, parade. */

#include "games/first-triumvirate/state.h"

/* ---- roll and move ----------------------------------------------------------------------------*/

struct why ft_why_not_roll(const struct state *s, int seat, act a)
{
	(void)a;
	return s->acted ? no(C_ORDER, seat, 0, 0) : allowed();
}

void ft_do_roll(struct state *s, int seat, act a, struct events *ev)
{
	(void)seat, (void)a, (void)ev;
	s->acted = 1;
	s->phase = STRIDE;
}

void ft_stride(struct state *s, int pips, struct events *ev)
{
	s->stride = (uint8_t)pips;
	s->phase = MOVE;
	tell(ev, E_ROLLED, s->turn, pips, 0, 0);
}

/* The rival whose troops keep this leader out of a hex; NONE if nobody does (FT-LEADER). */
static int find_holder(const struct state *s, int seat, int hex)
{
	int other = find_other(s, hex, seat);

	return other == ROME || count_troops(s, hex, seat) ? NONE : other;
}

struct why ft_why_not_lead(const struct state *s, int seat, act a)
{
	int hex = act_a(a);
	struct hexset reach;

	if (!s->stride)
		return s->acted ? no(C_ORDER, seat, 0, 0) : no(C_ROLL, seat, 0, 0);
	if (hex == s->leader[seat])
		return allowed();
	if (is_water(hex) && !can_leader_sail(s, seat))
		return no(C_WATER, hex, seat, 0);
	if (find_holder(s, seat, hex) != NONE)
		return no(C_LEADER, hex, find_holder(s, seat, hex), seat);
	ft_find_reach(s, seat, s->stride, &reach);
	return has_hex(&reach, hex) ? allowed() : no(C_REACH, hex, s->stride, seat);
}

void ft_lead(struct state *s, int seat, int hex, struct events *ev)
{
	if (hex == s->leader[seat])
		tell(ev, E_STAYED, seat, hex, 0, 0);
	else
		tell(ev, E_LED, seat, s->leader[seat], hex, 0);
	s->leader[seat] = (uint16_t)hex;
	s->stride = 0;
}

/* ---- conquests and parades
 * ----------------------------------------------------------------------*/

struct why ft_why_not_collect(const struct state *s, int seat, act a)
{
	(void)a;
	if (s->acted)
		return no(C_ORDER, seat, 0, 0);
	if (s->civil_war)
		return no(C_RUBICON, 0, 0, 0);
	if (ft_hex[s->leader[seat]].zone != seat)
		return no(C_ZONE, seat, s->leader[seat], 0);
	if (s->conquests[seat] == MAX_CONQUESTS)
		return no(C_CONQUEST, seat, MAX_CONQUESTS, 0);
	return allowed();
}

/* FT-CONQUEST: two for Crassus, but never more than four in all. */
static int count_spoils(const struct state *s, int seat)
{
	int spoils = seat == CRASSUS ? 2 : 1, room = MAX_CONQUESTS - s->conquests[seat];

	return spoils < room ? spoils : room;
}

void ft_do_collect(struct state *s, int seat, act a, struct events *ev)
{
	int spoils = count_spoils(s, seat);

	(void)a;
	s->conquests[seat] = (uint8_t)(s->conquests[seat] + spoils);
	s->acted = 1;
	tell(ev, E_COLLECTED, seat, spoils, s->leader[seat], s->conquests[seat]);
}

struct why ft_why_not_parade(const struct state *s, int seat, act a)
{
	(void)a;
	if (s->acted)
		return no(C_ORDER, seat, 0, 0);
	if (s->civil_war)
		return no(C_RUBICON, 0, 0, 0);
	if (s->leader[seat] != HEX_ROMA)
		return no(C_PARADE, seat, s->leader[seat], 0);
	if (!s->conquests[seat])
		return no(C_SHOW, seat, 0, 0);
	return allowed();
}

void ft_do_parade(struct state *s, int seat, act a, struct events *ev)
{
	(void)a;
	s->parade = s->conquests[seat];
	s->conquests[seat] = 0;
	s->acted = 1;
	s->phase = TOKENS;
	tell(ev, E_PARADED, seat, s->parade, 0, 0);
}

void ft_do_token(struct state *s, int seat, act a, struct events *ev)
{
	uint16_t *popularity = &s->popularity[s->turn];
	int worth = act_a(a);

	(void)seat;
	*popularity = (uint16_t)(*popularity + worth);
	tell(ev, E_DREW_TOKEN, s->turn, worth, *popularity, 0);
	if (!--s->parade)
		s->phase = MOVE;
}
