/* bots/trials.c -- the root of a search, where luck is large: actions are compared in pairs.
 *
 * A trial tries each of the rivals, those that the judge likes best, in the same world and with the
 * same luck.  What dice and draws bring then lies in all results alike, and their differences show
 * what the actions are worth after a tenth of the walks.  Rivals that are beaten, or come to the
 * same, leave; the worse half of the rest does so at fixed parts of the budget, so that most of it
 * goes to the best ones.  In the end the judge's favourite stands unless another is better beyond
 * `doubt`: among many rivals one is always lucky. */

#include "bots/trials.h"

#include "bots/advice.h"

enum {
	GLANCES = 8,   /* worlds in which the judge is heard before any trial */
	EVERY = 8,     /* trials after which the beaten leave */
	BEATEN = 25,   /* standard errors, in tenths */
	FAVOURITE = 0, /* the rival that the judge likes best */
	MOST_RIVALS = 32,
};

/* What the differences between two rivals add up to. */
struct margin {
	double sum, squares;
};

struct trials {
	struct walk *w;
	act rival[MOST_RIVALS];     /* by the judge's word, best first */
	int in[MOST_RIVALS], n;     /* those still compared, best first */
	double result[MOST_RIVALS]; /* of the trial just made */
	struct margin margin[MOST_RIVALS][MOST_RIVALS];
	int made;
};

/* ---- who is compared ---------------------------------------------------------------------------
 */

/* The judge's mean word on every action, in `word`. */
static void hear_judge(struct walk *w, int32_t *word)
{
	const struct question *q = w->q;

	memset(word, 0, (size_t)q->n * sizeof *word);
	for (int k = 0; k < GLANCES; k++) {
		game_imagine(q->g, w->state, q->view, q->seat, w->r);
		for (int i = 0; i < q->n; i++)
			word[i] += word_on(q->g, w->tune, w->state, q->seat, q->legal[i]);
	}
	for (int i = 0; i < q->n; i++) {
		word[i] /= GLANCES;
		root_edge(w, q->legal[i])->first_word = word[i];
	}
}

/* So few that each can be tried before the first of them leave; two at least. */
static int count_places(const struct tuning *t, uint32_t iterations)
{
	uint32_t most = t->rivals < MOST_RIVALS ? t->rivals : MOST_RIVALS;

	if (iterations / EVERY < most)
		most = iterations / EVERY;
	return most < 2 ? 2 : (int)most;
}

static void find_rivals(struct trials *t, uint32_t iterations)
{
	const struct question *q = t->w->q;
	int32_t word[MAX_LEGAL], best[MOST_RIVALS];
	int most = count_places(t->w->tune, iterations);

	hear_judge(t->w, word);
	for (int i = 0; i < q->n; i++) {
		int at = t->n < most ? t->n++ : most - 1;
		if (i >= most && best[at] >= word[i])
			continue;
		for (; at > 0 && best[at - 1] < word[i]; at--) {
			best[at] = best[at - 1];
			t->rival[at] = t->rival[at - 1];
		}
		best[at] = word[i];
		t->rival[at] = q->legal[i];
	}
	for (int i = 0; i < t->n; i++)
		t->in[i] = i;
}

/* ---- trials
 * --------------------------------------------------------------------------------------
 */

static void try_rival(struct trials *t, int rival, uint64_t key)
{
	struct walk *w = t->w;
	struct rng luck = rng_from(key), *r = w->r;

	w->r = &luck;
	w->key = key | 1;
	begin_walk(w);
	take(w, w->q->seat, t->rival[rival]);
	t->result[rival] = finish_walk(w)[w->q->seat];
	w->key = 0;
	w->r = r;
}

