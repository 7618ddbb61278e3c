/* games/first-triumvirate/flow.c -- the sequence of play, and the game's entry in the contract.
 *
 *              begin            ft_roll          ft_parade
 *      FIRST ---------> MOVE <-----------> STRIDE      MOVE <-----------> TOKENS
 *                      ^  |     ft_stride              ft_take_token
 *                      |  | end_movement
 *            next_turn |  v          ft_fight
 *                      | FIGHTS <------------------> DICE
 *                      |  |         ft_roll_die       |
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

static seatset pending(const void *state)
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
		[FIRST] = STEP_FIRST,     [MOVE] = STEP_MOVE,         [STRIDE] = STEP_STRIDE,
		[TOKENS] = STEP_TOKEN,    [FIGHTS] = STEP_FIGHT,      [DICE] = STEP_DICE,
		[LOYALTY] = STEP_LOYALTY, [ACQUIRING] = STEP_ACQUIRE, [LAPSE] = STEP_LAPSE,
		[OVER] = STEP_OVER,
	};
	static const uint8_t moving[2][2] = { { STEP_IDLE, STEP_LEAD_ALONE },
										  { STEP_MARCH, STEP_LEAD } };
	bool has_army = has_troops(s, s->turn);

	if (s->phase == MOVE && !s->acted)
		return has_army ? STEP_MOVE : STEP_ALONE;
	if (s->phase == MOVE)
		return moving[has_army][s->stride > 0];
	return steps[s->phase];
}

static struct prompt prompt(const void *state, int seat)
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
			out[n++] = ACT(LEAD, 64 * i + lowest_bit(left), 0, 0);
	return n;
}

static int list_moves(const struct state *s, int seat, act *out)
{
	int n = 0;

	if (s->stride)
		n = list_leads(s, seat, out);
	if (!ft_why_not_roll(s, seat).clause)
		out[n++] = ACT(ROLL, 0, 0, 0);
	if (!ft_why_not_collect(s, seat).clause)
		out[n++] = ACT(COLLECT, 0, 0, 0);
	if (!ft_why_not_parade(s, seat).clause)
		out[n++] = ACT(PARADE, 0, 0, 0);
	n += ft_list_marches(s, seat, out + n);
	out[n++] = ACT(DONE, 0, 0, 0);
	return n;
}

static int list_last_leads(const struct state *s, int seat, act *out)
{
	int n = list_leads(s, seat, out);

	out[n++] = ACT(DONE, 0, 0, 0);
	return n;
}

static int legal(const void *state, int seat, act *out)
{
	const struct state *s = state;

	switch (s->phase) {
	case MOVE: return list_moves(s, seat, out);
	case LAPSE: return list_last_leads(s, seat, out);
	case FIGHTS: return ft_list_fights(s, seat, out);
	case ACQUIRING:
		out[0] = ACT(ACQUIRE, 0, 0, 0);
		out[1] = ACT(DECLINE, 0, 0, 0);
		return 2;
	default: return 0;
	}
}

static struct why why_not(const void *state, int seat, act a)
{
	const struct state *s = state;

	switch (act_verb(a)) {
	case ROLL: return ft_why_not_roll(s, seat);
	case LEAD: return ft_why_not_lead(s, seat, act_a(a));
	case COLLECT: return ft_why_not_collect(s, seat);
	case PARADE: return ft_why_not_parade(s, seat);
	case MARCH: return ft_why_not_march(s, seat, act_a(a), act_b(a), act_c(a));
	case FIGHT: return ft_why_not_fight(s, seat, act_a(a));
	default: return allowed();
	}
}

/* ---- chance -------------------------------------------------------------------------------------
 */

static struct lot lot(const void *state)
{
	const struct state *s = state;

	switch (s->phase) {
	case FIRST: return (struct lot){ BEGIN, 0, FT_SEATS };
	case STRIDE: return (struct lot){ DIE, 0, D6 };
	case TOKENS: return (struct lot){ TOKEN, 0, s->token };
	case LOYALTY: return (struct lot){ TWENTY, 0, D20 };
	case DICE:
		return ft_die_faces(s) == D6 ? (struct lot){ DIE, 0, D6 } : (struct lot){ EIGHT, 0, D8 };
	default: return (struct lot){ 0 };
	}
}

