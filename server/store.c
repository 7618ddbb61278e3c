/* server/store.c -- the store's threads: one takes all changes there are and commits them together,
 * one reads. */

#include "server/store.h"

#include "server/log.h"
#include "server/metrics.h"
#include "server/world.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

enum { MOST_TOGETHER = 512, GIVE_UP = 3 };

/* A thread, and what it has to do. */
struct worker {
	pthread_t thread;
	pthread_mutex_t lock;
	struct job *first, **last;
	bool closing;
	int bell;
};

static struct {
	const struct store_kind *kind;
	struct worker writer, reader;
	atomic_bool is_well;
	void (*on_news)(const char *id, int64_t seq);
} store = { .writer.lock = PTHREAD_MUTEX_INITIALIZER, .reader.lock = PTHREAD_MUTEX_INITIALIZER };

/* ---- jobs ---------------------------------------------------------------- */

struct job *job_new(enum job_kind kind, const char *id, void (*done)(struct job *j), void *self)
{
	struct job *j = calloc(1, sizeof *j);

	CHECK(j);
	j->kind = kind;
	j->done = done;
	j->self = self;
	strncpy(j->id, id, sizeof j->id - 1);
	return j;
}

static void free_changes(struct change *c)
{
	for (struct change *next; c; c = next) {
		next = c->next;
		free(c);
	}
}

/* Another row of a list; false: there is one more than was asked for. */
bool job_list(struct job *j, const char *summary)
{
	if (!j->list)
		j->list = calloc((size_t)j->limit, sizeof *j->list);
	j->more = j->n_listed == j->limit;
	if (j->more)
		return false;
	CHECK(j->list);
	j->list[j->n_listed] = strdup(summary);
	CHECK(j->list[j->n_listed++]);
	return true;
}

void job_free(struct job *j)
{
	free((char *)(uintptr_t)j->head);
	free((char *)(uintptr_t)j->summary.json);
	free(j->change);
	free(j->found_head);
	free_changes(j->changes);
	for (int i = 0; i < j->n_listed; i++)
		free(j->list[i]);
	free(j->list);
	free(j->ids);
	free(j);
}

struct change *change_new(int64_t seq, uint64_t at, const char *lines, size_t n)
{
	struct change *c = malloc(sizeof *c + n + 1);

	CHECK(c);
	*c = (struct change){ .seq = seq, .at = at };
	memcpy(c->lines, lines, n);
	c->lines[n] = 0;
	return c;
}

/* ---- in a thread ---------------------------------------------------------- */

static bool is_write(const struct job *j) { return j->kind <= JOB_WAKE; }

/* At most MOST_TOGETHER, so that nobody waits for a giant. */
static struct job *take_jobs(struct worker *w, bool *closing)
{
	struct job *all, **end = &all;

	pthread_mutex_lock(&w->lock);
	all = w->first;
	for (int n = 0; *end && n < MOST_TOGETHER; n++)
		end = &(*end)->next;
	w->first = *end;
	*end = NULL;
	if (!w->first)
		w->last = &w->first;
	*closing = w->closing && !all;
	pthread_mutex_unlock(&w->lock);
	for (const struct job *j = all; j; j = j->next)
		observe(H_STORE_WAIT, j->came);
	return all;
}

static void back_in_loop(struct post *p)
{
	struct job *j = (struct job *)p;

	count(M_STORE_QUEUE, -1);
	j->done(j);
}

static void hand_back(struct job *j)
{
	for (struct job *next; j; j = next) {
		next = j->next;
		j->post.run = back_in_loop;
		loop_post(&j->post);
	}
}

/* By table, so that two servers never wait for each other in a circle. */
static int compare(const void *a, const void *b)
{
	return strcmp((*(struct job *const *)a)->id, (*(struct job *const *)b)->id);
}

static enum job_result load(struct job *j)
{
	enum job_result result = j->after ? STORED : store.kind->load_head(j);

	if (result == STORED)
		result = store.kind->load_changes(j);
	return result == STORED ? store.kind->load_seen(j) : result;
}

static enum job_result run_job(struct job *j)
{
	if (store.kind->is_ready && !store.kind->is_ready())
		return NOT_STORED;
	switch (j->kind) {
	case JOB_CREATE: return store.kind->create(j);
	case JOB_APPEND: return store.kind->append(j);
	case JOB_SEEN: return store.kind->remember_seen(j);
	case JOB_WAKE: return store.kind->wake_later(j);
	case JOB_LOAD: return load(j);
	case JOB_LIST: return store.kind->list(j);
	case JOB_DUE: return store.kind->due(j);
	case JOB_IDS: return store.kind->ids(j);
	}
	return NOT_STORED;
}

