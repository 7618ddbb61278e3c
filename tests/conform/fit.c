/* tests/conform/fit.c -- promise 8 over many games: are imagined secrets distributed like true
 * ones?
 *
 * A game is played to a random point by players who act on public knowledge alone: an action is
 * picked from what worlds imagined by a spectator allow, whatever the truth; if the truth forbids
 * it, the whole game is dropped.  So the truth keeps the distribution that chance gave it, given
 * what a viewer knows.  There one viewer imagines two worlds.
 *
 * If imagine() is right, the truth T and the worlds V, W are exchangeable: for any yes-or-no
 * question, "T yes, W no" is as likely as "T no, W yes".  The questions are: each bit, each value
 * of each secret byte, parities of random bits (for what hangs together), and whether a byte, or
 * all, agrees with V.  The difference of n such fair coins exceeds z * sqrt(n) with a probability
 * below 2 exp(-z * z / 2), so a threshold with a false-alarm rate below 1e-6 for all questions
 * together is known without tables, at any sample size.
 *
 * What players choose is not chance's: it depends on how they choose.  So the secrets of a seat
 * that did something hidden, or something its secrets might have forbidden, do not count until they
 * are no longer in doubt for the viewer; and nothing is sampled meanwhile. */

#include "tests/conform/conform.h"

#include "core/playout.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
	PARITIES = 64,
	PARITY_BITS = 4,
	PUBLIC_WORLDS = 4,
	DOUBT_WORLDS = 100, /* that must agree before a choice counts as known */
	TELLING_WORLDS = 12,
	MAX_DEPTH_BITS = 10, /* up to so many plies, each power of two as likely */
	N_VALUES = 256,
};
#define FALSE_ALARM 1e-7

struct coin {
	int32_t n, difference;
};

struct fit {
	int n_bytes;
	uint16_t byte[MAX_STATE]; /* which bytes of the state are secret */
	struct coin bit[MAX_STATE][8];
	struct coin value[MAX_STATE][N_VALUES];
	struct coin agree[MAX_STATE];
	struct coin agree_all, agree_count;
	struct coin parity[PARITIES];
	uint16_t parity_bit[PARITIES][PARITY_BITS]; /* index of a secret byte * 8 + bit */
};

/* ---- the coins -------------------------------------------------------------- */

static void choose_parities(struct fit *f)
{
	struct rng r = rng_from(1);

	for (int i = 0; i < PARITIES; i++)
		for (int k = 0; k < PARITY_BITS; k++)
			f->parity_bit[i][k] =
				f->n_bytes ? (uint16_t)rng_below(&r, (uint32_t)f->n_bytes * 8) : 0;
}

struct fit *new_fit(const struct game *g)
{
	struct fit *f = calloc(1, sizeof *f);

	CHECK(f);
	for (int i = 0; i < g->own_size * g->max_seats; i++)
		f->byte[f->n_bytes++] = (uint16_t)(g->own_offset + i);
	for (int i = 0; i < g->box_size; i++)
		f->byte[f->n_bytes++] = (uint16_t)(g->box_offset + i);
	choose_parities(f);
	return f;
}

/* Without a branch: gcc 12.2 at -O2 makes a wrong one of "if they differ, count who is right". */
static void toss(struct coin *c, bool truth, bool guess)
{
	c->n += truth != guess;
	c->difference += (int)truth - (int)guess;
}

static int parity(const struct fit *f, int i, const unsigned char *state)
{
	int odd = 0;

	for (int k = 0; k < PARITY_BITS; k++) {
		int bit = f->parity_bit[i][k];
		odd ^= state[f->byte[bit / 8]] >> bit % 8 & 1;
	}
	return odd;
}

static void compare_bytes(struct fit *f, int i, unsigned char t, unsigned char w)
{
	if (t == w)
		return;
	toss(&f->value[i][t], true, false);
	toss(&f->value[i][w], false, true);
	for (int bit = 0; bit < 8; bit++)
		toss(&f->bit[i][bit], t >> bit & 1, w >> bit & 1);
}

static void compare(struct fit *f, const unsigned char *t, const unsigned char *v,
					const unsigned char *w)
{
	int truth = 0, guess = 0;

	for (int i = 0; i < f->n_bytes; i++) {
		int b = f->byte[i];
		compare_bytes(f, i, t[b], w[b]);
		toss(&f->agree[i], t[b] == v[b], w[b] == v[b]);
		truth += t[b] == v[b];
		guess += w[b] == v[b];
	}
	toss(&f->agree_all, truth == f->n_bytes, guess == f->n_bytes);
	toss(&f->agree_count, truth > guess, truth < guess);
	for (int i = 0; i < PARITIES; i++)
		toss(&f->parity[i], parity(f, i, t), parity(f, i, w));
}

/* ---- players who act on public knowledge -------------------------------------- */

struct pool {
	act a[MAX_LEGAL * PUBLIC_WORLDS];
	int n;
};

