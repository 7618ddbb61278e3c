/* core/base.h -- the little that rules may use besides the C language.
 *
 * Rules build freestanding (for the browser), so nothing here may drag in libc:
 * the three mem functions, CHECK and a few bit tricks are all there is. */

#ifndef CORE_BASE_H
#define CORE_BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

void *memcpy(void *restrict to, const void *restrict from, size_t n);
void *memset(void *to, int byte, size_t n);
int memcmp(const void *a, const void *b, size_t n);

/* CHECK states something that is true unless this program is wrong.  It stays on in release
 * builds: a wrong referee must stop, not guess.  Programs say what stopping means. */
_Noreturn void check_failed(const char *file, int line, const char *what);
#define CHECK(x) ((x) ? (void)0 : check_failed(__FILE__, __LINE__, #x))

#define LEN(array) ((int)(sizeof(array) / sizeof((array)[0])))

/* Sets of up to 64 small ids are bits of one word. */
#define BIT(i) ((uint64_t)1 << (i))

static inline int lowest_bit(uint64_t set) { return __builtin_ctzll(set); }

/* gcc's builtin calls a library function on plain x86-64, which rules may not. */
static inline int count_bits(uint64_t set)
{
	set -= set >> 1 & 0x5555555555555555u;
	set = (set & 0x3333333333333333u) + (set >> 2 & 0x3333333333333333u);
	set = (set + (set >> 4)) & 0x0f0f0f0f0f0f0f0fu;
	return (int)(set * 0x0101010101010101u >> 56);
}

/* The member of the set with exactly n smaller ones: the n-th of a bag, for draws. */
static inline int nth_bit(uint64_t set, int n)
{
	while (n--)
		set &= set - 1;
	return lowest_bit(set);
}

#endif
