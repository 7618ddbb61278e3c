/* games/first-triumvirate/glance.c -- what a player looks at, for the learned judge.
 *
 * The game is a race to sit in Rome for four turns after somebody has crossed the Rubicon.  So a
 * player's outlook is: how soon he could have done it, how near his troops are to Rome, how many of
 * a rival's could be there in time, whether his leader lives until his next turn, and what a parade
 * would bring: Romans that follow him, and so guards where they are needed.  features.def names
 * what is counted, learned.def what it is worth. */

#include "games/first-triumvirate/state.h"

_Static_assert((int)N_FEATURES <= MAX_FEATURES, "there is room for them");

const struct feature ft_features[N_FEATURES] = {
#define FEATURE(id, word, sentence) { word, sentence },
#include "games/first-triumvirate/features.def"
#undef FEATURE
};

const struct weight ft_learned[N_FEATURES] = {
#define WEIGHT(table, id, plain, early) [F_##id] = { plain, early },
#include "games/first-triumvirate/learned.def"
};
const struct weight ft_set_by_hand[N_FEATURES] = {
#include "games/first-triumvirate/by_hand.def"
#undef WEIGHT
};

enum {
	PERMILLE = 1000,
	TENTHS = 10,
	AVERAGE_ROLL = 35, /* tenths of a hex */
	FARTHEST = 20,     /* hexes from Rome: beyond it all is one */
	NEAR = 3,          /* hexes from Rome */
	ON_THE_WAY = 6,
	LATEST = 15 * TENTHS,
	WIDEST_RACE = 6 * TENTHS,
	MOST_GUARDS = 2 * MAX_STACK * TENTHS,
};

