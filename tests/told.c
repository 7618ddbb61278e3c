/* tests/told.c -- clauses as RULES.md tells them: their sentences have one home, to the letter.
 *
 * A passage begins with the id in bold, "**EX-BED**", and ends before the next id, the next item or
 * an empty line.  Marks of emphasis and code do not count, nor does where lines are broken. */

#include "tests/told.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum { MAX_BOOK = 1 << 18, MAX_PASSAGE = 1 << 14, MAX_NAME = 256 };

static bool read_book(const struct game *g, char book[MAX_BOOK])
{
	char path[MAX_NAME];
	FILE *f;
	size_t n;

	snprintf(path, sizeof path, "games/%s/RULES.md", g->id);
	f = fopen(path, "r");
	if (!f)
		return false;
	n = fread(book, 1, MAX_BOOK - 1, f);
	book[n] = 0;
	return !fclose(f) && n < MAX_BOOK - 1;
}

/* "**TC-7TO1**": bold, and made as an id is. */
static bool is_tag(const char *s)
{
	size_t n = strspn(s, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-");

	return n > 3 && memchr(s, '-', n) && s[n] == '*';
}

static bool ends_passage(const char *s)
{
	return (s[0] == '*' && s[1] == '*' && is_tag(s + 2)) ||
		   (s[0] == '\n' && (s[1] == '\n' || s[1] == '-' || s[1] == '|' || s[1] == '#'));
}

/* The passage as one line of plain words. */
static void take_passage(const char *s, char out[MAX_PASSAGE])
{
	int n = 0;

	for (; *s && !ends_passage(s) && n < MAX_PASSAGE - 1; s++)
		if (isspace((unsigned char)*s)) {
			if (n && out[n - 1] != ' ')
				out[n++] = ' ';
		} else if (*s != '*' && *s != '`') {
			out[n++] = *s;
		}
	out[n] = 0;
}

static bool is_told(const char *book, const struct clause *c)
{
	char tag[MAX_NAME], passage[MAX_PASSAGE];

	snprintf(tag, sizeof tag, "**%s**", c->id);
	for (const char *at = book; (at = strstr(at, tag)) != NULL;) {
		at += strlen(tag);
		take_passage(at, passage);
		if (strstr(passage, c->text))
			return true;
	}
	return false;
}

int count_untold(const struct game *g)
{
	static char book[MAX_BOOK];
	int n = 0;

	if (!read_book(g, book)) {
		printf("games/%s/RULES.md: cannot be read\n", g->id);
		return 1;
	}
	for (int i = 1; i < g->n_clauses; i++)
		if (!is_told(book, &g->clauses[i])) {
			printf("games/%s/RULES.md: behind %s should stand, to the letter: %s\n", g->id,
				   g->clauses[i].id, g->clauses[i].text);
			n++;
		}
	return n;
}
