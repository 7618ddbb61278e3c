/* games/three-caesars/flow.c -- the sequence of play (section 7).
 *
 * The stack of frames says what is going on; its top says who acts.  tc_run() resumes the top frame
 * until one of them waits for a seat or for chance:
 *
 *   F_TURN      DEAL - RETURN - ORDER - F_ROUND - F_ATTRITION - end of the turn, and again
 *   F_ROUND     asks one seat after another: PLAY
 *   PLAY        card -> USE; pass; plot -> PLOT -> VICTIM; courage -> ROLL; extreme -> ROLL
 *   USE         event -> see effects.def; activate -> MARCH; pay, build, politics, sortie, discard
 *   CAMPAIGN    an event's leaders, one after another: MARCH
 *   MARCH       step -> F_ENTER; siege -> ROLL - W_SIEGE; sally -> F_ENTER
 *   F_ENTER     ROLL for attrition - INTERCEPT - FIELD or AVOID - F_BATTLE - OVERRUN
 *   F_BATTLE    see combat.c: W_BATTLE, W_BEFORE, STRIKE, INITIATIVE, COURAGE, W_AFTER, RETREAT
 *   F_CONSPIRE  W_INTRIGUE - ROLL
 *   F_CAPTURE, F_ATTRITION: one ROLL after another
 *   ROLL        may turn into REROLL; when its dice stand tc_finish_roll() says what they did */

#include "games/three-caesars/state.h"

/* ---- frames that only the turn needs --------------------------------------------------------- */

enum turn_stage { DEALING, RETURNING, ORDERING, PLAYING, STARVING, ENDING };

static void return_praetors(struct state *s)
{
	for (int side = TC_SEATS - 1; side >= 0; side--)
		if (is_alive(s, side) && s->pub.at[tc_praetor[side]] == AWAY)
			ask(s, S_RETURN, side);
}

/* TC-ORDER: Galba, Otho, Vitellius on turn one; then the holder of the initiative says. */
static void set_order(struct state *s)
{
	s->pub.ordered = 0;
	memset(s->pub.order, 0, sizeof s->pub.order);
	if (s->pub.turn > 1) {
		ask(s, S_ORDER, s->pub.initiative);
		return;
	}
	for (int side = 0; side < s->pub.seats; side++)
		s->pub.order[s->pub.ordered++] = (uint8_t)side;
}

static bool resume_turn(struct state *s, struct frame *f, struct events *ev)
{
	switch (f->stage) {
	case DEALING:
		tell(ev, E_TURN, SEAT_NOBODY, s->pub.turn, 0, 0);
		ask(s, S_DEAL, 0);
		break;
	case RETURNING: return_praetors(s); break;
	case ORDERING: set_order(s); break;
	case PLAYING:
		s->pub.next = 0;
		ask(s, F_ROUND, 0);
		break;
	case STARVING: ask(s, F_ATTRITION, 0); break;
	case ENDING: tc_end_turn(s, ev); break;
	}
	f->stage = f->stage == ENDING ? DEALING : f->stage + 1;
	return false;
}

/* TC-HAND: only the deal shuffles. */
static bool resume_deal(struct state *s, struct frame *f, struct events *ev)
{
	while (f->seat < TC_SEATS && (!is_alive(s, f->seat) || s->pub.hand_size[f->seat] >= HAND))
		f->seat++;
	if (f->seat < TC_SEATS && !s->pub.deck_size)
		tc_shuffle(s, ev);
	if (f->seat < TC_SEATS && s->pub.deck_size)
		return true;
	pop(s);
	return false;
}

static bool resume_draw(struct state *s, struct frame *f, struct events *ev)
{
	(void)ev;
	if (f->draw.left && s->pub.deck_size && is_alive(s, f->seat))
		return true;
	pop(s);
	return false;
}

static bool resume_hand(struct state *s, struct frame *f, struct events *ev)
{
	(void)ev;
	if (s->pub.hand_size[f->seat])
		return true;
	pop(s);
	return false;
}

static bool resume_return(struct state *s, struct frame *f, struct events *ev)
{
	(void)ev;
	if (is_alive(s, f->seat) && (tc_home[f->seat] & ~held_by_enemies(s, f->seat)))
		return true;
	pop(s);
	return false;
}

