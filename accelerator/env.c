/* accelerator/env.c -- many games that step together in the card's memory: begin, step, observe.
 *
 * A game that is over stays so for one step, to be looked at; with the next it begins again. */

#include "accelerator/env.h"

#include "accelerator/layer.h"
#include "core/playout.h"

extern const struct game card_game;
#define G (&card_game)

static void *state_at(const struct env *e, int64_t i) { return e->states + i * e->state_stride; }

static void begin(const struct env *e, int64_t i)
{
	struct setup how = game_usual(G);

	how.seats = (uint8_t)e->seats;
	for (int k = 0; k < e->given; k++)
		how.option[k] = e->options[k];
	card_game.setup(state_at(e, i), &how);
	e->over[i] = 0;
}

/* Chance is played on until somebody has something to decide. */
static seatset settle(const struct env *e, int64_t i)
{
	void *state = state_at(e, i);
	seatset pending;

	while ((pending = card_game.pending(state)) == SEAT_BIT(SEAT_CHANCE))
		card_game.apply(state, SEAT_CHANCE, random_outcome(G, state, &e->chance[i]), NULL);
	return pending;
}

static void tell_end(const struct env *e, int64_t i)
{
	struct standing st;

	card_game.standing(state_at(e, i), &st);
	for (int seat = 0; seat < MAX_SEATS; seat++) {
		e->points[i * MAX_SEATS + seat] = st.points[seat];
		e->place[i * MAX_SEATS + seat] = st.place[seat];
	}
	e->over[i] = 1;
	e->count[i] = 0;
	e->seat[i] = SEAT_NOBODY;
}

static void tell_choices(const struct env *e, int64_t i, int seat)
{
	_Alignas(16) unsigned char view[MAX_VIEW];
	act *legal = e->legal + i * e->max_legal;

	e->seat[i] = seat;
	e->count[i] = card_game.legal(state_at(e, i), seat, legal);
	game_view(G, state_at(e, i), seat, view);
	if (card_game.planes)
		game_observe(G, view, seat, e->observation + i * e->observation_size);
}

static void look(const struct env *e, int64_t i)
{
	seatset pending = settle(e, i);

	if (pending)
		tell_choices(e, i, next_seat(pending));
	else
		tell_end(e, i);
	for (int64_t k = 0; k < e->max_legal; k++)
		e->mask[i * e->max_legal + k] = k < e->count[i];
}

KERNEL(env_sizes)
{
	struct env *e = tray_;

	if (thread_index() == 0) {
		e->state_stride = (card_game.state_size + 15) / 16 * 16;
		e->observation_size = observation_size(G);
		e->max_legal = card_game.max_legal;
	}
}

KERNEL(env_reset)
{
	struct env *e = tray_;

	for (int64_t i = thread_index(); i < e->n; i += thread_count()) {
		e->chance[i] = rng_from(stir(e->seed, (uint64_t)i));
		begin(e, i);
		look(e, i);
	}
}

/* A choice that is none is taken for the first. */
KERNEL(env_step)
{
	struct env *e = tray_;

	for (int64_t i = thread_index(); i < e->n; i += thread_count()) {
		int32_t at = e->choice[i];
		if (e->over[i])
			begin(e, i);
		else
			card_game.apply(state_at(e, i), e->seat[i],
							e->legal[i * e->max_legal + (at < 0 || at >= e->count[i] ? 0 : at)],
							NULL);
		look(e, i);
	}
}
