/* games/three-caesars/courage.c -- gaining and spending courage (section 22, TC-COURAGE,
 * TC-EXTREME). */

#include "games/three-caesars/state.h"

enum extreme { SUICIDE, NO_EFFECT, EXILE };

static const struct {
	uint8_t up_to, outcome;
} rows[] = {
#define SIEGE_ROW(...)
#define SORTIE_ROW(...)
#define ATTRITION_ROW(...)
#define INTRIGUE_ROW(...)
#define EXTREME_ROW(up_to, outcome) { up_to, outcome },
#include "games/three-caesars/tables.def"
#undef SIEGE_ROW
#undef SORTIE_ROW
#undef ATTRITION_ROW
#undef INTRIGUE_ROW
#undef EXTREME_ROW
};

void tc_gain_courage(struct state *s, int side, struct events *ev)
{
	s->pub.courage[side]++;
	tell(ev, E_COURAGE, side, s->pub.courage[side], 0, 0);
}

void tc_spend_courage(struct state *s, int side, struct events *ev)
{
	s->pub.courage[side]--;
	tell(ev, E_COURAGE_SPENT, side, s->pub.courage[side], 0, 0);
}

void tc_finish_bravery(struct state *s, struct frame f, struct events *ev)
{
	if (f.roll.sum >= LUCKY)
		tc_gain_courage(s, f.seat, ev);
}

static struct why why_not_brave(const struct state *s, int seat)
{
	return s->pub.courage[seat] ? allowed() : no(C_COURAGE, 0, 0, 0);
}

/* One courage may replace a card play for a political roll. */
struct why tc_why_not_courage(const struct state *s, int seat, act a)
{
	struct why w = why_not_brave(s, seat);
	int type = act_a(a);

	return w.clause ? w : tc_why_not_try(s, seat, type, tc_politics[type].value);
}

struct why tc_why_not_extreme(const struct state *s, int seat, act a)
{
	(void)a;
	if (s->pub.extreme_used >> seat & 1)
		return no(C_EXTREME, 0, 0, 0);
	return why_not_brave(s, seat);
}

static void dare(struct state *s, int seat, struct events *ev)
{
	pop(s);
	tc_spend_courage(s, seat, ev);
}

void tc_do_courage(struct state *s, int seat, act a, struct events *ev)
{
	dare(s, seat, ev);
	tc_start_politics(s, seat, act_a(a), ev);
}

void tc_do_extreme(struct state *s, int seat, act a, struct events *ev)
{
	(void)a;
	dare(s, seat, ev);
	s->pub.extreme_used |= (uint8_t)(1u << seat);
	roll(s, R_EXTREME, seat, 0, 0);
}

void tc_finish_extreme(struct state *s, struct frame f, struct events *ev)
{
	int row = 0;

	while (f.roll.sum > rows[row].up_to)
		row++;
	if (rows[row].outcome == NO_EFFECT)
		return;
	tell(ev, rows[row].outcome == SUICIDE ? E_SUICIDE : E_EXILE, f.seat, 0, 0, 0);
	tc_put_out(s, f.seat, ev);
}

/* Once per roll, and only where it can help (TC-AGAIN). */
bool tc_may_roll_again(const struct state *s, const struct frame *f)
{
	return tc_purposes[f->roll.purpose].again && !f->roll.again && s->pub.courage[f->seat] &&
		   !tc_is_best(s, f);
}

void tc_do_again(struct state *s, int seat, act a, struct events *ev)
{
	struct frame *f = top(s);

	(void)a;
	tc_spend_courage(s, seat, ev);
	if (f->kind == S_COURAGE) {
		tc_ready_dice(s, pop(s).dice.host);
		return;
	}
	f->kind = S_ROLL;
	f->stage = f->roll.sum = 0;
	f->roll.again = 1;
}
