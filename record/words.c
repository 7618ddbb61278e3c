/* record/words.c -- small things that reading and writing records share. */

#include "record/words.h"

enum { DELETE = 0x7f };

/* ---- characters -------------------------------------------------------------- */

/* What may follow each first byte of several; the second byte's range rules out overlong forms,
 * surrogates, control characters and what lies beyond Unicode. */
static const struct {
	uint8_t first, last, second_min, second_max, length;
} several[] = {
	{ 0xc2, 0xc2, 0xa0, 0xbf, 2 }, { 0xc3, 0xdf, 0x80, 0xbf, 2 }, { 0xe0, 0xe0, 0xa0, 0xbf, 3 },
	{ 0xe1, 0xec, 0x80, 0xbf, 3 }, { 0xed, 0xed, 0x80, 0x9f, 3 }, { 0xee, 0xef, 0x80, 0xbf, 3 },
	{ 0xf0, 0xf0, 0x90, 0xbf, 4 }, { 0xf1, 0xf3, 0x80, 0xbf, 4 }, { 0xf4, 0xf4, 0x80, 0x8f, 4 },
};

static bool is_continuation(unsigned char c) { return (c & 0xc0) == 0x80; }

static int several_length(const unsigned char *s)
{
	for (int i = 0; i < LEN(several); i++) {
		if (s[0] < several[i].first || s[0] > several[i].last)
			continue;
		if (s[1] < several[i].second_min || s[1] > several[i].second_max)
			return 0;
		for (int k = 2; k < several[i].length; k++)
			if (!is_continuation(s[k]))
				return 0;
		return several[i].length;
	}
	return 0;
}

int printable_length(const char *s)
{
	unsigned char c = (unsigned char)*s;

	if (c < 0x80)
		return c >= ' ' && c != DELETE;
	return several_length((const unsigned char *)s);
}

static void trim_text(struct text *out, size_t start)
{
	while (out->len > start && out->buf[out->len - 1] == ' ')
		out->buf[--out->len] = 0;
}

void text_clean(struct text *out, const char *s)
{
	size_t start = out->len;

	while (is_space(*s))
		s++;
	while (*s) {
		int n = printable_length(s);

		if (!n) {
			text_char(out, is_space(*s) ? ' ' : '?');
			s++;
		}
		while (n--)
			text_char(out, *s++);
	}
	trim_text(out, start);
}

/* ---- numbers ------------------------------------------------------------------- */

static void text_digits(struct text *out, uint64_t n, int digits)
{
	for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4)
		text_char(out, "0123456789abcdef"[n >> shift & 15]);
}

void text_print(struct text *out, unsigned print) { text_digits(out, print, PRINT_DIGITS); }
void text_hash(struct text *out, uint64_t hash) { text_digits(out, hash, HASH_DIGITS); }

static int hex_digit(char c)
{
	if (c >= '0' && c <= '9')
		return c - '0';
	if (c >= 'a' && c <= 'f')
		return c - 'a' + 10;
	return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/* Exactly so many. */
static bool parse_digits(const char *s, int digits, uint64_t *n)
{
	*n = 0;
	for (int i = 0; i < digits; i++) {
		int digit = hex_digit(s[i]);

		if (digit < 0)
			return false;
		*n = *n << 4 | (uint64_t)digit;
	}
	return !s[digits];
}

bool parse_print(const char *s, unsigned *print)
{
	uint64_t n;

	if (!parse_digits(s, PRINT_DIGITS, &n))
		return false;
	*print = (unsigned)n;
	return true;
}

bool parse_hash(const char *s, uint64_t *hash) { return parse_digits(s, HASH_DIGITS, hash); }

void text_unsigned(struct text *out, uint64_t n)
{
	if (n >= 10)
		text_unsigned(out, n / 10);
	text_char(out, (char)('0' + n % 10));
}

bool parse_unsigned(const char *s, uint64_t max, uint64_t *n)
{
	uint64_t value = 0;

	if (!*s)
		return false;
	for (; *s; s++) {
		uint64_t digit = (uint64_t)(*s - '0');

		if (*s < '0' || *s > '9' || value > (max - digit) / 10)
			return false;
		value = value * 10 + digit;
	}
	*n = value;
	return value <= max;
}

void text_format(struct text *out, const char *format, va_list args)
{
	for (; *format; format++) {
		if (*format != '%') {
			text_char(out, *format);
			continue;
		}
		switch (*++format) {
		case 's': text_str(out, va_arg(args, const char *)); break;
		case 'd': text_num(out, va_arg(args, int)); break;
		case 'x': text_print(out, va_arg(args, unsigned)); break;
		default: CHECK(!"a format this printer knows");
		}
	}
}

/* ---- words ------------------------------------------------------------------------ */

bool is_tag_key(const char *s)
{
	if (*s < 'a' || *s > 'z')
		return false;
	for (; *s; s++)
		if (!(*s >= 'a' && *s <= 'z') && !(*s >= '0' && *s <= '9') && *s != '-')
			return false;
	return true;
}

bool is_own_key(const char *s)
{
	static const char *const own[] = {
		"game", "rules", "seats", "option", "seed", "player", "bot"
	};

	for (int i = 0; i < LEN(own); i++)
		if (text_equal(own[i], s))
			return true;
	return false;
}

bool is_space(char c) { return c == ' ' || c == '\t'; }

char *skip_spaces(char *s)
{
	while (is_space(*s))
		s++;
	return s;
}

void trim_end(char *s)
{
	size_t n = text_length(s);

	while (n && is_space(s[n - 1]))
		s[--n] = 0;
}

char *cut_word(char **s)
{
	char *word = skip_spaces(*s), *end = word;

	while (*end && !is_space(*end))
		end++;
	if (*end)
		*end++ = 0;
	*s = skip_spaces(end);
	return word;
}

void cut_comment(char *s)
{
	while (*s && *s != '#')
		s++;
	*s = 0;
}
