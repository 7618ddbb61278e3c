/* lab/story.c -- the course of a game: who led, when it was settled, who came back.
 *
 * Somebody leads when the judge gives him more than the others, and loses the lead to whoever has
 * clearly more than he. */

#include "lab/lab.h"

enum { CLEARLY = WHOLE_SHARE / 100 };

static int find_winner(const struct facts *f)
{
	for (int seat = 0; seat < MAX_SEATS; seat++)
		if (f->win[seat] == ONE_WIN)
			return seat;
	return -1;
}

static int find_best(const int16_t share[MAX_SEATS])
{
	int best = 0;

	for (int seat = 1; seat < MAX_SEATS; seat++)
		if (share[seat] > share[best])
			best = seat;
	return best;
}

/* A glance in the middle of somebody's turn flatters him: each share becomes the mean over the last
 * eighth of the game. */
static void smooth(struct worker *w)
{
	enum { PART = 8 };
	int back = w->plies / PART + 1;

	for (int seat = 0; seat < w->job->seats; seat++)
		for (int i = w->plies - 2; i > 0; i--) {
			int32_t sum = 0, n = 0;
			for (int k = i; k >= 0 && k > i - back; k--, n++)
				sum += w->course[k][seat];
			w->course[i][seat] = (int16_t)(sum / n);
		}
}

/* The ply at which the winner took the lead for good. */
static int follow_lead(const struct worker *w, int winner, int *changes)
{
	int leader = find_best(w->course[0]), since = 0;

	*changes = 0;
	for (int i = 1; i < w->plies; i++) {
		int best = find_best(w->course[i]);
		if (w->course[i][best] <= w->course[i][leader] + CLEARLY)
			continue;
		leader = best;
		since = i;
		++*changes;
	}
	return leader == winner ? since : w->plies - 1;
}

static int lowest_share(const struct worker *w, int seat)
{
	int lowest = WHOLE_SHARE;

	for (int i = 0; i < w->plies; i++)
		if (w->course[i][seat] < lowest)
			lowest = w->course[i][seat];
	return lowest;
}

void tell_story(struct worker *w, struct sums *t, const struct facts *f)
{
	int winner = find_winner(f), changes, since;

	if (winner < 0 || !w->plies)
		return;
	smooth(w);
	since = follow_lead(w, winner, &changes);
	t->courses++;
	t->lead_changes += changes;
	t->leads[changes < TENTHS ? changes : TENTHS - 1]++;
	t->settled[since * TENTHS / w->plies]++;
	t->come_backs += lowest_share(w, winner) < WHOLE_SHARE / w->job->seats / 2;
	for (int i = 0; i < TENTHS; i++)
		t->winner_share[i] += w->course[i * w->plies / TENTHS][winner];
}
