/* tests/peers/fused.c -- three yardsticks as plain loops: what generality costs.
 *
 * usage: fused GAME SECONDS       prints playouts per processor second, and decisions per playout
 *
 * Exit status 3: this game it does not have. */

#include "core/rng.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* Each plays one game, adds the first player's points to `points`, and returns its decisions. */
typedef int play_one(struct rng *r, int64_t *points);

static bool has_row(unsigned marks)
{
	static const uint16_t rows[] = { 0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124 };

	for (int i = 0; i < 8; i++)
		if ((marks & rows[i]) == rows[i])
			return true;
	return false;
}

static int play_tic_tac_toe(struct rng *r, int64_t *points)
{
	unsigned marks[2] = { 0, 0 };

	for (int ply = 0; ply < 9; ply++) {
		unsigned open = 0777 & ~(marks[0] | marks[1]);
		for (unsigned n = rng_below(r, (uint32_t)(9 - ply)); n; n--)
			open &= open - 1;
		marks[ply & 1] |= open & -open;
		if (has_row(marks[ply & 1])) {
			*points += ply & 1 ? -1 : 1;
			return ply + 1;
		}
	}
	return 9;
}

static int play_kuhn_poker(struct rng *r, int64_t *points)
{
	int first = (int)rng_below(r, 3), second = (int)rng_below(r, 2);
	int showdown = (second += second >= first) < first ? 1 : -1;
	bool bets = rng_below(r, 2);

	if (bets) { /* the second folds or calls */
		*points += rng_below(r, 2) ? 2 * showdown : 1;
		return 2;
	}
	if (!rng_below(r, 2)) { /* both check */
		*points += showdown;
		return 2;
	}
	*points += rng_below(r, 2) ? 2 * showdown : -1;
	return 3;
}

/* Bids are 0 to 11: one or two dice of each face, sixes wild. */
static int play_liars_dice(struct rng *r, int64_t *points)
{
	int die[2] = { (int)rng_below(r, 6), (int)rng_below(r, 6) }, decisions = 1;
	int bid = (int)rng_below(r, 12), face, there;

	for (;; decisions++) { /* a higher bid, or the challenge, which is number 12 */
		int next = bid + 1 + (int)rng_below(r, (uint32_t)(12 - bid));
		if (next == 12)
			break;
		bid = next;
	}
	face = bid % 6;
	there = (die[0] == face || die[0] == 5) + (die[1] == face || die[1] == 5);
	/* decisions so far were bids: an odd number of them, and the first has bid last */
	*points += (there > bid / 6) == (decisions & 1) ? 1 : -1;
	return decisions + 1;
}

static const struct {
	const char *name;
	play_one *play;
} games[] = {
	{ "tic-tac-toe", play_tic_tac_toe },
	{ "kuhn-poker", play_kuhn_poker },
	{ "liars-dice", play_liars_dice },
};

static double processor_time(void)
{
	struct timespec t;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static inline void measure(play_one *play, double seconds)
{
	enum { BATCH = 100000 };
	struct rng r = rng_from(1);
	int64_t playouts = 0, decisions = 0, points = 0;
	double start = processor_time(), used;

	do {
		for (int i = 0; i < BATCH; i++)
			decisions += play(&r, &points);
		playouts += BATCH;
		used = processor_time() - start;
	} while (used < seconds);
	printf("%.0f %.4f %.4f\n", (double)playouts / used, (double)decisions / (double)playouts,
		   (double)points / (double)playouts);
}

int main(int argc, char **argv)
{
	enum { NOT_THIS_ONE = 3 };

	if (argc != 3) {
		fputs("usage: fused GAME SECONDS\n", stderr);
		return 2;
	}
	for (size_t i = 0; i < sizeof games / sizeof games[0]; i++)
		if (!strcmp(argv[1], games[i].name)) {
			measure(games[i].play, atof(argv[2]));
			return 0;
		}
	return NOT_THIS_ONE;
}
