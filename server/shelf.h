/* server/shelf.h -- the tables that are in memory. */

#ifndef SERVER_SHELF_H
#define SERVER_SHELF_H

#include "server/table.h"

void keep_table(struct table *t);
void drop_table(struct table *t);
bool has_room(bool for_player); /* for one more; makes some if need be */

#endif
