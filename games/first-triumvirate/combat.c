/* games/first-triumvirate/combat.c -- battles die by die, and what the death of a leader does. */

#include "games/first-triumvirate/state.h"

/* ---- death ------------------------------------------------------------------------------------*/

/* FT-HEIR: where a dead leader's troops stood.  At sea or among a player's troops they are lost;
 * else they turn Roman, and at most four of them stay.  Returns how many do. */
static int turn_roman(struct state *s, int seat, int hex)
{
	int other = find_other(s, hex, seat), before = count_troops(s, hex, ROME);
	int romans = before + count_troops(s, hex, seat);

	put_troops(s, hex, seat, 0);
	if (is_water(hex) || (other != NONE && other != ROME))
		return 0;
	romans = romans < MAX_STACK ? romans : MAX_STACK;
	put_troops(s, hex, ROME, romans);
	return romans - before;
}

static void leave_troops(struct state *s, int seat, struct events *ev)
{
	int romans = 0;

	for (int i = 0; i < SET_WORDS; i++)
		for (uint64_t left = s->where[seat].w[i]; left; left &= left - 1)
			romans += turn_roman(s, seat, 64 * i + lowest_bit(left));
	if (romans)
		tell(ev, E_HEIR, seat, romans, 0, 0);
}

static int count_living(const struct state *s)
{
	int n = 0;

	for (int seat = 0; seat < FT_SEATS; seat++)
		n += is_alive(s, seat);
	return n;
}

/* FT-PLACES: `living` were there before this moment, so that who fall together tie. */
static void kill_leader(struct state *s, int seat, int living, struct events *ev)
{
	tell(ev, E_FELL, seat, s->leader[seat], 0, 0);
	s->fallen[seat] = (uint8_t)(1 + FT_SEATS - living);
	s->leader[seat] = NO_HEX;
	s->conquests[seat] = 0;
	s->popularity[seat] = 0;
	s->vigil[seat] = 0;
	leave_troops(s, seat, ev);
}

/* FT-LONE */
void ft_kill_lone_leaders(struct state *s, struct events *ev)
{
	int living = count_living(s);

	for (int seat = 0; seat < FT_SEATS; seat++) {
		int hex = s->leader[seat];
		if (seat == s->turn || hex == NO_HEX || !count_troops(s, hex, s->turn))
			continue;
		tell(ev, E_CAUGHT, seat, hex, 0, 0);
		kill_leader(s, seat, living, ev);
	}
}

/* ---- battles ----------------------------------------------------------------------------------*/

struct why ft_why_not_fight(const struct state *s, int seat, act a)
{
	int hex = act_a(a);
	bool is_contested = count_troops(s, hex, seat) && others_in(s, hex, seat);

	return is_contested ? allowed() : no(C_BATTLE, hex, seat, 0);
}

int ft_list_fights(const struct state *s, int seat, act *out)
{
	int n = 0;

	for (int i = 0; i < SET_WORDS; i++)
		for (uint64_t left = s->where[seat].w[i]; left; left &= left - 1) {
			int hex = 64 * i + lowest_bit(left);
			if (others_in(s, hex, seat))
				out[n++] = ACT(V_FIGHT, hex, 0, 0);
		}
	return n;
}

static int force_of(const struct state *s, int side)
{
	return side == ATTACK ? s->turn : find_other(s, s->battle, s->turn);
}

static bool has_leader(const struct state *s, int force)
{
	return force < FT_SEATS && s->leader[force] == s->battle;
}

/* FT-ROMANS: another player, the next one clockwise who lives. */
int ft_roller(const struct state *s, int force)
{
	int seat = s->turn;

	if (force != ROME)
		return force;
	do
		seat = (seat + 1) % FT_SEATS;
	while (!is_alive(s, seat));
	return seat;
}

void ft_do_fight(struct state *s, int seat, act a, struct events *ev)
{
	int hex = act_a(a), enemy = find_other(s, hex, seat);

	s->battle = (uint16_t)hex;
	s->phase = DICE;
	tell(ev, E_BATTLE, seat, hex, enemy, 0);
	tell(ev, E_ARRAY, seat, count_troops(s, hex, seat), count_troops(s, hex, enemy), 0);
	if (enemy == ROME)
		tell(ev, E_ROLLS, ft_roller(s, enemy), 0, 0, 0);
}

