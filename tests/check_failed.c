/* tests/check_failed.c -- what a failed CHECK does in test programs. */

#include <stdio.h>
#include <stdlib.h>

#include "core/base.h"

_Noreturn void check_failed(const char *file, int line, const char *what)
{
	fprintf(stderr, "%s:%d: not true: %s\n", file, line, what);
	abort();
}
