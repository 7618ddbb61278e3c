/* server/names.c -- what people may call themselves: nothing that cannot be seen.
 *
 * Two names that look alike are one name to those who read them, and a name that turns the text
 * around it speaks for others. */

#include "server/names.h"

#include "record/words.h"

/* Ranges of code points, first and last: controls, directions, and what shows as nothing. */
static const struct {
	uint32_t first, last;
} unseen[] = {
	{ 0x00, 0x1f },        { 0x7f, 0xa0 },     { 0xad, 0xad },       { 0x34f, 0x34f },
	{ 0x61c, 0x61c },      { 0x115f, 0x1160 }, { 0x1680, 0x1680 },   { 0x17b4, 0x17b5 },
	{ 0x180b, 0x180f },    { 0x2000, 0x200f }, { 0x2028, 0x202f },   { 0x205f, 0x206f },
	{ 0x2800, 0x2800 },    { 0x3000, 0x3000 }, { 0x3164, 0x3164 },   { 0xd800, 0xf8ff },
	{ 0xfdd0, 0xfdef },    { 0xfe00, 0xfe0f }, { 0xfeff, 0xfeff },   { 0xffa0, 0xffa0 },
	{ 0xfff0, 0xfffb },    { 0xfffe, 0xffff }, { 0x1bca0, 0x1bca3 }, { 0x1d173, 0x1d17a },
	{ 0xe0000, 0x10ffff },
};

/* Of `n` bytes that are known to be one character. */
static uint32_t code_of(const char *s, int n)
{
	uint32_t code = (unsigned char)s[0] & (n == 1 ? 0x7fu : 0xffu >> (n + 1));

	for (int i = 1; i < n; i++)
		code = code << 6 | ((unsigned char)s[i] & 0x3f);
	return code;
}

static bool is_unseen(uint32_t code)
{
	for (int i = 0; i < LEN(unseen); i++)
		if (code >= unseen[i].first && code <= unseen[i].last)
			return true;
	return false;
}

bool is_plain_name(const char *name)
{
	while (*name) {
		int n = printable_length(name);

		if (!n || is_unseen(code_of(name, n)))
			return false;
		name += n;
	}
	return true;
}
