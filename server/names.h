/* server/names.h -- what people may call themselves. */

#ifndef SERVER_NAMES_H
#define SERVER_NAMES_H

#include "core/base.h"

bool is_plain_name(const char *name); /* nothing that cannot be seen, or that turns text around */

#endif
