/* term/menu.c -- which game?  For those who come without a name. */

#include "term/menu.h"

#include "games/registry.h"
#include "term/line.h"
#include "term/screen.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEMPLATE = 0 }; /* the row to play when nothing else is shown */

static int count_shown(void)
{
	int n = 0;

	for (int i = 0; i < n_registered; i++)
		n += registry[i].shown;
	return n;
}

/* The n-th shown game, counted from 1. */
static const struct game *nth_shown(long n)
{
	for (int i = 0; i < n_registered; i++)
		if (registry[i].shown && --n == 0)
			return registry[i].game;
	return NULL;
}

static int widest_title(void)
{
	int width = 0;

	for (int i = 1; nth_shown(i); i++) {
		int w = styled_width(nth_shown(i)->title);
		width = w > width ? w : width;
	}
	return width;
}

static void print_row(int number, const struct game *g, int width)
{
	put_style(stdout, STYLE_ACT);
	printf("  %d", number);
	put_style(stdout, STYLE_PLAIN);
	printf("  %s%*s  ", g->title, width - styled_width(g->title), "");
	if (g->min_seats == g->max_seats)
		printf("%d seats  ", g->min_seats);
	else
		printf("%d-%d seats", g->min_seats, g->max_seats);
	put_style(stdout, STYLE_DIM);
	printf("  %s\n", g->id);
	put_style(stdout, STYLE_PLAIN);
	printf("     %s\n", g->blurb);
}

static void print_menu(void)
{
	int width = widest_title();

	put_style(stdout, STYLE_BOLD);
	puts("Rubicon");
	put_style(stdout, STYLE_PLAIN);
	for (int i = 1; nth_shown(i); i++)
		print_row(i, nth_shown(i), width);
}

static int complete_game(void *self, const char *line, const char **words)
{
	int n = 0;

	(void)self;
	for (int i = 0; i < n_registered && !strchr(line, ' '); i++)
		if (!strncmp(registry[i].game->id, line, strlen(line)))
			words[n++] = registry[i].game->id;
	return n;
}

const struct game *choose_game(void)
{
	const struct game *g = NULL;
	char line[MAX_LINE];

	if (count_shown() < 2)
		return count_shown() ? nth_shown(1) : registry[TEMPLATE].game;
	print_menu();
	complete_with(complete_game, NULL);
	while (!g && read_answer("Which game? (number or name) ", line)) {
		g = *line >= '0' && *line <= '9' ? nth_shown(strtol(line, NULL, 10)) : game_by_id(line);
		if (!g && *line)
			printf("There is no game '%s' here.\n", line);
	}
	return g;
}
