/* games/caesar-augustus/battle.c -- a battle's rounds: retreat, commitments, ladder, rally.
 *
 * How a round goes (STEP_ names; the functions make the transitions):
 *
 *   start_round -> V_RETREAT -> do_stand -> V_COMMIT -> do_commit -> [V_SEND -> ca_send] -> compare
 *                    |
 *                do_retreat: the battle is over
 *
 *   compare: attacker stronger -> end_round(won)
 *            else soldiers left -> V_ADD -> do_add -> [ANSWER or V_SEND] -> compare
 *                                   |
 *                               do_hold -> end_round(lost)
 *   end_round -> RALLY_FIRST -> RALLY_SECOND -> ca_decide (victory.c) -> V_PRESS -> start_round */

#include "games/caesar-augustus/state.h"

/* ---- a round begins --------------------------------------------------------------- */

/* CA-V_RETREAT.  A Senate of nobody's never retreats (CA-SENATE-FIGHTS). */
uint32_t ca_retreats(const struct state *s)
{
	const struct ca_battle *b = &s->pub.battle;

	if (b->seat[CA_DEFENDER] == SEAT_NOBODY)
		return 0;
	return ca_adjacent[b->at] & ca_friendly(s, b->seat[CA_DEFENDER]) & ~ca_armies(s);
}

static void start_round(struct state *s)
{
	s->pub.battle.round++;
	s->pub.phase = ca_retreats(s) ? S_RETREAT : S_COMMIT;
}

void ca_start_battle(struct state *s, int army, int from, bool escorted, struct events *ev)
{
	int attacker = s->pub.active, at = s->pub.where[army];
	int foe = ca_opposing_army_at(s, attacker, at), defender = commander_of(s, foe);

	s->pub.battle = (struct ca_battle){ .seat = { (uint8_t)attacker, (uint8_t)defender },
										.army = { (uint8_t)army, (uint8_t)foe },
										.at = (uint8_t)at,
										.from = (uint8_t)from,
										.escorted = escorted };
	tell(ev, E_ATTACKED, attacker, holder(defender), at, 0);
	start_round(s);
}

struct why ca_why_not_retreat(const struct state *s, int seat, act a)
{
	int to = act_a(a), at = s->pub.battle.at, army = ca_army_at(s, to);

	if (ca_retreats(s) & bit(to))
		return no(C_ALLOWED, 0, 0, 0);
	if (!(ca_adjacent[at] & bit(to)))
		return no(C_RETREAT_FAR, to, at, 0);
	if (!(ca_friendly(s, seat) & bit(to)))
		return no(C_RETREAT_UNFRIENDLY, to, 0, 0);
	return no(C_RETREAT_ARMY, holder(commander_of(s, army)), to, 0);
}

void ca_do_retreat(struct state *s, int seat, act a, struct events *ev)
{
	struct ca_battle b = s->pub.battle;
	int to = act_a(a);

	tell(ev, E_RETREATED, seat, b.at, to, 0);
	s->pub.where[b.army[CA_DEFENDER]] = (uint8_t)to;
	if (s->pub.general[seat] == b.at)
		s->pub.general[seat] = (uint8_t)to;
	ca_capture_at(s, seat, to, ev);
	ca_capture_at(s, b.seat[CA_ATTACKER], b.at, ev);
	s->pub.battle = (struct ca_battle){ 0 };
	s->pub.phase = S_MARCH;
}

void ca_do_stand(struct state *s, int seat, act a, struct events *ev)
{
	(void)a;
	tell(ev, E_STOOD, seat, s->pub.battle.at, 0, 0);
	s->pub.phase = S_COMMIT;
}

/* ---- soldiers step forward ------------------------------------------------------------ */

