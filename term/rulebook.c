/* term/rulebook.c -- finding and printing rules: a whole RULES.md, or one clause. */

#include "term/rulebook.h"

#include "term/command.h"
#include "term/screen.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

enum { MAX_NEAR = 3 };

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

/* Prints the paragraph, table row or list item around line i and returns the line after it. */
static int print_paragraph(FILE *f, const struct rulebook *book, int i)
{
	int from = i, to = i + 1;

	while (!starts_paragraph(book, from))
		from--;
	while (to < book->n && !starts_paragraph(book, to))
		to++;
	putc('\n', f);
	for (int k = from; k < to; k++)
		fprintf(f, "  %s\n", book->lines[k]);
	return to;
}

static bool print_citing(FILE *f, const struct rulebook *book, const char *id)
{
	bool found = false;

	for (int i = 0; i < book->n; i++)
		if (cites(book->lines[i], id)) {
			if (!found)
				fputs("\nIn RULES.md:\n", f);
			found = true;
			i = print_paragraph(f, book, i) - 1;
		}
	return found;
}

/* ---- printing ------------------------------------------------------------------------- */

void print_rulebook(FILE *f, const struct rulebook *book)
{
	for (int i = 0; i < book->n; i++) {
		bool heading = book->lines[i][0] == '#';

		if (heading)
			put_style(f, STYLE_BOLD);
		fputs(book->lines[i], f);
		if (heading)
			put_style(f, STYLE_PLAIN);
		putc('\n', f);
	}
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
	if (*c->source)
		fprintf(f, "  (%s)", c->source);
	putc('\n', f);
	put_wrapped(f, c->text, 0, 0);
	if (*c->refusal) {
		fputs("When it forbids something: \"", f);
		print_refusal(f, g, c);
		fputs("\"\n", f);
	}
	if (!book || !print_citing(f, book, c->id))
		fputs("\n(RULES.md says no more about it.)\n", f);
}
