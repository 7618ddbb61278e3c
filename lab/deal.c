/* lab/deal.c -- one deal: the same dice for every turn round the table and every variant.
 *
 * Games of players who only play at random are not paired with anything; most of them take the
 * short way, through the loop that `rubicon bench` measures. */

#include "lab/lab.h"

#include "core/playout.h"

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

int64_t count_deals(const struct job *job) { return (job->games + job->turns - 1) / job->turns; }

static uint64_t seed_of(const struct job *job, int64_t deal, int variant)
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

static void add_game(const struct job *job, struct sums *t, const struct facts *f, bool watched)
{
	t->games++;
	moments_add(&t->length, f->actions, 0);
	moments_add(&t->decisions, f->decisions, 0);
	for (int seat = 0; seat < job->seats; seat++) {
		int row = job->player[f->player[seat]].row;
		add_seat(t, f, seat, row);
		if (!watched)
			continue;
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
	for (int seat = 0; seat < job->seats; seat++) {
		int row = job->player[f->player[seat]].row;
		s->x[WIN_OF_SEAT + seat] += f->win[seat];
		s->y[WIN_OF_SEAT + seat] += f->luck[seat];
		s->x[POINTS_OF_SEAT + seat] += f->points[seat];
		s->y[POINTS_OF_SEAT + seat] += f->luck[seat];
		s->x[WIN_OF_ROW + row] += f->win[seat];
		s->y[WIN_OF_ROW + row] += f->luck[seat];
	}
}

static void add_deal(struct sums *t, const struct sample *s, const struct sample *first)
{
	for (int m = 0; m < N_METRICS; m++) {
		moments_add(&t->deal[m], s->x[m], s->y[m]);
		moments_add(&t->gap[m], s->x[m] - first->x[m], s->y[m] - first->y[m]);
	}
}

/* ---- playing ----------------------------------------------------------------------------------
 */

static void play_quickly(struct worker *w, uint64_t seed, struct facts *f)
{
	const struct game *g = w->job->g;
	_Alignas(16) unsigned char state[MAX_STATE];
	struct rng r = rng_from(seed);
	struct tally tally = { 0, 0 };

	g->setup(state, &w->job->how[0]);
	play_randomly(g, state, &r, &tally);
	end_facts(w->job, state, f);
	f->actions = (int64_t)tally.actions;
	f->decisions = (int64_t)tally.decisions;
}

static bool is_watched(const struct job *job, int64_t deal)
{
	return job->stride == 1 || deal % job->stride == 0;
}

static void play_one(struct worker *w, int64_t deal, int turn, int variant, struct facts *f)
{
	const struct job *job = w->job;
	int lineup[MAX_SEATS];
	bool watched = is_watched(job, deal);

	*f = (struct facts){ .played = 1 };
	line_up(job, deal, turn, lineup);
	for (int seat = 0; seat < job->seats; seat++)
		f->player[seat] = lineup[seat];
	if (watched)
		watch_game(w, variant, seed_of(job, deal, variant), lineup, f);
	else
		play_quickly(w, seed_of(job, deal, variant), f);
	add_game(job, &w->results->sums[variant], f, watched);
	if (job->keeps_log)
		w->results->log[variant * job->games + deal * job->turns + turn] = *f;
}

void play_deal(struct worker *w, int64_t deal)
{
	const struct job *job = w->job;
	struct sample sample[MAX_VARIANTS] = { { { 0 }, { 0 } } };
	int64_t left = job->games - deal * job->turns;
	int turns = left < job->turns ? (int)left : job->turns;
	struct facts f;

	for (int turn = 0; turn < turns; turn++)
		for (int variant = 0; variant < job->n_variants; variant++) {
			play_one(w, deal, turn, variant, &f);
			add_to_sample(job, &sample[variant], &f);
		}
	if (turns < job->turns || !is_watched(job, deal))
		return;
	for (int variant = 0; variant < job->n_variants; variant++)
		add_deal(&w->results->sums[variant], &sample[variant], &sample[0]);
}
