/* games/caesar-augustus/victory.c -- how a battle ends (Battle 4). */

#include "games/caesar-augustus/state.h"

/* Battle 2.6: who fought and was not rallied is gone. */
static void bury(struct state *s)
{
	struct ca_battle *b = &s->pub.battle;

	for (int kind = 0; kind < CA_KINDS; kind++)
		s->pub.dead[kind] = (uint8_t)(s->pub.dead[kind] + count_kind(b->line[CA_ATTACKER], kind) +
									  count_kind(b->line[CA_DEFENDER], kind));
	b->line[CA_ATTACKER] = b->line[CA_DEFENDER] = 0;
}

static void announce(struct state *s, struct events *ev)
{
	struct ca_battle *b = &s->pub.battle;
	int attacker = b->seat[CA_ATTACKER], defender = b->seat[CA_DEFENDER];

	if (!b->won) {
		tell(ev, E_MAJOR_DEFENCE, defender, holder(defender), b->at, 0);
	} else if (s->pub.count[b->army[CA_DEFENDER]]) {
		tell(ev, E_MINOR_ATTACK, attacker, b->at, 0, 0);
	} else {
		s->pub.vp[attacker]++;
		tell(ev, E_MAJOR_ATTACK, attacker, b->at, 0, 0);
	}
}

/* The victor's army, if it has nobody left, draws one. */
static void conclude(struct state *s, struct events *ev)
{
	struct ca_battle *b = &s->pub.battle;
	int victor = b->army[b->won ? CA_ATTACKER : CA_DEFENDER];

	announce(s, ev);
	if (!s->pub.count[victor] && ca_draw(s, victor, ev) == AWAITED)
		s->pub.phase = S_REFILL;
	else
		ca_end_battle(s, ev);
}

/* After the rallies: another round is possible only if both sides have somebody left. */
void ca_decide(struct state *s, struct events *ev)
{
	struct ca_battle *b = &s->pub.battle;

	bury(s);
	if (b->won && s->pub.count[b->army[CA_ATTACKER]] && s->pub.count[b->army[CA_DEFENDER]])
		s->pub.phase = S_PRESS;
	else
		conclude(s, ev);
}

void ca_do_cease(struct state *s, int seat, act a, struct events *ev)
{
	(void)a;
	tell(ev, E_CEASED, seat, 0, 0, 0);
	conclude(s, ev);
}

/* ---- where everybody ends up --------------------------------------------------------- */

static bool remove_if_empty(struct state *s, int side, struct events *ev)
{
	int army = s->pub.battle.army[side], seat = s->pub.battle.seat[side];

	if (s->pub.count[army])
		return false;
	s->pub.where[army] = CA_NOWHERE;
	if (army == CA_RED_ARMY)
		s->pub.red_eyes = 0;
	tell(ev, E_DESTROYED, seat, holder(seat), number_of(army), 0);
	return true;
}

/* CA-BACK, CA-V_ESCORT: to where the army began, and the general who came along with it. */
static void throw_back(struct state *s, struct events *ev)
{
	struct ca_battle *b = &s->pub.battle;
	int attacker = b->seat[CA_ATTACKER];

	s->pub.where[b->army[CA_ATTACKER]] = b->from;
	if (b->escorted)
		s->pub.general[attacker] = b->from;
	tell(ev, E_THROWN_BACK, attacker, b->from, 0, 0);
}

/* CA-ORPHAN: only a general who came along. */
static void leave_field(struct state *s, struct events *ev)
{
	struct ca_battle *b = &s->pub.battle;

	if (!remove_if_empty(s, CA_ATTACKER, ev))
		throw_back(s, ev);
	else if (b->escorted)
		ca_capture(s, b->seat[CA_DEFENDER], b->seat[CA_ATTACKER], ev);
}

/* CA-CAPTURE-WHEN, CA-SPENT: who wins captures, and only then vanishes if nobody is left of him. */
static void take_field(struct state *s, struct events *ev)
{
	struct ca_battle *b = &s->pub.battle;

	ca_capture_at(s, b->seat[CA_ATTACKER], b->at, ev);
	remove_if_empty(s, CA_ATTACKER, ev);
}

void ca_end_battle(struct state *s, struct events *ev)
{
	bool routed = remove_if_empty(s, CA_DEFENDER, ev);

	if (s->pub.battle.won && routed)
		take_field(s, ev);
	else
		leave_field(s, ev);
	s->pub.battle = (struct ca_battle){ 0 };
	s->pub.phase = S_MARCH;
}
