/* term/full/glyphs.c -- lines, shapes and pointers, in the letters that this terminal has. */

#include "term/full/glyphs.h"

#include <langinfo.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

/* The Linux console has the letters of code page 437 only; ASCII shapes are punctuation, since
 * letters would run into names. */
// clang-format off
static const char *const glyphs[N_GLYPHS][N_GLYPH_SETS] = {
	[GLYPH_SEAT] =         { "●", "•", "%" },
	[GLYPH_SEAT + 1] =     { "■", "■", "#" },
	[GLYPH_SEAT + 2] =     { "▲", "▲", "^" },
	[GLYPH_SEAT + 3] =     { "◆", "♦", "*" },
	[GLYPH_SEAT + 4] =     { "○", "○", "=" },
	[GLYPH_SEAT + 5] =     { "▼", "▼", "&" },
	[GLYPH_ROME] =         { "▌", "▌", "!" },
	[GLYPH_RULE] =         { "─", "─", "-" },
	[GLYPH_WALL] =         { "│", "│", "|" },
	[GLYPH_DOUBLE] =       { "═", "═", "=" },
	[GLYPH_LEFT] =         { "┤", "┤", "[" },
	[GLYPH_RIGHT] =        { "├", "├", "]" },
	[GLYPH_DOUBLE_LEFT] =  { "╡", "╡", "[" },
	[GLYPH_DOUBLE_RIGHT] = { "╞", "╞", "]" },
	[GLYPH_POINTER] =      { "►", "►", ">" },
	[GLYPH_POINTER_BACK] = { "◄", "◄", "<" },
	[GLYPH_CHOSEN] =       { "√", "√", "x" },
	[GLYPH_BAR] =          { "█", "█", "X" },
	[GLYPH_SPARK] =        { "▁", "0", "0" },
	[GLYPH_SPARK + 1] =    { "▂", "1", "1" },
	[GLYPH_SPARK + 2] =    { "▃", "2", "2" },
	[GLYPH_SPARK + 3] =    { "▄", "3", "3" },
	[GLYPH_SPARK + 4] =    { "▅", "5", "5" },
	[GLYPH_SPARK + 5] =    { "▆", "6", "6" },
	[GLYPH_SPARK + 6] =    { "▇", "8", "8" },
	[GLYPH_SPARK + 7] =    { "█", "9", "9" },
};
// clang-format on

static bool is_one_wide(const char *s)
{
	wchar_t letter;

	return mbtowc(&letter, s, strlen(s)) > 0 && wcwidth(letter) == 1;
}

/* A locale in which any of them is wider would tear the screen. */
static bool has_wide_letters(void)
{
	if (strcmp(nl_langinfo(CODESET), "UTF-8") != 0)
		return false;
	for (int i = 0; i < N_GLYPHS; i++)
		if (!is_one_wide(glyphs[i][GLYPHS_UTF8]))
			return false;
	return true;
}

enum glyph_set find_glyph_set(bool wants_ascii)
{
	const char *term = getenv("TERM");

	if (wants_ascii || !has_wide_letters())
		return GLYPHS_ASCII;
	return term && !strcmp(term, "linux") ? GLYPHS_CONSOLE : GLYPHS_UTF8;
}

const char *glyph(enum glyph_set set, enum glyph g) { return glyphs[g][set]; }
