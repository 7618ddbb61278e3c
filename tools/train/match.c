/* tools/train/match.c -- is the new judge better?  A match that stops as soon as that is known.
 *
 * Deals: with the same dice the new judge sits in each seat in turn, against the old one in all
 * others.  Sequential test of "its share of wins is even" against "it is BETTER more", each wrong
 * in one of twenty cases; every ROUND deals, whatever the number of threads. */

#include "tools/train/train.h"

#include "core/playout.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { ROUND = 16 };
static const double better = 0.04, bound = 2.944; /* log(19) */

struct deal {
	double won, even; /* of the games of the deal */
	double seconds[2];
	int64_t decisions[2];
};

struct match {
	const struct order *order;
	struct mind mind[2];
	struct player player[2];
	struct deal *deal;
};

static double now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
	return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static act timed(struct chair *chair, const struct decision *d, bool is_old, struct deal *deal)
{
	double start = now();
	act a = ask(chair, d);

	deal->seconds[is_old] += now() - start;
	deal->decisions[is_old]++;
	return a;
}

/* One game; what the seat with the new judge has won. */
static double play_game(const struct match *m, const struct setup *how, uint64_t seed, int new_seat,
						void *arena, struct deal *deal)
{
	const struct game *g = m->order->g;
	_Alignas(16) unsigned char state[MAX_STATE];
	struct chair chair[MAX_SEATS] = { 0 };
	uint32_t drawn[MAX_VERBS] = { 0 };
	struct rng r = rng_from(mix64(seed));
	act legal[MAX_LEGAL];
	int16_t won[MAX_ROWS];
	seatset pending;

	CHECK(!g->setup(state, how).clause);
	for (int seat = 0; seat < how->seats; seat++) {
		chair[seat].player = m->player[seat != new_seat];
		chair[seat].mind = &m->mind[seat != new_seat].g;
		forget_advice(&chair[seat].advice);
	}
	while ((pending = g->pending(state)) != 0) {
		int seat = next_seat(pending);
		if (seat == SEAT_CHANCE) {
			struct lot lot = g->lot(state);
			uint32_t ticket = keyed_ticket(seed, lot.verb, drawn[lot.verb]++, lot.tickets);
			g->apply(state, seat, g->draw(state, ticket), NULL);
		} else {
			int n = g->legal(state, seat, legal);
			struct decision d = { state, seat, legal, n, &r, arena };
			act a = n == 1 ? legal[0] : timed(&chair[seat], &d, seat != new_seat, deal);
			g->apply(state, seat, a, NULL);
		}
	}
	share_wins(g, state, won);
	return (double)won[new_seat] / ONE_WIN;
}

static void play_deal(int i, void *arena, void *of)
{
	struct match *m = of;
	const struct order *o = m->order;
	struct rng r = rng_from(mix64(o->seed) + 0x9e3779b97f4a7c15u * (uint64_t)(i + 1));
	struct setup how = o->any_seats && o->any_scenario ? any_setup(o->g, &o->how, &r) : o->how;
	uint64_t seed = rng_next(&r);
	struct deal *deal = &m->deal[i];

	*deal = (struct deal){ .even = 1.0 / how.seats };
	for (int seat = 0; seat < how.seats; seat++)
		deal->won += play_game(m, &how, seed, seat, arena, deal) / how.seats;
}

/* ---- the test ---------------------------------------------------------------------------------
 */

struct result {
	int deals;
	double mean, even, error, llr, ratio;
};

static struct result evaluate(const struct deal *deal, int n)
{
	double sum = 0, squares = 0, even = 0, seconds[2] = { 0 }, decisions[2] = { 0 }, variance;
	struct result r = { .deals = n };

	for (int i = 0; i < n; i++) {
		double x = deal[i].won - deal[i].even;
		sum += x;
		squares += x * x;
		even += deal[i].even;
		for (int side = 0; side < 2; side++) {
			seconds[side] += deal[i].seconds[side];
			decisions[side] += (double)deal[i].decisions[side];
		}
	}
	variance = (squares - sum * sum / n) / (n - 1);
	r.even = even / n;
	r.mean = r.even + sum / n;
	r.error = sqrt(variance / n);
	r.llr = variance > 0 ? n * better * (sum / n - better / 2) / variance : 0;
	r.ratio = seconds[0] / decisions[0] / (seconds[1] / decisions[1]);
	return r;
}

static int tell(const struct result *r)
{
	const char *verdict = r->llr >= bound    ? "better"
						  : r->llr <= -bound ? "not better"
											 : "undecided";

	printf("%s\t%.1f%% (%.1f to %.1f; even: %.1f)\t%d deals\t%.2f times as long a decision\n",
		   verdict, 100 * r->mean, 100 * (r->mean - 1.96 * r->error),
		   100 * (r->mean + 1.96 * r->error), 100 * r->even, r->deals, r->ratio);
	return r->llr >= bound ? 0 : 3;
}

int match_command(const struct order *o)
{
	static struct match m;
	struct result r = { 0 };
	int status;

	m.order = o;
	if (o->n_judges != 2)
		return fputs("train: match needs --judge NEW --judge OLD\n", stderr), 2;
	for (int i = 0; i < 2; i++)
		if (!read_mind(o->g, o->judge[i], &m.mind[i]) ||
			!read_player(o->g, i ? o->old_player : o->new_player, &m.player[i]))
			return 1;
	m.deal = calloc((size_t)o->games + ROUND, sizeof *m.deal);
	CHECK(m.deal);
	for (int n = 0; n < o->games && (o->whole || fabs(r.llr) < bound);) {
		share_work(n, n + ROUND, play_deal, &m);
		r = evaluate(m.deal, n += ROUND);
	}
	status = tell(&r);
	free(m.deal);
	return status;
}
