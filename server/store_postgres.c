/* server/store_postgres.c -- tables in PostgreSQL, which several servers share. */

#include "server/store.h"

const struct store_kind store_postgres = { .prefix = "postgres" };