/* ---- dice: the attacker's first, each side's leader last
 * ------------------------------------------*/

static int count_dice(const struct state *s, int side)
{
	int force = force_of(s, side);

	return count_troops(s, s->battle, force) + has_leader(s, force);
}

static int side_to_roll(const struct state *s)
{
	return s->rolled[ATTACK] < count_dice(s, ATTACK) ? ATTACK : DEFENCE;
}

int ft_die_faces(const struct state *s)
{
	int side = side_to_roll(s);

	return s->rolled[side] < count_troops(s, s->battle, force_of(s, side)) ? D6 : D8;
}

/* The row of ARG_DIE: dice of one, of two, and so on; behind them the leaders'. */
static int name_die(int which, int all, bool is_leaders)
{
	if (is_leaders)
		return MAX_DICE * (MAX_DICE + 1) / 2 + all - 2;
	return all * (all - 1) / 2 + which;
}

struct prompt ft_ask_for_die(const struct state *s, int step)
{
	int side = side_to_roll(s), force = force_of(s, side);
	int die = name_die(s->rolled[side], count_dice(s, side), ft_die_faces(s) == D8);

	return (struct prompt){ (uint16_t)step, (uint16_t)force, (uint16_t)die,
							(uint16_t)ft_roller(s, force) };
}

/* Keeps them sorted, so that the order in which dice fell leaves no trace. */
static void keep_die(struct state *s, int side, int pips)
{
	uint8_t *die = s->die[side];
	int i = s->rolled[side]++;

	for (; i && die[i - 1] < pips; i--)
		die[i] = die[i - 1];
	die[i] = (uint8_t)pips;
}

/* FT-FIGHT: one pair of dice.  True if that was somebody's last troop. */
static bool compare_pair(struct state *s, int i, struct events *ev)
{
	int attack = s->die[ATTACK][i], defence = s->die[DEFENCE][i];
	int loser = force_of(s, attack > defence ? DEFENCE : ATTACK);
	int left = count_troops(s, s->battle, loser) - 1;

	put_troops(s, s->battle, loser, left);
	tell(ev, E_COMPARED, s->turn, attack, defence, loser);
	return !left;
}

static bool compare_dice(struct state *s, struct events *ev)
{
	int attack = s->rolled[ATTACK], defence = s->rolled[DEFENCE];
	int pairs = attack < defence ? attack : defence;

	for (int i = 0; i < pairs; i++)
		if (compare_pair(s, i, ev))
			return true;
	return false;
}

static void clear_dice(struct state *s)
{
	memset(s->die, 0, sizeof s->die);
	memset(s->rolled, 0, sizeof s->rolled);
}

/* FT-D8: the leader of the force that was wiped out dies with it. */
static void end_battle(struct state *s, int attacker, int defender, struct events *ev)
{
	int hex = s->battle, winner = count_troops(s, hex, attacker) ? attacker : defender;
	int loser = winner == attacker ? defender : attacker;

	tell(ev, E_WON, s->turn, hex, winner, count_troops(s, hex, winner));
	if (has_leader(s, loser))
		kill_leader(s, loser, count_living(s), ev);
	s->battle = NO_HEX;
}

bool ft_roll_die(struct state *s, int pips, struct events *ev)
{
	int attacker = s->turn, defender = force_of(s, DEFENCE);
	bool is_over;

	if (ft_die_faces(s) == D8)
		tell(ev, E_LEADER_DIE, attacker, force_of(s, side_to_roll(s)), pips, 0);
	keep_die(s, side_to_roll(s), pips);
	if (s->rolled[DEFENCE] < count_dice(s, DEFENCE))
		return false;
	is_over = compare_dice(s, ev);
	clear_dice(s);
	if (is_over)
		end_battle(s, attacker, defender, ev);
	return is_over;
}
