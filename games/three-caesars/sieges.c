/* games/three-caesars/sieges.c -- Rome's walls (section 18; TC-ROME, TC-RELIEF, TC-SORTIE).
 *
 * The city's owner stands in P_ROME, the one side that besieges it in P_CAMP. */

#include "games/three-caesars/state.h"

enum { ALL = 100 };

static const struct {
	uint8_t up_to, points, losses, barred;
} siege_rows[] = {
#define SIEGE_ROW(up_to, points, losses, barred) { up_to, points, losses, barred },
#define SORTIE_ROW(...)
#define ATTRITION_ROW(...)
#define INTRIGUE_ROW(...)
#define EXTREME_ROW(...)
#include "games/three-caesars/tables.def"
#undef SIEGE_ROW
#undef SORTIE_ROW
};

static const struct {
	uint8_t up_to, surrender, inside, outside, points, engines;
} sortie_rows[] = {
#define SIEGE_ROW(...)
#define SORTIE_ROW(up_to, surrender, inside, outside, points, engines)                             \
	{ up_to, surrender, inside, outside, points, engines },
#include "games/three-caesars/tables.def"
#undef SIEGE_ROW
#undef SORTIE_ROW
#undef ATTRITION_ROW
#undef INTRIGUE_ROW
#undef EXTREME_ROW
};

void tc_break_siege(struct state *s) { s->pub.walls = WALLS; }

/* ---- rolling --------------------------------------------------------------------------------- */

struct why tc_why_not_siege(const struct state *s, int seat, act a)
{
	const struct march *m = &s->pub.march;

	(void)a;
	if (m->at != P_CAMP)
		return no(C_SIEGE, m->lead, 0, 0);
	if (!tc_cohorts_now(s, seat, P_CAMP))
		return no(C_SIEGE_COHORTS, 0, 0, 0);
	if (!(m->flags & BROUGHT) && tc_why_not_lead(s, seat, P_CAMP).clause)
		return tc_why_not_lead(s, seat, P_CAMP);
	if (s->pub.siege_barred)
		return no(C_SIEGE_BARRED, 0, 0, 0);
	if (s->pub.sieges == SIEGES_A_CARD)
		return no(C_SIEGE_TWICE, 0, 0, 0);
	if (m->points < SIEGE_COST)
		return no(C_SIEGE_POINTS, m->points, 0, 0);
	if (has_truce(s, seat, s->pub.owner))
		return no(C_TRUCE, s->pub.owner, 0, 0);
	return allowed();
}

void tc_do_siege(struct state *s, int seat, act a, struct events *ev)
{
	struct march *m = &s->pub.march;

	(void)a;
	tc_settle_march(s, seat, ev);
	m->flags |= AT_ROME;
	m->points -= SIEGE_COST;
	s->pub.sieges++;
	tell(ev, E_BESIEGES, seat, 0, 0, 0);
	roll(s, R_SIEGE, seat, 0, 0);
}

static int clamp(int n, int low, int high) { return n < low ? low : n > high ? high : n; }

int tc_siege_result(const struct state *s, int dice)
{
	int engines = s->pub.engines[0][P_CAMP] + s->pub.engines[1][P_CAMP];

	return clamp(dice + SIEGE_MODIFIER + clamp(engines, 0, ENGINES_THAT_COUNT), 2, 2 * DIE_FACES);
}

/* TC-WINDOWS: the besieger may respond, then the others in turn order. */
void tc_finish_siege_roll(struct state *s, struct frame f, struct events *ev)
{
	uint8_t seats[TC_SEATS] = { f.seat, NOBODY, NOBODY };
	int n = 1;

	tell(ev, E_SIEGE_ROLL, f.seat, f.roll.sum, tc_siege_result(s, f.roll.sum), 0);
	for (int i = 0; i < s->pub.ordered; i++)
		if (s->pub.order[i] != f.seat)
			seats[n++] = s->pub.order[i];
	s->pub.testudo = s->pub.fortified = 0;
	tc_open_window(s, S_W_SIEGE, seats[0], seats[1], seats[2]);
	top(s)->window.siege_dice = f.roll.sum;
}

static void breach(struct state *s, int side, int points, struct events *ev)
{
	if (!points || !cohorts_at(s, P_CAMP))
		return;
	s->pub.walls -= (uint8_t)(points < s->pub.walls ? points : s->pub.walls);
	tell(ev, E_WALLS, SEAT_NOBODY, s->pub.walls, 0, 0);
	if (!s->pub.walls || !cohorts_at(s, P_ROME))
		tc_take_rome(s, side, ev);
}

/* The window is closed: losses first, then the walls. */
void tc_finish_siege(struct state *s, struct frame f, struct events *ev)
{
	int row = 0, points, side = s->pub.holder[P_CAMP];

	while (tc_siege_result(s, f.window.siege_dice) > siege_rows[row].up_to)
		row++;
	points = s->pub.fortified ? 0 : siege_rows[row].points + s->pub.testudo;
	if (siege_rows[row].barred)
		s->pub.siege_barred = 1;
	if (!s->pub.testudo)
		tc_lose_at(s, P_CAMP, siege_rows[row].losses, ev);
	breach(s, side, points, ev);
	s->pub.testudo = s->pub.fortified = 0;
}

