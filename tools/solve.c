/* tools/solve.c -- small games solved by CFR+, and how exploitable our bots are in them.
 *
 *     solve GAME [ITERATIONS] [BOT:QUESTIONS ...]
 *
 * The whole tree is kept, so this is for the yardsticks: two seats, points that sum to zero.  A
 * bot's strategy is found by asking it so often in every information set; it sees its view alone.
 * Exploitability is what two best responses win together, by half, in points a game. */

#include "bots/ask.h"
#include "games/registry.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SEATS = 2, SMALL_STATE = 16, MOST_ACTIONS = 16, MOST_NODES = 4 << 20, USUAL = 1000 };

struct node {
	int first, n;        /* children, one behind another */
	int set;             /* information set; -1: chance or the end */
	int16_t depth;       /* plies */
	int16_t seat;        /* SEAT_CHANCE; SEAT_NOBODY: it is over */
	double chance;       /* of coming here from the node before */
	double reach, worth; /* worth: for the first seat */
};

struct set {
	uint64_t key;
	int seat, n;
	unsigned char state[SMALL_STATE]; /* one of its positions */
	double regret[MOST_ACTIONS], sum[MOST_ACTIONS], policy[MOST_ACTIONS], value[MOST_ACTIONS];
};

static const struct game *g;
static struct node *nodes;
static struct set *sets;
static int n_nodes, n_sets, deepest;

/* ---- the tree ------------------------------------------------------------------------------- */

struct place {
	unsigned char state[SMALL_STATE];
	uint64_t key[SEATS]; /* what each has seen and done */
};

static int find_set(const struct place *p, int seat, int n)
{
	static int *slots;
	enum { SLOTS = 1 << 18 };
	uint64_t at = p->key[seat] % SLOTS;

	if (!slots)
		slots = calloc(SLOTS, sizeof *slots);
	for (; slots[at]; at = (at + 1) % SLOTS)
		if (sets[slots[at] - 1].key == p->key[seat])
			return slots[at] - 1;
	slots[at] = ++n_sets;
	sets[n_sets - 1] = (struct set){ .key = p->key[seat], .seat = seat, .n = n };
	memcpy(sets[n_sets - 1].state, p->state, SMALL_STATE);
	return n_sets - 1;
}

static struct place after(const struct place *p, int seat, act a)
{
	struct place next = *p;

	g->apply(next.state, seat, a, NULL);
	for (int i = 0; i < SEATS; i++) {
		act seen = act_seen_by(g, seat, a, i);
		next.key[i] = seen ? stir(next.key[i], seen + (uint64_t)seat) : next.key[i];
	}
	return next;
}

static void end_here(struct node *node, const struct place *p)
{
	struct standing st;

	g->standing(p->state, &st);
	node->worth = st.points[0];
	node->seat = SEAT_NOBODY;
}

static void grow(int at, const struct place *p, int depth)
{
	struct outcome list[MAX_OUTCOMES];
	act legal[MAX_LEGAL];
	seatset pending = g->pending(p->state);
	double total = 0;

	deepest = depth > deepest ? depth : deepest;
	nodes[at].depth = (int16_t)depth;
	nodes[at].set = -1;
	if (!pending) {
		end_here(&nodes[at], p);
		return;
	}
	nodes[at].seat = (int16_t)lowest_bit(pending);
	if (nodes[at].seat == SEAT_CHANCE) {
		nodes[at].n = game_outcomes(g, p->state, list);
	} else {
		nodes[at].n = g->legal(p->state, nodes[at].seat, legal);
		nodes[at].set = find_set(p, nodes[at].seat, nodes[at].n);
		for (int i = 0; i < nodes[at].n; i++)
			list[i] = (struct outcome){ legal[i], 1 };
	}
	nodes[at].first = n_nodes;
	n_nodes += nodes[at].n;
	CHECK(n_nodes <= MOST_NODES && nodes[at].n <= MOST_ACTIONS);
	for (int i = 0; i < nodes[at].n; i++)
		total += list[i].weight;
	for (int i = 0; i < nodes[at].n; i++) {
		struct place next = after(p, nodes[at].seat, list[i].act);

		nodes[nodes[at].first + i].chance = list[i].weight / total;
		grow(nodes[at].first + i, &next, depth + 1);
	}
}

