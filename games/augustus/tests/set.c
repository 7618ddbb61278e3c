/* games/augustus/tests/set.c -- positions for rule scripts.
 *
 *   set begin                      set-up is over: nobody has an objective, the row is empty
 *   set row CARD ...               swaps the row with the deck
 *   set front SEAT CARD ...        these lie in front of him as well
 *   set legions SEAT CARD SYMBOL N so many of his stock stand there
 *   set control SEAT CARD ...      he controls these as well
 *   set stock SEAT N               the rest comes from, or goes to, the supply
 *   set tile REWARD SEAT
 *   set bag TOKEN N                tokens of this kind left in the bag
 *   set jokers N                   drawn so far
 *   set deck CARD ...              all other cards of the deck leave the game */

#include "games/augustus/state.h"
#include "tests/hooks.h"

set_hook au_set;

static bool parse(int type, const char *word, int *value)
{
	char buf[100];
	struct text error = text_in(buf, sizeof buf);

	return arg_parse(&augustus, type, word, value, &error);
}

static bool leave_deck(struct state *s, int card)
{
	if (!has_card(s->box.deck, card))
		return false;
	remove_card(&s->box.deck, card);
	s->pub.n_deck--;
	return true;
}

/* ---- one line each ------------------------------------------------------------------- */

static const char *begin(struct state *s)
{
	if (s->pub.phase != S_CRIER)
		return "the set-up has begun already";
	s->pub.dealt = (uint8_t)((s->pub.first_game ? KEPT : 0) * s->pub.seats);
	s->pub.first_game = 1; /* nobody holds cards that he did not keep */
	au_await(s, S_DRAW, SEAT_CHANCE);
	return NULL;
}

static const char *set_row(struct state *s, int argc, const char *const *argv)
{
	int card;

	FOR_CARDS(old, s->pub.row)
	add_card(&s->box.deck, old);
	s->pub.n_deck += s->pub.n_row;
	s->pub.row = (struct cardset){ { 0 } };
	s->pub.n_row = 0;
	for (int i = 0; i < argc; i++) {
		if (!parse(ARG_CARD, argv[i], &card) || !leave_deck(s, card))
			return "that card is not in the deck";
		add_card(&s->pub.row, card);
		s->pub.n_row++;
	}
	return NULL;
}

static const char *set_cards(struct state *s, int seat, bool controlled, int argc,
							 const char *const *argv)
{
	struct area *a = &s->pub.area[seat];
	int card;

	for (int i = 0; i < argc; i++) {
		if (!parse(ARG_CARD, argv[i], &card) || !leave_deck(s, card))
			return "that card is not in the deck";
		if (controlled) {
			add_card(&a->controlled, card);
			a->n_controlled++;
		} else {
			au_add_objective(a, card);
		}
	}
	au_learn_pairs(a);
	return NULL;
}

static const char *set_legions(struct state *s, int seat, const char *const *argv)
{
	struct area *a = &s->pub.area[seat];
	int card, symbol, n, slot;

	if (!parse(ARG_CARD, argv[0], &card) || !parse(ARG_SYMBOL, argv[1], &symbol) ||
		!parse(ARG_NUM, argv[2], &n))
		return "expected a card, a symbol and a number";
	slot = au_find_slot(a, card);
	if (slot < 0 || n > a->stock)
		return "that card is not in front of him, or his stock is too small";
	a->filled[slot] += (uint32_t)n * one_of(symbol);
	a->stock -= (uint8_t)n;
	return NULL;
}

static const char *set_deck(struct state *s, int argc, const char *const *argv)
{
	struct cardset kept = { { 0 } };
	int card;

	for (int i = 0; i < argc; i++) {
		if (!parse(ARG_CARD, argv[i], &card) || !has_card(s->box.deck, card))
			return "that card is not in the deck";
		add_card(&kept, card);
	}
	FOR_CARDS(other, s->box.deck)
	if (!has_card(kept, other))
		add_card(&s->pub.lost, other);
	s->box.deck = kept;
	s->pub.n_deck = (uint8_t)argc;
	return NULL;
}

static const char *set_bag(struct state *s, int token, int n)
{
	struct table *t = &s->pub;
	int before = (int)(t->bag >> NIBBLE * token & NIBBLE_MASK);

	t->bag += (uint32_t)(n - before) << NIBBLE * token;
	t->n_bag = (uint8_t)(t->n_bag + n - before);
	return NULL;
}

static const char *set_stock(struct state *s, int seat, int n)
{
	struct area *a = &s->pub.area[seat];

	s->pub.supply = (uint8_t)(s->pub.supply + a->stock - n);
	a->stock = (uint8_t)n;
	return NULL;
}

/* ---- the hook ------------------------------------------------------------------------------ */

const char *au_set(void *state, int argc, const char *const *argv)
{
	struct state *s = state;
	const char *what = argc ? argv[0] : "";
	int seat, value;

	if (text_equal(what, "begin"))
		return begin(s);
	if (text_equal(what, "row"))
		return set_row(s, argc - 1, argv + 1);
	if (text_equal(what, "deck"))
		return set_deck(s, argc - 1, argv + 1);
	if (argc == 2 && text_equal(what, "jokers") && parse(ARG_NUM, argv[1], &value)) {
		s->pub.jokers = (uint8_t)value;
		return NULL;
	}
	if (argc == 3 && text_equal(what, "bag") && parse(ARG_TOKEN, argv[1], &seat) &&
		parse(ARG_NUM, argv[2], &value))
		return set_bag(s, seat, value);
	if (argc == 3 && text_equal(what, "tile") && parse(ARG_TILE, argv[1], &value) &&
		parse(ARG_SEAT, argv[2], &seat)) {
		s->pub.tile[value] = (uint8_t)(seat + 1);
		return NULL;
	}
	if (argc < 3 || !parse(ARG_SEAT, argv[1], &seat) || seat >= s->pub.seats)
		return "expected begin, row, deck, jokers, bag, tile, or something of a player";
	if (text_equal(what, "front"))
		return set_cards(s, seat, false, argc - 2, argv + 2);
	if (text_equal(what, "control"))
		return set_cards(s, seat, true, argc - 2, argv + 2);
	if (argc == 5 && text_equal(what, "legions"))
		return set_legions(s, seat, argv + 2);
	if (argc == 3 && text_equal(what, "stock") && parse(ARG_NUM, argv[2], &value))
		return set_stock(s, seat, value);
	return "expected front, control, legions or stock";
}
