/* games/exemplum/tests/set.c -- positions for rule scripts.
 *
 *   set mile SEAT MILESTONE      where a courier stands
 *   set coins SEAT N
 *   set hand SEAT CARD ...       swaps cards with the deck
 *   set letter CARD              likewise
 *   set deck-empty               moves the rest of the deck to the discards
 *   set round N                  rounds played */

#include "games/exemplum/state.h"
#include "tests/set.h"

set_hook ex_set;

static bool parse(int type, const char *word, int *value)
{
	return set_word(&exemplum, type, word, value);
}

static void return_hand(struct state *s, int seat)
{
	for (int card = 0; card < N_CARDS; card++) {
		s->box.deck[card] += s->own[seat].hand[card];
		s->own[seat].hand[card] = 0;
	}
	s->pub.deck_size += s->pub.hand_size[seat];
	s->pub.hand_size[seat] = 0;
}

static const char *set_hand(struct state *s, int seat, int argc, const char *const *argv)
{
	int card;

	return_hand(s, seat);
	for (int i = 0; i < argc; i++) {
		if (!parse(ARG_CARD, argv[i], &card))
			return "there is no such card";
		if (!s->box.deck[card])
			return "the deck has no more of that card";
		s->box.deck[card]--;
		s->pub.deck_size--;
		s->own[seat].hand[card]++;
		s->pub.hand_size[seat]++;
	}
	return NULL;
}

static const char *set_letter(struct state *s, int card)
{
	if (!s->box.letter)
		return "no letter is sealed yet";
	s->box.deck[s->box.letter - 1]++;
	if (!s->box.deck[card])
		return "the deck has no more of that card";
	s->box.deck[card]--;
	s->box.letter = (uint8_t)(1 + card);
	return NULL;
}

static const char *empty_deck(void *state, const struct set_line *line)
{
	struct state *s = state;

	(void)line;
	for (int card = 0; card < N_CARDS; card++) {
		s->pub.discard[card] += s->box.deck[card];
		s->box.deck[card] = 0;
	}
	s->pub.deck_size = 0;
	return NULL;
}

static const char *mile(void *state, const struct set_line *line)
{
	struct state *s = state;

	s->pub.mile[line->a[0]] = (uint16_t)line->a[1];
	return NULL;
}

static const char *coins(void *state, const struct set_line *line)
{
	struct state *s = state;

	s->pub.coins[line->a[0]] = (uint8_t)line->a[1];
	return NULL;
}

static const char *rounds(void *state, const struct set_line *line)
{
	struct state *s = state;

	s->pub.round = (uint8_t)line->a[0];
	return NULL;
}

static const char *hand(void *state, const struct set_line *line)
{
	struct state *s = state;

	return set_hand(s, line->a[0], line->n, line->word);
}

static const char *letter(void *state, const struct set_line *line)
{
	struct state *s = state;

	return set_letter(s, line->a[0]);
}

static const struct set_row rows[] = {
	{ "mile", mile, { ARG_SEAT, ARG_MILE }, false },
	{ "coins", coins, { ARG_SEAT, ARG_NUM }, false },
	{ "hand", hand, { ARG_SEAT }, true },
	{ "letter", letter, { ARG_CARD }, false },
	{ "round", rounds, { ARG_NUM }, false },
	{ "deck-empty", empty_deck, { 0 }, false },
};

const char *ex_set(void *state, int argc, const char *const *argv)
{
	return set_by_rows(&exemplum, rows, LEN(rows),
					   "expected mile, coins, hand, letter, round or deck-empty", state, argc,
					   argv);
}
