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
#include "tests/set.h"

set_hook au_set;

static bool parse(int type, const char *word, int *value)
{
	return set_word(&augustus, type, word, value);
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

static const char *fill_row(struct state *s, int argc, const char *const *argv)
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

static const char *begin_line(void *state, const struct set_line *line)
{
	struct state *s = state;

	(void)line;
	return begin(s);
}

static const char *row(void *state, const struct set_line *line)
{
	struct state *s = state;

	return fill_row(s, line->n, line->word);
}

static const char *deck(void *state, const struct set_line *line)
{
	struct state *s = state;

	return set_deck(s, line->n, line->word);
}

static const char *jokers(void *state, const struct set_line *line)
{
	struct state *s = state;

	s->pub.jokers = (uint8_t)line->a[0];
	return NULL;
}

static const char *bag(void *state, const struct set_line *line)
{
	struct state *s = state;

	return set_bag(s, line->a[0], line->a[1]);
}

static const char *tile(void *state, const struct set_line *line)
{
	struct state *s = state;

	s->pub.tile[line->a[0]] = (uint8_t)(line->a[1] + 1);
	return NULL;
}

static const char *front(void *state, const struct set_line *line)
{
	struct state *s = state;

	return set_cards(s, line->a[0], false, line->n, line->word);
}

static const char *control(void *state, const struct set_line *line)
{
	struct state *s = state;

	return set_cards(s, line->a[0], true, line->n, line->word);
}

static const char *legions(void *state, const struct set_line *line)
{
	struct state *s = state;

	return line->n == 3 ? set_legions(s, line->a[0], line->word)
						: "legions: objective, symbol, number";
}

static const char *stock(void *state, const struct set_line *line)
{
	struct state *s = state;

	return set_stock(s, line->a[0], line->a[1]);
}

static const struct set_row rows[] = {
	{ "begin", begin_line, { 0 }, true },
	{ "row", row, { 0 }, true },
	{ "deck", deck, { 0 }, true },
	{ "jokers", jokers, { ARG_NUM }, false },
	{ "bag", bag, { ARG_TOKEN, ARG_NUM }, false },
	{ "tile", tile, { ARG_TILE, ARG_SEAT }, false },
	{ "front", front, { ARG_SEAT }, true },
	{ "control", control, { ARG_SEAT }, true },
	{ "legions", legions, { ARG_SEAT }, true },
	{ "stock", stock, { ARG_SEAT, ARG_NUM }, false },
};

const char *au_set(void *state, int argc, const char *const *argv)
{
	return set_by_rows(
		&augustus, rows, LEN(rows),
		"expected begin, row, deck, jokers, bag, tile, front, control, legions or stock", state,
		argc, argv);
}