static int by_value(const void *a, const void *b)
{
	act x = *(const act *)a, y = *(const act *)b;

	return (x > y) - (x < y);
}

/* What worlds imagined by a spectator let this seat do, each action as often as it is possible. */
static int pool_public(struct run *run, const void *state, int seat, struct pool *pool)
{
	struct sight view;
	struct world w;
	int worlds = 0;

	pool->n = 0;
	game_view(run->g, state, SEAT_NOBODY, view.b);
	for (int i = 0; i < PUBLIC_WORLDS; i++) {
		game_imagine(run->g, w.b, view.b, SEAT_NOBODY, &run->r);
		if (!(run->g->pending(w.b) & SEAT_BIT(seat)))
			continue;
		pool->n += run->g->legal(w.b, seat, pool->a + pool->n);
		worlds++;
	}
	qsort(pool->a, (size_t)pool->n, sizeof(act), by_value);
	return worlds;
}

/* Mostly something that is possible in all worlds, so that few games are dropped. */
static act pick_public(struct run *run, const void *state, int seat)
{
	static struct pool pool, sure;
	int worlds = pool_public(run, state, seat, &pool);

	sure.n = 0;
	for (int i = 0; i + worlds <= pool.n && worlds; i++)
		if (pool.a[i] == pool.a[i + worlds - 1])
			sure.a[sure.n++] = pool.a[i];
	if (sure.n && !one_in(run, 4))
		return sure.a[rng_below(&run->r, (uint32_t)sure.n)];
	return pool.n ? pool.a[rng_below(&run->r, (uint32_t)pool.n)] : 0;
}

static int pick_asked(struct run *run, const void *state)
{
	seatset asked = run->g->asked(state);

	return nth_bit(asked, (int)rng_below(&run->r, (uint32_t)count_bits(asked)));
}

/* ---- secrets that players chose -------------------------------------------------- */

struct taint {
	bool any;
	bool byte[MAX_STATE];
	struct sight public; /* what a spectator saw before the last hidden action */
};

/* Things in the box move about (a queue moves up), so a choice that went in may be anywhere there.
 */
static void taint_box(const struct run *run, struct taint *taint)
{
	bool *box = taint->byte + run->g->box_offset;
	bool any = false;

	for (int i = 0; i < run->g->box_size; i++)
		any |= box[i];
	for (int i = 0; i < run->g->box_size; i++)
		box[i] = any;
}

static void taint_changed(const struct run *run, struct taint *taint, const unsigned char *before,
						  const unsigned char *after)
{
	for (int i = 0; i < run->fit->n_bytes; i++) {
		int b = run->fit->byte[i];
		taint->byte[b] |= before[b] != after[b];
	}
}

/* Whatever an action that looks like this one might have changed, in any world: that the truth
 * changed nothing (an empty place and the first card are both 0) would favour a truth. */
static void taint_likely(struct run *run, struct taint *taint, const void *state, int actor, act a,
						 int seat)
{
	const struct game *g = run->g;
	act seen = act_seen_by(g, actor, a, seat), legal[MAX_LEGAL];
	struct sight view;
	struct world w, after;

	game_view(g, state, seat, view.b);
	for (int k = 0; k < TELLING_WORLDS; k++) {
		game_imagine(g, w.b, view.b, seat, &run->r);
		int n = g->pending(w.b) & SEAT_BIT(actor) ? g->legal(w.b, actor, legal) : 0;
		for (int i = 0; i < n; i++) {
			if (act_seen_by(g, actor, legal[i], seat) != seen)
				continue;
			after = w;
			g->apply(after.b, actor, legal[i], NULL);
			taint_changed(run, taint, w.b, after.b);
		}
	}
}

static void note_taint(struct run *run, struct taint *taint, const void *state, int actor, act a,
					   int seat)
{
	int own = run->g->own_offset + actor * run->g->own_size;

	taint->any = true;
	game_view(run->g, state, SEAT_NOBODY, taint->public.b);
	for (int i = 0; i < run->g->own_size; i++)
		taint->byte[own + i] = true;
	taint_likely(run, taint, state, actor, a, seat);
	taint_box(run, taint);
}

static bool differ(const struct run *run, const struct taint *taint, const unsigned char *v,
				   const unsigned char *w)
{
	for (int i = 0; i < run->fit->n_bytes; i++) {
		int b = run->fit->byte[i];
		if (taint->byte[b] && v[b] != w[b])
			return true;
	}
	return false;
}

/* A veil is lifted in public.  Before that a choice is in doubt, although imagine() may be content
 * with worlds in which nobody has chosen yet. */
static bool is_veiled(const struct run *run, const struct taint *taint, const void *state)
{
	struct sight public;

	game_view(run->g, state, SEAT_NOBODY, public.b);
	return memcmp(public.b, taint->public.b, run->g->view_size) == 0;
}

