/* record/dice.h -- dice that can be checked afterwards: outcomes by a keyed hash.
 *
 * docs/protocol.md has the formula.  The server rolls with it; whoever has the record of a finished
 * game computes every roll again, here, in a browser or by hand.  No I/O, no allocation. */

#ifndef RECORD_DICE_H
#define RECORD_DICE_H

#include "record/record.h"

enum {
	HASH_BYTES = 32,
	HASH_TEXT = 2 * HASH_BYTES + 1,
	LUCK_DIGITS = 32, /* what each person adds, in hexadecimal */
	LUCK_TEXT = LUCK_DIGITS + 1,
	TABLE_TEXT = 17, /* a table's id with its NUL */
};

/* Everything the rolls of one table come from. */
struct dice {
	unsigned char secret[HASH_BYTES];
	char table[TABLE_TEXT];
	char luck[MAX_SEATS][LUCK_TEXT]; /* "" for seats without */
	int seats;
};

void hash_sha256(const void *bytes, size_t n, unsigned char out[HASH_BYTES]);
void hash_keyed(const unsigned char *key, size_t key_size, const void *bytes, size_t n,
				unsigned char out[HASH_BYTES]); /* HMAC-SHA-256 */

void text_hex(struct text *out, const unsigned char *bytes, size_t n);
bool parse_hex(const char *s, unsigned char *out, size_t n); /* exactly 2n digits */

void dice_commitment(const unsigned char secret[HASH_BYTES], char out[HASH_TEXT]);
void dice_key(const struct dice *d, unsigned char key[HASH_BYTES]);
uint32_t dice_ticket(const unsigned char key[HASH_BYTES], const char *verb, uint32_t before,
					 uint32_t tickets);

/* Into a record's tags, and back; false: they are not there, or there is no room.  What the server
 * commits itself to is known before what people add to it. */
bool dice_to_tags(const struct dice *d, struct record_notes *notes);
bool secret_to_tags(const struct dice *d, struct record_notes *notes);
bool luck_to_tags(const struct dice *d, struct record_notes *notes);
bool dice_from_tags(const struct record_notes *notes, struct dice *d, struct text *error);
bool secret_from_tags(const struct record_notes *notes, struct dice *d, struct text *error);
bool has_dice_tags(const struct record_notes *notes);

/* ---- tickets (tickets.c) ------------------------------------------------- */

/* Ticket n of so many; those from first to last are the same outcome. */
struct ticket {
	uint32_t n, of, first, last;
};

struct ticket ticket_at(const struct game *g, const void *state, uint32_t n);
void ticket_text(const struct ticket *t, struct text *out);
bool ticket_parse(const char *s, struct ticket *t);
bool ticket_equal(const struct ticket *a, const struct ticket *b);

/* What the coming die or draw of a match ought to be. */
struct retelling;
struct ticket ticket_of(const struct retelling *r, const unsigned char key[HASH_BYTES]);

/* Computes every outcome of the match again.  Returns how many agree, or -1 and says why not. */
int dice_verify(const struct match *m, const struct record_notes *notes, struct text *error);

#endif
