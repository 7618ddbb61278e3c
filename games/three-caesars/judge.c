/* games/three-caesars/judge.c -- evaluation for bots: who will be master of Rome?
 *
 * Each side gets a score: its army, its way to Rome, the city itself, political points, courage and
 * cards.  Shares are in proportion to two to the power of the score, SCALE being one doubling. */

#include "games/three-caesars/state.h"

enum {
	WHOLE = 10000,
	SCALE = 256,
	MOST_DOUBLINGS = 14,

	ARMY = 1400,    /* what an army of any size can be worth ... */
	HALF_ARMY = 24, /* ... and of which half as much, in half cohorts */
	PRICE = 8,      /* of an activation point still to pay */
	LEADER = 90,    /* of a leader on the map */
	COURAGE = 60,
	CARD = 10, /* in hand */
	CARD_VALUE = 3,
	POINT = 110, /* political */
	GOAL_REACHED = 500,
	INITIATIVE = 30,

	FARTHEST = 16, /* movement points to Rome, from anywhere */
	CLOSER = 60,   /* for each point nearer, with a full force */
	FULL_FORCE = 10,
	SIEGE_POINT = 150, /* a wall point taken */
	BESIEGING = 200,
	OWNING = 1400,
	HELD_ONCE = 500,
	HELD_TWICE = 900,
	GARRISON = 24, /* a cohort inside, up to a full force */
	CUT_OFF = 150,

	STEP_HOPE = 7, /* eighths of a step that a movement point still to spend is worth */
	USE_HOPE = 6,
	HOPE = 8,
	SIEGE_HOPE = 90, /* a siege roll still to make */
	TIME = 120,      /* a turn gone by, for the side that wins by waiting */
};

/* ---- armies ---------------------------------------------------------------------------------- */

static int count_half_cohorts(const struct state *s, int side)
{
	int half = 2 * s->pub.total[side];

	for (uint64_t todo = s->pub.held[side]; todo; todo &= todo - 1)
		half += s->pub.cohorts[VETERANS][lowest_bit(todo)];
	return half;
}

static int judge_army(const struct state *s, int side)
{
	int half = count_half_cohorts(s, side), score = ARMY * half / (half + HALF_ARMY);

	for (unsigned todo = s->pub.team[side]; todo; todo &= todo - 1)
		if (s->pub.at[lowest_bit(todo)] < N_PLACES)
			score += LEADER;
	for (uint64_t todo = s->pub.held[side]; todo; todo &= todo - 1)
		if (tc_is_cut_off(s, side, lowest_bit(todo), 0))
			score -= CUT_OFF;
	return score;
}

/* ---- the way to Rome
 * ----------------------------------------------------------------------------- */

/* Nearness in eighths of a movement point, of so many cohorts. */
static int judge_way(int eighths, int cohorts)
{
	int force = cohorts < FULL_FORCE ? cohorts : FULL_FORCE;

	return CLOSER * (HOPE * FARTHEST - eighths) / HOPE * force / FULL_FORCE;
}

static int judge_place(const struct state *s, int side, int place)
{
	int eighths = HOPE * tc_spaces[place].far;

	if (!tc_leaders_at(s, side, place))
		eighths += HOPE * MOVEMENT;
	return judge_way(eighths, cohorts_at(s, place));
}

static int judge_march(const struct state *s, int side)
{
	const struct march *m = &s->pub.march;
	int eighths = HOPE * tc_spaces[m->at].far - STEP_HOPE * m->points, score;
	int cohorts = tc_cohorts_now(s, side, m->at);

	if (m->flags & FOUGHT)
		eighths = HOPE * tc_spaces[m->at].far;
	score = judge_way(eighths < 0 ? 0 : eighths, cohorts);
	if (m->at == P_CAMP && cohorts && !s->pub.siege_barred && m->sieges < SIEGES_A_CARD)
		score += SIEGE_HOPE * (m->points / SIEGE_COST);
	return score;
}

/* A card in play can move somebody yet. */
static int judge_card_in_play(const struct state *s, int side)
{
	const struct frame *f = now(s);
	int best = 0;

	if (f->seat != side || (f->kind != F_USE && f->kind != F_CAMPAIGN))
		return 0;
	for (unsigned todo = s->pub.team[side]; todo; todo &= todo - 1) {
		int leader = lowest_bit(todo), place = s->pub.at[leader], way, eighths;
		int value = f->kind == F_USE ? tc_cards[f->a].value : ANY_VALUE;
		if (tc_why_not_activate(s, side, leader, value).clause)
			continue;
		eighths = HOPE * tc_spaces[place].far - USE_HOPE * MOVEMENT;
		way = judge_way(eighths < 0 ? 0 : eighths, tc_cohorts_now(s, side, place));
		if (place == P_CAMP)
			way += SIEGE_HOPE;
		if (way > best)
			best = way;
	}
	return best;
}

