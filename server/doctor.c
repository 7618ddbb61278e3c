/* server/doctor.c -- `rubicon doctor`: looks at what a server has stored, and says what it finds.
 */

#include "server/store.h"

#include "command/command.h"
#include "command/flags.h"
#include "command/help.h"
#include "server/config.h"
#include "server/place.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { MAX_PLIES = 1 << 20, PAGE = 100, OTHERS = 077 };

const char doctor_help[] =
	"Usage: rubicon doctor [--data FOLDER | --db URL]\n"
	"\n"
	"Looks at what a server has stored, and says what it finds: whether the database is whole, "
	"and\n"
	"whether every table in it can be read, each ply and fingerprint. Nothing is changed, and a\n"
	"server may be running.\n"
	"\n"
	"  --data FOLDER  where tables are kept by SQLite; the current folder\n"
	"  --db URL       postgres://... instead\n"
	"\n"
	"Exits with 0 if all is well, 1 if something is not, 2 on wrong usage.\n";

/* What was found so far. */
static struct {
	int open, playing, over, bad;
	struct record_reader reader;
	struct match match;
	struct ply *log;
} found;

static void tell_damage(const char *finding) { printf("The database is damaged: %s.\n", finding); }

static void look_at_file(void)
{
	struct stat s;

	if (!stat(config.store, &s) && (s.st_mode & OTHERS))
		printf("%s can be read by others, and holds the secrets of all dice: chmod 600 it.\n",
			   config.store);
}

static bool feed(const char *text) { return record_feed(&found.reader, text, strlen(text)); }

static bool read_table(const struct job *j)
{
	bool is_good;

	record_open(&found.reader, &found.match, found.log, MAX_PLIES);
	is_good = feed(j->found_head);
	for (const struct change *c = j->changes; is_good && c; c = c->next)
		is_good = feed(c->lines);
	return is_good;
}

static void look_at_table(const char *id)
{
	struct job *j = job_new(JOB_LOAD, id, job_free, NULL);

	store_read(j);
	if (j->result != STORED) {
		printf("Table %s cannot be loaded.\n", id);
		found.bad++;
	} else if (!read_table(j)) {
		printf("Table %s cannot be read: %s\n", id, found.reader.error);
		found.bad++;
	} else if (!found.reader.started) {
		found.open++;
	} else if (found.reader.done || match_over(&found.match)) {
		found.over++;
	} else {
		found.playing++;
	}
	job_free(j);
}

/* False: they cannot even be listed. */
static bool look_at_tables(void)
{
	char last[TABLE_TEXT] = "";
	int n = PAGE;
	bool is_good = true;

	while (is_good && n == PAGE) {
		struct job *j = job_new(JOB_IDS, last, job_free, NULL);

		j->limit = PAGE;
		store_read(j);
		is_good = j->result == STORED;
		n = is_good ? j->n_ids : 0;
		for (int i = 0; i < n; i++)
			look_at_table(j->ids[i]);
		if (n)
			memcpy(last, j->ids[n - 1], sizeof last);
		job_free(j);
	}
	return is_good;
}

static int examine(void)
{
	bool is_whole = store_examine(tell_damage), is_listed;

	look_at_file();
	is_listed = look_at_tables();
	if (!is_listed)
		printf("The tables cannot be listed.\n");
	printf("%s: %d tables open, %d being played, %d over, %d that cannot be read.\n", store_name(),
		   found.open, found.playing, found.over, found.bad);
	if (is_whole && is_listed && !found.bad) {
		printf("All is well.\n");
		return FINE;
	}
	printf("Keep a copy of all files as they are before you do anything else; what can be read, "
		   "'rubicon table ID' prints.\n");
	return BAD_INPUT;
}

int doctor_main(int argc, char **argv)
{
	char error[STORE_ERROR];
	int code = take_store_flags("doctor", argc, argv);

	if (code != FINE)
		return code;
	if (optind < argc)
		return bad_usage("doctor", "'%s' is one argument too many.", argv[optind]);
	if (!store_look(config.store, error))
		return bad_input("%s cannot be read: %s.", store_name(), error);
	found.log = calloc(MAX_PLIES, sizeof *found.log);
	CHECK(found.log);
	code = examine();
	free(found.log);
	return code;
}
