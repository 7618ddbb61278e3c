/* games/three-caesars/effects.c -- cards' events: which may happen, and those that touch forces
 * (section 9, TC-DECK). */

#include "games/three-caesars/effects.h"

static const struct {
	struct why (*needs)(const struct state *s, int seat, int kind);
	void (*does)(struct state *s, int seat, int kind, struct events *ev);
} effects[N_CARDS] = {
#define EFFECT(card, needs, does) [K_##card] = { tc_needs_##needs, tc_does_##does },
#include "games/three-caesars/effects.def"
#undef EFFECT
};

/* ---- may the event happen? ------------------------------------------------------------------- */

static struct why why_not_mine(const struct state *s, int seat, int kind)
{
	int who = tc_cards[kind].who;

	if (who == BY_OWNER)
		return s->pub.owner == seat ? allowed() : no(C_OWNER_ONLY, kind, 0, 0);
	return who >> seat & 1 ? allowed() : no(C_SIDE, kind, 0, 0);
}

struct why tc_why_not_event(const struct state *s, int seat, act a)
{
	int kind = now(s)->played.card;
	const struct card_info *card = &tc_cards[kind];
	struct why w;

	(void)a;
	if (card->type != EVENT_CARD)
		return no(C_IN_WINDOW, kind, 0, 0);
	if (s->pub.turn < card->first_turn)
		return no(C_FIRST_TURN, kind, card->first_turn, 0);
	w = why_not_mine(s, seat, kind);
	return w.clause ? w : effects[kind].needs(s, seat, kind);
}

/* Section 9: a card that says so is out of the game after its event. */
void tc_do_event(struct state *s, int seat, act a, struct events *ev)
{
	int kind = pop(s).played.card;

	(void)a;
	tell(ev, E_EVENT, seat, kind, 0, 0);
	if (tc_cards[kind].remove) {
		s->pub.discard[kind]--;
		s->pub.removed |= BIT(kind);
	}
	effects[kind].does(s, seat, kind, ev);
}

struct why tc_needs_nothing(const struct state *s, int seat, int kind)
{
	(void)s, (void)seat, (void)kind;
	return allowed();
}

/* ---- leaders who move ------------------------------------------------------------------------ */

struct why tc_needs_leader(const struct state *s, int seat, int kind)
{
	return tc_can_move_anybody(s, seat, 0) ? allowed() : no(C_NO_LEADER, kind, 0, 0);
}

static void campaign(struct state *s, int seat, int leaders, int points, int flags)
{
	push(s, (struct frame){ .kind = S_CAMPAIGN,
							.seat = (uint8_t)seat,
							.campaign = { .left = (uint8_t)leaders,
										  .points = (uint8_t)points,
										  .flags = (uint8_t)flags } });
}

void tc_does_grand_campaign(struct state *s, int seat, int kind, struct events *ev)
{
	(void)kind, (void)ev;
	campaign(s, seat, 3, MOVEMENT, 0);
}

void tc_does_minor_campaign(struct state *s, int seat, int kind, struct events *ev)
{
	(void)kind, (void)ev;
	campaign(s, seat, 2, MOVEMENT, 0);
}

void tc_does_double_time(struct state *s, int seat, int kind, struct events *ev)
{
	(void)kind, (void)ev;
	campaign(s, seat, 1, DOUBLE_MOVEMENT, DOUBLE_TIME);
}

void tc_does_guides(struct state *s, int seat, int kind, struct events *ev)
{
	(void)kind, (void)ev;
	campaign(s, seat, 1, MOVEMENT, GUIDED);
}

struct why tc_needs_rufus(const struct state *s, int seat, int kind)
{
	(void)kind;
	return tc_why_not_move(s, seat, L_RUFUS, ANY_VALUE);
}

void tc_does_caecina(struct state *s, int seat, int kind, struct events *ev)
{
	(void)kind;
	s->pub.rufus_unleashed = 1;
	tc_start_march(s, seat, L_RUFUS, MOVEMENT, 0, ev);
}

/* ---- forces that grow ------------------------------------------------------------------------ */

static struct why why_not_led(const struct state *s, int side, int place)
{
	if (side == NOBODY || !(s->pub.held[side] >> place & 1) || !tc_leaders_at(s, side, place))
		return no(C_LED, place, 0, 0);
	if (place == P_ROME && is_besieged(s))
		return no(C_BESIEGED, 0, 0, 0);
	return allowed();
}

static struct why why_not_danube(const struct state *s, int seat, int place)
{
	if (place != P_AQUILEIA && place != P_EMONA)
		return no(C_DANUBE, place, 0, 0);
	if (held_by_enemies(s, seat) >> place & 1)
		return no(C_BUILD_ENEMY, s->pub.holder[place], place, 0);
	return allowed();
}

static struct why why_not_site(const struct state *s, int seat, int kind, int place)
{
	switch (kind) {
	case K_DANUBE: return why_not_danube(s, seat, place);
	case K_RECRUITS: return why_not_led(s, s->pub.holder[place], place);
	default: return why_not_led(s, seat, place);
	}
}

