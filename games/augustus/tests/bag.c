/* games/augustus/tests/bag.c -- the bag: how often each token comes (AU-JOKER, AU-CURVE).
 *
 * A bag is emptied until its first joker, which 21 other tokens precede with a chance of a third
 * each: so in the long run n tokens of a kind come n times to the jokers' three.  That holds for
 * whole bags, and so for players who always pass: 64 whole bags each game.  Players who act at
 * random end their games in the middle of a bag, once in some forty, which shows but hardly. */

#include "games/augustus/state.h"
#include "games/augustus/tests/check.h"

#include "core/rng.h"

#include <math.h>

enum { DRAWS = 1000000, STANDARD_ERRORS = 4 };

struct count {
	double of[N_TOKENS], all;
};

static void note(struct count *count, int token)
{
	count->of[token]++;
	count->all++;
}

/* Passing comes last in the list; in the draft any card will do. */
static act choose(const struct state *s, int seat, bool passes, struct rng *r)
{
	act list[MAX_LEGAL];
	int n = augustus.legal(s, seat, list);

	return list[passes ? n - 1 : (int)rng_below(r, (uint32_t)n)];
}

static void play(bool passes, struct rng *r, struct count *draws, struct count *first)
{
	struct setup how = game_usual(&augustus);
	struct state s;
	seatset pending;

	how.seats = 2;
	augustus.setup(&s, &how);
	while ((pending = augustus.pending(&s)) != 0) {
		int seat = lowest_bit(pending);
		act x = seat == SEAT_CHANCE ? augustus.draw(&s, rng_below(r, augustus.lot(&s).tickets))
									: choose(&s, seat, passes, r);
		if (act_verb(x) == V_DRAW) {
			note(draws, act_a(x));
			if (s.pub.n_bag == TOKENS)
				note(first, act_a(x));
		}
		augustus.apply(&s, seat, x, NULL);
	}
	expect(!passes || s.pub.jokers == LAST_JOKER, "AU-LIMIT", "passing ends with the last joker",
		   0);
}

static void check_shares(const struct count *count, const int parts[N_TOKENS], const char *what)
{
	int whole = 0;

	for (int token = 0; token < N_TOKENS; token++)
		whole += parts[token];
	for (int token = 0; token < N_TOKENS; token++) {
		double share = (double)parts[token] / whole;
		double error = sqrt(share * (1 - share) / count->all);
		double off = (count->of[token] / count->all - share) / error;
		printf("  %s: %-8s %.5f, wanted %.5f, %+.2f standard errors\n", what,
			   au_symbol_words[token], count->of[token] / count->all, share, off);
		expect(fabs(off) <= STANDARD_ERRORS, "AU-JOKER", what, token);
	}
}

static void check_players(bool passes)
{
	static const int long_run[N_TOKENS] = { 6, 5, 4, 3, 2, 1, 3 };
	static const int full_bag[N_TOKENS] = { 6, 5, 4, 3, 2, 1, 2 };
	struct rng r = rng_from(1);
	struct count draws = { 0 }, first = { 0 };

	while (draws.all < DRAWS)
		play(passes, &r, &draws, &first);
	check_shares(&draws, long_run, passes ? "passing, all draws" : "random, all draws");
	check_shares(&first, full_bag, passes ? "passing, full bag" : "random, full bag");
}

int main(void)
{
	check_players(true);
	check_players(false);
	return verdict("augustus bag");
}
