/* lab/desk.c -- where work is handed out and results are brought to. */

#include "lab/desk.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

static const double UNIT_SECONDS = 0.1; /* so long a unit should take */
static const double STALE_SECONDS = 10; /* after that who is free tries it as well */

double seconds_now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static bool is_done(const struct desk *d, int64_t part)
{
	return d->is_done[part >> 3] >> (part & 7) & 1;
}

static void mark_done(struct desk *d, struct span s)
{
	for (int64_t part = s.from; part < s.to; part++)
		d->is_done[part >> 3] |= (unsigned char)(1 << (part & 7));
	d->done += s.to - s.from;
}

static void *more(void *old, int64_t n, size_t size)
{
	void *new = realloc(old, (size_t)n * size);

	CHECK(new);
	return new;
}

static void return_span(struct desk *d, struct span s)
{
	if (d->n_pool == d->pool_cap) {
		d->pool_cap = 2 * d->pool_cap + 8;
		d->pool = more(d->pool, d->pool_cap, sizeof *d->pool);
	}
	d->pool[d->n_pool++] = s;
	d->in_pool += s.to - s.from;
}

void desk_open(struct desk *d, const struct job *job, struct results *total, struct keep *keep)
{
	*d = (struct desk){ .job = job, .total = total, .keep = keep, .parts = count_parts(job) };
	d->is_done = calloc((size_t)d->parts / 8 + 1, 1);
	CHECK(d->is_done);
	return_span(d, (struct span){ 0, d->parts });
	pthread_mutex_init(&d->lock, NULL);
	pthread_cond_init(&d->news, NULL);
}

/* ---- the file ---------------------------------------------------------------------------------
 */

/* What is done, as spans, or what is not. */
static struct span *list_spans(const struct desk *d, bool done, int *n)
{
	struct span *list = more(NULL, 1, sizeof *list);
	int64_t part = 0, cap = 1;

	*n = 0;
	while (part < d->parts) {
		int64_t from = part;
		bool here = is_done(d, part);

		while (part < d->parts && is_done(d, part) == here)
			part++;
		if (here != done)
			continue;
		if (*n == cap)
			list = more(list, cap *= 2, sizeof *list);
		list[(*n)++] = (struct span){ from, part };
	}
	return list;
}

static bool is_new(const struct desk *d, const struct span *span, int n)
{
	for (int i = 0; i < n; i++)
		for (int64_t part = span[i].from; part < span[i].to; part++)
			if (is_done(d, part))
				return false;
	return true;
}

static bool recall_record(void *desk, struct reader in)
{
	struct desk *d = desk;
	int n;
	struct span *span = unpack_spans(&in, d->parts, &n);
	bool fine = span && is_new(d, span, n) && unpack_results(&in, d->total, span, n);

	for (int i = 0; fine && i < n; i++)
		mark_done(d, span[i]);
	free(span);
	return fine;
}

bool desk_recall(struct desk *d)
{
	struct span *left;
	int n;

	if (!keep_read(d->keep, recall_record, d))
		return false;
	d->n_pool = 0;
	d->in_pool = 0;
	left = list_spans(d, false, &n);
	while (n)
		return_span(d, left[--n]);
	free(left);
	d->is_over = d->done == d->parts;
	d->total->games_before = d->total->sums[0].games;
	return true;
}

static void pack_all(const struct desk *d, struct bytes *b)
{
	int n;
	struct span *span = list_spans(d, true, &n);

	for (int v = 0; v < d->job->n_variants; v++)
		chest_sort(&d->total->chest[v]);
	pack_spans(b, span, n);
	pack_results(b, d->total, span, n);
	free(span);
}

/* One record in place of many. */
static bool rewrite(struct desk *d)
{
	struct bytes all = { 0 };
	bool fine;

	pack_all(d, &all);
	fine = keep_rewrite(d->keep, &all);
	bytes_free(&all);
	return fine;
}

bool desk_close(struct desk *d)
{
	bool fine = !d->has_failed && (!d->keep || rewrite(d));

	free(d->is_done);
	free(d->pool);
	pthread_mutex_destroy(&d->lock);
	pthread_cond_destroy(&d->news);
	return fine;
}

/* ---- asking and bringing ----------------------------------------------------------------------
 */

void desk_join(struct desk *d, struct taker *t, bool is_far)
{
	pthread_mutex_lock(&d->lock);
	*t = (struct taker){ .least = 1, .is_far = is_far, .next = d->takers };
	d->takers = t;
	d->n_takers++;
	pthread_mutex_unlock(&d->lock);
}

static bool is_taken_twice(const struct desk *d, const struct taker *t)
{
	for (const struct taker *other = d->takers; other; other = other->next)
		if (other != t && other->is_busy && other->unit.from == t->unit.from)
			return true;
	return false;
}

