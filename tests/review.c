/* tests/review.c -- the review against truth: planted blunders are found, good play is not accused.
 *
 *     build/release/tests/bin/review [GAMES] [GAME ...]
 *
 * Bots play; once in a game a seat is made to do what costs it ten points or more, by a search that
 * has nothing to do with the review.  That must be among the seat's three costliest decisions in
 * nine games of ten.  Of bots that think less than one decision in a hundred is
 * called a blunder.  What decisions, dice, others and second thoughts come to is the change in
 * chance. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bots/ask.h"
#include "bots/review.h"
#include "bots/search.h"
#include "games/registry.h"

enum { LOG = 1 << 13, LOOK = 1500, EXAMINED = 8, CANDIDATES = 12 };

static struct match match;
static struct ply log_room[LOG];
static struct reviewed row[LOG];
static struct reviewer reviewer;
static _Alignas(16) unsigned char arena[BOT_ARENA];

struct counts {
	int games, planted, found, decisions, blunders, wrong_sums;
};

static act think(const char *level, int seat, struct rng *r)
{
	static struct asking asking;
	struct answer chosen = { .a = 0 };

	pose(&asking, match.g, match.state, seat, r, arena);
	bot_by_id(level)->choose(&asking.q, &chosen);
	return chosen.a;
}

/* ---- a blunder ------------------------------------------------------------------------------- */

/* What each seat hopes for, from its own view. */
static void hear_hopes(int32_t hope[MAX_SEATS], struct rng *r)
{
	static _Alignas(16) unsigned char view[MAX_VIEW], state[MAX_STATE];
	int32_t share[MAX_SEATS];

	for (int seat = 0; seat < match.how.seats; seat++) {
		hope[seat] = 0;
		game_view(match.g, match.state, seat, view);
		for (int i = 0; i < REVIEW_WORLDS; i++) {
			game_imagine(match.g, state, view, seat, r);
			value_of(match.g, state, share);
			hope[seat] += share[seat] / REVIEW_WORLDS;
		}
	}
}

/* What the seat has to expect of each of two actions, by a search that may do nothing else. */
static double difference(int seat, act good, act bad, struct rng *r)
{
	static _Alignas(16) unsigned char view[MAX_VIEW];
	act two[2] = { good < bad ? good : bad, good < bad ? bad : good };
	struct question q = pose_with(match.g, match.state, seat, two, 2, view, r, arena);
	struct answer found = { .a = 0 };
	int32_t hope[MAX_SEATS];
	double after[2] = { 0, 0 };

	hear_hopes(hope, r);
	search(&q, tuning_of(match.g), LOOK, &found);
	if (found.n_thoughts < 2)
		return 0;
	for (int i = 0; i < 2; i++)
		after[found.thought[i].a == good] =
			chance_with(calibration_of(match.g, &match.how), match.how.seats, match.n, hope, seat,
						found.thought[i].share);
	return after[1] - after[0];
}

/* Some action that costs ten points or more; false: none was found among a few. */
static bool find_blunder(int seat, act good, struct rng *r, act *bad)
{
	act legal[MAX_LEGAL];
	int n = match.g->legal(match.state, seat, legal);

	for (int i = 0; n > 1 && i < CANDIDATES; i++) {
		act a = legal[rng_below(r, (uint32_t)n)];

		if (a != good && difference(seat, good, a, r) >= 0.10) {
			*bad = a;
			return true;
		}
	}
	return false;
}

/* ---- games ------------------------------------------------------------------------------------
 */

static bool start(const struct game *g)
{
	char why[256];
	struct text t = text_in(why, sizeof why);
	struct setup how = game_usual(g);

	return match_start(&match, g, &how, log_room, LOG, &t);
}

/* Returns the ply at which a blunder was planted, -1: there is none. */
static int play(const char *level, uint64_t seed, int plant_after)
{
	static struct events events;
	struct rng r = rng_from(seed);
	struct why why;
	int planted = -1;

	while (!match_over(&match)) {
		seatset pending = match.g->pending(match.state);
		int seat = 0;
		act a;

		events.n = 0;
		if (match_chance_pending(&match)) {
			match_roll(&match, fate_seeded(&seed), &events);
			continue;
		}
		while (!(pending & SEAT_BIT(seat)))
			seat++;
		a = think(level, seat, &r);
		if (planted < 0 && plant_after >= 0 && match.n >= plant_after &&
			find_blunder(seat, a, &r, &a))
			planted = match.n;
		if (match_play(&match, seat, match.stamp[seat], a, &events, &why) != PLAYED)
			exit(2);
	}
	return planted;
}

