/* server/older.h -- what programs before schema 4 have stored, brought along. */

#ifndef SERVER_OLDER_H
#define SERVER_OLDER_H

#include "server/schema.h"

bool bring_older_tables(const struct database *db);

#endif