void desk_part(struct desk *d, struct taker *t)
{
	struct taker **at = &d->takers;

	pthread_mutex_lock(&d->lock);
	while (*at != t)
		at = &(*at)->next;
	*at = t->next;
	d->n_takers--;
	if (t->is_busy) {
		d->lost++;
		if (!is_done(d, t->unit.from) && !is_taken_twice(d, t))
			return_span(d, t->unit);
		pthread_cond_broadcast(&d->news);
	}
	pthread_mutex_unlock(&d->lock);
}

static bool take_from_pool(struct desk *d, struct taker *t)
{
	struct span *top = d->n_pool ? &d->pool[d->n_pool - 1] : NULL;
	int64_t size = (int64_t)(t->pace * UNIT_SECONDS), most = d->in_pool / (2 * d->n_takers);

	if (!top)
		return false;
	if (size > most)
		size = most;
	if (size < t->least)
		size = t->least;
	if (size > top->to - top->from)
		size = top->to - top->from;
	t->unit = (struct span){ top->from, top->from + size };
	t->is_doubled = false;
	top->from += size;
	d->in_pool -= size;
	if (top->from == top->to)
		d->n_pool--;
	return true;
}

/* What another process has had for long may never come. */
static bool take_stale(struct desk *d, struct taker *t)
{
	double now = seconds_now();

	for (struct taker *other = d->takers; other; other = other->next)
		if (other->is_busy && other->is_far && !other->is_doubled &&
			now - other->since > STALE_SECONDS) {
			t->unit = other->unit;
			other->is_doubled = t->is_doubled = true;
			return true;
		}
	return false;
}

/* Signals end waiting, and they tell nobody: so it looks up now and then. */
static void wait_for_news(struct desk *d)
{
	struct timespec until;

	clock_gettime(CLOCK_REALTIME, &until);
	until.tv_nsec += 100 * 1000 * 1000;
	if (until.tv_nsec >= 1000 * 1000 * 1000) {
		until.tv_nsec -= 1000 * 1000 * 1000;
		until.tv_sec++;
	}
	pthread_cond_timedwait(&d->news, &d->lock, &until);
}

bool desk_take(struct desk *d, struct taker *t)
{
	bool taken = false;

	pthread_mutex_lock(&d->lock);
	while (!d->is_over && !taken) {
		taken = take_from_pool(d, t) || take_stale(d, t);
		if (!taken)
			wait_for_news(d);
	}
	t->is_busy = taken;
	t->since = seconds_now();
	pthread_mutex_unlock(&d->lock);
	return taken;
}

static void add_results(struct results *to, const struct results *from, struct span unit)
{
	int64_t first, end;

	find_games(to->job, unit, &first, &end);
	for (int v = 0; v < to->job->n_variants; v++) {
		sums_add(&to->sums[v], &from->sums[v]);
		chest_pour(&to->chest[v], &from->chest[v]);
		if (to->log)
			memcpy(line_of(to, v, first), line_of(from, v, first),
				   (size_t)(end - first) * sizeof *to->log);
	}
}

static void end(struct desk *d)
{
	d->is_over = true;
	pthread_cond_broadcast(&d->news);
}

static void keep_unit(struct desk *d, const struct bytes *record)
{
	if (!keep_add(d->keep, record) || (keep_is_large(d->keep) && !rewrite(d)))
		d->has_failed = true;
}

void desk_deliver(struct desk *d, struct taker *t, const struct results *r, double processor)
{
	struct bytes record = { 0 };
	double took = seconds_now() - t->since;

	if (d->keep) {
		pack_spans(&record, &t->unit, 1);
		pack_results(&record, r, &t->unit, 1);
	}
	pthread_mutex_lock(&d->lock);
	d->total->processor_seconds += processor;
	t->is_busy = false;
	t->pace = (double)(t->unit.to - t->unit.from) / (took > 1e-6 ? took : 1e-6);
	if (!is_done(d, t->unit.from) && !d->has_failed) {
		add_results(d->total, r, t->unit);
		mark_done(d, t->unit);
		d->fresh += t->unit.to - t->unit.from;
		if (d->keep)
			keep_unit(d, &record);
	}
	if (d->done == d->parts || d->has_failed)
		end(d);
	pthread_mutex_unlock(&d->lock);
	bytes_free(&record);
}

/* ---- how far -----------------------------------------------------------------------------------
 */

void desk_stop(struct desk *d)
{
	pthread_mutex_lock(&d->lock);
	end(d);
	pthread_mutex_unlock(&d->lock);
}

bool desk_is_over(struct desk *d) { return d->is_over; }

void desk_wait(struct desk *d)
{
	pthread_mutex_lock(&d->lock);
	if (!d->is_over)
		wait_for_news(d);
	pthread_mutex_unlock(&d->lock);
}

int64_t desk_done(struct desk *d, int64_t *fresh)
{
	int64_t done;

	pthread_mutex_lock(&d->lock);
	done = d->done;
	*fresh = d->fresh;
	pthread_mutex_unlock(&d->lock);
	return done;
}
