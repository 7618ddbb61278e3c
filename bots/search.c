/* bots/search.c -- information-set Monte Carlo tree search, for any game and any number of seats.
 *
 * One tree over what the seat can tell apart.  Each iteration imagines a world that fits the view
 * and walks down: an edge is an action as the searching seat sees it, so that what it cannot tell
 * apart shares one edge, and what it does not see at all has none.  Edges count how often they were
 * available, since not every world offers them.  Each decision is taken for the good of the seat
 * whose it is.  Below the tree a few random plies, then the judge.
 *
 *   score(edge) = Q + explore * P * sqrt(available) / (1 + visits)
 *
 * Q is the edge's mean result, with the judge's word on the position behind it as its first `trust`
 * visits; P grows with that word, and makes the many bad actions of a long list wait. */

#include "bots/search.h"

#include "core/playout.h"

/* ---- the tree: edges in a hash table, keyed by parent, seat and action --------------------- */

struct edge {
	uint64_t key; /* 0: free */
	double sum;   /* results for the seat that acts, of WHOLE_SHARE */
	double squares;
	uint32_t visits, available;
	int32_t first_word; /* the judge's, for the seat that acts; -1: not asked yet */
	uint32_t zero;
};

struct tree {
	struct edge *edge;
	uint32_t mask, used, limit;
};

enum { MAX_PATH = 256, MAX_GROUPS = MAX_LEGAL };

static struct tree tree_in(void *arena, size_t size)
{
	uint32_t slots = 1;

	CHECK(arena && size >= 64 * sizeof(struct edge));
	while (2 * (size_t)slots * sizeof(struct edge) <= size)
		slots *= 2;
	memset(arena, 0, slots * sizeof(struct edge));
	return (struct tree){ .edge = arena, .mask = slots - 1, .limit = slots / 4 * 3 };
}

static uint64_t edge_key(uint64_t parent, int seat, act a)
{
	uint64_t key = mix64(parent ^ mix64(a + 0x9e3779b97f4a7c15u * (uint64_t)(seat + 1)));
	return key ? key : 1;
}

/* The edge, made if need be; NULL if the arena is full. */
static struct edge *edge_at(struct tree *t, uint64_t key)
{
	uint32_t i = (uint32_t)key & t->mask;

	for (; t->edge[i].key; i = (i + 1) & t->mask)
		if (t->edge[i].key == key)
			return &t->edge[i];
	if (t->used == t->limit)
		return NULL;
	t->used++;
	t->edge[i] = (struct edge){ .key = key, .first_word = -1 };
	return &t->edge[i];
}

/* ---- one decision: the actions in groups that look alike to the searching seat --------------- */

struct group {
	struct edge *edge;
	act first; /* one of the group, picked at random */
	int size;
};

struct walk {
	const struct question *q;
	const struct tuning *tune;
	struct tree tree;
	struct rng *r;
	_Alignas(16) unsigned char state[MAX_STATE];
	uint64_t at; /* key of the node we are at */
	struct edge *path[MAX_PATH];
	uint8_t actor[MAX_PATH];
	int depth;
	/* The action just taken and what else was possible then, for actions that commute. */
	act last;
	int last_seat, n_last_legal;
	act last_legal[MAX_LEGAL];
	struct group group[MAX_GROUPS];
};

static double root_of(double x) { return __builtin_sqrt(x); }

void value_of(const struct game *g, const void *state, int32_t share[MAX_SEATS])
{
	if (g->pending(state))
		g->judge(state, share);
	else
		bot_payoff(g, state, share);
}

static int32_t judge_after(const struct walk *w, int seat, act a)
{
	_Alignas(16) unsigned char state[MAX_STATE];
	int32_t share[MAX_SEATS];

	memcpy(state, w->state, w->q->g->state_size);
	w->q->g->apply(state, seat, a, NULL);
	value_of(w->q->g, state, share);
	return share[seat];
}

static bool contains(const act *list, int n, act a)
{
	int low = 0;

	while (low < n) {
		int middle = (low + n) / 2;
		if (list[middle] == a)
			return true;
		if (list[middle] < a)
			low = middle + 1;
		else
			n = middle;
	}
	return false;
}

/* Another order of the same commuting actions is searched elsewhere: after a, skip b if b comes
 * before a and was possible already. */
