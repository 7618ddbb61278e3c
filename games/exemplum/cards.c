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
	return (struct lot){ .verb = s->pub.phase == S_SEAL ? V_SEAL_CARD : V_DRAW_CARD,
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

	return s->pub.phase == S_SEAL ? ACT(V_SEAL_CARD, card, 0, 0)
								  : ACT(V_DRAW_CARD, s->pub.turn, card, 0);
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
static void deal(struct state *s, int seat, int card, struct events *ev)
{
	take_into_hand(s, seat, card, E_DEALT, ev);
	if (s->pub.to_draw)
		return;
	s->pub.to_draw = HAND;
	if (++s->pub.turn < s->pub.seats)
		return;
	s->pub.turn = s->pub.to_draw = 0;
	s->pub.phase = S_SEAL;
}

/* EX-SEALED */
void ex_do_seal(struct state *s, int seat, act a, struct events *ev)
{
	int card = act_a(a);

	(void)seat;
	take_from_deck(s, card);
	s->box.letter = (uint8_t)(1 + card);
	tell(ev, E_SEALED, SEAT_NOBODY, 0, 0);
	ex_start_planning(s, ev);
}

/* ---- drawing and burying ----------------------------------------------------------- */

void ex_do_draw(struct state *s, int seat, act a, struct events *ev)
{
	(void)seat; /* it is chance who acts, for the seat that the action names */
	if (s->pub.phase == S_DEAL) {
		deal(s, act_a(a), act_b(a), ev);
		return;
	}
	take_into_hand(s, act_a(a), act_b(a), E_DREW, ev);
	ex_refill(s, ev);
}

struct why ex_why_not_bury(const struct state *s, int seat, act a)
{
	return s->own[seat].hand[act_a(a)] ? allowed() : no(C_BURYING, act_a(a), 0, 0);
}

int ex_list_burials(const struct state *s, int seat, act *out)
{
	int n = 0;

	for (int card = 0; card < N_CARDS; card++)
		n = offer(s, seat, ACT(V_BURY, card, 0, 0), ex_why_not_bury, out, n);
	return n;
}

/* EX-BURY */
void ex_do_bury(struct state *s, int seat, act a, struct events *ev)
{
	int card = act_a(a);

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
