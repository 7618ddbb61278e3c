/* games/three-caesars/movement.c -- activated leaders and what they take along (sections 10, 11,
 * 19, 25; TC-MOVE, TC-RIDE).
 *
 * A march's cohorts are off the map until it stops.  S_MARCH asks for its next act; each step puts
 * F_ENTER on top: see "arriving" below. */

#include "games/three-caesars/state.h"

/* ---- who may be moved ------------------------------------------------------------------------ */

struct why tc_why_not_move(const struct state *s, int seat, int leader, int value)
{
	if (!(s->pub.team[seat] >> leader & 1))
		return no(C_LEADER_OWN, leader, 0, 0);
	if (s->pub.at[leader] >= N_PLACES)
		return no(C_LEADER_MAP, leader, 0, 0);
	if (!tc_obeys(s, seat, leader))
		return leader == L_RUFUS ? no(C_RUFUS_WAITS, 0, 0, 0)
								 : no(C_ACTIVE, s->pub.price[seat], 0, 0);
	if (s->pub.mutinous >> leader & 1)
		return no(C_MUTINY, leader, 0, 0);
	if (value < tc_leaders[leader].strategy)
		return no(C_STRATEGY, leader, tc_leaders[leader].strategy, value);
	return allowed();
}

/* Whoever is activated, united or rides along during an event has been moved by it. */
static struct why why_not_campaign(const struct state *s, int seat, int leader)
{
	const struct frame *f = now(s);

	if (f->kind == S_MARCH)
		f--;
	if (f->kind == S_CAMPAIGN && (f->campaign.moved >> leader & 1))
		return no(C_MOVED_ALREADY, leader, 0, 0);
	return tc_why_not_move(s, seat, leader, ANY_VALUE);
}

struct why tc_why_not_activate(const struct state *s, int seat, act a)
{
	const struct frame *f = now(s);

	return f->kind == S_CAMPAIGN
			   ? why_not_campaign(s, seat, act_a(a))
			   : tc_why_not_move(s, seat, act_a(a), tc_cards[f->played.card].value);
}

bool tc_can_move_anybody(const struct state *s, int seat, int used)
{
	for (unsigned team = s->pub.team[seat] & ~(unsigned)used; team; team &= team - 1)
		if (!tc_why_not_move(s, seat, lowest_bit(team), ANY_VALUE).clause)
			return true;
	return false;
}

/* ---- starting and stopping ------------------------------------------------------------------- */

static int at_most(int n, int limit) { return n < limit ? n : limit; }

/* Takes cohorts up to the organization, veterans first (section 19). */
static void fill_ranks(struct state *s, int seat)
{
	struct march *m = &s->pub.march;
	int room = m->organization - march_cohorts(s), veterans, regulars;

	if (s->pub.holder[m->at] != seat || tc_why_not_lead(s, seat, m->at).clause)
		return;
	veterans = at_most(s->pub.cohorts[VETERANS][m->at], room);
	regulars = at_most(s->pub.cohorts[REGULARS][m->at], room - veterans);
	tc_pick(s, m->at, regulars, veterans);
	m->troops[VETERANS] += (uint8_t)veterans;
	m->troops[REGULARS] += (uint8_t)regulars;
}

static void load_engines(struct state *s)
{
	struct march *m = &s->pub.march;

	for (int i = 0; i < 2; i++) {
		m->troops[CATAPULTS + i] += s->pub.engines[i][m->at];
		s->pub.engines[i][m->at] = 0;
	}
}

void tc_start_march(struct state *s, int seat, int leader, int points, int flags, struct events *ev)
{
	struct march *m = &s->pub.march;

	*m = (struct march){ .leaders = (uint16_t)(1u << leader),
						 .on = 1,
						 .lead = (uint8_t)leader,
						 .at = s->pub.at[leader],
						 .from = s->pub.at[leader],
						 .points = (uint8_t)points,
						 .organization = tc_leaders[leader].organization,
						 .flags = (uint8_t)flags };
	fill_ranks(s, seat);
	if (march_cohorts(s))
		load_engines(s);
	tell(ev, E_ACTIVATED, seat, leader, m->at, points);
	ask(s, S_MARCH, seat);
}

