/* server/store.h -- where tables are kept: one small interface, SQLite or PostgreSQL behind it.
 *
 * A table is its head (how it was set up; never changes) and its changes, counted from 1.  A change
 * is a few lines of text that belong together: a player's action and the dice that followed.  It is
 * stored whole or not at all, and everything else can be rebuilt from it.  The rest of a row is
 * there to find tables by.
 *
 * Jobs run in threads of their own; many changes share one transaction.  A job comes back to the
 * loop when it is safe on the disk, or has failed. */

#ifndef SERVER_STORE_H
#define SERVER_STORE_H

#include "core/game.h"
#include "record/dice.h"
#include "server/loop.h"

enum { SCHEMA_VERSION = 4, STORE_ERROR = 256, LIST_MOST = 100 };

/* What tables are found by. */
struct summary {
	int state;
	bool is_public;
	uint64_t wake;     /* when somebody must look after it, by world_now(); 0: never */
	const char *json;  /* for the lobby; NULL: as it was */
	bool is_as_it_was; /* all of it */
};

struct change {
	struct change *next;
	int64_t seq;
	uint64_t at;
	char lines[]; /* with a NUL */
};

enum job_kind { JOB_CREATE, JOB_APPEND, JOB_SEEN, JOB_WAKE, JOB_LOAD, JOB_LIST, JOB_DUE, JOB_IDS };
enum job_result { STORED, CONFLICT, NOT_THERE, NOT_STORED };

struct job {
	struct post post; /* must be first */
	struct job *next;
	uint64_t came; /* by the stopwatch */
	enum job_kind kind;
	enum job_result result;
	void (*done)(struct job *j); /* in the loop; frees it */
	void *self;
	char id[TABLE_TEXT];

	/* CREATE: head and change; APPEND: change, its seq one more than the last. */
	const char *head, *game;
	struct change *change;
	struct summary summary;

	/* SEEN */
	int seat;
	int64_t count;

	/* LOAD: changes after this one.  Answers. */
	int64_t after;
	char *found_head;
	struct change *changes;
	int64_t seen[MAX_SEATS];

	/* LIST: public tables of a state, of a game if there is one, older than `id` if there is one.
	 * Answers their summaries.  DUE: those to be woken at `at`; answers ids.  WAKE: such a
	 * one is to be woken later, as the summary says.  IDS: those after `id`, all of them a page at
	 * a time. */
	int state, limit;
	uint64_t at;
	char **list;
	int n_listed;
	bool more;
	char (*ids)[TABLE_TEXT];
	int n_ids;
};

/* To look at what is stored, without a server: its own thread reads. */
bool store_look(const char *name, char error[STORE_ERROR]);
void store_read(struct job *j); /* LOAD, IDS */

/* Whether the database itself is whole, told line by line; false: it is not. */
bool store_examine(void (*tell)(const char *finding));

/* Writes run in one thread and reads in another, each with a connection of its own, so that no
 * change waits for somebody who looks. */
struct store_kind {
	bool (*open)(const char *name, char error[STORE_ERROR]);
	bool (*look)(const char *name, char error[STORE_ERROR]); /* to read alone, in this thread */
	void (*close)(void);
	void (*become_reader)(void); /* this thread uses the other connection from now on */
	bool (*begin)(void);
	bool (*commit)(void);
	void (*abort)(void);
	bool (*is_ready)(void); /* may be NULL: it is */

	/* Inside a transaction. */
	enum job_result (*create)(const struct job *j);
	enum job_result (*append)(const struct job *j);
	enum job_result (*remember_seen)(const struct job *j);
	enum job_result (*wake_later)(const struct job *j);

	/* Outside. */
	enum job_result (*load_head)(struct job *j);
	enum job_result (*load_changes)(struct job *j);
	enum job_result (*load_seen)(struct job *j);
	enum job_result (*list)(struct job *j);
	enum job_result (*due)(struct job *j);
	enum job_result (*ids)(struct job *j);
	bool (*examine)(void (*tell)(const char *finding)); /* may be NULL: it looks after itself */

	int (*socket)(void); /* to wait on for news, or -1 */
	void (*take_news)(void (*told)(const char *id, int64_t seq));
};
extern const struct store_kind store_sqlite, store_postgres;

/* A file, or "postgres://..."; on_news: another server changed this table. */
bool store_open(const char *name, void (*on_news)(const char *id, int64_t seq),
				char error[STORE_ERROR]);
void store_close(void); /* after everything that was handed in */
void store_do(struct job *j);
bool store_is_well(void);   /* the last transaction did not fail */
bool store_is_shared(void); /* other servers may change the same tables */

struct job *job_new(enum job_kind kind, const char *id, void (*done)(struct job *j), void *self);
void job_free(struct job *j);
bool job_list(struct job *j,
			  const char *summary); /* for those who run LIST: is there room for more? */
struct change *change_new(int64_t seq, uint64_t at, const char *lines, size_t n);

#endif