/* Which of them the others cannot tell, so it is one of those they know. */
static void leave_army(struct state *s, int army, int kind)
{
	*hand_at(s, army) = (ca_hand)(*hand_at(s, army) - one_of(kind));
	s->pub.count[army]--;
	if (count_kind(s->pub.marked[army], kind))
		s->pub.marked[army] = (ca_hand)(s->pub.marked[army] - one_of(kind));
}

static void step_forward(struct state *s, int side, int kind, struct events *ev)
{
	struct ca_battle *b = &s->pub.battle;

	leave_army(s, b->army[side], kind);
	b->line[side] = (ca_hand)(b->line[side] + one_of(kind));
	tell(ev, E_FOUGHT, b->seat[side], holder(b->seat[side]), kind, 0);
}

static bool is_senate_of_nobody(const struct state *s)
{
	return s->pub.battle.seat[CA_DEFENDER] == SEAT_NOBODY;
}

/* ---- a round ends ------------------------------------------------------------------------ */

/* CA-V_RALLY: the general must be there, and has not rallied in this battle. */
static bool can_rally(const struct state *s, int side)
{
	const struct ca_battle *b = &s->pub.battle;

	return b->seat[side] != SEAT_NOBODY && !(b->rallied >> side & 1) &&
		   s->pub.general[b->seat[side]] == b->at;
}

static void offer_second_rally(struct state *s, struct events *ev)
{
	if (can_rally(s, CA_DEFENDER))
		s->pub.phase = S_RALLY_SECOND;
	else
		ca_decide(s, ev);
}

static void end_round(struct state *s, bool won, struct events *ev)
{
	struct ca_battle *b = &s->pub.battle;
	int attack = strength(b->line[CA_ATTACKER]), defence = strength(b->line[CA_DEFENDER]);

	b->won = won;
	if (won) {
		s->pub.vp[b->seat[CA_ATTACKER]]++;
		tell(ev, E_ROUND_WON, b->seat[CA_ATTACKER], attack, defence, 0);
	} else {
		tell(ev, E_ROUND_LOST, b->seat[CA_DEFENDER], holder(b->seat[CA_DEFENDER]), defence, attack);
	}
	if (can_rally(s, CA_ATTACKER))
		s->pub.phase = S_RALLY_FIRST;
	else
		offer_second_rally(s, ev);
}

/* CA-V_ADD. */
static void compare(struct state *s, struct events *ev)
{
	struct ca_battle *b = &s->pub.battle;

	if (strength(b->line[CA_ATTACKER]) > strength(b->line[CA_DEFENDER]))
		end_round(s, true, ev);
	else if (s->pub.count[b->army[CA_ATTACKER]])
		s->pub.phase = S_ADD;
	else
		end_round(s, false, ev);
}

/* CA-SENATE-FIGHTS: a Senate of nobody's adds whenever it may and is below. */
static void answer(struct state *s, struct events *ev)
{
	struct ca_battle *b = &s->pub.battle;

	if (!s->pub.count[b->army[CA_DEFENDER]])
		compare(s, ev);
	else if (!is_senate_of_nobody(s))
		s->pub.phase = S_ANSWER;
	else if (strength(b->line[CA_DEFENDER]) < strength(b->line[CA_ATTACKER]))
		s->pub.phase = S_SEND;
	else
		compare(s, ev);
}

/* ---- decisions ---------------------------------------------------------------------------- */

struct why ca_why_not_fight(const struct state *s, int seat, act a)
{
	int army = s->pub.battle.army[side_of(&s->pub.battle, seat)];

	if (!count_kind(hand_of(s, army), act_a(a)))
		return no(C_ADD, number_of(army), act_a(a), 0);
	return no(C_ALLOWED, 0, 0, 0);
}

static void reveal_commitments(struct state *s, struct events *ev)
{
	for (int side = 0; side < CA_SIDES; side++) {
		int seat = s->pub.battle.seat[side];
		if (seat == SEAT_NOBODY)
			continue;
		step_forward(s, side, s->own[seat].commit - 1, ev);
		s->own[seat].commit = 0;
	}
}