static act draw(const void *state, uint32_t ticket)
{
	unsigned verb = lot(state).verb;

	return verb == BEGIN ? ACT(BEGIN, ticket, 0, 0) : ACT(verb, ticket + 1, 0, 0);
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

static void begin(struct state *s, int seat, struct events *ev)
{
	tell(ev, E_BEGINS, seat, 0, 0, 0);
	start_turn(s, seat);
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
static void be_done(struct state *s, struct events *ev)
{
	if (s->phase == MOVE && could_still_go(s))
		s->phase = LAPSE;
	else
		end_movement(s, ev);
}

static void lead(struct state *s, int seat, int hex, struct events *ev)
{
	ft_lead(s, seat, hex, ev);
	if (s->phase == LAPSE)
		end_movement(s, ev);
}

static void roll_die(struct state *s, int pips, struct events *ev)
{
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

static void apply(void *state, int seat, act a, struct events *ev)
{
	struct state *s = state;

	switch (act_verb(a)) {
	case ROLL: ft_roll(s); break;
	case LEAD: lead(s, seat, act_a(a), ev); break;
	case COLLECT: ft_collect(s, seat, ev); break;
	case PARADE: ft_parade(s, seat, ev); break;
	case MARCH: ft_march(s, seat, act_a(a), act_b(a), act_c(a), ev); break;
	case DONE: be_done(s, ev); break;
	case FIGHT: ft_fight(s, seat, act_a(a), ev); break;
	case ACQUIRE: s->phase = LOYALTY; break;
	case DECLINE: finish_turn(s, ev); break;
	case BEGIN: begin(s, act_a(a), ev); break;
	case DIE:
	case EIGHT: roll_die(s, act_a(a), ev); break;
	case TOKEN: ft_take_token(s, act_a(a), ev); break;
	case TWENTY:
		ft_test_loyalty(s, act_a(a), ev);
		finish_turn(s, ev);
		break;
	default: CHECK(false);
	}
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

static void standing(const void *state, struct standing *out)
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

/* ---- the tables
 * ---------------------------------------------------------------------------------- */

static const struct verb verbs[N_VERBS] = {
#define VERB(id, word, label, a, b, c, secrecy, flags, steps)                                      \
	[id] = { word, label, { a, b, c }, secrecy, flags, steps },
#include "games/first-triumvirate/verbs.def"
#undef VERB
};

static const struct event_info events[N_EVENTS] = {
#define EVENT(id, word, text, a, b, c) [E_##id] = { word, text, { a, b, c } },
#include "games/first-triumvirate/events.def"
#undef EVENT
};

static const struct clause clauses[N_CLAUSES] = {
#define CLAUSE(id, name, source, text, refusal, a, b, c)                                           \
	[C_##id] = { name, source, text, refusal, { a, b, c } },
#include "games/first-triumvirate/clauses.def"
#undef CLAUSE
};

static const struct step steps[N_STEPS] = {
#define STEP(id, word, phase, ask, hint, wait, a, b, c)                                            \
	[STEP_##id] = { word, phase, ask, hint, wait, { a, b, c } },
#include "games/first-triumvirate/steps.def"
#undef STEP
};

/* The longest list: 33 troops (FT-SUPPLY) with six ways each, however they are stacked, a leader
 * with the 127 hexes within six steps, and "done". */
enum {
	HEXES_WITHIN_SIX = 1 + 3 * D6 * (D6 + 1),
	MAX_CHOICES = 33 * MAX_WAYS + HEXES_WITHIN_SIX + 1
};

/* The longest game.  No troop is ever made, so 54 is the most there are, and each roll of a battle
 * costs one: at most 54 rolls of ten dice in all, each battle begun by one action.  A turn is a
 * leader's act of at most three actions on average (roll, die, move; a parade of five needs two
 * turns of one to fill it), "done", said twice if a roll lapses, two for acquiring, and the
 * marches.  Two players are left at the least, so that two turns in a row see at most 54 marches.
 */
enum {
	ALL_TROOPS = 54,
	ROLL_ACTIONS = 2 * MAX_DICE,
	TURN_ACTIONS = 3 + 2 + 2 + ALL_TROOPS / 2,
	MAX_ACTIONS = 1 + ALL_TROOPS * (ROLL_ACTIONS + 1) + MAX_TURNS * TURN_ACTIONS,
};

/* How a deed comes out: for odds. */
static const uint8_t results[] = { E_ROLLED, E_STAYED,  E_WON,       E_FELL,      E_CAUGHT,
								   E_JOINED, E_REFUSED, E_WINS_ROME, E_WINS_LAST, E_DRAWN };

const struct game first_triumvirate = {
	.id = "first-triumvirate",
	.title = "Roman Conquest: The First Triumvirate",
	.blurb = "Caesar, Pompey and Crassus conquer for Rome, until one of them marches on it.",
	.rules = 2, /* 2: who fall together tie; an unused roll is asked about */
	.min_seats = FT_SEATS,
	.max_seats = FT_SEATS,
	.usual_seats = FT_SEATS,
	.open = true,
	.state_size = sizeof(struct state),
	.view_size = sizeof(struct state),
	.max_legal = MAX_CHOICES,
	.max_outcomes = D20,
	.max_actions = MAX_ACTIONS,
	.verbs = verbs,
	.events = events,
	.clauses = clauses,
	.steps = steps,
	.names = ft_names,
	.options = ft_options,
	.n_verbs = N_VERBS,
	.n_events = N_EVENTS,
	.n_clauses = N_CLAUSES,
	.n_steps = N_STEPS,
	.n_names = N_NAMES,
	.n_options = N_OPTIONS,
	.results = results,
	.n_results = LEN(results),
	.setup = ft_setup,
	.pending = pending,
	.asked = pending,
	.prompt = prompt,
	.legal = legal,
	.why_not = why_not,
	.lot = lot,
	.draw = draw,
	.apply = apply,
	.standing = standing,
	.show = ft_show,
	.board = ft_board,
	.judge = ft_judge,
	.audit = ft_audit,
};
