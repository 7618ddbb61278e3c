/* tests/beside_test.c -- records as a server keeps them: what happens beside the game, plies taken
 * back, lines written and read one by one. */

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "record/record.h"

enum { LOG = 16, TEXT = 1 << 12 };

#define TTT "rubicon record 1\ngame: tic-tac-toe\nrules: 1\nseats: 2\n"

static struct match again;
static struct ply plies_again[LOG];
static char first[TEXT], second[TEXT];

static char heard[RECORD_BESIDE * 4];

static bool hear(void *self, char *line)
{
	(void)self;
	strcat(heard, line);
	strcat(heard, "|");
	return strcmp(line, "nonsense") != 0;
}

static bool read_with(struct record_reader *r, const char *text, bool listens)
{
	heard[0] = 0;
	record_open(r, &again, plies_again, LOG);
	if (listens)
		r->on_beside = hear;
	return record_feed(r, text, strlen(text)) && record_close(r);
}

static void test_lines_beside_the_game(void **unused)
{
	static struct record_reader r;
	static char text[RECORD_BESIDE * 2], longest[RECORD_BESIDE + 1];
	static const char around[] = TTT "~ sit cross Anna #1\n%s\nstart\ncross mark b2\n  ~say cross "
									 ";beef 1 2\nadjourned\n~ say nought  late\n";

	(void)unused;
	memset(longest, 'x', RECORD_BESIDE);
	longest[0] = '~';
	sprintf(text, around, longest);
	assert_true(read_with(&r, text, false));
	assert_int_equal(again.n, 1);
	assert_true(read_with(&r, text, true));
	assert_ptr_equal(strstr(heard, "sit cross Anna #1|xxx"), heard);
	assert_non_null(strstr(heard, "x|say cross ;beef 1 2|say nought  late|"));

	sprintf(text, around, "~ nonsense");
	assert_true(read_with(&r, text, false));
	assert_false(read_with(&r, text, true));
	assert_int_equal(r.fault, RECORD_BAD_LINE);

	sprintf(text, around, "");
	memset(strstr(text, "adj"), '~', RECORD_BESIDE + 1); /* text is zero behind it */
	assert_false(read_with(&r, text, false));
	assert_int_equal(r.fault, RECORD_LONG_LINE);
}

static void test_taking_back(void **unused)
{
	static struct record_reader r;

	(void)unused;
	assert_true(read_with(&r,
						  TTT "start\n1 cross mark b2\n2 nought mark a1\nundo nought\n"
							  "2 nought mark c3\nadjourned\n",
						  false));
	assert_int_equal(again.n, 2);
	assert_false(read_with(&r, TTT "start\n1 cross mark b2\nundo nought\nadjourned\n", false));
	assert_int_equal(r.fault, RECORD_ILLEGAL);
	assert_false(read_with(&r, TTT "start\n1 cross mark b2\nundo cross b2\nadjourned\n", false));
	assert_int_equal(r.fault, RECORD_BAD_LINE);
}

/* Written line by line and read on line by line, it is the record that is written at once. */
static void test_kept_while_played(void **unused)
{
	static struct record_reader r;
	static struct record_notes notes;
	struct text k = text_in(first, TEXT), w = text_in(second, TEXT);
	size_t told;

	(void)unused;
	assert_true(
		read_with(&r, TTT "start\ncross mark b2\nnought mark a1\nresign nought\nend\n", false));
	strcpy(notes.player[0], "Anna");
	record_set_up(again.g, &again.how, &k);
	record_beginning(&again, &notes, &k);
	record_ply(&again, 0, false, &k);
	told = k.len;
	record_ply(&again, 1, false, &k);
	record_resignation(again.g, 1, &k);
	record_tail(&again, &k);
	record_write(&again, &notes, &w);

	record_open(&r, &again, plies_again, LOG);
	assert_true(record_feed(&r, first, told));
	record_resume(&r, &again, true, false);
	assert_true(record_feed(&r, first + told, k.len - told) && record_close(&r));
	assert_int_equal(r.prints, 1);
	k = text_in(first, TEXT);
	record_write(&again, &notes, &k);
	assert_string_equal(first, second);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_lines_beside_the_game),
		cmocka_unit_test(test_taking_back),
		cmocka_unit_test(test_kept_while_played),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
