/* lab/chest.c -- counters by key: a hash table over a list, so that items keep their place. */

#include "lab/chest.h"

#include "core/game.h"
#include "core/rng.h"

#include <stdlib.h>

static void *more(void *old, size_t size)
{
	void *new = realloc(old, size);

	CHECK(new);
	return new;
}

static uint32_t *slot_of(const struct chest *c, uint64_t key)
{
	uint32_t mask = 2 * c->cap - 1, i = (uint32_t)mix64(key) & mask;

	while (c->slot[i] && c->item[c->slot[i] - 1].key != key)
		i = (i + 1) & mask;
	return &c->slot[i];
}

static void index_items(struct chest *c)
{
	memset(c->slot, 0, 2 * (size_t)c->cap * sizeof *c->slot);
	for (uint32_t i = 0; i < c->n; i++)
		*slot_of(c, c->item[i].key) = i + 1;
}

static void grow(struct chest *c)
{
	enum { FIRST = 256 };

	c->cap = c->cap ? 2 * c->cap : FIRST;
	c->item = more(c->item, c->cap * sizeof *c->item);
	c->held = more(c->held, c->cap * sizeof *c->held);
	c->slot = more(c->slot, 2 * (size_t)c->cap * sizeof *c->slot);
	index_items(c);
}

static struct item *item_of(struct chest *c, uint64_t key)
{
	uint32_t *slot;

	if (c->n == c->cap)
		grow(c);
	slot = slot_of(c, key);
	if (!*slot) {
		c->item[c->n] = (struct item){ .key = key };
		*slot = ++c->n;
	}
	return &c->item[*slot - 1];
}

void chest_count(struct chest *c, uint64_t key, int64_t times) { item_of(c, key)->times += times; }

void chest_hold(struct chest *c, uint64_t key, uint32_t game, int seat)
{
	struct item *item = item_of(c, key);

	item->times++;
	if (item->game != game) {
		item->game = game;
		item->seats = 0;
		c->held[c->n_held++] = (uint32_t)(item - c->item);
	}
	if (seat < MAX_SEATS)
		item->seats |= 1u << seat;
}

void chest_settle(struct chest *c, const int64_t win[])
{
	for (uint32_t i = 0; i < c->n_held; i++) {
		struct item *item = &c->item[c->held[i]];
		for (uint32_t left = item->seats; left; left &= left - 1) {
			item->holders++;
			item->wins += win[lowest_bit(left)];
		}
	}
	c->n_held = 0;
}

void chest_add(struct chest *to, const struct item *item)
{
	struct item *mine = item_of(to, item->key);

	mine->times += item->times;
	mine->holders += item->holders;
	mine->wins += item->wins;
}

void chest_pour(struct chest *to, const struct chest *from)
{
	for (uint32_t i = 0; i < from->n; i++)
		chest_add(to, &from->item[i]);
}

static int by_key(const void *a, const void *b)
{
	uint64_t x = ((const struct item *)a)->key, y = ((const struct item *)b)->key;

	return (x > y) - (x < y);
}

void chest_sort(struct chest *c)
{
	if (c->n)
		qsort(c->item, c->n, sizeof *c->item, by_key);
	if (c->cap)
		index_items(c);
}

const struct item *chest_find(const struct chest *c, uint64_t key)
{
	uint32_t at = c->cap ? *slot_of(c, key) : 0;

	return at ? &c->item[at - 1] : NULL;
}

void chest_empty(struct chest *c)
{
	c->n = c->n_held = 0;
	if (c->cap)
		index_items(c);
}

void chest_free(struct chest *c)
{
	free(c->item);
	free(c->slot);
	free(c->held);
	*c = (struct chest){ 0 };
}
