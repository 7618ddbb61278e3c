/* tests/conform/aim.c -- the aim: what a seat has towards winning is true by standing(), and no
 * secret.
 */

#include "tests/conform/conform.h"

#include <string.h>

static void check_row(struct run *run, const struct aim_progress *p, const struct standing *st)
{
	const struct game *g = run->g;

	if (p->way >= g->n_ways || p->seat >= g->max_seats || !st->place[p->seat])
		broken(run, CLIENTS, "aim() has a row of no way, or of no seat");
	if ((g->ways[p->way].kind == SCORES) != (p->need == 0))
		broken(run, CLIENTS, "%s: something is needed, unless it is points", g->ways[p->way].word);
	if (g->ways[p->way].kind == SCORES && p->have != st->points[p->seat])
		broken(run, CLIENTS, "%s: aim() says %d, standing() %d", g->ways[p->way].word, p->have,
			   st->points[p->seat]);
	if (g->ways[p->way].kind == WINS && p->have >= p->need &&
		!(st->over && st->place[p->seat] == 1))
		broken(run, CLIENTS, "%s: %d of %d wins, but not by standing()", g->ways[p->way].word,
			   p->have, p->need);
}

/* Whoever has enough of all that must come together has won. */
static void check_together_rows(struct run *run, const struct aim_progress *p, int n,
								const struct standing *st)
{
	for (int seat = 0; seat < run->g->max_seats; seat++) {
		int rows = 0, enough = 0;
		for (int i = 0; i < n; i++)
			if (p[i].seat == seat && run->g->ways[p[i].way].kind == WINS_TOGETHER) {
				rows++;
				enough += p[i].have >= p[i].need;
			}
		if (rows && rows == enough && !(st->over && st->place[seat] == 1))
			broken(run, CLIENTS, "seat %d has all that wins, but not by standing()", seat);
	}
}

void check_aim(struct run *run, const void *state)
{
	const struct game *g = run->g;
	struct aim_progress rows[MAX_PROGRESS], others[MAX_PROGRESS];
	struct standing st;
	struct sight view;
	int n;

	if (!g->aim)
		return;
	g->standing(state, &st);
	game_view(g, state, SEAT_NOBODY, view.b);
	n = g->aim(view.b, SEAT_NOBODY, rows);
	for (int i = 0; i < n; i++)
		check_row(run, &rows[i], &st);
	check_together_rows(run, rows, n, &st);
	for (int seat = 0; seat < g->max_seats && st.place[seat]; seat++) {
		game_view(g, state, seat, view.b);
		if (g->aim(view.b, seat, others) != n || memcmp(rows, others, (size_t)n * sizeof *rows))
			broken(run, SECRET, "seat %d is told another aim than a spectator", seat);
	}
}