static bool write_these(struct job **jobs, int n)
{
	bool is_well = store.kind->begin();

	for (int i = 0; is_well && i < n; i++) {
		jobs[i]->result = run_job(jobs[i]);
		is_well = jobs[i]->result != NOT_STORED;
	}
	if (is_well && store.kind->commit())
		return true;
	store.kind->abort();
	for (int i = 0; i < n; i++)
		jobs[i]->result = NOT_STORED;
	count(M_STORE_FAILED, 1);
	return false;
}

/* All in one transaction; if that fails each in its own, for one of them may be to blame. */
static void do_writes(struct job *all)
{
	struct job *jobs[MOST_TOGETHER];
	uint64_t start = stopwatch();
	bool is_well;
	int n = 0, failures = 0;

	for (struct job *j = all; j; j = j->next)
		jobs[n++] = j;
	qsort(jobs, (size_t)n, sizeof *jobs, compare);
	is_well = write_these(jobs, n);
	for (int i = 0; !is_well && n > 1 && i < n && failures < GIVE_UP; i++)
		failures += !write_these(&jobs[i], 1);
	is_well |= n > 1 && !failures;
	atomic_store(&store.is_well, is_well);
	count(M_STORE_BATCHES, 1);
	count(M_STORE_MICROS, (int64_t)(stopwatch() - start));
}

/* One by one, so that nobody waits for the others' tables. */
static void do_reads(struct job *all)
{
	for (struct job *j = all, *next; j; j = next) {
		next = j->next;
		j->next = NULL;
		j->result = run_job(j);
		atomic_store(&store.is_well, j->result != NOT_STORED);
		hand_back(j);
	}
}

static void wait_for_work(const struct worker *w, int news)
{
	struct pollfd fds[] = { { w->bell, POLLIN, 0 }, { news, POLLIN, 0 } };
	uint64_t n;

	if (poll(fds, LEN(fds), 1000) < 0)
		return;
	if (fds[0].revents && read(w->bell, &n, sizeof n) < 0)
		return;
}

static void *write_all(void *self)
{
	struct worker *w = self;
	bool closing = false;

	while (!closing) {
		struct job *all = take_jobs(w, &closing);

		if (all) {
			do_writes(all);
			hand_back(all);
		} else if (!closing) {
			wait_for_work(w, store.kind->socket ? store.kind->socket() : -1);
		}
		if (store.kind->take_news)
			store.kind->take_news(store.on_news);
	}
	return NULL;
}

static void *read_all(void *self)
{
	struct worker *w = self;
	bool closing = false;

	store.kind->become_reader();
	while (!closing) {
		struct job *all = take_jobs(w, &closing);

		if (all)
			do_reads(all);
		else if (!closing)
			wait_for_work(w, -1);
	}
	return NULL;
}

/* ---- for the loop -------------------------------------------------------- */

static void ring(const struct worker *w)
{
	uint64_t one = 1;

	while (write(w->bell, &one, sizeof one) < 0 && errno == EINTR)
		continue;
}

void store_do(struct job *j)
{
	struct worker *w = is_write(j) ? &store.writer : &store.reader;
	bool is_first;

	j->next = NULL;
	j->came = stopwatch();
	count(M_STORE_QUEUE, 1);
	pthread_mutex_lock(&w->lock);
	is_first = !w->first;
	*w->last = j;
	w->last = &j->next;
	pthread_mutex_unlock(&w->lock);
	if (is_first) /* or the thread will look anyway */
		ring(w);
}

static void start_worker(struct worker *w, void *(*run)(void *self))
{
	w->last = &w->first;
	w->bell = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
	CHECK(w->bell >= 0);
	CHECK(pthread_create(&w->thread, NULL, run, w) == 0);
}

static void stop_worker(struct worker *w)
{
	pthread_mutex_lock(&w->lock);
	w->closing = true;
	pthread_mutex_unlock(&w->lock);
	ring(w);
	pthread_join(w->thread, NULL);
}

static const struct store_kind *kind_of(const char *name)
{
	return !strncmp(name, "postgres", 8) ? &store_postgres : &store_sqlite;
}

bool store_open(const char *name, void (*on_news)(const char *id, int64_t seq),
				char error[STORE_ERROR])
{
	store.kind = kind_of(name);
	store.on_news = on_news;
	if (!store.kind->open(name, error))
		return false;
	atomic_store(&store.is_well, true);
	start_worker(&store.writer, write_all);
	start_worker(&store.reader, read_all);
	return true;
}

bool store_look(const char *name, char error[STORE_ERROR])
{
	store.kind = kind_of(name);
	return store.kind->look(name, error);
}

bool store_examine(void (*tell)(const char *finding))
{
	return !store.kind->examine || store.kind->examine(tell);
}

void store_read(struct job *j) { j->result = run_job(j); }

void store_close(void)
{
	stop_worker(&store.reader);
	stop_worker(&store.writer);
	store.kind->close();
}

bool store_is_well(void) { return atomic_load(&store.is_well); }
bool store_is_shared(void) { return store.kind->socket != NULL; }
