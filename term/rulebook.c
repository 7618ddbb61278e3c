/* term/rulebook.c -- finding and printing rules: a whole RULES.md, or one clause. */

#include "term/rulebook.h"

#include "command/command.h"
#include "term/screen.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

enum { MAX_NEAR = 3, MAX_INDENT = 12 };

const struct rulebook *find_rulebook(const struct game *g)
{
	for (const struct rulebook *book = rulebooks; book->id; book++)
		if (!strcmp(book->id, g->id))
			return book;
	return NULL;
}

/* ---- clauses ---------------------------------------------------------------------- */

static void suggest_clauses(const struct game *g, const char *id, struct text *error)
{
	const char *seen[MAX_NEAR] = { 0 };

	for (int k = 0; k < MAX_NEAR; k++) {
		struct guess best = NO_GUESS;

		for (int i = 1; i < g->n_clauses; i++) {
			bool again = false;
			for (int j = 0; j < k; j++)
				again |= seen[j] == g->clauses[i].id;
			if (!again)
				consider_word(&best, id, g->clauses[i].id);
		}
		if (!is_likely(&best, id) && k)
			break;
		if (!best.word)
			break;
		seen[k] = best.word;
		text_str(error, k ? ", " : " The nearest: ");
		text_str(error, best.word);
	}
	if (seen[0])
		text_char(error, '.');
}

int find_clause(const struct game *g, const char *id, struct text *error)
{
	for (int i = 1; i < g->n_clauses; i++)
		if (!strcasecmp(g->clauses[i].id, id))
			return i;
	text_str(error, g->title);
	text_str(error, " has no clause '");
	text_str(error, id);
	text_str(error, "'.");
	suggest_clauses(g, id, error);
	return -1;
}

/* ---- paragraphs --------------------------------------------------------------------- */

static bool is_part_of_id(char c) { return isalnum((unsigned char)c) || c == '-'; }

/* CA-PATH is not cited by "CA-PATHS". */
static bool cites(const char *line, const char *id)
{
	size_t n = strlen(id);

	for (const char *at = line; (at = strstr(at, id)); at += n)
		if ((at == line || !is_part_of_id(at[-1])) && !is_part_of_id(at[n]))
			return true;
	return false;
}

static bool is_list_item(const char *s)
{
	while (*s == ' ')
		s++;
	return ((*s == '-' || *s == '*') && s[1] == ' ') || (isdigit((unsigned char)*s) && s[1] == '.');
}

static bool starts_paragraph(const struct rulebook *book, int i)
{
	const char *s = book->lines[i];

	return i == 0 || !*s || !*book->lines[i - 1] || *s == '#' || *s == '|' || is_list_item(s);
}

static int end_of_paragraph(const struct rulebook *book, int i)
{
	for (i++; i < book->n && !starts_paragraph(book, i); i++)
		continue;
	return i;
}

/* Tables, headings and code stay as they are; the rest is wrapped to the screen. */
static bool is_prose(const struct rulebook *book, int i)
{
	const char *s = book->lines[i];

	return *s && *s != '|' && *s != '#' && (strncmp(s, "    ", 4) != 0 || is_list_item(s));
}

static int hanging_indent(const char *s)
{
	int blanks = (int)strspn(s, " ");

	return is_list_item(s) ? blanks + (isdigit((unsigned char)s[blanks]) ? 3 : 2) : blanks;
}

/* A star that is no bullet. */
static bool is_emphasis(const char *s, const char *first)
{
	return *s == '*' && !(s[1] == ' ' && (s == first || s[-1] == ' '));
}

