/* tests/no_malloc.c -- nothing is allocated while a game is played: playouts, matches, every view.
 *
 * Linked with --wrap for each allocating function, so that every call comes here and is counted. */

#include "core/match.h"
#include "core/playout.h"
#include "games/registry.h"

#include <stdio.h>
#include <stdlib.h>

enum { PLAYOUTS = 1000, MATCHES = 2, SEED = 3, MAX_LOG = 100000, MAX_SHOWN = 1 << 18 };

static long allocations;

void *__real_malloc(size_t n);
void *__real_calloc(size_t n, size_t size);
void *__real_realloc(void *p, size_t n);
void *__wrap_malloc(size_t n);
void *__wrap_calloc(size_t n, size_t size);
void *__wrap_realloc(void *p, size_t n);

void *__wrap_malloc(size_t n)
{
	allocations++;
	return __real_malloc(n);
}

void *__wrap_calloc(size_t n, size_t size)
{
	allocations++;
	return __real_calloc(n, size);
}

void *__wrap_realloc(void *p, size_t n)
{
	allocations++;
	return __real_realloc(p, n);
}

_Noreturn void check_failed(const char *file, int line, const char *what)
{
	printf("FAILED %s:%d: %s\n", file, line, what);
	exit(EXIT_FAILURE);
}

static struct ply plies[MAX_LOG];
static struct match match;
static struct events events;
static unsigned char sight[MAX_VIEW];
static char shown[MAX_SHOWN];

/* The test could not fail if the counter did not count. */
static bool counter_works(void)
{
	void *volatile p = malloc(1);
	void *volatile q = realloc(p, 2);
	void *volatile z = calloc(1, 1);
	bool works = allocations == 3;

	free(q);
	free(z);
	return works;
}

static void play_all(const struct game *g, const struct setup *how, struct rng *r)
{
	_Alignas(16) unsigned char state[MAX_STATE];
	struct tally tally = { 0 };
	struct standing st;

	for (int i = 0; i < PLAYOUTS; i++) {
		g->setup(state, how);
		play_randomly(g, state, r, &tally);
		g->standing(state, &st);
	}
}

/* What a client is told: the view as JSON and as a board. */
static void look(const struct game *g, int seat)
{
	struct text json = text_in(shown, sizeof shown), board = json;

	game_view(g, match.state, seat, sight);
	g->show(sight, seat, &json);
	g->board(sight, seat, &board);
}

/* What a bot does: imagine, judge, list, choose. */
static act choose(const struct game *g, int seat, struct rng *r)
{
	_Alignas(16) unsigned char state[MAX_STATE];
	int32_t share[MAX_SEATS];
	act legal[MAX_LEGAL];
	struct text note = text_in(shown, sizeof shown);
	act a;

	game_view(g, match.state, seat, sight);
	game_imagine(g, state, sight, seat, r);
	game_judge(g, state, share);
	a = legal[rng_below(r, (uint32_t)g->legal(match.state, seat, legal))];
	act_text(g, a, &note);
	return a;
}

static void play_match(const struct game *g, const struct setup *how, uint64_t seed)
{
	struct rng r = rng_from(seed);
	struct text error = text_in(shown, sizeof shown);
	struct why why;

	CHECK(match_start(&match, g, how, plies, MAX_LOG, &error));
	while (!match_over(&match)) {
		int seat = next_seat(g->pending(match.state));

		events.n = 0;
		if (seat == SEAT_CHANCE) {
			CHECK(match_roll(&match, fate_seeded(&seed), &events));
			continue;
		}
		look(g, seat);
		CHECK(match_play(&match, seat, match.stamp[seat], choose(g, seat, &r), &events, &why) ==
			  PLAYED);
	}
}

static bool plays_without_allocating(const struct game *g, int seats)
{
	struct setup how = game_usual(g);
	struct rng r = rng_from(SEED);

	how.seats = (uint8_t)seats;
	allocations = 0;
	play_all(g, &how, &r);
	for (uint64_t i = 0; i < MATCHES; i++)
		play_match(g, &how, SEED + i);
	if (allocations)
		printf("FAILED %s with %d seats: %ld allocations during play\n", g->id, seats, allocations);
	return allocations == 0;
}

int main(void)
{
	bool ok = counter_works();

	if (!ok)
		printf("FAILED: allocations are not counted\n");
	for (int i = 0; i < n_registered; i++) {
		const struct game *g = registry[i].game;
		struct setup how = game_usual(g);
		int min, max;

		game_seats(g, &how, &min, &max);
		for (int seats = min; seats <= max; seats++)
			ok &= plays_without_allocating(g, seats);
	}
	if (ok)
		printf("ok: %d games play without allocating\n", n_registered);
	return ok ? EXIT_SUCCESS : EXIT_FAILURE;
}
