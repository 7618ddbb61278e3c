/* tests/random_record.c -- prints the record of a match played at random: GAME SEED [PLIES].
 *
 * Without arguments it lists the games. */

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

#include "games/registry.h"
#include "record/record.h"
#include "tests/random_match.h"

enum { LOG = 1 << 16 };

static struct match match;
static struct ply plies[LOG];

static int list_games(void)
{
	for (int i = 0; i < n_registered; i++)
		puts(registry[i].game->id);
	return EXIT_SUCCESS;
}

int main(int argc, char **argv)
{
	const struct game *g = argc > 1 ? game_by_id(argv[1]) : NULL;
	struct record_notes notes = { 0 };
	char buf[RECORD_PART];

	if (argc == 1)
		return list_games();
	if (argc < 3 || !g) {
		fputs("usage: random_record GAME SEED [PLIES]\n", stderr);
		return 2;
	}
	random_match(&match, g, plies, LOG, argc > 3 ? atoi(argv[3]) : INT_MAX,
				 strtoull(argv[2], NULL, 10), NULL);
	record_tag(&notes, "event", "random play");
	for (int part = 0; part < record_parts(&match); part++) {
		struct text t = text_in(buf, sizeof buf);

		record_part(&match, &notes, part, &t);
		fputs(buf, stdout);
	}
	return EXIT_SUCCESS;
}
