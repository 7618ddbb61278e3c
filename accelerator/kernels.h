/* accelerator/kernels.h -- what the processor lays on the tray for the kernels, and finds there.
 *
 * Both read the same structs: a card's C has the sizes and alignments of the processor's, and
 * prepare() says its own, to be compared.  Pointers are the card's, all of them. */

#ifndef ACCELERATOR_KERNELS_H
#define ACCELERATOR_KERNELS_H

#include "lab/lab.h"

/* Who can play on a card; the number travels as the player's budget, which these bots ignore. */
enum card_bot { CARD_RANDOM, CARD_GREEDY };
enum card_judge { JUDGE_LEARNED, JUDGE_BY_HAND, JUDGE_GIVEN };

struct card_player {
	int32_t bot, judge;
	const struct weight *weights; /* of JUDGE_GIVEN */
};

/* Why a launch has to be repeated with more room. */
enum { TROUBLE_GAME_CHEST = 1, TROUBLE_SHARED_CHEST = 2 };

struct tray {
	struct job job;
	struct card_player player[MAX_SEATS];
	int64_t first_part, n_parts;
	uint64_t next_part, next_unit; /* that nobody has taken yet */

	/* Watched games: a worker for each thread. */
	struct worker *workers;
	struct results *results, *fresh; /* of each worker */
	struct sums *worker_sums;
	int16_t (*courses)[MAX_SEATS];
	struct item *items; /* fresh chests: of each worker and variant */
	uint32_t *slots, *held;
	struct item *shared; /* one chest for each variant, that all pour into */
	uint32_t n_workers, chest_cap, shared_cap;
	struct facts *log; /* of these games */
	int64_t log_first, log_games;

	/* Quick games: units of at most BATCH, so many of each part. */
	int64_t units_of_part, n_units;
	struct quick *quick; /* of each block */
	uint32_t n_blocks, slots_of_block;
	unsigned char *games; /* slots_of_block times n_blocks, of slot_size each */
	uint64_t *digests;    /* of each unit, or NULL */
	uint32_t slot_size;   /* prepare() says */

	/* What came out. */
	struct sums sums[MAX_VARIANTS];
	struct quick quick_sum;
	uint32_t trouble, size_of_tray;

	/* For measuring: games one step ahead. */
	int64_t step_games;
	struct tally step_tally;
	uint64_t step_digest;
};

/* One number that changes with anything that a quick game's end holds. */
static inline uint64_t digest_end(uint64_t h, const struct standing *st, struct tally length)
{
	h = stir(stir(h, length.actions), length.decisions);
	for (int seat = 0; seat < MAX_SEATS; seat++)
		h = stir(h, (uint64_t)(uint16_t)st->points[seat] << 8 | st->place[seat]);
	return h;
}

/* The games of one unit: from .. to. */
struct unit {
	int64_t from, to;
};
static inline struct unit unit_at(const struct tray *d, int64_t i)
{
	const struct job *job = &d->job;
	int64_t part = d->first_part + i / d->units_of_part;
	int64_t from = part * job->stride + 1 + i % d->units_of_part * BATCH;
	int64_t end = (part + 1) * job->stride;
	int64_t to = from + BATCH;

	if (end > job->games)
		end = job->games;
	return (struct unit){ from, to < end ? to : end };
}

#endif
