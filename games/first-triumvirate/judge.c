/* games/first-triumvirate/judge.c -- each player's chance to win, as far as a glance tells.
 *
 * The game is a race to sit in Rome for four turns after somebody has crossed the Rubicon.  So a
 * player's outlook is: how soon he could have done it, how many of his troops could be in Rome by
 * then, how many of a rival's, and whether his leader lives until his next turn.  Each becomes
 * points, and DOUBLES points make a player twice as likely to win. */

#include "games/first-triumvirate/state.h"

enum {
	CERTAIN = 10000,
	PERMILLE = 1000,
	TENTHS = 10,       /* turns are counted in tenths */
	AVERAGE_ROLL = 35, /* tenths of a hex */
	FARTHEST = 32,

	DOUBLES = 64,
	TURN_POINTS = 24,  /* a turn sooner in Rome */
	TROOP_POINTS = 6,  /* a troop, wherever it is */
	STEP_POINTS = 1,   /* a troop one hex nearer to Rome */
	GUARD_POINTS = 10, /* a troop that can be in Rome in time */
	RIVAL_POINTS = 12, /* a rival's troop that can be there */
	FAVOUR_POINTS = 3, /* a point of popularity */
	TROPHY_POINTS = 5, /* a conquest not yet shown */
	SAFE_POINTS = 100, /* no rival can come in time */
	BASE_POINTS = 400,
	GUARDS = 2 * MAX_STACK,
};

struct outlook {
	int troops;         /* permille of a troop: battles to come are weighed by their odds */
	int near[FARTHEST]; /* the same, by hexes from Rome */
	int border;         /* hexes from his nearest troop to Italy */
	int soonest;        /* tenths of a turn until he could have won */
	int peril;          /* permille: his leader dies before his next turn */
};

/* The chance that n attackers beat m defenders, in permille: by attacker's leader, defender's
 * leader, n - 1, m - 1.  tests/odds.c computes them anew. */
const uint16_t ft_odds[2][2][MAX_STACK][MAX_STACK] = {
	{ { { 417, 106, 18, 2 },
		{ 754, 363, 122, 31 },
		{ 916, 656, 328, 125 },
		{ 976, 839, 586, 299 } },
	  { { 191, 25, 2, 0 }, { 477, 137, 31, 5 }, { 704, 346, 121, 34 }, { 855, 579, 288, 111 } } },
	{ { { 684, 315, 136, 43 },
		{ 919, 683, 364, 166 },
		{ 982, 869, 645, 357 },
		{ 997, 957, 831, 614 } },
	  { { 422, 153, 44, 12 },
		{ 706, 374, 158, 58 },
		{ 870, 625, 338, 156 },
		{ 947, 796, 568, 312 } } },
};

static int least(int a, int b) { return a < b ? a : b; }

static bool has_leader_in(const struct state *s, int hex, int force)
{
	return force < FT_SEATS && s->leader[force] == hex;
}

/* The chance that the player on turn wins the battle that awaits him in a hex. */
int ft_battle_odds(const struct state *s, int hex)
{
	int enemy = find_other(s, hex, s->turn);
	int attack = count_troops(s, hex, s->turn), defence = count_troops(s, hex, enemy);

	return ft_odds[has_leader_in(s, hex, s->turn)][has_leader_in(s, hex, enemy)][attack - 1]
				  [defence - 1];
}

/* ---- troops -----------------------------------------------------------------------------------
 */

static void add_stack(const struct state *s, int seat, int hex, struct outlook *o)
{
	int n = count_troops(s, hex, seat) * PERMILLE, enemy = find_other(s, hex, seat);
	int sails = can_sail(seat), away = ft_to_rome[sails][hex];

	if (enemy != NONE && seat == s->turn)
		n = n / PERMILLE * ft_battle_odds(s, hex);
	else if (enemy != NONE)
		n = n / PERMILLE * (PERMILLE - ft_battle_odds(s, hex));
	o->troops += n;
	o->near[least(away, FARTHEST - 1)] += n;
	o->border = least(o->border, ft_to_italy[sails][hex]);
}

static void count_stacks(const struct state *s, int seat, struct outlook *o)
{
	for (int i = 0; i < SET_WORDS; i++)
		for (uint64_t left = s->where[seat].w[i]; left; left &= left - 1)
			add_stack(s, seat, 64 * i + lowest_bit(left), o);
}

static int count_within(const struct outlook *o, int hexes)
{
	int n = 0;

	for (int away = 0; away <= hexes && away < FARTHEST; away++)
		n += o->near[away];
	return least(n, GUARDS * PERMILLE);
}

/* ---- the race -----------------------------------------------------------------------------------
 */

static int find_soonest(const struct state *s, int seat, const struct outlook *o)
{
	int away = ft_to_rome[can_leader_sail(s, seat)][s->leader[seat]];
	int stride = seat == s->turn ? s->stride : 0;
	int walk = (away > stride ? away - stride : 0) * TENTHS * TENTHS / AVERAGE_ROLL;
	int war = s->civil_war ? 0 : o->border * TENTHS;
	int sat = s->leader[seat] == HEX_ROMA ? s->vigil[seat] : 0;

	return (walk > war ? walk : war) + (VIGIL - sat) * TENTHS;
}

