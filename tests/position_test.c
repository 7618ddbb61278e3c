/* tests/position_test.c -- positions as JSON: whole, true, and without anybody's secrets. */

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <jansson.h>

#include "games/registry.h"
#include "record/position.h"
#include "tests/random_match.h"

enum { LOG = 1 << 16, TEXT = 1 << 21, GAMES = 6, STEPS = 40, LOOKALIKES = 400 };

static struct match match, other;
static struct ply plies[LOG], plies_other[LOG];
static struct events last;
static char text[TEXT], text_other[TEXT];

static json_t *parse(const char *s)
{
	json_error_t error;
	json_t *json = json_loads(s, JSON_REJECT_DUPLICATES, &error);

	if (!json)
		fail_msg("%s at %d in %.2000s", error.text, error.position, s);
	return json;
}

static void write_position(const struct match *m, int viewer, const struct events *ev, char *buf)
{
	struct text t = text_in(buf, TEXT);

	position_json(m, viewer, ev, &t);
	assert_false(t.full);
}

static json_t *position(int viewer)
{
	write_position(&match, viewer, &last, text);
	return parse(text);
}

static int viewer_at(int i)
{
	return i < match.how.seats ? i : i == match.how.seats ? SEAT_NOBODY : VIEW_ABOVE;
}

static const char *string_of(const json_t *json, const char *key)
{
	const char *s = json_string_value(json_object_get(json, key));

	assert_non_null(s);
	return s;
}

/* ---- every position of every game ------------------------------------------------------------ */

static void expect_legal(const json_t *ask, int seat)
{
	const json_t *list = json_object_get(ask, "legal");
	act legal[MAX_LEGAL], a;
	char error[256];
	int n = match.g->legal(match.state, seat, legal);

	assert_int_equal(json_array_size(list), n);
	for (int i = 0; i < n; i++) {
		struct text t = text_in(error, sizeof error);
		const json_t *one = json_array_get(list, (size_t)i);

		assert_true(act_parse(match.g, string_of(one, "act"), &a, &t));
		assert_true(a == legal[i]);
		assert_true(*string_of(one, "label"));
		assert_string_equal(string_of(one, "verb"), match.g->verbs[act_verb(a)].word);
		assert_true(json_is_array(json_object_get(one, "args")));
	}
}

static void expect_asks(const json_t *json, int viewer)
{
	const json_t *asks = json_object_get(json, "asks");
	seatset pending = match_over(&match) ? 0 : match.g->pending(match.state);
	seatset mine = viewer == VIEW_ABOVE ? pending & (SEAT_BIT(MAX_SEATS) - 1)
				   : viewer < MAX_SEATS ? pending & SEAT_BIT(viewer)
										: 0;
	size_t n = 0;

	for (; mine; mine &= (seatset)(mine - 1)) {
		const json_t *ask = json_array_get(asks, n++);

		assert_int_equal(seat_parse(match.g, string_of(ask, "seat")), lowest_bit(mine));
		assert_true(*string_of(ask, "ask"));
		expect_legal(ask, lowest_bit(mine));
	}
	assert_int_equal(json_array_size(asks), n);
}

static void expect_position(int viewer)
{
	json_t *json = position(viewer);

	assert_string_equal(string_of(json, "game"), match.g->id);
	assert_int_equal(json_array_size(json_object_get(json, "seats")), match.how.seats);
	assert_int_equal(json_is_true(json_object_get(json, "over")), match_over(&match));
	assert_int_equal(json_object_size(json_object_get(json, "options")), match.g->n_options);
	assert_true(json_is_object(json_object_get(json, "view")));
	assert_true(json_is_array(json_object_get(json, "events")));
	assert_true(json_is_array(json_object_get(json, "waits")));
	expect_asks(json, viewer);
	json_decref(json);
}

static void test_every_position(void **unused)
{
	(void)unused;
	for (int g = 0; g < n_registered; g++)
		for (int i = 0; i < GAMES * STEPS; i++) {
			random_match(&match, registry[g].game, plies, LOG, i % STEPS * 5,
						 (uint64_t)(i / STEPS) + 1, &last);
			for (int k = 0; k < match.how.seats + 2; k++)
				expect_position(viewer_at(k));
		}
}

