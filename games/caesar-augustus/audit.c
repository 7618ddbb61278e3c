/* games/caesar-augustus/audit.c -- every invariant, in one place, as sentences. */

#include "games/caesar-augustus/state.h"

/* ---- soldiers ------------------------------------------------------------------- */

static bool conserves_kind(const struct state *s, int kind)
{
	int total = s->box.deck[kind] + s->pub.dead[kind];

	for (int army = 0; army < CA_ARMIES; army++)
		total += count_kind(hand_of(s, army), kind);
	for (int i = 0; i < s->pub.returned; i++)
		total += s->box.returned[i] == kind + 1;
	for (int side = 0; side < CA_SIDES; side++)
		total += count_kind(s->pub.battle.line[side], kind);
	return total == ca_deck[kind];
}

static const char *audit_soldiers(const struct state *s)
{
	int deck = 0;

	for (int kind = 0; kind < CA_KINDS; kind++) {
		deck += s->box.deck[kind];
		if (!conserves_kind(s, kind))
			return "soldiers are conserved: deck, returned, armies, fighting and dead make 92";
	}
	if (deck != s->pub.deck)
		return "the deck is as large as it is said to be";
	for (int i = 0; i < CA_SOLDIERS; i++)
		if ((i < s->pub.returned) != (s->box.returned[i] != 0) ||
			(i < s->pub.returned) != (s->pub.returner[i] != 0))
			return "every returned soldier has a kind and a returner, and nobody lies behind them";
	return NULL;
}

/* An army may be empty for a moment: when it is raised, and while all its soldiers fight. */
static bool may_be_empty(const struct state *s, int army)
{
	const struct ca_battle *b = &s->pub.battle;

	return (s->pub.phase == S_OPENING && army == CA_RED_ARMY) ||
		   (s->pub.phase == S_LEVY && army == s->pub.cursor) ||
		   (b->round && (army == b->army[CA_ATTACKER] || army == b->army[CA_DEFENDER]));
}

static const char *audit_army(const struct state *s, int army)
{
	ca_hand hand = hand_of(s, army), marked = s->pub.marked[army];
	int where = s->pub.where[army], size = count_hand(hand);
	bool returning = s->pub.phase == S_RETURN && army == ca_returning_army(s);

	if (size != s->pub.count[army])
		return "an army holds as many soldiers as it is said to";
	if (size > ARMY_LIMIT + returning)
		return "an army holds at most three soldiers, four while one is returned";
	if (where >= CA_TERRITORIES ? where != CA_NOWHERE || size : !size && !may_be_empty(s, army))
		return "an army is on the map exactly while it has soldiers";
	if (army < CA_RED_ARMY && army / CA_NUMBERS >= s->pub.seats && where != CA_NOWHERE)
		return "an empty seat has no army";
	for (int kind = 0; kind < CA_KINDS; kind++)
		if (count_kind(marked, kind) > count_kind(hand, kind))
			return "a soldier known to all is in his army";
	return NULL;
}

static bool may_share(const struct state *s, int army, int other)
{
	const struct ca_battle *b = &s->pub.battle;
	bool fight = b->round && (b->army[CA_ATTACKER] == army || b->army[CA_DEFENDER] == army) &&
				 (b->army[CA_ATTACKER] == other || b->army[CA_DEFENDER] == other);

	return fight || (s->pub.swap && (army == army_of(s->pub.active, s->pub.swap - 1) ||
									 other == army_of(s->pub.active, s->pub.swap - 1)));
}

static const char *audit_armies(const struct state *s)
{
	for (int army = 0; army < CA_ARMIES; army++) {
		const char *wrong = audit_army(s, army);
		if (wrong)
			return wrong;
		for (int other = 0; other < army; other++)
			if (s->pub.where[army] != CA_NOWHERE && s->pub.where[army] == s->pub.where[other] &&
				!may_share(s, army, other))
				return "two armies share a territory only to fight, or for a moment in a swap";
	}
	return NULL;
}

/* ---- people and senators ---------------------------------------------------------- */

