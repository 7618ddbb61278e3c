/* tests/bots_test.c -- the bots: never losing, never folding a king, never seeing more than they
 * may; and the odds of an action.
 *
 * usage: bots_test [GAMES]      games of tic-tac-toe for each opponent, usually 1,000
 */

#include "bots/advice.h"
#include "bots/odds.h"
#include "bots/ask.h"
#include "bots/search.h"
#include "core/playout.h"
#include "games/registry.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { USUAL_GAMES = 1000, SEED = 7 };

static int passed, failed;
static void *arena;

static void expect(bool holds, const char *what)
{
	if (holds)
		passed++;
	else
		failed++, printf("FAILED %s\n", what);
}

struct world {
	_Alignas(16) unsigned char b[MAX_STATE];
};

/* A position, and a bot or a search that is asked about it. */
struct asked {
	struct rng r;
	struct asking asking;
};

static const struct question *question_of(struct asked *asked, const struct game *g,
										  const void *state, int seat, uint64_t seed)
{
	asked->r = rng_from(seed);
	pose(&asked->asking, g, state, seat, &asked->r, arena);
	return &asked->asking.q;
}

static act ask(const struct bot *bot, const struct game *g, const void *state, int seat,
			   uint64_t seed, uint32_t iterations)
{
	struct asked asked;
	struct answer answer;

	question_of(&asked, g, state, seat, seed);
	asked.asking.q.budget.iterations = iterations;
	bot->choose(&asked.asking.q, &answer);
	return answer.a;
}

/* ---- tic-tac-toe
 * --------------------------------------------------------------------------------- */

static int result_for(const struct game *g, const void *state, int seat)
{
	struct standing st;

	g->standing(state, &st);
	return st.place[seat] < st.place[!seat] ? 1 : st.place[seat] > st.place[!seat] ? -1 : 0;
}

/* The whole tree below a position, for the seat to move. */
static int best_result(const struct game *g, const struct world *w, int seat)
{
	act legal[MAX_LEGAL];
	int n, best = -2;

	if (!g->pending(w->b))
		return result_for(g, w->b, seat);
	n = g->legal(w->b, seat, legal);
	for (int i = 0; i < n && best < 1; i++) {
		struct world next = *w;
		int result;
		g->apply(next.b, seat, legal[i], NULL);
		result = -best_result(g, &next, !seat);
		best = result > best ? result : best;
	}
	return best;
}

/* One of the best moves, at random. */
static act perfect_move(const struct game *g, const struct world *w, int seat, struct rng *r)
{
	act legal[MAX_LEGAL], chosen = 0;
	int n = g->legal(w->b, seat, legal), best = -2, alike = 0;

	for (int i = 0; i < n; i++) {
		struct world next = *w;
		int result;
		g->apply(next.b, seat, legal[i], NULL);
		result = -best_result(g, &next, !seat);
		if (result > best)
			best = result, alike = 0;
		if (result == best && rng_below(r, (uint32_t)++alike) == 0)
			chosen = legal[i];
	}
	return chosen;
}

static bool never_loses(const struct game *g, bool perfect, int games)
{
	struct rng r = rng_from(SEED);
	const struct setup how = game_usual(g);

	for (int i = 0; i < games; i++) {
		struct world w;
		seatset pending;
		int me = i & 1;

		g->setup(w.b, &how);
		while ((pending = g->pending(w.b)) != 0) {
			int seat = next_seat(pending);
			act a = seat == me ? ask(bot_by_id("mcts"), g, w.b, seat, rng_next(&r), 2000)
					: perfect  ? perfect_move(g, &w, seat, &r)
							   : ask(bot_by_id("random"), g, w.b, seat, rng_next(&r), 0);
			g->apply(w.b, seat, a, NULL);
		}
		if (result_for(g, w.b, me) < 0)
			return false;
	}
	return true;
}

/* ---- actions compared with the same luck
 * --------------------------------------------------------- */

enum {
	TRIALS = 400,
	SURE = 10000,   /* more standard errors than any difference is worth */
	TWO_ROUNDS = 6, /* of three seats */
	TO_THE_END = 9, /* of tic-tac-toe */
};

static struct answer compare_actions(const struct game *g, const void *state, int seat,
									 uint16_t horizon, uint16_t doubt, uint64_t seed)
{
	struct tuning tuning = *tuning_of(g);
	struct asked asked;
	struct answer answer;

	tuning.rivals = 16;
	tuning.horizon = horizon;
	tuning.doubt = doubt;
	search(question_of(&asked, g, state, seat, seed), &tuning, TRIALS, &answer);
	return answer;
}

