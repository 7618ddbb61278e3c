/* bots/odds.c -- what may come of an action: every way followed, or many worlds imagined.
 *
 * Ways that come to the same position with the same results are one way from there on, so that a
 * battle of twenty dice is a few hundred positions and not 6^20. */

#include "bots/odds.h"

#include "bots/tree.h"
#include "core/playout.h"

enum {
	MAX_LISTS = 512,   /* different outcomes */
	MAX_WAYS = 1500,   /* positions looked at side by side */
	LONGEST_WAY = 400, /* plies of the longest way */
	SAMPLES = 2000,
};

struct list {
	int n;
	struct event e[MAX_RESULTS];
};

struct way {
	double share;
	uint64_t hash;
	struct list list;
	_Alignas(16) unsigned char state[MAX_STATE];
};

struct work {
	const struct game *g;
	int seat, next;
	struct list outcome[MAX_LISTS];
	double share[MAX_LISTS];
	int n;
	struct way *ways, *then; /* of this ply and of the next */
	int n_ways, n_then;
};

/* ---- results ------------------------------------------------------------------------------- */

static bool is_result(const struct game *g, int kind)
{
	for (int i = 0; i < g->n_results; i++)
		if (g->results[i] == kind)
			return true;
	return false;
}

static void add_results(const struct work *w, struct list *list, const struct events *ev)
{
	for (int i = 0; i < ev->n && list->n < MAX_RESULTS; i++) {
		struct event e = ev->e[i];
		if (is_result(w->g, e.kind) && event_seen_by(&e, w->seat)) {
			e.veil = e.sees = 0;
			list->e[list->n++] = e;
		}
	}
}

static bool is_same_list(const struct list *a, const struct list *b)
{
	return a->n == b->n && !memcmp(a->e, b->e, (size_t)a->n * sizeof *a->e);
}

/* False: there are more outcomes than can be told apart. */
static bool count_outcome(struct work *w, const struct list *list, double share)
{
	int i = 0;

	while (i < w->n && !is_same_list(&w->outcome[i], list))
		i++;
	if (i == MAX_LISTS)
		return false;
	if (i == w->n) {
		w->outcome[w->n] = *list;
		w->share[w->n++] = 0;
	}
	w->share[i] += share;
	return true;
}

static void note_next(struct work *w, seatset pending)
{
	int seat = pending ? next_seat(pending) : SEAT_NOBODY;

	if (w->next == SEAT_CHANCE)
		w->next = seat;
	else if (w->next != seat)
		w->next = SEAT_NOBODY;
}

/* ---- one ply ----------------------------------------------------------------------------------
 */

static void play(const struct work *w, struct way *way, int seat, act a)
{
	struct events ev = { .n = 0 };

	w->g->apply(way->state, seat, a, &ev);
	add_results(w, &way->list, &ev);
}

/* Plays what is forced; who then decides or SEAT_CHANCE, or SEAT_NOBODY when the game is over. */
static int play_forced(struct work *w, struct way *way)
{
	act legal[MAX_LEGAL];
	seatset pending;

	for (int i = 0; i < LONGEST_WAY && (pending = w->g->pending(way->state)) != 0; i++) {
		int seat = next_seat(pending);
		if (seat == SEAT_CHANCE)
			return SEAT_CHANCE;
		if (w->g->legal(way->state, seat, legal) > 1)
			return seat;
		play(w, way, seat, legal[0]);
	}
	return SEAT_NOBODY;
}

/* ---- all ways -----------------------------------------------------------------------------------
 */

/* Room for one more way of the next ply, or NULL. */
static struct way *add_way(struct work *w, const struct way *from, double share)
{
	struct way *way = &w->then[w->n_then];

	if (w->n_then == MAX_WAYS)
		return NULL;
	memcpy(way->state, from->state, w->g->state_size);
	way->list = from->list;
	way->share = share;
	return way;
}

/* Keeps the way just added, or adds its share to one that has come to the same. */
static void keep_way(struct work *w)
{
	struct way *new = &w->then[w->n_then];
	size_t size = w->g->state_size;

	new->hash = hash_bytes(new->state, size, (uint64_t) new->list.n);
	for (int i = 0; i < w->n_then; i++) {
		struct way *old = &w->then[i];
		if (old->hash == new->hash && !memcmp(old->state, new->state, size) &&
			is_same_list(&old->list, &new->list)) {
			old->share += new->share;
			return;
		}
	}
	w->n_then++;
}

