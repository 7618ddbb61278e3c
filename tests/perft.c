/* tests/perft.c -- counts every sequence of actions to a fixed depth, and compares with perft.txt.
 *
 * A line of games/<id>/tests/perft.txt (tests/perft/<id>.txt for the yardsticks):
 *
 *     seats=3 scenario=road after=40 depth=4 nodes=1234
 *
 * counts from the position after so many plies of a seeded random game.  `perft --update` chooses
 * depths and writes the files anew; a change in the numbers is a change of rules, to be explained.
 */

#include "games/registry.h"
#include "tests/seeded.h"

#include <stdio.h>
#include <string.h>

enum {
	ENOUGH_NODES = 3000, /* --update goes no deeper than the first depth beyond this */
	MOST_NODES = 200000,
	MAX_DEPTH = 9,
	SEED = 1,
};
static const uint32_t starts[] = { 0, 30, 100 };

/* ---- counting ------------------------------------------------------------------ */

static int list_choices(const struct game *g, const void *state, int seat, act *out)
{
	struct outcome outcome[MAX_OUTCOMES];
	int n;

	if (seat != SEAT_CHANCE)
		return g->legal(state, seat, out);
	n = game_outcomes(g, state, outcome);
	for (int i = 0; i < n; i++)
		out[i] = outcome[i].act;
	return n;
}

static uint64_t count(const struct game *g, const struct world *w, int depth, uint64_t most)
{
	act list[MAX_LEGAL];
	seatset pending = g->pending(w->b);
	uint64_t nodes = 0;
	int seat, n;

	if (!depth)
		return 1;
	if (!pending)
		return 0;
	seat = lowest_bit(pending);
	n = list_choices(g, w->b, seat, list);
	for (int i = 0; i < n && nodes <= most; i++) {
		struct world next;
		memcpy(next.b, w->b, g->state_size);
		g->apply(next.b, seat, list[i], NULL);
		nodes += count(g, &next, depth - 1, most - nodes);
	}
	return nodes;
}

static bool position_after(const struct game *g, const struct setup *how, uint32_t plies,
						   struct world *out)
{
	struct seeded s = seeded_game(g, how, SEED);
	int seat;
	act a;

	while (s.plies < plies)
		if (!seeded_ply(&s, &seat, &a, NULL))
			return false;
	*out = s.state;
	return g->pending(s.state.b);
}

/* ---- files ---------------------------------------------------------------------- */

static void path_of(const struct game *g, char *path, size_t size)
{
	snprintf(path, size, has_folder(g) ? "games/%s/tests/perft.txt" : "tests/perft/%s.txt", g->id);
}

static void write_line(FILE *f, const struct game *g, const struct setup *how, uint32_t after)
{
	struct world w;
	uint64_t nodes = 0;
	int depth = 0;

	if (!position_after(g, how, after, &w))
		return;
	while (depth < MAX_DEPTH && nodes < ENOUGH_NODES) {
		uint64_t next = count(g, &w, depth + 1, MOST_NODES);
		if ((next > MOST_NODES && depth) || !next)
			break;
		nodes = next;
		depth++;
	}
	fprintf(f, "seats=%d ", how->seats);
	if (*scenario_word(g, how))
		fprintf(f, "scenario=%s ", scenario_word(g, how));
	fprintf(f, "after=%u depth=%d nodes=%llu\n", after, depth, (unsigned long long)nodes);
}

static bool update(const struct game *g)
{
	static struct setup setups[MAX_SETUPS];
	char path[MAX_LINE_TEXT];
	FILE *f;

	path_of(g, path, sizeof path);
	f = fopen(path, "w");
	if (!f) {
		printf("%s: cannot be written\n", path);
		return false;
	}
	for (int seats = g->min_seats; seats <= g->max_seats; seats++) {
		int n = list_setups(g, seats, setups);
		for (int i = 0; i < n; i++)
			for (int k = 0; k < LEN(starts); k++)
				write_line(f, g, &setups[i], starts[k]);
	}
	fclose(f);
	return true;
}

/* ---- comparing ------------------------------------------------------------------- */

struct line {
	struct setup how;
	unsigned after, depth;
	unsigned long long nodes;
};

static bool parse_line(const struct game *g, char *text, struct line *line, struct text *error)
{
	*line = (struct line){ .how = game_usual(g) };
	for (char *word = strtok(text, " \n"); word; word = strtok(NULL, " \n")) {
		if (sscanf(word, "after=%u", &line->after) != 1 &&
			sscanf(word, "depth=%u", &line->depth) != 1 &&
			sscanf(word, "nodes=%llu", &line->nodes) != 1 &&
			!setup_parse(g, word, &line->how, error))
			return false;
	}
	return true;
}

static bool check_line(const struct game *g, const char *path, int number, char *text)
{
	struct line line;
	struct world w;
	struct line_text error;
	struct text t = text_in(error.s, sizeof error.s);
	unsigned long long nodes;

	if (!parse_line(g, text, &line, &t) || !can_start(g, &line.how) ||
		!position_after(g, &line.how, line.after, &w)) {
		printf("%s:%d: there is no such position. %s\n", path, number, error.s);
		return false;
	}
	nodes = count(g, &w, (int)line.depth, UINT64_MAX);
	if (nodes != line.nodes)
		printf("%s:%d: %llu nodes, not %llu\n", path, number, nodes, line.nodes);
	return nodes == line.nodes;
}

/* Fails too if a number of seats or a scenario has no line. */
static int count_missing(const struct game *g, const bool *seats_seen)
{
	static struct setup setups[MAX_SETUPS];
	int missing = 0;

	for (int seats = g->min_seats; seats <= g->max_seats; seats++)
		if (!seats_seen[seats] && list_setups(g, seats, setups)) {
			printf("%s: no count for %d seats: make perft-update GAME=%s\n", g->id, seats, g->id);
			missing++;
		}
	return missing;
}

static bool check(const struct game *g)
{
	char path[MAX_LINE_TEXT], text[MAX_LINE_TEXT];
	bool seen[MAX_SEATS + 1] = { false }, good = true;
	FILE *f;
	int number = 0;

	path_of(g, path, sizeof path);
	f = fopen(path, "r");
	while (f && fgets(text, sizeof text, f)) {
		int seats;
		if (sscanf(text, "seats=%d", &seats) == 1 && seats >= 0 && seats <= MAX_SEATS)
			seen[seats] = true;
		good &= check_line(g, path, ++number, text);
	}
	if (f)
		fclose(f);
	return count_missing(g, seen) == 0 && good;
}

int main(int argc, char **argv)
{
	bool updating;
	const char *only;
	int passed = 0, failed = 0;

	only = read_update(argc, argv, "perft", &updating);
	for (int i = 0; i < n_registered; i++) {
		const struct game *g = registry[i].game;
		if (only && strcmp(only, g->id) != 0)
			continue;
		if (updating ? update(g) : check(g))
			passed++;
		else
			failed++;
	}
	printf("%d passed, %d failed\n", passed, failed);
	return failed != 0;
}