void tc_do_activate(struct state *s, int seat, act a, struct events *ev)
{
	struct frame *f = top(s);
	int leader = act_a(a);

	if (f->kind == S_USE) {
		pop(s);
		tc_start_march(s, seat, leader, MOVEMENT, 0, ev);
		return;
	}
	f->campaign.left--;
	f->campaign.moved |= (uint8_t)(1u << leader);
	tc_start_march(s, seat, leader, f->campaign.points, f->campaign.flags, ev);
}

/* Puts the force on the map where it stands. */
void tc_settle_march(struct state *s, int seat, struct events *ev)
{
	struct march *m = &s->pub.march;

	tc_put(s, seat, m->at, m->troops[REGULARS], m->troops[VETERANS]);
	for (int i = 0; i < 2; i++)
		s->pub.engines[i][m->at] += m->troops[CATAPULTS + i];
	memset(m->troops, 0, sizeof m->troops);
	tc_forsake(s, m->at, ev);
}

/* TC-FOUGHT: a force that fought or took Rome, and whoever leads it, is through with this card. */
static void end_march(struct state *s, struct events *ev)
{
	int seat = top(s)->seat, here = s->pub.march.at;

	tc_settle_march(s, seat, ev);
	if (s->pub.march.flags & FINISHED) {
		tc_rest_leaders(s, tc_leaders_at(s, seat, here));
		tc_rest_force(s, here);
	}
	s->pub.march = (struct march){ 0 };
	pop(s);
}

void tc_do_stop(struct state *s, int seat, act a, struct events *ev)
{
	(void)seat, (void)a;
	end_march(s, ev);
}

static bool is_march_over(const struct state *s)
{
	const struct march *m = &s->pub.march;

	if (!m->leaders || !m->points || (m->flags & FINISHED))
		return true;
	return (m->flags & AT_ROME) && tc_why_not_siege(s, now(s)->seat, ACT(V_SIEGE, 0, 0, 0)).clause;
}

bool tc_resume_march(struct state *s, struct frame *f, struct events *ev)
{
	(void)f;
	if (!s->pub.march.on)
		pop(s);
	else if (is_march_over(s))
		end_march(s, ev);
	else
		return true;
	return false;
}

/* ---- taking along and leaving behind --------------------------------------------------------- */

static struct why why_not_here(const struct state *s, int seat, int leader)
{
	const struct march *m = &s->pub.march;

	if (!(s->pub.team[seat] >> leader & 1))
		return no(C_LEADER_OWN, leader, 0, 0);
	if (m->flags & AT_ROME)
		return no(C_ROME_LAST, 0, 0, 0);
	if (m->leaders >> leader & 1)
		return no(C_RIDING, leader, 0, 0);
	if (s->pub.at[leader] != m->at)
		return no(C_RIDE_HERE, leader, m->at, 0);
	return allowed();
}

struct why tc_why_not_unite(const struct state *s, int seat, act a)
{
	const struct frame *below = now(s) - 1;
	int leader = act_a(a);
	struct why w = why_not_here(s, seat, leader);

	if (w.clause)
		return w;
	if (below->kind != S_CAMPAIGN || !below->campaign.left)
		return no(C_UNITE, leader, 0, 0);
	if (s->pub.march.flags & MOVED)
		return no(C_UNITE_FIRST, leader, 0, 0);
	return why_not_campaign(s, seat, leader);
}

struct why tc_why_not_join(const struct state *s, int seat, act a)
{
	int leader = act_a(a);
	struct why w = why_not_here(s, seat, leader);

	return w.clause ? w : why_not_campaign(s, seat, leader);
}

static void enlist(struct state *s, int leader)
{
	struct frame *below = top(s) - 1;

	if (below->kind == S_CAMPAIGN)
		below->campaign.moved |= (uint8_t)(1u << leader);
	s->pub.march.leaders |= (uint16_t)(1u << leader);
}

void tc_do_unite(struct state *s, int seat, act a, struct events *ev)
{
	struct march *m = &s->pub.march;
	int leader = act_a(a);

	(top(s) - 1)->campaign.left--;
	enlist(s, leader);
	m->organization += tc_leaders[leader].organization;
	fill_ranks(s, seat);
	if (march_cohorts(s))
		load_engines(s);
	tell(ev, E_UNITED, seat, leader, m->lead, 0);
}

