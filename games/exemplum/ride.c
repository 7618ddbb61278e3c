/* games/exemplum/ride.c -- choosing a card in secret, and going (chapters 2 and 3). */

#include "games/exemplum/state.h"

struct why ex_why_not_ride(const struct state *s, int seat, act a)
{
	return s->own[seat].hand[act_a(a)] ? allowed() : no(C_RIDE, act_a(a), 0, 0);
}

int ex_list_rides(const struct state *s, int seat, act *out)
{
	int n = 0;

	for (int card = 0; card < N_CARDS; card++)
		n = offer(s, seat, ACT(V_RIDE, card, 0, 0), ex_why_not_ride, out, n);
	return n;
}

static bool all_have_chosen(const struct state *s)
{
	for (int seat = 0; seat < s->pub.seats; seat++)
		if (s->pub.hand_size[seat] && !s->own[seat].ride)
			return false;
	return true;
}

/* EX-RIDE: a commitment.  Nothing public changes before the last one. */
void ex_do_ride(struct state *s, int seat, act a, struct events *ev)
{
	int card = act_a(a);

	s->own[seat].ride = (uint8_t)(1 + card);
	emit(ev, (struct event){ .kind = E_PLANNED,
							 .seat = (uint8_t)seat,
							 .a = (uint16_t)card,
							 .veil = VEIL_ALL,
							 .sees = SEAT_BIT(seat) });
	if (all_have_chosen(s))
		ex_show_cards(s, ev);
}

static void show_card(struct state *s, int seat, int card, struct events *ev)
{
	s->own[seat].hand[card]--;
	s->own[seat].ride = 0;
	s->pub.hand_size[seat]--;
	s->pub.discard[card]++;
	s->pub.miles[seat] = ex_card_miles[card];
	tell(ev, E_RODE, seat, card, ex_card_miles[card]);
}

void ex_show_cards(struct state *s, struct events *ev)
{
	for (int seat = 0; seat < s->pub.seats; seat++)
		if (s->pub.hand_size[seat]) {
			show_card(s, seat, s->own[seat].ride - 1, ev);
		} else {
			s->pub.miles[seat] = WALK; /* EX-FOOT */
			tell(ev, E_WALKS, seat, 0, 0);
		}
	s->pub.phase = S_GO_ON;
}

/* ---- going ------------------------------------------------------------------------- */

/* EX-REACH: from where he stands, however he came there. */
int ex_reach(const struct public *p, int seat)
{
	int reach = p->mile[seat] + p->miles[seat];

	return reach < GOAL ? reach : GOAL;
}

/* The seat that has the bed of this inn, or -1.  The ends of the road have room for all. */
static int sleeper_at(const struct state *s, int seat, int mile)
{
	if (!ex_is_station(mile) || mile == s->pub.start || mile == GOAL)
		return -1;
	for (int other = 0; other < s->pub.seats; other++)
		if (other != seat && s->pub.mile[other] == mile)
			return other;
	return -1;
}

struct why ex_why_not_go(const struct state *s, int seat, act a)
{
	int mile = act_a(a), here = s->pub.mile[seat], reach = ex_reach(&s->pub, seat), sleeper;

	if (mile < here)
		return no(C_BACK, mile, here, 0);
	if (mile > reach)
		return no(C_REACH, mile, reach, 0);
	sleeper = sleeper_at(s, seat, mile);
	if (mile != here && sleeper >= 0)
		return no(C_BED, mile, sleeper, 0);
	return allowed();
}

static int leave_out(act there, act *list, int n)
{
	int at = 0;

	while (at < n && list[at] != there)
		at++;
	for (int i = at + 1; i < n; i++)
		list[i - 1] = list[i];
	return at < n ? n - 1 : n;
}

/* Every mile up to the reach is free, but where another courier stands: that is asked about. */
int ex_list_stops(const struct state *s, int seat, act *out)
{
	int here = s->pub.mile[seat], reach = ex_reach(&s->pub, seat), n = reach - here + 1;

	for (int i = 0; i < n; i++)
		out[i] = ACT(V_GO, here + i, 0, 0);
	for (int other = 0; other < s->pub.seats; other++) {
		act there = ACT(V_GO, s->pub.mile[other], 0, 0);
		if (ex_why_not_go(s, seat, there).clause == C_BED)
			n = leave_out(there, out, n);
	}
	return n;
}

void ex_do_go(struct state *s, int seat, act a, struct events *ev)
{
	int mile = act_a(a);
	bool moved = mile != s->pub.mile[seat];

	s->pub.mile[seat] = (uint16_t)mile;
	s->pub.miles[seat] = 0;
	tell(ev, E_STOPPED, seat, mile, 0);
	if (moved && ex_is_station(mile)) { /* EX-INN */
		s->pub.coins[seat]++;
		tell(ev, E_PAID, seat, mile, 0);
	}
	s->pub.phase = S_DEED;
}