static bool follow_chance(struct work *w, const struct way *way)
{
	struct outcome outcome[MAX_OUTCOMES];
	int n = game_outcomes(w->g, way->state, outcome);
	double tickets = w->g->lot(way->state).tickets;

	for (int i = 0; i < n; i++) {
		struct way *next = add_way(w, way, way->share * outcome[i].weight / tickets);
		if (!next)
			return false;
		play(w, next, SEAT_CHANCE, outcome[i].act);
		keep_way(w);
	}
	return true;
}

static bool follow_way(struct work *w, struct way *way)
{
	if (play_forced(w, way) == SEAT_CHANCE)
		return follow_chance(w, way);
	note_next(w, w->g->pending(way->state));
	return count_outcome(w, &way->list, way->share);
}

static void swap_ways(struct work *w)
{
	struct way *ways = w->ways;

	w->ways = w->then;
	w->n_ways = w->n_then;
	w->then = ways;
	w->n_then = 0;
}

static bool follow_all(struct work *w, const void *state, act a)
{
	struct way *first = &w->ways[0];

	memcpy(first->state, state, w->g->state_size);
	first->list.n = 0;
	first->share = 1;
	w->n_ways = 1;
	play(w, first, w->seat, a);
	for (int step = 0; w->n_ways; step++) {
		if (step == LONGEST_WAY)
			return false;
		for (int i = 0; i < w->n_ways; i++)
			if (!follow_way(w, &w->ways[i]))
				return false;
		swap_ways(w);
	}
	return true;
}

/* ---- samples
 * -------------------------------------------------------------------------------------- */

static void sample_once(struct work *w, const void *view, act a, struct rng *r)
{
	struct way *way = w->ways;
	bool goes_on = true;

	game_imagine(w->g, way->state, view, w->seat, r);
	way->list.n = 0;
	play(w, way, w->seat, a);
	for (int i = 0; i < LONGEST_WAY && goes_on; i++) {
		goes_on = play_forced(w, way) == SEAT_CHANCE;
		if (goes_on)
			play(w, way, SEAT_CHANCE, random_outcome(w->g, way->state, r));
	}
	note_next(w, w->g->pending(way->state));
	count_outcome(w, &way->list, 1.0 / SAMPLES);
}

static void clear_counts(struct work *w)
{
	w->n = w->n_then = 0;
	w->next = SEAT_CHANCE;
}

/* ---- the answer
 * ------------------------------------------------------------------------------------ */

/* Wilson's interval. */
static void add_interval(struct odds_row *row, double n)
{
	const double z2 = 1.96 * 1.96;
	double p = row->share, middle = (p + z2 / (2 * n)) / (1 + z2 / n);
	double half = 1.96 / (1 + z2 / n) * __builtin_sqrt(p * (1 - p) / n + z2 / (4 * n * n));

	row->low = middle > half ? middle - half : 0;
	row->high = middle + half < 1 ? middle + half : 1;
}

static int find_likeliest(const struct work *w)
{
	int best = 0;

	for (int i = 1; i < w->n; i++)
		if (w->share[i] > w->share[best])
			best = i;
	return best;
}

static void write_rows(struct work *w, struct odds *out)
{
	out->rest = 1;
	for (out->n = 0; out->n < MAX_ODDS && out->n < w->n; out->n++) {
		struct odds_row *row = &out->row[out->n];
		int i = find_likeliest(w);
		if (w->share[i] <= 0)
			break;
		*row = (struct odds_row){ .n = w->outcome[i].n, .share = w->share[i] };
		memcpy(row->result, w->outcome[i].e, sizeof row->result);
		row->low = row->high = row->share;
		if (!out->exact)
			add_interval(row, SAMPLES);
		out->rest -= row->share;
		w->share[i] = 0;
	}
	if (out->n == w->n || out->rest < 0)
		out->rest = 0;
}

void find_odds(const struct game *g, const void *view, int seat, act a, struct rng *r, void *arena,
			   size_t arena_size, struct odds *out)
{
	struct work *w = arena;
	size_t room = (sizeof *w + 63) / 64 * 64;

	CHECK(arena_size >= room + 2 * (MAX_WAYS + 1) * sizeof(struct way));
	w->g = g;
	w->seat = seat;
	w->ways = (struct way *)(void *)((unsigned char *)arena + room);
	w->then = w->ways + MAX_WAYS + 1;
	clear_counts(w);
	*out = (struct odds){ .exact = g->open && follow_all(w, view, a) };
	if (!out->exact) {
		clear_counts(w);
		out->samples = SAMPLES;
		for (int i = 0; i < SAMPLES; i++)
			sample_once(w, view, a, r);
	}
	out->next = w->next == SEAT_CHANCE ? SEAT_NOBODY : w->next;
	write_rows(w, out);
}