void tc_do_join(struct state *s, int seat, act a, struct events *ev)
{
	enlist(s, act_a(a));
	tell(ev, E_JOINED, seat, act_a(a), s->pub.march.lead, 0);
}

static struct why why_not_change(const struct state *s, int troop)
{
	if (s->pub.march.flags & AT_ROME)
		return no(C_ROME_LAST, 0, 0, 0);
	if (s->pub.march.changed >> troop & 1)
		return no(C_CHANGED, troop, s->pub.march.at, 0);
	return allowed();
}

struct why tc_why_not_leave(const struct state *s, int seat, act a)
{
	int troop = act_a(a), n = act_b(a);
	struct why w = why_not_change(s, troop);

	(void)seat;
	if (w.clause)
		return w;
	if (!n || n > s->pub.march.troops[troop])
		return no(C_LEAVE, troop, n, s->pub.march.troops[troop]);
	return allowed();
}

static int count_here(const struct state *s, int troop)
{
	int here = s->pub.march.at;

	return troop < CATAPULTS ? s->pub.cohorts[troop][here]
							 : s->pub.engines[troop - CATAPULTS][here];
}

struct why tc_why_not_take(const struct state *s, int seat, act a)
{
	int troop = act_a(a), n = act_b(a);
	struct why w = why_not_change(s, troop);
	int room = s->pub.march.organization - march_cohorts(s);

	if (!w.clause)
		w = tc_why_not_lead(s, seat, s->pub.march.at);
	if (w.clause)
		return w;
	if (!n || n > count_here(s, troop))
		return no(C_TAKE, troop, n, s->pub.march.at);
	if (troop >= CATAPULTS && !march_cohorts(s))
		return no(C_ENGINES, troop, 0, 0);
	if (troop < CATAPULTS && n > room)
		return no(C_ORGANIZATION, s->pub.march.lead, s->pub.march.organization, 0);
	return allowed();
}

static void leave(struct state *s, int seat, int troop, int n, struct events *ev)
{
	struct march *m = &s->pub.march;

	m->changed |= (uint8_t)(1u << troop);
	m->troops[troop] -= (uint8_t)n;
	if (troop < CATAPULTS)
		tc_put(s, seat, m->at, troop == REGULARS ? n : 0, troop == VETERANS ? n : 0);
	else
		s->pub.engines[troop - CATAPULTS][m->at] += (uint8_t)n;
	tell(ev, E_LEFT, seat, n, troop, m->at);
}

void tc_do_leave(struct state *s, int seat, act a, struct events *ev)
{
	leave(s, seat, act_a(a), act_b(a), ev);
}

void tc_do_take(struct state *s, int seat, act a, struct events *ev)
{
	struct march *m = &s->pub.march;
	int troop = act_a(a), n = act_b(a);

	m->changed |= (uint8_t)(1u << troop);
	m->troops[troop] += (uint8_t)n;
	if (troop < CATAPULTS)
		tc_pick(s, m->at, troop == REGULARS ? n : 0, troop == VETERANS ? n : 0);
	else
		s->pub.engines[troop - CATAPULTS][m->at] -= (uint8_t)n;
	tell(ev, E_TOOK, seat, n, troop, m->at);
}

/* ---- steps ----------------------------------------------------------------------------------- */

/* Section 25: open roads cost one point, passes two. */
int tc_step_cost(const struct state *s, int space)
{
	const struct march *m = &s->pub.march;
	int cost = (tc_pass[m->at] >> space & 1) && !(m->flags & GUIDED) ? PASS_COST : OPEN_COST;

	if (s->pub.flood && (tc_flooded >> space & 1))
		cost++;
	return cost;
}

static int cohorts_of_rivals(const struct state *s, int seat, int place)
{
	return s->pub.holder[place] == seat ? 0 : cohorts_at(s, place);
}

/* TC-ENEMY: who is met there.  Rome's space is the city and the camp before it. */
static struct why why_not_meet(const struct state *s, int seat, int space)
{
	bool rome = space == P_ROME;
	int inside = s->pub.holder[space], outside = s->pub.holder[P_CAMP];

