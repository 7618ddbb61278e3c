/* tests/record_test.c -- records: round trips of every game, and every way to be wrong. */

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games/registry.h"
#include "record/record.h"
#include "tests/random_match.h"

enum { LOG = 1 << 16, TEXT = 1 << 22, GAMES = 12, PLIES_PER_GAME = 1500 };

static struct match match, again;
static struct ply plies[LOG], plies_again[LOG];
static char first[TEXT], second[TEXT];

/* ---- round trips --------------------------------------------------------------------- */

static bool read_in_pieces(struct record_reader *r, const char *text, size_t n, size_t piece)
{
	for (size_t at = 0; at < n; at += piece)
		if (!record_feed(r, text + at, n - at < piece ? n - at : piece))
			break;
	return record_close(r);
}

static size_t write_all(const struct match *m, const struct record_notes *notes, char *buf)
{
	struct text t = text_in(buf, TEXT);

	record_write(m, notes, &t);
	assert_false(t.full);
	return t.len;
}

static void expect_round_trip(const struct record_notes *notes, size_t piece)
{
	static struct record_reader r;
	size_t n = write_all(&match, notes, first);

	record_open(&r, &again, plies_again, LOG);
	if (!read_in_pieces(&r, first, n, piece))
		fail_msg("%s\n%s", r.error, first);
	assert_int_equal(again.n, match.n);
	assert_int_equal(r.prints, match.n + 1);
	assert_true(r.opening);
	assert_memory_equal(again.state, match.state, match.g->state_size);
	assert_int_equal(again.resigned, match.resigned);
	write_all(&again, &r.notes, second);
	assert_string_equal(first, second);
}

static void test_round_trip(void **unused)
{
	static const size_t pieces[] = { 1, 7, 4096, TEXT };

	(void)unused;
	for (int g = 0; g < n_registered; g++)
		for (int i = 0; i < GAMES; i++) {
			random_match(&match, registry[g].game, plies, LOG, i % 2 ? PLIES_PER_GAME : i * 3,
						 (uint64_t)i + 1, NULL);
			expect_round_trip(NULL, pieces[i % LEN(pieces)]);
		}
}

static void test_notes_round_trip(void **unused)
{
	struct record_notes notes = { .player = { "Anna # of the Müllers", "" },
								  .bot = { "", "random" },
								  .has_seed = true,
								  .seed = UINT64_MAX };

	(void)unused;
	assert_true(record_tag(&notes, "date", "2024-03-15"));
	assert_true(record_tag(&notes, "site", " a kitchen: the table \n\x1b[31m "));
	assert_false(record_tag(&notes, "game", "chess"));
	assert_false(record_tag(&notes, "Upper", "no"));
	assert_false(record_tag(&notes, "two words", "no"));
	random_match(&match, game_by_id("tic-tac-toe"), plies, LOG, 4, 5, NULL);
	expect_round_trip(&notes, 5);
	assert_non_null(strstr(first, "player cross: Anna # of the Müllers\nbot nought: random\n"
								  "seed: 18446744073709551615\ndate: 2024-03-15\n"
								  "site: a kitchen: the table ??[31m\nstart ;"));
}

static void test_names_are_made_harmless(void **unused)
{
	struct record_notes notes = { .player = { "  two\nlines\xff ", "\t \t" } };

	(void)unused;
	random_match(&match, game_by_id("tic-tac-toe"), plies, LOG, 2, 5, NULL);
	expect_round_trip(&notes, 64);
	assert_non_null(strstr(first, "player cross: two?lines?\nstart"));
}

static void test_tags_fill_up(void **unused)
{
	struct record_notes notes = { 0 };
	int n = 0;

	(void)unused;
	while (record_tag(&notes, "tag", "0123456789"))
		n++;
	assert_int_equal(n, (RECORD_TAGS - 1) / (int)strlen("tag: 0123456789\n"));
}

/* ---- what is refused ------------------------------------------------------------------- */

