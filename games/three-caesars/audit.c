/* games/three-caesars/audit.c -- what is always true, as sentences. */

#include "games/three-caesars/state.h"

static const char *audit_hand(const struct state *s, int seat)
{
	const struct private *own = &s->own[seat];
	int size = 0, kept = 0, worth = 0;

	for (int kind = 0; kind < N_CARDS; kind++) {
		size += own->count[kind];
		kept += count_kept(own, kind);
		worth += own->count[kind] * tc_cards[kind].value;
		if (count_kept(own, kind) > own->count[kind])
			return "kept cards are part of the hand";
		if ((own->kinds >> kind & 1) != (own->count[kind] > 0))
			return "a hand knows its kinds";
	}
	if (size != s->pub.hand_size[seat] || kept != s->pub.kept_size[seat])
		return "hand sizes are public and true";
	if (worth != own->worth)
		return "a hand knows its worth";
	if (size && !is_alive(s, seat))
		return "a side that is out holds no cards";
	return NULL;
}

static const char *audit_cards(const struct state *s)
{
	int deck = 0;

	for (int kind = 0; kind < N_CARDS; kind++) {
		int all = s->box.deck[kind] + s->pub.discard[kind] + (int)(s->pub.removed >> kind & 1);
		int fresh = s->box.deck[kind];
		for (int seat = 0; seat < TC_SEATS; seat++) {
			all += s->own[seat].count[kind];
			fresh += s->own[seat].count[kind] - count_kept(&s->own[seat], kind);
		}
		deck += s->box.deck[kind];
		if (all != tc_cards[kind].copies)
			return "cards are conserved";
		if (fresh != s->pub.fresh[kind])
			return "what was shuffled and not seen since is in the deck or in hands";
	}
	return deck == s->pub.deck_size ? NULL : "the deck's size is public and true";
}

static int count_side(const struct state *s, int side)
{
	int n = 0;

	for (int place = 0; place < N_PLACES; place++)
		if (s->pub.holder[place] == side)
			n += cohorts_at(s, place);
	if (s->pub.march.on && (s->pub.team[side] >> s->pub.march.lead & 1))
		n += march_cohorts(s);
	for (int i = 0; i < 2; i++)
		if (s->pub.battle.host[i].side == side)
			n += tc_host_cohorts(&s->pub.battle.host[i]);
	return n;
}

static const char *audit_holder(const struct state *s, int place)
{
	int holder = s->pub.holder[place], n = cohorts_at(s, place);

	for (int side = 0; side < TC_SEATS; side++)
		if ((s->pub.held[side] >> place & 1) != (n && holder == side))
			return "a side holds the places where its cohorts stand";
	if (!n && holder != NOBODY)
		return "an empty place has no holder";
	if (n && holder == NOBODY && place != P_ROME)
		return "nobody's cohorts stand in Rome alone";
	return NULL;
}

static const char *audit_place(const struct state *s, int place)
{
	int n = cohorts_at(s, place);
	bool marching = s->pub.march.on && s->pub.march.at == place;

	if (!n && !marching && (s->pub.engines[0][place] || s->pub.engines[1][place]))
		return "engines stand with cohorts";
	if (place == P_ROME && n && s->pub.holder[place] != s->pub.owner)
		return "only the owner stands inside Rome";
	return audit_holder(s, place);
}

static const char *audit_leader(const struct state *s, int leader)
{
	int place = s->pub.at[leader], side = side_of(s, leader);

	if (place >= N_PLACES)
		return place == OFF_MAP || place == AWAY ? NULL : "a leader is somewhere";
	if (side == NOBODY)
		return place == P_ROME ? NULL : "Sabinus never leaves Rome";
	if (!is_alive(s, side))
		return "a side that is out has no leaders";
	if (place == P_ROME && s->pub.owner != side)
		return "only the owner's leaders are inside Rome";
	if (!s->pub.battle.on && !s->pub.march.on && !tc_cohorts_now(s, side, place) &&
		(held_by_enemies(s, side) >> place & 1))
		return "a leader alone does not live among rival cohorts";
	return NULL;
}

static const char *audit_map(const struct state *s)
{
	const char *wrong = NULL;

	for (int place = 0; place < N_PLACES && !wrong; place++)
		wrong = audit_place(s, place);
	for (int leader = 0; leader < N_LEADERS && !wrong; leader++)
		wrong = audit_leader(s, leader);
	if (wrong)
		return wrong;
	for (int side = 0; side < TC_SEATS; side++) {
		if (count_side(s, side) != s->pub.total[side])
			return "cohorts are conserved";
		if (is_alive(s, side) && !s->pub.total[side] && !s->pub.battle.on && !s->pub.over)
			return "a side without cohorts is out";
	}
	return NULL;
}

static const char *audit_rome(const struct state *s)
{
	if (s->pub.walls > WALLS || (!s->pub.walls && !s->pub.over))
		return "Rome's walls stand at one to five";
	if (s->pub.owner == NOBODY && s->pub.held_twice && !s->pub.rome_taken)
		return "nobody holds what was never taken";
	if (s->pub.owner < NOBODY && !is_alive(s, s->pub.owner))
		return "a side that is out owns nothing";
	if (!is_besieged(s) && !s->pub.battle.on && !s->pub.march.on && s->pub.walls != WALLS)
		return "walls recover when a siege is broken";
	return NULL;
}

static const char *audit_march(const struct state *s)
{
	const struct march *m = &s->pub.march;

	if (!m->on)
		return m->leaders || march_cohorts(s) ? "a march that is over leads nobody" : NULL;
	if (march_cohorts(s) > m->organization)
		return "nobody leads more than his organization";
	if (s->pub.depth < 2 && !s->pub.over)
		return "a march is on the stack";
	return NULL;
}

static const char *audit_battle(const struct state *s)
{
	const struct battle *b = &s->pub.battle;

	for (int i = 0; i < 2; i++) {
		int sum = 0;
		for (int k = 0; k < N_SOURCES; k++)
			sum += b->host[i].source[k];
		if (sum != b->host[i].dice)
			return "battle dice are the sum of their sources";
		if (b->host[i].kills + b->host[i].wounds + b->host[i].left > b->host[i].dice)
			return "every hit has its die";
	}
	return NULL;
}

const char *tc_audit(const void *state)
{
	const struct state *s = state;
	const char *wrong = audit_cards(s);

	for (int seat = 0; seat < TC_SEATS && !wrong; seat++)
		wrong = audit_hand(s, seat);
	if (!wrong)
		wrong = audit_map(s);
	if (!wrong)
		wrong = audit_rome(s);
	if (!wrong)
		wrong = audit_march(s);
	if (!wrong)
		wrong = audit_battle(s);
	if (!wrong && !is_alive(s, s->pub.initiative) && !s->pub.over)
		wrong = "a side in the game holds the initiative";
	return wrong;
}
