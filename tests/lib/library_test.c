/* tests/lib/library_test.c -- librubicon through its public header alone: every game, number of
 * seats, function.
 *
 *     library_test                  all of it
 *     library_test worlds GAME SEATS FOLDER KEEPER
 *         two games that differ in one seat's secrets (tests/server/two_worlds.c): whatever the
 *         others are given, at every ply, is the same to the byte; prints how many bytes */

#include "lib/rubicon.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_LEGAL = 1024, LINE = 512, LANES = 24, BATCH_STEPS = 300, LONG_TEXT = 1 << 20 };

static int passed, failed;
static char error[LINE];
static uint64_t dice = 1;

static void check(bool good, const char *format, ...)
{
	va_list args;

	passed += good;
	if (good)
		return;
	failed++;
	va_start(args, format);
	fputs("FAIL ", stdout);
	vprintf(format, args);
	putchar('\n');
	va_end(args);
}

static unsigned roll_below(unsigned n)
{
	dice = dice * 6364136223846793005u + 1442695040888963407u;
	return (unsigned)((dice >> 33) % n);
}

static int first_seat(const rubicon_match *m) { return __builtin_ctz(rubicon_pending(m)); }

/* ---- one match ------------------------------------------------------------------------------ */

static bool is_listed(const int32_t *legal, int n, int action)
{
	for (int i = 0; i < n; i++)
		if (legal[i] == action)
			return true;
	return false;
}

static void check_lists(const rubicon_game *g, const rubicon_match *m, int seat)
{
	int actions = rubicon_fact(g, RUBICON_ACTIONS);
	uint8_t *mask = malloc((size_t)actions);
	int32_t legal[MOST_LEGAL];
	int n = rubicon_legal(m, seat, legal), marked = 0, other = (int)roll_below((unsigned)actions);
	char text[LINE];

	rubicon_mask(m, seat, mask);
	for (int i = 0; i < actions; i++)
		marked += mask[i];
	check(n > 0 && marked == n && n <= rubicon_fact(g, RUBICON_LONGEST_LIST), "list and mask");
	for (int i = 0; i < n; i++)
		check(mask[legal[i]] == 1 && (!i || legal[i - 1] < legal[i]), "the list ascends");
	rubicon_action_text(g, legal[0], text, sizeof text);
	check(rubicon_action_parse(g, text, error, sizeof error) == legal[0], "'%s' is read", text);
	check(rubicon_allows(m, seat, other, error, sizeof error) == is_listed(legal, n, other),
		  "allowed is what is listed");
	free(mask);
}

static void check_numbers(const rubicon_game *g, const rubicon_match *m, int seat)
{
	struct rubicon_plane p;
	int16_t *o = malloc(sizeof *o * (size_t)rubicon_fact(g, RUBICON_OBSERVATION));
	int total = 0;

	rubicon_observe(m, seat, o);
	check(o[seat] == 1, "an observation begins with who looks");
	for (int i = 0; i < rubicon_fact(g, RUBICON_PLANES) && rubicon_plane(g, i, &p); i++) {
		check(p.first == total, "planes lie one behind another");
		for (int k = p.first; k < p.first + p.size; k++)
			if (o[k] < p.low || o[k] > p.high)
				check(false, "%s is %d, not from %d to %d", p.word, o[k], p.low, p.high);
		total += p.size;
	}
	check(total == rubicon_fact(g, RUBICON_OBSERVATION), "planes fill the observation");
	free(o);
}

static void check_words(const rubicon_match *m, int seat)
{
	static char one[LONG_TEXT], two[LONG_TEXT];
	int16_t rows[6];

	check(rubicon_view(m, seat, one, sizeof one) == strlen(one) && one[0] == '{', "view");
	check(rubicon_board(m, seat, one, sizeof one) == strlen(one) && !strchr(one, 1), "board");
	check(rubicon_ask(m, seat, one, sizeof one) > 0, "a seat on turn is asked something");
	check(rubicon_information(m, seat, one, sizeof one) == strlen(one), "information");
	check(rubicon_information(m, seat, two, 10) == strlen(one) && strlen(two) == 9,
		  "a text that does not fit is cut, and its length told");
	check(rubicon_information_rows(m, seat, rows, 1) >= 1, "information in numbers");
	check(rubicon_information_key(m, seat) == rubicon_information_key(m, seat), "a key");
}

