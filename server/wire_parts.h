/* server/wire_parts.h -- what the files behind server/wire.h share. */

#ifndef SERVER_WIRE_PARTS_H
#define SERVER_WIRE_PARTS_H

#include "server/wire.h"

struct text open_line(void);
struct line close_line(const struct text *t);
void put_raw(struct text *t, const char *key, const char *s); /* JSON already */

#endif
