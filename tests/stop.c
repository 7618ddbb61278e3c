/* tests/stop.c -- what a failed CHECK means to a test program: say so and stop. */

#include "core/base.h"

#include <stdio.h>
#include <stdlib.h>

void check_failed(const char *file, int line, const char *what)
{
	fflush(stdout);
	fprintf(stderr, "%s:%d: CHECK(%s) failed\n", file, line, what);
	abort();
}
