/* term/full/typed.h -- a line being typed on the full screen: letters, completion, history. */

#ifndef TERM_FULL_TYPED_H
#define TERM_FULL_TYPED_H

#include "term/line.h"

enum { MAX_HISTORY = 64 };

struct typed {
	bool open;
	char prompt[32], line[MAX_LINE];
	int n_history, recalled;
	char history[MAX_HISTORY][MAX_LINE];
};

void open_typed(struct typed *t, const char *prompt);
void remember_typed(struct typed *t); /* the line, for later */

/* Whatever ends it closes the line, which stays readable. */
enum edited { EDITING, ENTERED, ABANDONED };
enum edited edit_typed(struct typed *t, int key, completer *complete, void *self);

#endif
