/* term/full/layout.c -- which pane lies where on a screen of this size.
 *
 *   bar                                       bar
 *   board                      | side         board (as wide as the screen)
 *   ---- prompt --------+-- log -----         ---- prompt ------+-- side ----+-- log --
 *   keys                                      keys
 *
 * The right one where the board would not fit beside the side panes but fits alone.  On small
 * screens there is the board, three rows of prompt and one of log; the rest are pages. */

#include "term/full/layout.h"

enum {
	PANES_COLUMNS = 110,
	PANES_ROWS = 34,
	WIDE_COLUMNS = 160,
	TALL_ROWS = 50,
	BAR = 1,          /* and a rule below it where there is room */
	SMALL_PROMPT = 5, /* with the rule above it */
};

static struct layout lay_pages(int rows, int columns)
{
	int prompt = rows - 3 - SMALL_PROMPT + 1;

	return (struct layout){
		.fits = true,
		.pages = true,
		.board = { BAR, 0, prompt - BAR - 1, columns },
		.prompt = { prompt, 0, SMALL_PROMPT - 1, columns },
		.log = { rows - 2, 0, 1, columns },
		.typed_row = rows - 2,
		.keys_row = rows - 1,
	};
}

static struct layout lay_panes(int rows, int columns)
{
	int side = columns >= WIDE_COLUMNS ? 40 : 30, bottom = rows >= TALL_ROWS ? 9 : 7;
	int top = rows - bottom - 3, left = columns - side - 1, half = columns / 2;

	return (struct layout){
		.fits = true,
		.board = { BAR + 1, 0, top - BAR, left },
		.side = { BAR + 1, left + 1, top - BAR, side },
		.prompt = { top + 2, 0, bottom - 1, half },
		.log = { top + 2, half + 1, bottom - 1, columns - half - 1 },
		.typed_row = rows - 2,
		.keys_row = rows - 1,
	};
}

/* The panes below get what a low board leaves. */
static struct layout lay_wide(int rows, int columns, int board_rows)
{
	enum { LEAST_BOTTOM = 13 };
	int room = rows - LEAST_BOTTOM - 3, top = board_rows + 1 < room ? board_rows + 1 : room;
	int bottom = rows - top - 3, third = columns * 2 / 5, side = columns * 3 / 10;

	return (struct layout){
		.fits = true,
		.board = { BAR + 1, 0, top - BAR, columns },
		.prompt = { top + 2, 0, bottom - 1, third },
		.side = { top + 2, third + 1, bottom - 1, side },
		.log = { top + 2, third + side + 2, bottom - 1, columns - third - side - 2 },
		.typed_row = rows - 2,
		.keys_row = rows - 1,
	};
}

struct layout lay_out(int rows, int columns, int board_rows, int board_columns)
{
	struct layout l;

	if (rows < LEAST_ROWS || columns < LEAST_COLUMNS)
		return (struct layout){ .fits = false };
	if (rows < PANES_ROWS || columns < PANES_COLUMNS)
		return lay_pages(rows, columns);
	l = lay_panes(rows, columns);
	return board_columns > l.board.columns && board_columns <= columns
			   ? lay_wide(rows, columns, board_rows)
			   : l;
}
