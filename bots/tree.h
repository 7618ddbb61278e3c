/* bots/tree.h -- what a search remembers: edges in a hash table that grows inside the arena. */

#ifndef BOTS_TREE_H
#define BOTS_TREE_H

#include "core/base.h"

/* One action at one node, a node being what a seat can tell apart. */
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
	uint32_t mask, used;
	unsigned char *free; /* the rest of the arena */
	size_t left;
};

struct tree tree_in(void *arena, size_t size);

/* The edge, made if need be; NULL if the table is full.  Edges stay where they are until the tree
 * grows. */
struct edge *edge_at(struct tree *t, uint64_t key);

/* Between iterations: makes room for the next, if the arena has any. */
void tree_grow(struct tree *t);

uint64_t hash_bytes(const void *bytes, size_t n, uint64_t salt);

#endif