static void test_every_game(void **unused)
{
	(void)unused;
	for (int g = 0; g < n_registered; g++) {
		struct text t = text_in(text, TEXT);
		json_t *json;

		game_json(registry[g].game, &t);
		assert_false(t.full);
		json = parse(text);
		assert_string_equal(string_of(json, "game"), registry[g].game->id);
		assert_int_equal(json_array_size(json_object_get(json, "verbs")),
						 registry[g].game->n_verbs - 1);
		assert_int_equal(json_array_size(json_object_get(json, "options")),
						 registry[g].game->n_options);
		json_decref(json);
	}
}

/* ---- secrets --------------------------------------------------------------------------------- */

/* A seat that can choose in secret between at least two things while another is pending, or -1. */
static int find_secret_choice(act legal[MAX_LEGAL], int *n)
{
	seatset pending = match_over(&match) ? 0 : match.g->pending(match.state);

	for (int seat = 0; count_bits(pending) > 1 && seat < match.how.seats; seat++) {
		if (!(pending & SEAT_BIT(seat)))
			continue;
		*n = match.g->legal(match.state, seat, legal);
		if (*n > 1 && match.g->verbs[act_verb(legal[0])].secrecy == VEILED)
			return seat;
	}
	return -1;
}

static void copy_match(void)
{
	other = match;
	memcpy(plies_other, plies, (size_t)match.n * sizeof *plies);
	other.log = plies_other;
}

/* Chooses, and if asked to, thinks better of it first. */
static void choose(int seat, act a, act first)
{
	struct why why;

	copy_match();
	last.n = 0;
	if (first) {
		assert_int_equal(match_play(&other, seat, other.stamp[seat], first, NULL, &why), PLAYED);
		assert_true(match_undo(&other, seat));
	}
	assert_int_equal(match_play(&other, seat, other.stamp[seat], a, &last, &why), PLAYED);
}

static void expect_nobody_notices(int seat, act a, act first)
{
	struct events none = { 0 };

	choose(seat, a, first);
	for (int i = 0; i < match.how.seats + 1; i++) {
		if (viewer_at(i) == seat)
			continue;
		write_position(&match, viewer_at(i), &none, text);
		write_position(&other, viewer_at(i), &last, text_other);
		assert_string_equal(text, text_other);
	}
}

/* The others choose, too, and all is shown. */
static void reveal(void)
{
	seatset pending = other.g->pending(other.state);
	act legal[MAX_LEGAL];
	struct why why;

	for (; pending; pending &= (seatset)(pending - 1)) {
		int seat = lowest_bit(pending);

		last.n = 0;
		other.g->legal(other.state, seat, legal);
		assert_int_equal(match_play(&other, seat, other.stamp[seat], legal[0], &last, &why),
						 PLAYED);
	}
}

/* Afterwards, too, nobody can tell whether somebody thought twice. */
static void expect_no_memory(int seat, act a, act first)
{
	for (int i = 0; i < match.how.seats + 1; i++) {
		if (viewer_at(i) == seat)
			continue;
		choose(seat, a, 0);
		reveal();
		write_position(&other, viewer_at(i), &last, text);
		choose(seat, a, first);
		reveal();
		if (match_over(&other))
			return;
		write_position(&other, viewer_at(i), &last, text_other);
		assert_string_equal(text, text_other);
	}
}

static void test_secret_choices_leave_no_trace(void **unused)
{
	act legal[MAX_LEGAL];
	int found = 0, n;

	(void)unused;
	for (int g = 0; g < n_registered; g++)
		for (int i = 0; i < LOOKALIKES; i++) {
			int seat;

			random_match(&match, registry[g].game, plies, LOG, i % STEPS * 3, (uint64_t)i, NULL);
			seat = find_secret_choice(legal, &n);
			if (seat < 0)
				continue;
			found++;
			expect_nobody_notices(seat, legal[0], 0);
			expect_nobody_notices(seat, legal[n - 1], legal[0]);
			expect_no_memory(seat, legal[n - 1], legal[0]);
		}
	assert_true(found > 10);
}

/* ---- refusals and one position in full ---------------------------------------------------------
 */

static void play(const char *word, const char *written)
{
	char error[256];
	struct text t = text_in(error, sizeof error);
	int seat = seat_parse(match.g, word);
	struct why why;
	act a;

	last.n = 0;
	assert_true(act_parse(match.g, written, &a, &t));
	assert_int_equal(match_play(&match, seat, match.stamp[seat], a, &last, &why), PLAYED);
}

static void start(const char *id)
{
	char error[256];
	struct text t = text_in(error, sizeof error);
	struct setup how = game_usual(game_by_id(id));

	assert_true(match_start(&match, game_by_id(id), &how, plies, LOG, &t));
	last.n = 0;
}

