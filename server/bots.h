/* server/bots.h -- bots think in threads of their own, one question of a table at a time. */

#ifndef SERVER_BOTS_H
#define SERVER_BOTS_H

#include "server/call.h"

void bots_open(int threads);
void bots_close(void); /* what they are thinking about is forgotten */

void think_for(struct table *t, int seat); /* its answer comes as endpoint_bot */

/* These answer the call. */
void hint_for(struct table *t, struct call *c);
void odds_for(struct table *t, struct call *c, act a); /* of an action that is legal */

#endif
