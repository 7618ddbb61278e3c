/* tests/random_match.c -- matches played at random, for tests of what is built on matches. */

#include "tests/random_match.h"

enum { TRIES = 100, RESIGN_EVERY = 400, RANDOM_WORD = 64 };

static int32_t random_value(const struct option *o, struct rng *r)
{
	uint32_t range = (uint32_t)(o->max - o->min + 1);
	int32_t value = 0;

	if (o->numbers <= 1)
		return o->min + (int32_t)rng_below(r, range);
	for (int i = 0; i < o->numbers; i++)
		value |= (o->min + (int32_t)rng_below(r, range)) << 8 * i;
	return value;
}

struct setup random_setup(const struct game *g, struct rng *r)
{
	_Alignas(16) unsigned char state[MAX_STATE];
	char word[RANDOM_WORD];

	for (int i = 0; i < TRIES; i++) {
		struct setup how = { .seats = g->min_seats };
		struct text error = text_in(word, sizeof word);

		how.seats += (uint8_t)rng_below(r, (uint32_t)(g->max_seats - g->min_seats + 1));
		for (int k = 0; k < g->n_options; k++)
			how.option[k] = random_value(&g->options[k], r);
		if (game_start(g, &how, state, &error))
			return how;
	}
	return game_usual(g);
}

static void play_one(struct match *m, struct rng *r, struct events *ev)
{
	act legal[MAX_LEGAL];
	uint64_t seed = rng_next(r);
	seatset pending = m->g->pending(m->state);
	int seat = nth_bit(pending, (int)rng_below(r, (uint32_t)count_bits(pending)));
	struct why why;
	int n;

	if (seat == SEAT_CHANCE) {
		CHECK(match_roll(m, fate_seeded(&seed), ev));
		return;
	}
	n = m->g->legal(m->state, seat, legal);
	CHECK(n > 0);
	CHECK(match_play(m, seat, m->stamp[seat], legal[rng_below(r, (uint32_t)n)], ev, &why) ==
		  PLAYED);
}

void random_match(struct match *m, const struct game *g, struct ply *log, int cap, int plies,
				  uint64_t seed, struct events *last)
{
	char word[RANDOM_WORD];
	struct text error = text_in(word, sizeof word);
	struct rng r = rng_from(seed);
	struct setup how = random_setup(g, &r);

	if (last) /* it may still hold what happened last in another match */
		last->n = 0;
	CHECK(match_start(m, g, &how, log, cap, &error));
	while (m->n < plies && !match_over(m)) {
		if (last)
			last->n = 0;
		play_one(m, &r, last);
		if (!rng_below(&r, RESIGN_EVERY))
			match_resign(m, (int)rng_below(&r, how.seats));
	}
}
