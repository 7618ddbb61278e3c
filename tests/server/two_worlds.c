/* tests/server/two_worlds.c -- writes two games that differ in secrets alone.
 *
 *     two_worlds GAME SEATS SEED FOLDER
 *
 * One seat's secrets, and the box's, go different ways in the two worlds; everybody else sees the
 * same actions and has the same view after each of them.  FOLDER/a and FOLDER/b get the plies, one
 * a line; what is printed are the seat, how many plies there are, and how many of them differ. */

#include "core/match.h"
#include "core/playout.h"
#include "games/registry.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PATH = 512, WORD = 256, TRIES = 300, MOST_PLIES = 400 };

struct world {
	_Alignas(16) unsigned char state[MAX_STATE];
	struct ply log[MOST_PLIES];
	int n;
	FILE *out;
};

static const struct game *g;
static struct setup how;
static struct rng rng;
static int keeper; /* of the secrets */
static struct world a, b;

static bool looks_alike(int actor, act x, act y)
{
	for (int v = 0; v <= SEAT_NOBODY; v++)
		if (v != keeper && (v < how.seats || v == SEAT_NOBODY) &&
			act_seen_by(g, actor, x, v) != act_seen_by(g, actor, y, v))
			return false;
	return true;
}

static bool same_views(const void *x, const void *y)
{
	_Alignas(16) unsigned char vx[MAX_VIEW], vy[MAX_VIEW];

	for (int v = 0; v <= SEAT_NOBODY; v++) {
		if (v == keeper || (v >= how.seats && v != SEAT_NOBODY))
			continue;
		game_view(g, x, v, vx);
		game_view(g, y, v, vy);
		if (memcmp(vx, vy, view_size_of(g)) != 0)
			return false;
	}
	return g->asked(x) == g->asked(y);
}

/* Both worlds go on like this, if the others cannot tell. */
static bool try_both(int seat, act x, act y)
{
	_Alignas(16) unsigned char sx[MAX_STATE], sy[MAX_STATE];

	if (!looks_alike(seat, x, y))
		return false;
	memcpy(sx, a.state, g->state_size);
	memcpy(sy, b.state, g->state_size);
	g->apply(sx, seat, x, NULL);
	g->apply(sy, seat, y, NULL);
	if (!same_views(sx, sy) || !g->pending(sx) || !g->pending(sy)) /* the end tells all */
		return false;
	memcpy(a.state, sx, g->state_size);
	memcpy(b.state, sy, g->state_size);
	return true;
}

static void write_ply(struct world *w, int seat, act x)
{
	char who[WORD], what[WORD];
	struct text s = text_in(who, sizeof who), t = text_in(what, sizeof what);

	if (seat == SEAT_CHANCE)
		text_str(&s, "chance");
	else
		arg_word(g, ARG_SEAT, seat, &s);
	act_text(g, x, &t);
	fprintf(w->out, "%s %s\n", who, what);
}

static act pick(const struct world *w, int seat)
{
	act legal[MAX_LEGAL];

	if (seat == SEAT_CHANCE)
		return random_outcome(g, w->state, &rng);
	return legal[rng_below(&rng, (uint32_t)g->legal(w->state, seat, legal))];
}

static bool is_possible(const struct world *w, int seat, act x)
{
	return seat == SEAT_CHANCE ? game_can_happen(g, w->state, x)
							   : game_allows(g, w->state, seat, x);
}

static void keep(struct world *w, int seat, act x)
{
	w->log[w->n++] = (struct ply){ .a = x, .seat = (uint8_t)seat };
}

/* A pair of actions, different ones if that can be; returns whether there was one. */
static bool go_on(int seat)
{
	for (int i = 0; i < TRIES; i++) {
		act x = pick(&a, seat), y = pick(&b, seat);
		bool is_free = (seat == keeper || seat == SEAT_CHANCE) && i < TRIES / 2;

		if (is_free ? x == y : !is_possible(&b, seat, x))
			continue;
		if (!is_free)
			y = x;
		if (!try_both(seat, x, y))
			continue;
		keep(&a, seat, x);
		keep(&b, seat, y);
		return true;
	}
	return false;
}

/* Somebody who can act in both. */
static int find_actor(void)
{
	seatset both = g->pending(a.state) & g->pending(b.state);
	int n = count_bits(both);

	return n ? nth_bit(both, (int)rng_below(&rng, (uint32_t)n)) : -1;
}

/* Chance that the worlds cannot share would be asked for by the server: stop before it. */
static void cut_loose_end(void)
{
	if (!(g->pending(a.state) & SEAT_BIT(SEAT_CHANCE)))
		return;
	while (a.n && a.log[a.n - 1].seat == SEAT_CHANCE)
		a.n--;
	a.n -= a.n > 0;
}

static void play(void)
{
	int different = 0, seat;
	char word[WORD];
	struct text w = text_in(word, sizeof word);

	while (a.n < MOST_PLIES && (seat = find_actor()) >= 0 && go_on(seat))
		continue;
	cut_loose_end();
	for (int i = 0; i < a.n; i++) {
		write_ply(&a, a.log[i].seat, a.log[i].a);
		write_ply(&b, b.log[i].seat, b.log[i].a);
		different += a.log[i].a != b.log[i].a;
	}
	arg_word(g, ARG_SEAT, keeper, &w);
	printf("%s %d %d\n", word, a.n, different);
}

static bool open_world(struct world *w, const char *folder, const char *name)
{
	char path[PATH], error[WORD];
	struct text e = text_in(error, sizeof error);

	snprintf(path, sizeof path, "%s/%s", folder, name);
	w->out = fopen(path, "w");
	return w->out && game_start(g, &how, w->state, &e);
}

int main(int argc, char **argv)
{
	if (argc != 5 || !(g = game_by_id(argv[1]))) {
		fputs("usage: two_worlds GAME SEATS SEED FOLDER\n", stderr);
		return 2;
	}
	how = game_usual(g);
	how.seats = (uint8_t)atoi(argv[2]);
	rng = rng_from(strtoull(argv[3], NULL, 10));
	keeper = (int)rng_below(&rng, how.seats);
	if (!open_world(&a, argv[4], "a") || !open_world(&b, argv[4], "b")) {
		fputs("two_worlds: it does not start\n", stderr);
		return 1;
	}
	play();
	fclose(a.out);
	fclose(b.out);
	return 0;
}
