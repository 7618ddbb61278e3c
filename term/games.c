/* term/games.c -- rubicon games: what there is to play. */

#include "command/command.h"
#include "command/flags.h"
#include "command/help.h"

#include "record/position.h"

#include <stdio.h>
#include <string.h>

const char games_help[] =
	"Usage: rubicon games [--all] [--ids | --json]\n"
	"\n"
	"Lists every game: its id, how many can play, its title.\n"
	"\n"
	"  --all    also the template for new games, and the small ones that tests use\n"
	"  --ids    ids alone, one a line\n"
	"  --json   all that is known of each, for other programs: seats, scenarios with their\n"
	"           minutes, options, verbs, names, and what lies in the box\n";

enum { MAX_GAMES_JSON = 1 << 20 };

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

static void print_ids(bool all)
{
	for (int i = 0; i < n_registered; i++)
		if (all || registry[i].shown)
			puts(registry[i].game->id);
}

static void print_json(bool all)
{
	static char room[MAX_GAMES_JSON];
	struct text t = text_in(room, sizeof room);

	json_open(&t, NULL, '[');
	for (int i = 0; i < n_registered; i++)
		if (all || registry[i].shown)
			game_and_box_json(registry[i].game, &t);
	json_close(&t, ']');
	CHECK(!t.full);
	puts(room);
}

int games_main(int argc, char **argv)
{
	static const struct flag flags[] = { { "all", no_argument, NULL, 'a' },
										 { "ids", no_argument, NULL, 'i' },
										 { "json", no_argument, NULL, 'j' },
										 { 0 } };
	void (*print)(bool) = print_games;
	bool all = false;
	int c;

	while ((c = next_flag("games", argc, argv, flags)) != NO_MORE_FLAGS) {
		if (c == BAD_FLAG)
			return BAD_USAGE;
		all |= c == 'a';
		print = c == 'i' ? print_ids : c == 'j' ? print_json : print;
	}
	if (optind < argc)
		return bad_usage("games", "'%s' is one argument too many.", argv[optind]);
	print(all);
	return FINE;
}
