/* core/numbers.c -- views and actions as numbers, by the tables of a game. */

#include "core/game.h"

/* ---- observations ------------------------------------------------------------------------- */

int plane_size(const struct plane *p) { return p->times * p->n * p->parts; }

int observation_size(const struct game *g)
{
	int size = g->max_seats;

	for (int i = 0; i < g->n_planes; i++)
		size += plane_size(&g->planes[i]);
	return g->planes ? size : 0;
}

/* Eight flags at a time: most of an observation is sets. */
#define F1(n) (n) & 1, (n) >> 1 & 1, (n) >> 2 & 1, (n) >> 3 & 1
#define F2(n)                                                                                      \
	{                                                                                              \
		F1(n), F1((n) >> 4)                                                                        \
	}
#define F3(n) F2(n), F2((n) + 1), F2((n) + 2), F2((n) + 3)
#define F4(n) F3(n), F3((n) + 4), F3((n) + 8), F3((n) + 12)
#define F5(n) F4(n), F4((n) + 16), F4((n) + 32), F4((n) + 48)
enum { BYTE_BITS = 8 };
static const int16_t flags_of[256][BYTE_BITS] = { F5(0), F5(64), F5(128), F5(192) };

/* Rules are built without the compiler's own memcpy, which reads a word in one instruction. */
#define LOADER(type)                                                                               \
	static inline type load_##type(const unsigned char *at)                                        \
	{                                                                                              \
		type x;                                                                                    \
		__builtin_memcpy(&x, at, sizeof x);                                                        \
		return x;                                                                                  \
	}
LOADER(uint16_t)
LOADER(uint32_t)
LOADER(uint64_t)

static uint64_t element(const unsigned char *at, int bytes)
{
	switch (bytes) {
	case 1: return *at;
	case 2: return load_uint16_t(at);
	case 4: return load_uint32_t(at);
	default: return load_uint64_t(at);
	}
}

/* Eight numbers at a time, where there are so many: an observation is made for every decision. */
enum { LANES = 8 };
typedef uint8_t bytes8 __attribute__((vector_size(LANES)));
typedef int8_t signed8 __attribute__((vector_size(LANES)));
typedef uint16_t words8 __attribute__((vector_size(2 * LANES)));
typedef int16_t numbers8 __attribute__((vector_size(2 * LANES)));
LOADER(bytes8)
LOADER(signed8)
LOADER(words8)

static inline void store(numbers8 x, int16_t *out) { __builtin_memcpy(out, &x, sizeof x); }

static int16_t *put_bytes(const unsigned char *at, int n, int16_t *restrict out)
{
	for (; n >= LANES; n -= LANES, at += LANES, out += LANES)
		store(__builtin_convertvector(load_bytes8(at), numbers8), out);
	for (; n > 0; n--)
		*out++ = *at++;
	return out;
}

static int16_t *put_signed(const unsigned char *at, int n, int16_t *restrict out)
{
	for (; n >= LANES; n -= LANES, at += LANES, out += LANES)
		store(__builtin_convertvector(load_signed8(at), numbers8), out);
	for (; n > 0; n--)
		*out++ = (int8_t)*at++;
	return out;
}

static int16_t *put_words(const unsigned char *at, int n, int16_t *restrict out)
{
	for (; n > 0; n--, at += sizeof(uint16_t))
		*out++ = (int16_t)load_uint16_t(at);
	return out;
}

static int16_t *put_flags(uint64_t x, int parts, int16_t *restrict out)
{
	for (; parts >= LANES; parts -= LANES, out += LANES, x >>= LANES)
		__builtin_memcpy(out, flags_of[x & 255], sizeof flags_of[0]);
	for (; parts > 0; parts--, x >>= 1)
		*out++ = x & 1;
	return out;
}