/* Random positions of tic-tac-toe: whatever wins or holds the draw is found in few trials. */
static bool finds_good_moves(const struct game *g)
{
	struct rng r = rng_from(SEED);
	const struct setup how = game_usual(g);
	int good = 0, asked = 0;

	while (asked < 100) {
		struct world w;
		int seat = 0;
		act legal[MAX_LEGAL];

		g->setup(w.b, &how);
		for (uint32_t plies = 2 + rng_below(&r, 4); plies && g->pending(w.b); plies--) {
			seat = next_seat(g->pending(w.b));
			g->apply(w.b, seat, legal[rng_below(&r, (uint32_t)g->legal(w.b, seat, legal))], NULL);
		}
		if (!g->pending(w.b))
			continue;
		seat = next_seat(g->pending(w.b));
		struct world next = w;
		g->apply(next.b, seat, compare_actions(g, w.b, seat, TO_THE_END, 0, rng_next(&r)).a, NULL);
		good += -best_result(g, &next, !seat) == best_result(g, &w, seat);
		asked++;
	}
	return good >= 95;
}

/* The position after the first draws of a usual game, and who decides there. */
static int begin_game(const struct game *g, struct world *w)
{
	struct rng r = rng_from(SEED);
	const struct setup how = game_usual(g);

	g->setup(w->b, &how);
	while (next_seat(g->pending(w->b)) == SEAT_CHANCE)
		g->apply(w->b, SEAT_CHANCE, random_outcome(g, w->b, &r), NULL);
	return next_seat(g->pending(w->b));
}

/* Marches come to the same in any order if the dice are the same for all: then many rivals leave at
 * once, and the budget is not needed.  Where one seems better than the judge's favourite, he who
 * must be sure keeps the favourite. */
static void test_same_luck(const struct game *g)
{
	enum { SEEDS = 12 };
	struct world w;
	int seat = begin_game(g, &w), soon = 0, kept = 0, left = 0;
	act favourite = 0;
	bool alike = true;

	for (uint64_t seed = 0; seed < SEEDS; seed++) {
		struct answer sure = compare_actions(g, w.b, seat, TWO_ROUNDS, SURE, seed),
					  any = compare_actions(g, w.b, seat, TWO_ROUNDS, 0, seed);
		soon += any.iterations <= TRIALS * 3 / 4;
		for (int i = 1; i < sure.n_thoughts; i++)
			left += sure.thought[i].visits > sure.thought[0].visits;
		if (sure.a == any.a)
			continue;
		kept++;
		alike = alike && (!favourite || sure.a == favourite);
		favourite = sure.a;
	}
	expect(soon >= SEEDS / 2, "what comes to the same with the same luck leaves a comparison");
	expect(kept && alike, "who must be sure keeps the judge's favourite");
	expect(!left, "the judge's favourite is compared to the end");
}

static void test_trials(void)
{
	const struct game *g = game_by_id("exemplum");
	struct world w;
	int seat = begin_game(g, &w);
	struct answer one = compare_actions(g, w.b, seat, TO_THE_END, 0, SEED),
				  same = compare_actions(g, w.b, seat, TO_THE_END, 0, SEED);

	test_same_luck(game_by_id("first-triumvirate"));
	expect(finds_good_moves(game_by_id("tic-tac-toe")),
		   "trials find the good moves of tic-tac-toe");
	expect(one.a == same.a && one.thought[0].visits == same.thought[0].visits,
		   "trials with the same seed come to the same");
	expect(one.iterations <= TRIALS && one.a == one.thought[0].a && one.n_thoughts == MAX_THOUGHTS,
		   "trials keep their budget and tell the chosen action first");
}

/* ---- play as the judge advises
 * --------------------------------------------------------------------- */

/* What a turn comes to for the seat that takes it, as the judge sees its end; `anew`: every step is
 * chosen from all that can be done, which is slower. */
static int32_t worth_of_turn(const struct game *g, struct world w, uint64_t seed, bool anew)
{
	struct rng r = rng_from(seed);
	struct advice advice;
	int32_t share[MAX_SEATS];
	int turn = next_seat(g->pending(w.b));
	seatset pending;

	forget_advice(&advice);
	while ((pending = g->pending(w.b)) != 0) {
		act legal[MAX_LEGAL];
		int seat = next_seat(pending);
		if (seat == SEAT_CHANCE) {
			g->apply(w.b, seat, random_outcome(g, w.b, &r), NULL);
			advice.now = -1;
			continue;
		}
		if (seat != turn)
			break;
		if (anew)
			forget_advice(&advice);
		g->apply(w.b, seat,
				 advised(g, tuning_of(g), w.b, seat, legal, g->legal(w.b, seat, legal), &advice),
				 NULL);
	}
	value_of(g, w.b, share);
	return share[turn];
}

