/* games/caesar-augustus/tests/imagined.c -- what a seat imagines is exactly hypergeometric.
 *
 * In positions of random games, for every viewer: each place the viewer has not seen (a soldier of
 * another's army, one returned by another, one of the Senate's, a card of the deck) must hold each
 * kind as often as the pool of unseen soldiers does, and two such places must hold the same kind as
 * often as two cards dealt from that pool.  Whatever the viewer has seen must be as he saw it.
 * Deviations are summed over all positions; beyond LIMIT standard deviations the test fails, which
 * chance alone would bring about once in ten million runs. */

#include "core/playout.h"
#include "games/caesar-augustus/state.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { GAMES = 40, WORLDS = 400, ONE_IN = 12, LIMIT = 6 };
enum { ARMY, RETURNED, RED, DECK, PLACES };
static const char *const place_names[PLACES] = { "armies", "returned", "the Senate", "deck" };

struct tally_of_kind {
	double seen, expected, variance;
};

static struct tally_of_kind tallies[PLACES][CA_KINDS], pairs;
static int positions;

/* ---- what the viewer has seen, counted afresh --------------------------------------- */

struct unseen {
	int left[CA_KINDS], total;
	int in_armies, returned, red;
};

static void take_away(struct unseen *u, ca_hand seen)
{
	for (int kind = 0; kind < CA_KINDS; kind++) {
		u->left[kind] -= count_kind(seen, kind);
		u->total -= count_kind(seen, kind);
	}
}

static bool owns(int seat, int army) { return army != CA_RED_ARMY && army / CA_NUMBERS == seat; }

/* Which soldiers of an army this viewer can name. */
static ca_hand seen_of(const struct state *s, int seat, int army)
{
	if (owns(seat, army))
		return hand_of(s, army);
	if (army == CA_RED_ARMY && seat < CA_SEATS && (s->pub.red_eyes & SEAT_BIT(seat)))
		return s->box.red;
	return s->pub.marked[army];
}

static struct unseen count_unseen(const struct state *s, int seat)
{
	struct unseen u = { .total = 0 };

	for (int kind = 0; kind < CA_KINDS; kind++)
		u.total += u.left[kind] = ca_deck[kind] - s->pub.dead[kind];
	for (int side = 0; side < CA_SIDES; side++)
		take_away(&u, s->pub.battle.line[side]);
	for (int army = 0; army < CA_ARMIES; army++) {
		int hidden = s->pub.count[army] - count_hand(seen_of(s, seat, army));
		take_away(&u, seen_of(s, seat, army));
		*(army == CA_RED_ARMY ? &u.red : &u.in_armies) += hidden;
	}
	for (int i = 0; i < s->pub.returned; i++)
		if (s->pub.returner[i] == seat + 1)
			take_away(&u, one_of(s->box.returned[i] - 1));
		else
			u.returned++;
	return u;
}

/* ---- one imagined world ---------------------------------------------------------------- */

static void add_hand(double count[CA_KINDS], ca_hand hand, ca_hand known)
{
	for (int kind = 0; kind < CA_KINDS; kind++) {
		CHECK(count_kind(hand, kind) >= count_kind(known, kind));
		count[kind] += count_kind(hand, kind) - count_kind(known, kind);
	}
}

static void add_world(const struct state *truth, const struct state *w, int seat,
					  double count[PLACES][CA_KINDS])
{
	for (int army = 0; army < CA_ARMIES; army++)
		add_hand(count[army == CA_RED_ARMY ? RED : ARMY], hand_of(w, army),
				 seen_of(truth, seat, army));
	for (int i = 0; i < truth->pub.returned; i++)
		if (truth->pub.returner[i] != seat + 1)
			count[RETURNED][w->box.returned[i] - 1]++;
		else
			CHECK(w->box.returned[i] == truth->box.returned[i]);
	for (int kind = 0; kind < CA_KINDS; kind++)
		count[DECK][kind] += w->box.deck[kind];
}

