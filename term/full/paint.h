/* term/full/paint.h -- letters in colours on the whole screen, and keys: all that knows curses. */

#ifndef TERM_FULL_PAINT_H
#define TERM_FULL_PAINT_H

#include "core/text.h"
#include "term/full/glyphs.h"

struct looks {
	bool ascii, light, mouse;
	bool still; /* what others do is not shown at a reader's pace */
};

/* False: this terminal cannot do it, and nothing was written. */
bool open_paint(const struct looks *looks);
void close_paint(void); /* leaves the screen as it was before */

int paint_rows(void);
int paint_columns(void);

/* A frame is drawn whole, and only what differs from the one before is sent. */
void begin_frame(void);
void end_frame(int row, int column); /* where the terminal's own cursor shall stand */
void redraw_all(void);

enum ink { INK_PLAIN, INK_REVERSE = 1, INK_BOLD = 2, INK_UNDERLINE = 4 };

/* Text with style marks (core/text.h), cut at `width` columns; returns the columns used. */
int paint(int row, int column, int width, const char *text, int ink);
void paint_letter(int row, int column, uint32_t letter, char style, int ink);
void paint_glyph(int row, int column, enum glyph g, char style);
const char *painted_glyph(enum glyph g); /* as it is painted here, for texts */
void paint_rule(int row, int column, int width, enum glyph g);

/* Keys beyond letters, which are themselves. */
enum {
	KEYS_BEGIN = 0x110000,
	PRESS_UP,
	PRESS_DOWN,
	PRESS_LEFT,
	PRESS_RIGHT,
	PRESS_HOME,
	PRESS_END,
	PRESS_PAGE_UP,
	PRESS_PAGE_DOWN,
	PRESS_BACK_TAB,
	PRESS_BACKSPACE,
	PRESS_DELETE,
	PRESS_F1,
	PRESS_RESIZE,
	PRESS_CLICK, /* where: clicked_at() */
	PRESS_RIGHT_CLICK,
	PRESS_WHEEL_UP,
	PRESS_WHEEL_DOWN,
	PRESS_NONE, /* nothing came in time, or a signal did */
};
enum { FOR_EVER = -1 };
int read_press(int milliseconds);
void clicked_at(int *row, int *column);

#endif
