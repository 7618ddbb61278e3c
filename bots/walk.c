/* bots/walk.c -- one iteration of information-set Monte Carlo tree search, for any game and any
 * number of seats.
 *
 * One tree over what the searching seat can tell apart: a node is its view and whose decision it
 * is, so that orders of play that come to the same meet again.  Each walk imagines a world that
 * fits the view and goes down from there.  Edges count how often they were available, since not
 * every world offers them.  Each decision is taken for the good of the seat whose it is; what
 * others choose in secret they choose without knowing what the searching seat has chosen.  Below
 * the tree come a few random plies, or play as the judge advises until the turn has passed on; then
 * the judge.
 *
 *   score(edge) = Q + explore * P * sqrt(available) / (1 + visits)
 *
 * Q is the edge's mean result, with the judge's word on the position behind it as its first `trust`
 * visits; P grows with that word, and makes the many bad actions of a long list wait. */

#include "bots/walk.h"

#include "core/playout.h"

static double root_of(double x) { return __builtin_sqrt(x); }

static int32_t judge_after(const struct walk *w, int seat, act a)
{
	return word_on(w->q->g, w->tune, w->state, seat, a);
}

/* ---- nodes: who can tell what apart ---------------------------------------------------------- */

/* Whose eyes tell the positions apart in which this seat decides: its own if it is the searching
 * seat, or if it is thought to use what it alone knows; nobody's if it chooses in secret. */
static int eyes_for(const struct walk *w, int seat, act first)
{
	if (seat == w->q->seat || w->tune->minds)
		return seat;
	return w->q->g->verbs[act_verb(first)].secrecy == VEILED ? SEAT_NOBODY : w->q->seat;
}

static uint64_t node_of(const struct walk *w, int seat, act first)
{
	const struct game *g = w->q->g;
	_Alignas(16) unsigned char view[MAX_VIEW];

	if (g->open)
		return hash_bytes(w->state, g->state_size, (uint64_t)seat);
	g->view(w->state, eyes_for(w, seat, first), view);
	return hash_bytes(view, g->view_size, (uint64_t)seat);
}

static uint64_t edge_key(uint64_t node, act a)
{
	uint64_t key = mix64(node ^ mix64(a));
	return key ? key : 1;
}

/* ---- one decision ------------------------------------------------------------------------------
 */

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

/* The choices worth looking at; 0: the tree is full, or the others are searched elsewhere. */
static int list_choices(struct walk *w, int seat, const act *legal, int n)
{
	uint64_t node = node_of(w, seat, legal[0]);
	int choices = 0;

	for (int i = 0; i < n; i++) {
		struct edge *e;

		if (is_other_order(w, seat, legal[i]))
			continue;
		e = edge_at(&w->tree, edge_key(node, legal[i]));
		if (!e)
			return 0;
		w->choice[choices++] = (struct choice){ e, legal[i] };
	}
	return choices;
}

/* ---- choosing ----------------------------------------------------------------------------------
 */

double quality(const struct edge *e, const struct tuning *t)
{
	double trust = t->trust / 10.0;

	return (e->sum + trust * e->first_word) / (e->visits + trust);
}

static double attention(const struct edge *e, int32_t best_word, const struct tuning *t)
{
	double behind = 1 + (double)(best_word - e->first_word) / t->sharpness;

	return 1 / (behind * behind);
}

/* The best word of the judge on any of them; those not yet judged are judged now. */
static int32_t hear_judge(struct walk *w, int seat, int n)
{
	int32_t best = -1;

	for (int i = 0; i < n; i++) {
		struct edge *e = w->choice[i].edge;
		e->available++;
		if (e->first_word < 0)
			e->first_word = judge_after(w, seat, w->choice[i].a);
		if (e->first_word > best)
			best = e->first_word;
	}
	return best;
}

static struct choice choose(struct walk *w, int seat, int n)
{
	int32_t best_word = hear_judge(w, seat, n);
	double weight[MAX_LEGAL], total = 0, best_score = -1;
	int best = 0;

