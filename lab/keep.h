/* lab/keep.h -- the file that keeps results as they come, so that a run can be taken up again.
 *
 *   rubicon lab results 1      what it is
 *   GAME                       the words of the job, a line each
 *   --games=1000
 *   = 0123456789abcdef         the mark of the program and the job (mark.c)
 *   records                    length, sum and bytes: parts of the job, and what was counted
 *
 * A record that was not written to its end is dropped when the file is read.  Now and then, and at
 * the end, the file is written anew with one record in place of all; that of a run that has come to
 * its end depends on the job alone. */

#ifndef LAB_KEEP_H
#define LAB_KEEP_H

#include "lab/pack.h"

enum { MAX_WORDS_KEPT = 64, MAX_HEAD = 16384 };

/* A job, as words of a command line: each ends with a newline. */
struct keep {
	const char *path;
	int fd;
	char head[MAX_HEAD]; /* all before the records */
	char *word[MAX_WORDS_KEPT + 1];
	char words[MAX_HEAD]; /* what word points into */
	int n_words;
	uint64_t mark;
	int64_t size, size_then; /* size_then: when it was last rewritten */
	double synced;
};

/* All of them say what is wrong. */
bool keep_begin(struct keep *k, const char *path, const char *words, uint64_t mark);
bool keep_open(struct keep *k, const char *path); /* reads the head: words and mark */

/* Each record is handed over, in order; false from there: it is not this job's. */
bool keep_read(struct keep *k, bool (*each)(void *with, struct reader record), void *with);
bool keep_add(struct keep *k, const struct bytes *record);
bool keep_is_large(const struct keep *k); /* it should be rewritten */
bool keep_rewrite(struct keep *k, const struct bytes *record);
void keep_close(struct keep *k);

#endif
