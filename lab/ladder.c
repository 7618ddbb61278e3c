/* lab/ladder.c -- rubicon ladder: which bot is the stronger, and by how much.
 *
 * Every pair plays with the same dice in exchanged seats, until it is sure which of them is the
 * better or the games are spent. */

#include "lab/crew.h"
#include "lab/findings.h"
#include "lab/order.h"
#include "lab/rating.h"
#include "command/command.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

const char ladder_help[] =
	"Usage: rubicon ladder GAME --bots a,b,c [--games N] [--seats N] [option=value ...]\n"
	"\n"
	"Rates bots against each other.  Each pair plays with the same dice in exchanged seats until "
	"it\n"
	"is sure which is better, or until N games.  Ratings are on Elo's scale (100 points more: "
	"wins\n"
	"64 of 100), the first bot's is 0.\n"
	"\n"
	"  --bots LIST       two to eight, as for 'rubicon lab'\n"
	"  --games N         at most, for each pair (1000 unless told)\n"
	"  --seats N         players; with more than two both bots take several seats in turn\n"
	"  --seed S, --iterations N, --threads T   as for 'rubicon lab'\n";

enum { USUAL_GAMES = 1000 };

struct ladder {
	const struct order *order;
	const char *name[MAX_RATED];
	int n;
	struct bout bout[MAX_RATED][MAX_RATED];
};

/* What two players have done to each other so far. */
struct meeting {
	double wins[2], seats[2]; /* wins, and seats taken, in games */
	double sum, squares, deals;
	int64_t games;
	bool sure;
};

/* ---- one pair -------------------------------------------------------------------------------- */

/* Seats in turn: a, b, a ... or b, a, b ..., for an odd number of seats gives one of them more. */
static bool pair_up(const struct ladder *l, int a, int b, bool other, struct job *job)
{
	char list[MAX_SEATS * MAX_NAME] = "";

	for (int seat = 0; seat < job->seats; seat++) {
		strcat(list, seat ? "," : "");
		strcat(list, l->name[(seat & 1) == other ? a : b]);
	}
	return seat_players(job, list, l->order->iterations);
}

static void add_batch(struct meeting *m, const struct results *r, bool other)
{
	const struct sums *s = &r->sums[0];
	const struct moments *deal = &s->deal[WIN_OF_ROW + other]; /* row 0 sat down first */
	double seats = (double)s->row_win[other].n / (double)s->games;
	double even = seats / r->job->seats * r->job->turns;

	for (int side = 0; side < 2; side++) {
		m->wins[side] += (double)s->row_win[side ^ other].x / ONE_WIN;
		m->seats[side] += (double)s->row_win[side ^ other].n;
	}
	m->deals += (double)deal->n;
	m->sum += (double)deal->x / ONE_WIN - even * (double)deal->n;
	m->squares += (double)deal->xx / ONE_WIN / ONE_WIN - 2 * even * (double)deal->x / ONE_WIN +
				  even * even * (double)deal->n;
	m->games += s->games;
}

static bool is_sure(const struct meeting *m, int pairs)
{
	double mean = m->sum / m->deals;
	double variance = (m->squares - m->deals * mean * mean) / fmax(1, m->deals - 1);

	return is_surely_not_zero(m->sum, m->deals, variance, 0.05 / pairs);
}

static int64_t batch_size(const struct order *o, int64_t played, int seats)
{
	int64_t batch = played / 2 / seats * seats, left = o->job.games - played;

	if (batch < 12 * seats)
		batch = 12 * seats;
	return batch < left ? batch : left;
}

static bool play_batch(const struct ladder *l, int a, int b, int batch, int64_t games,
					   struct meeting *m)
{
	static struct results results;
	struct job job = l->order->job;
	bool other = batch & 1;

	job.seed = mix64(job.seed + (uint64_t)(batch * MAX_RATED + a) * MAX_RATED + (uint64_t)b);
	job.games = games;
	if (!pair_up(l, a, b, other, &job) || !play_job(&job, &(struct way){ 0 }, &results))
		return false;
	if (results.sums[0].games)
		add_batch(m, &results, other);
	forget_results(&results);
	return !results.interrupted;
}

