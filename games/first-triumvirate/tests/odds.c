/* games/first-triumvirate/tests/odds.c -- battles are won as often as they should be.
 *
 * The exact chance that n attackers beat m defenders, each with or without a leader, is worked out
 * here from the dice alone, and compared with BATTLES battles fought through the game's own apply:
 * within four standard errors (FT-FIGHT, FT-D8).  The table of odds that bots and clients use must
 * agree to the permille. */

#include "core/rng.h"
#include "games/first-triumvirate/state.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { BATTLES = 100000, ERRORS = 4, D6_FACES = 6, D8_FACES = 8 };

struct force_dice {
	int troops;
	bool leader;
};

/* ---- exactly ------------------------------------------------------------------------------------
 */

/* All ways n dice can fall, sorted downwards, with how often: a fall is counted at its sorted form
 * by a number in base 9. */
enum { FALLS = 9 * 9 * 9 * 9 * 9 };

static void count_falls(struct force_dice f, double chance[FALLS])
{
	int n = f.troops + f.leader, die[MAX_DICE];
	int ways = 1;

	for (int i = 0; i < FALLS; i++)
		chance[i] = 0;
	for (int i = 0; i < n; i++)
		ways *= f.leader && i == n - 1 ? D8_FACES : D6_FACES;
	for (int way = 0; way < ways; way++) {
		int rest = way, code = 0;
		for (int i = 0; i < n; i++) {
			int faces = f.leader && i == n - 1 ? D8_FACES : D6_FACES, at = i;
			int pips = 1 + rest % faces;
			rest /= faces;
			for (; at && die[at - 1] < pips; at--)
				die[at] = die[at - 1];
			die[at] = pips;
		}
		for (int i = 0; i < n; i++)
			code = code * 9 + die[i];
		chance[code] += 1.0 / ways;
	}
}

static double falls[2][MAX_STACK + 1][FALLS]; /* by leader, troops */

static int die_of(int code, int n, int i)
{
	for (; i < n - 1; i++)
		code /= 9;
	return code % 9;
}

/* One roll: moves the chance of being at (a, d) to where the comparisons lead. */
static void compare(int a, int al, int d, int dl, double chance[MAX_STACK + 1][MAX_STACK + 1])
{
	double here = chance[a][d];
	int na = a + al, nd = d + dl;

	chance[a][d] = 0;
	for (int x = 0; x < FALLS; x++)
		for (int y = 0; falls[al][a][x] > 0 && y < FALLS; y++) {
			int left_a = a, left_d = d;
			if (falls[dl][d][y] <= 0)
				continue;
			for (int i = 0; i < na && i < nd && left_a && left_d; i++)
				if (die_of(x, na, i) > die_of(y, nd, i))
					left_d--;
				else
					left_a--;
			chance[left_a][left_d] += here * falls[al][a][x] * falls[dl][d][y];
		}
}

static double find_exact(struct force_dice attack, struct force_dice defence)
{
	double chance[MAX_STACK + 1][MAX_STACK + 1] = { { 0 } }, won = 0;

	chance[attack.troops][defence.troops] = 1;
	for (int a = attack.troops; a > 0; a--)
		for (int d = defence.troops; d > 0; d--)
			if (chance[a][d] > 0)
				compare(a, attack.leader, d, defence.leader, chance);
	for (int a = 1; a <= attack.troops; a++)
		won += chance[a][0];
	return won;
}

/* ---- through the game
 * ------------------------------------------------------------------------------ */

/* Caesar is about to attack Pompey in Alesia; their leaders are there or far away. */
static void set_up(struct state *s, struct force_dice attack, struct force_dice defence)
{
	const struct game *g = &first_triumvirate;
	struct setup how = game_usual(g);

	CHECK(!g->setup(s, &how).clause);
	for (int hex = 0; hex < N_HEXES; hex++)
		for (int force = 0; force < N_FORCES; force++)
			put_troops(s, hex, force, 0);
	put_troops(s, HEX_LUTETIA, CAESAR, attack.troops);
	put_troops(s, HEX_ALESIA, POMPEY, defence.troops);
	s->leader[CAESAR] = attack.leader ? HEX_ALESIA : HEX_ROTOMAGUS;
	s->leader[POMPEY] = defence.leader ? HEX_ALESIA : HEX_TOLETUM;
	s->turn = CAESAR;
	s->phase = MOVE;
	g->apply(s, CAESAR, ACT(V_MARCH, HEX_LUTETIA, HEX_ALESIA, attack.troops), NULL);
	g->apply(s, CAESAR, ACT(V_DONE, 0, 0, 0), NULL);
	g->apply(s, CAESAR, ACT(V_FIGHT, HEX_ALESIA, 0, 0), NULL);
	CHECK(!g->audit(s));
}

static int count_wins(const struct state *start, struct rng *r)
{
	const struct game *g = &first_triumvirate;
	int won = 0;

	for (int i = 0; i < BATTLES; i++) {
		struct state s = *start;
		while (s.battle != NO_HEX)
			g->apply(&s, SEAT_CHANCE, g->draw(&s, rng_below(r, g->lot(&s).tickets)), NULL);
		won += count_troops(&s, HEX_ALESIA, CAESAR) > 0;
	}
	return won;
}

static bool check_pair(struct force_dice attack, struct force_dice defence, struct rng *r)
{
	double exact = find_exact(attack, defence), won, error;
	int table = ft_odds[attack.leader][defence.leader][attack.troops - 1][defence.troops - 1];
	struct state start;
	bool is_near;

	set_up(&start, attack, defence);
	won = (double)count_wins(&start, r) / BATTLES;
	error = sqrt(exact * (1 - exact) / BATTLES);
	is_near = fabs(won - exact) <= ERRORS * error && fabs(exact * 1000 - table) <= 0.5 + 1e-6;
	if (!is_near)
		printf("odds: %d%s against %d%s: exactly %.5f, fought %.5f (error %.5f), table %d\n",
			   attack.troops, attack.leader ? " with leader" : "", defence.troops,
			   defence.leader ? " with leader" : "", exact, won, error, table);
	return is_near;
}

int main(void)
{
	struct rng r = rng_from(49);
	int wrong = 0, pairs = 0;

	for (int leader = 0; leader < 2; leader++)
		for (int n = 1; n <= MAX_STACK; n++)
			count_falls((struct force_dice){ n, leader }, falls[leader][n]);
	for (int al = 0; al < 2; al++)
		for (int dl = 0; dl < 2; dl++)
			for (int a = 1; a <= MAX_STACK; a++)
				for (int d = 1; d <= MAX_STACK; d++, pairs++)
					wrong +=
						!check_pair((struct force_dice){ a, al }, (struct force_dice){ d, dl }, &r);
	printf("odds: %d pairs of forces, %d battles each: %d wrong\n", pairs, BATTLES, wrong);
	return wrong != 0;
}