void ca_do_commit(struct state *s, int seat, act a, struct events *ev)
{
	s->own[seat].commit = (uint8_t)(act_a(a) + 1);
	if (ev)
		emit(ev, (struct event){ .kind = E_COMMITTED,
								 .seat = (uint8_t)seat,
								 .a = (uint16_t)act_a(a),
								 .veil = VEIL_ALL,
								 .sees = SEAT_BIT(seat) });
	if (ca_pending(s))
		return;
	reveal_commitments(s, ev);
	if (is_senate_of_nobody(s))
		s->pub.phase = S_SEND;
	else
		compare(s, ev);
}

void ca_do_add(struct state *s, int seat, act a, struct events *ev)
{
	int side = side_of(&s->pub.battle, seat);

	step_forward(s, side, act_a(a), ev);
	if (side == CA_ATTACKER)
		answer(s, ev);
	else
		compare(s, ev);
}

void ca_do_hold(struct state *s, int seat, act a, struct events *ev)
{
	(void)a;
	tell(ev, E_HELD, seat, 0, 0, 0);
	if (s->pub.phase == S_ADD)
		end_round(s, false, ev);
	else
		compare(s, ev);
}

struct why ca_why_not_rally(const struct state *s, int seat, act a)
{
	if (!count_kind(s->pub.battle.line[side_of(&s->pub.battle, seat)], act_a(a)))
		return no(C_RALLY, act_a(a), 0, 0);
	return no(C_ALLOWED, 0, 0, 0);
}

static void after_rally(struct state *s, struct events *ev)
{
	if (s->pub.phase == S_RALLY_FIRST)
		offer_second_rally(s, ev);
	else
		ca_decide(s, ev);
}

/* CA-MEMORY: everybody has seen who comes back. */
void ca_do_rally(struct state *s, int seat, act a, struct events *ev)
{
	struct ca_battle *b = &s->pub.battle;
	int side = side_of(b, seat), army = b->army[side];
	ca_hand one = one_of(act_a(a));

	b->line[side] = (ca_hand)(b->line[side] - one);
	b->rallied |= (uint8_t)(1u << side);
	*hand_at(s, army) = (ca_hand)(*hand_at(s, army) + one);
	s->pub.count[army]++;
	s->pub.marked[army] = (ca_hand)(s->pub.marked[army] + one);
	tell(ev, E_RALLIED, seat, act_a(a), 0, 0);
	after_rally(s, ev);
}

void ca_do_decline(struct state *s, int seat, act a, struct events *ev)
{
	(void)a;
	tell(ev, E_DECLINED, seat, 0, 0, 0);
	after_rally(s, ev);
}

void ca_do_press(struct state *s, int seat, act a, struct events *ev)
{
	(void)a;
	tell(ev, E_PRESSED, seat, 0, 0, 0);
	start_round(s);
}

/* ---- a Senate of nobody's ------------------------------------------------------------------- */

/* Any of its soldiers, alike tickets together: by kind, those nobody has seen first. */
act ca_draw_red(const struct state *s, uint32_t ticket)
{
	int kind = 0, left = (int)ticket, known;

	while (left >= count_kind(s->box.red, kind))
		left -= count_kind(s->box.red, kind++);
	known = count_kind(s->pub.marked[CA_RED_ARMY], kind);
	return ACT(V_SEND, kind, left < count_kind(s->box.red, kind) - known ? HIDDEN : SHOWN, 0);
}

/* A soldier known to all is told from another of his kind, or the odds of the rest would change. */
void ca_send(struct state *s, int kind, int face, struct events *ev)
{
	ca_hand known = s->pub.marked[CA_RED_ARMY];

	step_forward(s, CA_DEFENDER, kind, ev);
	if (face == HIDDEN)
		s->pub.marked[CA_RED_ARMY] = known;
	compare(s, ev);
}
