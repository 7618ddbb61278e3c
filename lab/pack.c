/* lab/pack.c -- results as bytes: for the file that keeps them and the way between processes. */

#include "lab/pack.h"

#include <stdlib.h>
#include <string.h>

void bytes_put(struct bytes *b, const void *data, size_t n)
{
	if (b->n + n > b->cap) {
		b->cap = 2 * (b->n + n) + 1024;
		b->at = realloc(b->at, b->cap);
		CHECK(b->at);
	}
	memcpy(b->at + b->n, data, n);
	b->n += n;
}

void bytes_free(struct bytes *b)
{
	free(b->at);
	*b = (struct bytes){ 0 };
}

void put_number(struct bytes *b, uint64_t x)
{
	unsigned char byte[10];
	size_t n = 0;

	for (; x > 127; x >>= 7)
		byte[n++] = (unsigned char)(x | 128);
	byte[n++] = (unsigned char)x;
	bytes_put(b, byte, n);
}

uint64_t get_number(struct reader *in)
{
	uint64_t x = 0;

	for (int shift = 0; shift < 64 && in->at < in->end; shift += 7) {
		unsigned char byte = *in->at++;
		x |= (uint64_t)(byte & 127) << shift;
		if (byte < 128)
			return x;
	}
	in->bad = true;
	return 0;
}

/* Small numbers of either sign are small. */
static void put_signed(struct bytes *b, int64_t x)
{
	put_number(b, (uint64_t)x << 1 ^ (uint64_t)(x >> 63));
}

static int64_t get_signed(struct reader *in)
{
	uint64_t x = get_number(in);

	return (int64_t)(x >> 1 ^ -(x & 1));
}

/* ---- parts ------------------------------------------------------------------------------------
 */

void find_games(const struct job *job, struct span s, int64_t *from, int64_t *to)
{
	int64_t each = job->stride * job->turns;

	*from = s.from * each;
	*to = s.to * each < job->games ? s.to * each : job->games;
}

void pack_spans(struct bytes *b, const struct span *span, int n)
{
	put_number(b, (uint64_t)n);
	for (int i = 0; i < n; i++) {
		put_number(b, (uint64_t)span[i].from);
		put_number(b, (uint64_t)(span[i].to - span[i].from));
	}
}

static bool is_within(struct span s, int64_t after, int64_t parts)
{
	return s.from >= after && s.to > s.from && s.to <= parts;
}

struct span *unpack_spans(struct reader *in, int64_t parts, int *n)
{
	uint64_t count = get_number(in);
	struct span *span =
		count <= (uint64_t)(in->end - in->at) ? malloc((count + 1) * sizeof *span) : NULL;
	int64_t after = 0;

	*n = (int)count;
	for (int i = 0; span && i < *n; i++) {
		span[i].from = (int64_t)get_number(in);
		span[i].to = span[i].from + (int64_t)get_number(in);
		in->bad = in->bad || !is_within(span[i], after, parts);
		after = span[i].to;
	}
	if (!in->bad)
		return span;
	free(span);
	return NULL;
}

/* ---- counters ---------------------------------------------------------------------------------
 */

enum { N_SUMS = sizeof(struct sums) / sizeof(int64_t) };

/* Each that is not zero, after how many more than the one before; 0 ends the row. */
static void pack_sums(struct bytes *b, const struct sums *s)
{
	const int64_t *sum = (const int64_t *)s;
	int last = -1;

	for (int i = 0; i < N_SUMS; i++)
		if (sum[i]) {
			put_number(b, (uint64_t)(i - last));
			put_signed(b, sum[i]);
			last = i;
		}
	put_number(b, 0);
}

static void unpack_sums(struct reader *in, struct sums *s)
{
	int64_t *sum = (int64_t *)s;
	uint64_t at = 0, step;

	while ((step = get_number(in)) != 0) {
		at += step;
		if (step > N_SUMS || at > N_SUMS) {
			in->bad = true;
			return;
		}
		sum[at - 1] += get_signed(in);
	}
}

static void pack_chest(struct bytes *b, const struct chest *c)
{
	put_number(b, c->n);
	for (uint32_t i = 0; i < c->n; i++) {
		put_number(b, c->item[i].key);
		put_signed(b, c->item[i].times);
		put_signed(b, c->item[i].holders);
		put_signed(b, c->item[i].wins);
	}
}

static void unpack_chest(struct reader *in, struct chest *c)
{
	for (uint64_t n = get_number(in); n && !in->bad; n--) {
		struct item item = { .key = get_number(in) };
		item.times = get_signed(in);
		item.holders = get_signed(in);
		item.wins = get_signed(in);
		if (!in->bad)
			chest_add(c, &item);
	}
}

/* ---- lines ------------------------------------------------------------------------------------
 */

static void pack_line(struct bytes *b, const struct facts *f, int seats)
{
	put_signed(b, f->actions);
	put_signed(b, f->decisions);
	for (int seat = 0; seat < seats; seat++) {
		put_signed(b, f->win[seat]);
		put_signed(b, f->points[seat]);
		put_signed(b, f->luck[seat]);
		put_signed(b, f->player[seat]);
	}
}

static void unpack_line(struct reader *in, struct facts *f, int seats)
{
	*f = (struct facts){ .played = 1 };
	f->actions = get_signed(in);
	f->decisions = get_signed(in);
	for (int seat = 0; seat < seats; seat++) {
		f->win[seat] = get_signed(in);
		f->points[seat] = get_signed(in);
		f->luck[seat] = get_signed(in);
		f->player[seat] = get_signed(in);
		if (f->player[seat] < 0 || f->player[seat] >= seats)
			in->bad = true;
	}
}

static void pack_log(struct bytes *b, const struct results *r, struct span span)
{
	int64_t from, to;

	find_games(r->job, span, &from, &to);
	for (int v = 0; v < r->job->n_variants; v++)
		for (int64_t game = from; game < to; game++)
			pack_line(b, line_of(r, v, game), r->job->seats);
}

static void unpack_log(struct reader *in, struct results *r, struct span span)
{
	int64_t from, to;

	find_games(r->job, span, &from, &to);
	for (int v = 0; v < r->job->n_variants; v++)
		for (int64_t game = from; game < to && !in->bad; game++)
			unpack_line(in, line_of(r, v, game), r->job->seats);
}

void pack_results(struct bytes *b, const struct results *r, const struct span *span, int n)
{
	for (int v = 0; v < r->job->n_variants; v++) {
		pack_sums(b, &r->sums[v]);
		pack_chest(b, &r->chest[v]);
	}
	for (int i = 0; i < n && r->log; i++)
		pack_log(b, r, span[i]);
}

bool unpack_results(struct reader *in, struct results *r, const struct span *span, int n)
{
	for (int v = 0; v < r->job->n_variants; v++) {
		unpack_sums(in, &r->sums[v]);
		unpack_chest(in, &r->chest[v]);
	}
	for (int i = 0; i < n && r->log; i++)
		unpack_log(in, r, span[i]);
	return !in->bad && in->at == in->end;
}
