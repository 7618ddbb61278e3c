/* server/wire_parts.h -- what the files behind server/wire.h share. */

#ifndef SERVER_WIRE_PARTS_H
#define SERVER_WIRE_PARTS_H

#include "server/wire.h"

struct text open_json(void);
struct json close_json(const struct text *t);

#endif
