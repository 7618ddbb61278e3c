/* games/augustus/tests/curve.c -- AU-CURVE: does taking any one card help or hurt too much?
 *
 *   curve [games] [seats]      CURVE_ALL=1 in the environment lists every card
 *
 * Players who pick cards at random and place greedily; for each card, how often those who took it
 * (completed or not) win, as a multiple of chance.  Fails when a card lies outside the band. */

#include "games/augustus/tests/greedy.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static const double lowest = 0.67, highest = 1.5;

struct tally {
	double taken[CARD_IDS], won[CARD_IDS];
	double tokens, decisions;
};

static void play(int seats, struct rng *r, struct tally *tally)
{
	struct setup how = game_usual(&augustus);
	struct cardset took[SEATS] = { 0 };
	struct standing st;
	struct state s;
	seatset pending;
	int winners = 0;

	how.seats = (uint8_t)seats;
	augustus.setup(&s, &how);
	while ((pending = augustus.pending(&s)) != 0) {
		int seat = lowest_bit(pending);
		act x = seat == SEAT_CHANCE ? augustus.draw(&s, rng_below(r, augustus.lot(&s).tickets))
									: greedy_choice(&s, seat, r);
		if (act_verb(x) == V_KEEP || act_verb(x) == V_TAKE)
			add_card(&took[seat], act_a(x));
		tally->tokens += act_verb(x) == V_DRAW;
		tally->decisions += seat != SEAT_CHANCE;
		augustus.apply(&s, seat, x, NULL);
	}
	augustus.standing(&s, &st);
	for (int seat = 0; seat < seats; seat++)
		winners += st.place[seat] == 1;
	for (int seat = 0; seat < seats; seat++)
		FOR_CARDS(card, took[seat])
		{
			tally->taken[card]++;
			tally->won[card] += st.place[seat] == 1 ? 1.0 / winners : 0;
		}
}

static int report(const struct tally *tally, int seats, int games)
{
	double low = 9, high = 0, square = 0;
	int outside = 0;

	for (int card = 1; card <= CARDS; card++) {
		double ratio = seats * tally->won[card] / tally->taken[card];
		bool out = ratio < lowest || ratio > highest;
		if (getenv("CURVE_ALL") || out)
			printf("%3d %-28s %.3f%s\n", card, au_objectives[card].name, ratio, out ? " OUT" : "");
		outside += out;
		low = ratio < low ? ratio : low;
		high = ratio > high ? ratio : high;
		square += (ratio - 1) * (ratio - 1);
	}
	printf("curve: %d seats, %d games, %.1f tokens, %.1f decisions: takers win %.3f to %.3f times "
		   "as often as chance, spread %.3f\n",
		   seats, games, tally->tokens / games, tally->decisions / games, low, high,
		   sqrt(square / CARDS));
	return outside;
}

int main(int argc, char **argv)
{
	int games = argc > 1 ? atoi(argv[1]) : 20000, only = argc > 2 ? atoi(argv[2]) : 0;
	int outside = 0;

	for (int seats = 2; seats <= SEATS; seats++) {
		struct tally tally = { 0 };
		struct rng r = rng_from((uint64_t)seats);

		if (only && only != seats)
			continue;
		for (int i = 0; i < games; i++)
			play(seats, &r, &tally);
		outside += report(&tally, seats, games);
	}
	return outside != 0;
}
