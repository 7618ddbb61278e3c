/* server/store_sqlite.c -- tables in one file, SQLite with a write-ahead log.
 *
 * synchronous=FULL: what was committed survives the loss of power. */

#include "server/log.h"
#include "server/schema.h"
#include "server/store.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sqlite3.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { BUSY_MILLIS = 5000, GROWTH = 1 << 20, PATH = 1100, FILE_MODE = 0600 };

enum statement {
	BEGIN,
	COMMIT,
	ROLLBACK,
	CREATE,
	APPEND,
	FIND_BY,
	SEEN,
	WAKE,
	HEAD,
	CHANGES,
	WAS_SEEN,
	LIST,
	LIST_OF_GAME,
	DUE,
	IDS,
	N_STATEMENTS
};

static const char *const sql[N_STATEMENTS] = {
	[BEGIN] = "BEGIN IMMEDIATE",
	[COMMIT] = "COMMIT",
	[ROLLBACK] = "ROLLBACK",
	[CREATE] =
		"INSERT INTO tables (id, head, game, public, state, place, wake, summary)"
		" VALUES (?1, ?2, ?3, ?4, ?5, coalesce((SELECT max(place) FROM tables), 0) + 1, ?6, ?7)"
		" ON CONFLICT DO NOTHING",
	[APPEND] = "INSERT INTO changes (table_id, seq, at, lines) VALUES (?1, ?2, ?3, ?4)"
			   " ON CONFLICT DO NOTHING",
	[FIND_BY] = "UPDATE tables SET state = ?2, wake = ?3, summary = coalesce(?4, summary)"
				" WHERE id = ?1",
	[SEEN] = "INSERT INTO seen (table_id, seat, count) VALUES (?1, ?2, ?3)"
			 " ON CONFLICT (table_id, seat) DO UPDATE SET count = ?3",
	[WAKE] = "UPDATE tables SET wake = ?2 WHERE id = ?1 AND wake <= ?3",
	[HEAD] = "SELECT head FROM tables WHERE id = ?1",
	[CHANGES] = "SELECT seq, at, lines FROM changes WHERE table_id = ?1 AND seq > ?2 ORDER BY seq",
	[WAS_SEEN] = "SELECT seat, count FROM seen WHERE table_id = ?1",
#define LISTED(game)                                                                               \
	"SELECT summary FROM tables WHERE public = 1 AND state = ?1" game                              \
	" AND (place, id) < (coalesce((SELECT place FROM tables WHERE id = ?3),"                       \
	" CASE ?3 WHEN '' THEN 9223372036854775807 ELSE 0 END), ?3)"                                   \
	" ORDER BY place DESC, id DESC LIMIT ?4"
	[LIST] = LISTED(""),
	[LIST_OF_GAME] = LISTED(" AND game = ?2"),
#undef LISTED
	[DUE] = "SELECT id FROM tables WHERE wake <= ?1 ORDER BY wake LIMIT ?2",
	[IDS] = "SELECT id FROM tables WHERE id > ?1 ORDER BY id LIMIT ?2",
};

/* A connection for those who write, one for those who read. */
static struct side {
	sqlite3 *db;
	sqlite3_stmt *prepared[N_STATEMENTS];
} writer, reader;
static _Thread_local struct side *side = &writer;
static int lock;

/* ---- copying the log back --------------------------------------------------------------
 *
 * The log is copied into the database by a thread of its own, so that no change waits for it; and
 * seldom, for the disk is the same, and a page that has changed often is copied once. While changes
 * keep coming that thread never catches up altogether: right after it, once in a long while, the
 * writer copies the little that is left, and the log begins anew. */

enum {
	LONG_LOG = 4000, /* pages that are not copied */
	TOO_LONG_LOG = 16000,
	LONGEST_LOG = 64000,
	SHORT_REST = 500,
	LOOK_EVERY = 100, /* milliseconds */
};

static struct {
	sqlite3 *db;
	pthread_t thread;
	atomic_bool closing;
	atomic_int pages, copied; /* in the log */
} copier;

