/* core/text.h -- text and JSON written into the caller's buffer: no stdio, no allocation.
 *
 * A writer never overruns: when the buffer is full it stops and remembers that it did (`full`),
 * so that one question at the end replaces a check at every step. */

#ifndef CORE_TEXT_H
#define CORE_TEXT_H

#include "core/base.h"

enum { MAX_NESTED = 32 };

struct text {
	char *buf;
	size_t cap, len;
	bool full;       /* something did not fit */
	bool comma;      /* JSON: the next member needs a comma first */
	uint8_t depth;   /* JSON: brackets that are open, at most MAX_NESTED */
	uint32_t arrays; /* and which of them are arrays: the innermost is the lowest bit */
};

struct text text_in(char *buf, size_t cap); /* always NUL-terminated; cap at least 1 */
void text_char(struct text *t, char c);
void text_str(struct text *t, const char *s);
void text_bytes(struct text *t, const char *s, size_t n);
void text_num(struct text *t, int64_t n);
void text_pad(struct text *t, size_t column, size_t start); /* spaces up to start + column */

/* Colour for boards: marks that the terminal turns into escapes, or drops.  A mark is two bytes,
 * STYLE and a letter: a seat's digit, or one of the letters below. */
enum { STYLE = 1 };
enum {
	STYLE_PLAIN = '.',
	STYLE_BOLD = 'b',
	STYLE_DIM = 'd',
	STYLE_WATER = 'w',
	STYLE_ACT = 'a', /* you can act here */
	STYLE_ROME = 'r',
};
void text_style(struct text *t, char letter);

/* For screens on which one can point: what is written up to text_thing_end() stands for this value
 * of this type of argument, and text after text_part() belongs to that part of the screen.  Others
 * drop these marks as well: text_mark() is how many bytes the mark at s has, 0 if there is none. */
enum { THING_MARK = 2, PART_MARK = 3, THING_BYTES = 5, THING_END_BYTES = 2 };
enum {
	PART_BOARD = 'B', /* where a board begins without a mark */
	PART_SEATS = 'S',
	PART_TURN = 'T',
	PART_HAND = 'H',
	PART_LEGEND = 'L',
};
void text_thing(struct text *t, int type, int value);
void text_thing_end(struct text *t);
void text_part(struct text *t, char part);
size_t text_mark(const char *s);
bool text_thing_at(const char *s, int *type, int *value); /* false: the mark at s ends one */
static inline char style_seat(int seat) { return (char)('0' + seat); }

size_t text_length(const char *s);

/* JSON.  key may be NULL inside arrays.  No name here is one of jansson's, which programs link. */
void json_key(struct text *t, const char *key);                 /* any, escaped if need be */
void json_plain_key(struct text *t, const char *key, size_t n); /* of plain letters */
void json_begin(struct text *t, char bracket);
void json_text(struct text *t, const char *s);
void json_word(struct text *t, const char *word);
void json_close(struct text *t, char bracket); /* '}' or ']', as it was opened */

/* A value that was written before, from its first byte to its last. */
void json_whole(struct text *t, const char *key, const char *value, size_t n);

/* Most keys are known when this is compiled: that nothing in them is to be escaped, and their
 * length. */
#define JSON_PLAIN(key) __builtin_strspn(key, "abcdefghijklmnopqrstuvwxyz_0123456789")
static inline void json_member(struct text *t, const char *key)
{
	if (key && __builtin_constant_p(JSON_PLAIN(key)) && !key[JSON_PLAIN(key)])
		json_plain_key(t, key, JSON_PLAIN(key));
	else
		json_key(t, key);
}

static inline void json_open(struct text *t, const char *key, char bracket) /* '{' or '[' */
{
	json_member(t, key);
	json_begin(t, bracket);
}

static inline void json_num(struct text *t, const char *key, int64_t n)
{
	json_member(t, key);
	text_num(t, n);
}

static inline void json_str(struct text *t, const char *key, const char *s)
{
	json_member(t, key);
	json_text(t, s);
}

static inline void json_bool(struct text *t, const char *key, bool b)
{
	json_member(t, key);
	json_word(t, b ? "true" : "false");
}

static inline void json_none(struct text *t, const char *key)
{
	json_member(t, key);
	json_word(t, "null");
}

bool text_equal(const char *a, const char *b);

/* How many letters must be inserted, deleted or changed, for "did you mean"; words longer than
 * MAX_APART are that far from everything. */
enum { MAX_APART = 48 };
int text_apart(const char *a, const char *b);

#endif
