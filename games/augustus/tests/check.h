/* games/augustus/tests/check.h -- a sentence that must be true, for this game's test programs. */

#ifndef GAMES_AUGUSTUS_TESTS_CHECK_H
#define GAMES_AUGUSTUS_TESTS_CHECK_H

#include <stdbool.h>
#include <stdio.h>

static int expectations, disappointments;

static inline void expect(bool true_so, const char *clause, const char *sentence, int which)
{
	expectations++;
	if (true_so)
		return;
	disappointments++;
	printf("FAIL %s: %s (%d)\n", clause, sentence, which);
}

static inline int verdict(const char *name)
{
	printf("%s: %d of %d hold\n", name, expectations - disappointments, expectations);
	return disappointments != 0;
}

#endif
