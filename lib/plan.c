/* lib/plan.c -- a game's planes as a plan: long runs eight numbers at a time, the rest one by one
 * from a list of where each lies.
 *
 * core reads a table's rows, most of which are a number or two: deciding what a row is takes longer
 * than reading it.  Here that is decided once. */

#include "lib/plan.h"

#include <stdlib.h>
#include <string.h>

enum { LANES = 8, HALF = 4, BYTE_BITS = 8 };

enum stretch_kind {
	SINGLE_BYTES, /* each from a place of its own */
	SINGLE_PARTS, /* likewise, some bits of it; the sign is lost */
	SIGNED_BYTES,
	RUN_OF_BYTES, /* one behind another, in multiples of eight */
	RUN_OF_PARTS, /* ... of uint16_t each */
	RUN_OF_FLAGS, /* ... eight flags from each byte */
	RUN_OF_LONGS, /* parts of uint32_t, four or more, the last four perhaps twice */
};

struct place {
	uint16_t offset, mask;
	uint16_t shift, kind;
};

struct stretch {
	uint16_t kind, n, offset, shift, mask, first; /* first: a row of the places */
};

struct plan {
	int n_seats, n_stretches, n_places;
	struct stretch *stretch;
	struct place *place;
	int16_t flags[1 << BYTE_BITS][LANES];
};

/* ---- reading --------------------------------------------------------------------------------- */

typedef uint8_t bytes8 __attribute__((vector_size(LANES)));
typedef uint16_t words8 __attribute__((vector_size(2 * LANES)));
typedef int16_t numbers8 __attribute__((vector_size(2 * LANES)));

static int16_t *read_bytes(const struct place *p, int n, const unsigned char *view,
						   int16_t *restrict out)
{
	for (int i = 0; i < n; i++)
		out[i] = view[p[i].offset];
	return out + n;
}

static int16_t *read_parts(const struct place *p, int n, const unsigned char *view,
						   int16_t *restrict out)
{
	for (int i = 0; i < n; i++) {
		uint32_t x;

		memcpy(&x, view + p[i].offset, sizeof x);
		out[i] = (int16_t)(x >> p[i].shift & p[i].mask);
	}
	return out + n;
}

static int16_t *read_signed(const struct place *p, int n, const unsigned char *view,
							int16_t *restrict out)
{
	for (int i = 0; i < n; i++)
		out[i] = (int8_t)view[p[i].offset];
	return out + n;
}

static int16_t *read_byte_run(const unsigned char *at, int n, int16_t *restrict out)
{
	for (int i = 0; i < n; i += LANES) {
		bytes8 x;
		numbers8 wide;

		memcpy(&x, at + i, sizeof x);
		wide = __builtin_convertvector(x, numbers8);
		memcpy(out + i, &wide, sizeof wide);
	}
	return out + n;
}

static int16_t *read_part_run(const struct stretch *s, const unsigned char *at,
							  int16_t *restrict out)
{
	for (int i = 0; i < s->n; i += LANES) {
		words8 x;

		memcpy(&x, at + 2 * i, sizeof x);
		x = x >> s->shift & s->mask;
		memcpy(out + i, &x, sizeof x);
	}
	return out + s->n;
}

typedef uint32_t longs4 __attribute__((vector_size(4 * HALF)));
typedef int16_t numbers4 __attribute__((vector_size(2 * HALF)));

static void read_longs(const struct stretch *s, const unsigned char *at, int16_t *out)
{
	longs4 x;
	numbers4 narrow;

	memcpy(&x, at, sizeof x);
	narrow = __builtin_convertvector(x >> s->shift & s->mask, numbers4);
	memcpy(out, &narrow, sizeof narrow);
}

static int16_t *read_long_run(const struct stretch *s, const unsigned char *at, int16_t *out)
{
	int last = s->n - HALF;

	for (int i = 0; i < last; i += HALF)
		read_longs(s, at + 4 * i, out + i);
	read_longs(s, at + 4 * last, out + last);
	return out + s->n;
}

static int16_t *read_flag_run(const struct plan *plan, const unsigned char *at, int n,
							  int16_t *restrict out)
{
	for (int i = 0; i < n; i += LANES)
		memcpy(out + i, plan->flags[*at++], sizeof plan->flags[0]);
	return out + n;
}

void plan_observe(const struct plan *plan, const void *view, int seat, int16_t *out)
{
	const unsigned char *v = view;

	for (int i = 0; i < plan->n_seats; i++)
		*out++ = i == seat;
	for (const struct stretch *s = plan->stretch; s < plan->stretch + plan->n_stretches; s++)
		switch (s->kind) {
		case SINGLE_BYTES: out = read_bytes(plan->place + s->first, s->n, v, out); break;
		case SINGLE_PARTS: out = read_parts(plan->place + s->first, s->n, v, out); break;
		case SIGNED_BYTES: out = read_signed(plan->place + s->first, s->n, v, out); break;
		case RUN_OF_BYTES: out = read_byte_run(v + s->offset, s->n, out); break;
		case RUN_OF_PARTS: out = read_part_run(s, v + s->offset, out); break;
		case RUN_OF_LONGS: out = read_long_run(s, v + s->offset, out); break;
		case RUN_OF_FLAGS: out = read_flag_run(plan, v + s->offset, s->n, out); break;
		}
}