static bool is_other_order(const struct walk *w, int seat, act b)
{
	const struct verb *verbs = w->q->g->verbs;

	return w->last && w->last_seat == seat && b < w->last &&
		   (verbs[act_verb(b)].flags & COMMUTES) && (verbs[act_verb(w->last)].flags & COMMUTES) &&
		   contains(w->last_legal, w->n_last_legal, b);
}

static int find_group(struct walk *w, int n, uint64_t key)
{
	int i = n - 1;

	while (i >= 0 && w->group[i].edge->key != key)
		i--;
	return i;
}

/* Sorts the legal actions into groups; -1: the tree is full. */
static int make_groups(struct walk *w, int seat, const act *legal, int n)
{
	const struct game *g = w->q->g;
	int groups = 0;

	for (int i = 0; i < n; i++) {
		act seen = act_seen_by(g, seat, legal[i], w->q->seat);
		uint64_t key = edge_key(w->at, seat, seen);
		int at = seat == w->q->seat ? -1 : find_group(w, groups, key);
		if (is_other_order(w, seat, legal[i]))
			continue;
		if (at >= 0) {
			if (rng_below(w->r, (uint32_t)++w->group[at].size) == 0)
				w->group[at].first = legal[i];
			continue;
		}
		w->group[groups] = (struct group){ edge_at(&w->tree, key), legal[i], 1 };
		if (!w->group[groups].edge)
			return -1;
		groups++;
	}
	return groups;
}

/* ---- choosing an edge
 * ---------------------------------------------------------------------------- */

static double quality(const struct edge *e, const struct tuning *t)
{
	double trust = t->trust / 10.0;

	return (e->sum + trust * e->first_word) / (e->visits + trust);
}

static double attention(const struct edge *e, int32_t best_word, const struct tuning *t)
{
	double behind = 1 + (double)(best_word - e->first_word) / t->sharpness;

	return 1 / (behind * behind);
}

static int choose_group(struct walk *w, int seat, int n)
{
	int32_t best_word = -1;
	double total = 0, best_score = -1;
	int best = 0;

	for (int i = 0; i < n; i++) {
		struct edge *e = w->group[i].edge;
		e->available++;
		if (e->first_word < 0)
			e->first_word = judge_after(w, seat, w->group[i].first);
		if (e->first_word > best_word)
			best_word = e->first_word;
	}
	for (int i = 0; i < n; i++)
		total += attention(w->group[i].edge, best_word, w->tune);
	for (int i = 0; i < n; i++) {
		const struct edge *e = w->group[i].edge;
		double p = attention(e, best_word, w->tune) / total;
		double unknown = w->tune->explore / 1000.0 * WHOLE_SHARE * p * root_of(e->available);
		double score = quality(e, w->tune) + unknown / (1 + e->visits);
		if (score > best_score) {
			best_score = score;
			best = i;
		}
	}
	return best;
}

/* ---- one iteration
 * -------------------------------------------------------------------------------- */

static void follow(struct walk *w, int seat, act a)
{
	w->q->g->apply(w->state, seat, a, NULL);
	w->last = 0;
}

static void meet_chance(struct walk *w)
{
	act a = random_outcome(w->q->g, w->state, w->r);

	w->at = edge_key(w->at, SEAT_CHANCE, act_seen_by(w->q->g, SEAT_CHANCE, a, w->q->seat));
	follow(w, SEAT_CHANCE, a);
}

/* One step down the tree; false where it ends. */
static bool descend(struct walk *w, int seat)
{
	const struct game *g = w->q->g;
	act legal[MAX_LEGAL], a;
	int n = g->legal(w->state, seat, legal), groups, chosen;
	bool fresh;

	if (n == 1 && seat == w->q->seat) {
		follow(w, seat, legal[0]);
		return true;
	}
	if (seat != w->q->seat && g->verbs[act_verb(legal[0])].secrecy == VEILED) {
		follow(w, seat, legal[rng_below(w->r, (uint32_t)n)]);
		return true;
	}
	groups = make_groups(w, seat, legal, n);
	if (groups <= 0)
		return false;
	chosen = choose_group(w, seat, groups);
	a = w->group[chosen].first;
	fresh = !w->group[chosen].edge->visits;
	w->path[w->depth] = w->group[chosen].edge;
	w->actor[w->depth++] = (uint8_t)seat;
	w->at = w->group[chosen].edge->key;
	follow(w, seat, a);
	w->last = a;
	w->last_seat = seat;
	w->n_last_legal = n;
	memcpy(w->last_legal, legal, (size_t)n * sizeof *legal);
	return !fresh;
}

