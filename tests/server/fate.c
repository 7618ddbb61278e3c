/* tests/server/fate.c -- chance as it was recorded: the lines of the file $RUBICON_CHANCE. */

#include "server/fate.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 256 };

void make_secret(unsigned char secret[HASH_BYTES]) { memset(secret, 7, HASH_BYTES); }

act fate_outcome(const struct table *t, const struct match *m)
{
	static FILE *file;
	char line[LINE], error[LINE];
	struct text e = text_in(error, sizeof error);
	act a;

	if (!file)
		file = fopen(getenv("RUBICON_CHANCE") ? getenv("RUBICON_CHANCE") : "", "r");
	if (!file) {
		struct lot lot = m->g->lot(m->state);

		return m->g->draw(m->state, m->drawn[lot.verb] % lot.tickets);
	}
	CHECK(fgets(line, sizeof line, file));
	line[strcspn(line, "\n")] = 0;
	CHECK(act_parse(t->g, line, &a, &e));
	return a;
}