/* ---- planning -------------------------------------------------------------------------------- */

/* Where each number of an observation lies, in order. */
static struct place place_of(const struct plane *p, int element, int part)
{
	int bit = part * p->bits, in_element = element % p->n;
	int at = p->offset + element / p->n * p->stride + in_element * p->bytes;
	bool is_byte = p->bits == BYTE_BITS;

	return (struct place){
		.offset = (uint16_t)(at + (bit / BYTE_BITS)),
		.shift = (uint16_t)(bit % BYTE_BITS),
		.mask = (uint16_t)((1u << p->bits) - 1),
		.kind = is_byte && p->low < 0 ? SIGNED_BYTES
				: is_byte             ? SINGLE_BYTES
									  : SINGLE_PARTS,
	};
}

static struct place *list_plane(const struct plane *p, struct place *out)
{
	for (int i = 0; i < p->times; i++)
		if (p->bits == 1)
			for (int k = 0; k < p->n * p->parts; k++)
				*out++ = place_of(p, i * p->n + k / p->parts, k % p->parts);
		else
			for (int k = 0; k < p->n * p->parts; k++)
				*out++ = place_of(p, i * p->n + k % p->n, k / p->n);
	return out;
}

/* How many numbers from here on are what the first is, each so many bytes behind the one before. */
static int count_alike(const struct place *p, int n, int apart)
{
	int i = 1;

	while (i < n && p[i].kind == p->kind && p[i].shift == p->shift && p[i].mask == p->mask &&
		   p[i].offset == p->offset + i * apart)
		i++;
	return i;
}

static bool is_byte_of_flags(const struct place *p, int offset)
{
	for (int i = 0; i < LANES; i++)
		if (p[i].kind != SINGLE_PARTS || p[i].mask != 1 || p[i].shift != i || p[i].offset != offset)
			return false;
	return true;
}

static int count_flags(const struct place *p, int n)
{
	int i = 0;

	while (i + LANES <= n && is_byte_of_flags(p + i, p->offset + i / LANES))
		i += LANES;
	return i;
}

static struct stretch longest_run(const struct place *p, int n)
{
	struct stretch s = { .offset = p->offset, .shift = p->shift, .mask = p->mask };

	if (p->kind == SINGLE_BYTES && (s.n = (uint16_t)(count_alike(p, n, 1) / LANES * LANES)))
		s.kind = RUN_OF_BYTES;
	else if (p->kind == SINGLE_PARTS && (s.n = (uint16_t)count_flags(p, n)))
		s.kind = RUN_OF_FLAGS;
	return s;
}

/* Parts of uint16_t or uint32_t: those whose bits begin behind the first byte are found through it.
 */
static struct stretch run_of_parts(const struct place *p, int n)
{
	int longs = count_alike(p, n, 4), words = count_alike(p, n, 2) / LANES * LANES;
	bool is_long = longs >= HALF && longs > words;
	struct stretch s = { .kind = is_long ? RUN_OF_LONGS : RUN_OF_PARTS, .mask = p->mask };
	int back = p->offset % (is_long ? 4 : 2);

	if (p->kind != SINGLE_PARTS)
		return s;
	s.n = (uint16_t)(is_long ? longs : words);
	s.offset = (uint16_t)(p->offset - back);
	s.shift = (uint16_t)(p->shift + back * BYTE_BITS);
	return s;
}

static void add_single(struct plan *plan, int at)
{
	struct stretch *last = &plan->stretch[plan->n_stretches - 1];
	const struct place *p = &plan->place[at];

	if (plan->n_stretches && last->kind == p->kind && last->first + last->n == at) {
		last->n++;
		return;
	}
	plan->stretch[plan->n_stretches++] =
		(struct stretch){ .kind = p->kind, .n = 1, .first = (uint16_t)at };
}

static void cut_into_stretches(struct plan *plan)
{
	for (int at = 0; at < plan->n_places;) {
		struct stretch s = longest_run(plan->place + at, plan->n_places - at);

		if (!s.n)
			s = run_of_parts(plan->place + at, plan->n_places - at);
		if (s.n)
			plan->stretch[plan->n_stretches++] = s;
		else
			add_single(plan, at);
		at += s.n ? s.n : 1;
	}
}

struct plan *plan_for(const struct game *g)
{
	struct plan *plan = calloc(1, sizeof *plan);
	struct place *p;

	if (!plan)
		return NULL;
	plan->n_seats = g->max_seats;
	plan->n_places = observation_size(g) - g->max_seats;
	plan->place = p = calloc((size_t)plan->n_places + 1, sizeof *p);
	plan->stretch = calloc((size_t)plan->n_places + 1, sizeof plan->stretch[0]);
	if (!plan->place || !plan->stretch) {
		plan_free(plan);
		return NULL;
	}
	for (int i = 0; i < g->n_planes; i++)
		p = list_plane(&g->planes[i], p);
	for (int byte = 0; byte < 1 << BYTE_BITS; byte++)
		for (int i = 0; i < LANES; i++)
			plan->flags[byte][i] = byte >> i & 1;
	cut_into_stretches(plan);
	return plan;
}

void plan_free(struct plan *plan)
{
	if (!plan)
		return;
	free(plan->place);
	free(plan->stretch);
	free(plan);
}
