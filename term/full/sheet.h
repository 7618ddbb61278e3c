/* term/full/sheet.h -- a game's board cut into its parts, as cells that know what they stand for.
 */

#ifndef TERM_FULL_SHEET_H
#define TERM_FULL_SHEET_H

#include "core/game.h"

enum { SHEET_ROWS = 112, SHEET_COLUMNS = 160, MAX_SPOTS = 1024 };

struct thing {
	uint8_t type; /* ARG_NONE: nothing that can be pointed at */
	uint16_t value;
};

struct cell {
	char letter, style;
	struct thing thing;
};

struct sheet {
	int rows, columns;
	struct cell cell[SHEET_ROWS][SHEET_COLUMNS];
};

enum part { BOARD, SEATS, TURN, HAND, LEGEND, N_PARTS };

struct parts {
	struct sheet sheet[N_PARTS];
};

/* What does not fit is dropped at the right and at the bottom. */
void read_parts(const char *board, struct parts *out);

/* Where a thing stands: its first cells in a row. */
struct spot {
	struct thing thing;
	int part, row, column, width;
};
int find_spots(const struct parts *parts, struct spot out[MAX_SPOTS]);

static inline bool is_thing(struct thing a, struct thing b)
{
	return a.type && a.type == b.type && a.value == b.value;
}

#endif