	for (int i = 0; i < n; i++)
		total += weight[i] = attention(w->choice[i].edge, best_word, w->tune);
	for (int i = 0; i < n; i++) {
		const struct edge *e = w->choice[i].edge;
		double unknown = w->tune->explore / 1000.0 * WHOLE_SHARE * weight[i] / total;
		double score = quality(e, w->tune) + unknown * root_of(e->available) / (1 + e->visits);
		if (score > best_score) {
			best_score = score;
			best = i;
		}
	}
	return w->choice[best];
}

/* ---- one step ----------------------------------------------------------------------------------
 */

static void follow(struct walk *w, int seat, act a)
{
	w->q->g->apply(w->state, seat, a, NULL);
	w->last = 0;
}

/* The next number of the kind of chance that is pending: dice in one place, cards of one deck. */
static uint64_t next_number(struct walk *w, uint32_t verb)
{
	struct prompt p = w->q->g->prompt(w->state, SEAT_NOBODY);
	uint64_t kind = mix64((uint64_t)p.step << 32 | (uint64_t)p.a << 16 | verb);

	return mix64(w->key ^ mix64(kind + w->drawn[kind % N_LOTS]++));
}

static void meet_chance(struct walk *w)
{
	const struct game *g = w->q->g;
	struct lot lot = g->lot(w->state);
	uint32_t ticket = w->key ? (uint32_t)((next_number(w, lot.verb) >> 32) * lot.tickets >> 32)
							 : rng_below(w->r, lot.tickets);

	follow(w, SEAT_CHANCE, g->draw(w->state, ticket));
}

static void remember_step(struct walk *w, int seat, act a, const act *legal, int n)
{
	w->last = a;
	w->last_seat = seat;
	w->n_last_legal = n;
	if (w->q->g->verbs[act_verb(a)].flags & COMMUTES)
		memcpy(w->last_legal, legal, (size_t)n * sizeof *legal);
}

static void pass(struct walk *w, int seat, struct choice c)
{
	w->path[w->depth] = c.edge;
	w->actor[w->depth++] = (uint8_t)seat;
	follow(w, seat, c.a);
}

void take(struct walk *w, int seat, act a) { pass(w, seat, (struct choice){ root_edge(w, a), a }); }

/* One step down the tree; false where it ends. */
static bool descend(struct walk *w, int seat)
{
	act legal[MAX_LEGAL];
	int n = w->q->g->legal(w->state, seat, legal), choices;
	struct choice chosen;

	if (n == 1) {
		follow(w, seat, legal[0]);
		return true;
	}
	choices = list_choices(w, seat, legal, n);
	if (!choices)
		return false;
	chosen = choose(w, seat, choices);
	pass(w, seat, chosen);
	remember_step(w, seat, chosen.a, legal, n);
	return chosen.edge->visits > 0;
}

/* ---- below the tree -----------------------------------------------------------------------------
 */

/* Notes who decides next; true once the turn has passed on often enough. */
static bool is_beyond(struct walk *w, int seat)
{
	w->changes += seat != w->decider;
	w->decider = seat;
	return w->tune->horizon && w->changes >= w->tune->horizon;
}

/* On to the horizon as the judge advises, whoever decides. */
static void play_on(struct walk *w)
{
	enum { PATIENCE = 400 };
	const struct game *g = w->q->g;
	act legal[MAX_LEGAL];
	seatset pending;

	forget_advice(&w->advice);
	for (int i = 0; i < PATIENCE && (pending = g->pending(w->state)) != 0; i++) {
		int seat = next_seat(pending), n;
		if (seat == SEAT_CHANCE) {
			meet_chance(w);
			w->advice.now = -1;
			continue;
		}
		if (is_beyond(w, seat))
			return;
		n = g->legal(w->state, seat, legal);
		follow(w, seat, advised(g, w->tune, w->state, seat, legal, n, &w->advice));
	}
}

static void play_randomly_on(struct walk *w)
{
	const struct game *g = w->q->g;
	act legal[MAX_LEGAL];
	seatset pending;

	for (int i = 0; i < w->tune->plies && (pending = g->pending(w->state)) != 0;) {
		int seat = next_seat(pending);
		if (seat == SEAT_CHANCE) {
			meet_chance(w);
			continue;
		}
		follow(w, seat, legal[rng_below(w->r, (uint32_t)g->legal(w->state, seat, legal))]);
		i++;
	}
	bot_settle(g, w->state, w->q->seat, w->r);
}

