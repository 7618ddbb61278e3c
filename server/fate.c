/* server/fate.c -- the dice of a table: keyed by its secret and everybody's luck. */

#include "server/fate.h"

#include "server/world.h"

void make_secret(unsigned char secret[HASH_BYTES]) { world_random(secret, HASH_BYTES); }

static uint32_t ticket(void *table, unsigned kind, uint32_t before, uint32_t tickets)
{
	const struct table *t = table;

	return dice_ticket(t->cup.key, t->g->verbs[kind].word, before, tickets);
}

struct fate fate_of(struct table *t) { return (struct fate){ ticket, t }; }
