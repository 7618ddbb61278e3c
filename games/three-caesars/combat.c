/* games/three-caesars/combat.c -- a battle from muster to retreat (section 13, TC-BATTLE-END).
 *
 *   MUSTER -> CARDS -> BEFORE -> ATTACK -> DEFEND -> INITIATIVE -> COURAGE twice -> AFTER -> ROUND
 *                                  ^                                                          |
 *                                  +------------------ a first tie ---------------------------+
 *   ROUND -> DECIDE -> ENGINES -> BRAVERY -> END
 *
 * F_BATTLE goes through these stages; windows, dice and questions are frames above it. */

#include "games/three-caesars/state.h"

enum stage {
	MUSTER,
	CARDS,
	BEFORE,
	ATTACK,
	DEFEND,
	INITIATIVE,
	ATTACKERS_COURAGE,
	DEFENDERS_COURAGE,
	AFTER,
	ROUND,
	DECIDE,
	ENGINES,
	BRAVERY,
	END,
};

/* ---- the hosts ------------------------------------------------------------------------------- */

/* All of a side's cohorts in the place fight, with its engines. */
void tc_muster(struct state *s, struct host *h, int place)
{
	int regulars = s->pub.cohorts[REGULARS][place], veterans = s->pub.cohorts[VETERANS][place];

	if (s->pub.holder[place] != h->side)
		return;
	h->troops[REGULARS] += (uint8_t)regulars;
	h->troops[VETERANS] += (uint8_t)veterans;
	tc_pick(s, place, regulars, veterans);
	for (int i = 0; i < 2; i++) {
		h->troops[CATAPULTS + i] += s->pub.engines[i][place];
		s->pub.engines[i][place] = 0;
	}
}

static void give_up_engines(struct host *h, int place, struct events *ev)
{
	for (int i = CATAPULTS; i < N_TROOPS; i++)
		tc_lose_engines(&h->troops[i], i, place, ev);
}

/* Surviving conscripts stay as regulars; engines without cohorts are lost. */
void tc_settle_host(struct state *s, struct host *h, int place, struct events *ev)
{
	if (tc_host_cohorts(h)) {
		tc_put(s, h->side, place, h->troops[REGULARS] + h->conscripts, h->troops[VETERANS]);
		for (int i = 0; i < 2; i++)
			s->pub.engines[i][place] += h->troops[CATAPULTS + i];
		h->troops[CATAPULTS] = h->troops[SIEGE_EQUIPMENT] = 0;
		tc_remove_lone(s, place, h->side, ev);
	}
	give_up_engines(h, place, ev);
	memset(h->troops, 0, sizeof h->troops);
	h->conscripts = 0;
}

static void muster_attacker(struct state *s, int side)
{
	struct host *h = &s->pub.battle.host[ATTACKER];

	h->side = (uint8_t)side;
	memcpy(h->troops, s->pub.march.troops, sizeof h->troops);
	memset(s->pub.march.troops, 0, sizeof s->pub.march.troops);
	tc_muster(s, h, s->pub.battle.place);
}

static void muster_defender(struct state *s)
{
	struct battle *b = &s->pub.battle;
	struct host *h = &b->host[DEFENDER];

	h->home = b->place;
	if (b->field) {
		h->side = s->pub.owner;
		h->home = P_ROME;
		tc_muster(s, h, P_ROME);
		tc_move_leaders(s, tc_leaders_at(s, h->side, P_ROME), P_CAMP);
		return;
	}
	if (!b->intercepted_from)
		h->side = s->pub.holder[b->place];
	tc_muster(s, h, b->place);
}

void tc_do_field(struct state *s, int seat, act a, struct events *ev)
{
	(void)a;
	pop(s);
	s->pub.battle.field = 1;
	tell(ev, E_FIELD, seat, 0, 0, 0);
}

/* A force before its own walls is in supply like one inside them. */
static bool is_cut_off(const struct state *s, int which)
{
	const struct battle *b = &s->pub.battle;
	int side = b->host[which].side;
	uint64_t also = which == ATTACKER && b->intercepted_from ? BIT(b->intercepted_from - 1) : 0;

	if (b->place == P_CAMP && s->pub.owner == side)
		return false;
	return tc_is_cut_off(s, side, b->place, also);
}

static void remove_leaders(struct state *s, int side, int place, struct events *ev)
{
	for (unsigned todo = tc_leaders_at(s, side, place); todo; todo &= todo - 1)
		tc_remove_leader(s, lowest_bit(todo), ev);
}

