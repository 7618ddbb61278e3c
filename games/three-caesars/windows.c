/* games/three-caesars/windows.c -- when battle and response cards may be played (section 9,
 * TC-WINDOWS).
 *
 * A window asks its seats one after another: its stage says whose turn it is.  Every entitled seat
 * with a hand is asked, whatever it holds: to skip it would betray the hand. */

#include "games/three-caesars/state.h"

void tc_open_window(struct state *s, int kind, int first, int second, int third)
{
	push(s, (struct frame){ .kind = (uint8_t)kind,
							.window.seat = { (uint8_t)first, (uint8_t)second, (uint8_t)third } });
}

bool tc_resume_window(struct state *s, struct frame *f, struct events *ev)
{
	for (; f->stage < TC_SEATS; f->stage++) {
		f->seat = f->window.seat[f->stage];
		if (is_alive(s, f->seat) && s->pub.hand_size[f->seat])
			return true;
	}
	if (f->kind == S_W_SIEGE)
		tc_finish_siege(s, pop(s), ev);
	else
		pop(s);
	return false;
}

void tc_decline(struct state *s) { top(s)->stage++; }

/* ---- which cards fit ------------------------------------------------------------------------- */

static int host_of(const struct state *s, int seat)
{
	return s->pub.battle.host[ATTACKER].side == seat ? ATTACKER : DEFENDER;
}

static struct why why_not_panic(const struct state *s, int seat)
{
	const struct host *enemy = &s->pub.battle.host[!host_of(s, seat)];

	return tc_has_veterans(enemy) ? no(C_PANIC, enemy->side, 0, 0) : allowed();
}

static struct why why_not_fighting_retreat(const struct state *s, int seat)
{
	int which = host_of(s, seat);

	if (s->pub.battle.host[which].fighting_retreat)
		return no(C_TWICE, K_FIGHTING_RETREAT, 0, 0);
	if (tc_hits(s, which) >= tc_hits(s, !which))
		return no(C_AHEAD, tc_hits(s, which), tc_hits(s, !which), 0);
	return allowed();
}

static struct why why_not_testudo(const struct state *s, int seat)
{
	if (s->pub.holder[P_CAMP] != seat)
		return no(C_BESIEGER, K_TESTUDO, 0, 0);
	if (s->pub.testudo)
		return no(C_TWICE, K_TESTUDO, 0, 0);
	if (tc_siege_result(s, now(s)->window.siege_dice) == 2)
		return no(C_TESTUDO, 0, 0, 0);
	return allowed();
}

static struct why why_not_fortified(const struct state *s, int seat)
{
	if (s->pub.holder[P_CAMP] == seat)
		return no(C_NOT_BESIEGER, K_FORTIFIED, 0, 0);
	return s->pub.fortified ? no(C_TWICE, K_FORTIFIED, 0, 0) : allowed();
}

struct why tc_why_not_respond(const struct state *s, int seat, act a)
{
	struct why w = tc_why_not_holding(s, seat, a);
	int kind = act_a(a);

	if (w.clause)
		return w;
	if (!(tc_window_kinds[now(s)->kind] >> kind & 1))
		return no(C_WINDOW, kind, 0, 0);
	switch (kind) {
	case K_PANIC: return why_not_panic(s, seat);
	case K_FIGHTING_RETREAT: return why_not_fighting_retreat(s, seat);
	case K_TESTUDO: return why_not_testudo(s, seat);
	case K_FORTIFIED: return why_not_fortified(s, seat);
	default: return allowed();
	}
}

/* ---- what they do ---------------------------------------------------------------------------- */

static void play_after_dice(struct state *s, int which, int kind)
{
	struct host *h = &s->pub.battle.host[which];

	switch (kind) {
	case K_PANIC: h->panics++; break;
	case K_FIGHTING_RETREAT: h->fighting_retreat = 1; break;
	case K_ACCEPTABLE_LOSSES: h->spared++; break;
	case K_SURGEONS: h->healed++; break;
	case K_RALLY: tc_ready_dice(s, which); break;
	}
}

void tc_do_respond(struct state *s, int seat, act a, struct events *ev)
{
	int window = top(s)->kind, kind = act_a(a);

	tell(ev, E_RESPONDED, seat, kind, 0, 0);
	tc_spend_card(s, seat, kind);
	switch (window) {
	case S_W_BATTLE: /* one each */
		s->pub.battle.host[host_of(s, seat)].card = (uint8_t)kind;
		tc_decline(s);
		break;
	case S_W_BEFORE:
		if (kind == K_CONSCRIPTS)
			ask(s, S_AID, seat);
		else
			s->pub.battle.omens++;
		break;
	case S_W_AFTER: play_after_dice(s, host_of(s, seat), kind); break;
	case S_W_SIEGE:
		if (kind == K_TESTUDO)
			s->pub.testudo = 1;
		else
			s->pub.fortified = 1;
		break;
	default:
		s->pub.informed = 1;
		tc_decline(s);
		break;
	}
}

struct why tc_why_not_aid(const struct state *s, int side)
{
	const struct battle *b = &s->pub.battle;

	return side == b->host[ATTACKER].side || side == b->host[DEFENDER].side ? allowed()
																			: no(C_AID, side, 0, 0);
}

/* Two cohorts that are lost before all others, but only one die. */
void tc_aid(struct state *s, int side, struct events *ev)
{
	struct host *h = &s->pub.battle.host[host_of(s, side)];

	pop(s);
	h->conscripts += CONSCRIPT_COHORTS;
	h->reinforced++;
	s->pub.total[side] += CONSCRIPT_COHORTS;
	tell(ev, E_CONSCRIPTS, side, CONSCRIPT_COHORTS, 0, 0);
}

int tc_list_window(const struct state *s, int seat, act *out)
{
	uint64_t todo = s->own[seat].kinds & tc_window_kinds[now(s)->kind];
	int n = 0;

	for (; todo; todo &= todo - 1)
		n = offer(s, seat, ACT(V_RESPOND, lowest_bit(todo), 0, 0), tc_why_not_respond, out, n);
	out[n++] = ACT(V_NO, 0, 0, 0);
	return n;
}
