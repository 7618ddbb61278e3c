/* tests/lab_test.c -- the laboratory's statistics: known values, comparisons of a rule with itself,
 * a rule that was changed, luck that has mean zero.
 *
 * usage: lab_test [RUNS]        comparisons of a rule with itself (1,000 for the full count) */

#include "games/registry.h"
#include "lab/crew.h"
#include "lab/findings.h"
#include "lab/rating.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { USUAL_RUNS = 200 };

static int passed, failed;

static void expect(bool holds, const char *what)
{
	if (holds)
		passed++;
	else
		failed++, printf("FAILED %s\n", what);
}

static bool is_near(double a, double b, double within) { return fabs(a - b) <= within; }

/* ---- known values -----------------------------------------------------------------------------
 */

static void test_values(void)
{
	struct estimate e = share_of(8, 10);
	struct moments m = { 0 };

	expect(is_near(e.low, 0.4902, 1e-4) && is_near(e.high, 0.9433, 1e-4), "Wilson's 8 of 10");
	expect(is_near(share_of(0, 20).high, 0.1611, 1e-4), "Wilson's 0 of 20");
	expect(is_near(student_tail(2.228, 10), 0.05, 1e-4), "Student's t of 10 degrees");
	expect(is_near(student_tail(1.96, 1e6), 0.05, 1e-4), "Student's t of many degrees");
	for (int i = 1; i <= 4; i++)
		moments_add(&m, i, 2 * i);
	expect(is_near(variance_of(&m), 5.0 / 3, 1e-12), "the variance of 1 to 4");
	expect(is_near(correlation_squared(&m), 1, 1e-12), "a straight line explains itself");
}

static void test_ratings(void)
{
	struct bout bout[MAX_RATED][MAX_RATED] = { { { 0 } } };
	struct rating r[MAX_RATED];

	bout[1][0] = (struct bout){ 10.0 / 11, 1000 };
	bout[0][1] = (struct bout){ 1.0 / 11, 1000 };
	rate(2, bout, r);
	expect(is_near(r[1].value, 400, 1), "ten wins to one are 400 points");
	expect(!is_surely_not_zero(5, 100, 1, 0.05) && is_surely_not_zero(60, 100, 1, 0.05),
		   "the sequential test knows a drift from noise");
}

/* A fair walk must not be called unfair at any time, but for 5%. */
static void test_sequential(void)
{
	enum { WALKS = 400, STEPS = 500 };
	struct rng r = rng_from(3);
	int wrong = 0;

	for (int walk = 0; walk < WALKS; walk++) {
		double sum = 0;
		bool sure = false;
		for (int i = 1; i <= STEPS && !sure; i++) {
			sum += rng_below(&r, 2) ? 1 : -1;
			sure = i > 20 && is_surely_not_zero(sum, i, 1, 0.05);
		}
		wrong += sure;
	}
	expect(wrong <= WALKS * 8 / 100, "the sequential test may be asked at every step");
}

/* ---- comparisons
 * --------------------------------------------------------------------------------- */

static struct job compare(const char *players, const char *a, const char *b, int games)
{
	struct job job = { .g = game_by_id("exemplum"), .seats = 2, .threads = 1, .stride = 1 };
	const char *values[] = { a, b };
	char sentence[256];
	struct text error = text_in(sentence, sizeof sentence);

	job.games = games;
	job.n_variants = 2;
	for (int v = 0; v < 2; v++) {
		job.how[v] = game_usual(job.g);
		job.how[v].seats = 2;
		CHECK(option_parse(job.g, values[v], &job.how[v], &error));
	}
	CHECK(seat_players(&job, players, 0));
	return job;
}

static int count_found(const struct job *job)
{
	static struct results results;
	struct difference list[N_METRICS];
	int n, found = 0;

	CHECK(play_job(job, &(struct way){ 0 }, &results));
	n = list_differences(&results, 1, list);
	for (int i = 0; i < n; i++)
		found += list[i].verdict != NO_DIFFERENCE;
	forget_results(&results);
	return found;
}