/* ---- afterwards ------------------------------------------------------------------------------ */

/* The attacker marches on with what his organization allows; the rest stays in the space. */
static void return_to_march(struct state *s, struct host *h)
{
	struct march *m = &s->pub.march;
	int veterans = h->troops[VETERANS], regulars = h->troops[REGULARS] + h->conscripts;
	int room = m->organization;

	if (veterans > room)
		veterans = room;
	if (regulars > room - veterans)
		regulars = room - veterans;
	tc_put(s, h->side, m->at, h->troops[REGULARS] + h->conscripts - regulars,
		   h->troops[VETERANS] - veterans);
	m->troops[REGULARS] = (uint8_t)regulars;
	m->troops[VETERANS] = (uint8_t)veterans;
	for (int i = CATAPULTS; i < N_TROOPS; i++)
		m->troops[i] = h->troops[i];
}

static void go_home(struct state *s, int which, struct events *ev)
{
	struct host *h = &s->pub.battle.host[which];

	if (which == ATTACKER) {
		return_to_march(s, h);
		return;
	}
	if (s->pub.battle.field)
		tc_move_leaders(s, tc_leaders_at(s, h->side, P_CAMP), P_ROME);
	tc_settle_host(s, h, h->home, ev);
}

/* TC-FOUGHT: beaten attackers move no more, unless they are lost among others of their side. */
static void settle_loser(struct state *s, int loser, int place, struct events *ev)
{
	struct host *h = &s->pub.battle.host[loser];

	if (loser == ATTACKER && tc_host_cohorts(h) && !cohorts_at(s, place))
		tc_rest_force(s, place);
	tc_settle_host(s, h, place, ev);
}

static void end_battle(struct state *s, struct events *ev)
{
	struct battle *b = &s->pub.battle;
	int loser = !b->winner, place = b->place, side = b->host[b->winner].side;

	if (place == P_CAMP && b->field == (loser == ATTACKER))
		tc_break_siege(s); /* the besiegers were beaten off */
	if (b->retreat_to)
		settle_loser(s, loser, b->retreat_to - 1, ev);
	give_up_engines(&b->host[loser], place, ev);
	go_home(s, b->winner, ev);
	if (loser == ATTACKER) {
		s->pub.march = (struct march){ 0 };
		tc_forsake(s, place, ev); /* the winner may have died too */
	}
	tc_remove_lone(s, place, side, ev);
	*b = (struct battle){ 0 };
	pop(s);
}

/* Section 17: no battle, no cost, nothing gained. */
static bool sweep_away(struct state *s, struct events *ev)
{
	struct battle *b = &s->pub.battle;
	int attack = tc_host_cohorts(&b->host[ATTACKER]), defence = tc_host_cohorts(&b->host[DEFENDER]);
	struct host *h;

	if (attack && !tc_is_outnumbered(attack, defence) && !tc_is_outnumbered(defence, attack))
		return false;
	b->winner = attack <= 1;
	h = &b->host[!b->winner];
	tell(ev, E_SWEPT, h->side, b->place, 0, 0);
	tc_lose_host(s, h, 1, ev);
	remove_leaders(s, h->side, b->place, ev);
	end_battle(s, ev);
	return true;
}

static void start_battle(struct state *s, struct frame *f, struct events *ev)
{
	struct battle *b = &s->pub.battle;

	b->on = 1;
	b->place = s->pub.march.at;
	muster_attacker(s, f->seat);
	muster_defender(s);
	if (sweep_away(s, ev))
		return;
	b->round = 1;
	for (int i = 0; i < 2; i++) {
		b->host[i].size = (uint8_t)tc_host_cohorts(&b->host[i]);
		b->host[i].card = NO_CARD;
		b->host[i].cut_off = is_cut_off(s, i);
	}
	s->pub.march.flags |= FOUGHT;
	tell(ev, E_BATTLE, b->host[ATTACKER].side, b->host[DEFENDER].side, b->place, 0);
	f->stage = CARDS;
}

/* ---- the loser ------------------------------------------------------------------------------- */