	if (has_truce(s, seat, inside) || (rome && has_truce(s, seat, outside)))
		return no(C_TRUCE, has_truce(s, seat, inside) ? inside : outside, 0, 0);
	if (!march_cohorts(s) &&
		(cohorts_of_rivals(s, seat, space) || (rome && cohorts_of_rivals(s, seat, P_CAMP))))
		return no(C_LONE, s->pub.march.lead, space, 0);
	return allowed();
}

static struct why why_not_road(const struct state *s, int space)
{
	const struct march *m = &s->pub.march;

	if (!((tc_open[m->at] | tc_pass[m->at]) >> space & 1))
		return no(C_ROAD, m->at, space, 0);
	if (s->pub.snow && (tc_pass[m->at] >> space & 1) && !(m->flags & GUIDED))
		return no(C_SNOW, m->at, space, 0);
	if (tc_step_cost(s, space) > m->points)
		return no(C_MOVE_POINTS, space, tc_step_cost(s, space), m->points);
	if (tc_is_barred(s, m->leaders, space))
		return no(C_RUFUS, space, 0, 0);
	return allowed();
}

struct why tc_why_not_step(const struct state *s, int seat, act a)
{
	const struct march *m = &s->pub.march;
	int space = act_a(a);
	struct why w;

	if (m->flags & AT_ROME)
		return no(C_ROME_LAST, 0, 0, 0);
	if (m->at == P_ROME && is_besieged(s))
		return no(C_SHUT_IN, m->lead, 0, 0);
	w = why_not_road(s, space);
	return w.clause ? w : why_not_meet(s, seat, space);
}

/* Section 15: Rufus may move once Galba or Vindex has. */
static void stir_rufus(struct state *s)
{
	if (s->pub.march.leaders & (1u << L_GALBA | 1u << L_VINDEX))
		s->pub.rufus_free = 1;
}

static int entrance(const struct state *s, int seat, int space)
{
	if (space != P_ROME)
		return space;
	return s->pub.owner == seat && !is_besieged(s) ? P_ROME : P_CAMP;
}

/* TC-ENGINES: without cohorts they do not travel. */
static void set_down_engines(struct state *s, int seat, struct events *ev)
{
	for (int i = CATAPULTS; i < N_TROOPS && !march_cohorts(s); i++)
		if (s->pub.march.troops[i])
			leave(s, seat, i, s->pub.march.troops[i], ev);
}

void tc_do_step(struct state *s, int seat, act a, struct events *ev)
{
	struct march *m = &s->pub.march;
	int space = act_a(a);

	set_down_engines(s, seat, ev);
	m->points -= (uint8_t)tc_step_cost(s, space);
	m->crossed = (tc_pass[m->at] >> space & 1) && !(m->flags & GUIDED);
	m->from = m->at;
	m->changed = 0;
	m->flags |= space == P_ROME ? MOVED | AT_ROME : MOVED;
	if (space == P_ROME && march_cohorts(s))
		m->flags |= BROUGHT;
	m->at = (uint8_t)entrance(s, seat, space);
	tc_move_leaders(s, m->leaders, m->at);
	tc_forsake(s, m->from, ev);
	stir_rufus(s);
	tell(ev, E_STEPPED, seat, m->lead, space, 0);
	ask(s, F_ENTER, seat);
}

/* TC-ROME: besieged leaders can do nothing but attack the besiegers. */
struct why tc_why_not_sally(const struct state *s, int seat, act a)
{
	const struct march *m = &s->pub.march;

	(void)a;
	if (m->at != P_ROME || !is_besieged(s))
		return no(C_SALLY, m->lead, 0, 0);
	if (!march_cohorts(s))
		return no(C_LONE, m->lead, P_CAMP, 0);
	if (has_truce(s, seat, s->pub.holder[P_CAMP]))
		return no(C_TRUCE, s->pub.holder[P_CAMP], 0, 0);
	return allowed();
}

