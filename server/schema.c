/* server/schema.c -- the tables of the database, and how older ones become today's. */

#include "server/schema.h"

#include "server/older.h"

#include <stdio.h>

/* Step i leads from version i to i + 1.  Both databases understand them; numbers are milliseconds
 * where they are times.  A table's place is its rank among all by the store's own count, since the
 * clocks of two servers agree on no order. */
const struct migration migrations[] = {
	{ "CREATE TABLE tables ("
	  " id TEXT PRIMARY KEY, head TEXT NOT NULL, game TEXT NOT NULL, public INTEGER NOT NULL,"
	  " state INTEGER NOT NULL, place BIGINT NOT NULL, wake BIGINT, summary TEXT NOT NULL);"
	  "CREATE INDEX tables_listed ON tables (public, state, place);"
	  "CREATE INDEX tables_in_order ON tables (place);"
	  "CREATE INDEX tables_due ON tables (wake);"
	  "CREATE TABLE changes ("
	  " table_id TEXT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, lines TEXT NOT NULL,"
	  " PRIMARY KEY (table_id, seq));"
	  "CREATE TABLE seen ("
	  " table_id TEXT NOT NULL, seat INTEGER NOT NULL, count BIGINT NOT NULL,"
	  " PRIMARY KEY (table_id, seat));",
	  NULL },

	/* A page of the lobby is read from an index, whatever it is a page of. */
	{ "DROP INDEX tables_listed;"
	  "CREATE INDEX tables_listed ON tables (public, state, place, id);"
	  "CREATE INDEX tables_of_game ON tables (public, state, game, place, id);",
	  NULL },

	/* Changes may hold luck that came later, lapses and wishes to replace; nothing of before is
	 * another, but a program that does not know these lines must not read them. */
	{ "UPDATE tables SET wake = wake WHERE id = '';", NULL },

	/* A table is a record. */
	{ NULL, bring_older_tables },
};

_Static_assert(LEN(migrations) == SCHEMA_VERSION, "every version has its step");

bool is_newer(int version, char error[STORE_ERROR])
{
	if (version > SCHEMA_VERSION)
		snprintf(error, STORE_ERROR,
				 "its schema is version %d; this program knows them up to %d, so a newer one is "
				 "needed",
				 version, SCHEMA_VERSION);
	return version > SCHEMA_VERSION;
}

bool is_of_today(int version, char error[STORE_ERROR])
{
	if (version < SCHEMA_VERSION)
		snprintf(error, STORE_ERROR,
				 "its schema is version %d, and this program's is %d: 'rubicon serve' brings it "
				 "along",
				 version, SCHEMA_VERSION);
	return version == SCHEMA_VERSION || (is_newer(version, error), false);
}