#define MAGIC   "rubicon record 1\n"
#define TTT     MAGIC "game: tic-tac-toe\nrules: 1\nseats: 2\n"
#define PLAYED3 TTT "start\ncross mark b2\nnought mark a1\n3 cross mark a2\n"
#define WON     PLAYED3 "nought mark a3\ncross mark c2\n"

#define ROAD MAGIC "game: exemplum\nrules: 1\nseats: 2\n"
#define DEALT                                                                                      \
	ROAD "start\n"                                                                                 \
		 "chance draw aulus foot\nchance draw aulus horse\nchance draw aulus horse\n"              \
		 "chance draw gaius horse\nchance draw gaius foot\nchance draw gaius mule\n"               \
		 "chance seal relay\n"

struct bad {
	const char *text;
	enum record_fault fault;
	const char *says;
};

// clang-format off
static const struct bad bad[] = {
	{ "", RECORD_NOT_ONE, "Line 1: this is not a record" },
	{ "\n", RECORD_NOT_ONE, "Line 1: this is not a record" },
	{ "hello", RECORD_NOT_ONE, "'rubicon record 1'" },
	{ "rubicon record\n", RECORD_NOT_ONE, "Line 1" },
	{ "rubicon record one\n", RECORD_NOT_ONE, "Line 1" },
	{ "rubicon record 1 2\n", RECORD_NOT_ONE, "Line 1" },
	{ "\x7f" "ELF\n", RECORD_NOT_ONE, "Line 1" },
	{ "rubicon record 2\n", RECORD_OTHER_FORMAT, "format 2; this program reads format 1" },

	{ MAGIC "game: chess\n", RECORD_UNKNOWN_GAME, "Line 2: this program knows no game 'chess'" },
	{ MAGIC "game:\n", RECORD_UNKNOWN_GAME, "Line 2" },
	{ MAGIC "rules: 1\n", RECORD_BAD_HEADER, "'game: ...' must come before 'rules'" },
	{ MAGIC "player cross: A\n", RECORD_BAD_HEADER, "'game: ...' must come before 'player'" },
	{ MAGIC "start\n", RECORD_BAD_HEADER, "which game" },
	{ MAGIC "game: tic-tac-toe\nstart\n", RECORD_BAD_HEADER, "lacks the line 'rules: ...'" },
	{ MAGIC "game: tic-tac-toe\nrules: 1\nstart\n", RECORD_BAD_HEADER, "lacks the line 'seats: ...'" },
	{ MAGIC "game: tic-tac-toe\nrules: 2\n", RECORD_NEWER_RULES, "Line 3: this game was played by rules 2 of Tic-tac-toe; this program knows them up to 1." },
	{ MAGIC "game: tic-tac-toe\nrules: 0\n", RECORD_BAD_HEADER, "not '0'" },
	{ MAGIC "game: tic-tac-toe\nrules: new\n", RECORD_BAD_HEADER, "not 'new'" },
	{ MAGIC "game: tic-tac-toe\nseats: 7\n", RECORD_BAD_HEADER, "not '7'" },
	{ MAGIC "game: tic-tac-toe\nseats: many\n", RECORD_BAD_HEADER, "not 'many'" },
	{ TTT "seats: 2\n", RECORD_BAD_HEADER, "Line 5: 'seats' has been said before" },
	{ TTT "seed: x\n", RECORD_BAD_HEADER, "not 'x'" },
	{ TTT "seed: 18446744073709551616\n", RECORD_BAD_HEADER, "below 2 to the 64th" },
	{ TTT "player caesar: A\n", RECORD_UNKNOWN_SEAT, "no seat 'caesar' in Tic-tac-toe; its seats are cross+nought" },
	{ TTT "player chance: A\n", RECORD_BAD_HEADER, "nobody's seat" },
	{ TTT "player cross: A\nplayer cross: B\n", RECORD_BAD_HEADER, "Line 6: 'player cross' has been said" },
	{ TTT "player cross:\n", RECORD_BAD_HEADER, "1 to 63 bytes" },
	{ TTT "bot cross: 0123456789012345678901234567890123456789012345678901234567890123\n", RECORD_BAD_HEADER, "1 to 63 bytes" },
	{ TTT "Date: today\n", RECORD_BAD_HEADER, "'Date' cannot be a tag" },
	{ TTT "the date: today\n", RECORD_BAD_HEADER, "'the date' is two" },
	{ TTT "start again\n", RECORD_BAD_LINE, "'start' stands alone" },
	{ TTT "start =0123456789abcde\n", RECORD_BAD_LINE, "Line 5: an opening is 16 hexadecimal digits, not '=0123456789abcde'." },
	{ TTT "start ;2fa7 =0123456789abcdeff\n", RECORD_BAD_LINE, "not '=0123456789abcdeff'" },
	{ TTT "start =0123456789abcdef ;2fa7\n", RECORD_BAD_LINE, "not '=0123456789abcdef ;2fa7'" },
	{ TTT "start =0123456789abcdef\n", RECORD_OTHER_OPENING, "Line 5: this game began on another board, or with another deck, table or option, than rules 1 of Tic-tac-toe have here: the opening is =" },
	{ TTT "cross mark b2\n", RECORD_BAD_HEADER, "before the line 'start' every line reads 'key: value'" },
	{ TTT "option: size=4\n", RECORD_BAD_OPTION, "Line 5: Tic-tac-toe has no option 'size'." },
	{ TTT "option: size\n", RECORD_BAD_OPTION, "write name=value" },
	{ MAGIC "game: tic-tac-toe\nrules: 1\nseats: 3\nstart\n", RECORD_BAD_SETUP, "Line 5: Tic-tac-toe is for 2 seats here, not 3." },
	{ MAGIC "game: tic-tac-toe\nrules: 1\nseats: 1\nplayer nought: B\nstart\n", RECORD_BAD_HEADER, "more than 1 seats" },

	{ PLAYED3 "cross mark c1\n", RECORD_WRONG_SEAT, "Line 9: ply 4 cannot be cross's: nought must act now." },
	{ PLAYED3 "chance mark c1\n", RECORD_WRONG_SEAT, "ply 4 cannot be chance's" },
	{ PLAYED3 "caesar mark c1\n", RECORD_UNKNOWN_SEAT, "no seat 'caesar'" },
	{ PLAYED3 "nought mark b2\n", RECORD_ILLEGAL, "Line 9: ply 4: nought may not 'mark b2': b2 is taken. (TAKEN)" },
	{ PLAYED3 "nought mark d2\n", RECORD_BAD_ACTION, "ply 4: 'd2' is not a cell" },
	{ PLAYED3 "nought mak c2\n", RECORD_BAD_ACTION, "Did you mean 'mark'?" },
	{ PLAYED3 "nought\n", RECORD_BAD_ACTION, "ply 4: An action was expected." },
	{ PLAYED3 "nought mark\n", RECORD_BAD_ACTION, "'mark' is written: mark cell." },
	{ PLAYED3 "5 nought mark c2\n", RECORD_WRONG_NUMBER, "Line 9: ply 4 should come now, not '5'" },
	{ PLAYED3 "99999999999 nought mark c2\n", RECORD_WRONG_NUMBER, "not '99999999999'" },
	{ PLAYED3 "4 nought mark c2 ;12345\n", RECORD_BAD_LINE, "four hexadecimal digits, not ';12345'" },
	{ PLAYED3 "4 nought mark c2 ;12g4\n", RECORD_BAD_LINE, "not ';12g4'" },
	{ WON "nought mark c3\n", RECORD_ILLEGAL, "Line 11: the game was over after ply 5; there is no ply 6." },

	{ ROAD "option: rounds=99\n", RECORD_BAD_OPTION, "Line 5: The option rounds can be 3 to 12, not '99'." },
	{ ROAD "option: rounds=9\noption: rounds=8\n", RECORD_BAD_OPTION, "Line 6: the option 'rounds=8' has been said before." },
	{ ROAD "option: rounds=9\noption: coins=2\noption: rounds=9\n", RECORD_BAD_OPTION, "Line 7" },
	{ ROAD "option: scenario=rome\n", RECORD_BAD_OPTION, "can be road or capua, not 'rome'" },
	{ ROAD "option: round=3\n", RECORD_BAD_OPTION, "Exemplum has no option 'round'. Did you mean 'rounds'?" },
	{ ROAD "start\nchance die 3\n", RECORD_IMPOSSIBLE, "Line 6: ply 1: 'die 3' cannot come up here, but: draw aulus foot, draw aulus mule" },
	{ ROAD "start\nchance draw gaius foot\n", RECORD_IMPOSSIBLE, "ply 1: 'draw gaius foot' cannot come up here" },
	{ ROAD "start\nchance draw\n", RECORD_BAD_ACTION, "'draw' is written" },
	{ ROAD "start\naulus ride foot\n", RECORD_WRONG_SEAT, "ply 1 cannot be aulus's: chance must act now." },
	{ DEALT "chance draw aulus foot\n", RECORD_WRONG_SEAT, "Line 13: ply 8 cannot be chance's: Aulus and Gaius must act now." },
	{ DEALT "aulus draw aulus foot\n", RECORD_ILLEGAL, "is left to chance" },
	{ DEALT "aulus ride gig\n", RECORD_ILLEGAL, "ply 8: aulus may not 'ride gig': You hold no card 'a gig'. (EX-RIDE)" },
	{ DEALT "aulus ride foot\naulus ride foot\n", RECORD_ILLEGAL, "ply 9: aulus may not 'ride foot': You have chosen already; the others have not. (CHOSEN)" },
	{ DEALT "marcus ride foot\n", RECORD_WRONG_SEAT, "ply 8 cannot be marcus's" },

	{ PLAYED3 "resign caesar\n", RECORD_UNKNOWN_SEAT, "no seat 'caesar'" },
	{ PLAYED3 "resign chance\n", RECORD_UNKNOWN_SEAT, "nobody plays as 'chance'" },
	{ PLAYED3 "resign cross now\n", RECORD_BAD_LINE, "'resign' takes a seat" },
	{ PLAYED3 "resign cross\nresign nought\n", RECORD_ILLEGAL, "Line 10: nought cannot resign: the game is over." },
	{ PLAYED3 "resign cross\nnought mark c2\n", RECORD_ILLEGAL, "Line 10: the game was over after ply 3" },

	{ PLAYED3 "result cross place 1 points 1\n", RECORD_WRONG_RESULT, "Line 9: there is no result yet" },
	{ WON "result cross place 2 points 1\n", RECORD_WRONG_RESULT, "Line 11: the result is another: the replay ends with place 1 and points 1 for this seat, not place 2 and points 1." },
	{ WON "result cross place 1 points -1\n", RECORD_WRONG_RESULT, "not place 1 and points -1" },
	{ WON "result cross 1\n", RECORD_BAD_LINE, "'result cross place 1 points 7'" },
	{ WON "result cross place 1 points 1\nresult cross place 1 points 1\n", RECORD_BAD_LINE, "Line 12: cross's result has been said before" },

	{ PLAYED3 "end\n", RECORD_WRONG_END, "Line 9: the game is not over; a record of it ends with 'adjourned'." },
	{ WON "adjourned\n", RECORD_WRONG_END, "Line 11: the game is over; a record of it ends with 'end'." },
	{ WON "end\nend\n", RECORD_AFTER_THE_END, "Line 12: the record was over already" },
	{ WON "end\nx", RECORD_AFTER_THE_END, "Line 12" },
	{ PLAYED3, RECORD_TRUNCATED, "Line 9: the record breaks off after ply 3; its last line must be 'end' or 'adjourned'." },
	{ PLAYED3 "nought mark c", RECORD_TRUNCATED, "Line 9: the record breaks off after ply 3" },
	{ WON "result cross place 1 points 1\n", RECORD_TRUNCATED, "Line 12: the record breaks off after ply 5" },
	{ WON "en", RECORD_TRUNCATED, "Line 11" },
	{ TTT, RECORD_TRUNCATED, "Line 5: the record breaks off before its line 'start'." },
	{ "rubicon record 1", RECORD_TRUNCATED, "breaks off before its line 'start'" },

	{ TTT "site: a\x01\n", RECORD_BAD_BYTE, "Line 5: byte 8 is not readable text" },
	{ TTT "site: \xc3(\n", RECORD_BAD_BYTE, "Line 5: byte 7" },
	{ TTT "site: \xc2\x9b" "31m\n", RECORD_BAD_BYTE, "Line 5: byte 7" },
	{ TTT "site: \xed\xa0\x80\n", RECORD_BAD_BYTE, "Line 5: byte 7" },
};
// clang-format on

