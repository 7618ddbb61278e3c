/* tools/fit.c -- finds a judge's weights from how games ended.
 *
 * usage: fit GAME [--games N] [--seed S] [--bot NAME] [--keep A,B] [seats=N] [option=value ...]
 *
 * Bots play; positions are kept whenever somebody else has to decide; then one weight after the
 * other is changed a little, and the change is kept if the judge becomes a better prophet of who
 * won (the mean logarithm of the share that he gave the winner).  Every other game is kept apart,
 * to see that it holds there too.  A weight that makes players move (nearer to Rome, say) does not
 * show in games in which everybody moves: keep it.  Prints the rows for the game's table of
 * weights.
 *
 * Built by `make fit GAME=id` with FIT_TABLE, that table, and with a judge compiled with
 * FITTED_WEIGHTS: its weights are variables, which are here. */

#include "bots/ask.h"
#include "bots/search.h"
#include "core/playout.h"
#include "games/registry.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The judge's own weights, by their names. */
#define WEIGHT(name, value) int name = value;
#include FIT_TABLE
#undef WEIGHT

static int *const fit_weight[] = {
#define WEIGHT(name, value) &name,
#include FIT_TABLE
#undef WEIGHT
};

static const char *const name_of[] = {
#define WEIGHT(name, value) #name,
#include FIT_TABLE
#undef WEIGHT
};

enum { N_WEIGHTS = LEN(fit_weight), MOST = 60000, PASSES = 8 };

struct sample {
	uint8_t winner, game;
	_Alignas(16) unsigned char state[MAX_STATE];
};

static const struct game *g;
static struct sample *samples;
static int n_samples;
static const char *kept = ""; /* weights that stay as they are, with commas */

/* ---- games ---------------------------------------------------------------------- */

static act ask(const struct bot *bot, const void *state, int seat, struct rng *r, void *arena)
{
	static struct asking asking;
	struct answer answer;

	pose(&asking, g, state, seat, r, arena);
	bot->choose(&asking.q, &answer);
	return answer.a;
}

/* The seat that won; nobody if none did, or several. */
static int winner_of(const void *state)
{
	struct standing st;
	int winner = SEAT_NOBODY;

	g->standing(state, &st);
	for (int seat = 0; seat < MAX_SEATS; seat++)
		if (st.place[seat] == 1) {
			if (winner != SEAT_NOBODY)
				return SEAT_NOBODY;
			winner = seat;
		}
	return winner;
}

/* One decision in sixteen is made at random, so that the judge sees what good players avoid. */
static void play_game(const struct setup *how, const struct bot *bot, int game, struct rng *r,
					  void *arena)
{
	enum { SLIPS = 16 };
	_Alignas(16) unsigned char state[MAX_STATE];
	act legal[MAX_LEGAL];
	int from = n_samples, last = SEAT_NOBODY, winner;
	seatset pending;

	g->setup(state, how);
	while ((pending = g->pending(state)) != 0) {
		int seat = next_seat(pending);
		act a;
		if (seat == SEAT_CHANCE) {
			g->apply(state, seat, random_outcome(g, state, r), NULL);
			continue;
		}
		if (seat != last && n_samples < MOST && !rng_below(r, 2)) {
			samples[n_samples].game = (uint8_t)(game & 1);
			memcpy(samples[n_samples++].state, state, g->state_size);
		}
		last = seat;
		a = rng_below(r, SLIPS) ? ask(bot, state, seat, r, arena)
								: legal[rng_below(r, (uint32_t)g->legal(state, seat, legal))];
		g->apply(state, seat, a, NULL);
	}
	winner = winner_of(state);
	for (int i = from; i < n_samples; i++)
		samples[i].winner = (uint8_t)winner;
}

/* ---- weights -------------------------------------------------------------------- */

