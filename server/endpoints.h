/* server/endpoints.h -- everything that can be asked of a table: see endpoints.def. */

#ifndef SERVER_ENDPOINTS_H
#define SERVER_ENDPOINTS_H

#include "server/call.h"

#define VERB(name, right, states, by)  void verb_##name(struct table *t, struct call *c);
#define EXTRA(name, right, states, by) void verb_##name(struct table *t, struct call *c);
#define GETS(name, right, states)      void get_##name(struct table *t, struct call *c);
#include "server/endpoints.def"
#undef VERB
#undef EXTRA
#undef GETS

void start_game(struct table *t);

#endif