/* Section 7: sides play in turn; who has no cards or has passed is left out. */
static bool resume_round(struct state *s, struct frame *f, struct events *ev)
{
	(void)f, (void)ev;
	s->pub.sieges = 0; /* TC-SIEGE-TWICE counts by cards */
	for (int k = 0; k < s->pub.ordered; k++) {
		int i = s->pub.next + k;
		int seat = s->pub.order[i < s->pub.ordered ? i : i - s->pub.ordered];
		if (is_alive(s, seat) && s->pub.hand_size[seat] && !(s->pub.passed >> seat & 1)) {
			s->pub.next = (uint8_t)(i + 1 < s->pub.ordered ? i + 1 : i + 1 - s->pub.ordered);
			ask(s, S_PLAY, seat);
			return false;
		}
	}
	pop(s);
	return false;
}

static bool resume_campaign(struct state *s, struct frame *f, struct events *ev)
{
	(void)ev;
	if (is_alive(s, f->seat) && f->campaign.left &&
		tc_can_move_anybody(s, f->seat, f->campaign.moved))
		return true;
	pop(s);
	return false;
}

static bool resume_yield(struct state *s, struct frame *f, struct events *ev)
{
	(void)ev;
	if (is_alive(s, f->seat) && f->yield.left && tc_yielding(s, f->seat, f->yield.from))
		return true;
	pop(s);
	return false;
}

static bool wait_for_seat(struct state *s, struct frame *f, struct events *ev)
{
	(void)ev;
	if (is_alive(s, f->seat))
		return true;
	pop(s);
	return false;
}

static bool wait_for_chance(struct state *s, struct frame *f, struct events *ev)
{
	(void)s, (void)f, (void)ev;
	return true;
}

/* ---- the machine ----------------------------------------------------------------------------- */

typedef bool resume(struct state *s, struct frame *f, struct events *ev); /* true: it waits */

static resume *const resumes[N_FRAMES] = {
	[S_DEAL] = resume_deal,
	[S_DRAW] = resume_draw,
	[S_LOSE] = resume_hand,
	[S_ROLL] = wait_for_chance,
	[S_STRIKE] = wait_for_chance,
	[S_RETURN] = resume_return,
	[S_ORDER] = wait_for_seat,
	[S_PLAY] = wait_for_seat,
	[S_USE] = wait_for_seat,
	[S_PLOT] = wait_for_seat,
	[S_VICTIM] = wait_for_seat,
	[S_RIVAL] = wait_for_seat,
	[S_PLACE] = wait_for_seat,
	[S_DESERT] = wait_for_seat,
	[S_YIELD] = resume_yield,
	[S_DISCARD] = resume_hand,
	[S_CAMPAIGN] = resume_campaign,
	[S_MARCH] = tc_resume_march,
	[S_INTERCEPT] = tc_resume_intercept,
	[S_AVOID] = wait_for_seat,
	[S_FIELD] = wait_for_seat,
	[S_W_BATTLE] = tc_resume_window,
	[S_W_BEFORE] = tc_resume_window,
	[S_W_AFTER] = tc_resume_window,
	[S_W_SIEGE] = tc_resume_window,
	[S_W_INTRIGUE] = tc_resume_window,
	[S_AID] = wait_for_seat,
	[S_REROLL] = wait_for_seat,
	[S_INITIATIVE] = wait_for_seat,
	[S_COURAGE] = wait_for_seat,
	[S_RETREAT] = wait_for_seat,
	[S_OVERRUN] = wait_for_seat,
	[S_OVER] = wait_for_seat,
	[F_TURN] = resume_turn,
	[F_ROUND] = resume_round,
	[F_ENTER] = tc_resume_enter,
	[F_BATTLE] = tc_resume_battle,
	[F_CAPTURE] = tc_resume_capture,
	[F_CONSPIRE] = tc_resume_intrigue,
	[F_ATTRITION] = tc_resume_attrition,
};

