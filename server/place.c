/* server/place.c -- where tables are kept, as the command line says it. */

#include "server/place.h"

#include "command/command.h"
#include "command/flags.h"
#include "server/config.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

enum { FOLDER_MODE = 0700 };

static const char file_name[] = "/rubicon.db";

static int take_data(const char *command, const char *folder)
{
	int n = snprintf(config.store, sizeof config.store, "%s%s", folder, file_name);

	return n < (int)sizeof config.store
			   ? FINE
			   : bad_usage(command, "--data takes a shorter name than '%s'.", folder);
}

static int take_database(const char *command, const char *url)
{
	if (strncmp(url, "postgres://", 11) != 0 && strncmp(url, "postgresql://", 13) != 0)
		return bad_usage(command,
						 "--db takes postgres://USER@HOST/NAME, not '%s'. For SQLite there "
						 "is --data FOLDER.",
						 url);
	if (snprintf(config.store, sizeof config.store, "%s", url) >= (int)sizeof config.store)
		return bad_usage(command, "The URL of --db is too long.");
	return FINE;
}

/* One or the other. */
int take_store(const char *command, int flag, const char *where)
{
	if (*config.store)
		return bad_usage(command, "Tables are kept in one place: --data or --db, once.");
	return flag == 'd' ? take_data(command, where) : take_database(command, where);
}

int take_store_flags(const char *command, int argc, char **argv)
{
	static const struct flag flags[] = {
		{ "data", required_argument, NULL, 'd' },
		{ "db", required_argument, NULL, 'b' },
		{ 0 },
	};
	int c;

	while ((c = next_flag(command, argc, argv, flags)) != NO_MORE_FLAGS)
		if (c == BAD_FLAG || take_store(command, c, optarg) != FINE)
			return BAD_USAGE;
	return *config.store ? FINE : take_store(command, 'd', ".");
}

static bool is_postgres(void) { return !strncmp(config.store, "postgres", 8); }

int make_store(void)
{
	char folder[sizeof config.store];

	if (!*config.store)
		return take_data("", ".");
	if (is_postgres())
		return FINE;
	snprintf(folder, sizeof folder, "%s", config.store);
	folder[strlen(folder) - strlen(file_name)] = 0;
	if (mkdir(folder, FOLDER_MODE) && errno != EEXIST)
		return bad_input("The folder '%s' cannot be made: %s.", folder, strerror(errno));
	return FINE;
}

const char *store_name(void) { return is_postgres() ? "PostgreSQL" : config.store; }
