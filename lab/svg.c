/* lab/svg.c -- charts as SVG: drawn for the width of a phone, readable at any, light or dark.
 *
 * Seats carry the only strong colours, and never without their shapes. */

#include "lab/svg.h"

#include "core/base.h"

#include <math.h>
#include <string.h>

enum { WIDTH = 360, ROW = 40, BAR = 12, TEXT = 12, EDGE = 4, PLOT = WIDTH - 2 * EDGE };

const char svg_style[] =
	":root{--bg:#F2EDE3;--surface:#FCFAF5;--sunk:#E9E2D4;--line:#DBD1BF;--strong:#C3B79F;"
	"--ink:#24211C;--second:#5A5347;--warn:#A3421B;--good:#2F7A3E;--edge:#24211C;--plain:#747169;"
	"--circle:#ECBE2C;--square:#1F66C4;--triangle:#74AF52;--diamond:#603478;--hexagon:#FFFFFF;"
	"--shield:#A3271E;--pentagon:#E58330;--column:#747169}"
	"@media (prefers-color-scheme:dark){:root{--bg:#141719;--surface:#1D2124;--sunk:#15191B;"
	"--line:#343B3F;--strong:#4D565B;--ink:#F1EADC;--second:#BDB4A3;--warn:#F0A06F;--good:#8CCF8F;"
	"--edge:#0B0E10;--plain:#A29F99;--circle:#F0CB52;--square:#74B4F4;--triangle:#96C274;"
	"--diamond:#844AAE;--hexagon:#FFFFFF;--shield:#DB3A2C;--pentagon:#F0A868;--column:#A29F99}}"
	".t{font:600 12px 'Source Sans 3',system-ui,sans-serif;fill:var(--ink)}"
	".n{font:400 12px 'Source Sans 3',system-ui,sans-serif;fill:var(--second);"
	"font-variant-numeric:lining-nums tabular-nums}"
	".rule{stroke:var(--line)}.even{stroke:var(--second);stroke-dasharray:3 2}"
	".whisker{stroke:var(--ink);stroke-width:1.6}";

/* ---- seats ------------------------------------------------------------------------------------
 */

/* Shapes on a grid of 12 by 12. */
static const struct shape {
	const char *name, *path;
} shapes[] = {
	{ "circle", "M6 .8A5.2 5.2 0 1 0 6 11.2 5.2 5.2 0 1 0 6 .8Z" },
	{ "square", "M1 1H11V11H1Z" },
	{ "triangle", "M6 .8 11.6 11H.4Z" },
	{ "diamond", "M6 .2 11.8 6 6 11.8 .2 6Z" },
	{ "hexagon", "M3 .9H9L12 6 9 11.1H3L0 6Z" },
	{ "shield", "M1 1H11V6Q11 10 6 11.8 1 10 1 6Z" },
	{ "pentagon", "M6 .4 11.8 4.7 9.6 11.4H2.4L.2 4.7Z" },
	{ "column", "M2 .6H10V3H8.6V9H10V11.4H2V9H3.4V3H2Z" },
};

static const struct person {
	const char *title;
	int shape;
} people[] = {
	{ "Octavian", 0 }, { "Galba", 0 },   { "Mark Antony", 1 }, { "Antony", 1 },
	{ "Pompey", 1 },   { "Lepidus", 2 }, { "Brutus", 3 },      { "Otho", 3 },
	{ "Cassius", 4 },  { "Senate", 5 },  { "Crassus", 5 },     { "Vitellius", 5 },
	{ "Caesar", 6 },   { "Rome", 7 },    { "Vespasian", 7 },
};

static const struct shape *shape_of(const char *title, int row)
{
	for (int i = 0; i < LEN(people); i++)
		if (!strcmp(people[i].title, title))
			return &shapes[people[i].shape];
	return &shapes[row];
}

static void fill_of(const struct mark *m, char out[32])
{
	snprintf(out, 32, "var(--%s)", m->seat ? shape_of(m->seat, m->row)->name : "plain");
}

/* ---- the frame ----------------------------------------------------------------------------------
 */

void put_escaped(FILE *f, const char *s)
{
	for (; *s; s++)
		switch (*s) {
		case '&': fputs("&amp;", f); break;
		case '<': fputs("&lt;", f); break;
		case '>': fputs("&gt;", f); break;
		case '"': fputs("&quot;", f); break;
		default: fputc(*s, f);
		}
}