static void check_record(const rubicon_match *m)
{
	static char one[LONG_TEXT], two[LONG_TEXT];
	rubicon_game *g;
	rubicon_match *again;
	size_t n = rubicon_record(m, one, sizeof one);

	check(n < sizeof one && n == strlen(one), "a record");
	again = rubicon_read(one, n, &g, error, sizeof error);
	check(again != NULL, "it is read: %s", error);
	if (!again)
		return;
	rubicon_record(again, two, sizeof two);
	check(strcmp(one, two) == 0, "read and written it is the same");
	rubicon_free(again);
	rubicon_close(g);
	check(!rubicon_read("rubicon record 1\nno", 19, &g, error, sizeof error) && *error && !g,
		  "what is no record is refused");
}

static void check_copy(const rubicon_match *m)
{
	rubicon_match *copy = rubicon_copy(m);
	int32_t legal[MOST_LEGAL];
	int seat = first_seat(m), plies = rubicon_plies(m);

	rubicon_legal(copy, seat, legal);
	check(rubicon_play(copy, seat, legal[0], error, sizeof error) && rubicon_plies(m) == plies &&
			  rubicon_plies(copy) == plies + 1,
		  "a copy goes its own way");
	rubicon_free(copy);
}

static void check_advice(const rubicon_game *g, const rubicon_match *m, int seat)
{
	int32_t legal[MOST_LEGAL], share[RUBICON_MAX_SEATS], sum = 0;
	int n = rubicon_legal(m, seat, legal);
	int one = rubicon_advise(m, seat, "mcts", 50, 7, NULL, error, sizeof error);

	check(is_listed(legal, n, one), "a bot's action is legal");
	check(one == rubicon_advise(m, seat, "mcts", 50, 7, NULL, error, sizeof error),
		  "and the same for the same seed");
	check(rubicon_advise(m, seat, "nobody", 0, 1, NULL, error, sizeof error) == -1 &&
			  strstr(error, "no bot"),
		  "there is no bot 'nobody'");
	rubicon_judge(m, seat, 10, share);
	for (int i = 0; i < rubicon_fact(g, RUBICON_SEATS); i++)
		sum += share[i];
	check(sum >= 0 && sum <= RUBICON_WHOLE + 100, "chances to win are %d together", sum);
}

static void check_match(const rubicon_game *g, uint64_t seed)
{
	rubicon_match *m = rubicon_start(g, seed, error, sizeof error);
	int32_t legal[MOST_LEGAL];
	int n_decisions = 0;

	while (rubicon_roll(m), !rubicon_over(m)) {
		int seat = first_seat(m), n = rubicon_legal(m, seat, legal);

		if (n_decisions++ % 16 == 0) {
			check_lists(g, m, seat);
			check_numbers(g, m, seat);
		}
		if (n_decisions == 3 || n_decisions == 60) {
			check_words(m, seat);
			check_copy(m);
			check_advice(g, m, seat);
			check_record(m);
		}
		if (!rubicon_play(m, seat, legal[roll_below((unsigned)n)], error, sizeof error))
			check(false, "a legal action is refused: %s", error);
	}
	check(!rubicon_play(m, 0, 0, error, sizeof error) && *error, "nothing is played at the end");
	check(rubicon_pending(m) == 0 && rubicon_legal(m, 0, legal) == 0, "nobody can act");
	check_record(m);
	rubicon_free(m);
}

/* ---- batches -------------------------------------------------------------------------------- */

struct lanes {
	struct rubicon_arrays a;
	size_t size; /* of the observations of all */
};

static struct lanes new_lanes(const rubicon_game *g)
{
	size_t n = LANES, seats = (size_t)rubicon_fact(g, RUBICON_SEATS);
	size_t width = (size_t)rubicon_fact(g, RUBICON_OBSERVATION);

	return (struct lanes){
		.a = { .observations = calloc(n * width, sizeof(int16_t)),
			   .seats = calloc(n, 1),
			   .counts = calloc(n, sizeof(int32_t)),
			   .legal = calloc(n * (size_t)rubicon_fact(g, RUBICON_LONGEST_LIST), sizeof(int32_t)),
			   .masks = calloc(n * (size_t)rubicon_fact(g, RUBICON_ACTIONS), 1),
			   .over = calloc(n, 1),
			   .points = calloc(n * seats, sizeof(int32_t)),
			   .shares = calloc(n * seats, sizeof(int32_t)),
			   .seeds = calloc(n, sizeof(uint64_t)),
			   .steps = calloc(n, sizeof(uint32_t)) },
		.size = n * width * sizeof(int16_t),
	};
}

static void free_lanes(struct lanes *l)
{
	void *all[] = { l->a.observations, l->a.seats,  l->a.counts, l->a.legal, l->a.masks,
					l->a.over,         l->a.points, l->a.shares, l->a.seeds, l->a.steps };

	for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
		free(all[i]);
}

