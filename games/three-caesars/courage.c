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
	if (f.d >= LUCKY)
		tc_gain_courage(s, f.seat, ev);
}

static struct why why_not_brave(const struct state *s, int seat)
{
	return s->pub.courage[seat] ? allowed() : no(C_COURAGE, 0, 0, 0);
}

/* One courage may replace a card play for a political roll. */
struct why tc_why_not_courage(const struct state *s, int seat, int type)
{
	struct why w = why_not_brave(s, seat);

	return w.clause ? w : tc_why_not_politics(s, seat, type, tc_politics[type].value);
}

struct why tc_why_not_extreme(const struct state *s, int seat)
{
	if (s->pub.extreme_used >> seat & 1)
		return no(C_EXTREME, 0, 0, 0);
	return why_not_brave(s, seat);
}

void tc_finish_extreme(struct state *s, struct frame f, struct events *ev)
{
	int row = 0;

	while (f.d > rows[row].up_to)
		row++;
	if (rows[row].outcome == NO_EFFECT)
		return;
	tell(ev, rows[row].outcome == SUICIDE ? E_SUICIDE : E_EXILE, f.seat, 0, 0, 0);
	tc_put_out(s, f.seat, ev);
}

/* Once per roll, and only where it can help (TC-AGAIN). */
bool tc_may_roll_again(const struct state *s, const struct frame *f)
{
	return tc_purposes[f->a].again && !f->e && s->pub.courage[f->seat] && !tc_is_best(s, f);
}