void tc_do_sally(struct state *s, int seat, act a, struct events *ev)
{
	struct march *m = &s->pub.march;

	(void)a;
	m->points -= SALLY_COST;
	m->from = P_ROME;
	m->at = P_CAMP;
	m->crossed = 0;
	m->changed = 0;
	m->flags |= MOVED;
	tc_move_leaders(s, m->leaders, P_CAMP);
	tc_forsake(s, P_ROME, ev);
	stir_rufus(s);
	tell(ev, E_SALLIED, seat, m->lead, 0, 0);
	push(s, (struct frame){ .kind = F_ENTER, .seat = (uint8_t)seat, .stage = ENTER_CLASH });
}

/* ---- what can be done ------------------------------------------------------------------------ */

static int list_leaders(const struct state *s, int seat, int verb, judge_verb *why_not, act *out)
{
	unsigned here = tc_leaders_at(s, seat, s->pub.march.at) & ~(unsigned)s->pub.march.leaders;
	int n = 0;

	for (; here; here &= here - 1)
		n = offer(s, seat, ACT(verb, lowest_bit(here), 0, 0), why_not, out, n);
	return n;
}

static int list_changes(const struct state *s, int seat, int verb, judge_verb *why_not, act *out)
{
	const struct march *m = &s->pub.march;
	int n = 0;

	for (int troop = 0; troop < N_TROOPS; troop++) {
		int most = verb == V_LEAVE ? m->troops[troop] : count_here(s, troop);
		if (most && verb == V_TAKE && troop < CATAPULTS)
			most = at_most(most, m->organization - march_cohorts(s));
		if (most <= 0 || why_not(s, seat, ACT(verb, troop, 1, 0)).clause)
			continue;
		for (int i = 1; i <= most; i++)
			out[n++] = ACT(verb, troop, i, 0);
	}
	return n;
}

int tc_list_march(const struct state *s, int seat, act *out)
{
	const struct march *m = &s->pub.march;
	int n = 0;

	if (!(m->flags & AT_ROME)) {
		n += list_leaders(s, seat, V_UNITE, tc_why_not_unite, out + n);
		n += list_leaders(s, seat, V_JOIN, tc_why_not_join, out + n);
		n += list_changes(s, seat, V_LEAVE, tc_why_not_leave, out + n);
		n += list_changes(s, seat, V_TAKE, tc_why_not_take, out + n);
		for (uint64_t todo = tc_open[m->at] | tc_pass[m->at]; todo; todo &= todo - 1)
			n = offer(s, seat, ACT(V_STEP, lowest_bit(todo), 0, 0), tc_why_not_step, out, n);
	}
	n = offer(s, seat, ACT(V_SIEGE, 0, 0, 0), tc_why_not_siege, out, n);
	n = offer(s, seat, ACT(V_SALLY, 0, 0, 0), tc_why_not_sally, out, n);
	out[n++] = ACT(V_STOP, 0, 0, 0);
	return n;
}

/* ---- arriving -------------------------------------------------------------------------------- */

/* Section 17: one cohort against seven is swept away without a battle. */
bool tc_is_outnumbered(int few, int many) { return few == 1 && many >= OUTNUMBERED; }

static bool has_enemies_here(const struct state *s, int seat)
{
	return held_by_enemies(s, seat) >> s->pub.march.at & 1;
}

static void enter_alone(struct state *s, int seat, struct events *ev)
{
	struct march *m = &s->pub.march;

	if (!cohorts_of_rivals(s, seat, m->at) &&
		(m->at != P_CAMP || !cohorts_of_rivals(s, seat, P_ROME)))
		return;
	for (unsigned todo = m->leaders; todo; todo &= todo - 1)
		tc_remove_leader(s, lowest_bit(todo), ev);
}

static void meet_locals(struct state *s, struct frame *f, struct events *ev)
{
	struct march *m = &s->pub.march;

	f->stage = ENTER_CLASH;
	if (!march_cohorts(s))
		enter_alone(s, f->seat, ev);
	else
		tc_remove_lone(s, m->at, f->seat, ev);
	if (m->leaders && !(m->flags & AT_ROME) && (tc_open_near[m->at] & held_by_enemies(s, f->seat)))
		push(s, (struct frame){ .kind = S_INTERCEPT, .intercept.mover = f->seat });
}

static void sweep_away(struct state *s, struct frame *f, struct events *ev)
{
	int place = s->pub.march.at;

	tell(ev, E_SWEPT, s->pub.holder[place], place, 0, 0);
	tc_lose_at(s, place, 1, ev);
	tc_remove_lone(s, place, f->seat, ev);
}