struct why tc_why_not_place(const struct state *s, int seat, act a)
{
	const struct frame *f = now(s);

	return f->kind == S_RETURN ? tc_why_not_return(s, seat, act_a(a))
							   : why_not_site(s, seat, f->played.card, act_a(a));
}

struct why tc_needs_space(const struct state *s, int seat, int kind)
{
	for (int place = 0; place < N_PLACES; place++)
		if (!why_not_site(s, seat, kind, place).clause)
			return allowed();
	return no(C_NO_SPACE, kind, 0, 0);
}

void tc_does_place(struct state *s, int seat, int kind, struct events *ev)
{
	(void)ev;
	ask_about(s, S_PLACE, seat, kind);
}

static void add_cohorts(struct state *s, int side, int place, int n, struct events *ev)
{
	tc_raise(s, side, place, n);
	tell(ev, E_RAISED, side, n, place, 0);
	tc_remove_lone(s, place, side, ev);
}

static void add_engine(struct state *s, int seat, int place, int troop, struct events *ev)
{
	s->pub.engines[troop - CATAPULTS][place]++;
	tell(ev, E_ENGINE, seat, troop, place, 0);
}

static void use_site(struct state *s, int seat, int kind, int place, struct events *ev)
{
	switch (kind) {
	case K_DONATIVE: add_cohorts(s, seat, place, DONATIVE_COHORTS, ev); break;
	case K_RECRUITS: add_cohorts(s, s->pub.holder[place], place, 1, ev); break;
	case K_CATAPULTS: add_engine(s, seat, place, CATAPULTS, ev); break;
	case K_SIEGE_TRAIN: add_engine(s, seat, place, SIEGE_EQUIPMENT, ev); break;
	case K_DANUBE:
		add_cohorts(s, seat, place, DANUBE_COHORTS, ev);
		if (s->pub.at[L_PRAETOR_O] < N_PLACES)
			s->pub.at[L_PRAETOR_O] = (uint8_t)place;
		break;
	}
}

void tc_do_place(struct state *s, int seat, act a, struct events *ev)
{
	if (top(s)->kind == S_RETURN)
		tc_return(s, seat, act_a(a), ev);
	else
		use_site(s, seat, pop(s).played.card, act_a(a), ev);
}

/* ---- forces that shrink ---------------------------------------------------------------------- */

uint64_t tc_yielding(const struct state *s, int seat, int kind)
{
	return s->pub.held[seat] & (kind == IN_ITALY ? tc_italy : ~BIT(P_ROME));
}

static bool has_veterans_in(const struct state *s, uint64_t places)
{
	for (; places; places &= places - 1)
		if (s->pub.cohorts[VETERANS][lowest_bit(places)])
			return true;
	return false;
}

struct why tc_why_not_yield(const struct state *s, int seat, act a)
{
	uint64_t from = tc_yielding(s, seat, now(s)->yield.from);
	int place = act_a(a), troop = act_b(a);

	if (!(from >> place & 1) || troop > VETERANS || !s->pub.cohorts[troop][place])
		return no(C_YIELD, place, troop, 0);
	if (now(s)->yield.from == IN_ITALY && troop == REGULARS && has_veterans_in(s, from))
		return no(C_YIELD_VETERANS, 0, 0, 0);
	return allowed();
}

void tc_do_yield(struct state *s, int seat, act a, struct events *ev)
{
	int place = act_a(a), troop = act_b(a);

	top(s)->yield.left--;
	tc_pick(s, place, troop == REGULARS, troop == VETERANS);
	s->pub.total[seat]--;
	tell(ev, E_LOST, seat, 1, place, 0);
	tc_forsake(s, place, ev);
}

static void demand(struct state *s, int side, int cohorts, int kind)
{
	push(s, (struct frame){ .kind = S_YIELD,
							.seat = (uint8_t)side,
							.yield = { .left = (uint8_t)cohorts, .from = (uint8_t)kind } });
}

struct why tc_needs_vitellians(const struct state *s, int seat, int kind)
{
	(void)seat;
	return tc_yielding(s, VITELLIUS, OUTSIDE_ROME) ? allowed() : no(C_VITELLIANS, kind, 0, 0);
}

void tc_does_civilis(struct state *s, int seat, int kind, struct events *ev)
{
	(void)kind, (void)ev;
	roll(s, R_CIVILIS, seat, 0, 0);
}

void tc_does_batavi(struct state *s, int seat, int kind, struct events *ev)
{
	(void)kind, (void)ev;
	s->pub.no_building |= 1u << VITELLIUS;
	roll(s, R_BATAVI, seat, 0, 0);
}

void tc_does_primus(struct state *s, int seat, int kind, struct events *ev)
{
	(void)kind;
	tc_lose_points(s, s->pub.owner, 1, ev);
	roll(s, R_PRIMUS, seat, 0, 0);
}

