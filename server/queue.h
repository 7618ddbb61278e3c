/* server/queue.h -- who waits at a table: a lane for each seat, one for all others, and the server
 * itself before everybody. */

#ifndef SERVER_QUEUE_H
#define SERVER_QUEUE_H

#include "server/call.h"

void queue_call(struct table *t, struct call *c);      /* in its caller's lane, if there is room */
void queue_by_itself(struct table *t, struct call *c); /* the server's own */
void queue_again(struct table *t, struct call *c);     /* before everything */
struct call *next_call(struct table *t);               /* NULL: nobody waits */
bool has_calls(const struct table *t);

/* Those who came before anybody knew the table's seats. */
void sort_calls(struct table *t);

#endif
