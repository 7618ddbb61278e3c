/* tests/core_test.c -- core without a match: text, bits, chance by key, notation, redaction. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "core/rng.h"
#include "games/registry.h"
#include "tests/support.h"

/* ---- text ------------------------------------------------------------------------ */

static void numbers_print(void **unused)
{
	char buf[64];
	struct text t = text_in(buf, sizeof buf);

	(void)unused;
	text_num(&t, INT64_MIN);
	text_char(&t, ' ');
	text_num(&t, 0);
	text_char(&t, ' ');
	text_num(&t, -7);
	assert_string_equal(buf, "-9223372036854775808 0 -7");
	assert_false(t.full);
}

static void a_full_buffer_stays_whole(void **unused)
{
	char buf[5] = "????";
	struct text t = text_in(buf, sizeof buf);

	(void)unused;
	text_str(&t, "Caesar");
	assert_string_equal(buf, "Caes");
	assert_true(t.full);
	text_pad(&t, 100, 0);
	assert_string_equal(buf, "Caes");
	t = text_in(buf, sizeof buf);
	text_bytes(&t, "Rome", 2);
	assert_string_equal(buf, "Ro");
	assert_false(t.full);
	text_bytes(&t, "me and", 6);
	assert_string_equal(buf, "Rome");
	assert_true(t.full);
	t = text_in(buf, sizeof buf);
	json_str(&t, NULL, "a\"b");
	assert_string_equal(buf, "\"a\\\"");
	assert_true(t.full);
}

static void json_nests_and_escapes(void **unused)
{
	char buf[200];
	struct text t = text_in(buf, sizeof buf);

	(void)unused;
	json_open(&t, NULL, '{');
	json_str(&t, "a\"b", "c\\d\n\x01");
	json_open(&t, "list", '[');
	json_num(&t, NULL, -1);
	json_bool(&t, NULL, true);
	json_none(&t, NULL);
	json_open(&t, NULL, '{');
	json_close(&t, '}');
	json_close(&t, ']');
	json_num(&t, "n", 3);
	json_close(&t, '}');
	assert_string_equal(buf,
						"{\"a\\\"b\":\"c\\\\d\\u000a\\u0001\",\"list\":[-1,true,null,{}],\"n\":3}");
}

/* ---- bits and chance ---------------------------------------------------------------- */

static void bits_count(void **unused)
{
	struct rng r = rng_from(3);

	(void)unused;
	for (int i = 0; i < 1000; i++) {
		uint64_t set = rng_next(&r) & rng_next(&r);
		int n = 0;
		for (int bit = 0; bit < 64; bit++)
			if (set & BIT(bit))
				assert_int_equal(nth_bit(set, n++), bit);
		assert_int_equal(count_bits(set), n);
	}
	assert_int_equal(count_bits(0), 0);
	assert_int_equal(count_bits(UINT64_MAX), 64);
}

static void tickets_are_keyed(void **unused)
{
	enum { TICKETS = 6, DRAWS = 60000 };
	int count[TICKETS] = { 0 };

	(void)unused;
	for (uint32_t i = 0; i < DRAWS; i++) {
		uint32_t ticket = keyed_ticket(7, 3, i, TICKETS);
		assert_true(ticket < TICKETS);
		count[ticket]++;
	}
	for (int i = 0; i < TICKETS; i++)
		assert_in_range(count[i], DRAWS / TICKETS - 600, DRAWS / TICKETS + 600);
	assert_int_equal(keyed_ticket(7, 3, 41, 1000), keyed_ticket(7, 3, 41, 1000));
	assert_int_not_equal(keyed_ticket(7, 3, 41, 1u << 30), keyed_ticket(7, 4, 41, 1u << 30));
	assert_int_not_equal(keyed_ticket(7, 3, 41, 1u << 30), keyed_ticket(8, 3, 41, 1u << 30));
}

/* ---- notation ------------------------------------------------------------------------- */

static void assert_refused(const struct game *g, const char *text, const char *sentence)
{
	struct line_text error;
	struct text t = text_in(error.s, sizeof error.s);
	act a;

	assert_false(act_parse(g, text, &a, &t));
	assert_string_equal(error.s, sentence);
}

static void wrong_words_are_explained(void **unused)
{
	const struct game *g = game_by_id("exemplum");

	(void)unused;
	assert_refused(g, "", "An action was expected.");
	assert_refused(g, "rid foot", "There is no action 'rid' in this game. Did you mean 'ride'?");
	assert_refused(g, "qwertyuiop", "There is no action 'qwertyuiop' in this game.");
	assert_refused(g, "ride foor", "'foor' is not a card. Did you mean 'foot'?");
	assert_refused(g, "ride", "'ride' is written: ride card.");
	assert_refused(g, "pass me", "'pass' is written: pass.");
	assert_refused(g, "die 65536", "'65536' is not a number from 0 to 65535.");
	assert_refused(g, "die -1", "'-1' is not a number from 0 to 65535.");
	assert_refused(g, "0123456789012345678901234567890123456789012345678901234567890123456789",
				   "That word is too long for an action.");
}

