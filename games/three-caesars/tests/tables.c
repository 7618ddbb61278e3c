/* games/three-caesars/tests/tables.c -- the map and the deck hold together (TC-MAP, TC-DECK,
 * TC-CARDS-SEED). */

#include "games/three-caesars/state.h"

#include <stdio.h>

static int passed, failed;

static void check(bool right, const char *what)
{
	if (right)
		passed++;
	else
		printf("tables: not true: %s\n", what), failed++;
}

/* ---- the map ------------------------------------------------------------------------------ */

static bool is_symmetric(const uint64_t row[N_PLACES])
{
	for (int a = 0; a < N_SPACES; a++)
		for (int b = 0; b < N_SPACES; b++)
			if ((row[a] >> b & 1) != (row[b] >> a & 1))
				return false;
	return true;
}

static int step_cost(int from, int to)
{
	return tc_open[from] >> to & 1 ? OPEN_COST : tc_pass[from] >> to & 1 ? PASS_COST : 0;
}

/* Movement points from everywhere to Rome, by going over all roads until nothing changes. */
static bool are_distances_right(void)
{
	enum { FAR_AWAY = 99 };
	int far[N_SPACES];
	bool changed = true;

	for (int i = 0; i < N_SPACES; i++)
		far[i] = i == P_ROME ? 0 : FAR_AWAY;
	while (changed) {
		changed = false;
		for (int a = 0; a < N_SPACES; a++)
			for (int b = 0; b < N_SPACES; b++)
				if (step_cost(a, b) && far[b] + step_cost(a, b) < far[a]) {
					far[a] = far[b] + step_cost(a, b);
					changed = true;
				}
	}
	for (int i = 0; i < N_SPACES; i++)
		if (far[i] != tc_spaces[i].far)
			return false;
	return true;
}

static void check_map(void)
{
	int passes = 0;

	for (int i = 0; i < tc_n_roads; i++)
		passes += tc_roads[i].pass;
	check(N_SPACES == 44, "there are 44 spaces");
	check(tc_n_roads == 61 && passes == 6, "there are 61 roads, six of them passes");
	check(is_symmetric(tc_open) && is_symmetric(tc_pass), "roads lead both ways");
	check(are_distances_right(), "all spaces are as far from Rome as spaces.def says");
	check(tc_open[P_CAMP] == tc_open[P_ROME], "the camp is reached like Rome");
	check(count_bits(tc_home[GALBA]) == 8 && count_bits(tc_home[OTHO]) == 3 &&
			  count_bits(tc_home[VITELLIUS]) == 6,
		  "home colours are eight, three and six spaces");
	check(tc_south ==
			  (BIT(P_ALBINTIMILIUM) | BIT(P_GENUA) | BIT(P_BONONIA) | BIT(P_RAVENNA) |
			   BIT(P_FLORENTIA) | BIT(P_SPOLETIUM) | BIT(P_ROME) | BIT(P_CAPUA) | BIT(P_CAMP)),
		  "eight spaces, and the camp, lie south of Cremona");
}

/* ---- the deck -------------------------------------------------------------------------------- */

static void check_deck(void)
{
	uint64_t in_windows = 0;
	int copies = 0;
	bool right = true;

	for (int kind = 0; kind < N_CARDS; kind++) {
		const struct card_info *card = &tc_cards[kind];
		copies += card->copies;
		right &= (card->type == EVENT_CARD) == (card->window == S_NO_WINDOW);
		right &= card->window == S_NO_WINDOW || (tc_window_kinds[card->window] >> kind & 1);
		right &= !card->remove || card->copies == 1;
	}
	for (int step = 0; step < N_STEPS; step++)
		in_windows |= tc_window_kinds[step];
	for (int kind = 0; kind < N_CARDS; kind++)
		right &= (in_windows >> kind & 1) == (tc_cards[kind].type != EVENT_CARD);
	check(N_CARDS == 53 && copies == 108, "108 cards of 53 kinds");
	check(right, "battle and response cards have their windows, removed kinds one copy");
}

/* TC-CARDS-SEED: values that the rulebook's examples give. */
static const struct {
	uint8_t kind, value;
} seed[] = {
	{ K_INITIATIVE, 5 }, { K_MINOR_CAMPAIGN, 4 },
	{ K_CONSCRIPTS, 4 }, { K_FIGHTING_RETREAT, 4 },
	{ K_RECRUITS, 4 },   { K_CHARM, 4 },
	{ K_SENATE, 3 },     { K_TESTUDO, 3 },
	{ K_DEVOTIO, 3 },    { K_ACCEPTABLE_LOSSES, 3 },
	{ K_SORTIE, 2 },     { K_FORTIFIED, 2 },
	{ K_MARRY, 2 },      { K_SPOILS, 2 },
	{ K_SPIES, 1 },      { K_CATAPULTS, 1 },
};

static void check_seed(void)
{
	for (int i = 0; i < LEN(seed); i++)
		check(tc_cards[seed[i].kind].value == seed[i].value,
			  tc_names[ARG_CARD].title[seed[i].kind]);
}

int main(void)
{
	check_map();
	check_deck();
	check_seed();
	printf("three-caesars tables: %d passed, %d failed\n", passed, failed);
	return failed > 0;
}