/* Of n places, how many hold a kind: mean and variance of the hypergeometric distribution. */
static void note(struct tally_of_kind *t, double seen, int n, int kind, const struct unseen *u)
{
	double share = u->total ? (double)u->left[kind] / u->total : 0;

	t->seen += seen;
	t->expected += WORLDS * n * share;
	if (u->total > 1)
		t->variance += WORLDS * n * share * (1 - share) * (u->total - n) / (u->total - 1);
}

/* The last two unseen places of the returned soldiers, if they are neighbours. */
static void note_pair(const struct state *truth, const struct state *w, int seat,
					  const struct unseen *u)
{
	int n = truth->pub.returned;
	double same = 0;

	if (n < 2 || u->total < 2 || truth->pub.returner[n - 1] == seat + 1 ||
		truth->pub.returner[n - 2] == seat + 1)
		return;
	for (int kind = 0; kind < CA_KINDS; kind++)
		same += (double)u->left[kind] * (u->left[kind] - 1) / u->total / (u->total - 1);
	pairs.seen += w->box.returned[n - 1] == w->box.returned[n - 2];
	pairs.expected += same;
	pairs.variance += same * (1 - same);
}

static void look(const struct state *s, int seat, struct rng *r)
{
	struct ca_view v;
	struct unseen u = count_unseen(s, seat);
	double count[PLACES][CA_KINDS] = { { 0 } };
	const int n[PLACES] = { u.in_armies, u.returned, u.red, s->pub.deck };

	caesar_augustus.view(s, seat, &v);
	for (int i = 0; i < WORLDS; i++) {
		struct state w;
		caesar_augustus.imagine(&w, &v, seat, r);
		add_world(s, &w, seat, count);
		note_pair(s, &w, seat, &u);
	}
	for (int place = 0; place < PLACES; place++)
		for (int kind = 0; kind < CA_KINDS; kind++)
			note(&tallies[place][kind], count[place][kind], n[place], kind, &u);
	positions++;
}

/* ---- all of them -------------------------------------------------------------------------- */

static void play(int seats, uint64_t seed)
{
	const struct game *g = &caesar_augustus;
	struct setup how = game_usual(g);
	struct rng r = rng_from(seed);
	struct state s;
	seatset pending;

	how.seats = (uint8_t)seats;
	g->setup(&s, &how);
	while ((pending = g->pending(&s)) != 0) {
		int seat = next_seat(pending);
		act legal[MAX_LEGAL];
		if (!rng_below(&r, ONE_IN)) {
			int viewer = (int)rng_below(&r, (uint32_t)seats + 1);
			look(&s, viewer < seats ? viewer : SEAT_NOBODY, &r);
		}
		g->apply(&s, seat,
				 seat == SEAT_CHANCE ? random_outcome(g, &s, &r)
									 : legal[rng_below(&r, (uint32_t)g->legal(&s, seat, legal))],
				 NULL);
	}
}

static bool fits(const struct tally_of_kind *t, const char *where, const char *what)
{
	double z = t->variance > 0 ? (t->seen - t->expected) / sqrt(t->variance) : 0;

	if (fabs(z) <= LIMIT && (t->variance > 0 || t->seen == t->expected))
		return true;
	printf("%s, %s: %.0f imagined, %.0f expected, %.1f standard deviations\n", where, what, t->seen,
		   t->expected, z);
	return false;
}

int main(void)
{
	bool all = true;

	for (int seats = caesar_augustus.min_seats; seats <= caesar_augustus.max_seats; seats++)
		for (uint64_t seed = 0; seed < GAMES; seed++)
			play(seats, seed);
	for (int place = 0; place < PLACES; place++)
		for (int kind = 0; kind < CA_KINDS; kind++)
			all &= fits(&tallies[place][kind], place_names[place], ca_names[ARG_KIND].title[kind]);
	all &= fits(&pairs, "returned", "two alike");
	printf("caesar-augustus: imagined soldiers %s, in %d positions\n",
		   all ? "are hypergeometric" : "are biased", positions);
	return !all;
}
