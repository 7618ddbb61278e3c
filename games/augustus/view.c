/* games/augustus/view.c -- what a seat may know, and imagining the rest.
 *
 * Secret are the cards dealt to another seat that it has not shown, hence what is left in the deck,
 * and what others have chosen while somebody still chooses. */

#include "games/augustus/state.h"

#include "core/rng.h"

void au_view(const void *state, int seat, void *view)
{
	const struct state *s = state;
	struct view *v = view;

	*v = (struct view){ .pub = s->pub, .seat = (uint8_t)seat };
	if (seat < s->pub.seats)
		v->own = s->own[seat];
}

/* ---- imagining --------------------------------------------------------------------------- */

static void see_cards(struct cardset *unseen, struct cardset seen)
{
	for (int i = 0; i < LEN(unseen->w); i++)
		unseen->w[i] &= ~seen.w[i];
}

/* Every card that does not lie open. */
static struct cardset find_unseen(const struct table *t)
{
	struct cardset unseen = all_cards();

	see_cards(&unseen, t->row);
	see_cards(&unseen, t->lost);
	for (int seat = 0; seat < t->seats; seat++) {
		see_cards(&unseen, t->area[seat].controlled);
		for (int i = 0; i < t->area[seat].n; i++)
			remove_card(&unseen, t->area[seat].card[i]);
	}
	remove_card(&unseen, t->resolving);
	return unseen;
}

/* Cards a seat holds that others have not seen: those dealt so far, later those not kept. */
static int count_hidden(const struct table *t, int seat)
{
	int dealt = t->dealt - seat * DEALT;

	if (t->first_game)
		return 0;
	if (t->phase > S_DRAFT)
		return DEALT - KEPT;
	return dealt < 0 ? 0 : dealt > DEALT ? DEALT : dealt;
}

static void imagine_hand(uint8_t hand[DEALT], int n, struct cardset *unseen, struct rng *r)
{
	struct cardset mine = { { 0 } };
	int i = 0;

	while (n--) {
		int card = nth_card(*unseen, (int)rng_below(r, (uint32_t)count_cards(*unseen)));
		remove_card(unseen, card);
		add_card(&mine, card);
	}
	FOR_CARDS(card, mine)
	hand[i++] = (uint8_t)card;
}

static bool has_chosen(const struct table *t, const struct private *own)
{
	return t->phase == S_DRAFT ? count_bits(own->kept) == KEPT : own->put != 0;
}

/* The others are imagined as still choosing: whatever they have chosen shows in no view, and a
 * search wants to choose for them. */
void au_imagine(void *state, const void *view, int seat, struct rng *r)
{
	struct state *s = state;
	const struct view *v = view;
	struct cardset unseen = find_unseen(&v->pub);

	*s = (struct state){ .pub = v->pub };
	if (seat < v->pub.seats) {
		s->own[seat] = v->own;
		for (int i = 0; i < DEALT; i++)
			remove_card(&unseen, v->own.hand[i]);
		if (has_chosen(&v->pub, &v->own))
			s->box.committed = SEAT_BIT(seat);
	}
	for (int other = 0; other < v->pub.seats; other++)
		if (other != seat)
			imagine_hand(s->own[other].hand, count_hidden(&v->pub, other), &unseen, r);
	s->box.deck = unseen;
}