struct why tc_needs_rival_owner(const struct state *s, int seat, int kind)
{
	return s->pub.owner < NOBODY && s->pub.owner != seat ? allowed()
														 : no(C_RIVAL_OWNER, kind, 0, 0);
}

void tc_does_coup(struct state *s, int seat, int kind, struct events *ev)
{
	(void)kind, (void)ev;
	roll(s, R_COUP, seat, 0, 0);
}

/* The owner's leaders are put out before the walls, where besiegers wait or nobody does. */
static void finish_coup(struct state *s, int desert, struct events *ev)
{
	int owner = s->pub.owner;
	unsigned inside = tc_leaders_at(s, owner, P_ROME);

	tc_lose_at(s, P_ROME, desert, ev);
	if (cohorts_at(s, P_ROME))
		return;
	s->pub.owner = NOBODY;
	tell(ev, E_ROME_LOST, owner, 0, 0, 0);
	for (; inside; inside &= inside - 1) {
		if (is_besieged(s))
			tc_remove_leader(s, lowest_bit(inside), ev);
		else
			s->pub.at[lowest_bit(inside)] = P_CAMP;
	}
}

static void finish_mutiny(struct state *s, int leader, int pips, struct events *ev)
{
	int place = s->pub.at[leader], side = side_of(s, leader);

	if (pips < LUCKY)
		return;
	s->pub.mutinous |= tc_leaders_at(s, side, place);
	tell(ev, E_MUTINY, side, leader, 0, 0);
	if (pips == DIE_FACES)
		tc_lose_at(s, place, 1, ev);
}

enum { HUNGER = 5 };

void tc_finish_event_roll(struct state *s, struct frame f, struct events *ev)
{
	switch (f.roll.purpose) {
	case R_IMPERATOR: tc_gain_points(s, f.seat, tc_one_to_two(f.roll.sum), ev); break;
	case R_CIVILIS: demand(s, VITELLIUS, tc_one_to_three(f.roll.sum), OUTSIDE_ROME); break;
	case R_BATAVI: demand(s, VITELLIUS, tc_one_to_two(f.roll.sum), OUTSIDE_ROME); break;
	case R_PRIMUS: demand(s, s->pub.owner, tc_one_to_three(f.roll.sum), IN_ITALY); break;
	case R_COUP: finish_coup(s, tc_one_to_three(f.roll.sum), ev); break;
	case R_MUTINY: finish_mutiny(s, f.roll.leader, f.roll.sum, ev); break;
	case R_GRAIN:
		if (f.roll.sum >= HUNGER)
			tc_lose_at(s, P_ROME, 1, ev);
		break;
	}
}

/* ---- deserters ------------------------------------------------------------------------------- */

static bool are_near(int a, int b)
{
	if (a + b == P_ROME + P_CAMP && (a == P_ROME || b == P_ROME))
		return true;
	return ((tc_open[a] | tc_pass[a]) >> b & 1) || ((tc_open[b] | tc_pass[b]) >> a & 1);
}

struct why tc_why_not_desert(const struct state *s, int seat, act a)
{
	int from = act_a(a), to = act_b(a), side = s->pub.holder[from];

	if (!(s->pub.held[seat] >> to & 1) || !tc_leaders_at(s, seat, to))
		return no(C_LED, to, 0, 0);
	if (side == NOBODY || side == seat || !s->pub.cohorts[REGULARS][from])
		return no(C_DESERT, from, 0, 0);
	return are_near(from, to) ? allowed() : no(C_DESERT_NEAR, from, to, 0);
}

/* From the first of one set to the first of another. */
static act desertion(uint64_t from, uint64_t to)
{
	return ACT(V_DESERT, lowest_bit(from), lowest_bit(to), 0);
}

int tc_list_deserters(const struct state *s, int seat, act *out)
{
	int n = 0;

	for (uint64_t from = held_by_enemies(s, seat); from; from &= from - 1)
		for (uint64_t to = s->pub.held[seat]; to; to &= to - 1)
			n = offer(s, seat, desertion(from, to), tc_why_not_desert, out, n);
	return n;
}

struct why tc_needs_deserter(const struct state *s, int seat, int kind)
{
	for (uint64_t from = held_by_enemies(s, seat); from; from &= from - 1)
		for (uint64_t to = s->pub.held[seat]; to; to &= to - 1)
			if (!tc_why_not_desert(s, seat, desertion(from, to)).clause)
				return allowed();
	return no(C_NO_SPACE, kind, 0, 0);
}

void tc_does_desert(struct state *s, int seat, int kind, struct events *ev)
{
	(void)kind, (void)ev;
	ask(s, S_DESERT, seat);
}

void tc_do_desert(struct state *s, int seat, act a, struct events *ev)
{
	int from = act_a(a), to = act_b(a), side = s->pub.holder[from];

	pop(s);
	tell(ev, E_DESERTED, seat, side, from, to);
	tc_pick(s, from, 1, 0);
	s->pub.total[side]--;
	tc_raise(s, seat, to, 1);
	tc_forsake(s, from, ev);
}
