/* command/options.c -- what --help adds: the bots, and the options of a game that is named. */

#include "bots/bot.h"
#include "command/command.h"
#include "command/help.h"

#include <stdio.h>

static void print_values(const struct option *o)
{
	if (!o->words) {
		printf("%d to %d", o->min, o->max);
		if (o->numbers > 1)
			printf(", %d of them with commas between", o->numbers);
		return;
	}
	for (int32_t i = o->min; i <= o->max; i++)
		printf("%s%s", i == o->min ? "" : ", ", o->words[i]);
}

static void print_options_of(const struct game *g)
{
	printf("\n%s is for %d to %d seats, usually %d. Its options:\n\n", g->title, g->min_seats,
		   g->max_seats, g->usual_seats);
	for (int i = 0; i < g->n_options; i++) {
		char usual[256];
		struct text t = text_in(usual, sizeof usual);

		option_text(g, i, g->options[i].usual, &t);
		printf("  %s\n      %s (", usual, g->options[i].sentence);
		print_values(&g->options[i]);
		puts(")");
	}
	if (!g->n_options)
		puts("  (none)");
}

void print_options(int argc, char **argv)
{
	for (int i = 1; i < argc; i++)
		if (game_by_id(argv[i])) {
			print_options_of(game_by_id(argv[i]));
			return;
		}
}

void print_bots_and_options(int argc, char **argv)
{
	puts("\nThe bots, weakest first:\n");
	for (int i = 0; i < n_bots; i++)
		printf("  %-8s %s\n", bots[i]->id, bots[i]->sentence);
	print_options(argc, argv);
}