static int log_grew(void *unused, sqlite3 *which, const char *name, int pages)
{
	int rest = pages - atomic_load(&copier.copied);

	(void)unused;
	atomic_store(&copier.pages, pages);
	if (pages > TOO_LONG_LOG && (rest < SHORT_REST || pages > LONGEST_LOG))
		sqlite3_wal_checkpoint_v2(which, name, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL);
	return SQLITE_OK;
}

static void copy_now(void)
{
	int pages = 0, copied = 0;

	if (sqlite3_wal_checkpoint_v2(copier.db, NULL, SQLITE_CHECKPOINT_PASSIVE, &pages, &copied) ==
		SQLITE_OK)
		atomic_store(&copier.copied, copied);
}

static void *copy_log(void *unused)
{
	static const struct timespec pause = { .tv_nsec = LOOK_EVERY * 1000000L };

	(void)unused;
	while (!atomic_load(&copier.closing)) {
		int pages = atomic_load(&copier.pages), copied = atomic_load(&copier.copied);

		if (pages < copied) /* it began anew */
			atomic_store(&copier.copied, 0);
		else if (pages - copied > LONG_LOG)
			copy_now();
		nanosleep(&pause, NULL);
	}
	return NULL;
}

static bool start_copier(const char *name)
{
	/* A connection that has not yet looked at the file does not know that there is a log. */
	if (sqlite3_open(name, &copier.db) || sqlite3_busy_timeout(copier.db, BUSY_MILLIS) ||
		sqlite3_exec(copier.db, "PRAGMA journal_mode = WAL", NULL, NULL, NULL))
		return false;
	sqlite3_wal_hook(side->db, log_grew, NULL); /* in place of SQLite's own */
	return pthread_create(&copier.thread, NULL, copy_log, NULL) == 0;
}

static void stop_copier(void)
{
	atomic_store(&copier.closing, true);
	pthread_join(copier.thread, NULL);
	sqlite3_close(copier.db);
}

/* ---- opening ------------------------------------------------------------- */

static bool complain(char error[STORE_ERROR])
{
	snprintf(error, STORE_ERROR, "%s", side->db ? sqlite3_errmsg(side->db) : "out of memory");
	return false;
}

static bool execute(const char *text) { return !sqlite3_exec(side->db, text, NULL, NULL, NULL); }

static int read_version(void)
{
	sqlite3_stmt *s = NULL;
	int version = -1;

	if (!sqlite3_prepare_v2(side->db, "PRAGMA user_version", -1, &s, NULL) &&
		sqlite3_step(s) == SQLITE_ROW)
		version = sqlite3_column_int(s, 0);
	sqlite3_finalize(s);
	return version;
}

static sqlite3_stmt *prepare_with(const char *text, const char *const parameter[], int n)
{
	sqlite3_stmt *s = NULL;

	if (sqlite3_prepare_v2(side->db, text, -1, &s, NULL))
		return NULL;
	for (int i = 0; i < n; i++)
		sqlite3_bind_text(s, i + 1, parameter[i], -1, SQLITE_STATIC);
	return s;
}

static bool write_row(const char *text, const char *const parameter[], int n)
{
	sqlite3_stmt *s = prepare_with(text, parameter, n);
	bool is_done = s && sqlite3_step(s) == SQLITE_DONE;

	sqlite3_finalize(s);
	return is_done;
}

static bool read_rows(const char *text, const char *parameter,
					  void (*row)(void *self, const char *const column[]), void *self)
{
	sqlite3_stmt *s = prepare_with(text, &parameter, 1);
	int step = SQLITE_ERROR;

	while (s && (step = sqlite3_step(s)) == SQLITE_ROW) {
		const char *const column[] = { (const char *)sqlite3_column_text(s, 0),
									   (const char *)sqlite3_column_text(s, 1) };

		row(self, column);
	}
	sqlite3_finalize(s);
	return step == SQLITE_DONE;
}

static const struct database rows_of_file = { write_row, read_rows };

static bool run_migration(const struct migration *m)
{
	return m->sql ? execute(m->sql) : m->run(&rows_of_file);
}