/* One lane beside a match with its seed: the same all the way. */
static void follow(const rubicon_game *g, const struct lanes *l, rubicon_match **m, int action)
{
	int width = rubicon_fact(g, RUBICON_OBSERVATION);
	int16_t *o = malloc(sizeof *o * (size_t)width);

	if (action >= 0)
		rubicon_play(*m, first_seat(*m), action, error, sizeof error);
	rubicon_roll(*m);
	check(l->a.over[0] == rubicon_over(*m), "batch and match end together");
	if (rubicon_over(*m)) {
		int32_t points[RUBICON_MAX_SEATS];

		rubicon_standing(*m, points, NULL, NULL);
		check(memcmp(points, l->a.points,
					 sizeof *points * (size_t)rubicon_fact(g, RUBICON_SEATS)) == 0,
			  "with the same points");
		rubicon_free(*m);
		*m = rubicon_start(g, l->a.seeds[0], error, sizeof error);
		rubicon_roll(*m);
	}
	rubicon_observe(*m, l->a.seats[0], o);
	check(first_seat(*m) == l->a.seats[0] &&
			  memcmp(o, l->a.observations, sizeof *o * (size_t)width) == 0,
		  "they show the same");
	free(o);
}

static void check_batch(const rubicon_game *g)
{
	struct lanes one = new_lanes(g), two = new_lanes(g);
	rubicon_batch *b = rubicon_batch_new(g, LANES, 5, 1, RUBICON_RESETS, &one.a, error, LINE);
	rubicon_batch *c = rubicon_batch_new(g, LANES, 5, 3, RUBICON_RESETS, &two.a, error, LINE);
	rubicon_match *m = rubicon_start(g, one.a.seeds[0], error, sizeof error);
	int32_t actions[LANES], same[LANES];

	follow(g, &one, &m, -1);
	for (int i = 0; i < BATCH_STEPS; i++) {
		rubicon_batch_sample(b, actions);
		rubicon_batch_sample(c, same);
		check(memcmp(actions, same, sizeof same) == 0, "the same seed samples the same");
		check(rubicon_batch_step(b, actions, error, LINE) &&
				  rubicon_batch_step(c, same, error, LINE),
			  "a step: %s", error);
		check(memcmp(one.a.observations, two.a.observations, one.size) == 0,
			  "threads change nothing");
		follow(g, &one, &m, actions[0]);
	}
	rubicon_batch_sample(b, actions);
	actions[3] = -1;
	check(!rubicon_batch_step(b, actions, error, LINE) && strstr(error, "Game 3"), "%s", error);
	check(memcmp(one.a.observations, two.a.observations, one.size) == 0, "then nothing is played");
	rubicon_free(m);
	rubicon_batch_free(b);
	rubicon_batch_free(c);
	free_lanes(&one);
	free_lanes(&two);
}

static void check_batch_refusals(const rubicon_game *g)
{
	struct rubicon_arrays none = { 0 };

	check(!rubicon_batch_new(g, 0, 1, 1, 0, &none, error, LINE) && *error, "no games");
	check(!rubicon_batch_new(g, 1, 1, 0, 0, &none, error, LINE) && *error, "no threads");
}

/* ---- two worlds ----------------------------------------------------------------------------- */

static bool play_line(rubicon_match *m, const rubicon_game *g, char *line)
{
	char *what = strchr(line, ' '), text[LINE];
	int n, seat = 0;

	line[strcspn(line, "\n")] = 0;
	*what++ = 0;
	if (strcmp(line, "chance") != 0) {
		while (strcmp(rubicon_word(g, RUBICON_SEAT, seat), line) != 0)
			seat++;
		return rubicon_play(m, seat, rubicon_action_parse(g, what, error, LINE), error, LINE);
	}
	n = rubicon_outcomes(m, NULL);
	for (int i = 0; i < n; i++) {
		rubicon_outcome_text(m, i, text, sizeof text);
		if (strcmp(text, what) == 0)
			return rubicon_happen(m, i);
	}
	return false;
}

struct told {
	unsigned char *bytes;
	size_t n;
};

/* Everything that a seat is given, one behind another. */
static struct told tell(const rubicon_game *g, const rubicon_match *m, int seat)
{
	struct told t = { malloc(8 * LONG_TEXT), 0 };
	size_t width = (size_t)rubicon_fact(g, RUBICON_OBSERVATION) * sizeof(int16_t);
	uint64_t key = rubicon_information_key(m, seat);
	int rows;

