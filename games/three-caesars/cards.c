/* games/three-caesars/cards.c -- hands, the deck, and what a card may be played as (section 9,
 * TC-HAND, TC-PLAY, TC-KEPT). */

#include "games/three-caesars/state.h"

/* ---- the deck -------------------------------------------------------------------------------- */

/* Counts of eight kinds in one word: a product adds up its bytes, the k-th being the sum of the
 * first k. */
static int nth_card(const uint8_t counts[TC_CARD_SLOTS], uint32_t ticket)
{
	for (int i = 0; i < TC_CARD_SLOTS; i += 8) {
		uint64_t word, sums;
		memcpy(&word, counts + i, sizeof word);
		sums = word * 0x0101010101010101u;
		if (ticket < sums >> 56)
			for (int k = 0;; k++)
				if (ticket < (sums >> 8 * k & 0xff))
					return i + k;
		ticket -= (uint32_t)(sums >> 56);
	}
	CHECK(!"a ticket beyond the last card");
	return 0;
}

uint32_t tc_deck_tickets(const struct state *s) { return s->pub.deck_size; }
int tc_deck_card(const struct state *s, uint32_t ticket) { return nth_card(s->box.deck, ticket); }

int tc_hand_card(const struct state *s, int seat, uint32_t ticket)
{
	return nth_card(s->own[seat].count, ticket);
}

void tc_draw_card(struct state *s, int seat, int kind, struct events *ev)
{
	struct private *own = &s->own[seat];

	s->box.deck[kind]--;
	s->pub.deck_size--;
	s->pub.hand_size[seat]++;
	own->count[kind]++;
	own->kinds |= BIT(kind);
	own->worth += tc_cards[kind].value;
	if (ev)
		emit(ev, (struct event){ .kind = E_DREW,
								 .seat = (uint8_t)seat,
								 .a = (uint16_t)kind,
								 .veil = VEIL_A,
								 .sees = (seatset)(SEAT_BIT(seat) | s->pub.seen_by[seat]) });
}

/* A card leaves the hand, face up.  Of two alike the one kept through a shuffle goes first. */
void tc_spend_card(struct state *s, int seat, int kind)
{
	struct private *own = &s->own[seat];

	if (count_kept(own, kind)) {
		add_kept(own, kind, -1);
		s->pub.kept_size[seat]--;
	} else {
		s->pub.fresh[kind]--;
	}
	if (!--own->count[kind])
		own->kinds &= ~BIT(kind);
	own->worth -= tc_cards[kind].value;
	s->pub.hand_size[seat]--;
	s->pub.discard[kind]++;
}

void tc_drop_hand(struct state *s, int seat)
{
	while (s->own[seat].kinds)
		tc_spend_card(s, seat, lowest_bit(s->own[seat].kinds));
}

/* TC-HAND: the discards become the deck.  Everybody saw them, so everybody knows what is in it, and
 * what the hands kept besides. */
void tc_shuffle(struct state *s, struct events *ev)
{
	memcpy(s->box.deck, s->pub.discard, sizeof s->box.deck);
	memcpy(s->pub.fresh, s->pub.discard, sizeof s->pub.fresh);
	memset(s->pub.discard, 0, sizeof s->pub.discard);
	for (int kind = 0; kind < N_CARDS; kind++)
		s->pub.deck_size += s->box.deck[kind];
	for (int seat = 0; seat < TC_SEATS; seat++) {
		struct private *own = &s->own[seat];
		for (int kind = 0; kind < N_CARDS; kind++)
			add_kept(own, kind, own->count[kind] - count_kept(own, kind));
		s->pub.kept_size[seat] = s->pub.hand_size[seat];
	}
	tell(ev, E_SHUFFLED, SEAT_NOBODY, s->pub.deck_size, 0, 0);
}

void tc_do_deal(struct state *s, int seat, act a, struct events *ev)
{
	struct frame *f = top(s);

	(void)seat;
	if (f->kind == S_DRAW)
		f->draw.left--;
	tc_draw_card(s, f->seat, act_b(a), ev);
}

static void lose_card(struct state *s, int seat, int kind, struct events *ev)
{
	tell(ev, E_CARD_LOST, seat, kind, 0, 0);
	tc_spend_card(s, seat, kind);
}

void tc_do_lose(struct state *s, int seat, act a, struct events *ev)
{
	(void)seat;
	pop(s);
	lose_card(s, act_a(a), act_b(a), ev);
}

/* ---- playing --------------------------------------------------------------------------------- */

struct why tc_why_not_holding(const struct state *s, int seat, act a)
{
	int kind = act_a(a);

	return s->own[seat].kinds >> kind & 1 ? allowed() : no(C_HOLDING, kind, 0, 0);
}

/* Section 32: an assassin costs ten points of cards, and there must be somebody to murder. */
struct why tc_why_not_plot(const struct state *s, int seat, act a)
{
	(void)a;
	if (s->own[seat].worth < PLOT_COST)
		return no(C_PLOT, s->own[seat].worth, 0, 0);
	for (int leader = 0; leader < N_LEADERS; leader++)
		if (!tc_why_not_victim(s, seat, K_ASSASSIN, leader).clause)
			return allowed();
	return no(C_NOBODY_TO_NAME, K_ASSASSIN, 0, 0);
}