static bool migrate(char error[STORE_ERROR])
{
	int version = read_version();
	char mark[64];

	if (version < 0)
		return complain(error);
	if (is_newer(version, error))
		return false;
	for (; version < SCHEMA_VERSION; version++) {
		snprintf(mark, sizeof mark, "PRAGMA user_version = %d", version + 1);
		if (!execute("BEGIN IMMEDIATE") || !run_migration(&migrations[version]) || !execute(mark) ||
			!execute("COMMIT"))
			return complain(error);
	}
	return true;
}

static bool prepare_all(void)
{
	for (int i = 0; i < N_STATEMENTS; i++)
		if (sqlite3_prepare_v3(side->db, sql[i], -1, SQLITE_PREPARE_PERSISTENT, &side->prepared[i],
							   NULL))
			return false;
	return true;
}

/* The file grows in large steps: when the disk is full, there is room to copy the log into. */
static bool grow_in_steps(void)
{
	int step = GROWTH;

	return sqlite3_file_control(side->db, NULL, SQLITE_FCNTL_CHUNK_SIZE, &step) == SQLITE_OK;
}

/* Tables of one file live in one server's memory. */
static bool take_lock(const char *name, char error[STORE_ERROR])
{
	char path[PATH];

	snprintf(path, sizeof path, "%s.lock", name);
	lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, FILE_MODE);
	if (lock >= 0 && flock(lock, LOCK_EX | LOCK_NB) == 0)
		return true;
	snprintf(error, STORE_ERROR, "%s",
			 lock >= 0 && errno == EWOULDBLOCK ? "another server uses it" : strerror(errno));
	return false;
}

/* They hold the secrets of all dice: what an older program left open is shut. */
static void shut_files(const char *name)
{
	static const char *const ends[] = { "", "-wal", "-shm", ".lock" };
	char path[PATH];
	struct stat s;

	for (int i = 0; i < LEN(ends); i++) {
		snprintf(path, sizeof path, "%s%s", name, ends[i]);
		if (stat(path, &s) || !(s.st_mode & ~(unsigned)(S_IFMT | FILE_MODE)))
			continue;
		log_line(LOG_WARN, "shut", "file=%s mode=%o", path, s.st_mode & ~(unsigned)S_IFMT);
		if (chmod(path, FILE_MODE))
			log_line(LOG_ERROR, "shut", "file=%s error=\"%s\"", path, strerror(errno));
	}
}

/* It is opened here, and used by the thread that reads. */
static bool open_reader(const char *name)
{
	bool is_open;

	side = &reader;
	is_open = !sqlite3_open(name, &side->db) && !sqlite3_busy_timeout(side->db, BUSY_MILLIS) &&
			  prepare_all() && execute("PRAGMA query_only = 1");
	side = &writer;
	return is_open;
}

static void close_side(struct side *s)
{
	for (int i = 0; i < N_STATEMENTS; i++)
		sqlite3_finalize(s->prepared[i]);
	sqlite3_close(s->db);
}

static bool open_file(const char *name, char error[STORE_ERROR])
{
	if (!take_lock(name, error))
		return false;
	shut_files(name);
	if (sqlite3_open(name, &side->db) || sqlite3_busy_timeout(side->db, BUSY_MILLIS) ||
		!grow_in_steps() || !execute("PRAGMA journal_mode = WAL") ||
		!execute("PRAGMA synchronous = FULL"))
		return complain(error);
	return migrate(error) &&
		   ((prepare_all() && open_reader(name) && start_copier(name)) || complain(error));
}

static bool look_at_file(const char *name, char error[STORE_ERROR])
{
	side = &reader;
	if (sqlite3_open_v2(name, &side->db, SQLITE_OPEN_READONLY, NULL) ||
		sqlite3_busy_timeout(side->db, BUSY_MILLIS) || read_version() < 0)
		return complain(error);
	return is_of_today(read_version(), error) && (prepare_all() || complain(error));
}

static void become_reader(void) { side = &reader; }

static void close_file(void)
{
	stop_copier();
	close_side(&reader);
	close_side(&writer);
	close(lock);
}

/* ---- statements ---------------------------------------------------------- */

static sqlite3_stmt *use(enum statement which)
{
	sqlite3_reset(side->prepared[which]);
	sqlite3_clear_bindings(side->prepared[which]);
	return side->prepared[which];
}