/* Two names of one rule, with dice of their own: a difference is found in 5% of runs, no more. */
static void test_same_rule(int runs)
{
	int found = 0;

	for (int i = 0; i < runs; i++) {
		struct job job = compare("random", "rounds=3", "rounds=3", 40);
		job.unpaired = true;
		job.seed = (uint64_t)i + 1;
		found += count_found(&job) > 0;
	}
	printf("the same rule twice: a difference in %d of %d runs\n", found, runs);
	expect(found <= runs * 0.05 + 2 * sqrt(runs * 0.05 * 0.95),
		   "a rule differs from itself too often");
}

static void test_changed_rule(void)
{
	struct job same = compare("greedy,random", "coins=2", "coins=2", 60);
	struct job changed = compare("greedy", "rounds=8", "rounds=6", 60);

	same.seed = changed.seed = 5;
	expect(count_found(&same) == 0, "the same rule with the same dice never differs");
	expect(count_found(&changed) > 0, "a rule that was changed is found out");
}

/* ---- skill
 * ------------------------------------------------------------------------------------------- */

static void test_skill(const char *players, double least, double most)
{
	static struct results results;
	struct job job = compare(players, "coins=2", "coins=2", 200);

	job.n_variants = 1;
	CHECK(play_job(&job, &(struct way){ 0 }, &results));
	expect(skill_share(&results, 0) >= least && skill_share(&results, 0) <= most,
		   "skill shows between bots that differ, and only there");
	expect(seat_share(&results, 0) < 0.05, "a fair seat explains next to nothing");
	forget_results(&results);
}

/* ---- luck
 * ------------------------------------------------------------------------------------------- */

static void expect_no_bias(const struct moments *m, const char *of)
{
	double n = (double)m->n, mean = (double)m->y / n;
	double error = sqrt(((double)m->yy / n - mean * mean) / n);
	char what[128];

	snprintf(what, sizeof what, "luck has mean zero: %s %.0f, error %.0f", of, mean, error);
	expect(fabs(mean) < 4 * error + 2, what);
}

/* The judge sees the dice of Exemplum at once, those of the others only when he looks ahead. */
static void test_luck(const char *game, const char *option, const char *players, int games,
					  double least)
{
	static struct results results;
	struct job job = { .g = game_by_id(game), .seats = 2, .threads = 1, .stride = 1 };
	char what[128], sentence[256];
	struct text error = text_in(sentence, sizeof sentence);

	job.games = games;
	job.n_variants = 1;
	job.seed = 11;
	job.how[0] = game_usual(job.g);
	job.how[0].seats = 2;
	CHECK(option_parse(job.g, option, &job.how[0], &error));
	CHECK(seat_players(&job, players, 0));
	CHECK(play_job(&job, &(struct way){ 0 }, &results));
	for (int seat = 0; seat < 2; seat++)
		expect_no_bias(&results.sums[0].seat_luck[seat], game);
	snprintf(what, sizeof what, "luck explains %.3f of who wins in %s, not %.2f",
			 luck_share(&results, 0), game, least);
	expect(luck_share(&results, 0) > least, what);
	forget_results(&results);
}

int main(int argc, char **argv)
{
	test_values();
	test_ratings();
	test_sequential();
	test_same_rule(argc > 1 ? atoi(argv[1]) : USUAL_RUNS);
	test_changed_rule();
	test_skill("greedy,random", 0.8, 1);
	test_skill("greedy", 0, 0);
	test_luck("exemplum", "coins=2", "greedy", 400, 0.3);
	test_luck("augustus", "first_game=no", "mcts:2", 40, 0.1);
	test_luck("three-caesars", "scenario=short", "greedy", 200, 0.1);
	test_luck("three-caesars", "scenario=short", "mcts:5", 40, 0.1);
	printf("%d passed, %d failed\n", passed, failed);
	return failed != 0;
}
