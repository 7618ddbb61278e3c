/* accelerator/chest.c -- chests on the card: of fixed size, and one that all threads pour into.
 *
 * A chest of one worker is the laboratory's, without growing.  The one that all share has no slots:
 * its items are the hash table, and whoever comes first with a key takes the place. */

#include "accelerator/kernels.h"

#include "accelerator/card_trouble.h"
#include "accelerator/layer.h"

static uint32_t *slot_of(const struct chest *c, uint64_t key)
{
	uint32_t mask = 2 * c->cap - 1, i = (uint32_t)mix64(key) & mask;

	while (c->slot[i] && c->item[c->slot[i] - 1].key != key)
		i = (i + 1) & mask;
	return &c->slot[i];
}

static struct item *item_of(struct chest *c, uint64_t key)
{
	uint32_t *slot = slot_of(c, key);

	if (!*slot) {
		if (c->n == c->cap) { /* all of this will be played again */
			report_trouble(TROUBLE_GAME_CHEST);
			return &c->item[0];
		}
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
		if (c->n_held < c->cap)
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

/* A key's place in the shared table: its own, or a free one that it takes. */
static struct item *take_place(struct chest *c, uint64_t key)
{
	uint32_t mask = c->cap - 1, i = (uint32_t)mix64(key) & mask;

	for (uint32_t tries = 0; tries < c->cap / 2; tries++, i = (i + 1) & mask) {
		uint64_t there = claim_word(&c->item[i].key, key);
		if (!there || there == key)
			return &c->item[i];
	}
	report_trouble(TROUBLE_SHARED_CHEST);
	return NULL;
}

void chest_pour(struct chest *to, const struct chest *from)
{
	for (uint32_t i = 0; i < from->n; i++) {
		const struct item *item = &from->item[i];
		struct item *all = take_place(to, item->key);
		if (!all)
			return;
		add_shared((uint64_t *)&all->times, (uint64_t)item->times);
		add_shared((uint64_t *)&all->holders, (uint64_t)item->holders);
		add_shared((uint64_t *)&all->wins, (uint64_t)item->wins);
	}
}

/* Only the slots in use are cleared: a walk that stops at nothing finds each of them. */
void chest_empty(struct chest *c)
{
	uint32_t mask = 2 * c->cap - 1;

	for (uint32_t i = 0; i < c->n; i++) {
		uint32_t at = (uint32_t)mix64(c->item[i].key) & mask;
		while (c->slot[at] != i + 1)
			at = (at + 1) & mask;
		c->slot[at] = 0;
	}
	c->n = c->n_held = 0;
}