/* TC-BATTLE-END: a side with no cohort left has lost, whatever the hits. */
static void find_winner(struct state *s, struct events *ev)
{
	struct battle *b = &s->pub.battle;
	int ahead = b->winner;
	bool alive[2] = { tc_host_cohorts(&b->host[ATTACKER]) > 0,
					  tc_host_cohorts(&b->host[DEFENDER]) > 0 };

	if (!alive[ATTACKER])
		b->winner = DEFENDER;
	else if (!alive[DEFENDER])
		b->winner = ATTACKER;
	b->slaughter = b->slaughter && ahead == b->winner;
	b->eliminated = !alive[!b->winner];
	for (int i = 0; i < 2; i++)
		if (!alive[i])
			remove_leaders(s, b->host[i].side, b->place, ev);
	tell(ev, E_WON, b->host[b->winner].side, b->host[!b->winner].side, b->place, 0);
	if (b->slaughter)
		tell(ev, E_SLAUGHTER, b->host[!b->winner].side, 0, 0, 0);
}

static void disband(struct state *s, struct host *h, struct events *ev)
{
	struct battle *b = &s->pub.battle;

	tell(ev, E_DISBANDED, h->side, b->place, 0, 0);
	tc_lose_host(s, h, tc_host_cohorts(h), ev);
	remove_leaders(s, h->side, b->place, ev);
	b->eliminated = 1;
}

static void withdraw(struct state *s, int which, int to, struct events *ev)
{
	struct battle *b = &s->pub.battle;
	struct host *h = &b->host[which];

	b->retreat_to = (uint8_t)(1 + to);
	if (which == ATTACKER)
		tc_rest_leaders(s, tc_leaders_at(s, h->side, b->place));
	tell(ev, E_RETREATED, h->side, to, 0, 0);
	if (tc_pass[b->place] >> to & 1)
		roll(s, R_ATTRITION, h->side, ON_HOST, which);
	else
		tc_end_retreat(s, which, ev);
}

/* TC-PERISH: who loses his last cohort on the way is eliminated, like one who disbands. */
void tc_end_retreat(struct state *s, int which, struct events *ev)
{
	struct battle *b = &s->pub.battle;
	struct host *h = &b->host[which];

	if (tc_host_cohorts(h)) {
		tc_move_leaders(s, tc_leaders_at(s, h->side, b->place), b->retreat_to - 1);
		return;
	}
	b->eliminated = 1;
	remove_leaders(s, h->side, b->place, ev);
}

struct why tc_why_not_retreat(const struct state *s, int seat, act a)
{
	int here = s->pub.battle.place;

	return tc_why_not_flee(s, seat, tc_leaders_at(s, seat, here), here, act_a(a));
}

static bool can_retreat(const struct state *s, int side)
{
	int here = s->pub.battle.place;

	for (uint64_t todo = tc_open[here] | tc_pass[here]; todo; todo &= todo - 1)
		if (!tc_why_not_retreat(s, side, ACT(V_RETREAT, lowest_bit(todo), 0, 0)).clause)
			return true;
	return false;
}

void tc_do_retreat(struct state *s, int seat, act a, struct events *ev)
{
	(void)seat;
	pop(s);
	withdraw(s, !s->pub.battle.winner, act_a(a), ev);
}

/* TC-RETREAT: attackers and interceptors go back where they came from, if Rufus may go there.
 * Other defenders came from nowhere. */
static int find_way_back(const struct state *s, int which)
{
	const struct battle *b = &s->pub.battle;
	int back = N_PLACES;

	if (which == ATTACKER)
		back = s->pub.march.from;
	else if (b->field)
		back = P_ROME;
	else if (b->intercepted_from)
		back = b->intercepted_from - 1;
	return tc_is_barred(s, tc_leaders_at(s, b->host[which].side, b->place), back) ? N_PLACES : back;
}

static void send_loser_away(struct state *s, struct events *ev)
{
	struct battle *b = &s->pub.battle;
	int loser = !b->winner, back = find_way_back(s, loser);
	struct host *h = &b->host[loser];

	if (!tc_host_cohorts(h))
		return;
	if (back < N_PLACES)
		withdraw(s, loser, back, ev);
	else if (can_retreat(s, h->side))
		ask(s, S_RETREAT, h->side);
	else
		disband(s, h, ev);
}

/* ---- the spoils ------------------------------------------------------------------------------ */

static void seize_engines(struct state *s)
{
	struct battle *b = &s->pub.battle;
	struct host *loser = &b->host[!b->winner];

	if (!(b->slaughter || b->eliminated) || !tc_host_cohorts(&b->host[b->winner]))
		return;
	push(s, (struct frame){
				.kind = F_CAPTURE,
				.seat = b->host[b->winner].side,
				.capture.left = { loser->troops[CATAPULTS], loser->troops[SIEGE_EQUIPMENT] },
				.capture.to = TO_WINNER });
}

