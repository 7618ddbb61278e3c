/* games/first-triumvirate/judge.c -- each player's chance to win, as far as a glance tells.
 *
 * The game is a race to sit in Rome for four turns after somebody has crossed the Rubicon.  So a
 * player's outlook is: how soon he could have done it, how near his troops are to Rome, how many of
 * a rival's could be there in time, and whether his leader lives until his next turn.  features.def
 * says what each is worth. */

#include "games/first-triumvirate/state.h"

enum feature {
#define FEATURE(id, points) F_##id,
#include "games/first-triumvirate/features.def"
#undef FEATURE
	N_FEATURES
};

/* tools/fit.c, which looks for better ones, has points that change. */
#ifdef FITTED_WEIGHTS
#include FITTED_WEIGHTS
#else
static const int16_t points_for[N_FEATURES] = {
#define FEATURE(id, points) points,
#include "games/first-triumvirate/features.def"
#undef FEATURE
};
#endif

enum {
	PERMILLE = 1000,
	TENTHS = 10,
	AVERAGE_ROLL = 35, /* tenths of a hex */
	FARTHEST = 20,     /* hexes from Rome: beyond it all is one */
	NEAR = 3,          /* hexes from Rome */
	ON_THE_WAY = 6,
	DOUBLES = 1024,
	BASE_POINTS = 20 * DOUBLES, /* so that nobody's sum is below nothing */
	MOST_POINTS = 40 * DOUBLES,
	LATEST = 15 * TENTHS,
	WIDEST_RACE = 6 * TENTHS,
	MOST_GUARDS = 2 * MAX_STACK * TENTHS,
};