static void expect_fault(const char *text, size_t n, const struct bad *want)
{
	static const size_t pieces[] = { 1, 16, TEXT };
	static struct record_reader r;

	for (int i = 0; i < LEN(pieces); i++) {
		record_open(&r, &again, plies_again, LOG);
		assert_false(read_in_pieces(&r, text, n, pieces[i]));
		if (r.fault != want->fault || !strstr(r.error, want->says))
			fail_msg("wanted %d '%s', got %d '%s' for\n%s", want->fault, want->says, r.fault,
					 r.error, text);
	}
}

static void test_every_fault(void **unused)
{
	(void)unused;
	for (int i = 0; i < LEN(bad); i++)
		expect_fault(bad[i].text, strlen(bad[i].text), &bad[i]);
}

static void test_nul_byte(void **unused)
{
	static const char text[] = TTT "start\ncross mark b2\0\nadjourned\n";

	(void)unused;
	expect_fault(text, sizeof text - 1,
				 &(struct bad){ text, RECORD_BAD_BYTE, "Line 6: there is a NUL byte" });
}

static void test_overlong_lines(void **unused)
{
	char line[RECORD_LINE + 2];

	(void)unused;
	memset(line, 'x', RECORD_LINE + 1);
	line[RECORD_LINE + 1] = 0;
	snprintf(first, TEXT, "%s# %s\n", TTT, line);
	expect_fault(first, strlen(first),
				 &(struct bad){ first, RECORD_LONG_LINE, "Line 5: this line is longer than 256" });
	snprintf(first, TEXT, "%s%s\n", line, TTT);
	expect_fault(first, strlen(first),
				 &(struct bad){ first, RECORD_NOT_ONE, "Line 1: this is not a record" });
}

