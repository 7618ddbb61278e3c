/* lab/deal.c -- one deal: the same dice for every turn round the table and every variant.
 *
 * Games of players who only play at random are not paired with anything.  Where there are many,
 * one in each part is watched and the rest take the short way, through the loop that `rubicon
 * bench` measures. */

#include "lab/lab.h"

void moments_add(struct moments *m, int64_t x, int64_t y)
{
	m->n++;
	m->x += x;
	m->xx += x * x;
	m->y += y;
	m->yy += y * y;
	m->xy += x * y;
}

void sums_add(struct sums *to, const struct sums *from)
{
	int64_t *sum = (int64_t *)to;
	const int64_t *more = (const int64_t *)from;

	for (size_t i = 0; i < sizeof *to / sizeof *sum; i++)
		sum[i] += more[i];
}

uint64_t seed_of(const struct job *job, int64_t deal, int variant)
{
	uint64_t of_run = mix64(job->seed + 0x9e3779b97f4a7c15u);
	uint64_t of_deal = mix64(of_run + 0xd1342543de82ef95u * (uint64_t)(deal + 1));

	return job->unpaired ? mix64(of_deal + (uint64_t)variant) : of_deal;
}

/* Who sits where: one seat further each turn, and every other deal the other way round. */
static void line_up(const struct job *job, int64_t deal, int turn, int lineup[MAX_SEATS])
{
	for (int seat = 0; seat < job->seats; seat++) {
		int at = (seat + turn) % job->seats;
		lineup[seat] = deal & 1 && job->turns > 1 ? job->seats - 1 - at : at;
	}
}

/* ---- adding up ------------------------------------------------------------------------------ */

static void add_seat(struct sums *t, const struct facts *f, int seat, int row)
{
	moments_add(&t->seat_win[seat], f->win[seat], 0);
	moments_add(&t->seat_points[seat], f->points[seat], 0);
	moments_add(&t->row_win[row], f->win[seat], 0);
	moments_add(&t->row_points[row], f->points[seat], 0);
}

static void add_game(const struct job *job, struct sums *t, const struct facts *f)
{
	t->games++;
	moments_add(&t->length, f->actions, 0);
	moments_add(&t->decisions, f->decisions, 0);
	for (int seat = 0; seat < job->seats; seat++) {
		int row = job->player[f->player[seat]].row;
		add_seat(t, f, seat, row);
		moments_add(&t->seat_luck[seat], f->win[seat], f->luck[seat]);
		moments_add(&t->row_luck[row], f->win[seat], f->luck[seat]);
	}
}

struct sample {
	int64_t x[N_METRICS], y[N_METRICS];
};

static void add_to_sample(const struct job *job, struct sample *s, const struct facts *f)
{
	s->x[LENGTH] += f->actions;
	s->x[NOBODY] += ONE_WIN;
	for (int seat = 0; seat < job->seats; seat++) {
		int row = job->player[f->player[seat]].row;
		s->x[WIN_OF_SEAT + seat] += f->win[seat];
		s->y[WIN_OF_SEAT + seat] += f->luck[seat];
		s->x[POINTS_OF_SEAT + seat] += f->points[seat];
		s->y[POINTS_OF_SEAT + seat] += f->luck[seat];
		s->x[WIN_OF_ROW + row] += f->win[seat];
		s->y[WIN_OF_ROW + row] += f->luck[seat];
		s->x[NOBODY] -= f->win[seat];
		s->y[NOBODY] -= f->luck[seat];
	}
}

static void add_deal(struct sums *t, const struct sample *s, const struct sample *first)
{
	for (int m = 0; m < N_METRICS; m++) {
		moments_add(&t->deal[m], s->x[m], s->y[m]);
		moments_add(&t->gap[m], s->x[m] - first->x[m], s->y[m] - first->y[m]);
	}
}

/* ---- the short way -------------------------------------------------------------------------- */

/* How a quick game ended.  So many end before they are added up: then the loop that plays is as
 * tight as bench's, and so are those that add. */
struct end {
	struct standing standing;
	struct tally length;
};

static void play_batch(const struct job *job, int n, struct rng *r, struct end *end)
{
	const struct game *g = job->g;
	_Alignas(16) unsigned char state[MAX_STATE];

	for (int i = 0; i < n; i++) {
		end[i].length = (struct tally){ 0, 0 };
		g->setup(state, &job->how[0]);
		play_randomly(g, state, r, &end[i].length);
		g->standing(state, &end[i].standing);
	}
}

static void add_points(struct quick *q, const struct end *end, int n, int seat)
{
	int64_t points = 0, squares = 0;

	for (int i = 0; i < n; i++) {
		int64_t p = end[i].standing.points[seat];
		points += p;
		squares += p * p;
	}
	q->points[seat] += points;
	q->squares[seat] += squares;
}

static void add_winners(struct quick *q, const struct end *end, int n, int seats)
{
	for (int i = 0; i < n; i++) {
		unsigned winners = 0;
		for (int seat = 0; seat < seats; seat++)
			winners |= (unsigned)(end[i].standing.place[seat] == 1) << seat;
		q->winners[winners]++;
	}
}

static void add_lengths(struct quick *q, const struct end *end, int n)
{
	for (int i = 0; i < n; i++) {
		struct tally length = end[i].length;
		q->tally.actions += length.actions;
		q->tally.decisions += length.decisions;
		q->actions_squared += (int64_t)(length.actions * length.actions);
		q->decisions_squared += (int64_t)(length.decisions * length.decisions);
	}
}

