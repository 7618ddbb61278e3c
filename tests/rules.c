/* tests/rules.c -- runs the rule scripts of every game, and demands one for every clause, and its
 * sentence in RULES.md. */

#include "games/registry.h"
#include "tests/script.h"
#include "tests/told.h"

#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct score {
	int passed, failed;
};

/* ---- one game ------------------------------------------------------------------ */

static void run_file(const struct game *g, const char *path, bool *cited, struct score *score)
{
	static struct script s;

	memset(&s, 0, sizeof s);
	s.g = g;
	s.path = path;
	s.cited = cited;
	if (!run_script(&s)) {
		printf("%s: cannot be read\n", path);
		s.failed++;
	}
	score->failed += s.failed;
	score->passed += s.tests - s.failed;
}

static int count_uncited(const struct game *g, const bool *cited)
{
	int n = 0;

	for (int i = 1; i < g->n_clauses; i++)
		if (!cited[i]) {
			printf("games/%s/clauses.def: no test cites %s: %s\n", g->id, g->clauses[i].id,
				   g->clauses[i].text);
			n++;
		}
	return n;
}

static void run_game(const struct game *g, struct score *score)
{
	char pattern[MAX_LINE_TEXT];
	glob_t files = { 0 };
	bool *cited = calloc((size_t)g->n_clauses + 1, sizeof *cited);
	struct score own = { 0, 0 };
	int uncited;

	CHECK(cited);
	snprintf(pattern, sizeof pattern, "games/%s/tests/*.t", g->id);
	if (glob(pattern, 0, NULL, &files) == 0)
		for (size_t i = 0; i < files.gl_pathc; i++)
			run_file(g, files.gl_pathv[i], cited, &own);
	uncited = count_uncited(g, cited);
	printf("%s: %d tests passed, %d failed; %d of %d clauses cited\n", g->id, own.passed,
		   own.failed, g->n_clauses - 1 - uncited, g->n_clauses - 1);
	score->passed += own.passed;
	score->failed += own.failed + uncited + count_untold(g);
	globfree(&files);
	free(cited);
}

/* ---- the program ---------------------------------------------------------------- */

/* games/<id>/tests/x.t is about <id>; other scripts say so themselves. */
static const struct game *game_of_path(const char *path)
{
	const char *at = strstr(path, "games/");
	char id[MAX_LINE_TEXT];
	size_t n;

	if (!at)
		return NULL;
	at += strlen("games/");
	n = strcspn(at, "/");
	if (n >= sizeof id)
		return NULL;
	memcpy(id, at, n);
	id[n] = 0;
	return game_by_id(id);
}

static void run_path(const char *path, struct score *score)
{
	enum { MOST_CLAUSES = 1024 };
	static bool cited[MOST_CLAUSES];

	run_file(game_of_path(path), path, cited, score);
}

static void run_games(const char *only, struct score *score)
{
	for (int i = 0; i < n_registered; i++)
		if (has_folder(registry[i].game) && (!only || strcmp(only, registry[i].game->id) == 0))
			run_game(registry[i].game, score);
}

int main(int argc, char **argv)
{
	struct score score = { 0, 0 };
	const char *only = argc == 3 && strcmp(argv[1], "--game") == 0 ? argv[2] : NULL;

	if (only && !game_by_id(only))
		usage_error("rules", "there is no game ", only);
	if (!only && argc > 1 && argv[1][0] == '-')
		usage_error("rules", "usage: rules [--game ID | FILE ...], not ", argv[1]);
	if (only || argc == 1)
		run_games(only, &score);
	else
		for (int i = 1; i < argc; i++)
			run_path(argv[i], &score);
	printf("%d passed, %d failed\n", score.passed, score.failed);
	return score.failed || !score.passed;
}