static bool play_pair(struct ladder *l, int a, int b, int pairs, struct meeting *m)
{
	bool goes_on = true;

	for (int batch = 0; goes_on && !m->sure && m->games < l->order->job.games; batch++) {
		int64_t games = batch_size(l->order, m->games, l->order->job.seats);
		goes_on = play_batch(l, a, b, batch, games, m);
		m->sure = m->deals > 1 && is_sure(m, pairs);
	}
	return goes_on;
}

/* ---- telling -----------------------------------------------------------------------------------
 */

static void note_bout(struct ladder *l, int a, int b, const struct meeting *m)
{
	double mine = (m->wins[0] + 0.5) / (m->seats[0] + 1),
		   his = (m->wins[1] + 0.5) / (m->seats[1] + 1);
	double share = mine / (mine + his);

	l->bout[a][b] = (struct bout){ share, (double)m->games };
	l->bout[b][a] = (struct bout){ 1 - share, (double)m->games };
}

static void tell_pair(const struct ladder *l, int a, int b, const struct meeting *m)
{
	struct estimate e = share_of(l->bout[a][b].share * (double)m->games, (double)m->games);
	bool first = e.value >= 0.5;

	printf("  %s %s %s: %.1f%% (%.1f to %.1f) after %lld games%s\n", l->name[first ? a : b],
		   m->sure ? "beats" : "against", l->name[first ? b : a],
		   100 * (first ? e.value : 1 - e.value), 100 * (first ? e.low : 1 - e.high),
		   100 * (first ? e.high : 1 - e.low), (long long)m->games, m->sure ? "" : ", not sure");
	fflush(stdout);
}

static void tell_ratings(struct ladder *l)
{
	struct rating rating[MAX_RATED];

	rate(l->n, l->bout, rating);
	puts("\nRatings");
	for (int i = 0; i < l->n; i++)
		printf("  %-24s %+6.0f  give or take %.0f\n", l->name[i], rating[i].value, rating[i].half);
}

static void climb(struct ladder *l)
{
	int pairs = l->n * (l->n - 1) / 2;
	bool goes_on = true;

	printf("%s with %d seats, seed %llu\n", l->order->job.g->title, l->order->job.seats,
		   (unsigned long long)l->order->job.seed);
	for (int a = 0; a < l->n; a++)
		for (int b = a + 1; b < l->n && goes_on; b++) {
			struct meeting m = { .sure = false };
			goes_on = play_pair(l, a, b, pairs, &m);
			if (!m.games)
				continue;
			note_bout(l, a, b, &m);
			tell_pair(l, a, b, &m);
		}
	tell_ratings(l);
}

/* ---- the command line
 * ---------------------------------------------------------------------------- */

static bool list_bots(struct ladder *l, char *list)
{
	struct player p;
	char *word;

	while ((word = next_part(&list, ','))) {
		if (l->n == MAX_RATED) {
			bad_input("A ladder has at most %d bots.", MAX_RATED);
			return false;
		}
		if (!parse_player(l->order->job.g, word, l->order->iterations, &p))
			return false;
		l->name[l->n++] = word;
	}
	if (l->n >= 2)
		return true;
	bad_input("A ladder needs at least two bots, as in: --bots random,greedy,normal");
	return false;
}

static bool has_twins(const struct ladder *l)
{
	for (int i = 0; i < l->n; i++)
		for (int j = 0; j < i; j++)
			if (!strcmp(l->name[i], l->name[j]))
				return true;
	return false;
}

int ladder_main(int argc, char **argv)
{
	static struct order o;
	static char list[MAX_RATED * MAX_NAME];
	struct ladder l = { .order = &o };
	int status;

	if (!parse_order("ladder", argc, argv, &o, &status))
		return status;
	if (o.vary || o.json || o.csv || o.report || o.charts || o.keep || o.resume)
		return bad_usage("ladder", "A ladder takes no --vary, --json, --csv, --report or --keep.");
	if (o.job.seats < 2)
		return bad_input("A ladder needs a game for two.");
	snprintf(list, sizeof list, "%s", o.bots);
	if (!list_bots(&l, list))
		return BAD_INPUT;
	if (has_twins(&l))
		return bad_input("Each bot is named once.");
	if (!o.job.threads)
		o.job.threads = count_cores();
	if (!o.job.games)
		o.job.games = USUAL_GAMES;
	o.job.stride = 1;
	catch_interrupts();
	climb(&l);
	return FINE;
}