/* Marches make others useful that were not a moment ago: who does not ask again leaves them out. */
static void test_advice(const struct game *g)
{
	enum { TURNS = 300, EVERY = 20, PERMILLE = 1000, CLOSE = 997 };
	const struct setup how = game_usual(g);
	struct rng r = rng_from(SEED);
	int64_t noted = 0, anew = 0;
	int played = 0;

	while (played < TURNS) {
		struct world w;
		seatset pending;

		g->setup(w.b, &how);
		while ((pending = g->pending(w.b)) != 0 && played < TURNS) {
			int seat = next_seat(pending);
			uint64_t seed = rng_next(&r);
			if (seat != SEAT_CHANCE && rng_below(&r, EVERY) == 0) {
				noted += worth_of_turn(g, w, seed, false);
				anew += worth_of_turn(g, w, seed, true);
				played++;
			}
			g->apply(w.b, seat,
					 seat == SEAT_CHANCE ? random_outcome(g, w.b, &r)
										 : ask(bot_by_id("greedy"), g, w.b, seat, seed, 0),
					 NULL);
		}
	}
	expect(noted * PERMILLE >= anew * CLOSE,
		   "a turn by noted advice is worth what one by full advice is");
}

/* ---- Kuhn poker
 * ------------------------------------------------------------------------------------ */

static bool word_is(const struct game *g, act a, const char *word)
{
	return !strcmp(g->verbs[act_verb(a)].word, word);
}

/* Plays at random to an answer to a bet; what the bot does there with this card. */
static bool answers_well(const struct game *g, uint64_t seed)
{
	struct rng r = rng_from(seed);
	const struct setup how = game_usual(g);
	struct world w;
	seatset pending;
	int card[2] = { 0 };

	g->setup(w.b, &how);
	while ((pending = g->pending(w.b)) != 0) {
		act legal[MAX_LEGAL], a;
		int seat = next_seat(pending);
		if (seat == SEAT_CHANCE) {
			a = random_outcome(g, w.b, &r);
			card[act_a(a)] = act_b(a);
		} else {
			int n = g->legal(w.b, seat, legal);
			a = legal[rng_below(&r, (uint32_t)n)];
			if (word_is(g, legal[0], "fold") || word_is(g, legal[n - 1], "fold")) {
				act said = ask(bot_by_id("mcts"), g, w.b, seat, rng_next(&r), 1000);
				if ((card[seat] == 2 && word_is(g, said, "fold")) ||
					(card[seat] == 0 && !word_is(g, said, "fold")))
					return false;
			}
		}
		g->apply(w.b, seat, a, NULL);
	}
	return true;
}

static void test_kuhn(void)
{
	const struct game *g = game_by_id("kuhn-poker");
	bool well = true;

	for (uint64_t seed = 1; seed <= 400; seed++)
		well = well && answers_well(g, seed);
	expect(well, "kuhn-poker: mcts never folds a king and never calls with a jack");
}

/* ---- two worlds
 * -------------------------------------------------------------------------------------- */

/* Two states with the same view give the same choice with the same seed. */
static bool same_in_two_worlds(const struct game *g, const void *state, int seat, uint64_t seed)
{
	_Alignas(16) unsigned char view[MAX_VIEW];
	struct rng r = rng_from(~seed);
	struct world other;

	game_view(g, state, seat, view);
	game_imagine(g, other.b, view, seat, &r);
	for (int i = 0; i < n_bots; i++)
		if (ask(bots[i], g, state, seat, seed, 40) != ask(bots[i], g, other.b, seat, seed, 40))
			return false;
	return true;
}

static void test_two_worlds(const struct game *g)
{
	enum { DECISIONS = 25 };
	struct rng r = rng_from(SEED);
	struct setup how = game_usual(g);
	act legal[MAX_LEGAL];
	struct world w;
	bool same = true;
	char what[128];

	g->setup(w.b, &how);
	for (int asked = 0; asked < DECISIONS && same;) {
		seatset pending = g->pending(w.b);
		int seat = pending ? next_seat(pending) : SEAT_NOBODY;
		if (!pending) {
			g->setup(w.b, &how);
		} else if (seat == SEAT_CHANCE) {
			g->apply(w.b, seat, random_outcome(g, w.b, &r), NULL);
		} else {
			int n = g->legal(w.b, seat, legal);
			if (n > 1 && rng_below(&r, 3) == 0) {
				same = same_in_two_worlds(g, w.b, seat, rng_next(&r));
				asked++;
			}
			g->apply(w.b, seat, legal[rng_below(&r, (uint32_t)n)], NULL);
		}
	}
	snprintf(what, sizeof what, "%s: bots choose alike in two worlds they cannot tell apart",
			 g->id);
	expect(same, what);
}

