/* accelerator/memory.c -- memory, copied and compared, for a machine without a library. */

#include "core/base.h"

void copy_bytes(void *restrict to, const void *restrict from, size_t n); /* bind.awk calls them */
void set_bytes(void *to, uint8_t byte, size_t n);

typedef uint64_t pair __attribute__((vector_size(16)));

/* The widest pieces that both ends and the length allow. */
#define COPY_AS(type)                                                                              \
	for (size_t i = 0; i < n / sizeof(type); i++)                                                  \
	((type *)to)[i] = ((const type *)from)[i]

void copy_bytes(void *restrict to, const void *restrict from, size_t n)
{
	uintptr_t odd = (uintptr_t)to | (uintptr_t)from | n;

	if (!(odd & 15))
		COPY_AS(pair);
	else if (!(odd & 7))
		COPY_AS(uint64_t);
	else if (!(odd & 3))
		COPY_AS(uint32_t);
	else
		COPY_AS(uint8_t);
}

void *memcpy(void *restrict to, const void *restrict from, size_t n)
{
	copy_bytes(to, from, n);
	return to;
}

void set_bytes(void *to, uint8_t byte, size_t n)
{
	uintptr_t odd = (uintptr_t)to | n;

	if (!(odd & 7))
		for (size_t i = 0; i < n / 8; i++)
			((uint64_t *)to)[i] = 0x0101010101010101u * byte;
	else
		for (size_t i = 0; i < n; i++)
			((uint8_t *)to)[i] = byte;
}

void *memset(void *to, int byte, size_t n)
{
	set_bytes(to, (uint8_t)byte, n);
	return to;
}

int memcmp(const void *a, const void *b, size_t n)
{
	const uint8_t *x = a, *y = b;

	for (size_t i = 0; i < n; i++)
		if (x[i] != y[i])
			return x[i] - y[i];
	return 0;
}

/* A kernel cannot say what is wrong: it stops, and the processor says so. */
void check_failed(const char *file, int line, const char *what)
{
	(void)file, (void)line, (void)what;
	__builtin_trap();
}
