/* games/three-caesars/acts.c -- carrying out an action: which chapter it belongs to. */

#include "games/three-caesars/state.h"

static void deal(struct state *s, int kind, struct events *ev)
{
	struct frame *f = top(s);

	if (f->kind == F_DRAW)
		f->a--;
	tc_draw_card(s, f->seat, kind, ev);
}

static void lose_card(struct state *s, int seat, int kind, struct events *ev)
{
	pop(s);
	tell(ev, E_CARD_LOST, seat, kind, 0, 0);
	tc_spend_card(s, seat, kind);
}

static void choose_order(struct state *s, int side, struct events *ev)
{
	s->pub.order[s->pub.ordered++] = (uint8_t)side;
	if (count_bits(s->pub.alive) > s->pub.ordered + 1)
		return;
	for (int last = 0; last < TC_SEATS; last++)
		if (!tc_why_not_order(s, last).clause) {
			s->pub.order[s->pub.ordered++] = (uint8_t)last;
			break;
		}
	tell(ev, E_ORDER, top(s)->seat, s->pub.order[0], s->pub.order[1], 0);
	pop(s);
}

static void shed(struct state *s, int seat, int kind, struct events *ev)
{
	struct frame *f = top(s);

	tell(ev, E_CARD_LOST, seat, kind, 0, 0);
	tc_spend_card(s, seat, kind);
	if (f->kind == F_DISCARD) {
		pop(s);
		return;
	}
	f->a += tc_cards[kind].value;
	if (f->a >= PLOT_COST) {
		f->kind = F_VICTIM;
		f->a = K_ASSASSIN;
	}
}

static void use_card(struct state *s, int seat, act a, struct events *ev)
{
	int kind = top(s)->a, value = tc_cards[kind].value;

	switch (act_verb(a)) {
	case V_EVENT: tc_play_event(s, seat, kind, ev); return;
	case V_BUILD: tc_build(s, seat, act_a(a), ev); return;
	}
	pop(s);
	switch (act_verb(a)) {
	case V_PAY: tc_pay(s, seat, value, ev); break;
	case V_POLITICS: tc_start_politics(s, seat, act_a(a), ev); break;
	case V_SORTIE: roll(s, R_SORTIE, seat, 0, 0); break;
	case V_DISCARD: tell(ev, E_DISCARDED, seat, kind, 0, 0); break;
	}
}

static void activate(struct state *s, int seat, int leader, struct events *ev)
{
	struct frame *f = top(s);

	if (f->kind == F_USE) {
		pop(s);
		tc_start_march(s, seat, leader, MOVEMENT, 0, ev);
		return;
	}
	f->a--;
	f->d |= (uint8_t)(1u << leader);
	tc_start_march(s, seat, leader, f->b, f->c, ev);
}

static void dare(struct state *s, int seat, act a, struct events *ev)
{
	pop(s);
	tc_spend_courage(s, seat, ev);
	if (act_verb(a) == V_COURAGE) {
		tc_start_politics(s, seat, act_a(a), ev);
		return;
	}
	s->pub.extreme_used |= (uint8_t)(1u << seat);
	roll(s, R_EXTREME, seat, 0, 0);
}

static void roll_again(struct state *s, int seat, struct events *ev)
{
	struct frame *f = top(s);

	tc_spend_courage(s, seat, ev);
	if (f->kind == F_COURAGE) {
		tc_ready_dice(s, pop(s).a);
		return;
	}
	f->kind = F_ROLL;
	f->stage = f->d = 0;
	f->e = 1;
}

static void decline(struct state *s, struct events *ev)
{
	struct frame *f = top(s);

	switch (f->kind) {
	case F_INTERCEPT:
		f->a++;
		f->b = 0;
		break;
	case F_REROLL: tc_finish_roll(s, ev); break;
	case F_INITIATIVE:
	case F_COURAGE: pop(s); break;
	case F_OVERRUN: tc_overrun(s, false, ev); break;
	default: tc_decline(s); break;
	}
}

