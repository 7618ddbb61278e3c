/* term/full/glyphs.h -- lines, shapes and pointers, in the letters that this terminal has. */

#ifndef TERM_FULL_GLYPHS_H
#define TERM_FULL_GLYPHS_H

#include "core/base.h"

/* Seats 0 to 5 in the order of the palette, then Rome: shapes mean seats and nothing else. */
enum glyph {
	GLYPH_SEAT, /* and the five behind it */
	GLYPH_ROME = GLYPH_SEAT + 6,
	GLYPH_RULE,
	GLYPH_WALL,
	GLYPH_DOUBLE,
	GLYPH_LEFT, /* before a title in a rule, and behind it */
	GLYPH_RIGHT,
	GLYPH_DOUBLE_LEFT,
	GLYPH_DOUBLE_RIGHT,
	GLYPH_POINTER,
	GLYPH_POINTER_BACK,
	GLYPH_CHOSEN,
	GLYPH_BAR,
	GLYPH_SPARK, /* and the seven behind it: from low to high */
	GLYPH_LAST_SPARK = GLYPH_SPARK + 7,
	N_GLYPHS
};

enum glyph_set { GLYPHS_UTF8, GLYPHS_CONSOLE, GLYPHS_ASCII, N_GLYPH_SETS };

enum glyph_set find_glyph_set(bool wants_ascii);     /* after setlocale() */
const char *glyph(enum glyph_set set, enum glyph g); /* one column wide, as UTF-8 */

#endif