/* How wrong the judge is about the games of one half. */
static double error_of(int half)
{
	enum { LEAST = 20 }; /* of WHOLE_SHARE: nobody is sure of anything */
	double sum = 0;
	int n = 0;

	for (int i = 0; i < n_samples; i++) {
		int32_t share[SEAT_NOBODY + 1] = { 0 };
		if (samples[i].game != half)
			continue;
		g->judge(samples[i].state, share);
		share[SEAT_NOBODY] = WHOLE_SHARE;
		for (int seat = 0; seat < MAX_SEATS; seat++)
			share[SEAT_NOBODY] -= share[seat];
		sum -= log((share[samples[i].winner] + LEAST) / (double)(WHOLE_SHARE + LEAST));
		n++;
	}
	return sum / n;
}

static bool try_change(int i, int by, double *best)
{
	double error;

	*fit_weight[i] += by;
	error = error_of(0);
	if (error < *best - 1e-6) {
		*best = error;
		return true;
	}
	*fit_weight[i] -= by;
	return false;
}

static bool is_kept(const char *name)
{
	size_t n = strlen(name);

	for (const char *at = kept; (at = strstr(at, name)) != NULL; at += n)
		if ((at == kept || at[-1] == ',') && (!at[n] || at[n] == ','))
			return true;
	return false;
}

static int step_of(int i, int pass)
{
	int step = abs(*fit_weight[i]) >> (1 + pass / 2);

	return step ? step : 1;
}

static void fit(void)
{
	double best = error_of(0);

	fprintf(stderr, "%d positions; error %.4f, apart %.4f\n", n_samples, best, error_of(1));
	for (int pass = 0; pass < PASSES; pass++) {
		for (int i = 0; i < N_WEIGHTS; i++) {
			int step = step_of(i, pass);
			if (is_kept(name_of[i]))
				continue;
			if (!try_change(i, step, &best))
				try_change(i, -step, &best);
		}
		fprintf(stderr, "pass %d: error %.4f, apart %.4f\n", pass + 1, best, error_of(1));
	}
}

/* ---- the program ---------------------------------------------------------------- */

struct plan {
	const struct bot *bot;
	struct setup how;
	int games;
	struct rng r;
};

/* Whether argv[*i] is this flag with a value behind it, which is then argv[*i]. */
static bool takes(const char *flag, int argc, char **argv, int *i)
{
	if (strcmp(argv[*i], flag) != 0 || *i + 1 == argc)
		return false;
	++*i;
	return true;
}

static bool read_word(int argc, char **argv, int *i, struct plan *p, struct text *error)
{
	if (takes("--games", argc, argv, i))
		p->games = atoi(argv[*i]);
	else if (takes("--seed", argc, argv, i))
		p->r = rng_from(strtoull(argv[*i], NULL, 10));
	else if (takes("--bot", argc, argv, i))
		p->bot = bot_by_id(argv[*i]);
	else if (takes("--keep", argc, argv, i))
		kept = argv[*i];
	else if (!setup_parse(g, argv[*i], &p->how, error))
		return false;
	if (!p->bot)
		text_str(error, "--bot takes random, greedy, easy, normal, hard or mcts");
	return p->bot;
}

int main(int argc, char **argv)
{
	char why[512];
	struct text error = text_in(why, sizeof why);
	void *arena = malloc(BOT_ARENA);
	struct plan p = { .bot = bot_by_id("greedy"), .games = 2000, .r = rng_from(1) };

	g = argc > 1 ? game_by_id(argv[1]) : NULL;
	samples = calloc(MOST, sizeof *samples);
	if (!g || !samples || !arena) {
		fputs("usage: fit GAME [--games N] [--seed S] [--bot NAME] [--keep A,B] "
			  "[option=value ...]\n",
			  stderr);
		return 2;
	}
	p.how = game_usual(g);
	for (int i = 2; i < argc; i++)
		if (!read_word(argc, argv, &i, &p, &error))
			return fprintf(stderr, "fit: %s\n", why), 2;
	for (int i = 0; i < p.games && n_samples < MOST; i++)
		play_game(&p.how, p.bot, i, &p.r, arena);
	fit();
	for (int i = 0; i < N_WEIGHTS; i++)
		printf("WEIGHT(%s, %d)\n", name_of[i], *fit_weight[i]);
	return 0;
}