static void test_longest_line_is_read(void **unused)
{
	static struct record_reader r;
	char line[RECORD_LINE + 1];

	(void)unused;
	memset(line, 'x', RECORD_LINE);
	line[RECORD_LINE] = 0;
	line[0] = '#';
	snprintf(first, TEXT, "%s%s\nstart\nadjourned\n", TTT, line);
	record_open(&r, &again, plies_again, LOG);
	assert_true(read_in_pieces(&r, first, strlen(first), TEXT));
}

static void test_no_room(void **unused)
{
	static struct record_reader r;

	(void)unused;
	record_open(&r, &again, plies_again, 2);
	assert_false(read_in_pieces(&r, PLAYED3, strlen(PLAYED3), TEXT));
	assert_int_equal(r.fault, RECORD_TOO_LONG);
	assert_string_equal(r.error, "Line 8: there is room for no more than 2 plies.");
}

/* With more than two seats the game goes on, and the record remembers since when. */
static void test_resignation_keeps_its_place(void **unused)
{
	static const char text[] = MAGIC "game: exemplum\nrules: 1\nseats: 3\nstart\n"
									 "chance draw aulus foot\n"
									 "resign gaius\n"
									 "chance draw aulus foot\n"
									 "resign aulus\n"
									 "adjourned\n";
	static struct record_reader r;

	(void)unused;
	record_open(&r, &match, plies, LOG);
	if (!read_in_pieces(&r, text, strlen(text), 50))
		fail_msg("%s", r.error);
	assert_int_equal(match.resigned_at[1], 1);
	expect_round_trip(NULL, 50);
	assert_non_null(strstr(first, "\nresign gaius\n2 chance"));
	assert_non_null(strstr(first, "\nresign aulus\nadjourned\n"));
}

