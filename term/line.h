/* term/line.h -- lines from the user: edited and completed on a terminal, plain from a pipe. */

#ifndef TERM_LINE_H
#define TERM_LINE_H

#include "core/text.h"

enum got { GOT_LINE, GOT_END, GOT_INTERRUPT };

enum { MAX_LINE = 512, MAX_COMPLETIONS = 2048 };

/* Fills `words` with what the last word of `line` may be or become; returns how many.  They need
 * only live until the next call. */
typedef int completer(void *self, const char *line, const char **words);

void open_lines(void); /* and start catching Ctrl-C, hang-ups and terminations */
void close_lines(void);
void complete_with(completer *complete, void *self); /* NULL: nothing to complete */

/* The prompt may hold style marks.  The line comes without its end and the blanks around it. */
enum got read_line(const char *prompt, char line[MAX_LINE]);

/* For the small questions beside the game's: also false when the user wants to `quit`. */
bool read_answer(const char *prompt, char line[MAX_LINE]);

bool is_interrupted(void);
bool lines_are_typed(void); /* a person types them, at a terminal */

#endif