/* TC-ROME: whoever owns the city may come out and fight.  TC-FIELD: also when a besieger was there
 * who is gone without a battle. */
static void offer_field(struct state *s, int seat)
{
	if (s->pub.march.at == P_CAMP && s->pub.owner != seat && is_alive(s, s->pub.owner) &&
		cohorts_at(s, P_ROME))
		ask(s, S_FIELD, s->pub.owner);
}

static void meet_defenders(struct state *s, struct frame *f, struct events *ev)
{
	int defender = s->pub.holder[s->pub.march.at];

	f->stage = ENTER_FIGHT;
	if (s->pub.battle.intercepted_from || !march_cohorts(s))
		return;
	if (has_enemies_here(s, f->seat) &&
		tc_is_outnumbered(cohorts_at(s, s->pub.march.at),
						  tc_cohorts_now(s, f->seat, s->pub.march.at)))
		sweep_away(s, f, ev);
	if (!has_enemies_here(s, f->seat))
		offer_field(s, f->seat);
	else if (tc_can_avoid(s, defender))
		ask(s, S_AVOID, defender);
}

static void let_go(struct state *s, int seat, struct events *ev)
{
	struct battle *b = &s->pub.battle;

	tc_settle_host(s, &b->host[DEFENDER], b->retreat_to - 1, ev);
	*b = (struct battle){ 0 };
	offer_field(s, seat);
}

static void fight(struct state *s, struct frame *f, struct events *ev)
{
	const struct battle *b = &s->pub.battle;

	if (b->retreat_to) { /* the defender slipped away; the owner of Rome may want to fight */
		let_go(s, f->seat, ev);
		return;
	}
	f->stage = ENTER_AFTER;
	if (s->pub.march.leaders && (b->intercepted_from || b->field || has_enemies_here(s, f->seat)))
		ask(s, F_BATTLE, f->seat);
}

static bool can_overrun(const struct state *s)
{
	const struct march *m = &s->pub.march;

	if (!(m->flags & SLAUGHTERED) || m->points <= OVERRUN_COST)
		return false;
	return !(m->flags & AT_ROME) || (m->at == P_CAMP && m->points >= OVERRUN_COST + SIEGE_COST);
}

/* TC-RELIEF: Rome's owner goes inside, anybody else besieges. */
static void arrive(struct state *s, struct frame *f, struct events *ev)
{
	struct march *m = &s->pub.march;

	f->stage = ENTER_DONE;
	if (m->at == P_CAMP && s->pub.owner == f->seat) {
		m->at = P_ROME;
		tc_move_leaders(s, m->leaders, P_ROME);
	}
	if (m->flags & AT_ROME)
		tc_settle_march(s, f->seat, ev);
	if (!(m->flags & FOUGHT))
		return;
	if (can_overrun(s))
		ask(s, S_OVERRUN, f->seat);
	else
		m->flags |= FINISHED;
}

/* F_ENTER: attrition, interception, field or walls, avoiding, battle, arrival. */
bool tc_resume_enter(struct state *s, struct frame *f, struct events *ev)
{
	if (!s->pub.march.on) {
		pop(s);
		return false;
	}
	switch (f->stage) {
	case ENTER_PASS:
		f->stage = ENTER_MEET;
		if (s->pub.march.crossed && march_cohorts(s))
			roll(s, R_ATTRITION, f->seat, ON_MARCH, 0);
		break;
	case ENTER_MEET: meet_locals(s, f, ev); break;
	case ENTER_CLASH: meet_defenders(s, f, ev); break;
	case ENTER_FIGHT: fight(s, f, ev); break;
	case ENTER_AFTER: arrive(s, f, ev); break;
	default: pop(s); break;
	}
	return false;
}

void tc_do_overrun(struct state *s, int seat, act a, struct events *ev)
{
	struct march *m = &s->pub.march;

	(void)a;
	pop(s);
	m->points -= OVERRUN_COST;
	m->flags &= (uint8_t) ~(FOUGHT | SLAUGHTERED);
	tell(ev, E_OVERRAN, seat, m->lead, 0, 0);
}
