/* tests/server/fate.c -- chance as it was recorded: the lines of the file $RUBICON_CHANCE. */

#include "server/fate.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 256 };

void make_secret(unsigned char secret[HASH_BYTES]) { memset(secret, 7, HASH_BYTES); }

/* The first that means what the next line says. */
static uint32_t recorded_ticket(const struct match *m, FILE *file, uint32_t tickets)
{
	char line[LINE], error[LINE];
	struct text e = text_in(error, sizeof error);
	uint32_t n = 0;
	act a;

	CHECK(fgets(line, sizeof line, file));
	line[strcspn(line, "\n")] = 0;
	CHECK(act_parse(m->g, line, &a, &e));
	while (n < tickets && m->g->draw(m->state, n) != a)
		n++;
	return n;
}

static uint32_t ticket(void *table, unsigned kind, uint32_t before, uint32_t tickets)
{
	static FILE *file;
	const struct table *t = table;

	(void)kind;
	if (!file)
		file = fopen(getenv("RUBICON_CHANCE") ? getenv("RUBICON_CHANCE") : "", "r");
	return file ? recorded_ticket(&t->now.m, file, tickets) : before % tickets;
}

struct fate fate_of(struct table *t) { return (struct fate){ ticket, t }; }
