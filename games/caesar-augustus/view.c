/* games/caesar-augustus/view.c -- what a seat knows, and imagining the rest. */

#include "core/rng.h"
#include "games/caesar-augustus/state.h"

static bool knows_red(const struct ca_public *pub, int seat)
{
	return seat < CA_SEATS && (pub->red_eyes & SEAT_BIT(seat));
}

void ca_view(const void *state, int seat, void *view)
{
	const struct state *s = state;
	struct ca_view *v = view;

	memset(v, 0, sizeof *v);
	v->pub = s->pub;
	if (knows_red(&s->pub, seat))
		v->red = s->box.red;
	if (seat >= s->pub.seats)
		return;
	v->own = s->own[seat];
	for (int i = 0; i < s->pub.returned; i++)
		if (s->pub.returner[i] == seat + 1)
			v->returned[i] = s->box.returned[i];
}

/* ---- imagining ------------------------------------------------------------------------ */

/* Soldiers this seat has not seen, wherever they are. */
struct pool {
	uint8_t left[CA_KINDS];
	uint8_t total;
};

static void strike(struct pool *p, ca_hand seen)
{
	for (int kind = 0; kind < CA_KINDS; kind++)
		p->left[kind] = (uint8_t)(p->left[kind] - count_kind(seen, kind));
	p->total = (uint8_t)(p->total - count_hand(seen));
}

static int pick(struct pool *p, struct rng *r)
{
	uint32_t ticket = rng_below(r, p->total);
	int kind = 0;

	while (ticket >= p->left[kind])
		ticket -= p->left[kind++];
	p->left[kind]--;
	p->total--;
	return kind;
}

static void strike_dead(struct pool *p, const struct ca_public *pub)
{
	for (int kind = 0; kind < CA_KINDS; kind++) {
		p->left[kind] = (uint8_t)(p->left[kind] - pub->dead[kind]);
		p->total = (uint8_t)(p->total - pub->dead[kind]);
	}
	for (int side = 0; side < CA_SIDES; side++)
		strike(p, pub->battle.line[side]);
}

/* What the seat knows of an army: all of it, or what everybody knows. */
static ca_hand known_of(const struct ca_view *v, int seat, int army)
{
	if (army == CA_RED_ARMY)
		return knows_red(&v->pub, seat) ? v->red : v->pub.marked[army];
	return army / CA_NUMBERS == seat ? v->own.army[army % CA_NUMBERS] : v->pub.marked[army];
}

static struct pool unseen(const struct ca_view *v, int seat)
{
	struct pool p = { .total = CA_SOLDIERS };

	memcpy(p.left, ca_deck, sizeof ca_deck);
	strike_dead(&p, &v->pub);
	for (int army = 0; army < CA_ARMIES; army++)
		strike(&p, known_of(v, seat, army));
	for (int i = 0; i < v->pub.returned; i++)
		if (v->returned[i])
			strike(&p, one_of(v->returned[i] - 1));
	return p;
}

static ca_hand imagine_army(const struct ca_view *v, int seat, int army, struct pool *p,
							struct rng *r)
{
	ca_hand hand = known_of(v, seat, army);

	for (int n = count_hand(hand); n < v->pub.count[army]; n++)
		hand = (ca_hand)(hand + one_of(pick(p, r)));
	return hand;
}

/* Those who have not revealed theirs this turn hold an order that could be any (CA-V_CHOOSE). */
static void imagine_orders(struct state *s, int viewer, struct rng *r)
{
	int seat = s->pub.active;

	if (s->pub.phase <= S_CHOICE || s->pub.phase >= S_INSPECT)
		return;
	for (int done = s->pub.done; done < s->pub.seats; done++, seat = seat_after(s, seat))
		if (seat != viewer && !s->pub.shown[seat])
			s->own[seat].order = (uint8_t)(1 + rng_below(r, CA_ORDERS));
}

/* Uniform over the worlds that agree with the view: every soldier not seen is as likely in one
 * place not seen as in another.  Who else has committed is never known; nobody has. */
void ca_imagine(void *state, const void *view, int seat, struct rng *r)
{
	const struct ca_view *v = view;
	struct state *s = state;
	struct pool p = unseen(v, seat);

	memset(s, 0, sizeof *s);
	s->pub = v->pub;
	for (int army = 0; army < CA_ARMIES; army++)
		*hand_at(s, army) = imagine_army(v, seat, army, &p, r);
	for (int i = 0; i < v->pub.returned; i++)
		s->box.returned[i] = (uint8_t)(v->returned[i] ? v->returned[i] : 1 + pick(&p, r));
	memcpy(s->box.deck, p.left, sizeof p.left);
	CHECK(p.total == v->pub.deck);
	if (seat < v->pub.seats) {
		s->own[seat].order = v->own.order;
		s->own[seat].commit = v->own.commit;
	}
	imagine_orders(s, seat, r);
}
