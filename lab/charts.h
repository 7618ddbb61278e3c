/* lab/charts.h -- what is drawn of results. */

#ifndef LAB_CHARTS_H
#define LAB_CHARTS_H

#include "lab/report.h"

struct chart {
	const char *id, *title, *sentence;
	/* Draws it, or nothing and returns false if there is nothing to draw. */
	bool (*draw)(const struct results *r, int variant, const char *title, bool alone, FILE *f);
	bool compares; /* variant with the first one */
};

extern const struct chart charts[];
extern const int n_charts;

#endif
