/* games/augustus/setup.c -- the opening: town crier, row, objectives dealt and chosen. */

#include "games/augustus/state.h"

void au_fill_bag(struct table *t)
{
	t->bag = 0;
	for (int token = 0; token < N_TOKENS; token++)
		t->bag |= (uint32_t)au_bag[token] << NIBBLE * token;
	t->n_bag = TOKENS;
}

static void open_area(struct area *a)
{
	a->stock = FIRST_LEGIONS;
	au_learn_pairs(a);
}

struct why au_setup(void *state, const struct setup *how)
{
	struct state *s = state;

	*s = (struct state){ 0 };
	s->pub.seats = how->seats;
	s->pub.first_game = (uint8_t)how->option[0];
	s->pub.supply = (uint8_t)(LEGIONS - how->seats * FIRST_LEGIONS);
	s->pub.n_deck = CARDS;
	s->pub.resolver = SEAT_NOBODY;
	s->pub.token = N_TOKENS;
	s->box.deck = all_cards();
	au_fill_bag(&s->pub);
	for (int seat = 0; seat < how->seats; seat++)
		open_area(&s->pub.area[seat]);
	au_await(s, S_CRIER, SEAT_CHANCE);
	return allowed();
}

/* ---- chance --------------------------------------------------------------------------- */

act au_draw_card(const struct state *s, int verb, int seat, uint32_t ticket)
{
	int card = nth_card(s->box.deck, (int)ticket);

	return verb == V_REVEAL ? ACT(verb, card, 0, 0) : ACT(verb, seat, card, 0);
}

void au_do_crier(struct state *s, int seat, act x, struct events *ev)
{
	(void)seat;
	s->pub.crier = (uint8_t)act_a(x);
	tell(ev, E_CRIER, act_a(x), 0, 0, 0);
	au_await(s, S_ROW, SEAT_CHANCE);
}

static void leave_deck(struct state *s, int card)
{
	remove_card(&s->box.deck, card);
	s->pub.n_deck--;
}

/* The row, laid out at first or filled up later (AU-EMPTY: as far as the deck goes). */
void au_do_reveal(struct state *s, int seat, act x, struct events *ev)
{
	(void)seat;
	leave_deck(s, act_a(x));
	add_card(&s->pub.row, act_a(x));
	s->pub.n_row++;
	tell(ev, E_REVEALED, SEAT_NOBODY, act_a(x), 0, 0);
	if (s->pub.n_row < ROW && s->pub.n_deck)
		return;
	if (s->pub.phase == S_ROW)
		au_await(s, S_DEAL, SEAT_CHANCE);
	else
		s->pub.phase = AUTO_REPLACE;
}

static void insert_in_hand(uint8_t hand[DEALT], int card)
{
	int i = 0;

	while (hand[i])
		i++;
	for (; i && hand[i - 1] > card; i--)
		hand[i] = hand[i - 1];
	hand[i] = (uint8_t)card;
}

void au_do_deal(struct state *s, int seat, act x, struct events *ev)
{
	(void)seat;
	leave_deck(s, act_b(x));
	insert_in_hand(s->own[act_a(x)].hand, act_b(x));
	whisper(ev, VEIL_A, E_DEALT, act_a(x), act_b(x), 0, 0);
	if (++s->pub.dealt == DEALT * s->pub.seats)
		au_await_all(s, S_DRAFT);
}

/* AU-SEATS: in a first game nobody chooses. */
void au_do_grant(struct state *s, int seat, act x, struct events *ev)
{
	(void)seat;
	leave_deck(s, act_b(x));
	au_add_objective(&s->pub.area[act_a(x)], act_b(x));
	tell(ev, E_DEALT, act_a(x), act_b(x), 0, 0);
	if (++s->pub.dealt == KEPT * s->pub.seats)
		au_await(s, S_DRAW, SEAT_CHANCE);
}

/* ---- keeping three of six (AU-DRAFT) ----------------------------------------------------- */

static int find_in_hand(const struct private *own, int card)
{
	for (int i = 0; i < DEALT && card; i++)
		if (own->hand[i] == card)
			return i;
	return -1;
}

struct why au_why_not_keep(const struct state *s, int seat, act x)
{
	const struct private *own = &s->own[seat];
	int i = find_in_hand(own, act_a(x));

	if (i < 0)
		return no(C_DRAFT, act_a(x), 0, 0);
	if (own->kept >> i & 1)
		return no(C_KEPT, act_a(x), 0, 0);
	return allowed();
}

int au_list_draft(const struct state *s, int seat, act *out)
{
	const struct private *own = &s->own[seat];
	int n = 0;

	for (int i = 0; i < DEALT; i++)
		if (!(own->kept >> i & 1))
			out[n++] = ACT(V_KEEP, own->hand[i], 0, 0);
	return n;
}

static void reveal_kept(struct state *s, int seat, struct events *ev)
{
	struct private *own = &s->own[seat];
	struct area *a = &s->pub.area[seat];
	int aside = 0;

	for (int i = 0; i < DEALT; i++)
		if (own->kept >> i & 1)
			au_add_objective(a, own->hand[i]);
		else
			own->hand[aside++] = own->hand[i];
	while (aside < DEALT)
		own->hand[aside++] = 0;
	own->kept = 0;
	tell(ev, E_KEPT, seat, a->card[0], a->card[1], a->card[2]);
}

void au_do_keep(struct state *s, int seat, act x, struct events *ev)
{
	struct private *own = &s->own[seat];

	own->kept |= (uint8_t)(1u << find_in_hand(own, act_a(x)));
	whisper(ev, VEIL_ALL, E_CHOSEN, seat, act_a(x), 0, 0);
	if (count_bits(own->kept) < KEPT)
		return;
	s->box.committed |= SEAT_BIT(seat);
	if (s->box.committed != s->pub.asked)
		return;
	for (int i = 0; i < s->pub.seats; i++)
		reveal_kept(s, i, ev);
	au_await(s, S_DRAW, SEAT_CHANCE);
}

void au_add_objective(struct area *a, int card)
{
	int i = a->n++;

	CHECK(i < SLOTS);
	for (; i && a->card[i - 1] > card; i--) {
		a->card[i] = a->card[i - 1];
		a->filled[i] = a->filled[i - 1];
	}
	a->card[i] = (uint8_t)card;
	a->filled[i] = 0;
}