static void try_all(struct trials *t)
{
	uint64_t key = rng_next(t->w->r);

	for (int i = 0; i < t->n; i++)
		try_rival(t, t->in[i], key);
	for (int i = 0; i < t->n; i++)
		for (int k = 0; k < t->n; k++) {
			double more = t->result[t->in[i]] - t->result[t->in[k]];
			t->margin[t->in[i]][t->in[k]].sum += more;
			t->margin[t->in[i]][t->in[k]].squares += more * more;
		}
	t->made++;
}

/* ---- who leaves
 * ----------------------------------------------------------------------------------
 */

/* How much better a was than b, less so many tenths of a standard error. */
static double surely_better(const struct trials *t, int a, int b, int tenths)
{
	const struct margin *m = &t->margin[a][b];
	double mean = m->sum / t->made, spread = m->squares / t->made - mean * mean;

	return mean - tenths / 10.0 * __builtin_sqrt(spread > 0 ? spread / t->made : 0);
}

static double quality_of(const struct trials *t, int rival)
{
	return quality(root_edge(t->w, t->rival[rival]), t->w->tune);
}

static void sort_rivals(struct trials *t)
{
	for (int i = 1; i < t->n; i++) {
		int rival = t->in[i], at = i;
		for (; at > 0 && quality_of(t, t->in[at - 1]) < quality_of(t, rival); at--)
			t->in[at] = t->in[at - 1];
		t->in[at] = rival;
	}
}

/* The favourite, where it has a claim, is compared to the end. */
static bool is_safe(const struct trials *t, int rival)
{
	return rival == FAVOURITE && t->w->tune->doubt;
}

/* Who is no better than the best in any trial comes to the same and leaves too. */
static void drop_beaten(struct trials *t)
{
	int n = 1;

	sort_rivals(t);
	for (int i = 1; i < t->n; i++)
		if (is_safe(t, t->in[i]) || surely_better(t, t->in[0], t->in[i], BEATEN) < 0)
			t->in[n++] = t->in[i];
	t->n = n;
}

static void drop_half(struct trials *t)
{
	int half = (t->n + 1) / 2, n = half;

	sort_rivals(t);
	for (int i = half; i < t->n; i++)
		if (is_safe(t, t->in[i]))
			t->in[n++] = t->in[i];
	t->n = n;
}

static int count_halvings(int n)
{
	int halvings = 0;

	for (; n > 1; n = (n + 1) / 2)
		halvings++;
	return halvings;
}

/* ---- the choice
 * ----------------------------------------------------------------------------------
 */

static int choose_rival(struct trials *t)
{
	int best = FAVOURITE;
	double most = 0;

	sort_rivals(t);
	if (!t->w->tune->doubt || !t->made)
		return t->in[0];
	for (int i = 0; i < t->n; i++) {
		double more = surely_better(t, t->in[i], FAVOURITE, t->w->tune->doubt);
		if (more > most) {
			most = more;
			best = t->in[i];
		}
	}
	return best;
}

/* Parts of the budget that are used up, of `parts`. */
static uint64_t parts_used(const struct question *q, uint32_t used, uint32_t iterations,
						   uint64_t start, uint64_t parts)
{
	uint64_t by_count = used * parts / iterations;
	uint64_t by_time = q->budget.millis ? (q->budget.now() - start) * parts / q->budget.millis : 0;

	return by_count > by_time ? by_count : by_time;
}

act compare(struct walk *w, uint32_t iterations, uint64_t start, uint32_t *used)
{
	struct trials t = { .w = w };
	uint64_t halvings = 0, parts;

	find_rivals(&t, iterations);
	parts = (uint64_t)count_halvings(t.n);
	while (t.n > 1 && *used + (uint32_t)t.n <= iterations && !is_time_up(w->q, start)) {
		try_all(&t);
		*used += (uint32_t)t.n;
		if (t.made % EVERY == 0)
			drop_beaten(&t);
		for (; halvings < parts_used(w->q, *used, iterations, start, parts); halvings++)
			drop_half(&t);
	}
	return t.rival[choose_rival(&t)];
}
