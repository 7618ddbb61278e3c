/* games/exemplum/tests/set.c -- positions for rule scripts.
 *
 *   set mile SEAT MILESTONE      where a courier stands
 *   set coins SEAT N
 *   set hand SEAT CARD ...       swaps cards with the deck
 *   set letter CARD              likewise
 *   set deck-empty               moves the rest of the deck to the discards
 *   set round N                  rounds played */

#include "games/exemplum/state.h"
#include "tests/hooks.h"

set_hook ex_set;

static bool parse(int type, const char *word, int *value)
{
	char buf[100];
	struct text error = text_in(buf, sizeof buf);

	return arg_parse(&exemplum, type, word, value, &error);
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

static void empty_deck(struct state *s)
{
	for (int card = 0; card < N_CARDS; card++) {
		s->pub.discard[card] += s->box.deck[card];
		s->box.deck[card] = 0;
	}
	s->pub.deck_size = 0;
}

const char *ex_set(void *state, int argc, const char *const *argv)
{
	struct state *s = state;
	int seat, value;

	if (argc >= 2 && text_equal(argv[0], "hand") && parse(ARG_SEAT, argv[1], &seat))
		return set_hand(s, seat, argc - 2, argv + 2);
	if (argc == 3 && text_equal(argv[0], "mile") && parse(ARG_SEAT, argv[1], &seat) &&
		parse(ARG_MILE, argv[2], &value)) {
		s->pub.mile[seat] = (uint16_t)value;
		return NULL;
	}
	if (argc == 3 && text_equal(argv[0], "coins") && parse(ARG_SEAT, argv[1], &seat) &&
		parse(ARG_NUM, argv[2], &value)) {
		s->pub.coins[seat] = (uint8_t)value;
		return NULL;
	}
	if (argc == 2 && text_equal(argv[0], "letter") && parse(ARG_CARD, argv[1], &value))
		return set_letter(s, value);
	if (argc == 2 && text_equal(argv[0], "round") && parse(ARG_NUM, argv[1], &value)) {
		s->pub.round = (uint8_t)value;
		return NULL;
	}
	if (argc == 1 && text_equal(argv[0], "deck-empty")) {
		empty_deck(s);
		return NULL;
	}
	return "expected mile, coins, hand, letter, round or deck-empty";
}
