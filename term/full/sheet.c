/* term/full/sheet.c -- a game's board cut into its parts, as cells that know what they stand for.
 */

#include "term/full/sheet.h"

#include <string.h>

struct reader {
	struct parts *out;
	int part, row[N_PARTS], column[N_PARTS];
	char style;
	struct thing thing;
};

static int part_of(char letter)
{
	switch (letter) {
	case PART_SEATS: return SEATS;
	case PART_TURN: return TURN;
	case PART_HAND: return HAND;
	case PART_LEGEND: return LEGEND;
	default: return BOARD;
	}
}

static void end_row(struct reader *r)
{
	r->row[r->part]++;
	r->column[r->part] = 0;
}

/* A panel beside the board comes back line by line: leaving it ends its line. */
static void turn_to(struct reader *r, int part)
{
	if (r->part != BOARD && r->column[r->part])
		end_row(r);
	r->part = part;
}

static void put_letter(struct reader *r, char letter)
{
	struct sheet *s = &r->out->sheet[r->part];
	int row = r->row[r->part], column = r->column[r->part]++;

	if (row >= SHEET_ROWS || column >= SHEET_COLUMNS)
		return;
	s->cell[row][column] = (struct cell){ letter, r->style, r->thing };
	s->rows = row + 1 > s->rows ? row + 1 : s->rows;
	if (letter != ' ')
		s->columns = column + 1 > s->columns ? column + 1 : s->columns;
}

static void read_mark(struct reader *r, const char *s)
{
	int type, value;

	if (*s == STYLE)
		r->style = s[1];
	else if (*s == PART_MARK)
		turn_to(r, part_of(s[1]));
	else if (text_thing_at(s, &type, &value))
		r->thing = (struct thing){ (uint8_t)type, (uint16_t)value };
	else
		r->thing = (struct thing){ 0 };
}

static void fill_blank(struct sheet *s)
{
	s->rows = s->columns = 0;
	for (int row = 0; row < SHEET_ROWS; row++)
		for (int column = 0; column < SHEET_COLUMNS; column++)
			s->cell[row][column] = (struct cell){ ' ', STYLE_PLAIN, { 0 } };
}

void read_parts(const char *board, struct parts *out)
{
	struct reader r = { .out = out, .style = STYLE_PLAIN };

	for (int i = 0; i < N_PARTS; i++)
		fill_blank(&out->sheet[i]);
	while (*board) {
		size_t mark = text_mark(board);
		if (mark)
			read_mark(&r, board);
		else if (*board == '\n')
			end_row(&r);
		else
			put_letter(&r, *board);
		board += mark ? mark : 1;
	}
}

static int find_in_row(const struct sheet *s, int part, int row, struct spot *out, int n)
{
	for (int column = 0; column < s->columns && n < MAX_SPOTS; column++) {
		struct thing thing = s->cell[row][column].thing;
		int from = column;

		if (!thing.type)
			continue;
		while (column + 1 < s->columns && is_thing(s->cell[row][column + 1].thing, thing))
			column++;
		out[n++] = (struct spot){ thing, part, row, from, column + 1 - from };
	}
	return n;
}

int find_spots(const struct parts *parts, struct spot out[MAX_SPOTS])
{
	int n = 0;

	for (int part = 0; part < N_PARTS; part++)
		for (int row = 0; row < parts->sheet[part].rows; row++)
			n = find_in_row(&parts->sheet[part], part, row, out, n);
	return n;
}
