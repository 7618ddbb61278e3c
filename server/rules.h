/* server/rules.h -- everything that can be asked of a table: see rules.def. */

#ifndef SERVER_RULES_H
#define SERVER_RULES_H

#include "server/call.h"

#define RULE(name, right, states, by)  void verb_##name(struct table *t, struct call *c);
#define EXTRA(name, right, states, by) void verb_##name(struct table *t, struct call *c);
#define GETS(name, right, states)      void get_##name(struct table *t, struct call *c);
#include "server/rules.def"
#undef RULE
#undef EXTRA
#undef GETS

void start_game(struct table *t);

#endif
