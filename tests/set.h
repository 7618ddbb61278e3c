/* tests/set.h -- `set` lines of rule scripts by table: a word, what follows it, and who does it. */

#ifndef TESTS_SET_H
#define TESTS_SET_H

#include "tests/hooks.h"

enum { MAX_SET_ARGS = 4 };

/* What a row does with its arguments, and with the words behind them. */
struct set_line {
	int a[MAX_SET_ARGS]; /* as many as the row has; 0 where an optional one is missing */
	int n;               /* further words */
	const char *const *word;
};
typedef const char *set_deed(void *state, const struct set_line *line);

struct set_row {
	const char *word;
	set_deed *deed;
	uint8_t arg[MAX_SET_ARGS]; /* types, as those of verbs */
	bool more;                 /* further words may follow */
};

bool set_word(const struct game *g, int type, const char *word, int *value);

/* Rows are tried in turn; where none fits, `usage` is the complaint. */
const char *set_by_rows(const struct game *g, const struct set_row *rows, int n_rows,
						const char *usage, void *state, int argc, const char *const *argv);

#endif