static void bind_text(sqlite3_stmt *s, int at, const char *text)
{
	sqlite3_bind_text(s, at, text, -1, SQLITE_STATIC); /* NULL is null */
}

static void bind_time(sqlite3_stmt *s, int at, uint64_t when)
{
	if (when)
		sqlite3_bind_int64(s, at, (int64_t)when);
}

static bool finish(sqlite3_stmt *s)
{
	bool is_done = sqlite3_step(s) == SQLITE_DONE;

	if (!is_done)
		log_line(LOG_ERROR, "store", "code=%d error=\"%s\"", sqlite3_extended_errcode(side->db),
				 sqlite3_errmsg(side->db));
	sqlite3_reset(s);
	return is_done;
}

static bool begin(void) { return finish(use(BEGIN)); }
static bool commit(void) { return finish(use(COMMIT)); }

static void abort_all(void)
{
	if (!sqlite3_get_autocommit(side->db))
		finish(use(ROLLBACK));
	/* If the disk is full, the log may be what fills it. */
	sqlite3_wal_checkpoint_v2(side->db, NULL, SQLITE_CHECKPOINT_TRUNCATE, NULL, NULL);
}

/* ---- writing ------------------------------------------------------------- */

/* A row that is there already leaves the statement without effect. */
static enum job_result insert(sqlite3_stmt *s)
{
	return !finish(s) ? NOT_STORED : sqlite3_changes(side->db) ? STORED : CONFLICT;
}

static enum job_result append(const struct job *j)
{
	sqlite3_stmt *s = use(APPEND);
	enum job_result result;

	bind_text(s, 1, j->id);
	sqlite3_bind_int64(s, 2, j->change->seq);
	sqlite3_bind_int64(s, 3, (int64_t)j->change->at);
	bind_text(s, 4, j->change->lines);
	result = insert(s);
	if (result != STORED || j->summary.is_as_it_was || j->kind == JOB_CREATE)
		return result;
	s = use(FIND_BY);
	bind_text(s, 1, j->id);
	sqlite3_bind_int(s, 2, j->summary.state);
	bind_time(s, 3, j->summary.wake);
	bind_text(s, 4, j->summary.json);
	return finish(s) ? STORED : NOT_STORED;
}

static enum job_result create(const struct job *j)
{
	sqlite3_stmt *s = use(CREATE);
	enum job_result result;

	bind_text(s, 1, j->id);
	bind_text(s, 2, j->head);
	bind_text(s, 3, j->game);
	sqlite3_bind_int(s, 4, j->summary.is_public);
	sqlite3_bind_int(s, 5, j->summary.state);
	bind_time(s, 6, j->summary.wake);
	bind_text(s, 7, j->summary.json);
	result = insert(s);
	return result == STORED ? append(j) : result;
}

static enum job_result remember_seen(const struct job *j)
{
	sqlite3_stmt *s = use(SEEN);

	bind_text(s, 1, j->id);
	sqlite3_bind_int(s, 2, j->seat);
	sqlite3_bind_int64(s, 3, j->count);
	return finish(s) ? STORED : NOT_STORED;
}

static enum job_result wake_later(const struct job *j)
{
	sqlite3_stmt *s = use(WAKE);

	bind_text(s, 1, j->id);
	bind_time(s, 2, j->summary.wake);
	sqlite3_bind_int64(s, 3, (int64_t)j->at);
	return finish(s) ? STORED : NOT_STORED;
}

/* ---- reading ------------------------------------------------------------- */

static char *column(sqlite3_stmt *s, int i)
{
	const char *text = (const char *)sqlite3_column_text(s, i);
	char *copy = strdup(text ? text : "");

	CHECK(copy);
	return copy;
}

static enum job_result end_reading(sqlite3_stmt *s, int last, bool found)
{
	bool has_failed = last != SQLITE_DONE && last != SQLITE_ROW;

	if (has_failed)
		log_line(LOG_ERROR, "store", "reading=\"%s\" code=%d error=\"%s\"", sqlite3_sql(s),
				 sqlite3_extended_errcode(side->db), sqlite3_errmsg(side->db));
	sqlite3_reset(s);
	return has_failed ? NOT_STORED : found ? STORED : NOT_THERE;
}

