/* tests/conform/doubt.c -- promise 8 over many positions: is every secret byte sometimes in doubt?
 *
 * A view that leaks survives imagining if imagine() copies the leak.  Then a secret that changes
 * from game to game is never imagined wrongly, which this file notices. */

#include "tests/conform/conform.h"

#include <stdlib.h>
#include <string.h>

enum {
	ENOUGH_GAMES = 20, /* in which the byte was not what it usually is, while somebody looked */
	ENOUGH_POSITIONS = 200,
};

struct byte_doubt {
	uint32_t positions, games; /* where it differed from the first value ever seen */
	bool now;                  /* it did so in this game */
	seatset doubted;           /* by these viewers; bit 7: the spectator */
};

struct doubt {
	bool begun;
	unsigned char first[MAX_STATE];
	struct byte_doubt at[MAX_STATE];
};

struct doubt *new_doubt(void)
{
	struct doubt *d = calloc(1, sizeof *d);

	CHECK(d);
	return d;
}

/* Whose secret a byte is: a seat, SEAT_NOBODY for the box, -1 for none. */
static int owner_of(const struct run *run, int byte)
{
	const struct game *g = run->g;

	if (byte >= g->box_offset && byte < g->box_offset + g->box_size)
		return SEAT_NOBODY;
	if (byte >= g->own_offset && byte < g->own_offset + g->own_size * run->how.seats)
		return (byte - g->own_offset) / g->own_size;
	return -1;
}

void note_doubt(struct run *run, const void *state, const void *imagined, int seat)
{
	struct doubt *d = run->doubt;
	const unsigned char *truth = state, *guess = imagined;

	if (!d->begun)
		memcpy(d->first, truth, run->g->state_size);
	d->begun = true;
	for (int i = 0; i < run->g->state_size; i++) {
		if (seat == SEAT_NOBODY && truth[i] != d->first[i]) {
			d->at[i].positions++;
			d->at[i].now = true;
		}
		if (truth[i] != guess[i])
			d->at[i].doubted |= SEAT_BIT(seat);
	}
}

void note_game(struct run *run)
{
	for (int i = 0; i < run->g->state_size; i++) {
		run->doubt->at[i].games += run->doubt->at[i].now;
		run->doubt->at[i].now = false;
	}
}

static bool must_doubt(int owner, int seat) { return seat != owner || owner == SEAT_NOBODY; }

/* What lies in the box may have been put there by one seat, always the same one: a card that only
 * the third courier can ever bury at that depth.  More than one such seat is a leak. */
static int allowed_to_know(int owner) { return owner == SEAT_NOBODY ? 1 : 0; }

static void check_byte(struct run *run, int byte, int owner)
{
	const struct byte_doubt *b = &run->doubt->at[byte];
	int sure = 0;

	for (int k = 0; k < n_viewers(run); k++) {
		int seat = viewer(run, k);
		if (!must_doubt(owner, seat) || (b->doubted & SEAT_BIT(seat)))
			continue;
		if (seat == SEAT_NOBODY || ++sure > allowed_to_know(owner))
			broken(run, SECRET, "byte %d of the state, a secret of %s, is never in doubt for %s",
				   byte, owner == SEAT_NOBODY ? "the box" : seat_word(run->g, owner),
				   seat_word(run->g, seat));
	}
}

void check_doubt(struct run *run)
{
	for (int i = 0; i < run->g->state_size && !run->g->open; i++) {
		const struct byte_doubt *b = &run->doubt->at[i];
		int owner = owner_of(run, i);

		if (owner >= 0 && b->games >= ENOUGH_GAMES && b->positions >= ENOUGH_POSITIONS)
			check_byte(run, i, owner);
	}
}
