/* term/choices.h -- what a seat can do now: numbered, grouped, found by what was typed. */

#ifndef TERM_CHOICES_H
#define TERM_CHOICES_H

#include "core/game.h"

#include <stdio.h>

enum { MAX_NOTATION = 128 };

struct choices {
	const struct game *g;
	int n;
	act a[MAX_LEGAL];
	char text[MAX_LEGAL][MAX_NOTATION]; /* in notation */
};

void find_choices(struct choices *c, const struct game *g, const void *state, int seat);

/* Narrows `hits` (rows of c) to those whose words start as the typed ones do; an exact word beats
 * a longer one.  Returns how many there are. */
int match_choices(const struct choices *c, const char *typed, int hits[MAX_LEGAL]);

/* The same for any action of the game, legal or not: writes out abbreviated words in full. */
void expand_action(const struct game *g, const char *typed, struct text *out);

/* Whether `typed` is a number and nothing else. */
bool parse_choice(const char *typed, long *number);

/* The row with this number; -1, after saying which numbers there are, if none has it. */
int choice_at(FILE *f, const struct choices *c, long number);

/* Prints these rows with their numbers, by verb, within about `lines` lines (0: all of them).
 * Returns whether some were left out. */
bool print_choices(FILE *f, const struct choices *c, const int *rows, int n, int lines);

/* The words that may stand at the end of `line`, itself a part of an action. */
int complete_choice(const struct choices *c, const char *line, const char **words, int max);

#endif