static void learn(struct walk *w)
{
	worth_of(w->q->g, w->tune, w->state, w->share);
	for (int i = 0; i < w->depth; i++) {
		double result = w->share[w->actor[i]];
		w->path[i]->visits++;
		w->path[i]->sum += result;
		w->path[i]->squares += result * result;
	}
}

/* ---- worlds -------------------------------------------------------------------------------------
 */

/* What another seat may take the world for, which does not know what this one knows: in such worlds
 * it learns not to trust what it cannot see, and that this seat's words may be a bluff. */
static void doubt(struct walk *w)
{
	const struct game *g = w->q->g;
	_Alignas(16) unsigned char view[MAX_VIEW];
	struct standing st;
	int other;

	g->standing(w->state, &st);
	do
		other = (int)rng_below(w->r, MAX_SEATS);
	while (!st.place[other]);
	g->view(w->state, other, view);
	g->imagine(w->state, view, other, w->r);
}

/* The others have had their reasons: of several worlds the one that is worst for this seat. */
static void imagine_world(struct walk *w)
{
	const struct game *g = w->q->g;
	int32_t share[MAX_SEATS], worst = INT32_MAX;

	game_imagine(g, w->state, w->q->view, w->q->seat, w->r);
	if (w->tune->respect > 1) {
		value_of(g, w->state, share);
		worst = share[w->q->seat];
	}
	for (int i = 1; i < w->tune->respect; i++) {
		game_imagine(g, w->other, w->q->view, w->q->seat, w->r);
		value_of(g, w->other, share);
		if (share[w->q->seat] < worst) {
			worst = share[w->q->seat];
			memcpy(w->state, w->other, g->state_size);
		}
	}
	if (w->tune->minds && rng_below(w->r, 2))
		doubt(w);
}

/* ---- the walk
 * ------------------------------------------------------------------------------------
 */

void begin_walk(struct walk *w)
{
	tree_grow(&w->tree);
	imagine_world(w);
	memset(w->drawn, 0, sizeof w->drawn);
	w->depth = 0;
	w->last = 0;
	w->decider = w->q->seat;
	w->changes = 0;
}

const int32_t *finish_walk(struct walk *w)
{
	const struct game *g = w->q->g;
	seatset pending;

	while (w->depth < MAX_PATH && (pending = g->pending(w->state)) != 0) {
		/* At the root the searching seat decides first: simultaneous choices commute. */
		int seat = !w->depth && (pending & SEAT_BIT(w->q->seat)) ? w->q->seat : next_seat(pending);
		if (seat == SEAT_CHANCE)
			meet_chance(w);
		else if (is_beyond(w, seat) || !descend(w, seat))
			break;
	}
	if (w->tune->horizon)
		play_on(w);
	else
		play_randomly_on(w);
	learn(w);
	return w->share;
}

/* The walk is large, so it lies at the front of the arena, before the tree. */
struct walk *walk_in(const struct question *q, const struct tuning *t)
{
	struct walk *w = q->arena;
	size_t room = (sizeof *w + 63) / 64 * 64;

	CHECK(q->arena && q->arena_size > room);
	w->q = q;
	w->tune = t;
	w->r = q->r;
	w->key = 0;
	/* Found again by what the question came with. */
	w->root = hash_bytes(q->view, view_size_of(q->g), (uint64_t)q->seat);
	w->tree = tree_in((unsigned char *)q->arena + room, q->arena_size - room);
	return w;
}

struct edge *root_edge(struct walk *w, act a) { return edge_at(&w->tree, edge_key(w->root, a)); }

/* ---- the answer ---------------------------------------------------------------------------------
 */

struct thought thought_of(const struct edge *e, act a, const struct tuning *t)
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

bool is_time_up(const struct question *q, uint64_t start)
{
	return q->budget.millis && q->budget.now() - start >= q->budget.millis;
}