static void test_resigning_twice(void **unused)
{
	static const char text[] = MAGIC "game: exemplum\nrules: 1\nseats: 3\nstart\n"
									 "resign gaius\nresign gaius\n";

	(void)unused;
	expect_fault(text, strlen(text),
				 &(struct bad){ text, RECORD_ILLEGAL,
								"Line 7: gaius cannot resign: that has happened already." });
}

/* ---- divergence ------------------------------------------------------------------------ */

/* Changes one digit of the n-th fingerprint. */
static void spoil_print(char *text, int n)
{
	char *at = text;

	while (n--)
		at = strchr(at, ';') + 1;
	at[0] = at[0] == '0' ? '1' : '0';
}

static void expect_divergence(int nth, const char *says)
{
	static struct record_reader r;

	random_match(&match, game_by_id("tic-tac-toe"), plies, LOG, 4, 5, NULL);
	write_all(&match, NULL, first);
	spoil_print(first, nth);
	record_open(&r, &again, plies_again, LOG);
	assert_false(read_in_pieces(&r, first, strlen(first), TEXT));
	assert_int_equal(r.fault, RECORD_DIVERGED);
	if (!strstr(r.error, says))
		fail_msg("%s", r.error);
}

static void test_divergence_names_ply_and_line(void **unused)
{
	(void)unused;
	expect_divergence(1, "Line 5: the opening is another than the recorded one");
	expect_divergence(2, "Line 6: ply 1 or the position after it is another");
	expect_divergence(4, "Line 8: ply 3 or the position after it is another");
	expect_divergence(4, "Up to ply 2 they agreed.");
}

