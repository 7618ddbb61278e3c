/* server/store_postgres.c -- tables in PostgreSQL, which several servers share.
 *
 * Any server may change any table: the key of a change, table and number, lets only one of two
 * simultaneous ones in, and the other server reads what it missed and tries again.  Each change
 * wakes the others by NOTIFY.  A connection that is lost is opened again; until then nothing is
 * acknowledged. */

#include "server/log.h"
#include "server/schema.h"
#include "server/store.h"
#include "server/world.h"

#include <libpq-fe.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_PARAMETERS = 8, NUMBER_TEXT = 24, TRY_AGAIN = 500 /* milliseconds */ };

enum statement {
	CREATE,
	APPEND,
	APPEND_ONLY,
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

static const struct {
	const char *name, *sql;
} statements[N_STATEMENTS] = {
	[CREATE] = { "create",
				 "INSERT INTO tables (id, head, game, public, state, place, wake, summary)"
				 " VALUES ($1, $2, $3, $4::int, $5::int,"
				 " coalesce((SELECT max(place) FROM tables), 0) + 1, $6::bigint, $7)"
				 " ON CONFLICT DO NOTHING RETURNING 1" },
	[APPEND] = { "append",
				 "WITH new AS (INSERT INTO changes (table_id, seq, at, lines)"
				 " VALUES ($1, $2::bigint, $3::bigint, $4) ON CONFLICT DO NOTHING RETURNING seq),"
				 " found AS (UPDATE tables SET state = $5::int, wake = $6::bigint,"
				 " summary = coalesce($7, summary) WHERE id = $1 AND EXISTS (SELECT 1 FROM new))"
				 " SELECT pg_notify('rubicon', $1 || ' ' || seq) FROM new" },
	[APPEND_ONLY] = { "append_only",
					  "WITH new AS (INSERT INTO changes (table_id, seq, at, lines) VALUES ($1,"
					  " $2::bigint, $3::bigint, $4) ON CONFLICT DO NOTHING RETURNING seq)"
					  " SELECT pg_notify('rubicon', $1 || ' ' || seq) FROM new" },
	[WAKE] = { "wake", "UPDATE tables SET wake = $2::bigint WHERE id = $1 AND wake <= $3::bigint" },
	[SEEN] = { "seen", "INSERT INTO seen (table_id, seat, count) VALUES ($1, $2::int, $3::bigint)"
					   " ON CONFLICT (table_id, seat) DO UPDATE SET count = $3::bigint" },
	[HEAD] = { "head", "SELECT head FROM tables WHERE id = $1" },
	[CHANGES] = { "changes", "SELECT seq, at, lines FROM changes WHERE table_id = $1"
							 " AND seq > $2::bigint ORDER BY seq" },
	[WAS_SEEN] = { "was_seen", "SELECT seat, count FROM seen WHERE table_id = $1" },
#define LISTED(game)                                                                               \
	"SELECT summary FROM tables WHERE public = 1 AND state = $1::int" game                         \
	" AND (place, id) < (coalesce((SELECT place FROM tables WHERE id = $3),"                       \
	" CASE $3 WHEN '' THEN 9223372036854775807 ELSE 0 END), $3)"                                   \
	" ORDER BY place DESC, id DESC LIMIT $4::int"
	[LIST] = { "list", LISTED(" AND $2 = ''") },
	[LIST_OF_GAME] = { "list_of_game", LISTED(" AND game = $2") },
#undef LISTED
	[DUE] = { "due", "SELECT id FROM tables WHERE wake <= $1::bigint ORDER BY wake LIMIT $2::int" },
	[IDS] = { "ids", "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2::int" },
};

/* A connection for those who write, and hear of others' changes; one for those who read. */
static struct side {
	PGconn *db;
	uint64_t tried;  /* to connect, by world_steady() */
	bool has_missed; /* news may have come while there was no connection */
} writer, reader;
static _Thread_local struct side *side = &writer;

/* ---- connecting ---------------------------------------------------------- */

static void log_error(void)
{
	char line[STORE_ERROR];

	snprintf(line, sizeof line, "%s", PQerrorMessage(side->db));
	line[strcspn(line, "\n")] = 0;
	log_line(LOG_ERROR, "store", "error=\"%s\"", line);
}

static bool execute(const char *text)
{
	PGresult *r = PQexec(side->db, text);
	bool is_good = PQresultStatus(r) == PGRES_COMMAND_OK || PQresultStatus(r) == PGRES_TUPLES_OK;

	PQclear(r);
	if (!is_good)
		log_error();
	return is_good;
}

static bool prepare_all(void)
{
	for (int i = 0; i < N_STATEMENTS; i++) {
		PGresult *r = PQprepare(side->db, statements[i].name, statements[i].sql, 0, NULL);
		bool is_good = PQresultStatus(r) == PGRES_COMMAND_OK;

		PQclear(r);
		if (!is_good) {
			log_error();
			return false;
		}
	}
	return true;
}

/* No answer takes for ever. */
static bool set_up(void)
{
	return execute("SET statement_timeout = '10s'") && execute("SET lock_timeout = '5s'") &&
		   execute("SET client_min_messages = warning") &&
		   (side == &reader || execute("LISTEN rubicon"));
}

static int read_version(void)
{
	PGresult *r = PQexec(side->db, "SELECT version FROM schema_version");
	int version = PQntuples(r) == 1 ? atoi(PQgetvalue(r, 0, 0)) : 0;

	PQclear(r);
	return version;
}

static bool write_row(const char *text, const char *const parameter[], int n)
{
	PGresult *r = PQexecParams(side->db, text, n, NULL, parameter, NULL, NULL, 0);
	bool is_good = PQresultStatus(r) == PGRES_COMMAND_OK;

	PQclear(r);
	return is_good;
}

static bool read_rows(const char *text, const char *parameter,
					  void (*row)(void *self, const char *const column[]), void *self)
{
	PGresult *r = PQexecParams(side->db, text, 1, NULL, &parameter, NULL, NULL, 0);
	bool is_good = PQresultStatus(r) == PGRES_TUPLES_OK;

	for (int i = 0; is_good && i < PQntuples(r); i++) {
		const char *const column[] = { PQgetvalue(r, i, 0), PQgetvalue(r, i, 1) };

		row(self, column);
	}
	PQclear(r);
	return is_good;
}

static const struct database rows_of_database = { write_row, read_rows };

static bool run_migration(const struct migration *m)
{
	return m->sql ? execute(m->sql) : m->run(&rows_of_database);
}

/* Servers that start together take turns. */
static bool migrate(char error[STORE_ERROR])
{
	char mark[96];
	int version;
	bool is_good = execute("BEGIN") && execute("SELECT pg_advisory_xact_lock(727563)") &&
				   execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)");

