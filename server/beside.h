/* server/beside.h -- what happens at a table beside the game: the lines of its record that begin
 * with
 * '~'. */

#ifndef SERVER_BESIDE_H
#define SERVER_BESIDE_H

#include "server/table.h"

/* In the head: what was agreed.  read_* take what stands behind the '~'; false: it makes no sense.
 */
bool read_terms(void *table, char *line);
void write_terms(const struct table *t, struct text *out);

/* In a change. */
bool read_beside(void *table, char *line);

/* Does this order answer what the seat is asked now? */
bool answers(const struct table *t, int seat, const struct standing_order *o);
void end_orders(struct table *t);

#endif
