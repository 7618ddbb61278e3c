/* bots/tree.c -- what a search remembers: edges in a hash table that grows inside the arena.
 *
 * A short search must not pay for clearing a large table, so the first table is small and each
 * next one, twice as large, is laid behind it. */

#include "bots/tree.h"

#include "core/rng.h"

enum { FIRST_SLOTS = 2048 };

static bool lay_table(struct tree *t, uint32_t slots)
{
	size_t size = slots * sizeof(struct edge);

	if (size > t->left)
		return false;
	t->edge = (struct edge *)(void *)t->free;
	t->mask = slots - 1;
	t->used = 0;
	t->free += size;
	t->left -= size;
	memset(t->edge, 0, size);
	return true;
}

struct tree tree_in(void *arena, size_t size)
{
	struct tree t = { .free = arena, .left = size };

	CHECK(lay_table(&t, FIRST_SLOTS));
	return t;
}

static struct edge *slot_of(const struct tree *t, uint64_t key)
{
	uint32_t i = (uint32_t)key & t->mask;

	while (t->edge[i].key && t->edge[i].key != key)
		i = (i + 1) & t->mask;
	return &t->edge[i];
}

struct edge *edge_at(struct tree *t, uint64_t key)
{
	struct edge *e = slot_of(t, key);

	if (e->key)
		return e;
	if (t->used > t->mask / 8 * 7)
		return NULL;
	t->used++;
	*e = (struct edge){ .key = key, .first_word = -1 };
	return e;
}

void tree_grow(struct tree *t)
{
	struct tree old = *t;

	if (t->used <= t->mask / 3 || !lay_table(t, 2 * (t->mask + 1)))
		return;
	for (uint32_t i = 0; i <= old.mask; i++)
		if (old.edge[i].key)
			*slot_of(t, old.edge[i].key) = old.edge[i];
	t->used = old.used;
}

uint64_t hash_bytes(const void *bytes, size_t n, uint64_t salt)
{
	enum { LANE = sizeof(uint64_t) };
	const unsigned char *p = bytes;
	uint64_t a = salt, b = ~salt, word;

	for (; n >= 2 * LANE; n -= 2 * LANE, p += 2 * LANE) {
		memcpy(&word, p, LANE);
		a = rotate_left((a ^ word) * 0x9e3779b97f4a7c15u, 29);
		memcpy(&word, p + LANE, LANE);
		b = rotate_left((b ^ word) * 0xd1342543de82ef95u, 31);
	}
	for (; n; n--)
		a = rotate_left((a ^ *p++) * 0x9e3779b97f4a7c15u, 29);
	a = mix64(a ^ rotate_left(b, 17));
	return a ? a : 1;
}