static int judge_approach(const struct state *s, int side)
{
	int best = 0, way;

	for (uint64_t todo = s->pub.held[side]; todo; todo &= todo - 1) {
		way = judge_place(s, side, lowest_bit(todo));
		if (way > best)
			best = way;
	}
	if (s->pub.march.on && (s->pub.team[side] >> s->pub.march.lead & 1)) {
		way = judge_march(s, side);
		if (way > best)
			best = way;
	}
	way = judge_card_in_play(s, side);
	if (way > best)
		best = way;
	if (s->pub.held[side] >> P_CAMP & 1)
		best += BESIEGING + SIEGE_POINT * (WALLS - s->pub.walls);
	return best;
}

/* ---- the city
 * -------------------------------------------------------------------------------------- */

static int judge_rome(const struct state *s, int side)
{
	int score = 0, inside = cohorts_at(s, P_ROME);

	if (s->pub.held_twice >> side & 1)
		score += HELD_TWICE;
	if (s->pub.owner != side)
		return score;
	score += OWNING + GARRISON * (inside < FULL_FORCE ? inside : FULL_FORCE);
	if (s->pub.last_owner == side)
		score += HELD_ONCE;
	if (is_besieged(s))
		score -= BESIEGING + SIEGE_POINT * (WALLS - s->pub.walls);
	return score;
}

static int judge_politics(const struct state *s, int side)
{
	int points = s->pub.points[side] < GOAL ? s->pub.points[side] : GOAL;

	if (s->pub.scenario == SHORT_GAME || s->pub.scenario == MEDIUM_GAME)
		return 0;
	return POINT * points + (s->pub.reached_goal >> side & 1 ? GOAL_REACHED : 0);
}

/* Long: Vitellius wins by waiting; short and medium: Otho. */
static int judge_time(const struct state *s, int side)
{
	static const uint8_t patient[] = {
		[CAMPAIGN_GAME] = NOBODY, [LONG_GAME] = VITELLIUS, [MEDIUM_GAME] = OTHO, [SHORT_GAME] = OTHO
	};

	return patient[s->pub.scenario] == side ? TIME * s->pub.turn : 0;
}

/* ---- shares
 * ------------------------------------------------------------------------------------------ */

static int score_of(const struct state *s, int side)
{
	return judge_army(s, side) + judge_approach(s, side) + judge_rome(s, side) +
		   judge_politics(s, side) + judge_time(s, side) + COURAGE * s->pub.courage[side] +
		   CARD * s->pub.hand_size[side] + CARD_VALUE * s->own[side].worth -
		   PRICE * s->pub.price[side] + (s->pub.initiative == side ? INITIATIVE : 0);
}

/* Two to the power of score / SCALE, straight between whole powers. */
static int64_t weight_of(int score)
{
	int whole = score / SCALE, part = score % SCALE;

	return ((int64_t)(SCALE + part)) << whole;
}

static void share_out(const struct state *s, int32_t share[MAX_SEATS])
{
	int score[TC_SEATS] = { 0 }, best = 0;
	int64_t weight[TC_SEATS] = { 0 }, sum = 0;

	for (int side = 0; side < TC_SEATS; side++) {
		score[side] = is_alive(s, side) ? score_of(s, side) : 0;
		if (score[side] > best)
			best = score[side];
	}
	for (int side = 0; side < TC_SEATS; side++) {
		int above = score[side] - best + MOST_DOUBLINGS * SCALE;
		if (is_alive(s, side))
			sum += weight[side] = weight_of(above > 0 ? above : 0);
	}
	for (int side = 0; side < TC_SEATS; side++)
		share[side] = (int32_t)(weight[side] * WHOLE / sum);
}

void tc_judge(const void *state, int32_t share[MAX_SEATS])
{
	const struct state *s = state;

	memset(share, 0, MAX_SEATS * sizeof share[0]);
	if (!s->pub.over)
		share_out(s, share);
	else if (s->pub.winner < NOBODY)
		share[s->pub.winner] = WHOLE;
}
