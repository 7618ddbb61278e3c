/* games/first-triumvirate/flow.c -- the sequence of play: who acts, and what comes next.
 *
 *              first            roll                     parade
 *      FIRST ---------> MOVE <-----------> STRIDE      MOVE <-----------> TOKENS
 *                      ^  |       die                       token
 *                      |  | end_movement
 *            next_turn |  v           fight
 *                      | FIGHTS <------------------> DICE
 *                      |  |          die, d8          |
 *                      |  | end_combats               | the attacker's leader falls
 *                      |  v           acquire         |
 *                      | ACQUIRING ----------> LOYALTY|
 *                      |  | decline             |     |
 *                      |  v        finish_turn  v     v
 *                      +--+---------------------+-----+----> OVER
 *
 * LAPSE lies between MOVE and the end of movement when a leader has rolled and could still go.
 * FIGHTS is skipped when there is nothing to fight, ACQUIRING when there is nobody to acquire.
 * FIRST, STRIDE, TOKENS, DICE and LOYALTY wait for chance, the rest for the player on turn. */

#include "games/first-triumvirate/state.h"

/* ---- who acts ---------------------------------------------------------------------------------
 */

seatset ft_pending(const void *state)
{
	const struct state *s = state;
	enum { CHANCE_PHASES = 1 << FIRST | 1 << STRIDE | 1 << TOKENS | 1 << DICE | 1 << LOYALTY };

	if (CHANCE_PHASES >> s->phase & 1)
		return SEAT_BIT(SEAT_CHANCE);
	return s->phase == OVER ? 0 : SEAT_BIT(s->turn);
}

static int step_of(const struct state *s)
{
	static const uint8_t steps[] = {
		[FIRST] = S_FIRST,  [MOVE] = S_MOVE, [STRIDE] = S_STRIDE,   [TOKENS] = S_TOKEN,
		[FIGHTS] = S_FIGHT, [DICE] = S_DICE, [LOYALTY] = S_LOYALTY, [ACQUIRING] = S_ACQUIRE,
		[LAPSE] = S_LAPSE,  [OVER] = S_OVER,
	};
	static const uint8_t moving[2][2] = { { S_IDLE, S_LEAD_ALONE }, { S_MARCH, S_LEAD } };
	bool has_army = has_troops(s, s->turn);

	if (s->phase == MOVE && !s->acted)
		return has_army ? S_MOVE : S_ALONE;
	if (s->phase == MOVE)
		return moving[has_army][s->stride > 0];
	return steps[s->phase];
}

struct prompt ft_prompt(const void *state, int seat)
{
	const struct state *s = state;
	uint16_t step = (uint16_t)step_of(s);

	(void)seat;
	switch (s->phase) {
	case DICE: return ft_ask_for_die(s, step);
	case TOKENS: return (struct prompt){ step, s->turn, s->parade, 0 };
	case ACQUIRING: return (struct prompt){ step, s->leader[s->turn], s->popularity[s->turn], 0 };
	case LOYALTY:
		return (struct prompt){ step, s->leader[s->turn], s->popularity[s->turn], s->turn };
	default: return (struct prompt){ step, s->turn, s->stride, 0 };
	}
}

/* ---- what they may do ---------------------------------------------------------------------------
 */

static int list_leads(const struct state *s, int seat, act *out)
{
	struct hexset reach;
	int n = 0;

	ft_find_reach(s, seat, s->stride, &reach);
	for (int i = 0; i < SET_WORDS; i++)
		for (uint64_t left = reach.w[i]; left; left &= left - 1)
			out[n++] = ACT(V_LEAD, 64 * i + lowest_bit(left), 0, 0);
	return n;
}

int ft_list_moves(const struct state *s, int seat, act *out)
{
	int n = 0;

	if (s->stride)
		n = list_leads(s, seat, out);
	n = offer(s, seat, ACT(V_ROLL, 0, 0, 0), ft_why_not_roll, out, n);
	n = offer(s, seat, ACT(V_COLLECT, 0, 0, 0), ft_why_not_collect, out, n);
	n = offer(s, seat, ACT(V_PARADE, 0, 0, 0), ft_why_not_parade, out, n);
	n += ft_list_marches(s, seat, out + n);
	out[n++] = ACT(V_DONE, 0, 0, 0);
	return n;
}

int ft_list_last_leads(const struct state *s, int seat, act *out)
{
	int n = list_leads(s, seat, out);

	out[n++] = ACT(V_DONE, 0, 0, 0);
	return n;
}

int ft_list_calls(const struct state *s, int seat, act *out)
{
	(void)s, (void)seat;
	out[0] = ACT(V_ACQUIRE, 0, 0, 0);
	out[1] = ACT(V_DECLINE, 0, 0, 0);
	return 2;
}

/* ---- the turn -----------------------------------------------------------------------------------
 */

static void start_turn(struct state *s, int seat)
{
	s->turn = (uint8_t)seat;
	s->acted = 0;
	s->stride = 0;
	s->phase = MOVE;
}

void ft_do_begin(struct state *s, int seat, act a, struct events *ev)
{
	(void)seat;
	tell(ev, E_BEGINS, act_a(a), 0, 0, 0);
	start_turn(s, act_a(a));
}

static void win(struct state *s, int seat, int event, struct events *ev)
{
	s->winner = (uint8_t)seat;
	s->phase = OVER;
	tell(ev, event, seat, 0, 0, 0);
}

