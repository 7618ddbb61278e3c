/* web/engine/review.c -- a finished game judged again (bots/review.h), for the page. */

#include "bots/bot.h"
#include "bots/review.h"
#include "record/position.h"
#include "web/engine/engine.h"

enum { MOST_WORLDS = 64, MOST_PLIES = 1 << 13 };

static struct reviewer reviewer;
static struct reviewed row[MOST_PLIES];
static int n_rows;

int EXPORT_AS(review_begin, page_review_begin)(void)
{
	open_answer();
	if (!started)
		return complain_of_start();
	review_begin(&reviewer, &match);
	n_rows = 0;
	return good();
}

static bool is_begun(void) { return started && reviewer.of == &match; }

/* Parts of 1 as parts of 10,000. */
static int parts(float x) { return (int)(x * WHOLE_SHARE + (x < 0 ? -0.5f : 0.5f)); }

static void put_parts(const char *name, const float x[MAX_SEATS])
{
	json_open(&answer, name, '[');
	for (int seat = 0; seat < match.how.seats; seat++)
		json_num(&answer, NULL, parts(x[seat]));
	json_close(&answer, ']');
}

static void put_row(const struct reviewed *now)
{
	json_open(&answer, NULL, '{');
	json_num(&answer, "choices", now->choices);
	json_open(&answer, "share", '[');
	for (int seat = 0; seat < match.how.seats; seat++)
		json_num(&answer, NULL, now->hope[seat]);
	json_close(&answer, ']');
	put_parts("chance", now->chance);
	if (now->is_held)
		json_bool(&answer, "held", true);
	if (now->has_luck)
		put_parts("luck", now->luck);
	json_close(&answer, '}');
}

/* Goes on without judging. */
int EXPORT_AS(review_pass, page_review_pass)(int plies)
{
	open_answer();
	if (!is_begun())
		return complain_of_start();
	for (int i = 0; i < plies; i++)
		review_pass(&reviewer);
	json_num(&answer, NULL, match.n - reviewer.again.plies);
	return good();
}

/* The next plies, each with what the seats could hope for after it; an empty array: no more. */
int EXPORT(review_next)(int plies, int worlds)
{
	open_answer();
	if (!is_begun())
		return complain_of_start();
	if (worlds < 1 || worlds > MOST_WORLDS)
		return complain("Worlds: 1 to 64.");
	json_open(&answer, NULL, '[');
	for (int i = 0; i < plies && n_rows < MOST_PLIES; i++) {
		if (!review_ply(&reviewer, worlds, &row[n_rows]))
			break;
		put_row(&row[n_rows++]);
	}
	json_close(&answer, ']');
	return good();
}

/* ---- decisions ---------------------------------------------------------------------------------
 */

static void put_choice(const struct choice *c)
{
	json_open(&answer, NULL, '{');
	act_members(match.g, c->a, &answer);
	json_num(&answer, "chance", parts(c->chance));
	json_bool(&answer, "played", c->is_played);
	json_close(&answer, '}');
}

static void put_decision(int ply)
{
	json_num(&answer, "ply", ply);
	json_num(&answer, "cost", parts(row[ply].cost));
	json_str(&answer, "verdict", verdict_words[review_verdict(&row[ply])]);
}

/* "aulus": the decision of his that looks costliest, unless so many were examined; {}: no more. */
int EXPORT_AS(review_examine, page_review_examine)(int n, int most)
{
	int seat = read_player(take_input(n)), ply;
	struct examined found = { .n = 0 };

	if (!is_begun() || seat < 0)
		return complain_of_seat();
	json_open(&answer, NULL, '{');
	ply = review_suspect(row, n_rows, seat, most);
	if (ply >= 0) {
		review_examine(&reviewer, row, ply, arena, &found);
		put_decision(ply);
		json_open(&answer, "choices", '[');
		for (int i = 0; i < found.n; i++)
			put_choice(&found.choice[i]);
		json_close(&answer, ']');
	}
	json_close(&answer, '}');
	return good();
}

static void put_sum(const struct seat_review *s)
{
	json_num(&answer, "decisions", s->decisions);
	json_open(&answer, "of", '{');
	for (int v = 0; v < N_VERDICTS; v++)
		json_num(&answer, verdict_words[v], s->of[v]);
	json_close(&answer, '}');
	json_num(&answer, "start", parts(s->start));
	json_num(&answer, "end", parts(s->end));
	json_num(&answer, "lost", parts(s->lost));
	json_num(&answer, "dice", parts(s->dice));
	json_num(&answer, "others", parts(s->others));
	json_num(&answer, "turned", parts(s->turned));
}

/* "aulus": how he played, what luck did, and what cost him most. */
int EXPORT_AS(review_seat, page_review_seat)(int n)
{
	int seat = read_player(take_input(n));
	struct seat_review sum;

	if (!is_begun() || seat < 0)
		return complain_of_seat();
	review_seat(&reviewer, row, n_rows, seat, &sum);
	json_open(&answer, NULL, '{');
	put_sum(&sum);
	json_open(&answer, "costliest", '[');
	for (int i = 0; i < sum.n_costliest; i++) {
		json_open(&answer, NULL, '{');
		put_decision(sum.costliest[i]);
		json_close(&answer, '}');
	}
	json_close(&answer, ']');
	json_open(&answer, "costs", '[');
	for (int ply = 0; ply < n_rows; ply++)
		json_num(&answer, NULL, row[ply].seat == seat ? parts(fair_cost(&row[ply])) : 0);
	json_close(&answer, ']');
	json_close(&answer, '}');
	return good();
}
