/* term/choices.c -- what a seat can do now: numbered, grouped, found by what was typed. */

#include "term/choices.h"

#include "term/screen.h"

#include <stdlib.h>
#include <string.h>

/* So many are shown a line each, with their labels; more are shown in columns. */
enum { MAX_LABELLED = 12, INDENT = 2 };

void find_choices(struct choices *c, const struct game *g, const void *state, int seat)
{
	c->g = g;
	c->n = g->legal(state, seat, c->a);
	for (int i = 0; i < c->n; i++) {
		struct text t = text_in(c->text[i], MAX_NOTATION);
		act_text(g, c->a[i], &t);
	}
}

/* ---- matching words -------------------------------------------------------------- */

struct word {
	const char *s;
	size_t n;
};

static bool next_word(const char **s, struct word *w)
{
	*s += strspn(*s, " \t");
	*w = (struct word){ *s, strcspn(*s, " \t") };
	*s += w->n;
	return w->n > 0;
}

/* Word number `place` of the text; of length 0 when it has fewer. */
static struct word word_at(const char *s, int place)
{
	struct word w = { s, 0 };

	while (next_word(&s, &w) && place--)
		continue;
	return w;
}

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

static bool is_same(struct word a, struct word b) { return a.n == b.n && !memcmp(a.s, b.s, a.n); }

/* A number is no abbreviation of a longer one: 1 is not short for 19. */
static bool begins(struct word start, struct word whole)
{
	bool cuts_number = start.n && start.n < whole.n && is_digit(start.s[start.n - 1]) &&
					   is_digit(whole.s[start.n]);

	return start.n <= whole.n && !memcmp(start.s, whole.s, start.n) && !cuts_number;
}

static int keep_matching(const struct choices *c, int *hits, int n, struct word typed, int place)
{
	bool exact = false;
	int kept = 0;

	for (int i = 0; i < n; i++)
		exact |= is_same(typed, word_at(c->text[hits[i]], place));
	for (int i = 0; i < n; i++) {
		struct word w = word_at(c->text[hits[i]], place);
		if (exact ? is_same(typed, w) : begins(typed, w))
			hits[kept++] = hits[i];
	}
	return kept;
}

int match_choices(const struct choices *c, const char *typed, int hits[MAX_LEGAL])
{
	struct word w;
	int n = c->n;

	for (int i = 0; i < n; i++)
		hits[i] = i;
	for (int place = 0; n && next_word(&typed, &w); place++)
		n = keep_matching(c, hits, n, w, place);
	return n;
}

/* ---- abbreviations in general ------------------------------------------------------- */

struct expansion {
	struct word typed;
	const char *only;
	int found;
};

static void consider_expansion(struct expansion *x, const char *word)
{
	struct word w = { word, strlen(word) };

	if (x->found < 0 || !begins(x->typed, w))
		return;
	x->found = is_same(x->typed, w) ? -1 : x->found + 1;
	x->only = word;
}

static void write_expansion(const struct expansion *x, struct text *out)
{
	bool single = x->found == 1 || x->found == -1;

	for (size_t i = 0; i < x->typed.n && !single; i++)
		text_char(out, x->typed.s[i]);
	if (single)
		text_str(out, x->only);
}

void expand_action(const struct game *g, const char *typed, struct text *out)
{
	struct expansion x = { .found = 0 };
	int verb = 0;

	if (!next_word(&typed, &x.typed))
		return;
	for (int v = 1; v < g->n_verbs; v++)
		consider_expansion(&x, g->verbs[v].word);
	write_expansion(&x, out);
	for (int v = 1; v < g->n_verbs && (x.found == 1 || x.found == -1); v++)
		if (x.only == g->verbs[v].word)
			verb = v;
	for (int i = 0; next_word(&typed, &x.typed); i++) {
		int type = verb && i < MAX_ARGS ? g->verbs[verb].arg[i] : ARG_NONE;

		x.found = 0;
		if (type == ARG_SEAT || type >= ARG_GAME)
			for (int k = 0; k < g->names[type].n; k++)
				consider_expansion(&x, g->names[type].word[k]);
		text_char(out, ' ');
		write_expansion(&x, out);
	}
}

/* ---- by number -------------------------------------------------------------------- */

bool parse_choice(const char *typed, long *number)
{
	char *end;

	if (*typed < '0' || *typed > '9')
		return false;
	*number = strtol(typed, &end, 10);
	return !*end;
}

int choice_at(FILE *f, const struct choices *c, long number)
{
	if (number >= 1 && number <= c->n)
		return (int)number - 1;
	if (c->n == 1)
		fputs("There is one choice: 1.\n", f);
	else
		fprintf(f, "There are %d choices: a number from 1 to %d.\n", c->n, c->n);
	return -1;
}

/* ---- printing --------------------------------------------------------------------- */

