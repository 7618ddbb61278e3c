/* record/dice.c -- outcomes by a keyed hash: rolled by the server, checked by anybody. */

#include "record/dice.h"
#include "core/retell.h"
#include "record/words.h"

static const char dice_name[] = "hmac-sha256 1";

enum { MESSAGE = 512, DRAWN_BYTES = 6, VALUE = 256, PIECE = 128 };

/* ---- hexadecimal --------------------------------------------------------- */

void text_hex(struct text *out, const unsigned char *bytes, size_t n)
{
	static const char digit[] = "0123456789abcdef";
	char piece[PIECE];

	while (n) {
		size_t k = 0;

		for (; k < sizeof piece && n; n--, bytes++) {
			piece[k++] = digit[*bytes >> 4];
			piece[k++] = digit[*bytes & 15];
		}
		text_bytes(out, piece, k);
	}
}

static int digit_of(char c)
{
	return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

bool parse_hex(const char *s, unsigned char *out, size_t n)
{
	for (size_t i = 0; i < n; i++, s += 2) {
		if (digit_of(s[0]) < 0 || digit_of(s[1]) < 0)
			return false;
		out[i] = (unsigned char)(digit_of(s[0]) << 4 | digit_of(s[1]));
	}
	return !*s;
}

/* ---- the formula --------------------------------------------------------- */

void dice_commitment(const unsigned char secret[HASH_BYTES], char out[HASH_TEXT])
{
	unsigned char hash[HASH_BYTES];
	struct text t = text_in(out, HASH_TEXT);

	hash_sha256(secret, HASH_BYTES, hash);
	text_hex(&t, hash, sizeof hash);
}

void dice_key(const struct dice *d, unsigned char key[HASH_BYTES])
{
	char message[MESSAGE];
	struct text t = text_in(message, sizeof message);

	text_str(&t, "rubicon dice 1\n");
	text_str(&t, d->table);
	text_char(&t, '\n');
	for (int seat = 0; seat < d->seats; seat++) {
		text_str(&t, *d->luck[seat] ? d->luck[seat] : "-");
		text_char(&t, '\n');
	}
	hash_keyed(d->secret, HASH_BYTES, message, t.len, key);
}

static uint64_t draw_number(const unsigned char key[HASH_BYTES], const char *verb, uint32_t before,
							int attempt)
{
	unsigned char hash[HASH_BYTES];
	char message[MESSAGE];
	struct text t = text_in(message, sizeof message);
	uint64_t x = 0;

	text_str(&t, verb);
	text_char(&t, ' ');
	text_num(&t, before);
	text_char(&t, ' ');
	text_num(&t, attempt);
	hash_keyed(key, HASH_BYTES, message, t.len, hash);
	for (int i = 0; i < DRAWN_BYTES; i++)
		x = x << 8 | hash[i];
	return x;
}

uint32_t dice_ticket(const unsigned char key[HASH_BYTES], const char *verb, uint32_t before,
					 uint32_t tickets)
{
	uint64_t fair = (BIT(8 * DRAWN_BYTES) / tickets) * tickets, x;
	int attempt = 0;

	do
		x = draw_number(key, verb, before, attempt++);
	while (x >= fair);
	return (uint32_t)(x % tickets);
}

/* ---- tags ---------------------------------------------------------------- */

bool secret_to_tags(const struct dice *d, struct record_notes *notes)
{
	char value[HASH_TEXT], commitment[HASH_TEXT];
	struct text t = text_in(value, sizeof value);

	dice_commitment(d->secret, commitment);
	text_hex(&t, d->secret, HASH_BYTES);
	return record_tag(notes, "dice", dice_name) && record_tag(notes, "table", d->table) &&
		   record_tag(notes, "commitment", commitment) && record_tag(notes, "secret", value);
}

bool luck_to_tags(const struct dice *d, struct record_notes *notes)
{
	char value[VALUE];
	struct text t = text_in(value, sizeof value);

	for (int seat = 0; seat < d->seats; seat++) {
		text_str(&t, seat ? " " : "");
		text_str(&t, *d->luck[seat] ? d->luck[seat] : "-");
	}
	return record_tag(notes, "luck", value);
}

bool dice_to_tags(const struct dice *d, struct record_notes *notes)
{
	return secret_to_tags(d, notes) && luck_to_tags(d, notes);
}

static bool starts(const char *s, const char *start)
{
	while (*start && *s == *start)
		s++, start++;
	return !*start;
}

/* The value of a tag; "" for one that is not there. */
static void find_tag(const struct record_notes *notes, const char *key, char value[VALUE])
{
	struct text t = text_in(value, VALUE);
	size_t n = text_length(key);

	for (const char *s = notes->tags; *s; s++) {
		bool found = starts(s, key) && s[n] == ':' && s[n + 1] == ' ';

		if (found)
			for (s += n + 2; *s && *s != '\n'; s++)
				text_char(&t, *s);
		if (found)
			return;
		while (*s != '\n')
			s++;
	}
}

bool has_dice_tags(const struct record_notes *notes)
{
	char value[VALUE];

	find_tag(notes, "dice", value);
	return *value;
}

static bool parse_luck(char *value, struct dice *d)
{
	unsigned char bytes[LUCK_DIGITS / 2];

	for (int seat = 0; seat < d->seats; seat++) {
		const char *word = cut_word(&value);
		struct text t = text_in(d->luck[seat], LUCK_TEXT);

		if (text_equal(word, "-"))
			continue;
		if (!parse_hex(word, bytes, sizeof bytes))
			return false;
		text_str(&t, word);
	}
	return !*value;
}

static bool complain(struct text *error, const char *sentence)
{
	text_str(error, sentence);
	return false;
}

bool secret_from_tags(const struct record_notes *notes, struct dice *d, struct text *error)
{
	char value[VALUE], commitment[HASH_TEXT];
	struct text t = text_in(d->table, sizeof d->table);

	find_tag(notes, "dice", value);
	if (!text_equal(value, dice_name))
		return complain(error, "The record's dice are not of a kind that can be checked here.");
	find_tag(notes, "table", value);
	text_str(&t, value);
	find_tag(notes, "secret", value);
	if (t.full || !parse_hex(value, d->secret, HASH_BYTES))
		return complain(error, "The record's tags 'table' and 'secret' are not whole.");
	dice_commitment(d->secret, commitment);
	find_tag(notes, "commitment", value);
	return text_equal(value, commitment) ||
		   complain(error, "The secret is not the one that the server had committed itself to.");
}

bool dice_from_tags(const struct record_notes *notes, struct dice *d, struct text *error)
{
	char value[VALUE];

	if (!secret_from_tags(notes, d, error))
		return false;
	find_tag(notes, "luck", value);
	return parse_luck(value, d) || complain(error, "The record's tag 'luck' is not whole.");
}

/* ---- checking ------------------------------------------------------------ */

static bool complain_of_roll(const struct match *m, int ply, act ought, struct text *error)
{
	text_str(error, "Ply ");
	text_num(error, ply + 1);
	text_str(error, " is not what the dice gave: '");
	act_text(m->g, m->log[ply].a, error);
	text_str(error, "' was recorded, '");
	act_text(m->g, ought, error);
	text_str(error, "' was rolled.");
	return false;
}

static act outcome_of(const struct retelling *r, const unsigned char key[HASH_BYTES])
{
	return r->of->g->draw(r->state, ticket_of(r, key).n);
}

int dice_verify(const struct match *m, const struct record_notes *notes, struct text *error)
{
	unsigned char key[HASH_BYTES];
	struct retelling r;
	struct dice d = { .seats = m->how.seats };
	const struct ply *ply;
	int rolls = 0;

	if (!dice_from_tags(notes, &d, error))
		return -1;
	dice_key(&d, key);
	for (retell_begin(&r, m); (ply = retell_coming(&r)) != NULL; retell_next(&r)) {
		act ought;

		if (ply->seat != SEAT_CHANCE)
			continue;
		ought = outcome_of(&r, key);
		if (ply->a != ought)
			return complain_of_roll(m, r.plies, ought, error) - 1;
		rolls++;
	}
	return rolls;
}
