/* games/three-caesars/view.c -- what a seat may know, and imagining the rest (TC-SECRETS).
 *
 * Hidden are the rivals' hands and the deck.  Cards not seen since the last shuffle are two pools
 * (TC-KEPT): those that went into the deck then, which are now in the deck or were dealt since, and
 * those that hands kept through it.  Within each pool every card is as likely as any other to be in
 * every unseen place. */

#include "games/three-caesars/state.h"

#include "core/rng.h"

static bool lies_open(const struct public *pub, int seat, int owner)
{
	return seat == owner || (seat < TC_SEATS && (pub->seen_by[owner] >> seat & 1));
}

void tc_view(const void *state, int seat, void *view)
{
	const struct state *s = state;
	struct view *v = view;

	memset(v, 0, sizeof *v);
	v->pub = s->pub;
	for (int owner = 0; owner < TC_SEATS; owner++)
		if (lies_open(&s->pub, seat, owner))
			v->hand[owner] = s->own[owner];
}

struct pool {
	uint8_t count[TC_CARD_SLOTS];
	int size;
};

static int take_any(struct pool *pool, struct rng *r)
{
	uint32_t ticket = rng_below(r, (uint32_t)pool->size--);
	int kind = 0;

	while (ticket >= pool->count[kind])
		ticket -= pool->count[kind++];
	pool->count[kind]--;
	return kind;
}

static void fill_pools(const struct view *v, int seat, struct pool *fresh, struct pool *kept)
{
	for (int kind = 0; kind < N_CARDS; kind++) {
		int in = v->pub.fresh[kind], out = tc_cards[kind].copies - in - v->pub.discard[kind] -
										   (int)(v->pub.removed >> kind & 1);
		for (int owner = 0; owner < TC_SEATS; owner++)
			if (lies_open(&v->pub, seat, owner)) {
				out -= count_kept(&v->hand[owner], kind);
				in -= v->hand[owner].count[kind] - count_kept(&v->hand[owner], kind);
			}
		fresh->size += fresh->count[kind] = (uint8_t)in;
		kept->size += kept->count[kind] = (uint8_t)out;
	}
}

static void hold(struct private *own, int kind)
{
	own->count[kind]++;
	own->kinds |= BIT(kind);
	own->worth += tc_cards[kind].value;
}

static void imagine_hand(struct state *s, int owner, struct pool *fresh, struct pool *kept,
						 struct rng *r)
{
	struct private *own = &s->own[owner];
	int n_kept = s->pub.kept_size[owner];

	for (int i = 0; i < n_kept; i++) {
		int kind = take_any(kept, r);
		hold(own, kind);
		add_kept(own, kind, 1);
	}
	for (int i = n_kept; i < s->pub.hand_size[owner]; i++)
		hold(own, take_any(fresh, r));
}

/* Who plots has shown that his cards were worth ten. */
static bool could_plot(const struct state *s)
{
	const struct frame *f = now(s);

	return f->kind != S_PLOT || f->plot.paid + s->own[f->seat].worth >= PLOT_COST;
}

static void imagine_once(struct state *s, const struct view *v, int seat, struct rng *r)
{
	struct pool fresh = { 0 }, kept = { 0 };

	memset(s, 0, sizeof *s);
	s->pub = v->pub;
	fill_pools(v, seat, &fresh, &kept);
	for (int owner = 0; owner < TC_SEATS; owner++) {
		if (lies_open(&v->pub, seat, owner))
			s->own[owner] = v->hand[owner];
		else
			imagine_hand(s, owner, &fresh, &kept, r);
	}
	memcpy(s->box.deck, fresh.count, sizeof s->box.deck);
}

void tc_imagine(void *state, const void *view, int seat, struct rng *r)
{
	do
		imagine_once(state, view, seat, r);
	while (!could_plot(state));
}
