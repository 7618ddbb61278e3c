/* core/text.c -- text and JSON written into the caller's buffer. */

#include "core/text.h"

struct text text_in(char *buf, size_t cap)
{
	CHECK(cap > 0);
	buf[0] = 0;
	return (struct text){ .buf = buf, .cap = cap };
}

void text_char(struct text *t, char c)
{
	if (t->len + 1 >= t->cap) {
		t->full = true;
		return;
	}
	t->buf[t->len++] = c;
	t->buf[t->len] = 0;
}

/* Most of what a server does is this: byte by byte, but in registers. */
void text_str(struct text *t, const char *s)
{
	char *at = t->buf + t->len, *const end = t->buf + t->cap - 1;

	while (*s && at < end)
		*at++ = *s++;
	*at = 0;
	t->len = (size_t)(at - t->buf);
	t->full |= *s != 0;
}

void text_bytes(struct text *t, const char *s, size_t n)
{
	size_t room = t->cap - 1 - t->len;

	t->full |= n > room;
	n = n > room ? room : n;
	memcpy(t->buf + t->len, s, n);
	t->len += n;
	t->buf[t->len] = 0;
}

void text_num(struct text *t, int64_t n)
{
	char digits[21], *at = digits + sizeof digits - 1;
	uint64_t left = n < 0 ? -(uint64_t)n : (uint64_t)n;

	*at = 0;
	do
		*--at = (char)('0' + left % 10);
	while (left /= 10);
	if (n < 0)
		text_char(t, '-');
	text_str(t, at);
}

void text_pad(struct text *t, size_t column, size_t start)
{
	while (t->len < start + column && !t->full)
		text_char(t, ' ');
}

void text_style(struct text *t, char letter)
{
	text_char(t, STYLE);
	text_char(t, letter);
}

/* THING_MARK, the type, and the value in three letters of six bits; the mark and a full stop ends
 * it. */
enum { LETTER_BITS = 6, LETTER_MASK = 63, VALUE_LETTERS = 3, FIRST_LETTER = '0' };

void text_thing(struct text *t, int type, int value)
{
	text_char(t, THING_MARK);
	text_char(t, (char)(FIRST_LETTER + type));
	for (int i = VALUE_LETTERS - 1; i >= 0; i--)
		text_char(t, (char)(FIRST_LETTER + (value >> LETTER_BITS * i & LETTER_MASK)));
}

void text_thing_end(struct text *t)
{
	text_char(t, THING_MARK);
	text_char(t, '.');
}

void text_part(struct text *t, char part)
{
	text_char(t, PART_MARK);
	text_char(t, part);
}

size_t text_mark(const char *s)
{
	if ((*s == STYLE || *s == PART_MARK) && s[1])
		return 2;
	if (*s != THING_MARK || !s[1])
		return 0;
	return s[1] == '.' ? 2 : 2 + VALUE_LETTERS;
}

bool text_thing_at(const char *s, int *type, int *value)
{
	*type = *value = 0;
	if (s[1] == '.')
		return false;
	*type = s[1] - FIRST_LETTER;
	for (int i = 0; i < VALUE_LETTERS; i++)
		*value = *value << LETTER_BITS | (s[2 + i] - FIRST_LETTER);
	return true;
}

/* ---- JSON ---------------------------------------------------------------- */

/* What stands for itself between quotes: all but controls, '"' (0x22) and '\\' (0x5c). */
#define ONES_8  1, 1, 1, 1, 1, 1, 1, 1
#define ONES_32 ONES_8, ONES_8, ONES_8, ONES_8
static const uint8_t plain[256] = {
	[0x20] = 1,       1,       0,       ONES_32, ONES_8,  ONES_8, ONES_8, 1,
	[0x5d] = ONES_32, ONES_32, ONES_32, ONES_32, ONES_32, 1,      1,      1,
};

static void json_escaped(struct text *t, unsigned char c)
{
	static const char hex[] = "0123456789abcdef";

	text_char(t, '\\');
	if (c >= 0x20) {
		text_char(t, (char)c);
		return;
	}
	text_str(t, "u00");
	text_char(t, hex[c >> 4]);
	text_char(t, hex[c & 15]);
}

void json_text(struct text *t, const char *s)
{
	text_char(t, '"');
	while (*s) {
		size_t n = 0;

		while (plain[(unsigned char)s[n]])
			n++;
		text_bytes(t, s, n);
		s += n;
		if (*s)
			json_escaped(t, (unsigned char)*s++);
	}
	text_char(t, '"');
}

static void put_comma(struct text *t)
{
	if (t->comma)
		text_char(t, ',');
	t->comma = true;
}

void json_key(struct text *t, const char *key)
{
	put_comma(t);
	if (!key)
		return;
	json_text(t, key);
	text_char(t, ':');
}

void json_plain_key(struct text *t, const char *key, size_t n)
{
	char *at = t->buf + t->len;

	if (t->cap - t->len < n + sizeof ",\"\":") { /* cut off somewhere, as any other text */
		json_key(t, key);
		return;
	}
	if (t->comma)
		*at++ = ',';
	*at++ = '"';
	memcpy(at, key, n);
	at += n;
	*at++ = '"';
	*at++ = ':';
	*at = 0;
	t->len = (size_t)(at - t->buf);
	t->comma = true;
}

void json_begin(struct text *t, char bracket)
{
	CHECK(t->depth < MAX_NESTED);
	t->depth++;
	t->arrays = t->arrays << 1 | (bracket == '[');
	text_char(t, bracket);
	t->comma = false;
}

void json_close(struct text *t, char bracket)
{
	CHECK(t->depth && (t->arrays & 1) == (bracket == ']'));
	t->depth--;
	t->arrays >>= 1;
	text_char(t, bracket);
	t->comma = true;
}

void json_whole(struct text *t, const char *key, const char *value, size_t n)
{
	CHECK(n);
	json_key(t, key);
	text_bytes(t, value, n);
}

void json_word(struct text *t, const char *word) { text_str(t, word); }

/* ---- the three string functions core needs ---------------------------------- */

size_t text_length(const char *s)
{
	size_t n = 0;
	while (s[n])
		n++;
	return n;
}

bool text_equal(const char *a, const char *b)
{
	while (*a && *a == *b)
		a++, b++;
	return *a == *b;
}

int text_apart(const char *a, const char *b)
{
	int row[MAX_APART + 1], na = (int)text_length(a), nb = (int)text_length(b);

	if (na > MAX_APART || nb > MAX_APART)
		return MAX_APART;
	for (int j = 0; j <= nb; j++)
		row[j] = j;
	for (int i = 1; i <= na; i++) {
		int corner = row[0];
		row[0] = i;
		for (int j = 1; j <= nb; j++) {
			int best = corner + (a[i - 1] != b[j - 1]);
			corner = row[j];
			if (row[j] + 1 < best)
				best = row[j] + 1;
			if (row[j - 1] + 1 < best)
				best = row[j - 1] + 1;
			row[j] = best;
		}
	}
	return row[nb];
}