/* TC-OUT.  All are taken out of the count before the first goes, in case two go together. */
static void put_out_the_dead(struct state *s, struct events *ev)
{
	unsigned dead = 0;

	for (int side = 0; side < TC_SEATS; side++)
		if (is_alive(s, side) && !s->pub.total[side])
			dead |= 1u << side;
	s->pub.alive &= (uint8_t)~dead;
	for (; dead; dead &= dead - 1)
		tc_put_out(s, lowest_bit(dead), ev);
}

/* Forces stay where the end finds them, on the march or in battle. */
static void close_game(struct state *s)
{
	while (s->pub.depth)
		pop(s);
	push(s, (struct frame){ .kind = S_OVER });
}

void tc_run(struct state *s, struct events *ev)
{
	do {
		if (!s->pub.battle.on)
			put_out_the_dead(s, ev);
		if (s->pub.over) {
			close_game(s);
			return;
		}
	} while (!resumes[top(s)->kind](s, top(s), ev));
}

/* ---- answers to several questions ------------------------------------------------------------ */

void tc_do_end_question(struct state *s, int seat, act a, struct events *ev)
{
	(void)seat, (void)a, (void)ev;
	pop(s);
}

void tc_do_no(struct state *s, int seat, act a, struct events *ev)
{
	struct frame *f = top(s);

	(void)seat, (void)a;
	switch (f->kind) {
	case S_INTERCEPT: tc_ask_next_interceptor(f); break;
	case S_REROLL: tc_finish_roll(s, ev); break;
	case S_INITIATIVE:
	case S_COURAGE: pop(s); break;
	case S_OVERRUN:
		pop(s);
		s->pub.march.flags |= FINISHED;
		break;
	default: tc_decline(s); break;
	}
}

/* ---- who acts -------------------------------------------------------------------------------- */

seatset tc_pending(const void *state)
{
	const struct state *s = state;
	const struct frame *f = now(s);

	if (f->kind <= S_STRIKE)
		return SEAT_BIT(SEAT_CHANCE);
	return f->kind == S_OVER ? 0 : SEAT_BIT(f->seat);
}

/* What the question is about, as far as its frame says. */
static uint16_t subject(const struct frame *f)
{
	switch (f->kind) {
	case S_ROLL:
	case S_REROLL: return f->roll.purpose;
	case S_USE:
	case S_VICTIM:
	case S_RIVAL:
	case S_PLACE: return f->played.card;
	case S_DRAW: return f->draw.left; /* so that bots tell one draw from the next */
	case S_PLOT: return f->plot.paid;
	case S_YIELD: return f->yield.left;
	case S_CAMPAIGN: return f->campaign.left;
	default: return 0;
	}
}

static void number_battle_die(const struct state *s, const struct frame *f, struct prompt *p)
{
	const struct host *h = &s->pub.battle.host[f->dice.host];

	p->a = f->seat;
	p->b = (uint16_t)(1 + h->dice - h->left);
	p->c = h->dice;
}

static void tell_hits(const struct state *s, struct prompt *p)
{
	p->a = (uint16_t)tc_hits(s, ATTACKER);
	p->b = (uint16_t)tc_hits(s, DEFENDER);
}

struct prompt tc_prompt(const void *state, int seat)
{
	const struct state *s = state;
	const struct frame *f = now(s);
	struct prompt p = { .step = f->kind, .a = subject(f) };

	(void)seat;
	switch (f->kind) {
	case S_ROLL:
		p.b = (uint16_t)(f->stage + tc_purposes[p.a].dice - 1); /* the only, first or second */
		p.c = f->seat;
		break;
	case S_STRIKE: number_battle_die(s, f, &p); break;
	case S_REROLL: p.b = f->roll.sum; break;
	case S_MARCH:
		p.a = s->pub.march.lead;
		p.b = s->pub.march.points;
		p.c = (uint16_t)march_cohorts(s);
		break;
	case S_INTERCEPT:
	case S_AVOID: p.a = s->pub.march.at; break;
	case S_W_AFTER:
	case S_INITIATIVE:
	case S_COURAGE: tell_hits(s, &p); break;
	case S_W_SIEGE: p.a = (uint16_t)tc_siege_result(s, f->window.siege_dice); break;
	}
	return p;
}
