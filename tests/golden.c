/* tests/golden.c -- golden playthroughs: seeded games written out, to be compared line by line.
 *
 * games/<id>/tests/golden/<seats>[-<scenario>].txt shows after each ply the action, the events as
 * seen from above, a digest of each seat's view (of its JSON, so that the layout of a struct does
 * not matter), who is pending and how much they can do; every so often the board.  many.txt beside
 * them has a digest each of many more games.  `golden --update` rewrites the files; their diff is
 * reviewed like code. */

#include "core/match.h"
#include "games/registry.h"
#include "tests/many.h"
#include "tests/seeded.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum {
	SEED = 1,
	FULL_PLIES = 200, /* written out; what follows is only summed up */
	BOARD_EVERY = 50,
	DIGEST_DIGITS = 8,
};

/* ---- writing one game ------------------------------------------------------------- */

static void write_digests(FILE *f, const struct seeded *s, int seats)
{
	static char shown[MAX_SHOWN];

	fprintf(f, "  views");
	for (int seat = 0; seat <= seats; seat++) {
		int viewer = seat < seats ? seat : SEAT_NOBODY;
		CHECK(show_line(s->g, s->state.b, viewer, shown));
		fprintf(f, " %0*llx", DIGEST_DIGITS,
				(unsigned long long)(hash_text(shown) >> (64 - 4 * DIGEST_DIGITS)));
	}
	fprintf(f, "\n");
}

static void write_pending(FILE *f, const struct seeded *s)
{
	seatset pending = s->g->pending(s->state.b);
	act legal[MAX_LEGAL];

	fprintf(f, "  pending");
	for (int seat = 0; seat <= SEAT_CHANCE; seat++)
		if (pending & SEAT_BIT(seat))
			fprintf(f, " %s %u", seat_word(s->g, seat),
					seat == SEAT_CHANCE ? s->g->lot(s->state.b).tickets
										: (unsigned)s->g->legal(s->state.b, seat, legal));
	fprintf(f, pending ? "\n" : " nobody\n");
}

static void write_board(FILE *f, const struct seeded *s)
{
	static char board[MAX_SHOWN];

	board_lines(s->g, s->state.b, SEAT_NOBODY, board);
	fputs(board, f);
}

static void write_standing(FILE *f, const struct seeded *s, int seats)
{
	struct standing st;

	s->g->standing(s->state.b, &st);
	fprintf(f, "after %u plies, fingerprint %04x:", s->plies,
			(unsigned)position_print(s->g, s->state.b));
	for (int seat = 0; seat < seats; seat++)
		fprintf(f, " %s %d place %d", seat_word(s->g, seat), st.points[seat], st.place[seat]);
	fprintf(f, "\n");
}

static void write_ply(FILE *f, const struct seeded *s, int seats, int seat, act a,
					  const struct events *ev)
{
	fprintf(f, "%u %s %s\n", s->plies, seat_word(s->g, seat), act_line(s->g, a).s);
	for (int i = 0; i < ev->n; i++)
		fprintf(f, "  %s\n", event_line(s->g, ev->e[i]).s);
	write_digests(f, s, seats);
	write_pending(f, s);
	if (s->plies % BOARD_EVERY == 0)
		write_board(f, s);
}

static void write_game(FILE *f, const struct game *g, const struct setup *how)
{
	struct seeded s = seeded_game(g, how, SEED);
	struct events ev;
	int seat;
	act a;

	fprintf(f, "%s, rules %d, %s, seed %d\n", g->id, g->rules, setup_line(g, how).s, SEED);
	write_digests(f, &s, how->seats);
	write_pending(f, &s);
	while (seeded_ply(&s, &seat, &a, &ev)) {
		if (s.plies <= FULL_PLIES)
			write_ply(f, &s, how->seats, seat, a, &ev);
		else if (s.plies % BOARD_EVERY == 0)
			write_standing(f, &s, how->seats);
	}
	write_standing(f, &s, how->seats);
	write_board(f, &s);
}