static int16_t *cut_bytes(const unsigned char *at, int n, int shift, int mask,
						  int16_t *restrict out)
{
	for (; n >= LANES; n -= LANES, at += LANES, out += LANES)
		store(__builtin_convertvector(load_bytes8(at), numbers8) >> (int16_t)shift & (int16_t)mask,
			  out);
	for (; n > 0; n--)
		*out++ = (int16_t)(*at++ >> shift & mask);
	return out;
}

static int16_t *cut_words(const unsigned char *at, int n, int shift, int mask,
						  int16_t *restrict out)
{
	for (; n >= LANES; n -= LANES, at += 2 * LANES, out += LANES)
		store((numbers8)(load_words8(at) >> (uint16_t)shift & (uint16_t)mask), out);
	for (; n > 0; n--, at += 2)
		*out++ = (int16_t)(load_uint16_t(at) >> shift & mask);
	return out;
}

static int16_t *cut_long(const unsigned char *at, int n, int shift, int mask, int16_t *restrict out)
{
	for (; n > 0; n--, at += 4)
		*out++ = (int16_t)((int)(load_uint32_t(at) >> shift) & mask);
	return out;
}

/* One part of all elements, then the next: each is a plane of its own. */
static int16_t *put_parts(const struct plane *p, const unsigned char *at, int16_t *out)
{
	int mask = (1 << p->bits) - 1;

	for (int shift = 0; shift < p->parts * p->bits; shift += p->bits)
		if (p->bytes == 1)
			out = cut_bytes(at, p->n, shift, mask, out);
		else if (p->bytes == 2)
			out = cut_words(at, p->n, shift, mask, out);
		else
			out = cut_long(at, p->n, shift, mask, out);
	return out;
}

static int16_t *put_cut(const struct plane *p, const unsigned char *at, int16_t *out)
{
	if (p->bits > 1)
		return put_parts(p, at, out);
	for (int i = 0; i < p->n; i++, at += p->bytes)
		out = put_flags(element(at, p->bytes), p->parts, out);
	return out;
}

static int16_t *put_plane(const struct plane *p, const unsigned char *view, int16_t *out)
{
	const unsigned char *at = view + p->offset;

	for (int i = 0; i < p->times; i++, at += p->stride)
		if (p->parts > 1 || p->bits < BYTE_BITS)
			out = put_cut(p, at, out);
		else if (p->bytes == 1)
			out = (p->low < 0 ? put_signed : put_bytes)(at, p->n, out);
		else
			out = put_words(at, p->n, out);
	return out;
}

void game_observe(const struct game *g, const void *view, int seat, int16_t *out)
{
	for (int i = 0; i < g->max_seats; i++)
		*out++ = i == seat;
	for (int i = 0; i < g->n_planes; i++)
		out = put_plane(&g->planes[i], view, out);
}

/* ---- actions ------------------------------------------------------------------------------ */

static int values_of(const struct game *g, int type)
{
	return type == ARG_NONE ? 1 : type == ARG_NUM ? g->max_number + 1 : arg_count(g, type);
}

/* A verb's arguments, counted through like the digits of a number. */
static int list_verb(const struct game *g, int verb, act *out, int room)
{
	const uint8_t *arg = g->verbs[verb].arg;
	int n[MAX_ARGS], found = 0;

	for (int i = 0; i < MAX_ARGS; i++)
		n[i] = values_of(g, arg[i]);
	for (int i = 0; i < n[0] * n[1] * n[2]; i++) {
		act a = ACT(verb, i / (n[1] * n[2]), i / n[2] % n[1], i % n[2]);

		if (g->is_conceivable && !g->is_conceivable(a))
			continue;
		if (found < room)
			out[found] = a;
		found++;
	}
	return found;
}

int game_actions(const struct game *g, act *out, int room)
{
	int n = 0;

	for (int verb = 1; verb < g->n_verbs; verb++)
		if (g->verbs[verb].steps) /* chance is asked for tickets */
			n += list_verb(g, verb, n < room ? out + n : NULL, n < room ? room - n : 0);
	return n;
}