/* Prints the paragraph, list item or row that starts at line i; returns where the next does. */
static int print_paragraph(FILE *f, const struct rulebook *book, int i)
{
	int end = end_of_paragraph(book, i), indent = hanging_indent(book->lines[i]);
	char text[1 << 14];
	struct text t = text_in(text, sizeof text);

	if (!is_prose(book, i)) {
		for (; i < end; i++)
			fprintf(f, "%s\n", book->lines[i]);
		return end;
	}
	for (int k = i; k < end; k++) {
		const char *s = book->lines[k] + strspn(book->lines[k], " ");
		text_str(&t, k == i ? "" : " ");
		for (const char *first = s; *s; s++)
			if (!is_emphasis(s, first))
				text_char(&t, *s);
	}
	indent = indent < MAX_INDENT ? indent : MAX_INDENT;
	fprintf(f, "%*s", (int)strspn(book->lines[i], " "), "");
	put_wrapped(f, text, (int)strspn(book->lines[i], " "), indent);
	return end;
}

static bool is_row(const struct rulebook *book, int i)
{
	return i < book->n && *book->lines[i] == '|';
}

/* A table right below a passage belongs to it. */
static int print_table_below(FILE *f, const struct rulebook *book, int i)
{
	int row = i;

	while (row < book->n && !*book->lines[row])
		row++;
	if (!is_row(book, row))
		return i;
	putc('\n', f);
	for (; is_row(book, row); row++)
		fprintf(f, "%s\n", book->lines[row]);
	return row;
}

static bool print_citing(FILE *f, const struct rulebook *book, const char *id)
{
	bool found = false;

	for (int i = 0; i < book->n; i++)
		if (cites(book->lines[i], id)) {
			if (!found)
				fputs("\nIn RULES.md:\n", f);
			found = true;
			while (!starts_paragraph(book, i))
				i--;
			putc('\n', f);
			if (is_row(book, i))
				i = print_paragraph(f, book, i) - 1;
			else
				i = print_table_below(f, book, print_paragraph(f, book, i)) - 1;
		}
	return found;
}

/* ---- printing ------------------------------------------------------------------------- */

void print_rulebook(FILE *f, const struct rulebook *book)
{
	for (int i = 0; i < book->n;)
		i = print_paragraph(f, book, i);
}

/* From "## How to play" to the next heading of its kind. */
void print_primer(FILE *f, const struct rulebook *book)
{
	int i = 0;

	while (i < book->n && strcmp(book->lines[i], "## How to play") != 0)
		i++;
	for (i++; i < book->n && strncmp(book->lines[i], "## ", 3) != 0;)
		i = print_paragraph(f, book, i);
}

/* "{a} stands in {b}" with what the arguments are: "<army> stands in <territory>". */
static void print_refusal(FILE *f, const struct game *g, const struct clause *c)
{
	static const char *const plain[] = { "nothing", "number", "player", "players", "verb", "step" };

	for (const char *s = c->refusal; *s; s++) {
		int type;

		if (*s != '{') {
			putc(*s, f);
			continue;
		}
		s++;
		type = *s == 's' ? ARG_SEAT : c->arg[*s - 'a'];
		if (s[1] == '#')
			fprintf(f, "<number> %.*ss", (int)strcspn(s + 2, "}"), s + 2);
		else
			fprintf(f, "<%s>", type < ARG_GAME ? plain[type] : g->names[type].type);
		s += strcspn(s, "}");
	}
}

void print_clause(FILE *f, const struct game *g, int clause)
{
	const struct clause *c = &g->clauses[clause];
	const struct rulebook *book = find_rulebook(g);

	put_style(f, STYLE_BOLD);
	fputs(c->id, f);
	put_style(f, STYLE_PLAIN);
	if (c->source && *c->source)
		fprintf(f, "  (rulebook: %s)", c->source);
	putc('\n', f);
	put_wrapped(f, c->text, 0, 0);
	if (c->refusal && *c->refusal) {
		fputs("When it forbids something: \"", f);
		print_refusal(f, g, c);
		fputs("\"\n", f);
	}
	if (!book || !print_citing(f, book, c->id))
		fputs("\n(RULES.md says no more about it.)\n", f);
}