static void spaces_do_not_matter(void **unused)
{
	const struct game *g = game_by_id("exemplum");
	struct line_text error;
	struct text t = text_in(error.s, sizeof error.s);
	act a = 0;

	(void)unused;
	assert_true(act_parse(g, "  ride \t foot  ", &a, &t));
	assert_string_equal(act_line(g, a).s, "ride foot");
}

static void sets_of_seats_read_well(void **unused)
{
	const struct game *g = game_by_id("exemplum");
	struct line_text line;
	struct text t = text_in(line.s, sizeof line.s);
	int value = -1;

	(void)unused;
	arg_title(g, ARG_SEATS, 0x0d, &t);
	text_str(&t, "; ");
	arg_title(g, ARG_SEATS, 0x02, &t);
	text_str(&t, "; ");
	arg_word(g, ARG_SEATS, 0x06, &t);
	text_str(&t, "; ");
	arg_word(g, ARG_SEATS, 0, &t);
	assert_string_equal(line.s, "Aulus, Marcus and Titus; Gaius; gaius+marcus; nobody");
	assert_true(arg_parse(g, ARG_SEATS, "gaius+marcus", &value, &t));
	assert_int_equal(value, 0x06);
	assert_true(arg_parse(g, ARG_SEATS, "nobody", &value, &t));
	assert_int_equal(value, 0);
}

static void common_refusals_read_well(void **unused)
{
	const struct game *g = game_by_id("exemplum");

	(void)unused;
	assert_string_equal(why_line(g, (struct why){ .clause = WHY_OVER }).s, "The game is over.");
	assert_string_equal(why_line(g, (struct why){ WHY_NOT_ASKED, 0x03, 0, 0 }).s,
						"It is not your turn: Aulus and Gaius must decide first.");
	assert_string_equal(why_clause(g, (struct why){ .clause = WHY_COMMITTED }), "CHOSEN");
	assert_string_equal(why_clause(g, (struct why){ 0 }), "");
}

static void assert_option(const char *text, bool good, const char *sentence)
{
	const struct game *g = game_by_id("exemplum");
	struct setup how = game_usual(g);
	struct line_text error;
	struct text t = text_in(error.s, sizeof error.s);

	assert_int_equal(option_parse(g, text, &how, &t), good);
	assert_string_equal(error.s, sentence);
}

static void options_parse(void **unused)
{
	(void)unused;
	assert_option("scenario=capua", true, "");
	assert_option("rounds=12", true, "");
	assert_option("rounds=13", false, "The option rounds can be 3 to 12, not '13'.");
	assert_option("scenario=rome", false, "The option scenario can be road or capua, not 'rome'.");
	assert_option("round=3", false, "Exemplum has no option 'round'. Did you mean 'rounds'?");
	assert_option("rounds", false, "'rounds' is not an option: write name=value.");
}

/* ---- secrecy by table ------------------------------------------------------------------- */

static void actions_are_redacted(void **unused)
{
	enum { HIDDEN = VEILED_ARG };
	static const struct verb verbs[] = {
		{ 0 },
		{ "open", "x", { ARG_NUM, ARG_NUM }, OPEN, 0, 1 },
		{ "mine", "x", { ARG_NUM, ARG_NUM }, MINE, 0, 1 },
		{ "veiled", "x", { ARG_NUM, ARG_NUM }, VEILED, 0, 1 },
		{ "boxed", "x", { ARG_NUM, ARG_NUM }, BOXED, 0, 0 },
		{ "one", "x", { ARG_SEAT, ARG_NUM }, TO_SEAT, 0, 0 },
		{ "some", "x", { ARG_SEATS, ARG_NUM }, TO_SEATS, 0, 0 },
	};
	static const struct {
		int verb, actor, viewer;
		act seen;
	} rows[] = {
		{ 1, 0, 1, ACT(1, 1, 9, 0) },
		{ 1, 0, SEAT_NOBODY, ACT(1, 1, 9, 0) },
		{ 2, 0, 0, ACT(2, 1, 9, 0) },
		{ 2, 0, 1, ACT(2, HIDDEN, HIDDEN, 0) },
		{ 3, 0, 0, ACT(3, 1, 9, 0) },
		{ 3, 0, 1, 0 },
		{ 4, SEAT_CHANCE, 1, ACT(4, HIDDEN, HIDDEN, 0) },
		{ 5, SEAT_CHANCE, 1, ACT(5, 1, 9, 0) },
		{ 5, SEAT_CHANCE, 0, ACT(5, 1, HIDDEN, 0) },
		{ 5, SEAT_CHANCE, SEAT_NOBODY, ACT(5, 1, HIDDEN, 0) },
		{ 6, SEAT_CHANCE, 0, ACT(6, 1, 9, 0) }, /* the set {seat 0} is written 1 */
		{ 6, SEAT_CHANCE, 1, ACT(6, 1, HIDDEN, 0) },
	};
	const struct game g = { .verbs = verbs, .n_verbs = LEN(verbs) };

	(void)unused;
	for (int i = 0; i < LEN(rows); i++)
		assert_true(act_seen_by(&g, rows[i].actor, ACT(rows[i].verb, 1, 9, 0), rows[i].viewer) ==
					rows[i].seen);
}

