/* tests/server/crypto.c -- the hashes of our own are those of libsodium and of the standards. */

#include "record/dice.h"
#include "server/sha1.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>
#include <sodium.h>
#include <string.h>

static void sha256_is_libsodiums(void **state)
{
	unsigned char bytes[300], ours[HASH_BYTES], theirs[HASH_BYTES];

	(void)state;
	for (size_t n = 0; n < sizeof bytes; n++) {
		randombytes_buf(bytes, n);
		hash_sha256(bytes, n, ours);
		crypto_hash_sha256(theirs, bytes, n);
		assert_memory_equal(ours, theirs, HASH_BYTES);
	}
}

static void hmac_is_libsodiums(void **state)
{
	unsigned char key[150], bytes[300], ours[HASH_BYTES], theirs[HASH_BYTES];
	crypto_auth_hmacsha256_state s;

	(void)state;
	for (size_t n = 0; n < sizeof bytes; n++) {
		size_t size = n % sizeof key;

		randombytes_buf(key, size);
		randombytes_buf(bytes, n);
		hash_keyed(key, size, bytes, n, ours);
		crypto_auth_hmacsha256_init(&s, key, size);
		crypto_auth_hmacsha256_update(&s, bytes, n);
		crypto_auth_hmacsha256_final(&s, theirs);
		assert_memory_equal(ours, theirs, HASH_BYTES);
	}
}

static void sha1_is_the_standards(void **state)
{
	static const char *const key = "dGhlIHNhbXBsZSBub25jZQ==258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
	unsigned char out[SHA1_BYTES];
	char text[64];

	(void)state;
	hash_sha1("abc", 3, out);
	sodium_bin2hex(text, sizeof text, out, sizeof out);
	assert_string_equal(text, "a9993e364706816aba3e25717850c26c9cd0d89d");
	hash_sha1(key, strlen(key), out); /* the example of RFC 6455 */
	sodium_bin2base64(text, sizeof text, out, sizeof out, sodium_base64_VARIANT_ORIGINAL);
	assert_string_equal(text, "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
}

/* Every ticket comes up about equally often, for numbers that do not divide a power of two, too. */
static void tickets_are_fair(void **state)
{
	enum { SIDES = 6, ROLLS = 60000, EXPECTED = ROLLS / SIDES };
	unsigned char key[HASH_BYTES];
	double chi = 0;
	int seen[SIDES] = { 0 };

	(void)state;
	memset(key, 5, sizeof key);
	for (uint32_t i = 0; i < ROLLS; i++)
		seen[dice_ticket(key, "die", i, SIDES)]++;
	for (int i = 0; i < SIDES; i++)
		chi += (double)(seen[i] - EXPECTED) * (seen[i] - EXPECTED) / EXPECTED;
	assert_true(chi < 20.5); /* five degrees of freedom: one in a thousand */
	assert_int_equal(dice_ticket(key, "die", 9, 1), 0);
	assert_true(dice_ticket(key, "die", 9, 0xffffffffu) !=
				dice_ticket(key, "card", 9, 0xffffffffu));
}

static void luck_matters(void **state)
{
	struct dice a = { .seats = 2, .table = "0123456789abcdef" }, b;
	unsigned char ka[HASH_BYTES], kb[HASH_BYTES];

	(void)state;
	strcpy(a.luck[0], "00112233445566778899aabbccddeeff");
	b = a;
	b.luck[0][31] = 'e';
	dice_key(&a, ka);
	dice_key(&b, kb);
	assert_memory_not_equal(ka, kb, HASH_BYTES);
	b = a;
	strcpy(b.luck[1], a.luck[0]);
	dice_key(&b, kb);
	assert_memory_not_equal(ka, kb, HASH_BYTES);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(sha256_is_libsodiums),  cmocka_unit_test(hmac_is_libsodiums),
		cmocka_unit_test(sha1_is_the_standards), cmocka_unit_test(tickets_are_fair),
		cmocka_unit_test(luck_matters),
	};

	if (sodium_init() < 0)
		return 1;
	return cmocka_run_group_tests(tests, NULL, NULL);
}