/* ---- danger -------------------------------------------------------------------------------------
 */

/* Troops of one rival that could attack a hex in his next turn. */
static int count_attackers(const struct state *s, int rival, int hex)
{
	const struct ways *ways = &ft_sail[hex];
	int n = count_troops(s, hex, rival);

	for (int i = 0; i < ways->n; i++)
		if (can_sail(rival) || !is_water(ways->to[i]))
			n += count_troops(s, ways->to[i], rival);
	return least(n, MAX_STACK);
}

/* Permille that so many attackers, without their leader, would kill him. */
static int find_threat(const struct state *s, int seat, int hex, int attackers)
{
	int guards = count_troops(s, hex, seat), romans = count_troops(s, hex, ROME);

	if (!attackers)
		return 0;
	if (guards)
		return ft_odds[0][1][attackers - 1][guards - 1];
	return romans ? ft_odds[0][0][attackers - 1][romans - 1] : PERMILLE;
}

static int find_peril(const struct state *s, int seat)
{
	int hex = s->leader[seat], enemy = find_other(s, hex, seat), safe = PERMILLE;

	if (count_troops(s, hex, seat) && enemy != NONE && seat == s->turn)
		return PERMILLE - ft_battle_odds(s, hex);
	if (is_water(hex))
		return 0;
	for (int rival = 0; rival < FT_SEATS; rival++)
		if (rival != seat && is_alive(s, rival))
			safe = safe * (PERMILLE - find_threat(s, seat, hex, count_attackers(s, rival, hex))) /
				   PERMILLE;
	return PERMILLE - safe;
}

/* ---- points
 * --------------------------------------------------------------------------------------- */

static int find_nearness(const struct outlook *o)
{
	int sum = 0;

	for (int away = 0; away < FARTHEST; away++)
		sum += o->near[away] * (FARTHEST - away);
	return sum / PERMILLE;
}

static int find_strongest_rival(const struct state *s, int seat, const struct outlook all[])
{
	int most = 0;

	for (int rival = 0; rival < FT_SEATS; rival++)
		if (rival != seat && is_alive(s, rival)) {
			int n = count_within(&all[rival], all[seat].soonest / TENTHS);
			most = n > most ? n : most;
		}
	return most;
}

static int count_points(const struct state *s, int seat, const struct outlook all[])
{
	const struct outlook *o = &all[seat];
	int guards = count_within(o, o->soonest / TENTHS), rivals = find_strongest_rival(s, seat, all);
	int points = BASE_POINTS - o->soonest * TURN_POINTS / TENTHS;

	points += o->troops * TROOP_POINTS / PERMILLE + find_nearness(o) * STEP_POINTS;
	points += guards * GUARD_POINTS / PERMILLE - rivals * RIVAL_POINTS / PERMILLE;
	points += least(s->popularity[seat], D20) * FAVOUR_POINTS;
	points += s->civil_war ? 0 : s->conquests[seat] * TROPHY_POINTS;
	points += rivals ? 0 : SAFE_POINTS;
	return points > 0 ? points : 0;
}

/* Two to the power of points / DOUBLES, with straight lines between whole powers. */
static int64_t find_weight(int points)
{
	return (int64_t)(DOUBLES + points % DOUBLES) << points / DOUBLES;
}

static void share_end(const struct state *s, int32_t share[MAX_SEATS])
{
	int living = 0;

	for (int seat = 0; seat < FT_SEATS; seat++)
		living += is_alive(s, seat);
	for (int seat = 0; seat < FT_SEATS; seat++)
		share[seat] = s->winner == seat                        ? CERTAIN
					  : s->winner == NONE && is_alive(s, seat) ? CERTAIN / living
															   : 0;
}

void ft_judge(const void *state, int32_t share[MAX_SEATS])
{
	const struct state *s = state;
	struct outlook all[FT_SEATS] = { 0 };
	int64_t weight[FT_SEATS] = { 0 }, sum = 1;

	if (s->phase == OVER) {
		share_end(s, share);
		return;
	}
	for (int seat = 0; seat < FT_SEATS; seat++)
		if (is_alive(s, seat)) {
			all[seat].border = FARTHEST;
			count_stacks(s, seat, &all[seat]);
			all[seat].soonest = find_soonest(s, seat, &all[seat]);
			all[seat].peril = find_peril(s, seat);
		}
	for (int seat = 0; seat < FT_SEATS; seat++)
		if (is_alive(s, seat)) {
			weight[seat] =
				find_weight(count_points(s, seat, all)) * (PERMILLE + 100 - all[seat].peril);
			sum += weight[seat];
		}
	for (int seat = 0; seat < FT_SEATS; seat++)
		share[seat] = (int32_t)(weight[seat] * CERTAIN / sum);
}
