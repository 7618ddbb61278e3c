/* record/hash.c -- SHA-256 and HMAC, small and freestanding, so that a page can check rolls, too.
 */

#include "record/dice.h"

enum { BLOCK = 64, WORDS = 16, ROUNDS = 64, LENGTH_AT = 56, INNER = 0x36, OUTER = 0x5c };

struct sha {
	uint32_t h[8];
	uint64_t bytes;
	unsigned char block[BLOCK];
};

static const uint32_t first[8] = { 0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
								   0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19 };

static const uint32_t round_key[ROUNDS] = {
	0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
	0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
	0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
	0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
	0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
	0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
	0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
	0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static uint32_t turn(uint32_t x, int n) { return x >> n | x << (32 - n); }

static uint32_t word_at(const unsigned char *p)
{
	return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}

static void expand(const unsigned char *block, uint32_t w[ROUNDS])
{
	for (int i = 0; i < WORDS; i++)
		w[i] = word_at(block + 4 * i);
	for (int i = WORDS; i < ROUNDS; i++) {
		uint32_t a = w[i - 15], b = w[i - 2];

		w[i] = w[i - 16] + (turn(a, 7) ^ turn(a, 18) ^ a >> 3) + w[i - 7] +
			   (turn(b, 17) ^ turn(b, 19) ^ b >> 10);
	}
}

static void mix_block(struct sha *s, const unsigned char *block)
{
	uint32_t w[ROUNDS], v[8];

	expand(block, w);
	memcpy(v, s->h, sizeof v);
	for (int i = 0; i < ROUNDS; i++) {
		uint32_t e = v[4], a = v[0];
		uint32_t t1 = v[7] + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & v[5]) ^ (~e & v[6])) +
					  round_key[i] + w[i];
		uint32_t t2 =
			(turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & v[1]) ^ (a & v[2]) ^ (v[1] & v[2]));

		for (int j = 7; j > 0; j--)
			v[j] = v[j - 1];
		v[4] += t1;
		v[0] = t1 + t2;
	}
	for (int i = 0; i < 8; i++)
		s->h[i] += v[i];
}

static void sha_open(struct sha *s)
{
	memset(s, 0, sizeof *s);
	memcpy(s->h, first, sizeof first);
}

static void sha_feed(struct sha *s, const void *bytes, size_t n)
{
	const unsigned char *p = bytes;

	for (size_t i = 0; i < n; i++) {
		s->block[s->bytes++ % BLOCK] = p[i];
		if (s->bytes % BLOCK == 0)
			mix_block(s, s->block);
	}
}

static void sha_close(struct sha *s, unsigned char out[HASH_BYTES])
{
	static const unsigned char end = 0x80, zero = 0;
	uint64_t bits = s->bytes * 8;

	sha_feed(s, &end, 1);
	while (s->bytes % BLOCK != LENGTH_AT)
		sha_feed(s, &zero, 1);
	for (int i = 7; i >= 0; i--)
		sha_feed(s, &(unsigned char){ (unsigned char)(bits >> 8 * i) }, 1);
	for (int i = 0; i < HASH_BYTES; i++)
		out[i] = (unsigned char)(s->h[i / 4] >> (24 - 8 * (i % 4)));
}

void hash_sha256(const void *bytes, size_t n, unsigned char out[HASH_BYTES])
{
	struct sha s;

	sha_open(&s);
	sha_feed(&s, bytes, n);
	sha_close(&s, out);
}

static void feed_pad(struct sha *s, const unsigned char key[BLOCK], unsigned char with)
{
	unsigned char pad[BLOCK];

	for (int i = 0; i < BLOCK; i++)
		pad[i] = key[i] ^ with;
	sha_open(s);
	sha_feed(s, pad, sizeof pad);
}

void hash_keyed(const unsigned char *key, size_t key_size, const void *bytes, size_t n,
				unsigned char out[HASH_BYTES])
{
	unsigned char whole[BLOCK] = { 0 }, inner[HASH_BYTES];
	struct sha s;

	if (key_size > BLOCK)
		hash_sha256(key, key_size, whole);
	else
		memcpy(whole, key, key_size);
	feed_pad(&s, whole, INNER);
	sha_feed(&s, bytes, n);
	sha_close(&s, inner);
	feed_pad(&s, whole, OUTER);
	sha_feed(&s, inner, sizeof inner);
	sha_close(&s, out);
}
