/* tests/match_test.c -- matches: stamps, undo, resignation, fingerprints, full logs. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "core/match.h"
#include "core/retell.h"
#include "games/registry.h"
#include "tests/support.h"

enum { MAX_LOG = 2000 };

static struct ply log_of_plies[MAX_LOG];
static struct match m;

static void start(const char *id, int seats, int cap)
{
	const struct game *g = game_by_id(id);
	struct setup how = game_usual(g);
	struct line_text error;
	struct text t = text_in(error.s, sizeof error.s);

	how.seats = (uint8_t)seats;
	assert_true(match_start(&m, g, &how, log_of_plies, cap, &t));
}

static enum played play_stamped(int seat, uint32_t stamp, const char *text, struct why *why)
{
	struct line_text error;
	struct text t = text_in(error.s, sizeof error.s);
	act a = 0;

	assert_true(act_parse(m.g, text, &a, &t));
	return match_play(&m, seat, stamp, a, NULL, why);
}

static enum played play(int seat, const char *text)
{
	struct why why;

	return play_stamped(seat, m.stamp[seat], text, &why);
}

/* Couriers with three cards each, choosing in secret. */
static void start_planning(int seats)
{
	static const uint64_t seed = 5;

	start("exemplum", seats, MAX_LOG);
	while (match_chance_pending(&m))
		assert_true(match_roll(&m, fate_seeded(&seed), NULL));
}

static act first_choice(int seat)
{
	act legal[MAX_LEGAL];

	assert_true(m.g->legal(m.state, seat, legal) > 0);
	return legal[0];
}

static void choose(int seat)
{
	struct why why;

	assert_int_equal(match_play(&m, seat, m.stamp[seat], first_choice(seat), NULL, &why), PLAYED);
}

/* ---- playing ------------------------------------------------------------------------- */

static void bad_setups_are_explained(void **unused)
{
	const struct game *g = game_by_id("exemplum");
	struct setup how = game_usual(g);
	struct line_text error;
	struct text t = text_in(error.s, sizeof error.s);

	(void)unused;
	how.seats = 5;
	assert_false(match_start(&m, g, &how, log_of_plies, MAX_LOG, &t));
	assert_string_equal(error.s, "Exemplum is for 2 to 4 seats here, not 5.");
}

static void stale_and_illegal_actions_change_nothing(void **unused)
{
	struct why why;

	(void)unused;
	start("tic-tac-toe", 2, MAX_LOG);
	assert_int_equal(play(0, "mark b2"), PLAYED);
	assert_int_equal(play_stamped(1, 0, "mark a1", &why), STALE);
	assert_int_equal(play_stamped(1, m.stamp[1], "mark b2", &why), ILLEGAL);
	assert_string_equal(why_line(m.g, why).s, "b2 is taken.");
	assert_int_equal(play_stamped(0, m.stamp[0], "mark a1", &why), ILLEGAL);
	assert_int_equal(m.n, 1);
	assert_int_equal(m.version, 1);
}

static void a_full_log_stops_play(void **unused)
{
	(void)unused;
	start("tic-tac-toe", 2, 1);
	assert_int_equal(play(0, "mark b2"), PLAYED);
	assert_int_equal(play(1, "mark a1"), LOG_FULL);
	assert_int_equal(m.n, 1);
}

static void outcomes_must_be_possible(void **unused)
{
	(void)unused;
	start("exemplum", 2, MAX_LOG);
	assert_true(match_chance_pending(&m));
	assert_false(match_happen(&m, ACT(1, 0, 0, 0), NULL));
	assert_true(match_happen(&m, m.g->draw(m.state, 0), NULL));
	assert_int_equal(m.n, 1);
}

/* ---- taking back ----------------------------------------------------------------------- */

static void open_actions_can_be_taken_back_at_once(void **unused)
{
	uint16_t before;

	(void)unused;
	start("tic-tac-toe", 2, MAX_LOG);
	before = position_print(m.g, m.state);
	assert_false(match_can_undo(&m, 0));
	play(0, "mark b2");
	assert_false(match_can_undo(&m, 1));
	assert_true(match_undo(&m, 0));
	assert_int_equal(position_print(m.g, m.state), before);
	assert_int_equal(m.version, 2);
	assert_int_equal(m.stamp[1], 2);
	play(0, "mark a1");
	play(1, "mark b2");
	assert_false(match_undo(&m, 0));
	assert_true(match_undo(&m, 1));
}

static void a_choice_can_be_taken_back_while_others_choose(void **unused)
{
	uint32_t stamp;

	(void)unused;
	start_planning(3);
	choose(0);
	stamp = m.stamp[2];
	choose(1);
	assert_true(match_can_undo(&m, 0));
	assert_true(match_can_undo(&m, 1));
	assert_false(match_can_undo(&m, 2));
	assert_true(match_undo(&m, 0));
	assert_int_equal(m.g->pending(m.state), 0x05);
	assert_int_equal(m.stamp[2], stamp);
	choose(0);
	choose(2);
	for (int seat = 0; seat < 3; seat++)
		assert_false(match_can_undo(&m, seat)); /* the cards are on the table */
}