	version = is_good ? read_version() : 0;
	if (is_newer(version, error))
		return false;
	for (; is_good && version < SCHEMA_VERSION; version++)
		is_good = run_migration(&migrations[version]);
	snprintf(mark, sizeof mark,
			 "DELETE FROM schema_version; INSERT INTO schema_version VALUES (%d)", SCHEMA_VERSION);
	if (is_good && execute(mark) && execute("COMMIT"))
		return true;
	snprintf(error, STORE_ERROR, "%s", PQerrorMessage(side->db));
	return false;
}

static void ignore_notice(void *unused, const char *text) { (void)unused, (void)text; }

static bool connect_to(const char *name, char error[STORE_ERROR])
{
	const char *const keys[] = { "dbname",
								 "connect_timeout",
								 "keepalives_idle",
								 "keepalives_interval",
								 "tcp_user_timeout",
								 "application_name",
								 NULL };
	const char *const values[] = { name, "5", "10", "5", "10000", "rubicon", NULL };

	side->db = PQconnectdbParams(keys, values, 1);
	if (PQstatus(side->db) != CONNECTION_OK) {
		snprintf(error, STORE_ERROR, "%s", PQerrorMessage(side->db));
		error[strcspn(error, "\n")] = 0;
		return false;
	}
	PQsetNoticeProcessor(side->db, ignore_notice, NULL);
	return true;
}

/* The reader's is opened here, and used by the thread that reads. */
static bool open_database(const char *name, char error[STORE_ERROR])
{
	bool is_open = connect_to(name, error) && migrate(error) && set_up() && prepare_all();

	side = &reader;
	is_open = is_open && connect_to(name, error) && set_up() && prepare_all();
	side = &writer;
	return is_open;
}

static bool look_at_database(const char *name, char error[STORE_ERROR])
{
	side = &reader;
	return connect_to(name, error) && is_of_today(read_version(), error) && set_up() &&
		   prepare_all();
}

