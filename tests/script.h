/* tests/script.h -- runs one rule script (docs/rule-scripts.md) on its game. */

#ifndef TESTS_SCRIPT_H
#define TESTS_SCRIPT_H

#include "tests/support.h"

enum { MAX_SCRIPT_LINE = 4096, MAX_MESSAGE = 4096 };

/* Where a `same` block is: its first list of lines, or its second. */
enum side { NO_SIDE, FIRST_SIDE, SECOND_SIDE };

struct script {
	const struct game *g;
	const char *path;
	int line;

	bool *cited;       /* by row of game.clauses */
	int tests, failed; /* so far */

	bool in_test, skipping, started, touched; /* touched: by `set`, and not yet audited */
	struct world state;
	struct events ev; /* since the last line that played something */

	enum side side;
	int same_seat;
	struct world fork, first;           /* where the lists part; where the first one ended */
	struct events branch, first_branch; /* everything that happened in them */

	char message[MAX_MESSAGE];
};

/* False: the file cannot be read.  Failures are printed as file:line: message. */
bool run_script(struct script *s);

/* For the files that run the lines. */

bool fail(struct script *s, const char *format, ...) __attribute__((format(printf, 2, 3)));
char *trim(char *text);
char *first_word(char **rest);                /* cuts it off */
char *cut(char *text, const char *separator); /* what is behind it; NULL: there is none */
bool take_viewer(struct script *s, char **rest, int *seat); /* a seat, or nobody */
bool take_seat(struct script *s, char **rest, int *seat);
bool take_action(struct script *s, const char *text, act *a);
int find_clause(const struct game *g, const char *id); /* 0: none */
void cite(struct script *s, const char *id);
bool is_offered(struct script *s, int seat, act a); /* why_not() and legal() agree that it is */
bool are_args(const struct game *g, const uint8_t arg[MAX_ARGS], int a, int b, int c);

/* script_asks.c: the lines that only ask.  NULL: no such line. */
typedef bool run_line_fn(struct script *s, char *rest);
run_line_fn *find_question(const char *word);

#endif
