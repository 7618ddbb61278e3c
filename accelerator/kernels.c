/* accelerator/kernels.c -- what a card does: the laboratory's games, many at once.
 *
 * The games, the bots and the laboratory's own files are compiled with this as they are; here is
 * only who plays what.  card_game is the game of the module. */

#include "accelerator/kernels.h"

#include "accelerator/ahead.h"
#include "accelerator/card_trouble.h"
#include "accelerator/layer.h"

extern const struct game card_game;
extern const struct bot bot_random, bot_greedy;
#define G (&card_game)

static uint32_t trouble;

void report_trouble(uint32_t kind) { or_shared(&trouble, kind); }

/* ---- who chooses --------------------------------------------------------------------------- */

static void choose(const struct question *q, struct answer *out)
{
	if (q->budget.iterations == CARD_GREEDY)
		bot_greedy.choose(q, out);
	else
		bot_random.choose(q, out);
}
const struct bot card_bot = { .id = "card", .choose = choose };

/* No player of a card searches, and none sits outside. */
const struct player card_player = { .tuned = false };

void ask_mind(const struct player *p, struct question *q, struct answer *out)
{
	q->budget.iterations = p->iterations;
	choose(q, out);
}

static bool never(void *with)
{
	(void)with;
	return false;
}
const struct worker card_worker = { .is_interrupted = never };

/* ---- before and after -------------------------------------------------------------------------
 */

static const struct weight *weights_of(const struct card_player *p)
{
	if (p->judge == JUDGE_GIVEN)
		return p->weights;
	return p->judge == JUDGE_BY_HAND ? card_game.by_hand : card_game.weights;
}

static void seat_players_here(struct tray *d)
{
	d->job.g = G;
	for (int i = 0; i < MAX_SEATS; i++) {
		struct player *p = &d->job.player[i];
		p->bot = &card_bot;
		p->iterations = (uint32_t)d->player[i].bot;
		p->mind = card_game;
		p->mind.weights = weights_of(&d->player[i]);
	}
}

static struct chest fresh_chest(struct tray *d, size_t i)
{
	return (struct chest){ .item = d->items + i * d->chest_cap,
						   .slot = d->slots + 2 * i * d->chest_cap,
						   .held = d->held + i * d->chest_cap,
						   .cap = d->chest_cap };
}

static void lay_log(const struct tray *d, struct results *r)
{
	r->log = d->log;
	r->log_first = d->log_first;
	r->log_games = d->log_games;
}

static void furnish(struct tray *d, uint32_t i)
{
	struct results *mine = &d->results[i], *fresh = &d->fresh[i];
	size_t variants = (size_t)d->job.n_variants;

	mine->job = fresh->job = &d->job;
	lay_log(d, mine);
	for (size_t v = 0; v < variants; v++) {
		fresh->chest[v] = fresh_chest(d, i * variants + v);
		mine->chest[v] =
			(struct chest){ .item = d->shared + v * d->shared_cap, .cap = d->shared_cap };
	}
	d->workers[i] =
		(struct worker){ .job = &d->job,
						 .results = mine,
						 .fresh = fresh,
						 .course = d->courses + (size_t)i * (card_game.max_actions + 1) };
	if (!IS_BOUND)
		d->workers[i].is_interrupted = never;
}

enum { SLOT_HEAD = 128 };

KERNEL(prepare)
{
	struct tray *d = tray_;

	if (thread_index() == 0) {
		seat_players_here(d);
		trouble = 0;
		d->size_of_tray = sizeof *d;
		d->slot_size = SLOT_HEAD + (card_game.state_size + 15u) / 16 * 16;
	}
	for (uint32_t i = thread_index(); i < d->n_workers; i += thread_count())
		furnish(d, i);
}

/* Rows of 64-bit numbers, one of each worker or block, into one row. */
static void add_rows(const int64_t *rows, size_t width, size_t pitch, size_t n, int64_t *to)
{
	for (size_t at = thread_index(); at < width; at += thread_count()) {
		int64_t sum = 0;
		for (size_t i = 0; i < n; i++)
			sum += rows[i * pitch + at];
		to[at] = sum;
	}
}

KERNEL(add_up)
{
	struct tray *d = tray_;
	size_t width = sizeof(struct sums) / sizeof(int64_t);

	for (int v = 0; v < d->job.n_variants && d->n_workers; v++)
		add_rows((const int64_t *)&d->results[0].sums[v], width,
				 sizeof *d->results / sizeof(int64_t), d->n_workers, (int64_t *)&d->sums[v]);
	if (d->n_blocks)
		add_rows((const int64_t *)d->quick, sizeof *d->quick / sizeof(int64_t),
				 sizeof *d->quick / sizeof(int64_t), d->n_blocks, (int64_t *)&d->quick_sum);
	if (thread_index() == 0)
		d->trouble = trouble;
}