/* ---- comparing --------------------------------------------------------------------- */

/* A file of a game: what writes it, and for which setup; none: many.txt. */
static void path_of(const struct game *g, const struct setup *how, char *path, size_t size)
{
	const char *scenario = how ? scenario_word(g, how) : "";

	if (!how)
		snprintf(path, size, "games/%s/tests/golden/many.txt", g->id);
	else
		snprintf(path, size, "games/%s/tests/golden/%d%s%s.txt", g->id, how->seats,
				 *scenario ? "-" : "", scenario);
}

static void write_file(FILE *f, const struct game *g, const struct setup *how)
{
	if (how)
		write_game(f, g, how);
	else
		write_many(f, g);
}

static bool update(const struct game *g, const struct setup *how)
{
	char path[MAX_LINE_TEXT], folder[MAX_LINE_TEXT];
	FILE *f;

	snprintf(folder, sizeof folder, "games/%s/tests/golden", g->id);
	mkdir(folder, 0777);
	path_of(g, how, path, sizeof path);
	f = fopen(path, "w");
	if (!f) {
		printf("%s: cannot be written\n", path);
		return false;
	}
	write_file(f, g, how);
	return fclose(f) == 0;
}

static bool next_line(char **at, char *line, size_t size)
{
	size_t n = strcspn(*at, "\n");

	if (!**at)
		return false;
	snprintf(line, size, "%.*s", (int)n, *at);
	*at += n + ((*at)[n] != 0);
	return true;
}

static bool compare(const char *path, FILE *golden, char *now)
{
	char was[MAX_LINE_TEXT], is[MAX_LINE_TEXT];

	for (int number = 1;; number++) {
		bool more = fgets(was, sizeof was, golden), still = next_line(&now, is, sizeof is);
		was[more ? strcspn(was, "\n") : 0] = 0;
		if (!more && !still)
			return true;
		if (more && still && strcmp(was, is) == 0)
			continue;
		printf("%s:%d: is now: %s\n    was: %s\n", path, number, still ? is : "(the end)",
			   more ? was : "(the end)");
		return false;
	}
}

static bool check(const struct game *g, const struct setup *how)
{
	char path[MAX_LINE_TEXT], *now = NULL;
	size_t size;
	FILE *golden, *f;
	bool same;

	path_of(g, how, path, sizeof path);
	golden = fopen(path, "r");
	if (!golden) {
		printf("%s: is missing: make golden GAME=%s\n", path, g->id);
		return false;
	}
	f = open_memstream(&now, &size);
	CHECK(f);
	write_file(f, g, how);
	fclose(f);
	same = compare(path, golden, now);
	fclose(golden);
	free(now);
	return same;
}

static bool update_or_check(const struct game *g, const struct setup *how, bool updating)
{
	return updating ? update(g, how) : check(g, how);
}

/* Returns how many of its files are as they should be; `n` counts all. */
static int run_game(const struct game *g, bool updating, int *n)
{
	static struct setup setups[MAX_SETUPS];
	int good = update_or_check(g, NULL, updating);

	++*n;
	for (int seats = g->min_seats; seats <= g->max_seats; seats++) {
		int all = list_setups(g, seats, setups);
		for (int k = 0; k < all; k++, ++*n)
			good += update_or_check(g, &setups[k], updating);
	}
	return good;
}

int main(int argc, char **argv)
{
	bool updating;
	const char *only;
	int passed = 0, all = 0;

	only = read_update(argc, argv, "golden", &updating);
	for (int i = 0; i < n_registered; i++) {
		const struct game *g = registry[i].game;
		if (has_folder(g) && (!only || strcmp(only, g->id) == 0))
			passed += run_game(g, updating, &all);
	}
	printf("%d passed, %d failed\n", passed, all - passed);
	return passed != all;
}
