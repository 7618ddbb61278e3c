/* server/sha1.c -- SHA-1, which the WebSocket handshake wants; good for nothing else. */

#include "server/sha1.h"

enum { BLOCK = 64, MOST = 2 * BLOCK, ROUNDS = 80 };

static uint32_t turn(uint32_t x, int n) { return x << n | x >> (32 - n); }

static uint32_t choose(int round, uint32_t b, uint32_t c, uint32_t d)
{
	static const uint32_t key[] = { 0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6 };
	uint32_t f = round < 20                  ? (b & c) | (~b & d)
				 : round < 40 || round >= 60 ? b ^ c ^ d
											 : (b & c) | (b & d) | (c & d);

	return f + key[round / 20];
}

static void mix_block(uint32_t h[5], const unsigned char *p)
{
	uint32_t w[ROUNDS], a = h[0], b = h[1], c = h[2], d = h[3], e = h[4];

	for (int i = 0; i < 16; i++, p += 4)
		w[i] = (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
	for (int i = 16; i < ROUNDS; i++)
		w[i] = turn(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
	for (int i = 0; i < ROUNDS; i++) {
		uint32_t t = turn(a, 5) + choose(i, b, c, d) + e + w[i];

		e = d;
		d = c;
		c = turn(b, 30);
		b = a;
		a = t;
	}
	h[0] += a, h[1] += b, h[2] += c, h[3] += d, h[4] += e;
}

void hash_sha1(const char *s, size_t n, unsigned char out[SHA1_BYTES])
{
	uint32_t h[5] = { 0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0 };
	unsigned char text[MOST] = { 0 };
	size_t blocks = (n + 8) / BLOCK + 1;

	CHECK(blocks * BLOCK <= sizeof text);
	memcpy(text, s, n);
	text[n] = 0x80;
	text[blocks * BLOCK - 2] = (unsigned char)(n * 8 >> 8);
	text[blocks * BLOCK - 1] = (unsigned char)(n * 8);
	for (size_t i = 0; i < blocks; i++)
		mix_block(h, text + i * BLOCK);
	for (int i = 0; i < SHA1_BYTES; i++)
		out[i] = (unsigned char)(h[i / 4] >> (24 - 8 * (i % 4)));
}
