/* term/games.c -- rubicon games: what there is to play. */

#include "command/command.h"
#include "command/flags.h"
#include "command/help.h"

#include <stdio.h>
#include <string.h>

const char games_help[] =
	"Usage: rubicon games [--all]\n"
	"\n"
	"Lists every game: its id, how many can play, its title.\n"
	"\n"
	"  --all   also the template for new games, and the small ones that tests use\n";

static int count_digits(int n) { return n < 10 ? 1 : 2; }

static void print_seats(const struct game *g)
{
	int width = count_digits(g->min_seats);

	printf("%d", g->min_seats);
	if (g->max_seats > g->min_seats)
		width += printf("-%d", g->max_seats);
	printf("%*s", 5 - width, "");
}

static void print_games(bool all)
{
	int width = 0;

	for (int i = 0; i < n_registered; i++)
		if ((all || registry[i].shown) && (int)strlen(registry[i].game->id) > width)
			width = (int)strlen(registry[i].game->id);
	if (!width) {
		puts("No game is finished yet; 'rubicon games --all' lists what else there is.");
		return;
	}
	printf("%-*s  seats  title\n", width, "id");
	for (int i = 0; i < n_registered; i++) {
		const struct game *g = registry[i].game;
		if (!all && !registry[i].shown)
			continue;
		printf("%-*s  ", width, g->id);
		print_seats(g);
		printf("  %s: %s\n", g->title, g->blurb);
	}
}

int games_main(int argc, char **argv)
{
	static const struct flag flags[] = { { "all", no_argument, NULL, 'a' }, { 0 } };
	bool all = false;
	int c;

	while ((c = next_flag("games", argc, argv, flags)) != NO_MORE_FLAGS) {
		if (c == BAD_FLAG)
			return BAD_USAGE;
		all = true;
	}
	if (optind < argc)
		return bad_usage("games", "'%s' is one argument too many.", argv[optind]);
	print_games(all);
	return FINE;
}
