/* games/three-caesars/intrigue.c -- assassins, blackmail, graft and seduction (section 32's charts,
 * TC-INTRIGUE). */

#include "games/three-caesars/state.h"

enum outcome_id { BACKFIRES, FAILS, SUCCEEDS };

static const struct {
	uint8_t chart, up_to, outcome;
} rows[] = {
#define SIEGE_ROW(...)
#define SORTIE_ROW(...)
#define ATTRITION_ROW(...)
#define INTRIGUE_ROW(chart, up_to, outcome) { R_##chart, up_to, outcome },
#define EXTREME_ROW(...)
#include "games/three-caesars/tables.def"
#undef SIEGE_ROW
#undef SORTIE_ROW
#undef ATTRITION_ROW
#undef INTRIGUE_ROW
#undef EXTREME_ROW
};

static int look_up(int chart, int result)
{
	int row = 0;

	while (rows[row].chart != chart || result > rows[row].up_to)
		row++;
	return rows[row].outcome;
}

static int outcome_of(const struct state *s, const struct frame *f)
{
	int result = f->roll.sum;

	if (f->roll.purpose == R_ASSASSIN) {
		result += tc_guard_modifier(s, f->seat, f->roll.victim);
		if (result < 2)
			result = 2;
		if (result > 2 * DIE_FACES)
			result = 2 * DIE_FACES;
	}
	return look_up(f->roll.purpose, result);
}

void tc_start_intrigue(struct state *s, int seat, int chart, int side, int leader,
					   struct events *ev)
{
	if (chart == R_ASSASSIN)
		tell(ev, E_ASSASSIN, seat, leader, 0, 0);
	else
		tell(ev, E_PLOTS, seat, side, chart, 0);
	push(s, (struct frame){ .kind = F_CONSPIRE,
							.seat = (uint8_t)seat,
							.intrigue = { .chart = (uint8_t)chart,
										  .side = (uint8_t)side,
										  .leader = (uint8_t)leader } });
}

static void backfire(struct state *s, int seat, int chart, struct events *ev)
{
	tell(ev, E_BACKFIRED, seat, 0, 0, 0);
	if (chart == R_GRAFT)
		tc_lose_points(s, seat, 1, ev);
	else
		roll(s, R_SHAME, seat, seat, 0);
}

bool tc_resume_intrigue(struct state *s, struct frame *f, struct events *ev)
{
	struct intrigue_frame plot = f->intrigue;
	int seat = f->seat;

	switch (f->stage++) {
	case 0:
		s->pub.informed = 0;
		tc_open_window(s, S_W_INTRIGUE, plot.side, NOBODY, NOBODY);
		break;
	case 1:
		if (s->pub.informed)
			backfire(s, seat, plot.chart, ev);
		else
			roll(s, plot.chart, seat, plot.side, plot.leader);
		s->pub.informed = 0;
		break;
	default: pop(s); break;
	}
	return false;
}

static void murder(struct state *s, int leader, struct events *ev)
{
	int place = s->pub.at[leader];

	tell(ev, E_MURDERED, side_of(s, leader), leader, 0, 0);
	tc_remove_leader(s, leader, ev);
	tc_shame_guard(s, place, ev);
}

void tc_finish_intrigue(struct state *s, struct frame f, struct events *ev)
{
	int outcome = outcome_of(s, &f);

	if (outcome == BACKFIRES)
		backfire(s, f.seat, f.roll.purpose, ev);
	if (outcome != SUCCEEDS)
		return;
	switch (f.roll.purpose) {
	case R_ASSASSIN: murder(s, f.roll.victim, ev); break;
	case R_GRAFT: ask(s, S_LOSE, f.roll.side); break;
	default: roll(s, R_SHAME, f.seat, f.roll.side, 0); break;
	}
}

/* ---- is it worth rolling again? -------------------------------------------------------------- */

enum { BEST_SORTIE = 11 };

bool tc_is_best(const struct state *s, const struct frame *f)
{
	switch (f->roll.purpose) {
	case R_INTERCEPTION: return f->roll.sum + tc_leaders[f->roll.leader].strategy >= CONTEST;
	case R_AVOIDANCE: return f->roll.sum + f->roll.strategy >= CONTEST;
	case R_SIEGE: return tc_siege_result(s, f->roll.sum) == 2 * DIE_FACES;
	case R_SORTIE: return f->roll.sum >= BEST_SORTIE;
	case R_POLITICS:
		return tc_political_gain(s, f->seat, f->roll.type, f->roll.sum) ==
			   tc_political_gain(s, f->seat, f->roll.type, DIE_FACES);
	default: return outcome_of(s, f) == SUCCEEDS;
	}
}