/* A record of older rules is read as long as it agrees; if it does not, its age is mentioned. */
static void test_older_rules_are_mentioned(void **unused)
{
	static struct record_reader r;
	struct game newer = *game_by_id("tic-tac-toe");

	(void)unused;
	newer.rules++;
	record_open(&r, &again, plies_again, LOG);
	assert_true(record_feed(&r, TTT, strlen(TTT)));
	r.g = &newer;
	assert_true(record_feed(&r, "start\ncross mark b2\n", strlen("start\ncross mark b2\n")));
	assert_false(record_feed(&r, "nought mark b2\n", strlen("nought mark b2\n")));
	assert_string_equal(r.error,
						"Line 7: ply 2: nought may not 'mark b2': b2 is taken. (TAKEN) The "
						"record is of older rules than this program's.");
}

/* ---- openings -------------------------------------------------------------------------- */

/* Game boards that differ from the true ones where the opening's 16 bits do not look. */

static const struct game *true_game;

/* Another board: once a cell is marked nobody can mark the last free one. */
static int legal_on_another_board(const void *state, int seat, act *out)
{
	int n = true_game->legal(state, seat, out);

	return n < 9 && n > 1 ? n - 1 : n;
}

/* Another deck: behind the first card there is one of another kind. */
static struct lot lot_of_another_deck(const void *state)
{
	struct lot lot = true_game->lot(state);
	struct lot first_lot = true_game->lot(match.state);

	if (lot.verb == first_lot.verb && lot.tickets < first_lot.tickets)
		lot.tickets--;
	return lot;
}

static const char *const other_words[] = { "a1", "a2", "a3", "b1", "b2", "b3", "c1", "c3", "c2" };

/* Reads a head, with the game that it names exchanged, and then the line 'start' of `text`. */
static bool read_opening(struct record_reader *r, const struct game *g, const char *text)
{
	const char *start = strstr(text, "start");
	const char *rest = strchr(start, '\n') + 1;

	record_open(r, &again, plies_again, LOG);
	assert_true(record_feed(r, text, (size_t)(start - text)));
	r->g = g;
	return record_feed(r, start, (size_t)(rest - start));
}

