/* games/three-caesars/judge.c -- evaluation for bots: who will be master of Rome?
 *
 * Each side gets a score: its army, its way to Rome, the city itself, political points, courage and
 * cards.  Shares are in proportion to two to the power of the score, SCALE being one doubling. */

#include "games/three-caesars/state.h"

enum {
	SCALE = 400,
	MOST_DOUBLINGS = 14,

	FARTHEST = 16, /* movement points to Rome, from anywhere */
	FULL_FORCE = 10,
	HOPE = 8,
};

/* judge_two.c compiles this again, with the weights of the scenarios for two. */
#ifndef JUDGE
#define JUDGE   tc_judge_three
#define WEIGHTS "games/three-caesars/weights.def"
#endif

/* What things are worth.  tools/fit.c, which looks for better ones, has weights that change. */
#ifdef FITTED_WEIGHTS
#define WEIGHT(name, value) extern int name;
#include WEIGHTS
#undef WEIGHT
#else
enum {
#define WEIGHT(name, value) name = value,
#include WEIGHTS
#undef WEIGHT
};
#endif

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

/* ---- the way to Rome -------------------------------------------------------------------- */

static int judge_way(int points_nearer, int cohorts)
{
	return CLOSER * points_nearer * cohorts / FULL_FORCE;
}

static int judge_places(const struct state *s, int side)
{
	int score = 0;

	for (uint64_t todo = s->pub.held[side]; todo; todo &= todo - 1) {
		int place = lowest_bit(todo);
		score += judge_way(FARTHEST - tc_spaces[place].far, cohorts_at(s, place));
	}
	if (tc_cohorts_now(s, side, P_CAMP))
		score += BESIEGING + SIEGE_POINT * (WALLS - s->pub.walls);
	return score;
}

/* What points can still do for a force: eighths of the way that they cover, and siege rolls. */
static int judge_hope(const struct state *s, int place, int cohorts, int points, int eighths)
{
	int far = tc_spaces[place].far, nearer = far < points ? far : points;
	int rolls = (points - nearer) / SIEGE_COST, most = SIEGES_A_CARD - s->pub.sieges;

	if (place == P_ROME || s->pub.siege_barred || !cohorts)
		rolls = 0;
	return (judge_way(nearer, cohorts) + SIEGE_HOPE * (rolls < most ? rolls : most)) * eighths /
		   HOPE;
}

static int judge_march(const struct state *s, int side)
{
	const struct march *m = &s->pub.march;
	int cohorts = m->flags & AT_ROME ? cohorts_at(s, m->at) : march_cohorts(s), score;

	if (!m->on || !(s->pub.team[side] >> m->lead & 1))
		return 0;
	score = judge_way(FARTHEST - tc_spaces[m->at].far, march_cohorts(s));
	if (m->flags & (FOUGHT | FINISHED))
		return score;
	return score + judge_hope(s, m->at, cohorts, m->points, STEP_HOPE);
}

/* A card in play can move somebody yet. */
static int judge_card_in_play(const struct state *s, int side)
{
	const struct frame *f = now(s);
	int best = 0;

	if (f->seat != side || (f->kind != S_USE && f->kind != S_CAMPAIGN))
		return 0;
	for (unsigned todo = s->pub.team[side]; todo; todo &= todo - 1) {
		int leader = lowest_bit(todo), place = s->pub.at[leader], hope, cohorts;
		int value = f->kind == S_USE ? tc_cards[f->played.card].value : ANY_VALUE;
		if (tc_why_not_move(s, side, leader, value).clause)
			continue;
		cohorts = tc_cohorts_now(s, side, place);
		if (cohorts > tc_leaders[leader].organization)
			cohorts = tc_leaders[leader].organization;
		hope = judge_hope(s, place, cohorts, MOVEMENT, USE_HOPE);
		if (hope > best)
			best = hope;
	}
	return best;
}

/* It can also buy politics, a cohort, or its event. */
static int judge_other_uses(const struct state *s, int side)
{
	const struct frame *f = now(s);
	int value, best = EVENT_HOPE;

	if (f->kind != S_USE || f->seat != side)
		return 0;
	value = tc_cards[f->played.card].value;
	if (value >= BUILD_AT_HOME)
		best = COHORT_HOPE;
	for (int type = 0; s->pub.owner == side && type < N_POLITICS; type++)
		if (!tc_why_not_try(s, side, type, value).clause) {
			int hope = POINT *
					   (tc_political_gain(s, side, type, 1) +
						tc_political_gain(s, side, type, DIE_FACES)) /
					   2 * USE_HOPE / HOPE;
			if (hope > best)
				best = hope;
		}
	return best;
}

static int judge_card(const struct state *s, int side)
{
	int move = judge_card_in_play(s, side), other = judge_other_uses(s, side);

	return move > other ? move : other;
}

/* A side that has not paid may send Rufus ahead, but alone he is soon lost. */
static int judge_approach(const struct state *s, int side)
{
	int way = judge_places(s, side) + judge_march(s, side);

	if (!is_active(s, side))
		way = way * BEFORE_PAYING / HOPE;
	return way + judge_card(s, side);
}

/* ---- clashes ---------------------------------------------------------------------------- */

/* Battle strength of a side in a place, in half cohorts. */
static int strength_at(const struct state *s, int side, int place)
{
	int strength = 2 * tc_cohorts_now(s, side, place);

	if (s->pub.holder[place] == side)
		strength += s->pub.cohorts[VETERANS][place];
	for (unsigned todo = tc_leaders_at(s, side, place); todo && strength; todo &= todo - 1)
		strength += 2 * tc_leaders[lowest_bit(todo)].battle;
	return strength;
}