static void play_below(struct walk *w)
{
	const struct game *g = w->q->g;
	act legal[MAX_LEGAL];
	seatset pending;

	for (int i = 0; i < w->tune->plies && (pending = g->pending(w->state)) != 0;) {
		int seat = next_seat(pending);
		if (seat == SEAT_CHANCE) {
			g->apply(w->state, seat, random_outcome(g, w->state, w->r), NULL);
		} else {
			int n = g->legal(w->state, seat, legal);
			g->apply(w->state, seat, legal[rng_below(w->r, (uint32_t)n)], NULL);
			i++;
		}
	}
	bot_settle(g, w->state, w->q->seat, w->r);
}

static void iterate(struct walk *w)
{
	const struct game *g = w->q->g;
	int32_t share[MAX_SEATS];
	seatset pending;

	game_imagine(g, w->state, w->q->view, w->q->seat, w->r);
	w->at = 1;
	w->depth = 0;
	w->last = 0;
	while (w->depth < MAX_PATH && (pending = g->pending(w->state)) != 0) {
		/* At the root the searching seat decides first: simultaneous choices commute. */
		int seat = !w->depth && (pending & SEAT_BIT(w->q->seat)) ? w->q->seat : next_seat(pending);
		if (seat == SEAT_CHANCE)
			meet_chance(w);
		else if (!descend(w, seat))
			break;
	}
	play_below(w);
	value_of(g, w->state, share);
	for (int i = 0; i < w->depth; i++) {
		double result = share[w->actor[i]];
		w->path[i]->visits++;
		w->path[i]->sum += result;
		w->path[i]->squares += result * result;
	}
}

/* ---- the answer
 * -------------------------------------------------------------------------------------- */

static struct thought thought_of(const struct edge *e, act a, const struct tuning *t)
{
	double n = e->visits, mean = n > 0 ? e->sum / n : 0;
	double variance = n > 1 ? (e->squares - n * mean * mean) / (n - 1) : 0;

	return (struct thought){
		.a = a,
		.share = (int32_t)quality(e, t),
		.spread =
			n > 1 ? (int32_t)(1.96 * root_of(variance > 0 ? variance / n : 0)) : WHOLE_SHARE / 2,
		.visits = e->visits,
	};
}

static bool is_better(struct thought a, struct thought b)
{
	return a.visits != b.visits ? a.visits > b.visits : a.share > b.share;
}

static void remember(struct answer *out, struct thought new)
{
	int at = out->n_thoughts;

	while (at > 0 && is_better(new, out->thought[at - 1]))
		at--;
	if (at == MAX_THOUGHTS)
		return;
	if (out->n_thoughts < MAX_THOUGHTS)
		out->n_thoughts++;
	for (int i = out->n_thoughts - 1; i > at; i--)
		out->thought[i] = out->thought[i - 1];
	out->thought[at] = new;
}

static bool is_time_up(const struct question *q, uint64_t start)
{
	return q->budget.millis && q->budget.now() - start >= q->budget.millis;
}

/* The walk is large, so it lies at the front of the arena, before the tree. */
static struct walk *walk_in(const struct question *q, const struct tuning *t)
{
	struct walk *w = q->arena;
	size_t room = (sizeof *w + 63) / 64 * 64;

	CHECK(q->arena && q->arena_size > room);
	w->q = q;
	w->tune = t;
	w->r = q->r;
	w->tree = tree_in((unsigned char *)q->arena + room, q->arena_size - room);
	return w;
}

void search(const struct question *q, const struct tuning *t, uint32_t iterations,
			struct answer *out)
{
	struct walk *w;
	uint64_t start = q->budget.millis ? q->budget.now() : 0;

	*out = (struct answer){ .a = q->legal[0] };
	if (q->n == 1)
		return;
	w = walk_in(q, t);
	while (out->iterations < iterations && !is_time_up(q, start)) {
		iterate(w);
		out->iterations++;
	}
	for (int i = 0; i < q->n; i++) {
		struct edge *e = edge_at(&w->tree, edge_key(1, q->seat, q->legal[i]));
		if (e && e->first_word >= 0)
			remember(out, thought_of(e, q->legal[i], t));
	}
	if (out->n_thoughts)
		out->a = out->thought[0].a;
}
