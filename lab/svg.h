/* lab/svg.h -- charts as SVG: drawn for the width of a phone, readable at any, light or dark. */

#ifndef LAB_SVG_H
#define LAB_SVG_H

#include <stdbool.h>
#include <stdio.h>

enum { NO_SEAT = -1 };

/* One row of a chart: a value, its interval, and what is printed beside it. */
struct mark {
	char label[96], note[48];
	double value, low, high;
	const char *seat; /* a seat's title: its colour and shape; NULL: plain */
	int row;          /* of that seat, for games whose seats have no colours of their own */
};

/* Where the scale begins and ends, and a line to compare with. */
struct scale {
	double from, to, line;
};

void svg_open(FILE *f, const char *title, int height, bool alone); /* alone: a file of its own */
void svg_close(FILE *f);

int bars_height(int n);
void svg_bars(FILE *f, const struct mark *marks, int n, struct scale s);
void svg_dots(FILE *f, const struct mark *marks, int n, struct scale s);

enum { COLUMNS_HEIGHT = 170 };
void svg_columns(FILE *f, const double *value, int n, const char *first, const char *last);

void put_escaped(FILE *f, const char *s); /* &, <, > and quotes */

/* The colours, as CSS variables on :root, for pages and for files of their own. */
extern const char svg_style[];

#endif
