/* games/exemplum/view.c -- what a seat may know, and imagining the rest.
 *
 * Unseen cards are one pool: all copies less the discards, the hands that lie open to the viewer
 * and the cards he buried himself.  Every unseen card is equally likely to be in every unseen
 * place: the others' hands, the others' burials, the letter, the deck. */

#include "games/exemplum/state.h"

#include "core/rng.h"

static bool lies_open(const struct state *s, int seat, int owner)
{
	return seat < EX_SEATS && (s->pub.knows[seat] & SEAT_BIT(owner));
}

void ex_view(const void *state, int seat, void *view)
{
	const struct state *s = state;
	struct view *v = view;

	memset(v, 0, sizeof *v);
	v->pub = s->pub;
	if (s->pub.phase == S_ENDED)
		v->letter = s->box.letter;
	for (int owner = 0; owner < s->pub.seats; owner++)
		if (lies_open(s, seat, owner) || s->pub.phase == S_ENDED)
			memcpy(v->hands[owner], s->own[owner].hand, N_CARDS);
	if (seat >= EX_SEATS)
		return;
	v->own = s->own[seat];
	for (int i = 0; i < s->pub.queue_size; i++)
		if (s->pub.buried_by[i] == seat)
			v->buried[i] = (uint8_t)(1 + s->box.queue[i]);
}

/* ---- imagining ------------------------------------------------------------------------- */

struct pool {
	uint8_t copies[N_CARDS];
	int size;
};

static void set_aside(struct pool *pool, const uint8_t hand[N_CARDS])
{
	for (int card = 0; card < N_CARDS; card++) {
		pool->copies[card] -= hand[card];
		pool->size -= hand[card];
	}
}

static int take_any(struct pool *pool, struct rng *r)
{
	uint32_t ticket = rng_below(r, (uint32_t)pool->size--);
	int card = 0;

	while (ticket >= pool->copies[card])
		ticket -= pool->copies[card++];
	pool->copies[card]--;
	return card;
}

/* Puts what the viewer knows into the state, and leaves the rest in the pool. */
static void place_known(struct state *s, const struct view *v, int seat, struct pool *pool)
{
	*pool = (struct pool){ .size = DECK_SIZE };
	memcpy(pool->copies, ex_card_copies, sizeof pool->copies);
	set_aside(pool, s->pub.discard);
	if (seat < EX_SEATS)
		s->own[seat] = v->own;
	for (int owner = 0; owner < s->pub.seats; owner++) {
		if (owner != seat)
			memcpy(s->own[owner].hand, v->hands[owner], N_CARDS);
		set_aside(pool, s->own[owner].hand);
	}
	for (int i = 0; i < s->pub.queue_size; i++)
		if (v->buried[i]) {
			s->box.queue[i] = (uint8_t)(v->buried[i] - 1);
			pool->copies[s->box.queue[i]]--;
			pool->size--;
		}
	if (v->letter) {
		s->box.letter = v->letter;
		pool->copies[v->letter - 1]--;
		pool->size--;
	}
}

static bool is_known(const struct state *s, int seat, int owner)
{
	return owner == seat || lies_open(s, seat, owner) || s->pub.phase == S_ENDED;
}

static bool is_sealed(const struct state *s)
{
	return s->pub.phase != S_DEAL && s->pub.phase != S_SEAL;
}

void ex_imagine(void *state, const void *view, int seat, struct rng *r)
{
	const struct view *v = view;
	struct state *s = state;
	struct pool pool;

	memset(s, 0, sizeof *s);
	s->pub = v->pub;
	place_known(s, v, seat, &pool);
	for (int owner = 0; owner < s->pub.seats; owner++)
		if (!is_known(s, seat, owner))
			for (int i = 0; i < s->pub.hand_size[owner]; i++)
				s->own[owner].hand[take_any(&pool, r)]++;
	for (int i = 0; i < s->pub.queue_size; i++)
		if (!v->buried[i])
			s->box.queue[i] = (uint8_t)take_any(&pool, r);
	if (is_sealed(s) && !v->letter)
		s->box.letter = (uint8_t)(1 + take_any(&pool, r));
	memcpy(s->box.deck, pool.copies, sizeof s->box.deck);
}
