/* server/schema.h -- the tables of the database, and how older ones become today's. */

#ifndef SERVER_SCHEMA_H
#define SERVER_SCHEMA_H

/* Step i leads from version i to i + 1.  Both databases understand them; numbers are milliseconds
 * where they are times.  A table's place is its rank among all by the store's own count, since the
 * clocks of two servers agree on no order. */
static const char *const migrations[] = {
	"CREATE TABLE tables ("
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

	/* A page of the lobby is read from an index, whatever it is a page of. */
	"DROP INDEX tables_listed;"
	"CREATE INDEX tables_listed ON tables (public, state, place, id);"
	"CREATE INDEX tables_of_game ON tables (public, state, game, place, id);",

	/* Changes may hold luck that came later, lapses and wishes to replace; nothing of before is
	 * another, but a program that does not know these lines must not read them. */
	"UPDATE tables SET wake = wake WHERE id = '';",
};

#endif
