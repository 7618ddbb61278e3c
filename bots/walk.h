/* bots/walk.h -- one iteration of a search: a world, the way down the tree, play behind it, and
 * what was learnt.  search.c and trials.c decide where it begins. */

#ifndef BOTS_WALK_H
#define BOTS_WALK_H

#include "bots/advice.h"
#include "bots/search.h"
#include "bots/tree.h"

enum { MAX_PATH = 256, N_LOTS = 256 };

struct choice {
	struct edge *edge;
	act a;
};

struct walk {
	const struct question *q;
	const struct tuning *tune;
	struct tree tree;
	uint64_t root; /* its node */
	struct rng *r;
	_Alignas(16) unsigned char state[MAX_STATE];
	_Alignas(16) unsigned char other[MAX_STATE]; /* another world, to compare */
	struct edge *path[MAX_PATH];
	uint8_t actor[MAX_PATH];
	int depth;
	int32_t share[MAX_SEATS]; /* what it came to */
	int decider, changes;     /* who decided last, and how often that was another than before */
	struct advice advice;
	/* The same luck for all walks with one key: the nth draw of a kind falls alike.  0: any luck.
	 */
	uint64_t key;
	uint16_t drawn[N_LOTS];
	/* The action just taken and what else was possible then, for actions that commute. */
	act last;
	int last_seat, n_last_legal;
	act last_legal[MAX_LEGAL];
	struct choice choice[MAX_LEGAL];
};

/* In the arena of the question, with an empty tree behind it. */
struct walk *walk_in(const struct question *q, const struct tuning *t);

struct edge *root_edge(struct walk *w, act a); /* NULL: the tree is full */

/* A walk: a world that fits the view; then a choice of the seat, if it is not the tree's to make;
 * then on to the end. */
void begin_walk(struct walk *w);
void take(struct walk *w, int seat, act a);
const int32_t *finish_walk(struct walk *w); /* to what end, for each seat, of WHOLE_SHARE */

/* Mean result of an edge, of WHOLE_SHARE, with the judge's word as its first visits. */
double quality(const struct edge *e, const struct tuning *t);

struct thought thought_of(const struct edge *e, act a, const struct tuning *t);
bool is_time_up(const struct question *q, uint64_t start);

#endif