static void drop_opening(char *text)
{
	char *sign = strstr(text, " =");

	assert_non_null(sign);
	memmove(sign, sign + strlen(" =0123456789abcdef"), strlen(sign + 18) + 1);
}

/* The long hash notices; without it, as in older records, the opening goes unnoticed. */
static void expect_other_opening(const struct game *other)
{
	static struct record_reader r;

	write_all(&match, NULL, first);
	assert_true(read_opening(&r, true_game, first));
	assert_true(r.opening);
	assert_false(read_opening(&r, other, first));
	assert_int_equal(r.fault, RECORD_OTHER_OPENING);
	drop_opening(first);
	assert_true(read_opening(&r, other, first));
	assert_int_equal(r.prints, 1);
	assert_false(r.opening);
}

static void begin_usual(const char *id)
{
	struct setup how;
	char error[RECORD_ERROR];
	struct text t = text_in(error, sizeof error);

	true_game = game_by_id(id);
	how = game_usual(true_game);
	assert_true(match_start(&match, true_game, &how, plies, LOG, &t));
}

static void test_another_board_is_noticed(void **unused)
{
	struct game other;

	(void)unused;
	begin_usual("tic-tac-toe");
	other = *true_game;
	other.legal = legal_on_another_board;
	expect_other_opening(&other);
}

static void test_another_deck_is_noticed(void **unused)
{
	struct game other;

	(void)unused;
	begin_usual("exemplum");
	other = *true_game;
	other.lot = lot_of_another_deck;
	expect_other_opening(&other);
}

static void test_another_table_of_words_is_noticed(void **unused)
{
	struct game other;
	struct names names[ARG_GAME + 8];
	int cell;

	(void)unused;
	begin_usual("tic-tac-toe");
	other = *true_game;
	assert_in_range(other.n_names, 1, LEN(names));
	memcpy(names, other.names, sizeof *names * (size_t)other.n_names);
	cell = other.verbs[1].arg[0];
	assert_int_equal(names[cell].n, LEN(other_words));
	names[cell].word = other_words;
	other.names = names;
	expect_other_opening(&other);
}

/* A number that no sampled game has come upon. */
static void facts_of_another_table(struct table_facts *out)
{
	true_game->facts(out);
	fact(out, 1);
}

static void test_another_number_in_a_table_is_noticed(void **unused)
{
	struct game other;

	(void)unused;
	begin_usual("exemplum");
	other = *true_game;
	other.facts = facts_of_another_table;
	expect_other_opening(&other);
}

/* What is only shown may change. */
static void test_titles_do_not_count(void **unused)
{
	struct game other;

	(void)unused;
	begin_usual("exemplum");
	other = *true_game;
	other.title = "Another title";
	other.show = NULL;
	other.board = NULL;
	other.judge = NULL;
	assert_true(opening_hash(true_game, &match.how, ALL_OPTIONS) ==
				opening_hash(&other, &match.how, ALL_OPTIONS));
}

/* Also one that only counts at the very end of a game, or not at all. */
static void test_every_option_counts(void **unused)
{
	(void)unused;
	for (int i = 0; i < n_registered; i++) {
		const struct game *g = registry[i].game;
		struct setup how = game_usual(g), other = how;
		uint64_t usual = opening_hash(g, &how, ALL_OPTIONS);

		for (int k = 0; k < g->n_options; k++) {
			assert_true(usual != opening_hash(g, &how, ALL_OPTIONS & ~(1u << k)));
			other.option[k] =
				how.option[k] == g->options[k].min ? g->options[k].max : g->options[k].min;
			game_reconcile(g, false, true, &other);
			assert_true(usual != opening_hash(g, &other, ALL_OPTIONS));
			other = how;
		}
	}
}

