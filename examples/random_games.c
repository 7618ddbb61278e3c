/* examples/random_games.c -- who wins 1000 random games: librubicon in thirty lines.
 *
 *     cc random_games.c $(pkg-config --cflags --libs rubicon) && ./a.out augustus seats=3 */

#include <rubicon.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
	char error[256] = "usage: random_games GAME [OPTIONS]";
	rubicon_game *game = argc > 1 ? rubicon_open(argv[1], argv[2], error, sizeof error) : NULL;
	int32_t legal[1024], share[RUBICON_MAX_SEATS], wins[RUBICON_MAX_SEATS] = { 0 };

	if (!game)
		return fprintf(stderr, "%s\n", error), 1;
	for (int i = 0; i < 1000; i++) {
		rubicon_match *match = rubicon_start(game, (uint64_t)i, error, sizeof error);

		while (rubicon_roll(match), !rubicon_over(match)) {
			int seat = __builtin_ctz(rubicon_pending(match));
			int n = rubicon_legal(match, seat, legal);
			rubicon_play(match, seat, legal[rand() % n], NULL, 0);
		}
		rubicon_standing(match, NULL, NULL, share);
		for (int seat = 0; seat < rubicon_fact(game, RUBICON_SEATS); seat++)
			wins[seat] += share[seat];
		rubicon_free(match);
	}
	for (int seat = 0; seat < rubicon_fact(game, RUBICON_SEATS); seat++)
		printf("%s %.1f%%\n", rubicon_word(game, RUBICON_SEAT, seat), wins[seat] / 100000.0);
	rubicon_close(game);
}