static int review(int seat)
{
	struct examined found;
	int n = 0, ply;

	review_begin(&reviewer, &match);
	while (review_ply(&reviewer, REVIEW_WORLDS, &row[n]))
		n++;
	for (int i = 0; i < match.how.seats; i++)
		while ((seat < 0 || i == seat) && (ply = review_suspect(row, n, i, EXAMINED)) >= 0)
			review_examine(&reviewer, row, ply, arena, &found);
	return n;
}

static void check_sums(int n, struct counts *c)
{
	for (int seat = 0; seat < match.how.seats; seat++) {
		struct seat_review s;
		float off;

		review_seat(&reviewer, row, n, seat, &s);
		off = s.end - s.start - s.lost - s.dice - s.others - s.turned;
		c->wrong_sums += off > 0.01f || off < -0.01f;
		c->decisions += s.decisions;
		c->blunders += s.of[BLUNDER];
	}
}

static void planted_game(const struct game *g, int i, struct counts *c)
{
	struct seat_review s;
	int ply, n;

	if (!start(g))
		exit(2);
	ply = play("normal", (uint64_t)i * 7919 + 3, 20 + i * 37 % 150);
	if (ply < 0)
		return;
	c->planted++;
	n = review(match.log[ply].seat);
	review_seat(&reviewer, row, n, match.log[ply].seat, &s);
	for (int k = 0; k < s.n_costliest; k++)
		c->found += s.costliest[k] == ply;
}

static void clean_game(const struct game *g, const char *level, int i, struct counts *c)
{
	if (!start(g))
		exit(2);
	play(level, (uint64_t)i * 104729 + 5, -1);
	check_sums(review(-1), c);
	c->games++;
}

static int judge(const struct game *g, int games, const char *level)
{
	struct counts c = { 0 };
	bool good;

	for (int i = 0; i < games; i++)
		planted_game(g, i, &c);
	for (int i = 0; i < (games + 9) / 10; i++)
		clean_game(g, level, i, &c);
	good = c.found * 10 >= c.planted * 9 && c.blunders * 100 < c.decisions && !c.wrong_sums;
	printf("%s: %d of %d planted blunders found; of %d decisions of %s %d are called blunders; %d "
		   "sums are off%s\n",
		   g->id, c.found, c.planted, c.decisions, level, c.blunders, c.wrong_sums,
		   good ? "" : "  WRONG");
	fflush(stdout);
	return !good;
}

/* ---- chances -----------------------------------------------------------------------------------
 */

/* A better word of the judge is never a worse chance, and chances are never more than all. */
static bool is_rising(const struct calibration *fit, int ply)
{
	double before = 0;

	for (int32_t share = 200; share <= 9800; share += 200) {
		int32_t all[MAX_SEATS] = { share };
		double chance[MAX_SEATS], sum = 0;

		for (int seat = 1; seat < fit->seats; seat++)
			all[seat] = (WHOLE_SHARE - share) / (fit->seats - 1);
		chances_of(fit, fit->seats, ply, all, chance);
		for (int seat = 0; seat < fit->seats; seat++)
			sum += chance[seat];
		if (chance[0] < before || sum > 1.000001)
			return false;
		before = chance[0];
	}
	return true;
}

static int judge_chances(const struct game *g)
{
	int wrong = 0;

	for (const struct calibration *fit = g->fits; fit && fit->seats; fit++)
		for (int half = 0; half <= 4; half++)
			if (!is_rising(fit, fit->plies * half / 2)) {
				printf("%s, %d seats, ply %d: a better word is a worse chance  WRONG\n", g->id,
					   fit->seats, fit->plies * half / 2);
				wrong++;
			}
	return wrong;
}

int main(int argc, char **argv)
{
	int games = argc > 1 ? atoi(argv[1]) : 50, wrong = 0;
	const char *level = games >= 50 ? "hard" : "normal";

	for (int i = 0; i < n_registered; i++) {
		const struct game *g = registry[i].game;
		bool wanted = argc <= 2 && registry[i].shown && g->fits && g->fits->seats;

		wrong += judge_chances(g);
		for (int k = 2; k < argc; k++)
			wanted |= !strcmp(argv[k], g->id);
		if (wanted)
			wrong += judge(g, games, level);
	}
	return wrong != 0;
}