	rubicon_observe(m, seat, (int16_t *)t.bytes);
	t.n = width;
	if (seat < rubicon_fact(g, RUBICON_SEATS)) {
		rubicon_mask(m, seat, t.bytes + t.n);
		t.n += (size_t)rubicon_fact(g, RUBICON_ACTIONS);
	}
	t.n += rubicon_view(m, seat, (char *)t.bytes + t.n, LONG_TEXT);
	t.n += rubicon_ask(m, seat, (char *)t.bytes + t.n, LONG_TEXT);
	t.n += rubicon_information(m, seat, (char *)t.bytes + t.n, LONG_TEXT);
	t.n += rubicon_told(m, seat, 0, (char *)t.bytes + t.n, LONG_TEXT);
	t.n += t.n % 2;
	rows = rubicon_information_rows(m, seat, (int16_t *)(t.bytes + t.n), LONG_TEXT / 12);
	t.n += (size_t)rows * 12;
	memcpy(t.bytes + t.n, &key, sizeof key);
	t.n += sizeof key;
	return t;
}

static size_t compare_seat(const rubicon_game *g, const rubicon_match *a, const rubicon_match *b,
						   int seat, int ply)
{
	struct told x = tell(g, a, seat), y = tell(g, b, seat);
	size_t n = x.n;

	check(x.n == y.n && memcmp(x.bytes, y.bytes, x.n) == 0,
		  "ply %d: seat %d is given something else in the other world", ply, seat);
	free(x.bytes);
	free(y.bytes);
	return n;
}

static size_t compare_worlds(const rubicon_game *g, FILE *fa, FILE *fb, int keeper)
{
	rubicon_match *a = rubicon_start(g, 1, error, LINE), *b = rubicon_start(g, 2, error, LINE);
	char x[LINE], y[LINE];
	size_t bytes = 0;
	int ply = 0, seats = rubicon_fact(g, RUBICON_SEATS);

	while (fgets(x, sizeof x, fa) && fgets(y, sizeof y, fb)) {
		check(play_line(a, g, x) && play_line(b, g, y), "both worlds are played: %s", error);
		for (int seat = 0; seat <= seats && ++ply; seat++)
			if (seat != keeper)
				bytes += compare_seat(g, a, b, seat < seats ? seat : RUBICON_SPECTATOR, ply);
	}
	rubicon_free(a);
	rubicon_free(b);
	return bytes;
}

static FILE *open_world(const char *folder, const char *name)
{
	char path[LINE];

	snprintf(path, sizeof path, "%s/%s", folder, name);
	return fopen(path, "r");
}

static int test_worlds(char **argv, const char *keeper)
{
	char options[LINE];
	rubicon_game *g;
	FILE *a = open_world(argv[4], "a"), *b = open_world(argv[4], "b");
	int seat = 0;

	snprintf(options, sizeof options, "seats=%s", argv[3]);
	g = rubicon_open(argv[2], options, error, sizeof error);
	if (!g || !a || !b)
		return fprintf(stderr, "library_test: %s\n", g ? "no worlds" : error), 1;
	while (strcmp(rubicon_word(g, RUBICON_SEAT, seat), keeper) != 0)
		seat++;
	printf("%zu bytes\n", compare_worlds(g, a, b, seat));
	fclose(a);
	fclose(b);
	rubicon_close(g);
	return failed > 0;
}

/* ---- all of it ------------------------------------------------------------------------------ */

static void check_refusals(void)
{
	check(!rubicon_open("chess", NULL, error, LINE) && strstr(error, "chess"), "no such game");
	check(!rubicon_open("exemplum", "seats=9", error, LINE) && *error, "nine seats: %s", error);
	check(!rubicon_open("exemplum", "walls=9", error, LINE) && *error, "no such option: %s", error);
	check(rubicon_abi() == RUBICON_ABI && *rubicon_version(), "versions");
	check(!rubicon_game_id(-1) && !rubicon_game_id(1000), "there are not so many games");
}

static void check_game(const char *id)
{
	rubicon_game *g = rubicon_open(id, NULL, error, sizeof error);
	int min = rubicon_fact(g, RUBICON_MIN_SEATS), max = rubicon_fact(g, RUBICON_MAX_SEATS_OF_GAME);

	rubicon_close(g);
	for (int seats = min; seats <= max; seats++) {
		char options[LINE];

		snprintf(options, sizeof options, "seats=%d", seats);
		g = rubicon_open(id, options, error, sizeof error);
		check(g && rubicon_fact(g, RUBICON_SEATS) == seats, "%s opens with %d seats", id, seats);
		check_match(g, (uint64_t)seats);
		check_batch(g);
		check_batch_refusals(g);
		rubicon_close(g);
	}
}

int main(int argc, char **argv)
{
	if (argc == 6 && !strcmp(argv[1], "worlds"))
		return test_worlds(argv, argv[5]);
	check_refusals();
	for (int i = 0; rubicon_game_id(i); i++)
		check_game(rubicon_game_id(i));
	printf("%d passed, %d failed\n", passed, failed);
	return failed > 0;
}