/* ---- watched games ------------------------------------------------------------------------------
 */

KERNEL(watch_parts)
{
	struct tray *d = tray_;
	uint64_t part;

	if (thread_index() >= d->n_workers)
		return;
	while ((part = add_shared(&d->next_part, 1)) < (uint64_t)d->n_parts)
		play_deal(&d->workers[thread_index()], (d->first_part + (int64_t)part) * d->job.stride);
}

/* ---- quick games, each thread its own ----------------------------------------------------------
 */

static void add_quick_game(struct quick *q, int seats, const struct standing *st, struct tally t)
{
	unsigned winners = 0;

	add_shared(&q->tally.actions, t.actions);
	add_shared(&q->tally.decisions, t.decisions);
	add_shared((uint64_t *)&q->actions_squared, t.actions * t.actions);
	add_shared((uint64_t *)&q->decisions_squared, t.decisions * t.decisions);
	for (int seat = 0; seat < seats; seat++) {
		int64_t points = st->points[seat];
		add_shared((uint64_t *)&q->points[seat], (uint64_t)points);
		add_shared((uint64_t *)&q->squares[seat], (uint64_t)(points * points));
		winners |= (unsigned)(st->place[seat] == 1) << seat;
	}
	add_shared((uint64_t *)&q->winners[winners], 1);
}

static uint64_t end_game(struct tray *d, const void *state, int64_t game, struct tally length,
						 uint64_t digest)
{
	struct standing st;

	card_game.standing(state, &st);
	add_quick_game(&d->quick[block_index()], d->job.seats, &st, length);
	if (d->log) {
		struct results r;
		struct worker w = { .job = &d->job, .results = &r };
		lay_log(d, &r);
		log_quick(&w, game, &st, length);
	}
	return digest_end(digest, &st, length);
}

static uint64_t play_unit(struct tray *d, struct unit u, bool picks)
{
	_Alignas(16) unsigned char state[MAX_STATE];
	struct rng r = rng_from(seed_of(&d->job, u.from, 0));
	uint64_t digest = 0;

	for (int64_t game = u.from; game < u.to; game++) {
		struct tally length = { 0, 0 };
		card_game.setup(state, &d->job.how[0]);
		play_out(G, state, &r, &length, picks);
		digest = end_game(d, state, game, length, digest);
	}
	return digest;
}

static void play_units(struct tray *d, bool picks)
{
	uint64_t i;

	while ((i = add_shared(&d->next_unit, 1)) < (uint64_t)d->n_units) {
		uint64_t digest = play_unit(d, unit_at(d, (int64_t)i), picks);
		if (d->digests)
			d->digests[i] = digest;
	}
}

KERNEL(quick_plain) { play_units(tray_, false); }

/* Without lists: other games, equally likely; for measuring. */
KERNEL(quick_picks)
{
	if (card_game.pick)
		play_units(tray_, true);
}

/* ---- quick games, sorted by what comes next
 * ------------------------------------------------------
 *
 * Threads of a warp that do different things wait for each other.  So a block has a slot for each
 * of many games, and before every ply sorts them by what is to be done there: neighbours do
 * the same.  What a game is does not depend on who plays it: a slot has the generator. */

struct slot {
	struct rng r;
	struct unit unit; /* `from` is the game being played */
	struct tally length;
	uint64_t digest, number;
	int32_t seat;
	_Alignas(16) unsigned char state[];
};
_Static_assert(offsetof(struct slot, state) <= SLOT_HEAD, "a slot's head");

/* What comes next: a step, a kind of chance, the end of a game, or nothing any more. */
enum { MOST_KEYS = MAX_STEPS + MAX_VERBS + 2, MOST_SLOTS = 4096 };
#define KEY_CHANCE ((uint32_t)card_game.n_steps)
#define KEY_OVER   (KEY_CHANCE + (uint32_t)card_game.n_verbs)
#define KEY_DONE   (KEY_OVER + 1)
#define N_KEYS     (KEY_DONE + 1)

BLOCK_SHARED uint32_t many[MOST_KEYS], start[MOST_KEYS];
BLOCK_SHARED uint16_t rank[MOST_SLOTS], order[MOST_SLOTS];
BLOCK_SHARED uint8_t keys[MOST_SLOTS];

