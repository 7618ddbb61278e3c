/* tests/conform/pick.c -- pick() draws what legal() lists, all of it equally likely. */

#include "tests/conform/conform.h"

#include <math.h>

enum {
	EACH = 40,     /* draws for each action: one that never comes is missing beyond doubt */
	MOST = 200,    /* lists longer than that take too long */
	TOO_FAR = 8,   /* standard deviations, after many thousands of positions */
	PICK_ONE = 40, /* positions that are looked at */
};

static int place_in(const act *legal, int n, act a)
{
	int low = 0, high = n;

	while (low < high) {
		int middle = (low + high) / 2;

		if (legal[middle] < a)
			low = middle + 1;
		else
			high = middle;
	}
	return low < n && legal[low] == a ? low : -1;
}

static bool draw_all(struct run *run, const void *state, int seat, const act *legal, int n,
					 int count[MOST])
{
	for (int i = 0; i < EACH * n; i++) {
		act a = run->g->pick(state, seat, &run->r);
		int place = place_in(legal, n, a);

		if (place < 0) {
			broken(run, ONE_TRUTH, "pick() draws '%s', legal() does not offer it",
				   act_line(run->g, a).s);
			return false;
		}
		count[place]++;
	}
	return true;
}

static void check_evenness(struct run *run, const act *legal, int n, const int count[MOST])
{
	double chi2 = 0, freedom = n - 1;

	for (int i = 0; i < n; i++) {
		double off = count[i] - EACH;

		chi2 += off * off / EACH;
		if (!count[i])
			broken(run, ONE_TRUTH, "pick() never draws '%s'", act_line(run->g, legal[i]).s);
	}
	if ((chi2 - freedom) / sqrt(2 * freedom) > TOO_FAR)
		broken(run, ONE_TRUTH, "pick() prefers some actions to others: chi-square %.0f with %.0f",
			   chi2, freedom);
}

void check_pick(struct run *run, const void *state)
{
	seatset pending = run->g->pending(state);
	act legal[MAX_LEGAL];

	if (!run->g->pick || !one_in(run, PICK_ONE))
		return;
	for (int seat = 0; seat < run->how.seats; seat++) {
		int count[MOST] = { 0 };
		int n = pending & SEAT_BIT(seat) ? run->g->legal(state, seat, legal) : 0;

		if (n > 1 && n <= MOST && draw_all(run, state, seat, legal, n, count))
			check_evenness(run, legal, n, count);
	}
}