static void test_tic_tac_toe_in_full(void **unused)
{
	(void)unused;
	start("tic-tac-toe");
	play("cross", "mark b2");
	for (int i = 1; i <= 6; i++)
		play(i % 2 ? "nought" : "cross",
			 (const char *[]){ "mark a1", "mark c1", "mark a3", "mark a2", "mark c2",
							   "mark b1" }[i - 1]);
	write_position(&match, 1, &last, text);
	assert_string_equal(
		text,
		"{\"game\":\"tic-tac-toe\",\"title\":\"Tic-tac-toe\",\"rules\":1,\"options\":{},"
		"\"viewer\":\"nought\",\"stamp\":7,\"undo\":false,"
		"\"seats\":[{\"seat\":\"cross\",\"title\":\"cross\",\"points\":0,\"place\":1,"
		"\"resigned\":false},{\"seat\":\"nought\",\"title\":\"nought\",\"points\":0,\"place\":1,"
		"\"resigned\":false}],\"over\":false,\"asked\":[\"nought\"],"
		"\"asks\":[{\"seat\":\"nought\",\"step\":\"mark\",\"phase\":\"Mark\","
		"\"ask\":\"Mark a cell\",\"hint\":\"Three in a row win.\",\"legal\":["
		"{\"act\":\"mark b3\",\"label\":\"Mark b3\",\"verb\":\"mark\",\"args\":[\"b3\"]},"
		"{\"act\":\"mark c3\",\"label\":\"Mark c3\",\"verb\":\"mark\",\"args\":[\"c3\"]}]}],"
		"\"waits\":[],\"events\":[{\"event\":\"marked\",\"seat\":\"cross\",\"args\":[\"b1\"],"
		"\"text\":\"cross marks b1.\"}],\"view\":{\"cells\":[1,0,0,0,0,1,1,-1,-1]}}");
}

static void expect_why(int seat, const char *written, const char *json)
{
	struct text t = text_in(text, TEXT);

	why_not_json(&match, seat, written, &t);
	assert_string_equal(text, json);
}

static void test_refusals(void **unused)
{
	(void)unused;
	start("tic-tac-toe");
	play("cross", "mark b2");
	expect_why(1, "mark a1", "{\"act\":\"mark a1\",\"allowed\":true}");
	expect_why(1, "mark b2",
			   "{\"act\":\"mark b2\",\"allowed\":false,\"clause\":\"TAKEN\",\"refusal\":\"b2 is "
			   "taken.\",\"rule\":\"Only an empty cell can be marked.\",\"source\":\"\"}");
	expect_why(0, "mark a1",
			   "{\"act\":\"mark a1\",\"allowed\":false,\"clause\":\"TURN\",\"refusal\":\"It is not "
			   "your turn: nought must decide first.\"}");
	expect_why(1, "mark d4",
			   "{\"allowed\":false,\"clause\":\"\",\"refusal\":\"'d4' is not a cell.\"}");
	match_resign(&match, 0);
	expect_why(
		1, "mark a1",
		"{\"act\":\"mark a1\",\"allowed\":false,\"clause\":\"OVER\",\"refusal\":\"The game is "
		"over.\"}");
}

static void test_resignation_ends_the_asking(void **unused)
{
	json_t *json;

	(void)unused;
	start("tic-tac-toe");
	match_resign(&match, 1);
	json = position(0);
	assert_true(json_is_true(json_object_get(json, "over")));
	assert_int_equal(json_array_size(json_object_get(json, "asked")), 0);
	assert_int_equal(json_array_size(json_object_get(json, "asks")), 0);
	assert_int_equal(json_integer_value(json_object_get(json, "ply")), 0);
	json_decref(json);
}

static void test_viewers(void **unused)
{
	const struct game *g = game_by_id("tic-tac-toe");

	(void)unused;
	assert_int_equal(viewer_parse(g, "nought"), 1);
	assert_int_equal(viewer_parse(g, "nobody"), SEAT_NOBODY);
	assert_int_equal(viewer_parse(g, "above"), VIEW_ABOVE);
	assert_int_equal(viewer_parse(g, "chance"), -1);
	assert_int_equal(viewer_parse(g, "caesar"), -1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_every_position),
		cmocka_unit_test(test_every_game),
		cmocka_unit_test(test_secret_choices_leave_no_trace),
		cmocka_unit_test(test_tic_tac_toe_in_full),
		cmocka_unit_test(test_refusals),
		cmocka_unit_test(test_resignation_ends_the_asking),
		cmocka_unit_test(test_viewers),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
