/* games/three-caesars/scenarios.c -- how the game is won and lost (sections 3 and 30; TC-WIN,
 * TC-SCENARIO, TC-OUT). */

#include "games/three-caesars/state.h"

static bool needs_points(const struct state *s)
{
	return s->pub.scenario == CAMPAIGN_GAME || s->pub.scenario == LONG_GAME;
}

void tc_win(struct state *s, int side, struct events *ev)
{
	if (s->pub.over)
		return;
	s->pub.over = 1;
	s->pub.winner = (uint8_t)side;
	if (side < NOBODY)
		tell(ev, E_VICTORY, side, 0, 0, 0);
	else
		tell(ev, E_VESPASIAN, SEAT_NOBODY, 0, 0, 0);
}

/* Rome at the end of two turns running, and ten points at some time: both last. */
void tc_check_goal(struct state *s, int side, struct events *ev)
{
	if (!(s->pub.held_twice >> side & 1))
		return;
	if (s->pub.scenario == MEDIUM_GAME ? side == GALBA
									   : needs_points(s) && (s->pub.reached_goal >> side & 1))
		tc_win(s, side, ev);
}

/* ---- elimination ----------------------------------------------------------------------------- */

static void clear_places(struct state *s, int side, struct events *ev)
{
	for (uint64_t todo = s->pub.held[side]; todo; todo &= todo - 1) {
		int place = lowest_bit(todo);
		tc_pick(s, place, s->pub.cohorts[REGULARS][place], s->pub.cohorts[VETERANS][place]);
		tc_forsake(s, place, ev);
	}
	s->pub.total[side] = 0;
}

static void clear_leaders(struct state *s, int side)
{
	for (unsigned todo = s->pub.team[side]; todo; todo &= todo - 1)
		s->pub.at[lowest_bit(todo)] = OFF_MAP;
	if (s->pub.march.on && (s->pub.team[side] >> s->pub.march.lead & 1))
		s->pub.march = (struct march){ 0 };
}

/* Its cohorts, leaders, hand and initiative go; its Rome stands empty. */
void tc_put_out(struct state *s, int side, struct events *ev)
{
	s->pub.alive &= (uint8_t) ~(1u << side);
	tell(ev, E_OUT, side, 0, 0, 0);
	clear_places(s, side, ev);
	clear_leaders(s, side);
	tc_drop_hand(s, side);
	if (s->pub.initiative == side && s->pub.alive)
		tc_take_initiative(s, tc_next_side(s, side), ev);
	if (s->pub.owner == side)
		s->pub.owner = NOBODY;
	if (count_bits(s->pub.alive) == 1)
		tc_win(s, lowest_bit(s->pub.alive), ev);
	else if (!s->pub.alive)
		tc_win(s, NOBODY, ev);
}

/* ---- time ------------------------------------------------------------------------------------ */

static int winner_by_time(const struct state *s)
{
	switch (s->pub.scenario) {
	case LONG_GAME: return is_alive(s, VITELLIUS) ? VITELLIUS : NOBODY;
	case MEDIUM_GAME:
	case SHORT_GAME: return OTHO;
	default: return NOBODY;
	}
}

static void count_ownership(struct state *s, struct events *ev)
{
	int owner = s->pub.owner;

	if (owner < NOBODY && owner == s->pub.last_owner) {
		s->pub.held_twice |= (uint8_t)(1u << owner);
		tc_check_goal(s, owner, ev);
	}
	s->pub.last_owner = (uint8_t)owner;
}

/* What lasts until the end of the turn ends. */
static void clear_turn(struct state *s)
{
	s->pub.won = s->pub.truce = s->pub.snow = s->pub.flood = s->pub.bribed = 0;
	s->pub.no_building = s->pub.siege_barred = s->pub.passed = 0;
	s->pub.mutinous = 0;
	memset(s->pub.seen_by, 0, sizeof s->pub.seen_by);
}

void tc_end_turn(struct state *s, struct events *ev)
{
	tell(ev, E_TURN_ENDS, SEAT_NOBODY, s->pub.turn, 0, 0);
	count_ownership(s, ev);
	if (s->pub.turn == s->pub.last_turn)
		tc_win(s, winner_by_time(s), ev);
	if (s->pub.over)
		return;
	tc_pass_initiative(s, ev);
	clear_turn(s);
	s->pub.turn++;
}