static void become_reader(void) { side = &reader; }

static void close_database(void)
{
	PQfinish(reader.db);
	PQfinish(writer.db);
}

static bool reconnect(void)
{
	if (PQstatus(side->db) == CONNECTION_OK)
		return true;
	if (world_steady() - side->tried < TRY_AGAIN)
		return false;
	side->tried = world_steady();
	PQreset(side->db);
	if (PQstatus(side->db) != CONNECTION_OK || !set_up() || !prepare_all())
		return false;
	log_line(LOG_INFO, "store", "text=\"connected again\"");
	side->has_missed = true;
	return true;
}

/* ---- statements ---------------------------------------------------------- */

struct parameters {
	const char *value[MOST_PARAMETERS];
	char number[MOST_PARAMETERS][NUMBER_TEXT];
	int n;
};

static void add_text(struct parameters *p, const char *text) { p->value[p->n++] = text; }

static void add_number(struct parameters *p, int64_t number)
{
	snprintf(p->number[p->n], NUMBER_TEXT, "%lld", (long long)number);
	p->value[p->n] = p->number[p->n];
	p->n++;
}

static void add_time(struct parameters *p, uint64_t when)
{
	if (when)
		add_number(p, (int64_t)when);
	else
		add_text(p, NULL);
}

/* NULL after an error. */
static PGresult *run_statement(enum statement which, const struct parameters *p)
{
	PGresult *r = PQexecPrepared(side->db, statements[which].name, p->n, p->value, NULL, NULL, 0);

	if (PQresultStatus(r) == PGRES_TUPLES_OK || PQresultStatus(r) == PGRES_COMMAND_OK)
		return r;
	log_error();
	PQclear(r);
	return NULL;
}

static bool begin(void) { return reconnect() && execute("BEGIN"); }

/* COMMIT of a transaction that has failed is answered ROLLBACK. */
static bool commit(void)
{
	PGresult *r = PQexec(side->db, "COMMIT");
	bool is_good = PQresultStatus(r) == PGRES_COMMAND_OK && !strcmp(PQcmdStatus(r), "COMMIT");

	PQclear(r);
	if (!is_good)
		log_error();
	return is_good;
}

static void abort_all(void)
{
	if (PQstatus(side->db) == CONNECTION_OK && PQtransactionStatus(side->db) != PQTRANS_IDLE)
		execute("ROLLBACK");
}

/* ---- writing ------------------------------------------------------------------------------------
 */

/* A row comes back if one went in. */
static enum job_result insert(enum statement which, const struct parameters *p)
{
	PGresult *r = run_statement(which, p);
	enum job_result result = !r ? NOT_STORED : PQntuples(r) ? STORED : CONFLICT;

	PQclear(r);
	return result;
}

static enum job_result append(const struct job *j)
{
	struct parameters p = { .n = 0 };

	add_text(&p, j->id);
	add_number(&p, j->change->seq);
	add_number(&p, (int64_t)j->change->at);
	add_text(&p, j->change->lines);
	if (j->summary.is_as_it_was || j->kind == JOB_CREATE)
		return insert(APPEND_ONLY, &p);
	add_number(&p, j->summary.state);
	add_time(&p, j->summary.wake);
	add_text(&p, j->summary.json);
	return insert(APPEND, &p);
}

static enum job_result create(const struct job *j)
{
	struct parameters p = { .n = 0 };
	enum job_result result;

	add_text(&p, j->id);
	add_text(&p, j->head);
	add_text(&p, j->game);
	add_number(&p, j->summary.is_public);
	add_number(&p, j->summary.state);
	add_time(&p, j->summary.wake);
	add_text(&p, j->summary.json);
	result = insert(CREATE, &p);
	return result == STORED ? append(j) : result;
}

static enum job_result remember_seen(const struct job *j)
{
	struct parameters p = { .n = 0 };
	PGresult *r;

	add_text(&p, j->id);
	add_number(&p, j->seat);
	add_number(&p, j->count);
	r = run_statement(SEEN, &p);
	PQclear(r);
	return r ? STORED : NOT_STORED;
}

static enum job_result wake_later(const struct job *j)
{
	struct parameters p = { .n = 0 };
	PGresult *r;

	add_text(&p, j->id);
	add_time(&p, j->summary.wake);
	add_number(&p, (int64_t)j->at);
	r = run_statement(WAKE, &p);
	PQclear(r);
	return r ? STORED : NOT_STORED;
}