static void put_text(FILE *f, const char *class, double x, double y, const char *anchor,
					 const char *s)
{
	fprintf(f, "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">", class, x, y, anchor);
	put_escaped(f, s);
	fputs("</text>", f);
}

void svg_open(FILE *f, const char *title, int height, bool alone)
{
	int top = alone ? 2 * ROW / 3 : 0;

	fprintf(f,
			"<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 %d %d %d\" role=\"img\" "
			"aria-label=\"",
			-top, WIDTH, height + top);
	put_escaped(f, title);
	fprintf(f, "\"%s>", alone ? " width=\"540\"" : "");
	if (!alone)
		return;
	fprintf(f, "<style>%s</style>", svg_style);
	fprintf(f, "<rect y=\"%d\" width=\"%d\" height=\"%d\" fill=\"var(--surface)\"/>", -top, WIDTH,
			height + top);
	put_text(f, "t", EDGE, -8, "start", title);
}

void svg_close(FILE *f) { fputs("</svg>\n", f); }

/* ---- rows
 * ----------------------------------------------------------------------------------------- */

int bars_height(int n) { return n * ROW + EDGE; }

static double place(double value, struct scale s)
{
	double share = (value - s.from) / (s.to - s.from);

	return EDGE + PLOT * fmax(0, fmin(1, share));
}

static void put_label(FILE *f, const struct mark *m, double y)
{
	double x = EDGE;

	if (m->seat) {
		const struct shape *shape = shape_of(m->seat, m->row);
		fprintf(f,
				"<path d=\"%s\" transform=\"translate(%d %.1f)\" fill=\"var(--%s)\" "
				"stroke=\"var(--edge)\"/>",
				shape->path, EDGE, y + 3, shape->name);
		x += TEXT + EDGE;
	}
	put_text(f, "t", x, y + TEXT + 1, "start", m->label);
	put_text(f, "n", WIDTH - EDGE, y + TEXT + 1, "end", m->note);
}

static void put_whisker(FILE *f, const struct mark *m, double y, struct scale s)
{
	double low = place(m->low, s), high = place(m->high, s);

	fprintf(f,
			"<path class=\"whisker\" d=\"M%.1f %.1fH%.1fM%.1f %.1fv6M%.1f %.1fv6\" fill=\"none\"/>",
			low, y, high, low, y - 3, high, y - 3);
}

static void put_line(FILE *f, int n, struct scale s)
{
	double x = place(s.line, s);

	for (int i = 0; i < n && s.line > s.from && s.line < s.to; i++)
		fprintf(f, "<path class=\"even\" d=\"M%.1f %dv%d\"/>", x, i * ROW + TEXT + 3, BAR + 6);
}

void svg_bars(FILE *f, const struct mark *marks, int n, struct scale s)
{
	char fill[32];

	for (int i = 0; i < n; i++) {
		const struct mark *m = &marks[i];
		double y = i * ROW, at = y + TEXT + 6;
		put_label(f, m, y);
		fill_of(m, fill);
		fprintf(f, "<rect x=\"%d\" y=\"%.1f\" width=\"%d\" height=\"%d\" fill=\"var(--sunk)\"/>",
				EDGE, at, PLOT, BAR);
		fprintf(f,
				"<rect x=\"%d\" y=\"%.1f\" width=\"%.1f\" height=\"%d\" fill=\"%s\" "
				"stroke=\"var(--edge)\" stroke-width=\".8\"/>",
				EDGE, at, place(m->value, s) - EDGE, BAR, fill);
		if (m->high > m->low)
			put_whisker(f, m, at + BAR / 2.0, s);
	}
	put_line(f, n, s);
}

void svg_dots(FILE *f, const struct mark *marks, int n, struct scale s)
{
	char fill[32];

	put_line(f, n, s);
	for (int i = 0; i < n; i++) {
		const struct mark *m = &marks[i];
		double y = i * ROW, at = y + TEXT + 6 + BAR / 2.0;
		put_label(f, m, y);
		fill_of(m, fill);
		fprintf(f, "<path class=\"rule\" d=\"M%d %.1fh%d\"/>", EDGE, at, PLOT);
		put_whisker(f, m, at, s);
		fprintf(f, "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4.5\" fill=\"%s\" stroke=\"var(--edge)\"/>",
				place(m->value, s), at, fill);
	}
}

/* ---- columns
 * ---------------------------------------------------------------------------------------- */

static double largest(const double *value, int n)
{
	double most = 0;

	for (int i = 0; i < n; i++)
		most = fmax(most, value[i]);
	return most > 0 ? most : 1;
}

void svg_columns(FILE *f, const double *value, int n, const char *first, const char *last)
{
	enum { HIGH = COLUMNS_HEIGHT - 2 * TEXT - 10, TOP = TEXT + 4 };
	double most = largest(value, n), wide = (double)PLOT / n;
	char note[32];

	for (int i = 0; i < n; i++) {
		double high = HIGH * value[i] / most;
		fprintf(
			f, "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"var(--plain)\"/>",
			EDGE + i * wide + wide * .06, TOP + HIGH - high, wide * .88, high);
		if (n > TEXT || value[i] < .5)
			continue;
		snprintf(note, sizeof note, "%.0f", value[i]);
		put_text(f, "n", EDGE + (i + .5) * wide, TOP + HIGH - high - 3, "middle", note);
	}
	fprintf(f, "<path class=\"rule\" d=\"M%d %dh%d\"/>", EDGE, TOP + HIGH, PLOT);
	put_text(f, "n", EDGE, TOP + HIGH + TEXT + 3, "start", first);
	put_text(f, "n", WIDTH - EDGE, TOP + HIGH + TEXT + 3, "end", last);
}