/* ---- sorties --------------------------------------------------------------------------------- */

struct why tc_why_not_sortie(const struct state *s, int seat, act a)
{
	int value = tc_cards[now(s)->played.card].value;

	(void)a;
	if (s->pub.holder[P_ROME] != seat || !is_besieged(s))
		return no(C_SORTIE, 0, 0, 0);
	if (value < SORTIE_VALUE)
		return no(C_SORTIE_VALUE, value, 0, 0);
	return allowed();
}

void tc_do_sortie(struct state *s, int seat, act a, struct events *ev)
{
	(void)a, (void)ev;
	pop(s);
	roll(s, R_SORTIE, seat, 0, 0);
}

/* TC-ENGINES: siege equipment goes before catapults. */
static void burn_engines(struct state *s, int n, struct events *ev)
{
	for (int i = 1; i >= 0; i--)
		for (; n && s->pub.engines[i][P_CAMP]; n--) {
			s->pub.engines[i][P_CAMP]--;
			tell(ev, E_BURNT, s->pub.holder[P_CAMP], CATAPULTS + i, 0, 0);
		}
}

static void repair(struct state *s, int points, struct events *ev)
{
	s->pub.walls = (uint8_t)clamp(s->pub.walls + points, 0, WALLS);
	tell(ev, E_WALLS, SEAT_NOBODY, s->pub.walls, 0, 0);
}

/* A surprise is the card Surprise Sortie, which cannot go wrong. */
void tc_finish_sortie(struct state *s, struct frame f, struct events *ev)
{
	int row = 0, besieger = s->pub.holder[P_CAMP];

	tell(ev, E_SORTIE_ROLL, f.seat, f.roll.sum, 0, 0);
	while (f.roll.sum > sortie_rows[row].up_to)
		row++;
	if (f.roll.surprise && (sortie_rows[row].surrender || sortie_rows[row].inside))
		return;
	if (sortie_rows[row].surrender) {
		tc_take_rome(s, besieger, ev);
		return;
	}
	tc_lose_at(s, P_ROME, sortie_rows[row].inside, ev);
	if (!sortie_rows[row].outside)
		return;
	repair(s, sortie_rows[row].points, ev);
	burn_engines(s, sortie_rows[row].engines, ev);
	tc_lose_at(s, P_CAMP, sortie_rows[row].outside, ev);
}

/* ---- the fall of Rome ------------------------------------------------------------------------ */

static void clear_city(struct state *s, struct events *ev)
{
	tc_lose_at(s, P_ROME, cohorts_at(s, P_ROME), ev);
	for (int leader = 0; leader < N_LEADERS; leader++)
		if (s->pub.at[leader] == P_ROME)
			tc_remove_leader(s, leader, ev);
}

static void march_in(struct state *s, int side)
{
	int regulars = s->pub.cohorts[REGULARS][P_CAMP], veterans = s->pub.cohorts[VETERANS][P_CAMP];

	tc_pick(s, P_CAMP, regulars, veterans);
	tc_put(s, side, P_ROME, regulars, veterans);
	for (int i = 0; i < 2; i++) {
		s->pub.engines[i][P_ROME] = s->pub.engines[i][P_CAMP];
		s->pub.engines[i][P_CAMP] = 0;
	}
	tc_move_leaders(s, tc_leaders_at(s, side, P_CAMP), P_ROME);
	if (s->pub.march.on && s->pub.march.at == P_CAMP) {
		s->pub.march.at = P_ROME;
		s->pub.march.flags |= FINISHED;
	}
}

/* Everything inside is eliminated; its engines may be captured, courage may be gained, Rufus goes
 * home (TC-SABINUS, TC-RUFUS). */
void tc_take_rome(struct state *s, int side, struct events *ev)
{
	struct frame spoils = { .kind = F_CAPTURE,
							.seat = (uint8_t)side,
							.capture.left = { s->pub.engines[0][P_ROME],
											  s->pub.engines[1][P_ROME] },
							.capture.to = TO_ROME };

	s->pub.engines[0][P_ROME] = s->pub.engines[1][P_ROME] = 0;
	clear_city(s, ev);
	march_in(s, side);
	tell(ev, E_ROME_TAKEN, side, 0, 0, 0);
	s->pub.owner = (uint8_t)side;
	s->pub.rome_taken = 1;
	tc_break_siege(s);
	tc_change_guard(s, side);
	tc_disband_rufus(s, ev);
	roll(s, R_BRAVERY, side, 0, 0);
	push(s, spoils);
	if (s->pub.scenario == SHORT_GAME && side == GALBA)
		tc_win(s, side, ev);
}