/* What there is to know about one player, and how his rivals threaten him. */
struct outlook {
	int troops;           /* tenths of a troop: battles to come are weighed by their odds */
	int near[FARTHEST];   /* the same, within so many hexes from Rome */
	int advance;          /* hexes that they have come nearer than the farthest, in tenths */
	int border;           /* hexes from his nearest troop to Italy */
	int soonest;          /* tenths of a turn until he could have won */
	int threat[FT_SEATS]; /* permille: this rival kills his leader before his next turn */
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

/* Where troops of his own stand with others his leader's life hangs on that battle alone. */
static bool is_in_battle(const struct state *s, int seat)
{
	int hex = s->leader[seat];

	return seat == s->turn && count_troops(s, hex, seat) && others_in(s, hex, seat);
}

static void find_threats(const struct state *s, int seat, struct outlook *o)
{
	int hex = s->leader[seat];

	if (is_water(hex) || is_in_battle(s, seat))
		return;
	for (int rival = 0; rival < FT_SEATS; rival++)
		if (rival != seat && is_alive(s, rival))
			o->threat[rival] = find_threat(s, seat, hex, count_attackers(s, rival, hex));
}

/* Permille that his leader dies before his next turn. */
static int find_peril(const struct state *s, int seat, const struct outlook *o)
{
	int safe = PERMILLE;

	if (is_in_battle(s, seat))
		return PERMILLE - find_hope(s, s->leader[seat]);
	for (int rival = 0; rival < FT_SEATS; rival++)
		safe = safe * (PERMILLE - o->threat[rival]) / PERMILLE;
	return PERMILLE - safe;
}

/* ---- against the others
 * --------------------------------------------------------------------------- */

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

/* The rival who could win soonest. */
static int find_leading_rival(const struct state *s, int seat, const struct outlook all[])
{
	int best = NONE;

	for (int rival = 0; rival < FT_SEATS; rival++)
		if (rival != seat && is_alive(s, rival) &&
			(best == NONE || all[rival].soonest < all[best].soonest))
			best = rival;
	return best;
}

static int find_race(int soonest, int of_rival)
{
	int ahead = least(of_rival, LATEST) - soonest;

	return ahead < -WIDEST_RACE ? -WIDEST_RACE : least(ahead, WIDEST_RACE);
}

/* ---- Rome -------------------------------------------------------------------------------------
 */

static int count_beside_rome(const struct state *s, int seat)
{
	const struct ways *ways = &ft_sail[HEX_ROMA];
	int n = 0;

	for (int i = 0; i < ways->n; i++)
		n += count_troops(s, ways->to[i], seat);
	return n;
}

/* Conquests in peace, and the more the nearer he is to where he can show them. */
static int find_parade(const struct state *s, int seat)
{
	int away = ft_to_rome[can_leader_sail(s, seat)][s->leader[seat]];

	return s->civil_war || away > FARTHEST ? 0 : s->conquests[seat] * (FARTHEST - away);
}

static void look_at_leader(const struct state *s, int seat, int16_t f[N_FEATURES])
{
	int hex = s->leader[seat], romans = count_troops(s, hex, ROME);
	int favour = least(s->popularity[seat], D20), vigil = find_vigil(s, seat);
	bool in_rome = hex == HEX_ROMA;

	f[F_ESCORT] = (int16_t)count_troops(s, hex, seat);
	f[F_FAVOUR] = (int16_t)favour;
	f[F_TROPHIES] = s->civil_war ? 0 : s->conquests[seat];
	f[F_PARADE] = (int16_t)find_parade(s, seat);
	f[F_SHELTER] = (int16_t)romans;
	f[F_FOLLOWERS] = (int16_t)(favour * romans);
	f[F_CLAIM] = (int16_t)(in_rome ? 0 : favour * count_troops(s, HEX_ROMA, ROME));
	f[F_GUEST] = in_rome && !s->civil_war;
	f[F_SITTER] = in_rome && s->civil_war;
	f[F_VIGIL_1] = vigil == 1;
	f[F_VIGIL_2] = vigil == 2;
	f[F_VIGIL_3] = vigil == 3;
}

static void look_at(const struct state *s, int seat, const struct outlook all[],
					int16_t f[N_FEATURES])
{
	const struct outlook *o = &all[seat];
	int leading = find_leading_rival(s, seat, all), peril = find_peril(s, seat, o) * 100 / PERMILLE;

	look_at_leader(s, seat, f);
	f[F_SOONEST] = (int16_t)least(o->soonest, LATEST);
	f[F_RACE] = (int16_t)find_race(o->soonest, all[leading].soonest);
	f[F_TROOPS] = (int16_t)o->troops;
	f[F_ADVANCE] = (int16_t)(o->advance / TENTHS);
	f[F_VANGUARD] = (int16_t)count_within(o, NEAR);
	f[F_COLUMN] = (int16_t)count_within(o, ON_THE_WAY);
	f[F_RIVALS] = (int16_t)find_strongest_rival(s, seat, all);
	f[F_UNOPPOSED] = f[F_RIVALS] == 0;
	f[F_PERIL] = (int16_t)peril;
	f[F_AMBUSHED] = (int16_t)(peril * find_vigil(s, seat));
	f[F_HUNT] = (int16_t)(all[leading].threat[seat] * 100 / PERMILLE);
	f[F_GARRISON] = (int16_t)count_troops(s, HEX_ROMA, seat);
	f[F_RING] = (int16_t)count_beside_rome(s, seat);
	f[F_TURN] = seat == s->turn;
	f[F_CAESAR] = seat == CAESAR;
	f[F_POMPEY] = seat == POMPEY;
}

static void look_round(const struct state *s, struct outlook all[FT_SEATS])
{
	memset(all, 0, FT_SEATS * sizeof all[0]);
	for (int seat = 0; seat < FT_SEATS; seat++)
		if (is_alive(s, seat)) {
			all[seat].border = FARTHEST;
			count_stacks(s, seat, &all[seat]);
			all[seat].soonest = find_soonest(s, seat, &all[seat]);
			find_threats(s, seat, &all[seat]);
		}
}

/* The game lasts as long as the first of them needs to win. */
void ft_glance(const void *state, struct glance *out)
{
	const struct state *s = state;
	struct outlook all[FT_SEATS];
	int soonest = LATEST;

	look_round(s, all);
	out->may_win = 0;
	out->table = 0;
	for (int seat = 0; seat < FT_SEATS; seat++)
		if (is_alive(s, seat)) {
			soonest = least(soonest, all[seat].soonest);
			look_at(s, seat, all, out->f[seat]);
			out->may_win |= SEAT_BIT(seat);
		}
	out->left = (int16_t)(soonest * WHOLE_GAME / LATEST);
}