void log_quick(struct worker *w, int64_t game, const struct standing *st, struct tally length)
{
	struct facts *f = line_of(w->results, 0, game);

	*f = (struct facts){ .played = 1 };
	end_facts(w->job, st, f);
	f->actions = (int64_t)length.actions;
	f->decisions = (int64_t)length.decisions;
	for (int seat = 0; seat < w->job->seats; seat++)
		f->player[seat] = seat;
}

static void add_batch(struct worker *w, int64_t from, int n, const struct end *end, struct quick *q)
{
	int seats = w->job->seats;

	for (int seat = 0; seat < seats; seat++)
		add_points(q, end, n, seat);
	add_winners(q, end, n, seats);
	add_lengths(q, end, n);
	for (int i = 0; i < n && w->job->keeps_log; i++)
		log_quick(w, from + i, &end[i].standing, end[i].length);
}

/* Each batch has a generator of its own: so many can be played at once, wherever that is. */
void play_quickly(struct worker *w, int64_t from, int64_t to, struct quick *q)
{
	struct end end[BATCH];

	for (int64_t game = from; game < to; game += BATCH) {
		struct rng r = rng_from(seed_of(w->job, game, 0));
		int n = to - game < BATCH ? (int)(to - game) : BATCH;
		play_batch(w->job, n, &r, end);
		add_batch(w, game, n, end, q);
	}
}

static void add_moments(struct moments *m, int64_t n, int64_t x, int64_t xx)
{
	m->n += n;
	m->x += x;
	m->xx += xx;
}

/* The parts of a win that a seat has of all these games, and their squares. */
static void sum_wins(const struct quick *q, int seat, int64_t *x, int64_t *xx)
{
	*x = *xx = 0;
	for (unsigned winners = 1; winners < 1u << MAX_SEATS; winners++)
		if (winners >> seat & 1) {
			int64_t part = ONE_WIN / count_bits(winners);
			*x += part * q->winners[winners];
			*xx += part * part * q->winners[winners];
		}
}

void add_quick_games(struct sums *s, const struct quick *q, int64_t games, int seats)
{
	s->games += games;
	add_moments(&s->length, games, (int64_t)q->tally.actions, q->actions_squared);
	add_moments(&s->decisions, games, (int64_t)q->tally.decisions, q->decisions_squared);
	for (int seat = 0; seat < seats; seat++) {
		int64_t x, xx;
		sum_wins(q, seat, &x, &xx);
		add_moments(&s->seat_win[seat], games, x, xx);
		add_moments(&s->row_win[0], games, x, xx);
		add_moments(&s->seat_points[seat], games, q->points[seat], q->squares[seat]);
		add_moments(&s->row_points[0], games, q->points[seat], q->squares[seat]);
	}
}

static void play_rest(struct worker *w, int64_t from, int64_t to)
{
	struct quick q = { .tally = { 0, 0 } };

	play_quickly(w, from, to, &q);
	add_quick_games(&w->results->sums[0], &q, to - from, w->job->seats);
}

/* ---- playing ----------------------------------------------------------------------------------
 */

static bool play_one(struct worker *w, int64_t deal, int turn, int variant, struct facts *f)
{
	const struct job *job = w->job;
	int lineup[MAX_SEATS];

	*f = (struct facts){ .played = 1 };
	line_up(job, deal, turn, lineup);
	for (int seat = 0; seat < job->seats; seat++)
		f->player[seat] = lineup[seat];
	if (!watch_game(w, variant, seed_of(job, deal, variant), lineup, f))
		return false;
	add_game(job, &w->fresh->sums[variant], f);
	if (job->keeps_log)
		*line_of(w->results, variant, deal * job->turns + turn) = *f;
	return true;
}

static void keep_deal(struct worker *w)
{
	for (int v = 0; v < w->job->n_variants; v++) {
		sums_add(&w->results->sums[v], &w->fresh->sums[v]);
		chest_pour(&w->results->chest[v], &w->fresh->chest[v]);
		w->fresh->sums[v] = (struct sums){ 0 };
		chest_empty(&w->fresh->chest[v]);
	}
}

bool play_deal(struct worker *w, int64_t deal)
{
	const struct job *job = w->job;
	struct sample sample[MAX_VARIANTS] = { { { 0 }, { 0 } } };
	int64_t left = job->games - deal * job->turns;
	int turns = left < job->turns ? (int)left : job->turns;
	struct facts f;

	for (int turn = 0; turn < turns; turn++)
		for (int variant = 0; variant < job->n_variants; variant++) {
			if (!play_one(w, deal, turn, variant, &f))
				return false;
			add_to_sample(job, &sample[variant], &f);
		}
	for (int variant = 0; variant < job->n_variants && turns == job->turns; variant++)
		add_deal(&w->fresh->sums[variant], &sample[variant], &sample[0]);
	keep_deal(w);
	return true;
}

int64_t count_parts(const struct job *job)
{
	int64_t deals = (job->games + job->turns - 1) / job->turns;

	return (deals + job->stride - 1) / job->stride;
}

bool play_part(struct worker *w, int64_t part)
{
	int64_t from = part * w->job->stride, to = from + w->job->stride;

	if (!play_deal(w, from))
		return false;
	if (to > w->job->games)
		to = w->job->games;
	if (w->job->stride > 1)
		play_rest(w, from + 1, to);
	return true;
}
