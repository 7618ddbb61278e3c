/* server/endpoints.c -- finding what is asked of a table. */

#include "server/endpoints.h"

#include <string.h>

enum {
	BEFORE = 1u << TABLE_OPEN,
	DURING = 1u << TABLE_PLAYING,
	AFTER = 1u << TABLE_OVER | 1u << TABLE_ABANDONED,
	BROKEN = 1u << TABLE_FAULT,
	ALWAYS = BEFORE | DURING | AFTER,
};

static const struct endpoint endpoints[] = {
#define VERB(name, right, states, by)  { #name, right, states, by, verb_##name, false },
#define EXTRA(name, right, states, by) { #name, right, states, by, verb_##name, true },
#define GETS(name, right, states)      { #name, right, states, BY_GET, get_##name, false },
#include "server/endpoints.def"
#undef VERB
#undef EXTRA
#undef GETS
};

const struct endpoint *find_endpoint(const char *name, bool is_get)
{
	for (int i = 0; i < LEN(endpoints); i++)
		if (!strcmp(endpoints[i].name, name) && (endpoints[i].by == BY_GET) == is_get)
			return &endpoints[i];
	return NULL;
}

bool is_for_newcomers(const struct endpoint *e) { return e->right == ANYBODY && e->by == BY_HTTP; }
