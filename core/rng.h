/* core/rng.h -- a small fast generator (xoshiro256**), and chance by key.
 *
 * Rules never include this file; only drivers, bots, and a game's view.c and pick.c, which draw
 * what they are asked to imagine or to pick. */

#ifndef CORE_RNG_H
#define CORE_RNG_H

#include "core/base.h"

struct rng {
	uint64_t s[4];
};

/* A bijection that spreads every input bit over the whole word (splitmix64's finaliser). */
static inline uint64_t mix64(uint64_t x)
{
	x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
	x = (x ^ x >> 27) * 0x94d049bb133111ebu;
	return x ^ x >> 31;
}

/* One more word into a hash, at its place. */
static inline uint64_t stir(uint64_t h, uint64_t x) { return mix64(h ^ x) + 0x9e3779b97f4a7c15u; }

static inline struct rng rng_from(uint64_t seed)
{
	struct rng r;
	for (int i = 0; i < 4; i++)
		r.s[i] = mix64(seed += 0x9e3779b97f4a7c15u);
	return r;
}

static inline uint64_t rotate_left(uint64_t x, int k) { return x << k | x >> (64 - k); }

static inline uint64_t rng_next(struct rng *r)
{
	uint64_t *s = r->s, result = rotate_left(s[1] * 5, 7) * 9, t = s[1] << 17;
	s[2] ^= s[0];
	s[3] ^= s[1];
	s[1] ^= s[2];
	s[0] ^= s[3];
	s[2] ^= t;
	s[3] = rotate_left(s[3], 45);
	return result;
}

/* Uniform in [0, n) from 32 random bits; the bias is below n / 2^32, unseen by any test here. */
static inline uint32_t scale_below(uint32_t random32, uint32_t n)
{
	return (uint32_t)((uint64_t)random32 * n >> 32);
}

static inline uint32_t rng_below(struct rng *r, uint32_t n)
{
	return scale_below((uint32_t)(rng_next(r) >> 32), n);
}

/* Keyed chance: the i-th outcome of one kind (a verb) depends on the seed, the kind and i alone,
 * not on what else was rolled before it.  Two variants of a game from one seed stay paired. */
static inline uint32_t keyed_ticket(uint64_t seed, unsigned kind, uint32_t i, uint32_t tickets)
{
	uint64_t key = mix64(seed + 0x9e3779b97f4a7c15u * (kind + 1));
	return scale_below((uint32_t)(mix64(key + 0xd1342543de82ef95u * (i + 1)) >> 32), tickets);
}

#endif