/* ---- reading ------------------------------------------------------------- */

static char *copy(const char *text)
{
	char *s = strdup(text);

	CHECK(s);
	return s;
}

static enum job_result load_head(struct job *j)
{
	struct parameters p = { .n = 0 };
	PGresult *r;

	add_text(&p, j->id);
	r = run_statement(HEAD, &p);
	if (r && PQntuples(r))
		j->found_head = copy(PQgetvalue(r, 0, 0));
	PQclear(r);
	return !r ? NOT_STORED : j->found_head ? STORED : NOT_THERE;
}

static enum job_result load_changes(struct job *j)
{
	struct parameters p = { .n = 0 };
	struct change **last = &j->changes;
	PGresult *r;

	add_text(&p, j->id);
	add_number(&p, j->after);
	r = run_statement(CHANGES, &p);
	for (int i = 0; r && i < PQntuples(r); i++) {
		*last = change_new(atoll(PQgetvalue(r, i, 0)), (uint64_t)atoll(PQgetvalue(r, i, 1)),
						   PQgetvalue(r, i, 2), (size_t)PQgetlength(r, i, 2));
		last = &(*last)->next;
	}
	PQclear(r);
	return r ? STORED : NOT_STORED;
}

static enum job_result load_seen(struct job *j)
{
	struct parameters p = { .n = 0 };
	PGresult *r;

	add_text(&p, j->id);
	r = run_statement(WAS_SEEN, &p);
	for (int i = 0; r && i < PQntuples(r); i++) {
		int seat = atoi(PQgetvalue(r, i, 0));

		if (seat >= 0 && seat < MAX_SEATS)
			j->seen[seat] = atoll(PQgetvalue(r, i, 1));
	}
	PQclear(r);
	return r ? STORED : NOT_STORED;
}

static enum job_result list(struct job *j)
{
	struct parameters p = { .n = 0 };
	bool is_of_game = j->game && *j->game;
	PGresult *r;

	add_number(&p, j->state);
	add_text(&p, is_of_game ? j->game : "");
	add_text(&p, j->id);
	add_number(&p, j->limit + 1);
	r = run_statement(is_of_game ? LIST_OF_GAME : LIST, &p);
	for (int i = 0; r && i < PQntuples(r) && job_list(j, PQgetvalue(r, i, 0)); i++)
		continue;
	PQclear(r);
	return r ? STORED : NOT_STORED;
}

static enum job_result take_ids(struct job *j, enum statement which, struct parameters *p)
{
	PGresult *r;

	j->ids = calloc((size_t)j->limit, sizeof *j->ids);
	CHECK(j->ids);
	add_number(p, j->limit);
	r = run_statement(which, p);
	for (int i = 0; r && i < PQntuples(r) && i < j->limit; i++)
		snprintf(j->ids[j->n_ids++], TABLE_TEXT, "%s", PQgetvalue(r, i, 0));
	PQclear(r);
	return r ? STORED : NOT_STORED;
}

static enum job_result due(struct job *j)
{
	struct parameters p = { .n = 0 };

	add_number(&p, (int64_t)j->at);
	return take_ids(j, DUE, &p);
}

static enum job_result ids(struct job *j)
{
	struct parameters p = { .n = 0 };

	add_text(&p, j->id);
	return take_ids(j, IDS, &p);
}

/* ---- news from other servers --------------------------------------------- */

static int socket_of(void) { return PQstatus(side->db) == CONNECTION_OK ? PQsocket(side->db) : -1; }

static void take_news(void (*told)(const char *id, int64_t seq))
{
	PGnotify *n;

	if (!reconnect() || !PQconsumeInput(side->db))
		return;
	while ((n = PQnotifies(side->db)) != NULL) {
		char id[TABLE_TEXT];
		long long seq;

		if (n->be_pid != PQbackendPID(side->db) && sscanf(n->extra, "%16s %lld", id, &seq) == 2)
			told(id, seq);
		PQfreemem(n);
	}
	if (side->has_missed)
		told("", 0);
	side->has_missed = false;
}

const struct store_kind store_postgres = {
	.open = open_database,
	.look = look_at_database,
	.close = close_database,
	.become_reader = become_reader,
	.begin = begin,
	.commit = commit,
	.abort = abort_all,
	.is_ready = reconnect,
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
	.socket = socket_of,
	.take_news = take_news,
};
