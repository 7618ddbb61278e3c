/* server/schema.h -- how older databases become today's. */

#ifndef SERVER_SCHEMA_H
#define SERVER_SCHEMA_H

#include "server/store.h"

/* What a step needs of a database.  Parameters are $1, $2 ... and each is text. */
struct database {
	bool (*write)(const char *sql, const char *const parameter[], int n);
	bool (*read)(const char *sql, const char *parameter,
				 void (*row)(void *self, const char *const column[]), void *self);
};

/* From one version to the next: in SQL that both databases understand, or here. */
struct migration {
	const char *sql;
	bool (*run)(const struct database *db);
};
extern const struct migration migrations[];

/* Sentences about a database that this program cannot use as it is. */
bool is_newer(int version, char error[STORE_ERROR]);
bool is_of_today(int version, char error[STORE_ERROR]);

#endif
