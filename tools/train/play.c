/* tools/train/play.c -- games to learn from: several judges at one table, and all kinds of
 * mistakes.
 *
 * A judge that has only seen good play is blind off that path.  So every player of a game draws
 * whose judgement he follows, how he errs, how often, and until when.  Positions are taken evenly
 * from the whole game, with what each seat won in the end. */

#include "tools/train/train.h"

#include "core/playout.h"

#include <stdio.h>
#include <stdlib.h>

/* A sample is a row of small numbers: game (two), ply, plies, left, table, may_win, nothing; what
 * each row won of ONE_WIN; the newest judge's and the hand judge's shares; the features. */
enum { KEPT = 24, FIXED = 8 + 3 * MAX_ROWS, MAGIC = 0x52554249 };

enum error { NO_ERROR, ANYTHING, SECOND_BEST, OTHER_JUDGE, NOISE, N_ERRORS };

struct temper {
	struct chair chair, other;
	enum error error;
	uint32_t one_in, until; /* decisions */
};

struct sitting {
	const struct order *order;
	const struct mind *mind;
	struct player player[2];
	int rows, width;
	int16_t *samples; /* KEPT of each game */
	int *kept;
};

struct table {
	const struct sitting *s;
	struct temper seat[MAX_SEATS];
	uint32_t decisions[MAX_SEATS];
	_Alignas(16) unsigned char state[MAX_STATE];
	struct rng r;
	int16_t *samples;
	int seen, ply;
};

/* ---- how they play ----------------------------------------------------------------------------
 */

/* The newest judge sits in every other chair. */
static const struct game *draw_mind(struct table *t)
{
	int n = t->s->order->n_judges;
	int i = rng_below(&t->r, 2) ? 0 : (int)rng_below(&t->r, (uint32_t)n);

	return &t->s->mind[i].g;
}

static struct temper draw_temper(struct table *t)
{
	static const uint8_t rates[] = { 3, 10, 30 };
	struct temper temper = { .chair = { .player = t->s->player[rng_below(&t->r, 8) == 0],
										.mind = draw_mind(t) },
							 .other = { .mind = draw_mind(t) },
							 .error = rng_below(&t->r, 2) ? rng_below(&t->r, N_ERRORS) : NO_ERROR,
							 .one_in = rates[rng_below(&t->r, LEN(rates))],
							 .until = 1u << rng_below(&t->r, 10) };

	forget_advice(&temper.chair.advice);
	forget_advice(&temper.other.advice);
	return temper;
}

/* The best by the judge's word, each of which is off by up to `off`, and what was best of the rest.
 */
static act choose_by_word(const struct temper *temper, const struct decision *d, uint32_t off,
						  bool second)
{
	_Alignas(16) unsigned char view[MAX_VIEW], world[MAX_STATE];
	const struct game *g = temper->chair.mind;
	int32_t best = -1, next = -1;
	act chosen = 0, runner_up = 0;

	game_view(g, d->state, d->seat, view);
	game_imagine(g, world, view, d->seat, d->r);
	for (int i = 0; i < d->n; i++) {
		int32_t word = word_on(g, tuning_of(g), world, d->seat, d->legal[i]) +
					   (int32_t)rng_below(d->r, off + 1);
		if (word > best) {
			next = best, runner_up = chosen;
			best = word, chosen = d->legal[i];
		} else if (word > next) {
			next = word, runner_up = d->legal[i];
		}
	}
	return second ? runner_up : chosen;
}

static act decide(struct temper *temper, const struct decision *d, bool errs)
{
	enum { SMALL = 100, LARGE = 1500 };

	switch (errs ? temper->error : NO_ERROR) {
	case ANYTHING: return d->legal[rng_below(d->r, (uint32_t)d->n)];
	case SECOND_BEST: return choose_by_word(temper, d, 0, true);
	case OTHER_JUDGE: return ask(&temper->other, d);
	case NOISE: return choose_by_word(temper, d, rng_below(d->r, 2) ? SMALL : LARGE, false);
	default: return ask(&temper->chair, d);
	}
}

static void take_turn(struct table *t, int seat, void *arena)
{
	const struct game *g = t->s->order->g;
	struct temper *temper = &t->seat[seat];
	act legal[MAX_LEGAL];
	int n = g->legal(t->state, seat, legal);
	struct decision d = { t->state, seat, legal, n, &t->r, arena };
	bool errs = t->decisions[seat]++ < temper->until && !rng_below(&t->r, temper->one_in);

	g->apply(t->state, seat, n == 1 ? legal[0] : decide(temper, &d, errs), NULL);
}

/* ---- what is kept -----------------------------------------------------------------------------
 */

