/* term/full/layout.h -- which pane lies where on a screen of this size. */

#ifndef TERM_FULL_LAYOUT_H
#define TERM_FULL_LAYOUT_H

#include "core/base.h"

enum { LEAST_ROWS = 24, LEAST_COLUMNS = 80 };

struct area {
	int row, column, rows, columns; /* no rows: it is not there */
};

/* Rules lie one row above prompt and log, and one column left of side and log. */
struct layout {
	bool fits;  /* there is room at all */
	bool pages; /* seats, turn, hand and log take the board's place when asked for */
	struct area board, side, prompt, log;
	int typed_row, keys_row;
};

struct layout lay_out(int rows, int columns, int board_rows, int board_columns);

#endif