static uint32_t find_key(struct slot *s)
{
	seatset pending = card_game.pending(s->state);

	if (!pending)
		return KEY_OVER;
	s->seat = next_seat(pending);
	if (s->seat == SEAT_CHANCE)
		return KEY_CHANCE + card_game.lot(s->state).verb;
	return card_game.prompt(s->state, s->seat).step;
}

static bool take_unit(struct tray *d, struct slot *s)
{
	do {
		s->number = add_shared(&d->next_unit, 1);
		if (s->number >= (uint64_t)d->n_units)
			return false;
		s->unit = unit_at(d, (int64_t)s->number);
	} while (s->unit.from >= s->unit.to);
	s->r = rng_from(seed_of(&d->job, s->unit.from, 0));
	s->digest = 0;
	return true;
}

static bool begin_game(struct tray *d, struct slot *s)
{
	if (s->unit.from >= s->unit.to && !take_unit(d, s))
		return false;
	s->length = (struct tally){ 0, 0 };
	card_game.setup(s->state, &d->job.how[0]);
	return true;
}

static uint32_t end_and_begin(struct tray *d, struct slot *s)
{
	s->digest = end_game(d, s->state, s->unit.from, s->length, s->digest);
	if (++s->unit.from == s->unit.to && d->digests)
		d->digests[s->number] = s->digest;
	return begin_game(d, s) ? find_key(s) : KEY_DONE;
}

static uint32_t play_ply(struct slot *s)
{
	act legal[MAX_LEGAL];
	act a;

	if (s->seat == SEAT_CHANCE) {
		a = random_outcome(G, s->state, &s->r);
	} else {
		int n = card_game.legal(s->state, s->seat, legal);
		a = legal[rng_below(&s->r, (uint32_t)n)];
		s->length.decisions++;
	}
	card_game.apply(s->state, s->seat, a, NULL);
	s->length.actions++;
	return find_key(s);
}

static struct slot *slot_at(const struct tray *d, uint32_t i)
{
	size_t at = (size_t)block_index() * d->slots_of_block + i;

	return (struct slot *)(void *)(d->games + at * d->slot_size);
}

/* A counting sort by key, into `order`. */
static void sort_slots(uint32_t n)
{
	for (uint32_t i = thread_of_block(); i < N_KEYS; i += block_threads())
		many[i] = 0;
	wait_for_block();
	for (uint32_t i = thread_of_block(); i < n; i += block_threads())
		rank[i] = (uint16_t)add_in_block(&many[keys[i]], 1);
	wait_for_block();
	for (uint32_t i = thread_of_block(); i < N_KEYS; i += block_threads()) {
		uint32_t before = 0;
		for (uint32_t k = 0; k < i; k++)
			before += many[k];
		start[i] = before;
	}
	wait_for_block();
	for (uint32_t i = thread_of_block(); i < n; i += block_threads())
		order[start[keys[i]] + rank[i]] = (uint16_t)i;
	wait_for_block();
}

KERNEL(quick_sorted)
{
	struct tray *d = tray_;
	uint32_t n = d->slots_of_block;

	for (uint32_t i = thread_of_block(); i < n; i += block_threads()) {
		struct slot *s = slot_at(d, i);
		s->unit = (struct unit){ 0, 0 };
		keys[i] = (uint8_t)(begin_game(d, s) ? find_key(s) : KEY_DONE);
	}
	wait_for_block();
	for (;;) {
		sort_slots(n);
		if (start[KEY_DONE] == 0)
			return;
		for (uint32_t i = thread_of_block(); i < start[KEY_DONE]; i += block_threads()) {
			uint32_t at = order[i];
			struct slot *s = slot_at(d, at);
			keys[at] = (uint8_t)(keys[at] == KEY_OVER ? end_and_begin(d, s) : play_ply(s));
		}
		wait_for_block();
	}
}

/* ---- one step ahead, for measuring --------------------------------------------------------------
 */

KERNEL(step_games)
{
	struct tray *d = tray_;
	_Alignas(16) unsigned char state[MAX_STATE];
	uint64_t game, digest = 0;
	struct tally sum = { 0, 0 };

	while ((game = add_shared(&d->next_unit, 1)) < (uint64_t)d->step_games) {
		struct rng r = rng_from(seed_of(&d->job, (int64_t)game, 0));
		struct tally length = { 0, 0 };
		struct standing st;
		card_game.setup(state, &d->job.how[0]);
		play_ahead(G, state, &r, &length);
		card_game.standing(state, &st);
		digest += digest_end(game, &st, length);
		sum.actions += length.actions;
		sum.decisions += length.decisions;
	}
	add_shared(&d->step_digest, digest);
	add_shared(&d->step_tally.actions, sum.actions);
	add_shared(&d->step_tally.decisions, sum.decisions);
}
