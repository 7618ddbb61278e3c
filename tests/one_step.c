/* tests/one_step.c -- does a game's judge know what is good?
 *
 *     one_step GAME GAMES FLOOR [seats=N] [seat=NAME] [option=value ...]
 *
 * A player who looks one step ahead, and takes the action after which `judge` likes his chances
 * best, averaged over chance and over the worlds he can imagine, sits in each seat in turn, or in
 * the one named, against players who act at random.  Of GAMES games he must win FLOOR; a shared win
 * counts its part. */

#include "core/playout.h"
#include "games/registry.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WORLDS = 4, FALLS = 8, SHARE = 10000 };

static int64_t judge_for(const struct game *g, const void *state, int seat)
{
	int32_t share[MAX_SEATS] = { 0 };

	game_judge(g, state, share);
	return share[seat];
}

/* What the position is worth once chance has spoken, from a few ways it can speak. */
static int64_t judge_after_chance(const struct game *g, const void *state, int seat, struct rng *r)
{
	_Alignas(16) unsigned char after[MAX_STATE];
	int64_t sum = 0;

	if (g->pending(state) != SEAT_BIT(SEAT_CHANCE))
		return FALLS * judge_for(g, state, seat);
	for (int i = 0; i < FALLS; i++) {
		memcpy(after, state, g->state_size);
		while (g->pending(after) == SEAT_BIT(SEAT_CHANCE))
			g->apply(after, SEAT_CHANCE, random_outcome(g, after, r), NULL);
		sum += judge_for(g, after, seat);
	}
	return sum;
}

static int64_t judge_action(const struct game *g, const void *view, int seat, act a, struct rng *r)
{
	_Alignas(16) unsigned char world[MAX_STATE];
	int worlds = g->open ? 1 : WORLDS;
	int64_t sum = 0;

	for (int i = 0; i < worlds; i++) {
		game_imagine(g, world, view, seat, r);
		g->apply(world, seat, a, NULL);
		sum += judge_after_chance(g, world, seat, r);
	}
	return sum;
}

static act choose(const struct game *g, const void *state, int seat, struct rng *r)
{
	_Alignas(16) unsigned char view[MAX_VIEW];
	act legal[MAX_LEGAL];
	int n = g->legal(state, seat, legal), best = 0;
	int64_t most = -1;

	game_view(g, state, seat, view);
	for (int i = 0; n > 1 && i < n; i++) {
		int64_t worth = judge_action(g, view, seat, legal[i], r);
		if (worth > most) {
			most = worth;
			best = i;
		}
	}
	return legal[best];
}

/* The part of a win that the judge's seat gets, of SHARE. */
static int play(const struct game *g, const struct setup *how, int judging, struct rng *r)
{
	_Alignas(16) unsigned char state[MAX_STATE];
	char buf[200];
	struct text error = text_in(buf, sizeof buf);
	struct standing end;
	seatset pending;
	int winners = 0;

	if (!game_start(g, how, state, &error)) {
		fprintf(stderr, "one_step: %s\n", buf);
		exit(2);
	}
	while ((pending = g->pending(state)) != 0) {
		act legal[MAX_LEGAL], a;
		int seat = next_seat(pending);
		if (seat == SEAT_CHANCE)
			a = random_outcome(g, state, r);
		else if (seat == judging)
			a = choose(g, state, seat, r);
		else
			a = legal[rng_below(r, (uint32_t)g->legal(state, seat, legal))];
		g->apply(state, seat, a, NULL);
	}
	g->standing(state, &end);
	for (int seat = 0; seat < how->seats; seat++)
		winners += end.place[seat] == 1;
	return end.place[judging] == 1 ? SHARE / winners : 0;
}

/* seat=NAME, or an option of the game. */
static bool parse_argument(const struct game *g, const char *word, struct setup *how, int *only,
						   struct text *error)
{
	if (strncmp(word, "seat=", 5) != 0)
		return setup_parse(g, word, how, error);
	*only = seat_parse(g, word + 5);
	if (*only < 0)
		text_str(error, "there is no such seat.");
	return *only >= 0;
}

static void clamp_seats(const struct game *g, struct setup *how)
{
	int min, max;

	game_seats(g, how, &min, &max);
	if (how->seats < min || how->seats > max)
		how->seats = (uint8_t)max;
}

int main(int argc, char **argv)
{
	const struct game *g = argc >= 4 ? game_by_id(argv[1]) : NULL;
	char buf[200];
	struct text error = text_in(buf, sizeof buf);
	struct setup how;
	int64_t won = 0;
	int games, floor, only = -1;

	if (!g) {
		fprintf(stderr,
				"usage: one_step GAME GAMES FLOOR [seats=N] [seat=NAME] [option=value ...]\n");
		return 2;
	}
	how = game_usual(g);
	for (int i = 4; i < argc; i++)
		if (!parse_argument(g, argv[i], &how, &only, &error)) {
			fprintf(stderr, "one_step: %s\n", buf);
			return 2;
		}
	clamp_seats(g, &how);
	games = atoi(argv[2]);
	floor = atoi(argv[3]);
	for (int i = 0; i < games; i++) {
		struct rng r = rng_from((uint64_t)i);
		won += play(g, &how, only >= 0 ? only : i % how.seats, &r);
	}
	printf("%s: the judge's player wins %.1f of %d games, at least %d wanted\n", g->id,
		   (double)won / SHARE, games, floor);
	return won < (int64_t)floor * SHARE;
}
