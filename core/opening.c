/* core/opening.c -- one number for all that an opening decides: options, board, decks, tables.
 *
 * Boards, decks and tables are told by the game, number by number.  How it is set up and what comes
 * of it is seen by playing: a few games from fixed seeds, every position hashed with the ply that
 * led there as a record writes it.  Nothing counts that is only shown: titles, labels, hints and
 * the JSON for clients may change without a game becoming another one. */

#include "core/match.h"
#include "core/playout.h"

enum { SAMPLE_GAMES = 2, SAMPLE_PLIES = 256, PLY_TEXT = 256 };

static uint64_t stir_text(uint64_t h, const char *s)
{
	while (*s)
		h = stir(h, (unsigned char)*s++);
	return stir(h, 0);
}

void fact(struct table_facts *out, uint64_t n) { out->hash = stir(out->hash, n); }
void fact_word(struct table_facts *out, const char *word)
{
	out->hash = stir_text(out->hash, word);
}

void fact_bytes(struct table_facts *out, const uint8_t *bytes, int n)
{
	for (int i = 0; i < n; i++)
		fact(out, bytes[i]);
}

/* By name: a row may be added before it. */
static uint64_t stir_options(const struct game *g, const struct setup *how, unsigned options,
							 uint64_t h)
{
	for (int i = 0; i < g->n_options; i++)
		if (options >> i & 1) {
			h = stir_text(h, g->options[i].name);
			h = stir(h, (uint32_t)how->option[i]);
		}
	return h;
}

static uint64_t stir_ply(const struct game *g, int seat, act a, uint64_t h)
{
	char written[PLY_TEXT];
	struct text t = text_in(written, sizeof written);

	arg_word(g, ARG_SEAT, seat, &t);
	text_char(&t, ' ');
	act_text(g, a, &t);
	return stir_text(h, written);
}

static act sample_action(const struct game *g, const void *state, int seat, struct rng *r)
{
	act legal[MAX_LEGAL];

	if (seat == SEAT_CHANCE)
		return random_outcome(g, state, r);
	return legal[rng_below(r, (uint32_t)g->legal(state, seat, legal))];
}

static uint64_t stir_game(const struct game *g, const struct setup *how, uint64_t seed, uint64_t h)
{
	_Alignas(16) unsigned char state[MAX_STATE];
	char error[1];
	struct text t = text_in(error, sizeof error);
	struct rng r = rng_from(seed);
	seatset pending;

	CHECK(game_start(g, how, state, &t));
	h = stir(h, position_hash(g, state));
	for (int i = 0; i < SAMPLE_PLIES && (pending = g->pending(state)) != 0; i++) {
		int seat = next_seat(pending);
		act a = sample_action(g, state, seat, &r);

		h = stir_ply(g, seat, a, h);
		g->apply(state, seat, a, NULL);
		h = stir(h, position_hash(g, state));
	}
	return h;
}

uint64_t opening_hash(const struct game *g, const struct setup *how, unsigned options)
{
	struct table_facts told = { .hash = stir_text(0, g->id) };
	uint64_t h;

	if (g->facts)
		g->facts(&told);
	h = stir(told.hash, g->rules);
	h = stir(h, how->seats);
	h = stir_options(g, how, options, h);
	for (uint64_t seed = 1; seed <= SAMPLE_GAMES; seed++)
		h = stir_game(g, how, seed, h);
	return h;
}
