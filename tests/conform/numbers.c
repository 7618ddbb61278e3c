/* tests/conform/numbers.c -- views and actions as numbers: in range, of the view alone, and telling
 * as much as it does; every legal action has an index. */

#include "tests/conform/conform.h"

#include <stdlib.h>
#include <string.h>

enum {
	MOST_NUMBERS = 8192,
	LOOK_ONE = 2, /* positions that are looked at */
	NEXT = 5,     /* positions that are compared: this one, and others that can follow */
	GUARD = 0x5a5a,
};

/* ---- observations ------------------------------------------------------------------------- */

struct numbers {
	int16_t n[MOST_NUMBERS];
};

static void observe(const struct game *g, const void *state, int seat, void *view,
					struct numbers *out)
{
	game_view(g, state, seat, view);
	for (int i = 0; i < MOST_NUMBERS; i++)
		out->n[i] = GUARD;
	game_observe(g, view, seat, out->n);
}

static void check_range(struct run *run, const struct numbers *o)
{
	const int16_t *at = o->n + run->g->max_seats;

	for (int i = 0; i < run->g->n_planes; i++) {
		const struct plane *p = &run->g->planes[i];
		for (int k = 0; k < plane_size(p); k++, at++)
			if (*at < p->low || *at > p->high)
				broken(run, CLIENTS, "plane %s is %d at place %d, not from %d to %d", p->word, *at,
					   k, p->low, p->high);
	}
	if (*at != GUARD)
		broken(run, CLIENTS, "an observation is longer than its planes");
}

/* Worlds that look alike are observed alike. */
static void check_alike(struct run *run, const void *view, int seat, const struct numbers *o)
{
	static _Alignas(16) unsigned char world[MAX_STATE], again[MAX_VIEW];
	static struct numbers other;

	game_imagine(run->g, world, view, seat, &run->r);
	observe(run->g, world, seat, again, &other);
	if (memcmp(o->n, other.n, sizeof o->n) != 0)
		broken(run, SECRET, "%s observes more than it sees", seat_word(run->g, seat));
}

/* Views that differ are observed differently.  Positions one action apart differ in little, so
 * those are compared: the one at hand and a few that can come next. */
struct sighting {
	_Alignas(16) unsigned char view[MAX_VIEW];
	struct numbers o;
};

static void check_telling(struct run *run, int seat, const struct sighting *s, int n)
{
	size_t size = view_size_of(run->g);

	for (int i = 0; i < n; i++)
		for (int k = 0; k < i; k++)
			if (memcmp(s[i].view, s[k].view, size) != 0 &&
				memcmp(s[i].o.n, s[k].o.n, sizeof s[i].o.n) == 0)
				broken(run, CLIENTS, "two views of %s differ, their observations do not",
					   seat_word(run->g, seat));
}

static int list_next(struct run *run, const void *state, struct world next[NEXT])
{
	act list[MAX_LEGAL];
	seatset pending = run->g->pending(state);
	int n = 0;

	memcpy(next[n++].b, state, MAX_STATE);
	for (; pending && n < NEXT; n++) {
		int seat = nth_bit(pending, (int)rng_below(&run->r, (uint32_t)count_bits(pending)));
		int many = choices(run->g, state, seat, list);

		memcpy(next[n].b, state, MAX_STATE);
		run->g->apply(next[n].b, seat, list[rng_below(&run->r, (uint32_t)many)], NULL);
	}
	return n;
}

static void check_observations(struct run *run, const void *state)
{
	static struct world next[NEXT];
	static struct sighting s[NEXT];
	int n = list_next(run, state, next);

	for (int i = 0; i < n_viewers(run); i++) {
		int seat = viewer(run, i);

		for (int k = 0; k < n; k++) {
			observe(run->g, next[k].b, seat, s[k].view, &s[k].o);
			check_range(run, &s[k].o);
		}
		check_alike(run, s[0].view, seat, &s[0].o);
		check_telling(run, seat, s, n);
	}
}

/* ---- actions ------------------------------------------------------------------------------ */

static const act *all_actions(struct run *run, int *n)
{
	static const struct game *of;
	static act *list;
	static int size;

	if (of != run->g) {
		of = run->g;
		size = game_actions(of, NULL, 0);
		free(list);
		list = malloc(sizeof *list * (size_t)size);
		if (!list || game_actions(of, list, size) != size)
			broken(run, CLIENTS, "game_actions() counts differently the second time");
		for (int i = 1; i < size; i++)
			if (list[i - 1] >= list[i])
				broken(run, CLIENTS, "actions are not in ascending order");
	}
	*n = size;
	return list;
}

static int by_act(const void *x, const void *y)
{
	act a = *(const act *)x, b = *(const act *)y;

	return (a > b) - (a < b);
}

static void check_indices(struct run *run, const void *state)
{
	act legal[MAX_LEGAL];
	int size;
	const act *all = all_actions(run, &size);
	seatset pending = run->g->pending(state);

	for (int seat = 0; seat < run->how.seats; seat++) {
		int n = pending & SEAT_BIT(seat) ? run->g->legal(state, seat, legal) : 0;
		for (int i = 0; i < n; i++)
			if (!bsearch(&legal[i], all, (size_t)size, sizeof *all, by_act))
				broken(run, CLIENTS, "'%s' is legal and has no index",
					   act_line(run->g, legal[i]).s);
	}
}

void check_numbers(struct run *run, const void *state)
{
	if (observation_size(run->g) >= MOST_NUMBERS)
		broken(run, CLIENTS, "an observation has %d numbers", observation_size(run->g));
	check_indices(run, state);
	if (run->g->planes && one_in(run, LOOK_ONE))
		check_observations(run, state);
}