struct outlook {
	int troops;         /* tenths of a troop: battles to come are weighed by their odds */
	int near[FARTHEST]; /* the same, within so many hexes from Rome */
	int advance;        /* hexes that they have come nearer than the farthest, in tenths */
	int border;         /* hexes from his nearest troop to Italy */
	int soonest;        /* tenths of a turn until he could have won */
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

static int odds_of(const struct state *s, int hex, int attack)
{
	int enemy = find_other(s, hex, s->turn);

	return ft_odds[has_leader_in(s, hex, s->turn)][has_leader_in(s, hex, enemy)][attack - 1]
				  [count_troops(s, hex, enemy) - 1];
}

/* The chance that the player on turn wins the battle that awaits him in a hex. */
int ft_battle_odds(const struct state *s, int hex)
{
	return odds_of(s, hex, count_troops(s, hex, s->turn));
}

/* The same while he can still send more troops: an attack is many marches, and the first of them
 * must not look like the last. */
static int find_hope(const struct state *s, int hex)
{
	const struct ways *ways = can_sail(s->turn) ? &ft_sail[hex] : &ft_walk[hex];
	int attack = count_troops(s, hex, s->turn);

	for (int i = 0; s->phase == MOVE && i < ways->n; i++)
		attack += count_troops(s, ways->to[i], s->turn) - count_moved(s, ways->to[i]);
	return odds_of(s, hex, least(attack, MAX_STACK));
}

/* ---- troops -----------------------------------------------------------------------------------
 */

static void add_stack(const struct state *s, int seat, int hex, struct outlook *o)
{
	int n = count_troops(s, hex, seat) * TENTHS, sails = can_sail(seat);
	int away = least(ft_to_rome[sails][hex], FARTHEST - 1);

	if (others_in(s, hex, seat)) {
		int odds = find_hope(s, hex);
		n = n * (seat == s->turn ? odds : PERMILLE - odds) / PERMILLE;
	}
	o->troops += n;
	o->near[away] += n;
	o->advance += n * (FARTHEST - 1 - away);
	o->border = least(o->border, ft_to_italy[sails][hex]);
}

static void count_stacks(const struct state *s, int seat, struct outlook *o)
{
	for (int i = 0; i < SET_WORDS; i++)
		for (uint64_t left = s->where[seat].w[i]; left; left &= left - 1)
			add_stack(s, seat, 64 * i + lowest_bit(left), o);
	for (int away = 1; away < FARTHEST; away++)
		o->near[away] += o->near[away - 1];
}

static int count_within(const struct outlook *o, int hexes)
{
	return hexes < 0 ? 0 : least(o->near[least(hexes, FARTHEST - 1)], MOST_GUARDS);
}

/* ---- the race -----------------------------------------------------------------------------------
 */

static int find_vigil(const struct state *s, int seat)
{
	return s->leader[seat] == HEX_ROMA ? s->vigil[seat] : 0;
}

static int find_soonest(const struct state *s, int seat, const struct outlook *o)
{
	int away = ft_to_rome[can_leader_sail(s, seat)][s->leader[seat]];
	int stride = seat == s->turn ? s->stride : 0;
	int walk = (away > stride ? away - stride : 0) * TENTHS * TENTHS / AVERAGE_ROLL;
	int war = s->civil_war ? 0 : o->border * TENTHS;

	return (walk > war ? walk : war) + (VIGIL - find_vigil(s, seat)) * TENTHS;
}

/* Turns that his rivals have before he could win; the last turn is his own. */
static int count_answers(const struct state *s, int seat, const struct outlook *o)
{
	return (o->soonest + TENTHS - 1) / TENTHS - (seat == s->turn);
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
		return PERMILLE - find_hope(s, hex);
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

static int find_strongest_rival(const struct state *s, int seat, const struct outlook all[])
{
	int answers = count_answers(s, seat, &all[seat]), most = 0;

	for (int rival = 0; rival < FT_SEATS; rival++)
		if (rival != seat && is_alive(s, rival)) {
			int n = count_within(&all[rival], answers);
			most = n > most ? n : most;
		}
	return most;
}

static int find_race(const struct state *s, int seat, const struct outlook all[])
{
	int best = LATEST;

	for (int rival = 0; rival < FT_SEATS; rival++)
		if (rival != seat && is_alive(s, rival))
			best = least(best, all[rival].soonest);
	best -= all[seat].soonest;
	return best < -WIDEST_RACE ? -WIDEST_RACE : least(best, WIDEST_RACE);
}

static void find_features(const struct state *s, int seat, const struct outlook all[],
						  int f[N_FEATURES])
{
	const struct outlook *o = &all[seat];

	memset(f, 0, N_FEATURES * sizeof f[0]);
	f[F_SOONEST] = least(o->soonest, LATEST);
	f[F_RACE] = find_race(s, seat, all);
	f[F_TROOPS] = o->troops;
	f[F_ADVANCE] = o->advance / TENTHS;
	f[F_VANGUARD] = count_within(o, NEAR);
	f[F_COLUMN] = count_within(o, ON_THE_WAY);
	f[F_RIVALS] = find_strongest_rival(s, seat, all);
	f[F_UNOPPOSED] = f[F_RIVALS] == 0;
	f[F_ESCORT] = count_troops(s, s->leader[seat], seat);
	f[F_PERIL] = find_peril(s, seat) * 100 / PERMILLE;
	f[F_FAVOUR] = least(s->popularity[seat], D20);
	f[F_TROPHIES] = s->civil_war ? 0 : s->conquests[seat];
	f[F_VIGIL_1] = find_vigil(s, seat) == 1;
	f[F_VIGIL_2] = find_vigil(s, seat) == 2;
	f[F_VIGIL_3] = find_vigil(s, seat) == 3;
}

static int count_points(const int f[N_FEATURES])
{
	int points = BASE_POINTS;

	for (int i = 0; i < N_FEATURES; i++)
		points += f[i] * points_for[i];
	return points < 0 ? 0 : least(points, MOST_POINTS);
}

/* Two to the power of points / DOUBLES, with straight lines between whole powers. */
static int64_t find_weight(int points)
{
	return (int64_t)(DOUBLES + points % DOUBLES) << points / DOUBLES;
}

static void look_round(const struct state *s, struct outlook all[FT_SEATS])
{
	memset(all, 0, FT_SEATS * sizeof all[0]);
	for (int seat = 0; seat < FT_SEATS; seat++)
		if (is_alive(s, seat)) {
			all[seat].border = FARTHEST;
			count_stacks(s, seat, &all[seat]);
			all[seat].soonest = find_soonest(s, seat, &all[seat]);
		}
}

static void share_end(const struct state *s, int32_t share[MAX_SEATS])
{
	int living = 0;

	for (int seat = 0; seat < FT_SEATS; seat++)
		living += is_alive(s, seat);
	for (int seat = 0; seat < FT_SEATS; seat++)
		share[seat] = s->winner == seat                        ? WHOLE_SHARE
					  : s->winner == NONE && is_alive(s, seat) ? WHOLE_SHARE / living
															   : 0;
}

void ft_judge(const void *state, int32_t share[MAX_SEATS])
{
	const struct state *s = state;
	struct outlook all[FT_SEATS];
	int64_t weight[FT_SEATS] = { 0 }, sum = 0;
	int f[N_FEATURES];

	if (s->phase == OVER) {
		share_end(s, share);
		return;
	}
	look_round(s, all);
	for (int seat = 0; seat < FT_SEATS; seat++)
		if (is_alive(s, seat)) {
			find_features(s, seat, all, f);
			weight[seat] = find_weight(count_points(f));
			sum += weight[seat];
		}
	for (int seat = 0; seat < FT_SEATS; seat++)
		share[seat] = (int32_t)(weight[seat] * WHOLE_SHARE / sum);
}