static int digits(int n) { return n < 10 ? 1 : n < 100 ? 2 : n < 1000 ? 3 : 4; }

static bool is_said_by_label(const char *label, const char *notation)
{
	for (; *label && *notation; label++, notation++)
		if ((*label | 0x20) != (*notation | 0x20))
			return false;
	return *label == *notation;
}

/* Number, label, notation; the last is left out when no label differs from it. */
static void print_labelled(FILE *f, const struct choices *c, const int *rows, int n)
{
	int width = 0, number = digits(rows[n - 1] + 1);
	char label[MAX_LABELLED][256];
	bool said = true;

	for (int i = 0; i < n; i++) {
		struct text t = text_in(label[i], sizeof label[i]);
		act_label(c->g, c->a[rows[i]], &t);
		said &= is_said_by_label(label[i], c->text[rows[i]]);
		if (styled_width(label[i]) > width)
			width = styled_width(label[i]);
	}
	for (int i = 0; i < n; i++) {
		put_style(f, STYLE_ACT);
		fprintf(f, "%*s%*d", INDENT, "", number, rows[i] + 1);
		put_style(f, STYLE_PLAIN);
		fprintf(f, "  %s", label[i]);
		put_style(f, STYLE_DIM);
		if (!said)
			fprintf(f, "%*s  %s", width - styled_width(label[i]), "", c->text[rows[i]]);
		put_style(f, STYLE_PLAIN);
		putc('\n', f);
	}
}

/* One verb's rows [from, to), laid out in columns of cells:
 *
 *     3 spain    4 gaul    5 italy              or, when the first argument comes again and again,
 *
 *     rome      6 spain   7 gaul
 *     carthage  8 numidia                       by that: it leads its own lines. */
struct group {
	int from, to, lines;
	int lead;    /* width of the leading arguments; 0: none */
	int number;  /* of a choice's number */
	int cell;    /* of a choice */
	int columns; /* cells in a line */
};

static const char *after_word(const char *s)
{
	const char *blank = strchr(s, ' ');

	return blank ? blank + 1 : "";
}

static const char *arguments(const struct choices *c, int row) { return after_word(c->text[row]); }

static bool has_same_lead(const struct choices *c, int row, int other)
{
	return is_same(word_at(c->text[row], 1), word_at(c->text[other], 1));
}

static const char *cell_text(const struct choices *c, const struct group *g, int row)
{
	const char *s = g->lead ? after_word(arguments(c, row)) : arguments(c, row);

	return *s ? s : c->text[row];
}

/* It pays when the first arguments are far fewer than the choices, and more is to be said. */
static int find_lead(const struct choices *c, const int *rows, int from, int to)
{
	int width = 0, leads = 0;

	for (int i = from; i < to; i++) {
		int w = (int)word_at(c->text[rows[i]], 1).n;
		if (!*after_word(arguments(c, rows[i])))
			return 0;
		leads += i == from || !has_same_lead(c, rows[i], rows[i - 1]);
		width = w > width ? w : width;
	}
	return 2 * leads <= to - from ? width : 0;
}

static bool starts_line(const struct choices *c, const int *rows, const struct group *g, int i,
						int in_line)
{
	return i == g->from || in_line == g->columns ||
		   (g->lead && !has_same_lead(c, rows[i], rows[i - 1]));
}

static int count_group_lines(const struct choices *c, const int *rows, const struct group *g)
{
	int lines = 0, in_line = 0;

	for (int i = g->from; i < g->to; i++) {
		bool starts = starts_line(c, rows, g, i, in_line);
		lines += starts;
		in_line = starts ? 1 : in_line + 1;
	}
	return lines;
}

static struct group measure_group(const struct choices *c, const int *rows, int n, int from)
{
	struct group g = { .from = from, .to = from, .number = digits(rows[n - 1] + 1) };
	int verb = act_verb(c->a[rows[from]]), widest = 0;

	while (g.to < n && act_verb(c->a[rows[g.to]]) == verb)
		g.to++;
	g.lead = find_lead(c, rows, from, g.to);
	for (int i = from; i < g.to; i++) {
		int w = styled_width(cell_text(c, &g, rows[i]));
		widest = w > widest ? w : widest;
	}
	g.cell = g.number + 1 + widest + 3;
	g.columns = (screen_columns() - 2 * INDENT - (g.lead ? g.lead + 2 : 0)) / g.cell;
	g.columns = g.columns < 1 ? 1 : g.columns;
	g.lines = count_group_lines(c, rows, &g);
	return g;
}

static void start_line(FILE *f, const struct choices *c, const int *rows, const struct group *g,
					   int i)
{
	bool again = i > g->from && has_same_lead(c, rows[i], rows[i - 1]);
	struct word lead = word_at(c->text[rows[i]], 1);

	fprintf(f, "%s%*s", i == g->from ? "" : "\n", 2 * INDENT, "");
	if (g->lead)
		fprintf(f, "%-*.*s  ", g->lead, again ? 0 : (int)lead.n, lead.s);
}

