/* server/seats.c -- seats are secrets: tokens, their hashes, and whose they are. */

#include "server/call.h"
#include "server/world.h"

#include <sodium.h>
#include <string.h>

enum { TOKEN_BYTES = LUCK_DIGITS / 2, ID_LENGTH = TABLE_TEXT - 1 };

void make_token(char out[LUCK_TEXT])
{
	unsigned char bytes[TOKEN_BYTES];
	struct text t = text_in(out, LUCK_TEXT);

	world_random(bytes, sizeof bytes);
	text_hex(&t, bytes, sizeof bytes);
}

/* 80 bits, in letters and digits that are not mistaken for each other. */
void make_id(char out[TABLE_TEXT])
{
	static const char digits[] = "0123456789abcdefghjkmnpqrstvwxyz";
	unsigned char bytes[ID_LENGTH];

	world_random(bytes, sizeof bytes);
	for (int i = 0; i < ID_LENGTH; i++)
		out[i] = digits[bytes[i] % 32];
	out[ID_LENGTH] = 0;
}

bool hash_token(const char *token, unsigned char hash[HASH_BYTES])
{
	unsigned char bytes[TOKEN_BYTES];

	if (!parse_hex(token, bytes, sizeof bytes))
		return false;
	crypto_generichash(hash, HASH_BYTES, bytes, sizeof bytes, NULL, 0);
	return true;
}

void keep_token(struct call *c, const char *token)
{
	c->has_token = true;
	memset(c->hash, 0, sizeof c->hash); /* nobody's, if it is none */
	if (hash_token(token, c->hash))
		memcpy(c->token, token, LUCK_TEXT);
}

void find_caller(const struct table *t, struct call *c)
{
	if (c->seat < MAX_SEATS && !c->has_token)
		return; /* the server itself acts for a seat */
	c->seat = SEAT_NOBODY;
	c->is_host = c->has_token && !sodium_memcmp(c->hash, t->terms.host, HASH_BYTES);
	for (int i = 0; c->has_token && i < t->how.seats; i++)
		if (t->now.seat[i].kind == SEAT_PERSON &&
			!sodium_memcmp(c->hash, t->now.seat[i].hash, HASH_BYTES))
			c->seat = i;
}
