/* tests/prints.c -- fingerprints of openings and of seeded games, one line each: to compare builds
 * of the rules. */

#include "core/match.h"
#include "games/registry.h"
#include "tests/seeded.h"

#include <stdio.h>
#include <string.h>

enum { GAMES = 5 };

static uint64_t print_of_game(const struct game *g, const struct setup *how, uint64_t seed)
{
	struct seeded s = seeded_game(g, how, seed);
	uint64_t h = position_print(g, s.state.b);
	int seat;
	act a;

	while (seeded_ply(&s, &seat, &a, NULL))
		h = mix64(h ^ position_print(g, s.state.b)) + s.plies;
	return h;
}

static void print_setup(const struct game *g, const struct setup *how)
{
	struct line_text line = setup_line(g, how);

	printf("%s %s opening %016llx\n", g->id, line.s,
		   (unsigned long long)opening_hash(g, how, ALL_OPTIONS));
	for (uint64_t seed = 1; seed <= GAMES; seed++)
		printf("%s %s seed=%llu %016llx\n", g->id, line.s, (unsigned long long)seed,
			   (unsigned long long)print_of_game(g, how, seed));
}

int main(int argc, char **argv)
{
	static struct setup setups[MAX_SETUPS];

	if (argc > 2 || (argc == 2 && !game_by_id(argv[1])))
		usage_error("prints", "usage: prints [GAME], not ", argv[1]);
	for (int i = 0; i < n_registered; i++) {
		const struct game *g = registry[i].game;
		if (argc == 2 && strcmp(argv[1], g->id) != 0)
			continue;
		for (int seats = g->min_seats; seats <= g->max_seats; seats++) {
			int n = list_setups(g, seats, setups);
			for (int k = 0; k < n; k++)
				print_setup(g, &setups[k]);
		}
	}
	return 0;
}