/* Returns how many rows were left out. */
static int print_group(FILE *f, const struct choices *c, const int *rows, const struct group *g,
					   int lines)
{
	int in_line = 0, pad = 0;

	for (int i = g->from; i < g->to; i++) {
		const char *text = cell_text(c, g, rows[i]);

		if (starts_line(c, rows, g, i, in_line)) {
			if (!lines--) {
				putc('\n', f);
				return g->to - i;
			}
			start_line(f, c, rows, g, i);
			in_line = pad = 0;
		}
		fprintf(f, "%*s", pad, "");
		put_style(f, STYLE_ACT);
		fprintf(f, "%*d", g->number, rows[i] + 1);
		put_style(f, STYLE_PLAIN);
		fprintf(f, " %s", text);
		pad = g->cell - g->number - 1 - styled_width(text);
		in_line++;
	}
	putc('\n', f);
	return 0;
}

static bool is_alone(const struct group *g) { return g->to == g->from + 1; }

/* With a header, unless it is a verb's only choice. */
static int print_verb(FILE *f, const struct choices *c, const int *rows, const struct group *g,
					  int lines)
{
	char label[256];
	struct text t = text_in(label, sizeof label);
	int left;

	fprintf(f, "%*s", INDENT, "");
	if (is_alone(g)) {
		act_label(c->g, c->a[rows[g->from]], &t);
		put_style(f, STYLE_ACT);
		fprintf(f, "%*s%*d", INDENT, "", g->number, rows[g->from] + 1);
		put_style(f, STYLE_PLAIN);
		fprintf(f, " %s  ", label);
		put_style(f, STYLE_DIM);
		fputs(c->text[rows[g->from]], f);
	} else {
		put_style(f, STYLE_BOLD);
		fputs(c->g->verbs[act_verb(c->a[rows[g->from]])].word, f);
	}
	put_style(f, STYLE_PLAIN);
	putc('\n', f);
	if (is_alone(g))
		return 0;
	left = print_group(f, c, rows, g, lines);
	if (left)
		fprintf(f, "%*s... and %d more\n", 2 * INDENT, "", left);
	return left;
}

static int count_lines(const struct group *groups, int n, int cap)
{
	int lines = 0;

	for (int i = 0; i < n; i++)
		lines += is_alone(&groups[i]) ? 1 : groups[i].lines <= cap ? 1 + groups[i].lines : 2 + cap;
	return lines;
}

static bool print_groups(FILE *f, const struct choices *c, const int *rows, int n, int lines)
{
	struct group groups[MAX_VERBS];
	int count = 0, cap = MAX_LEGAL, hidden = 0;

	for (int from = 0; from < n; from = groups[count++].to)
		groups[count] = measure_group(c, rows, n, from);
	while (lines && cap > 1 && count_lines(groups, count, cap) > lines)
		cap--;
	for (int i = 0; i < count; i++)
		hidden += print_verb(f, c, rows, &groups[i], cap);
	if (hidden)
		fprintf(f, "%*s('more' shows all %d; the beginning of an action shows those like it)\n",
				INDENT, "", n);
	return hidden > 0;
}

bool print_choices(FILE *f, const struct choices *c, const int *rows, int n, int lines)
{
	if (n > MAX_LABELLED)
		return print_groups(f, c, rows, n, lines);
	if (n)
		print_labelled(f, c, rows, n);
	return false;
}

/* ---- completion -------------------------------------------------------------------- */

static bool is_listed(const char **words, int n, const char *word)
{
	for (int i = 0; i < n; i++)
		if (!strcmp(words[i], word))
			return true;
	return false;
}

/* Completed words are cut out of the notation and kept here until the next call. */
static const char *keep_word(struct word w)
{
	static char pool[1 << 14];
	static size_t used;
	char *at;

	if (used + w.n + 1 > sizeof pool)
		used = 0;
	at = pool + used;
	memcpy(at, w.s, w.n);
	at[w.n] = 0;
	used += w.n + 1;
	return at;
}

int complete_choice(const struct choices *c, const char *line, const char **words, int max)
{
	const char *last = strrchr(line, ' ');
	char before[MAX_NOTATION];
	int hits[MAX_LEGAL], n, place = 0, found = 0;
	struct word w, typed = { last ? last + 1 : line, strlen(last ? last + 1 : line) };

	snprintf(before, sizeof before, "%.*s", (int)(typed.s - line), line);
	n = match_choices(c, before, hits);
	for (const char *s = before; next_word(&s, &w);)
		place++;
	for (int i = 0; i < n && found < max; i++) {
		w = word_at(c->text[hits[i]], place);
		if (w.n && begins(typed, w)) {
			const char *word = keep_word(w);
			if (!is_listed(words, found, word))
				words[found++] = word;
		}
	}
	return found;
}
