/* term/screen.h -- what the terminal can do: colour, width, clearing, paging. */

#ifndef TERM_SCREEN_H
#define TERM_SCREEN_H

#include "core/text.h"

#include <stdio.h>

bool is_terminal(FILE *f); /* ... that understands escapes, too */
bool has_colour(FILE *f);  /* a terminal, and the user has not said NO_COLOR */
int screen_columns(void);
void wrap_at(int columns); /* text is wrapped to this instead; 0: to the screen again */
int screen_rows(void);
void clear_line(void);   /* on a terminal */
void clear_screen(void); /* with what was scrolled away; nothing when piped */

/* Marks (core/text.h) become escapes, or nothing. */
void put_styled(FILE *f, const char *s);
void put_style(FILE *f, char letter);
void put_escape(FILE *f, char letter); /* whatever f is */

/* How wide the text is on the screen: marks take no room, UTF-8 is counted by characters. */
int styled_width(const char *s);

/* Words of s, wrapped to the screen; lines after the first start with `indent` spaces. */
void put_wrapped(FILE *f, const char *s, int column, int indent);

FILE *open_pager(void); /* $PAGER, or stdout itself */
void close_pager(FILE *f);

#endif