/* Each engine changes hands on a 4-6. */
bool tc_resume_capture(struct state *s, struct frame *f, struct events *ev)
{
	(void)ev;
	for (int engine = 0; engine < LEN(f->capture.left); engine++)
		if (f->capture.left[engine]) {
			f->capture.left[engine]--;
			roll(s, R_ENGINE, f->seat, f->capture.to, engine);
			return false;
		}
	pop(s);
	return false;
}

void tc_capture_engine(struct state *s, struct frame f, int pips, struct events *ev)
{
	struct battle *b = &s->pub.battle;
	int troop = CATAPULTS + f.roll.engine;

	if (pips < LUCKY)
		return;
	tell(ev, E_CAPTURED, f.seat, troop, 0, 0);
	if (f.roll.to == TO_ROME) {
		s->pub.engines[f.roll.engine][P_ROME]++;
		return;
	}
	b->host[!b->winner].troops[troop]--;
	b->host[b->winner].troops[troop]++;
}

/* Section 22: five or more cohorts slaughtered may give courage. */
static void roll_for_courage(struct state *s)
{
	const struct battle *b = &s->pub.battle;

	if (b->slaughter && b->host[!b->winner].size >= BRAVE_SIZE)
		roll(s, R_BRAVERY, b->host[b->winner].side, 0, 0);
}

static void conclude(struct state *s, struct events *ev)
{
	struct battle *b = &s->pub.battle;
	struct host *winner = &b->host[b->winner];

	tc_score_battle(s, ev);
	s->pub.won |= (uint8_t)(1u << winner->side);
	if (b->slaughter && b->eliminated && b->host[!b->winner].size >= BIG_FORCE)
		tc_become_veterans(s, winner, ev);
	if (b->slaughter && b->winner == ATTACKER)
		s->pub.march.flags |= SLAUGHTERED;
	end_battle(s, ev);
}

/* ---- the sequence ---------------------------------------------------------------------------- */

static int find_third(const struct state *s)
{
	const struct battle *b = &s->pub.battle;

	return TC_SEATS - b->host[ATTACKER].side - b->host[DEFENDER].side;
}

static void offer_initiative(struct state *s)
{
	if (tc_has_battle_reroll(s))
		ask(s, S_INITIATIVE, s->pub.initiative);
}

static void offer_courage(struct state *s, int which)
{
	const struct host *h = &s->pub.battle.host[which];

	if (s->pub.courage[h->side] && h->dice)
		push(s, (struct frame){ .kind = S_COURAGE, .seat = h->side, .dice.host = (uint8_t)which });
}

static void next_round(struct state *s, struct frame *f, struct events *ev)
{
	tc_end_round(s, ev);
	f->stage = DECIDE;
	if (!s->pub.battle.tied)
		return;
	tell(ev, E_TIED, SEAT_NOBODY, s->pub.battle.place, 0, 0);
	s->pub.battle.round = 2;
	f->stage = ATTACK;
}

/* In this round: the second begins while the defender's dice of the first still lie on the table.
 */
bool tc_has_rolled(const struct state *s, int which)
{
	const struct public *p = &s->pub;

	for (int i = 0; i < p->depth; i++)
		if (p->stack[i].kind == F_BATTLE && p->stack[i].stage == DEFEND && which == DEFENDER)
			return false;
	return p->battle.host[which].dice;
}

bool tc_resume_battle(struct state *s, struct frame *f, struct events *ev)
{
	const struct battle *b = &s->pub.battle;
	int attacker = b->host[ATTACKER].side, defender = b->host[DEFENDER].side;

	switch (f->stage++) {
	case MUSTER: start_battle(s, f, ev); break;
	case CARDS: tc_open_window(s, S_W_BATTLE, attacker, defender, NOBODY); break;
	case BEFORE: tc_open_window(s, S_W_BEFORE, attacker, defender, find_third(s)); break;
	case ATTACK: tc_ready_dice(s, ATTACKER); break;
	case DEFEND: tc_ready_dice(s, DEFENDER); break;
	case INITIATIVE: offer_initiative(s); break;
	case ATTACKERS_COURAGE: offer_courage(s, ATTACKER); break;
	case DEFENDERS_COURAGE: offer_courage(s, DEFENDER); break;
	case AFTER: tc_open_window(s, S_W_AFTER, attacker, defender, NOBODY); break;
	case ROUND: next_round(s, f, ev); break;
	case DECIDE:
		find_winner(s, ev);
		send_loser_away(s, ev);
		break;
	case ENGINES: seize_engines(s); break;
	case BRAVERY: roll_for_courage(s); break;
	default: conclude(s, ev); break;
	}
	return false;
}