static enum job_result load_head(struct job *j)
{
	sqlite3_stmt *s = use(HEAD);
	int step;

	bind_text(s, 1, j->id);
	step = sqlite3_step(s);
	if (step == SQLITE_ROW)
		j->found_head = column(s, 0);
	return end_reading(s, step, j->found_head != NULL);
}

static enum job_result load_changes(struct job *j)
{
	sqlite3_stmt *s = use(CHANGES);
	struct change **last = &j->changes;
	int step;

	bind_text(s, 1, j->id);
	sqlite3_bind_int64(s, 2, j->after);
	while ((step = sqlite3_step(s)) == SQLITE_ROW) {
		const char *lines = (const char *)sqlite3_column_text(s, 2);

		*last = change_new(sqlite3_column_int64(s, 0), (uint64_t)sqlite3_column_int64(s, 1), lines,
						   (size_t)sqlite3_column_bytes(s, 2));
		last = &(*last)->next;
	}
	return end_reading(s, step, true);
}

static enum job_result load_seen(struct job *j)
{
	sqlite3_stmt *s = use(WAS_SEEN);
	int step;

	bind_text(s, 1, j->id);
	while ((step = sqlite3_step(s)) == SQLITE_ROW) {
		int seat = sqlite3_column_int(s, 0);

		if (seat >= 0 && seat < MAX_SEATS)
			j->seen[seat] = sqlite3_column_int64(s, 1);
	}
	return end_reading(s, step, true);
}

static enum job_result list(struct job *j)
{
	bool is_of_game = j->game && *j->game;
	sqlite3_stmt *s = use(is_of_game ? LIST_OF_GAME : LIST);
	int step;

	sqlite3_bind_int(s, 1, j->state);
	if (is_of_game)
		bind_text(s, 2, j->game);
	bind_text(s, 3, j->id);
	sqlite3_bind_int(s, 4, j->limit + 1);
	while ((step = sqlite3_step(s)) == SQLITE_ROW &&
		   job_list(j, (const char *)sqlite3_column_text(s, 0)))
		continue;
	return end_reading(s, step, true);
}

/* Its second parameter is how many. */
static enum job_result take_ids(struct job *j, sqlite3_stmt *s)
{
	int step;

	j->ids = calloc((size_t)j->limit, sizeof *j->ids);
	CHECK(j->ids);
	sqlite3_bind_int(s, 2, j->limit);
	while ((step = sqlite3_step(s)) == SQLITE_ROW && j->n_ids < j->limit)
		snprintf(j->ids[j->n_ids++], TABLE_TEXT, "%s", (const char *)sqlite3_column_text(s, 0));
	return end_reading(s, step, true);
}

static enum job_result due(struct job *j)
{
	sqlite3_stmt *s = use(DUE);

	sqlite3_bind_int64(s, 1, (int64_t)j->at);
	return take_ids(j, s);
}

static enum job_result ids(struct job *j)
{
	sqlite3_stmt *s = use(IDS);

	bind_text(s, 1, j->id);
	return take_ids(j, s);
}

static bool examine(void (*tell)(const char *finding))
{
	sqlite3_stmt *s = NULL;
	int step = SQLITE_ERROR, found = 0;

	if (!sqlite3_prepare_v2(side->db, "PRAGMA integrity_check(20)", -1, &s, NULL))
		while ((step = sqlite3_step(s)) == SQLITE_ROW)
			if (strcmp((const char *)sqlite3_column_text(s, 0), "ok") != 0) {
				tell((const char *)sqlite3_column_text(s, 0));
				found++;
			}
	sqlite3_finalize(s);
	if (step != SQLITE_DONE)
		tell(sqlite3_errmsg(side->db));
	return step == SQLITE_DONE && !found;
}
const struct store_kind store_sqlite = {
	.open = open_file,
	.look = look_at_file,
	.close = close_file,
	.become_reader = become_reader,
	.begin = begin,
	.commit = commit,
	.abort = abort_all,
	.create = create,
	.append = append,
	.remember_seen = remember_seen,
	.wake_later = wake_later,
	.load_head = load_head,
	.load_changes = load_changes,
	.load_seen = load_seen,
	.list = list,
	.due = due,
	.ids = ids,
	.examine = examine,
};