/* ---- CFR+ ------------------------------------------------------------------------------------ */

static void to_policy(const double *weight, int n, double *policy)
{
	double sum = 0;

	for (int i = 0; i < n; i++)
		sum += weight[i];
	for (int i = 0; i < n; i++)
		policy[i] = sum > 0 ? weight[i] / sum : 1.0 / n;
}

/* Worth to the learner; `reach` is how likely learner, other and chance wanted to come here. */
static double walk(int at, int learner, const double reach[3], double weight)
{
	const struct node *node = &nodes[at];
	struct set *set = node->set >= 0 ? &sets[node->set] : NULL;
	double sum = 0, worth[MOST_ACTIONS];

	if (node->seat == SEAT_NOBODY)
		return learner ? -node->worth : node->worth;
	for (int i = 0; i < node->n; i++) {
		double p = set ? set->policy[i] : nodes[node->first + i].chance;
		double next[3] = { reach[0], reach[1], reach[2] };

		next[!set ? 2 : set->seat == learner ? 0 : 1] *= p;
		worth[i] = walk(node->first + i, learner, next, weight);
		sum += p * worth[i];
	}
	if (set && set->seat == learner)
		for (int i = 0; i < node->n; i++) {
			set->value[i] += (worth[i] - sum) * reach[1] * reach[2];
			set->sum[i] += weight * reach[0] * set->policy[i];
		}
	return sum;
}

/* Regrets are added when all of a set's positions have been seen, and never fall below nothing. */
static void learn(int learner)
{
	for (struct set *s = sets; s < sets + n_sets; s++) {
		if (s->seat != learner)
			continue;
		for (int i = 0; i < s->n; i++) {
			s->regret[i] = fmax(s->regret[i] + s->value[i], 0);
			s->value[i] = 0;
		}
		to_policy(s->regret, s->n, s->policy);
	}
}

static void solve(int iterations)
{
	const double certain[3] = { 1, 1, 1 };

	for (struct set *s = sets; s < sets + n_sets; s++)
		to_policy(s->regret, s->n, s->policy);
	for (int i = 1; i <= iterations; i++)
		for (int learner = 0; learner < SEATS; learner++) {
			walk(0, learner, certain, i);
			learn(learner);
		}
	for (struct set *s = sets; s < sets + n_sets; s++)
		to_policy(s->sum, s->n, s->policy);
}

/* ---- best responses -------------------------------------------------------------------------- */

static void find_reach(int at, int responder, double reach)
{
	struct node *node = &nodes[at];

	node->reach = reach;
	for (int i = 0; i < node->n; i++) {
		double p = node->set < 0                       ? nodes[node->first + i].chance
				   : sets[node->set].seat == responder ? 1
													   : sets[node->set].policy[i];
		find_reach(node->first + i, responder, reach * p);
	}
}

static double expected(const struct node *node)
{
	double sum = 0;

	for (int i = 0; i < node->n; i++)
		sum += nodes[node->first + i].worth *
			   (node->set < 0 ? nodes[node->first + i].chance : sets[node->set].policy[i]);
	return sum;
}

static int best_of(const struct set *s)
{
	int best = 0;

	for (int i = 1; i < s->n; i++)
		best = s->value[i] > s->value[best] ? i : best;
	return best;
}

/* From the deepest plies up: first what everybody's children are worth, then the responder's choice
 * in each set, which has its positions at one depth. */