static void events_are_redacted(void **unused)
{
	struct event e = { .kind = 1, .a = 2, .b = 3, .c = 4, .veil = VEIL_A | VEIL_C, .sees = 2 };
	struct event seen = e;

	(void)unused;
	assert_true(event_seen_by(&seen, 1));
	assert_int_equal(seen.a, 2);
	assert_true(event_seen_by(&seen, 0));
	assert_int_equal(seen.a, VEILED_ARG);
	assert_int_equal(seen.b, 3);
	assert_int_equal(seen.c, VEILED_ARG);
	e.veil = VEIL_ALL;
	assert_true(event_seen_by(&e, 1));
	assert_false(event_seen_by(&e, 0));
	assert_false(event_seen_by(&e, SEAT_NOBODY));
}

/* ---- the learned judge ------------------------------------------------------------- */

/* A game of two features: {1, 0} for the first seat, {0, 1} for the second; the third is out, and
 * nothing speaks for nobody.  The state is how much is left. */
static void glance_at_three(const void *state, struct glance *out)
{
	memset(out, 0, sizeof *out);
	out->f[0][0] = out->f[1][1] = 1;
	out->may_win = SEAT_BIT(0) | SEAT_BIT(1) | SEAT_BIT(ROW_NOBODY);
	out->left = *(const int16_t *)state;
}

static seatset first_is_pending(const void *state)
{
	return *(const int16_t *)state < 0 ? 0 : SEAT_BIT(0);
}

static void last_two_have_won(const void *state, struct standing *out)
{
	(void)state;
	*out = (struct standing){ .place = { 3, 1, 1 } };
}

static void features_become_chances(void **unused)
{
	enum { TWICE = 4096 };
	static const struct weight weights[] = { { TWICE, 0 }, { 0, 2 * TWICE } };
	static const struct {
		int16_t left;
		int32_t first, second;
	} cases[] = { { 0, 5000, 2500 }, { 256, 2857, 5714 }, { 128, 4000, 4000 }, { -1, 0, 5000 } };
	struct game g = { .glance = glance_at_three,
					  .pending = first_is_pending,
					  .standing = last_two_have_won,
					  .weights = weights,
					  .n_features = 2,
					  .n_tables = 1 };

	(void)unused;
	for (int i = 0; i < LEN(cases); i++) {
		int32_t share[MAX_SEATS];
		game_judge(&g, &cases[i].left, share);
		assert_in_range(share[0] + 15, cases[i].first, cases[i].first + 30);
		assert_in_range(share[1] + 15, cases[i].second, cases[i].second + 30);
		assert_int_equal(share[2], cases[i].left < 0 ? 5000 : 0);
	}
}

static void tables_of_weights_differ(void **unused)
{
	const struct game *g = game_by_id("first-triumvirate");
	struct game hand = game_judged_by_hand(g), own = *g;
	struct weight nothing[MAX_FEATURES] = { 0 };
	struct world w;
	struct line_text error;
	struct text t = text_in(error.s, sizeof error.s);
	struct setup how = game_usual(g);
	int32_t share[MAX_SEATS];

	(void)unused;
	assert_true(game_start(g, &how, w.b, &t));
	assert_ptr_equal(hand.weights, g->by_hand);
	own.weights = nothing;
	game_judge(&own, w.b, share);
	assert_in_range(share[0], 3330, 3334);
	assert_int_equal(share[1], share[0]);
	assert_int_equal(share[3], 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(numbers_print),
		cmocka_unit_test(a_full_buffer_stays_whole),
		cmocka_unit_test(json_nests_and_escapes),
		cmocka_unit_test(bits_count),
		cmocka_unit_test(tickets_are_keyed),
		cmocka_unit_test(wrong_words_are_explained),
		cmocka_unit_test(spaces_do_not_matter),
		cmocka_unit_test(sets_of_seats_read_well),
		cmocka_unit_test(common_refusals_read_well),
		cmocka_unit_test(options_parse),
		cmocka_unit_test(actions_are_redacted),
		cmocka_unit_test(events_are_redacted),
		cmocka_unit_test(features_become_chances),
		cmocka_unit_test(tables_of_weights_differ),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