static void nothing_is_taken_back_after_chance(void **unused)
{
	static const uint64_t seed = 1;

	(void)unused;
	start_planning(2);
	choose(0);
	choose(1);
	while (!match_chance_pending(&m)) {
		int seat = lowest_bit(m.g->pending(m.state));
		act legal[MAX_LEGAL];
		struct why why;
		int n = m.g->legal(m.state, seat, legal);
		assert_int_equal(match_play(&m, seat, m.stamp[seat], legal[n - 1], NULL, &why), PLAYED);
	}
	assert_true(match_roll(&m, fate_seeded(&seed), NULL));
	for (int seat = 0; seat < 2; seat++)
		assert_false(match_can_undo(&m, seat));
}

/* ---- the end ------------------------------------------------------------------------------ */

static void of_two_the_other_wins_by_resignation(void **unused)
{
	struct standing st;
	struct why why;

	(void)unused;
	start("tic-tac-toe", 2, MAX_LOG);
	match_resign(&m, 0);
	assert_true(match_over(&m));
	match_standing(&m, &st);
	assert_true(st.over);
	assert_int_equal(st.place[0], 2);
	assert_int_equal(st.place[1], 1);
	assert_int_equal(play_stamped(0, m.stamp[0], "mark a1", &why), ILLEGAL);
	assert_int_equal(why.clause, WHY_OVER);
}

static void of_three_the_others_play_on(void **unused)
{
	struct standing st;

	(void)unused;
	start_planning(3);
	match_resign(&m, 1);
	assert_false(match_over(&m));
	match_standing(&m, &st);
	assert_false(st.over);
	choose(1);
}

static void a_single_action_is_forced(void **unused)
{
	static const char *const moves[] = { "mark a1", "mark b1", "mark c1", "mark b2",
										 "mark a2", "mark c2", "mark b3", "mark a3" };
	act only = 0;

	(void)unused;
	start("tic-tac-toe", 2, MAX_LOG);
	assert_false(match_forced(&m, 0, true, &only));
	for (int i = 0; i < LEN(moves); i++)
		assert_int_equal(play(i & 1, moves[i]), PLAYED);
	assert_true(match_forced(&m, 0, true, &only));
	assert_string_equal(act_line(m.g, only).s, "mark c3");
	assert_false(match_forced(&m, 1, true, &only));
}

static void deal(const char *text)
{
	struct line_text error;
	struct text t = text_in(error.s, sizeof error.s);
	act a = 0;

	assert_true(act_parse(m.g, text, &a, &t));
	assert_true(match_happen(&m, a, NULL));
}

/* Three marches on foot are one choice, but who passes it over shows that they are all alike. */
static void a_hand_without_a_choice_is_asked_like_any_other(void **unused)
{
	static const char *const cards[] = { "draw aulus foot", "draw aulus foot", "draw aulus foot",
										 "draw gaius gig",  "draw gaius mule", "draw gaius gig",
										 "seal relay" };
	act only = 0;

	(void)unused;
	start("exemplum", 2, MAX_LOG);
	for (int i = 0; i < LEN(cards); i++)
		deal(cards[i]);
	assert_false(match_forced(&m, 0, true, &only));
	assert_true(match_forced(&m, 0, false, &only));
	assert_string_equal(act_line(m.g, only).s, "ride foot");
}

/* ---- looking back -------------------------------------------------------------------- */

/* Three couriers choose; one gives up in the middle, another at the end. */
static void play_and_resign(int *middle)
{
	start_planning(3);
	choose(0);
	match_resign(&m, 1);
	*middle = m.n;
	choose(1);
	choose(2);
	match_resign(&m, 2);
}

static void a_match_is_told_again_with_resignations(void **unused)
{
	static struct retelling r;
	int middle;

	(void)unused;
	play_and_resign(&middle);
	retell_begin(&r, &m);
	assert_int_equal(r.resigned, 0);
	while (r.plies < middle - 1)
		assert_true(retell_next(&r));
	assert_int_equal(r.resigned, 0);
	assert_true(retell_next(&r));
	assert_int_equal(r.resigned, SEAT_BIT(1));
	while (retell_next(&r))
		assert_true(r.plies <= m.n);
	assert_int_equal(r.resigned, SEAT_BIT(1) | SEAT_BIT(2));
	assert_memory_equal(r.state, m.state, m.g->state_size);
	assert_memory_equal(r.drawn, m.drawn, sizeof m.drawn);
}