static void write_sample(struct table *t, int16_t *to)
{
	const struct sitting *s = t->s;
	const struct game *g = s->order->g, hand = game_judged_by_hand(g);
	int32_t now[MAX_SEATS], before[MAX_SEATS];
	struct glance look;

	g->glance(t->state, &look);
	game_judge(&s->mind[0].g, t->state, now);
	game_judge(&hand, t->state, before);
	to[2] = (int16_t)t->ply;
	to[4] = look.left;
	to[5] = look.table;
	to[6] = look.may_win;
	for (int seat = 0; seat < MAX_SEATS; seat++) {
		to[8 + MAX_ROWS + seat] = (int16_t)now[seat];
		to[8 + 2 * MAX_ROWS + seat] = (int16_t)before[seat];
	}
	for (int row = 0; row < s->rows; row++) {
		int from = row < g->max_seats ? row : ROW_NOBODY;
		for (int i = 0; i < g->n_features && (look.may_win & SEAT_BIT(from)); i++)
			to[FIXED + row * g->n_features + i] = look.f[from][i];
	}
}

/* Every position of the game is as likely to be kept as any other. */
static void look_on(struct table *t)
{
	int at = t->seen < KEPT ? t->seen : (int)rng_below(&t->r, (uint32_t)t->seen + 1);
	int width = t->s->width;

	t->seen++;
	if (at >= KEPT)
		return;
	for (int i = 0; i < width; i++)
		t->samples[at * width + i] = 0;
	write_sample(t, t->samples + at * width);
}

static void finish(struct table *t, int game)
{
	int16_t won[MAX_ROWS];
	int n = t->seen < KEPT ? t->seen : KEPT;

	share_wins(t->s->order->g, t->state, won);
	for (int i = 0; i < n; i++) {
		int16_t *to = t->samples + i * t->s->width;
		to[0] = (int16_t)(game & 0x7fff);
		to[1] = (int16_t)(game >> 15);
		to[3] = (int16_t)t->ply;
		for (int row = 0; row < MAX_ROWS; row++)
			to[8 + row] = won[row];
	}
	t->s->kept[game] = n;
}

static void play_game(int game, void *arena, void *of)
{
	const struct sitting *s = of;
	const struct order *o = s->order;
	struct table t = { .s = s, .r = rng_from(mix64(o->seed) + (uint64_t)game) };
	struct setup how = o->any_seats && o->any_scenario ? any_setup(o->g, &o->how, &t.r) : o->how;
	seatset pending;

	t.samples = s->samples + (size_t)game * KEPT * (size_t)s->width;
	CHECK(!o->g->setup(t.state, &how).clause);
	for (int seat = 0; seat < how.seats; seat++)
		t.seat[seat] = draw_temper(&t);
	for (; (pending = o->g->pending(t.state)) != 0; t.ply++) {
		int seat = next_seat(pending);
		look_on(&t);
		if (seat == SEAT_CHANCE)
			o->g->apply(t.state, seat, random_outcome(o->g, t.state, &t.r), NULL);
		else
			take_turn(&t, seat, arena);
	}
	finish(&t, game);
}

/* ---- the command ------------------------------------------------------------------------------
 */

static int write_samples(const struct sitting *s)
{
	const struct order *o = s->order;
	int32_t head[8] = {
		MAGIC, s->rows, o->g->n_features, o->g->n_tables, FIXED, MAX_ROWS, o->games
	};
	FILE *f = fopen(o->out, "wb");
	bool fine = f && fwrite(head, sizeof head, 1, f) == 1;

	for (int game = 0; fine && game < o->games; game++) {
		size_t n = (size_t)s->kept[game];
		const int16_t *from = s->samples + (size_t)game * KEPT * (size_t)s->width;
		fine = fwrite(from, (size_t)s->width * sizeof *from, n, f) == n;
	}
	if (f && fclose(f))
		fine = false;
	if (!fine)
		fprintf(stderr, "train: cannot write '%s'\n", o->out);
	return !fine;
}

int play_command(const struct order *o)
{
	static struct mind mind[MAX_MINDS];
	struct order order = *o;
	struct sitting s = { .order = &order, .mind = mind };
	int status;

	if (!order.out)
		return fputs("train: play needs --out FILE\n", stderr), 2;
	if (!order.n_judges)
		order.judge[order.n_judges++] = "learned";
	for (int i = 0; i < order.n_judges; i++)
		if (!read_mind(o->g, order.judge[i], &mind[i]))
			return 1;
	if (!read_player(o->g, o->old_player, &s.player[0]) ||
		!read_player(o->g, o->new_player, &s.player[1]))
		return 1;
	s.rows = o->g->max_seats + o->g->nobody_may_win;
	s.width = FIXED + s.rows * o->g->n_features;
	s.samples = malloc((size_t)o->games * KEPT * (size_t)s.width * sizeof *s.samples);
	s.kept = calloc((size_t)o->games, sizeof *s.kept);
	CHECK(s.samples && s.kept);
	share_work(0, o->games, play_game, &s);
	status = write_samples(&s);
	free(s.samples);
	free(s.kept);
	return status;
}