static const char *audit_people(const struct state *s)
{
	uint32_t taken = 0;

	for (int owner = 0; owner < CA_HOLDERS; owner++) {
		if (s->pub.popular[owner] & (taken | ~ALL_TERRITORIES))
			return "a territory carries one popularity at most";
		if (owner < CA_SEATS && owner >= s->pub.seats && s->pub.popular[owner])
			return "an empty seat is not popular";
		taken |= s->pub.popular[owner];
	}
	if (s->pub.where[CA_RED_ARMY] != CA_NOWHERE && !(s->pub.popular[CA_RED] & ITALY_BIT))
		return "Italy is RED while the Senate's army lives";
	return NULL;
}

static const char *audit_senate(const struct state *s)
{
	int total = s->pub.pool;

	for (int seat = 0; seat < CA_SEATS; seat++)
		total += s->pub.senators[seat];
	if (total != s->pub.seats + 1)
		return "there is one senator more than players";
	if (s->pub.controller != SEAT_NOBODY && s->pub.controller >= s->pub.seats)
		return "the Senate is controlled by a player or by nobody";
	if (s->pub.red_eyes >> s->pub.seats ||
		(s->pub.red_eyes && s->pub.where[CA_RED_ARMY] == CA_NOWHERE))
		return "only players know the Senate's soldiers, and only while there are any";
	if (s->pub.controller != SEAT_NOBODY && s->pub.where[CA_RED_ARMY] != CA_NOWHERE &&
		s->pub.count[CA_RED_ARMY] && s->pub.phase != S_INSPECT &&
		!(s->pub.red_eyes & SEAT_BIT(s->pub.controller)))
		return "the controller knows the Senate's soldiers";
	return NULL;
}

/* ---- secrets and turns -------------------------------------------------------------- */

static bool awaits_turn(const struct state *s, int seat)
{
	int place = seat - s->pub.active;

	if (place < 0)
		place += s->pub.seats;
	return seat < s->pub.seats && (place > 0 || s->pub.phase == S_REVEAL) &&
		   place + s->pub.done < s->pub.seats;
}

static const char *audit_orders(const struct state *s)
{
	bool before = s->pub.phase <= S_GENERALS, after = s->pub.phase >= S_INSPECT;

	for (int seat = 0; seat < CA_SEATS; seat++) {
		bool has = s->own[seat].order != 0, due = !before && !after && awaits_turn(s, seat);
		if (s->own[seat].order > CA_ORDERS || s->pub.shown[seat] > CA_ORDERS)
			return "an order is one of four";
		if (s->pub.phase == S_CHOICE ? has && seat >= s->pub.seats : has != due)
			return "exactly those who have not acted yet keep a secret order";
		if (s->own[seat].commit && (s->pub.phase != S_COMMIT || !(ca_asked(s) & SEAT_BIT(seat))))
			return "soldiers are committed in battle only";
	}
	return NULL;
}

static const char *audit_zero(const struct state *s)
{
	if (s->pub.zero[0] || s->pub.zero[1] || s->box.zero[0] || s->box.zero[1] || s->box.zero[2])
		return "what is not used is zero";
	return NULL;
}

static const char *audit_generals(const struct state *s)
{
	for (int seat = 0; seat < CA_SEATS; seat++)
		if (s->pub.general[seat] != CA_NOWHERE &&
			(s->pub.general[seat] >= CA_TERRITORIES || seat >= s->pub.seats))
			return "a general is on the map or off it, and belongs to a player";
	return NULL;
}

static const char *audit_turn(const struct state *s)
{
	bool fighting = s->pub.phase >= S_RETREAT && s->pub.phase <= S_REFILL;

	if (s->pub.turn > s->pub.turns || s->pub.leader >= s->pub.seats ||
		s->pub.active >= s->pub.seats || s->pub.phase >= N_STEPS)
		return "turn, leader, seat and phase are in range";
	if (fighting != (s->pub.battle.round != 0))
		return "there is a battle exactly in the phases of battle";
	if (s->pub.phase != S_MARCH && !fighting && (s->pub.marched || s->pub.swap || s->pub.escorted))
		return "marches are remembered during Move only";
	return NULL;
}

const char *ca_audit(const void *state)
{
	static const char *(*const audits[])(const struct state *) = {
		audit_soldiers, audit_armies, audit_people,   audit_senate,
		audit_orders,   audit_zero,   audit_generals, audit_turn,
	};
	const char *wrong = NULL;

	for (int i = 0; i < LEN(audits) && !wrong; i++)
		wrong = audits[i](state);
	return wrong;
}
