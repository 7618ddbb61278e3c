/* games/exemplum/cards.c -- dealing, drawing and burying cards (chapters 1 and 5).
 *
 * The deck is a count of what is left; buried cards lie under it in order.  Which card comes is
 * decided when it is drawn: by lot from the deck, and then from the queue by a lot with a single
 * ticket, so that every draw is a ply of its own and no undo can look at it. */

#include "games/exemplum/state.h"

/* ---- chance --------------------------------------------------------------------- */

bool ex_can_draw(const struct state *s) { return s->pub.deck_size || s->pub.queue_size; }

struct lot ex_cards_lot(const struct state *s)
{
	return (struct lot){ .verb = s->pub.phase == SEAL ? SEAL_CARD : DRAW_CARD,
						 .tickets = s->pub.deck_size ? s->pub.deck_size : 1 };
}

static int card_of_ticket(const struct state *s, uint32_t ticket)
{
	int card = 0;

	if (!s->pub.deck_size)
		return s->box.queue[0]; /* EX-QUEUE */
	while (ticket >= s->box.deck[card])
		ticket -= s->box.deck[card++];
	return card;
}

act ex_cards_draw(const struct state *s, uint32_t ticket)
{
	int card = card_of_ticket(s, ticket);

	return s->pub.phase == SEAL ? ACT(SEAL_CARD, card, 0, 0) : ACT(DRAW_CARD, s->pub.turn, card, 0);
}

/* ---- dealing ---------------------------------------------------------------------- */

static void take_from_queue(struct state *s)
{
	int left = --s->pub.queue_size;

	for (int i = 0; i < left; i++) {
		s->box.queue[i] = s->box.queue[i + 1];
		s->pub.buried_by[i] = s->pub.buried_by[i + 1];
	}
	s->box.queue[left] = 0;
	s->pub.buried_by[left] = 0;
}

static void take_from_deck(struct state *s, int card)
{
	s->box.deck[card]--;
	s->pub.deck_size--;
}

static void take_into_hand(struct state *s, int seat, int card, int event, struct events *ev)
{
	if (s->pub.deck_size)
		take_from_deck(s, card);
	else
		take_from_queue(s);
	s->own[seat].hand[card]++;
	s->pub.hand_size[seat]++;
	s->pub.to_draw--;
	emit(ev, (struct event){ .kind = (uint16_t)event,
							 .seat = (uint8_t)seat,
							 .a = (uint16_t)card,
							 .veil = VEIL_A,
							 .sees = SEAT_BIT(seat) });
}

/* EX-DEAL */
void ex_deal(struct state *s, int seat, int card, struct events *ev)
{
	take_into_hand(s, seat, card, E_DEALT, ev);
	if (s->pub.to_draw)
		return;
	s->pub.to_draw = HAND;
	if (++s->pub.turn < s->pub.seats)
		return;
	s->pub.turn = s->pub.to_draw = 0;
	s->pub.phase = SEAL;
}

/* EX-SEALED */
void ex_seal(struct state *s, int card, struct events *ev)
{
	take_from_deck(s, card);
	s->box.letter = (uint8_t)(1 + card);
	tell(ev, E_SEALED, SEAT_NOBODY, 0, 0);
	ex_start_planning(s, ev);
}

/* ---- drawing and burying ----------------------------------------------------------- */

void ex_draw_card(struct state *s, int seat, int card, struct events *ev)
{
	take_into_hand(s, seat, card, E_DREW, ev);
}

struct why ex_why_not_bury(const struct state *s, int seat, int card)
{
	return s->own[seat].hand[card] ? allowed() : no(C_BURYING, card, 0, 0);
}

/* EX-BURY */
void ex_bury(struct state *s, int seat, int card, struct events *ev)
{
	s->own[seat].hand[card]--;
	s->pub.hand_size[seat]--;
	s->box.queue[s->pub.queue_size] = (uint8_t)card;
	s->pub.buried_by[s->pub.queue_size++] = (uint8_t)seat;
	emit(ev, (struct event){ .kind = E_BURIED,
							 .seat = (uint8_t)seat,
							 .a = (uint16_t)card,
							 .veil = VEIL_A,
							 .sees = SEAT_BIT(seat) });
	ex_end_turn(s, ev);
}
