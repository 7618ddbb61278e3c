/* server/rules.c -- finding what is asked of a table. */

#include "server/rules.h"

#include <string.h>

enum {
	BEFORE = 1u << TABLE_OPEN,
	DURING = 1u << TABLE_PLAYING,
	AFTER = 1u << TABLE_OVER | 1u << TABLE_ABANDONED,
	BROKEN = 1u << TABLE_FAULT,
	ALWAYS = BEFORE | DURING | AFTER,
};

static const struct rule rules[] = {
#define RULE(name, right, states, by)  { #name, right, states, by, verb_##name, false },
#define EXTRA(name, right, states, by) { #name, right, states, by, verb_##name, true },
#define GETS(name, right, states)      { #name, right, states, BY_GET, get_##name, false },
#include "server/rules.def"
#undef RULE
#undef EXTRA
#undef GETS
};

const struct rule *find_rule(const char *name, bool is_get)
{
	for (int i = 0; i < LEN(rules); i++)
		if (!strcmp(rules[i].name, name) && (rules[i].by == BY_GET) == is_get)
			return &rules[i];
	return NULL;
}

bool is_for_newcomers(const struct rule *r) { return r->right == ANYBODY && r->by == BY_HTTP; }
