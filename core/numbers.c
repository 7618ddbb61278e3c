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

static uint64_t element(const unsigned char *at, int bytes)
{
	uint64_t whole;
	uint32_t half;
	uint16_t quarter;

	switch (bytes) {
	case 1: return *at;
	case 2: return memcpy(&quarter, at, sizeof quarter), quarter;
	case 4: return memcpy(&half, at, sizeof half), half;
	default: return memcpy(&whole, at, sizeof whole), whole;
	}
}

static int16_t *put_bytes(const unsigned char *at, int n, bool is_signed, int16_t *out)
{
	if (is_signed)
		for (int i = 0; i < n; i++)
			out[i] = (int8_t)at[i];
	else
		for (int i = 0; i < n; i++)
			out[i] = at[i];
	return out + n;
}

static int16_t *put_words(const unsigned char *at, int n, int16_t *out)
{
	memcpy(out, at, (size_t)n * sizeof *out);
	return out + n;
}

static int16_t *put_flags(uint64_t x, int parts, int16_t *out)
{
	for (; parts >= BYTE_BITS; parts -= BYTE_BITS, out += BYTE_BITS, x >>= BYTE_BITS)
		memcpy(out, flags_of[x & 255], sizeof flags_of[0]);
	for (; parts; parts--, x >>= 1)
		*out++ = x & 1;
	return out;
}

static int16_t *put_parts(uint64_t x, int parts, int bits, int16_t *out)
{
	unsigned mask = (1u << bits) - 1;

	for (int i = 0; i < parts; i++, x >>= bits)
		out[i] = (int16_t)(x & mask);
	return out + parts;
}

/* The one long plane of small parts there is, a map of hexes, in one go. */
static int16_t *put_triples(const unsigned char *at, int n, int16_t *out)
{
	for (int i = 0; i < n; i++, at += 2, out += 5) {
		unsigned x = (unsigned)element(at, 2);

		out[0] = (int16_t)(x & 7);
		out[1] = (int16_t)(x >> 3 & 7);
		out[2] = (int16_t)(x >> 6 & 7);
		out[3] = (int16_t)(x >> 9 & 7);
		out[4] = (int16_t)(x >> 12 & 7);
	}
	return out;
}

static int16_t *put_cut(const struct plane *p, const unsigned char *at, int16_t *out)
{
	if (p->bits == 3 && p->parts == 5 && p->bytes == 2)
		return put_triples(at, p->n, out);
	for (int i = 0; i < p->n; i++, at += p->bytes)
		out = p->bits == 1 ? put_flags(element(at, p->bytes), p->parts, out)
						   : put_parts(element(at, p->bytes), p->parts, p->bits, out);
	return out;
}

static int16_t *put_plane(const struct plane *p, const unsigned char *view, int16_t *out)
{
	const unsigned char *at = view + p->offset;

	for (int i = 0; i < p->times; i++, at += p->stride)
		if (p->parts > 1 || p->bits < BYTE_BITS)
			out = put_cut(p, at, out);
		else if (p->bytes == 1)
			out = put_bytes(at, p->n, p->low < 0, out);
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
