/* tests/set.c -- `set` lines of rule scripts by table: a word, what follows it, and who does it. */

#include "tests/set.h"

bool set_word(const struct game *g, int type, const char *word, int *value)
{
	char buf[100];
	struct text error = text_in(buf, sizeof buf);

	return arg_parse(g, type, word, value, &error);
}

static bool fits(const struct game *g, const struct set_row *row, int argc, const char *const *argv,
				 struct set_line *line)
{
	int n = 0;

	if (!text_equal(row->word, argv[0]))
		return false;
	while (n < MAX_SET_ARGS && row->arg[n]) {
		if (n + 1 >= argc || !set_word(g, row->arg[n], argv[n + 1], &line->a[n]))
			return false;
		n++;
	}
	line->n = argc - 1 - n;
	line->word = argv + 1 + n;
	return row->more || !line->n;
}

const char *set_by_rows(const struct game *g, const struct set_row *rows, int n_rows,
						const char *usage, void *state, int argc, const char *const *argv)
{
	for (int i = 0; argc && i < n_rows; i++) {
		struct set_line line = { 0 };
		if (fits(g, &rows[i], argc, argv, &line))
			return rows[i].deed(state, &line);
	}
	return usage;
}