static void pass(struct state *s, int seat, struct events *ev)
{
	pop(s);
	s->pub.passed |= (uint8_t)(1u << seat);
	tell(ev, E_PASSED, seat, s->pub.hand_size[seat], 0, 0);
}

static void place(struct state *s, int seat, int where, struct events *ev)
{
	if (top(s)->kind == F_PLACE) {
		tc_place(s, seat, top(s)->a, where, ev);
		return;
	}
	pop(s);
	s->pub.at[tc_praetor[seat]] = (uint8_t)where;
	tell(ev, E_RETURNED, seat, tc_praetor[seat], where, 0);
}

static void take_the_field(struct state *s, struct events *ev)
{
	s->pub.battle.field = 1;
	tell(ev, E_FIELD, pop(s).seat, 0, 0, 0);
}

static void act_on_march(struct state *s, int seat, act a, struct events *ev)
{
	switch (act_verb(a)) {
	case V_UNITE: tc_unite(s, act_a(a), ev); break;
	case V_JOIN: tc_join(s, act_a(a), ev); break;
	case V_LEAVE: tc_leave(s, act_a(a), act_b(a), ev); break;
	case V_TAKE: tc_take(s, act_a(a), act_b(a), ev); break;
	case V_STEP: tc_step(s, seat, act_a(a), ev); break;
	case V_SIEGE: tc_siege(s, seat, ev); break;
	case V_SALLY: tc_sally(s, seat, ev); break;
	case V_STOP: tc_end_march(s, ev); break;
	}
}

static void act_now(struct state *s, int seat, act a, struct events *ev)
{
	switch (act_verb(a)) {
	case V_DEAL: deal(s, act_b(a), ev); break;
	case V_ROLL: tc_roll_die(s, act_a(a), ev); break;
	case V_STRIKE: tc_strike(s, top(s)->a, act_a(a), ev); break;
	case V_LOSE: lose_card(s, act_a(a), act_b(a), ev); break;
	case V_ORDER: choose_order(s, act_a(a), ev); break;
	case V_PLACE: place(s, seat, act_a(a), ev); break;
	case V_CARD: tc_play_card(s, seat, act_a(a), ev); break;
	case V_PASS: pass(s, seat, ev); break;
	case V_PLOT: top(s)->kind = F_PLOT; break;
	case V_COURAGE:
	case V_EXTREME: dare(s, seat, a, ev); break;
	case V_ACTIVATE: activate(s, seat, act_a(a), ev); break;
	case V_EVENT:
	case V_PAY:
	case V_BUILD:
	case V_POLITICS:
	case V_SORTIE:
	case V_DISCARD: use_card(s, seat, a, ev); break;
	case V_SHED: shed(s, seat, act_a(a), ev); break;
	case V_AGAINST: tc_victim(s, seat, top(s)->a, act_a(a), ev); break;
	case V_NAME:
		if (top(s)->kind == F_AID)
			tc_aid(s, act_a(a), ev);
		else
			tc_name(s, seat, top(s)->a, act_a(a), ev);
		break;
	case V_DESERT: tc_desert(s, seat, act_a(a), act_b(a), ev); break;
	case V_YIELD: tc_yield(s, seat, act_a(a), act_b(a), ev); break;
	case V_INTERCEPT: tc_intercept(s, seat, act_a(a), ev); break;
	case V_AVOID: tc_avoid(s, seat, act_a(a), ev); break;
	case V_DONE:
	case V_STAND:
	case V_WALLS: pop(s); break;
	case V_FIELD: take_the_field(s, ev); break;
	case V_RESPOND: tc_respond(s, seat, act_a(a), ev); break;
	case V_REROLL: tc_reroll_battle(s, act_a(a), ev); break;
	case V_AGAIN: roll_again(s, seat, ev); break;
	case V_RETREAT: tc_retreat(s, act_a(a), ev); break;
	case V_OVERRUN: tc_overrun(s, true, ev); break;
	case V_NO: decline(s, ev); break;
	default: act_on_march(s, seat, a, ev); break;
	}
}

void tc_apply(void *state, int seat, act a, struct events *ev)
{
	act_now(state, seat, a, ev);
	tc_run(state, ev);
}