static void respond_at(int depth, int responder)
{
	double sign = responder ? -1 : 1;

	for (struct node *node = nodes; node < nodes + n_nodes; node++)
		if (node->depth == depth && node->n) {
			bool chooses = node->set >= 0 && sets[node->set].seat == responder;
			for (int i = 0; chooses && i < node->n; i++)
				sets[node->set].value[i] += sign * node->reach * nodes[node->first + i].worth;
			if (!chooses)
				node->worth = expected(node);
		}
	for (struct node *node = nodes; node < nodes + n_nodes; node++)
		if (node->depth == depth && node->set >= 0 && sets[node->set].seat == responder)
			node->worth = nodes[node->first + best_of(&sets[node->set])].worth;
}

/* What a best response to the policies is worth to the responder. */
static double respond(int responder)
{
	find_reach(0, responder, 1);
	for (struct set *s = sets; s < sets + n_sets; s++)
		memset(s->value, 0, sizeof s->value);
	for (int depth = deepest; depth >= 0; depth--)
		respond_at(depth, responder);
	for (struct set *s = sets; s < sets + n_sets; s++)
		memset(s->value, 0, sizeof s->value);
	return responder ? -nodes[0].worth : nodes[0].worth;
}

static double value_of_policies(void)
{
	for (int depth = deepest; depth >= 0; depth--)
		for (struct node *node = nodes; node < nodes + n_nodes; node++)
			if (node->depth == depth && node->n)
				node->worth = expected(node);
	return nodes[0].worth;
}

static void report(const char *who)
{
	double value = value_of_policies(), first = respond(0), second = respond(1);

	printf("%-12s %-16s value %+.6f  best responses %+.6f %+.6f  exploitability %.6f\n", g->id, who,
		   value, first, second, (first + second) / 2);
	fflush(stdout);
}

/* ---- bots ------------------------------------------------------------------------------------ */

static void ask_in(struct set *s, const struct bot *bot, int questions, struct rng *r, void *arena)
{
	static struct asking asking;
	double count[MOST_ACTIONS] = { 0 };

	for (int k = 0; k < questions; k++) {
		struct answer answer = { 0 };

		pose(&asking, g, s->state, s->seat, r, arena);
		bot->choose(&asking.q, &answer);
		for (int i = 0; i < s->n; i++)
			count[i] += asking.legal[i] == answer.a;
	}
	to_policy(count, s->n, s->policy);
}

static bool judge_bot(char *word)
{
	char *colon = strchr(word, ':');
	int questions = colon ? atoi(colon + 1) : 1;
	struct rng r = rng_from(1);
	void *arena = malloc(BOT_ARENA);
	const struct bot *bot;

	if (colon)
		*colon = 0;
	bot = bot_by_id(word);
	if (!bot || questions < 1 || !arena)
		return fprintf(stderr, "solve: there is no bot '%s' to be asked %d times\n", word,
					   questions),
			   false;
	for (struct set *s = sets; s < sets + n_sets; s++)
		ask_in(s, bot, questions, &r, arena);
	report(word);
	free(arena);
	return true;
}

int main(int argc, char **argv)
{
	char error[512];
	struct text t = text_in(error, sizeof error);
	struct place root = { .key = { 1, 2 } };
	struct setup how;

	g = argc > 1 ? game_by_id(argv[1]) : NULL;
	if (!g || g->state_size > SMALL_STATE || g->max_seats != SEATS) {
		fputs("usage: solve GAME [ITERATIONS] [BOT:QUESTIONS ...], a small game of two\n", stderr);
		return 2;
	}
	how = game_usual(g);
	nodes = calloc(MOST_NODES, sizeof *nodes);
	sets = calloc(1 << 17, sizeof *sets);
	if (!nodes || !sets || !game_start(g, &how, root.state, &t))
		return fputs("solve: it does not start\n", stderr), 1;
	n_nodes = 1;
	nodes[0].chance = 1;
	grow(0, &root, 0);
	printf("%s: %d nodes, %d information sets\n", g->id, n_nodes, n_sets);
	solve(argc > 2 ? atoi(argv[2]) : USUAL);
	report("CFR+");
	for (int i = 3; i < argc; i++)
		if (!judge_bot(argv[i]))
			return 1;
	return 0;
}