/* FT-LAST: true if only one player lives. */
static bool ends_with_last(struct state *s, struct events *ev)
{
	int living = 0, last = 0;

	for (int seat = 0; seat < FT_SEATS; seat++)
		if (is_alive(s, seat)) {
			living++;
			last = seat;
		}
	if (living > 1)
		return false;
	win(s, last, E_WINS_LAST, ev);
	return true;
}

static void next_turn(struct state *s, struct events *ev)
{
	int seat = s->turn;

	s->acted = 0;
	s->stride = 0;
	if (++s->turns == s->limit) {
		s->phase = OVER;
		tell(ev, E_DRAWN, s->turn, s->turns, 0, 0);
		return;
	}
	do
		seat = seat == FT_SEATS - 1 ? 0 : seat + 1;
	while (!is_alive(s, seat));
	start_turn(s, seat);
}

/* FT-ROME, FT-HELD */
static bool counts_in_rome(const struct state *s)
{
	return s->civil_war && s->leader[s->turn] == HEX_ROMA &&
		   !(s->held && count_troops(s, HEX_ROMA, ROME));
}

static void finish_turn(struct state *s, struct events *ev)
{
	uint8_t *vigil = &s->vigil[s->turn];

	*vigil = counts_in_rome(s) ? (uint8_t)(*vigil + 1) : 0;
	if (*vigil)
		tell(ev, E_VIGIL, s->turn, *vigil, 0, 0);
	if (*vigil == VIGIL)
		win(s, s->turn, E_WINS_ROME, ev);
	else
		next_turn(s, ev);
}

static void end_combats(struct state *s, struct events *ev)
{
	ft_kill_lone_leaders(s, ev);
	if (ends_with_last(s, ev))
		return;
	if (ft_can_acquire(s, s->turn))
		s->phase = ACQUIRING;
	else
		finish_turn(s, ev);
}

static bool has_fights(const struct state *s)
{
	const struct hexset *where = &s->where[s->turn];

	for (int i = 0; i < SET_WORDS; i++)
		for (uint64_t left = where->w[i]; left; left &= left - 1)
			if (others_in(s, 64 * i + lowest_bit(left), s->turn))
				return true;
	return false;
}

static void fight_on(struct state *s, struct events *ev)
{
	if (has_fights(s))
		s->phase = FIGHTS;
	else
		end_combats(s, ev);
}

/* A leader's unused roll lapses, and who has moved no longer matters. */
static void end_movement(struct state *s, struct events *ev)
{
	const struct hexset *where = &s->where[s->turn];

	if (s->stride)
		tell(ev, E_LAPSED, s->turn, s->stride, 0, 0);
	s->acted = 0;
	s->stride = 0;
	for (int i = 0; i < SET_WORDS; i++)
		for (uint64_t left = where->w[i]; left; left &= left - 1)
			s->cell[64 * i + lowest_bit(left)] &= TROOPS_MASK;
	fight_on(s, ev);
}

/* Whether the leader has rolled and could go anywhere. */
static bool could_still_go(const struct state *s)
{
	act leads[MAX_LEGAL];

	return s->stride && list_leads(s, s->turn, leads) > 1;
}

/* FT-LAPSE: he is asked once. */
void ft_do_done(struct state *s, int seat, act a, struct events *ev)
{
	(void)seat, (void)a;
	if (s->phase == MOVE && could_still_go(s))
		s->phase = LAPSE;
	else
		end_movement(s, ev);
}

void ft_do_lead(struct state *s, int seat, act a, struct events *ev)
{
	ft_lead(s, seat, act_a(a), ev);
	if (s->phase == LAPSE)
		end_movement(s, ev);
}

void ft_do_die(struct state *s, int seat, act a, struct events *ev)
{
	int pips = act_a(a);

	(void)seat;
	if (s->phase == STRIDE) {
		ft_stride(s, pips, ev);
		return;
	}
	if (!ft_roll_die(s, pips, ev) || ends_with_last(s, ev))
		return;
	if (is_alive(s, s->turn))
		fight_on(s, ev);
	else
		next_turn(s, ev);
}

/* ---- loyalty -----------------------------------------------------------------------------------
 */

void ft_do_acquire(struct state *s, int seat, act a, struct events *ev)
{
	(void)seat, (void)a, (void)ev;
	s->phase = LOYALTY;
}

void ft_do_decline(struct state *s, int seat, act a, struct events *ev)
{
	(void)seat, (void)a;
	finish_turn(s, ev);
}

void ft_do_twenty(struct state *s, int seat, act a, struct events *ev)
{
	(void)seat;
	ft_test_loyalty(s, act_a(a), ev);
	finish_turn(s, ev);
}

/* ---- standing -----------------------------------------------------------------------------------
 */

/* FT-PLACES: the winner 3, the living 2, then in reverse order of death. */
static int points_of(const struct state *s, int seat)
{
	if (s->winner == seat)
		return 3;
	return s->fallen[seat] ? s->fallen[seat] - 1 : 2;
}

void ft_standing(const void *state, struct standing *out)
{
	const struct state *s = state;

	*out = (struct standing){ .over = s->phase == OVER };
	for (int seat = 0; seat < FT_SEATS; seat++) {
		out->points[seat] = (int16_t)points_of(s, seat);
		out->place[seat] = 1;
		for (int rival = 0; rival < FT_SEATS; rival++)
			if (points_of(s, rival) > points_of(s, seat))
				out->place[seat]++;
	}
}
