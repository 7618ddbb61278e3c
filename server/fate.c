/* server/fate.c -- the dice of a table: keyed by its secret and everybody's luck. */

#include "server/fate.h"

#include "server/world.h"

void make_secret(unsigned char secret[HASH_BYTES]) { world_random(secret, HASH_BYTES); }

act fate_outcome(const struct table *t, const struct match *m)
{
	struct lot lot = m->g->lot(m->state);
	const char *kind = m->g->verbs[lot.verb].word;

	return m->g->draw(m->state, dice_ticket(t->key, kind, m->drawn[lot.verb], lot.tickets));
}