/* Here too the truth is not asked. */
static bool in_doubt(struct run *run, const struct taint *taint, const void *state, int seat)
{
	struct sight view;
	struct world v, w;

	game_view(run->g, state, seat, view.b);
	game_imagine(run->g, v.b, view.b, seat, &run->r);
	for (int i = 0; i < DOUBT_WORLDS; i++) {
		game_imagine(run->g, w.b, view.b, seat, &run->r);
		if (differ(run, taint, v.b, w.b))
			return true;
	}
	return false;
}

/* Does the action tell this viewer something about secrets, or make new ones?  The truth is not
 * asked, so that stopping before such an action favours no truth. */
static bool is_telling(struct run *run, const void *state, int actor, act a, int seat)
{
	struct sight view;
	struct world w;

	if (actor == SEAT_CHANCE || actor == seat)
		return false;
	if (act_seen_by(run->g, actor, a, seat) != a)
		return true;
	game_view(run->g, state, seat, view.b);
	for (int i = 0; i < TELLING_WORLDS; i++) {
		game_imagine(run->g, w.b, view.b, seat, &run->r);
		if (!game_allows(run->g, w.b, actor, a))
			return true;
	}
	return false;
}

/* ---- sampling ---------------------------------------------------------------------- */

enum step_taken { GONE_ON, STOP_HERE, DROPPED };

static enum step_taken next_ply(struct run *run, struct world *w, struct taint *taint, int seat)
{
	const struct game *g = run->g;
	int actor = pick_asked(run, w->b);
	struct world before = *w;
	act a = actor == SEAT_CHANCE ? random_outcome(g, w->b, &run->r) : pick_public(run, w->b, actor);
	bool telling = a && is_telling(run, w->b, actor, a, seat);

	if (telling && !taint->any && one_in(run, 2))
		return STOP_HERE;
	if (actor != SEAT_CHANCE && !(a && game_allows(g, w->b, actor, a)))
		return DROPPED;
	g->apply(w->b, actor, a, NULL);
	if (!g->pending(w->b))
		return DROPPED;
	if (telling)
		note_taint(run, taint, before.b, actor, a, seat);
	if (taint->any && !is_veiled(run, taint, w->b) && !in_doubt(run, taint, w->b, seat))
		memset(taint, 0, sizeof *taint);
	return GONE_ON;
}

static bool reach_point(struct run *run, struct world *w, int seat)
{
	static struct taint taint;
	char error[MAX_LINE_TEXT];
	struct text t = text_in(error, sizeof error);
	uint32_t depth = rng_below(&run->r, 2u << rng_below(&run->r, MAX_DEPTH_BITS));
	enum step_taken went = GONE_ON;

	memset(&taint, 0, sizeof taint);
	memset(w->b, 0, sizeof w->b);
	if (!game_start(run->g, &run->how, w->b, &t) || !run->g->pending(w->b))
		return false;
	while (depth-- && went == GONE_ON)
		went = next_ply(run, w, &taint, seat);
	return went != DROPPED && !taint.any;
}

void sample_fit(struct run *run)
{
	struct world truth, v, w;
	struct sight view;
	int seat = viewer(run, (int)rng_below(&run->r, (uint32_t)n_viewers(run)));

	if (!reach_point(run, &truth, seat))
		return;
	game_view(run->g, truth.b, seat, view.b);
	game_imagine(run->g, v.b, view.b, seat, &run->r);
	game_imagine(run->g, w.b, view.b, seat, &run->r);
	compare(run->fit, truth.b, v.b, w.b);
	run->samples++;
}

/* ---- the verdict --------------------------------------------------------------------- */

static bool is_loaded(const struct fit *f, const struct coin *c)
{
	double questions = (double)f->n_bytes * (8 + N_VALUES + 1) + PARITIES + 2;
	double z2 = c->n ? (double)c->difference * c->difference / c->n : 0;

	return z2 > 2 * log(2 * questions / FALSE_ALARM);
}

static void check_coin(struct run *run, const struct coin *c, const char *what, int byte, int value)
{
	if (is_loaded(run->fit, c))
		broken(
			run, SECRET,
			"imagined secrets are not distributed like true ones: %s (byte %d of the state, %d): "
			"of %d differences %d are the truth's, over %llu samples",
			what, byte, value, (int)c->n, (int)(c->n + c->difference) / 2,
			(unsigned long long)run->samples);
}

void check_fit(struct run *run)
{
	const struct fit *f = run->fit;

	for (int i = 0; i < f->n_bytes; i++) {
		for (int bit = 0; bit < 8; bit++)
			check_coin(run, &f->bit[i][bit], "a bit", f->byte[i], bit);
		for (int value = 0; value < N_VALUES; value++)
			check_coin(run, &f->value[i][value], "a value", f->byte[i], value);
		check_coin(run, &f->agree[i], "agreement of a byte", f->byte[i], 0);
	}
	for (int i = 0; i < PARITIES; i++)
		check_coin(run, &f->parity[i], "a parity of bits", 0, i);
	check_coin(run, &f->agree_all, "agreement of all", 0, 0);
	check_coin(run, &f->agree_count, "agreement of more", 0, 0);
}
