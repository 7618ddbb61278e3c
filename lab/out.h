/* lab/out.h -- files that are there whole or not at all. */

#ifndef LAB_OUT_H
#define LAB_OUT_H

#include <stdbool.h>
#include <stdio.h>

enum { MAX_PATH_LENGTH = 4096 };

struct out {
	FILE *f;
	const char *path;
	char hidden[MAX_PATH_LENGTH]; /* the name until it is whole */
};

bool out_open(struct out *o, const char *path); /* says what is wrong */
bool out_close(struct out *o);                  /* likewise */
void out_drop(struct out *o);                   /* nothing is written after all */
bool out_possible(const char *path); /* asked before a long job: can this be written at all? */

#endif