/* From -stake to stake: how a fight of these strengths will go. */
static int odds(int ours, int theirs, int stake)
{
	return stake * (ours - theirs) / (ours + theirs);
}

static int judge_battle(const struct state *s, int side)
{
	const struct battle *b = &s->pub.battle;
	int which = b->host[ATTACKER].side == side ? ATTACKER : DEFENDER, ours, theirs;

	if (b->host[which].side != side)
		return 0;
	ours = 1 + 4 * tc_host_cohorts(&b->host[which]) + 12 * tc_hits(s, which);
	theirs = 1 + 4 * tc_host_cohorts(&b->host[!which]) + 12 * tc_hits(s, !which);
	return odds(ours, theirs, CLASH);
}

/* The march has met somebody, and they have not fought yet. */
static int judge_meeting(const struct state *s, int side)
{
	const struct march *m = &s->pub.march;
	int holder = s->pub.holder[m->at], mover = side_of(s, m->lead), ours, theirs;

	if (holder == mover || holder == NOBODY || (side != mover && side != holder))
		return 0;
	ours = 1 + strength_at(s, side, m->at);
	theirs = 1 + strength_at(s, side == mover ? holder : mover, m->at);
	return odds(ours, theirs, CLASH);
}

/* Stronger forces with a leader one road away. */
static int judge_danger(const struct state *s, int side)
{
	uint64_t ours = s->pub.held[side];
	int danger = 0;

	if (s->pub.march.on && (s->pub.team[side] >> s->pub.march.lead & 1))
		ours |= BIT(s->pub.march.at);
	for (; ours; ours &= ours - 1) {
		int here = lowest_bit(ours), strength = strength_at(s, side, here);
		uint64_t near = tc_open_near[here] & held_by_enemies(s, side);
		for (; near && strength && here != P_ROME; near &= near - 1) {
			int there = lowest_bit(near), rival = s->pub.holder[there];
			if (tc_leaders_at(s, rival, there) && strength_at(s, rival, there) > strength)
				danger += DANGER;
		}
	}
	return danger;
}

static int judge_clashes(const struct state *s, int side)
{
	if (s->pub.battle.on)
		return judge_battle(s, side);
	return (s->pub.march.on ? judge_meeting(s, side) : 0) - judge_danger(s, side);
}

/* ---- the city -------------------------------------------------------------------------------- */

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

	if (is_for_two(s->pub.scenario))
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

/* ---- shares ---------------------------------------------------------------------------------- */

/* What is still to pay, less what the card in play may pay. */
static int judge_price(const struct state *s, int side)
{
	const struct frame *f = now(s);
	int price = s->pub.price[side];

	if (f->kind == S_USE && f->seat == side && price)
		price -= price < tc_cards[f->played.card].value ? price : tc_cards[f->played.card].value;
	return PRICE * s->pub.price[side] - (PRICE * (s->pub.price[side] - price)) * USE_HOPE / HOPE;
}

static int judge_plot(const struct state *s, int side)
{
	const struct frame *f = now(s);

	return f->kind == S_PLOT && f->seat == side ? PLOTTING * (PLOT_COST - f->plot.paid) : 0;
}

/* Cards are kept for later turns, of which the scenarios for two have few. */
static int judge_hand(const struct state *s, int side)
{
	int worth = CARD * s->pub.hand_size[side] + CARD_VALUE * s->own[side].worth;

	return is_for_two(s->pub.scenario) ? worth / SHORT_OF_TIME : worth;
}

static int score_of(const struct state *s, int side)
{
	return judge_army(s, side) + judge_approach(s, side) + judge_clashes(s, side) +
		   judge_rome(s, side) + judge_politics(s, side) + judge_time(s, side) +
		   COURAGE * s->pub.courage[side] + judge_hand(s, side) - judge_price(s, side) -
		   judge_plot(s, side) + (s->pub.initiative == side ? INITIATIVE : 0);
}

/* Two to the power of score / SCALE, straight between whole powers. */
static int64_t weight_of(int score)
{
	int whole = score / SCALE, part = score % SCALE;

	return ((int64_t)(SCALE + part)) << whole;
}

/* Vespasian comes nearer with every turn, and takes all when the last is over. */
static int score_of_nobody(const struct state *s)
{
	if (s->pub.scenario != CAMPAIGN_GAME)
		return 0;
	return VESPASIAN + s->pub.turn * (s->pub.owner < TC_SEATS ? VESPASIAN_TURN : VESPASIAN_FREE);
}

static int64_t weight_below(int score, int best)
{
	int above = score - best + MOST_DOUBLINGS * SCALE;

	return above > 0 ? weight_of(above) : 0;
}

static void share_out(const struct state *s, int32_t share[MAX_SEATS])
{
	int score[TC_SEATS] = { 0 }, nobody = score_of_nobody(s), best = nobody;
	int64_t weight[TC_SEATS] = { 0 }, sum = 1;

	for (int side = 0; side < TC_SEATS; side++) {
		score[side] = is_alive(s, side) ? score_of(s, side) : 0;
		if (score[side] > best)
			best = score[side];
	}
	for (int side = 0; side < TC_SEATS; side++)
		if (is_alive(s, side))
			sum += weight[side] = weight_below(score[side], best);
	if (nobody)
		sum += weight_below(nobody, best);
	for (int side = 0; side < TC_SEATS; side++)
		share[side] = (int32_t)(weight[side] * WHOLE_SHARE / sum);
}

void JUDGE(const void *state, int32_t share[MAX_SEATS])
{
	const struct state *s = state;

	memset(share, 0, MAX_SEATS * sizeof share[0]);
	if (!s->pub.over)
		share_out(s, share);
	else if (s->pub.winner < NOBODY)
		share[s->pub.winner] = WHOLE_SHARE;
}