/* ---- no choice
 * -------------------------------------------------------------------------------------- */

static uint32_t effort_without_choice(const struct game *g, const void *state, int seat)
{
	struct asked asked;
	struct answer answer;

	question_of(&asked, g, state, seat, SEED);
	asked.asking.q.budget.iterations = 64;
	bot_by_id("mcts")->choose(&asked.asking.q, &answer);
	return answer.iterations;
}

/* Whether somebody who does not see the hand could think that there is a choice. */
static bool could_be_a_choice(const struct game *g, const void *state, int seat, struct rng *r)
{
	_Alignas(16) unsigned char view[MAX_VIEW];
	act legal[MAX_LEGAL];
	struct world other;

	game_view(g, state, SEAT_NOBODY, view);
	for (int i = 0; i < 100; i++) {
		game_imagine(g, other.b, view, SEAT_NOBODY, r);
		if ((g->pending(other.b) & SEAT_BIT(seat)) && g->legal(other.b, seat, legal) > 1)
			return true;
	}
	return false;
}

/* A question that a hand could answer takes as long when it holds nothing for it; one of which all
 * can know that it has one answer takes no time. */
static void test_without_choice(const char *id)
{
	const struct game *g = game_by_id(id);
	struct rng r = rng_from(SEED);
	struct setup how = game_usual(g);
	struct world w;
	act legal[MAX_LEGAL];
	int secret = 0, open = 0;
	bool well = true;
	char what[128];

	g->setup(w.b, &how);
	for (int i = 0; i < 3000 && (secret < 5 || open < 5); i++) {
		seatset pending = g->pending(w.b);
		int seat = pending ? next_seat(pending) : SEAT_NOBODY;
		if (!pending) {
			g->setup(w.b, &how);
			continue;
		}
		if (seat == SEAT_CHANCE) {
			g->apply(w.b, seat, random_outcome(g, w.b, &r), NULL);
			continue;
		}
		if (g->legal(w.b, seat, legal) == 1) {
			bool is_secret = could_be_a_choice(g, w.b, seat, &r);
			well = well && (effort_without_choice(g, w.b, seat) > 0) == is_secret;
			*(is_secret ? &secret : &open) += 1;
		}
		g->apply(w.b, seat, legal[rng_below(&r, (uint32_t)g->legal(w.b, seat, legal))], NULL);
	}
	snprintf(what, sizeof what, "%s: a bot without a choice takes its time, unless all know", id);
	expect(well && secret && open, what);
}

/* ---- odds
 * ---------------------------------------------------------------------------------------------- */

static const struct event_info *kind_of(const struct game *g, const struct odds_row *row)
{
	return row->n ? &g->events[row->result[0].kind] : NULL;
}

/* A robber wins ties: a courier who stands is driven back 21 times of 36. */
static bool odds_of_standing(const struct game *g, const void *state, int seat, act stand)
{
	_Alignas(16) unsigned char view[MAX_VIEW];
	struct rng r = rng_from(SEED);
	struct odds odds;
	bool right = false;

	game_view(g, state, seat, view);
	find_odds(g, view, seat, stand, &r, arena, BOT_ARENA, &odds);
	for (int i = 0; i < odds.n; i++) /* a robber without a coin loses nothing: no result at all */
		if (odds.row[i].n && text_equal(kind_of(g, &odds.row[i])->id, "driven"))
			right = odds.row[i].result[0].seat == seat &&
					fabs(odds.row[i].share - 21.0 / 36) < 0.05 &&
					odds.row[i].low < 21.0 / 36 + 0.02 && odds.row[i].high > 21.0 / 36 - 0.02;
	return right && !odds.exact && odds.n == 2;
}

