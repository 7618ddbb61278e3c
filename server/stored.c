/* server/stored.c -- `rubicon table`: a stored table, as the record that it is. */

#include "server/store.h"

#include "command/command.h"
#include "command/flags.h"
#include "command/help.h"
#include "server/config.h"
#include "server/place.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_PLIES = 1 << 20, TAIL = 1024 };

const char table_help[] =
	"Usage: rubicon table ID [--data FOLDER | --db URL]\n"
	"\n"
	"Prints a stored table as the record that it is, with the lines that tell what happened "
	"beside\n"
	"the game; 'rubicon table ID | rubicon replay -' tells it. A server may be running. It holds\n"
	"everybody's secrets, those of its dice too.\n"
	"\n"
	"  --data FOLDER  where tables are kept by SQLite; the current folder\n"
	"  --db URL       postgres://... instead\n"
	"\n"
	"Exits with 0, with 1 if there is no such table or it cannot be read, 2 on wrong usage.\n";

static int take_arguments(int argc, char **argv)
{
	int code = take_store_flags("table", argc, argv);

	if (code == FINE && optind + 1 != argc)
		return bad_usage("table", optind == argc ? "Which table? Give its id."
												 : "One table at a time: give one id.");
	return code;
}

/* What is missing of a game that is still played, or that an older program has stored. */
static void print_tail(struct record_reader *r)
{
	char tail[TAIL];
	struct text t = text_in(tail, sizeof tail);

	if (r->fault || !r->started || r->done)
		return;
	record_tail(r->m, &t);
	fputs(tail, stdout);
}

static int print_table(const struct job *j)
{
	struct record_reader *r = calloc(1, sizeof *r);
	struct match *m = calloc(1, sizeof *m);
	struct ply *log = calloc(MAX_PLIES, sizeof *log);

	CHECK(r && m && log);
	record_open(r, m, log, MAX_PLIES);
	fputs(j->found_head, stdout);
	record_feed(r, j->found_head, strlen(j->found_head));
	for (const struct change *c = j->changes; c; c = c->next) {
		fputs(c->lines, stdout);
		record_feed(r, c->lines, strlen(c->lines));
	}
	print_tail(r);
	free(log);
	free(m);
	free(r);
	return FINE;
}

int table_main(int argc, char **argv)
{
	char error[STORE_ERROR];
	struct job *j;
	int code = take_arguments(argc, argv);

	if (code != FINE)
		return code;
	if (!store_look(config.store, error))
		return bad_input("%s cannot be read: %s.", store_name(), error);
	j = job_new(JOB_LOAD, argv[optind], job_free, NULL);
	store_read(j);
	if (j->result == STORED)
		code = print_table(j);
	else if (j->result == NOT_THERE)
		code = bad_input("There is no table '%s' in %s.", argv[optind], store_name());
	else
		code = bad_input("%s cannot be read; the log says why.", store_name());
	job_free(j);
	return code;
}