/* A record of older rules began otherwise, and is read for as long as its plies agree. */
static void test_openings_of_older_rules_are_not_compared(void **unused)
{
	static struct record_reader r;
	struct game newer;

	(void)unused;
	begin_usual("tic-tac-toe");
	newer = *true_game;
	newer.rules++;
	newer.legal = legal_on_another_board;
	write_all(&match, NULL, first);
	assert_true(read_opening(&r, &newer, first));
	assert_false(r.opening);
}

/* ---- what hands write ------------------------------------------------------------------- */

static void test_written_by_hand(void **unused)
{
	static const char text[] = "\xef\xbb\xbfrubicon record 1\r\n"
							   "# A comment.\r\n"
							   "site: Room # 5\r\n"
							   "game: tic-tac-toe   # another\r\n"
							   "rules: 1\r\n"
							   "\r\n"
							   "  seats:2\r\n"
							   "start # here we go\r\n"
							   "\tcross   mark\tb2 # strong\r\n"
							   "2 nought mark a1\r\n"
							   "resign nought # a pity\r\n"
							   "result cross place 1 points 0\r\n"
							   "end";
	static struct record_reader r;

	(void)unused;
	record_open(&r, &again, plies_again, LOG);
	if (!read_in_pieces(&r, text, strlen(text), 3))
		fail_msg("%s", r.error);
	assert_int_equal(again.n, 2);
	assert_int_equal(r.prints, 0);
	assert_int_equal(r.results, SEAT_BIT(0));
	assert_string_equal(r.notes.tags, "site: Room # 5\n");
	write_all(&again, &r.notes, first);
	assert_non_null(strstr(first, "\nresign nought\nresult cross place 1 points 0\n"
								  "result nought place 2 points 0\nend\n"));
}

static int seen_plies, seen_events;

static void count_plies(void *self, enum record_change what, int seat, const struct events *ev)
{
	assert_ptr_equal(self, &seen_plies);
	assert_int_equal(what, again.n ? RECORD_PLAYED : RECORD_STARTED);
	assert_int_equal(seat, again.n ? (again.n - 1) % 2 : SEAT_NOBODY);
	assert_int_equal(again.n, seen_plies++);
	seen_events += ev->n;
}

static void test_stops_where_told(void **unused)
{
	static struct record_reader r;
	static const char text[] = PLAYED3 "nonsense that is never read\n";

	(void)unused;
	seen_plies = seen_events = 0;
	record_open(&r, &again, plies_again, LOG);
	r.stop_at = 3;
	r.on_change = count_plies;
	r.self = &seen_plies;
	assert_true(read_in_pieces(&r, text, strlen(text), 10));
	assert_true(r.stopped);
	assert_int_equal(again.n, 3);
	assert_int_equal(seen_plies, 4);
	assert_int_equal(seen_events, 3);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_round_trip),
		cmocka_unit_test(test_notes_round_trip),
		cmocka_unit_test(test_names_are_made_harmless),
		cmocka_unit_test(test_tags_fill_up),
		cmocka_unit_test(test_every_fault),
		cmocka_unit_test(test_nul_byte),
		cmocka_unit_test(test_overlong_lines),
		cmocka_unit_test(test_longest_line_is_read),
		cmocka_unit_test(test_no_room),
		cmocka_unit_test(test_resignation_keeps_its_place),
		cmocka_unit_test(test_resigning_twice),
		cmocka_unit_test(test_divergence_names_ply_and_line),
		cmocka_unit_test(test_older_rules_are_mentioned),
		cmocka_unit_test(test_another_board_is_noticed),
		cmocka_unit_test(test_another_deck_is_noticed),
		cmocka_unit_test(test_another_table_of_words_is_noticed),
		cmocka_unit_test(test_another_number_in_a_table_is_noticed),
		cmocka_unit_test(test_titles_do_not_count),
		cmocka_unit_test(test_every_option_counts),
		cmocka_unit_test(test_openings_of_older_rules_are_not_compared),
		cmocka_unit_test(test_written_by_hand),
		cmocka_unit_test(test_stops_where_told),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
