/* record/words.h -- small things that reading and writing records share. */

#ifndef RECORD_WORDS_H
#define RECORD_WORDS_H

#include <stdarg.h>

#include "core/text.h"

/* Bytes of the UTF-8 character at s; 0: it is malformed, a control character, or the end. */
int printable_length(const char *s);

/* Copies what can be printed, '?' for the rest, without spaces at either end. */
void text_clean(struct text *out, const char *s);

/* A fingerprint: four hexadecimal digits. */
enum { PRINT_DIGITS = 4, PRINT_TEXT = PRINT_DIGITS + 1 };
void text_print(struct text *out, unsigned print);
bool parse_print(const char *s, unsigned *print);

/* The whole opening: sixteen of them. */
enum { HASH_DIGITS = 16, HASH_WORD = HASH_DIGITS + 1 };
void text_hash(struct text *out, uint64_t hash);
bool parse_hash(const char *s, uint64_t *hash);

void text_unsigned(struct text *out, uint64_t n);
bool parse_unsigned(const char *s, uint64_t max, uint64_t *n);

/* A little printf: %s, %d and %x, the last as a fingerprint. */
void text_format(struct text *out, const char *format, va_list args);

/* A tag's key: lower-case letters, digits and hyphens, a letter first. */
bool is_tag_key(const char *s);

/* Keys that mean something to every record, and so cannot be free tags. */
bool is_own_key(const char *s);

bool is_space(char c);
char *skip_spaces(char *s);
void trim_end(char *s);    /* cuts off trailing spaces */
char *cut_word(char **s);  /* ends the first word and moves *s to the next; "" when none is left */
void cut_comment(char *s); /* cuts from '#' on */

#endif
