/* term/rulebook.h -- every game's RULES.md, built into the binary (by rulebook.awk). */

#ifndef TERM_RULEBOOK_H
#define TERM_RULEBOOK_H

#include "core/game.h"

#include <stdio.h>

struct rulebook {
	const char *id;           /* the game's */
	const char *const *lines; /* without their ends */
	int n;
};

extern const struct rulebook rulebooks[]; /* the last has no id */

const struct rulebook *find_rulebook(const struct game *g); /* NULL: it has none */

/* A clause of the game by its id, whatever the capitals; -1: there is none, and `error` says which
 * ones come near. */
int find_clause(const struct game *g, const char *id, struct text *error);

void print_rulebook(FILE *f, const struct rulebook *book);
void print_primer(FILE *f, const struct rulebook *book); /* how one wins, in half a page */

/* The clause: id, source, text, refusal, and where RULES.md speaks of it. */
void print_clause(FILE *f, const struct game *g, int clause);

#endif
