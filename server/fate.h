/* server/fate.h -- the dice of a table. */

#ifndef SERVER_FATE_H
#define SERVER_FATE_H

#include "server/table.h"

void make_secret(unsigned char secret[HASH_BYTES]);
struct fate fate_of(struct table *t);

#endif
