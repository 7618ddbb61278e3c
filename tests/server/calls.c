/* tests/server/calls.c -- a call has one owner: it is answered once, whatever fails before its end
 * or after it.
 *
 * Calls are made of a table without players, by endpoints that make a CHECK fail on purpose. */

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games/registry.h"
#include "server/held.h"
#include "server/queue.h"
#include "server/shelf.h"

static int answers;
static enum reason last;

static void answer(struct call *c, const struct refusal *no, const char *json)
{
	(void)c, (void)json;
	answers++;
	last = no ? no->why : FINE_REASON;
}

static void fail_check(void) { CHECK(answers < 0); }

static void fail_before(struct table *t, struct call *c)
{
	(void)t, (void)c;
	fail_check();
}

static void fail_after(struct table *t, struct call *c)
{
	(void)t;
	answer_done(c);
	fail_check();
}

static void refuse_then_fail(struct table *t, struct call *c)
{
	(void)t;
	refuse_call(c, R_STALE, "No.");
	fail_check();
}

static void forget(struct table *t, struct call *c) { (void)t, (void)c; }

static struct table *make_table(void)
{
	struct table *t = calloc(1, sizeof *t);

	assert_non_null(t);
	strcpy(t->id, "0123456789abcdef");
	t->g = game_by_id("tic-tac-toe");
	t->how = game_usual(t->g);
	t->is_new = true; /* nothing of it is stored */
	t->upkeep.thinking = -1;
	keep_table(t);
	return t;
}

static struct call *make_call(void (*run)(struct table *t, struct call *c))
{
	static struct endpoint endpoint = { "test", ANYBODY, ~0u, BY_BOTH, NULL, false };
	struct call *c = calloc(1, sizeof *c);

	assert_non_null(c);
	endpoint.run = run;
	*c = (struct call){ .endpoint = &endpoint, .seat = SEAT_NOBODY, .answer = answer };
	return c;
}

/* How it was answered. */
static enum reason run(void (*fn)(struct table *t, struct call *c))
{
	struct table *t = make_table();

	answers = 0;
	table_call(t->id, make_call(fn));
	assert_int_equal(answers, 1);
	assert_null(t->waiting.current);
	drop_table(t);
	return last;
}

static void answered_once(void **unused)
{
	(void)unused;
	assert_int_equal(run(fail_before), R_FAULT);
	assert_int_equal(run(fail_after), FINE_REASON);
	assert_int_equal(run(refuse_then_fail), R_STALE);
	assert_int_equal(run(forget), R_FAULT); /* who does nothing at all has made a mistake */
}

static void one_owner(void **unused)
{
	struct call *first = NULL, *second = NULL, *c = make_call(forget);

	(void)unused;
	answers = 0;
	own_call(&first, c);
	own_call(&second, c);
	assert_null(first);
	assert_ptr_equal(second, c);
	answer_done(c);
	assert_null(second);
	assert_int_equal(answers, 1);
}

/* An answer that waits for its stroke is answered then, and once. */
static void held_answers(void **unused)
{
	struct call *place = NULL, *c = make_call(forget);

	(void)unused;
	answers = 0;
	c->is_held = true;
	own_call(&place, c);
	refuse_call(c, R_NOT_NOW, "Not now.");
	assert_null(place);
	assert_int_equal(answers, 0);
	release_all();
	assert_int_equal(answers, 1);
	assert_int_equal(last, R_NOT_NOW);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(answered_once),
		cmocka_unit_test(one_owner),
		cmocka_unit_test(held_answers),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
