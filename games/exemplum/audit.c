/* games/exemplum/audit.c -- every invariant of the state, as sentences. */

#include "games/exemplum/state.h"

static int count_cards(const uint8_t hand[N_CARDS])
{
	int n = 0;

	for (int card = 0; card < N_CARDS; card++)
		n += hand[card];
	return n;
}

static bool are_cards_conserved(const struct state *s)
{
	for (int card = 0; card < N_CARDS; card++) {
		int n = s->box.deck[card] + s->pub.discard[card] + (s->box.letter == 1 + card);
		for (int seat = 0; seat < EX_SEATS; seat++)
			n += s->own[seat].hand[card];
		for (int i = 0; i < s->pub.queue_size; i++)
			n += s->box.queue[i] == card;
		if (n != ex_card_copies[card])
			return false;
	}
	return true;
}

static const char *audit_seat(const struct state *s, int seat)
{
	const struct private *own = &s->own[seat];

	if (count_cards(own->hand) != s->pub.hand_size[seat])
		return "the public size of a hand is its true size";
	if (own->ride && s->pub.phase != S_PLAN)
		return "a card is chosen only while planning";
	if (own->ride && !own->hand[own->ride - 1])
		return "a chosen card is in the hand";
	if (s->pub.mile[seat] > GOAL || s->pub.mile[seat] < s->pub.start)
		return "couriers are on the road";
	if (s->pub.knows[seat] & SEAT_BIT(seat))
		return "nobody spies on himself";
	return NULL;
}

const char *ex_audit(const void *state)
{
	const struct state *s = state;

	if (!are_cards_conserved(s))
		return "cards are neither lost nor made";
	if (count_cards(s->box.deck) != s->pub.deck_size)
		return "the public size of the deck is its true size";
	if (s->pub.queue_size && s->pub.deck_size + s->pub.queue_size > DECK_SIZE)
		return "the queue is part of the deck";
	if (s->pub.turn >= s->pub.seats || s->pub.leader >= s->pub.seats)
		return "turn and lead belong to couriers in the game";
	if (s->pub.round > s->pub.rounds)
		return "no round comes after the last";
	for (int seat = 0; seat < s->pub.seats; seat++) {
		const char *broken = audit_seat(s, seat);
		if (broken)
			return broken;
	}
	return NULL;
}