/* Plays at random until this verb has been asked for so often, and gives each such position. */
static void seek(const struct game *g, const char *verb, int times,
				 void (*look)(const struct game *, const void *, int seat, act, void *), void *self)
{
	struct rng r = rng_from(SEED);
	struct setup how = game_usual(g);
	act legal[MAX_LEGAL];
	struct world w;

	g->setup(w.b, &how);
	while (times) {
		seatset pending = g->pending(w.b);
		int seat = pending ? next_seat(pending) : SEAT_NOBODY, n;
		if (!pending) {
			g->setup(w.b, &how);
			continue;
		}
		if (seat == SEAT_CHANCE) {
			g->apply(w.b, seat, random_outcome(g, w.b, &r), NULL);
			continue;
		}
		n = g->legal(w.b, seat, legal);
		if (word_is(g, legal[0], verb)) {
			look(g, w.b, seat, legal[0], self);
			times--;
		}
		g->apply(w.b, seat, legal[rng_below(&r, (uint32_t)n)], NULL);
	}
}

static void look_at_standing(const struct game *g, const void *state, int seat, act a, void *self)
{
	bool *right = self;

	*right = *right && odds_of_standing(g, state, seat, a);
}

static void test_exemplum_odds(void)
{
	bool right = true;

	seek(game_by_id("exemplum"), "stand", 5, look_at_standing, &right);
	expect(right, "exemplum: who stands is driven back 21 times of 36");
}

static bool is_sum_whole(const struct odds *odds)
{
	double sum = odds->rest;

	for (int i = 0; i < odds->n; i++)
		sum += odds->row[i].share;
	return fabs(sum - 1) < 1e-9;
}

static bool is_same_result(const struct event *a, const struct event *b)
{
	return a->kind == b->kind && a->a == b->a && a->b == b->b && a->c == b->c;
}

/* The chance that it begins to come out as in the first row, whatever follows from that. */
static double share_of_first(const struct odds *odds)
{
	double share = 0;

	for (int i = 0; i < odds->n; i++)
		if (odds->row[i].n && is_same_result(&odds->row[i].result[0], &odds->row[0].result[0]))
			share += odds->row[i].share;
	return share;
}

/* Exact odds of battles must be what the same battles bring when the dice are rolled. */
static bool agrees_with_dice(const struct game *g, const void *state, int seat, act a,
							 const struct odds *odds)
{
	enum { FIGHTS = 3000 };
	struct rng r = rng_from(SEED);
	int same = 0;

	for (int i = 0; i < FIGHTS; i++) {
		struct world w;
		struct events ev = { .n = 0 };
		const struct event *first = NULL;
		memcpy(w.b, state, g->state_size);
		g->apply(w.b, seat, a, &ev);
		while (g->pending(w.b) == SEAT_BIT(SEAT_CHANCE) && ev.n < MAX_EVENTS - 20)
			g->apply(w.b, SEAT_CHANCE, random_outcome(g, w.b, &r), &ev);
		for (int e = 0; e < ev.n && !first; e++)
			for (int k = 0; k < g->n_results; k++)
				if (g->results[k] == ev.e[e].kind)
					first = &ev.e[e];
		same += first && odds->row[0].n && is_same_result(first, &odds->row[0].result[0]);
	}
	return fabs((double)same / FIGHTS - share_of_first(odds)) < 0.04;
}

enum { BATTLES = 8 };
struct battles {
	int exact;
	bool right;
};

static void look_at_battle(const struct game *g, const void *state, int seat, act a, void *self)
{
	struct battles *seen = self;
	struct rng r = rng_from(SEED);
	struct odds odds;

	find_odds(g, state, seat, a, &r, arena, BOT_ARENA, &odds);
	seen->exact += odds.exact;
	seen->right = seen->right && is_sum_whole(&odds) && agrees_with_dice(g, state, seat, a, &odds);
}

static void test_battle_odds(void)
{
	struct battles seen = { 0, true };

	seek(game_by_id("first-triumvirate"), "fight", BATTLES, look_at_battle, &seen);
	expect(seen.right, "first-triumvirate: the odds of battles are what dice bring");
	expect(seen.exact == BATTLES, "first-triumvirate: the odds of battles are exact");
}

int main(int argc, char **argv)
{
	int games = argc > 1 ? atoi(argv[1]) : USUAL_GAMES;
	const struct game *g = game_by_id("tic-tac-toe");

	arena = malloc(BOT_ARENA);
	expect(never_loses(g, false, games), "tic-tac-toe: mcts never loses to random play");
	expect(never_loses(g, true, games), "tic-tac-toe: mcts never loses to perfect play");
	test_advice(game_by_id("first-triumvirate"));
	test_trials();
	test_kuhn();
	for (int i = 0; i < n_registered; i++)
		test_two_worlds(registry[i].game);
	test_without_choice("three-caesars");
	test_without_choice("caesar-augustus");
	test_exemplum_odds();
	test_battle_odds();
	free(arena);
	printf("%d passed, %d failed\n", passed, failed);
	return failed != 0;
}