static void a_match_stands_again_at_any_ply(void **unused)
{
	static struct ply log[MAX_LOG];
	static struct match again;
	struct events last;
	int middle;

	(void)unused;
	play_and_resign(&middle);
	match_at(&again, &m, middle - 1, log, MAX_LOG, &last);
	assert_int_equal(again.resigned, 0);
	match_at(&again, &m, middle, log, MAX_LOG, &last);
	assert_int_equal(again.resigned, SEAT_BIT(1));
	assert_int_equal(again.n, middle);
	match_at(&again, &m, m.n, log, MAX_LOG, &last);
	assert_memory_equal(again.state, m.state, m.g->state_size);
	assert_memory_equal(again.resigned_at, m.resigned_at, sizeof m.resigned_at);
	assert_memory_equal(again.stamp, m.stamp, sizeof m.stamp);
}

static void chance_rolls_only_where_it_is_asked(void **unused)
{
	static const uint64_t seed = 5;

	(void)unused;
	start("tic-tac-toe", 2, MAX_LOG);
	assert_false(match_roll(&m, fate_seeded(&seed), NULL));
	assert_int_equal(m.n, 0);
}

static void standing_is_the_games_own_until_somebody_gives_up(void **unused)
{
	struct standing ours, games;

	(void)unused;
	start_planning(3);
	memset(&ours, 0x55, sizeof ours);
	memset(&games, 0, sizeof games);
	m.g->standing(m.state, &games);
	match_standing(&m, &ours);
	assert_int_equal(ours.over, games.over);
	assert_memory_equal(ours.points, games.points, sizeof games.points);
	assert_memory_equal(ours.place, games.place, sizeof games.place);
}

/* The print of a ply is not that of its position: who did what counts, and who had resigned. */
static void a_plys_print_is_its_own(void **unused)
{
	uint16_t one, other;

	(void)unused;
	start_planning(3);
	choose(0);
	choose(1);
	assert_int_equal(ply_print(&m, 0), m.opening);
	one = ply_print(&m, m.n);
	assert_int_not_equal(one, m.log[m.n - 1].print);
	m.log[m.n - 1].seat = 2;
	assert_int_not_equal(ply_print(&m, m.n), one);
	m.log[m.n - 1].seat = 1;
	m.log[m.n - 1].a++;
	assert_int_not_equal(ply_print(&m, m.n), one);
	m.log[m.n - 1].a--;
	match_resign(&m, 2);
	assert_int_equal(ply_print(&m, m.n), one); /* he resigned after it */
	m.resigned_at[2] = m.n - 1;
	other = ply_print(&m, m.n);
	assert_int_not_equal(other, one);
	m.resigned_at[0] = m.resigned_at[1] = 0; /* of who has not resigned it says nothing */
	assert_int_equal(ply_print(&m, m.n), other);
}

static void everybody_notices_a_resignation(void **unused)
{
	uint32_t version, stamp[MAX_SEATS];

	(void)unused;
	start_planning(3);
	version = m.version;
	memcpy(stamp, m.stamp, sizeof stamp);
	match_resign(&m, 1);
	assert_int_equal(m.version, version + 1);
	for (int seat = 0; seat < 3; seat++)
		assert_int_equal(m.stamp[seat], stamp[seat] + 1);
}

/* Taken back from the middle, the plies behind it have the prints that they would have had. */
static void prints_are_made_again_after_undo(void **unused)
{
	uint16_t alone;

	(void)unused;
	start_planning(3);
	choose(1);
	alone = ply_print(&m, m.n);
	start_planning(3);
	choose(0);
	choose(1);
	assert_true(match_undo(&m, 0));
	assert_int_equal(m.log[m.n - 1].seat, 1);
	assert_int_equal(ply_print(&m, m.n), alone);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(everybody_notices_a_resignation),
		cmocka_unit_test(prints_are_made_again_after_undo),
		cmocka_unit_test(chance_rolls_only_where_it_is_asked),
		cmocka_unit_test(standing_is_the_games_own_until_somebody_gives_up),
		cmocka_unit_test(a_plys_print_is_its_own),
		cmocka_unit_test(bad_setups_are_explained),
		cmocka_unit_test(stale_and_illegal_actions_change_nothing),
		cmocka_unit_test(a_full_log_stops_play),
		cmocka_unit_test(outcomes_must_be_possible),
		cmocka_unit_test(open_actions_can_be_taken_back_at_once),
		cmocka_unit_test(a_choice_can_be_taken_back_while_others_choose),
		cmocka_unit_test(nothing_is_taken_back_after_chance),
		cmocka_unit_test(of_two_the_other_wins_by_resignation),
		cmocka_unit_test(of_three_the_others_play_on),
		cmocka_unit_test(a_match_is_told_again_with_resignations),
		cmocka_unit_test(a_match_stands_again_at_any_ply),
		cmocka_unit_test(a_single_action_is_forced),
		cmocka_unit_test(a_hand_without_a_choice_is_asked_like_any_other),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