struct why tc_why_not_pay(const struct state *s, int seat, act a)
{
	(void)a;
	return is_active(s, seat) ? no(C_PAID, 0, 0, 0) : allowed();
}

void tc_do_card(struct state *s, int seat, act a, struct events *ev)
{
	int kind = act_a(a);

	pop(s);
	tell(ev, E_PLAYED, seat, kind, 0, 0);
	tc_spend_card(s, seat, kind);
	ask_about(s, S_USE, seat, kind);
}

/* TC-ACTIVE: what is paid beyond the price is lost. */
void tc_pay(struct state *s, int seat, int points, struct events *ev)
{
	int left = s->pub.price[seat] - points;

	s->pub.price[seat] = (uint8_t)(left > 0 ? left : 0);
	tell(ev, E_PAID, seat, points, s->pub.price[seat], 0);
}

void tc_do_pay(struct state *s, int seat, act a, struct events *ev)
{
	(void)a;
	tc_pay(s, seat, tc_cards[pop(s).played.card].value, ev);
}

void tc_do_discard(struct state *s, int seat, act a, struct events *ev)
{
	(void)a;
	tell(ev, E_DISCARDED, seat, pop(s).played.card, 0, 0);
}

void tc_do_pass(struct state *s, int seat, act a, struct events *ev)
{
	(void)a;
	pop(s);
	s->pub.passed |= (uint8_t)(1u << seat);
	tell(ev, E_PASSED, seat, s->pub.hand_size[seat], 0, 0);
}

void tc_do_plot(struct state *s, int seat, act a, struct events *ev)
{
	(void)seat, (void)a, (void)ev;
	top(s)->kind = S_PLOT;
}

/* For the False Nero, or as part of an assassin's price. */
void tc_do_shed(struct state *s, int seat, act a, struct events *ev)
{
	struct frame *f = top(s);
	int kind = act_a(a);

	lose_card(s, seat, kind, ev);
	if (f->kind == S_DISCARD) {
		pop(s);
		return;
	}
	f->plot.paid += tc_cards[kind].value;
	if (f->plot.paid >= PLOT_COST) {
		pop(s);
		ask_about(s, S_VICTIM, seat, K_ASSASSIN);
	}
}

/* ---- lists ----------------------------------------------------------------------------------- */

static int list_hand(const struct state *s, int seat, int verb, act *out)
{
	int n = 0;

	for (uint64_t todo = s->own[seat].kinds; todo; todo &= todo - 1)
		out[n++] = ACT(verb, lowest_bit(todo), 0, 0);
	return n;
}

int tc_list_shedding(const struct state *s, int seat, act *out)
{
	return list_hand(s, seat, V_SHED, out);
}

int tc_list_plays(const struct state *s, int seat, act *out)
{
	int n = list_hand(s, seat, V_CARD, out);

	out[n++] = ACT(V_PASS, 0, 0, 0);
	n = offer(s, seat, ACT(V_PLOT, 0, 0, 0), tc_why_not_plot, out, n);
	if (s->pub.owner == seat && s->pub.courage[seat])
		for (int type = 0; type < N_POLITICS; type++)
			n = offer(s, seat, ACT(V_COURAGE, type, 0, 0), tc_why_not_courage, out, n);
	n = offer(s, seat, ACT(V_EXTREME, 0, 0, 0), tc_why_not_extreme, out, n);
	return n;
}

static int list_building(const struct state *s, int seat, int value, act *out)
{
	uint64_t todo = value == BUILD_AT_HOME ? tc_home[seat] : 0;
	int n = 0;

	if (value == BUILD_ANYWHERE)
		for (unsigned team = s->pub.team[seat]; team; team &= team - 1)
			todo |= BIT(s->pub.at[lowest_bit(team)]);
	for (todo &= BIT(N_PLACES) - 1; todo; todo &= todo - 1)
		n = offer(s, seat, ACT(V_BUILD, lowest_bit(todo), 0, 0), tc_why_not_build, out, n);
	return n;
}

int tc_list_uses(const struct state *s, int seat, act *out)
{
	int n = 0, value = tc_cards[now(s)->played.card].value;

	n = offer(s, seat, ACT(V_EVENT, 0, 0, 0), tc_why_not_event, out, n);
	n = offer(s, seat, ACT(V_PAY, 0, 0, 0), tc_why_not_pay, out, n);
	for (unsigned team = s->pub.team[seat]; team; team &= team - 1)
		n = offer(s, seat, ACT(V_ACTIVATE, lowest_bit(team), 0, 0), tc_why_not_activate, out, n);
	n += list_building(s, seat, value, out + n);
	if (s->pub.owner == seat)
		for (int type = 0; type < N_POLITICS; type++)
			n = offer(s, seat, ACT(V_POLITICS, type, 0, 0), tc_why_not_politics, out, n);
	n = offer(s, seat, ACT(V_SORTIE, 0, 0, 0), tc_why_not_sortie, out, n);
	out[n++] = ACT(V_DISCARD, 0, 0, 0);
	return n;
}
