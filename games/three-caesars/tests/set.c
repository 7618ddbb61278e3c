/* games/three-caesars/tests/set.c -- positions for rule scripts.
 *
 *   set turn N                      the number of the turn
 *   set play SEAT ...               a card round in this order of play, the first seat to play
 *   set hand SEAT CARD ...          swaps cards with the deck
 *   set deck CARD ...               these alone; the rest of the deck becomes discards
 *   set force SEAT SPACE N [N]      regulars and veterans of a side in a place
 *   set engines SPACE N N           catapults and siege equipment
 *   set leader LEADER SPACE|off|away
 *   set price SEAT N                activation points still to pay
 *   set points SEAT N               political points
 *   set courage SEAT N
 *   set owner SEAT|none             of Rome; Sabinus goes when it is a side
 *   set walls N
 *   set initiative SEAT
 *   set rufus free|south            he may move; he may go south alone
 *   set progress SEAT TYPE N        political points gained by type
 *   set held SEAT                   owned Rome at the end of the turn before
 *   set won SEAT                    has won a battle this turn
 *   set rerolled yes                the initiative has been used this turn
 *   set guard none|batavian|praetorian
 *   set mutiny LEADER               he may not be activated this turn */

#include "games/three-caesars/state.h"
#include "tests/hooks.h"

set_hook tc_set;

static bool parse(int type, const char *word, int *value)
{
	char buf[100];
	struct text error = text_in(buf, sizeof buf);

	return arg_parse(&three_caesars, type, word, value, &error);
}

/* ---- cards ----------------------------------------------------------------------------------- */

static void to_deck(struct state *s, int seat)
{
	struct private *own = &s->own[seat];

	for (int kind = 0; kind < N_CARDS; kind++) {
		s->pub.fresh[kind] += (uint8_t)count_kept(own, kind);
		s->box.deck[kind] += own->count[kind];
	}
	s->pub.deck_size += s->pub.hand_size[seat];
	s->pub.hand_size[seat] = s->pub.kept_size[seat] = 0;
	memset(own, 0, sizeof *own);
}

static const char *set_hand(struct state *s, int seat, int argc, const char *const *argv)
{
	int kind;

	to_deck(s, seat);
	for (int i = 0; i < argc; i++) {
		if (!parse(ARG_CARD, argv[i], &kind))
			return "there is no such card";
		if (!s->box.deck[kind])
			return "the deck has no more of that card";
		tc_draw_card(s, seat, kind, NULL);
	}
	return NULL;
}

static void empty_deck(struct state *s)
{
	for (int kind = 0; kind < N_CARDS; kind++) {
		s->pub.discard[kind] += s->box.deck[kind];
		s->pub.fresh[kind] -= s->box.deck[kind];
		s->box.deck[kind] = 0;
	}
	s->pub.deck_size = 0;
}

static const char *set_deck(struct state *s, int argc, const char *const *argv)
{
	int kind;

	empty_deck(s);
	for (int i = 0; i < argc; i++) {
		if (!parse(ARG_CARD, argv[i], &kind) || !s->pub.discard[kind])
			return "there is no such card left for the deck";
		s->pub.discard[kind]--;
		s->pub.fresh[kind]++;
		s->box.deck[kind]++;
		s->pub.deck_size++;
	}
	return NULL;
}

/* ---- the turn -------------------------------------------------------------------------------- */

enum { PLAYED_OUT = 4 }; /* F_TURN's stage while its round goes on */

static const char *set_play(struct state *s, int argc, const char *const *argv)
{
	int seat;

	while (s->pub.depth)
		pop(s);
	s->pub.march = (struct march){ 0 };
	s->pub.battle = (struct battle){ 0 };
	s->pub.ordered = s->pub.passed = 0;
	memset(s->pub.order, 0, sizeof s->pub.order);
	for (int i = 0; i < argc; i++) {
		if (!parse(ARG_SEAT, argv[i], &seat) || seat >= s->pub.seats)
			return "there is no such side";
		s->pub.order[s->pub.ordered++] = (uint8_t)seat;
	}
	s->pub.next = 0;
	push(s, (struct frame){ .kind = F_TURN, .stage = PLAYED_OUT });
	push(s, (struct frame){ .kind = F_ROUND });
	tc_run(s, NULL);
	return NULL;
}

/* ---- the map --------------------------------------------------------------------------------- */

static const char *set_force(struct state *s, int side, int place, int regulars, int veterans)
{
	int there = s->pub.holder[place], gone = cohorts_at(s, place);

	tc_pick(s, place, s->pub.cohorts[REGULARS][place], s->pub.cohorts[VETERANS][place]);
	if (there < NOBODY)
		s->pub.total[there] -= (uint8_t)gone;
	tc_put(s, side, place, regulars, veterans);
	if (side < NOBODY)
		s->pub.total[side] += (uint8_t)(regulars + veterans);
	return NULL;
}

static const char *set_leader(struct state *s, int leader, const char *where)
{
	int place;

	if (text_equal(where, "off"))
		place = OFF_MAP;
	else if (text_equal(where, "away"))
		place = AWAY;
	else if (!parse(ARG_SPACE, where, &place))
		return "there is no such space";
	s->pub.at[leader] = (uint8_t)place;
	return NULL;
}

static const char *set_owner(struct state *s, int owner)
{
	if (owner < NOBODY && s->pub.owner == NOBODY) {
		set_force(s, NOBODY, P_ROME, 0, 0);
		s->pub.at[L_SABINUS] = OFF_MAP;
		s->pub.rome_taken = 1;
	}
	s->pub.owner = (uint8_t)owner;
	return NULL;
}

/* ---- words ----------------------------------------------------------------------------------- */

static const char *set_number(struct state *s, const char *what, int seat, int n)
{
	uint8_t *where = text_equal(what, "price")     ? s->pub.price
					 : text_equal(what, "points")  ? s->pub.points
					 : text_equal(what, "courage") ? s->pub.courage
												   : NULL;

	if (!where)
		return "expected price, points or courage before a side and a number";
	where[seat] = (uint8_t)n;
	if (where == s->pub.points && n >= GOAL)
		s->pub.reached_goal |= (uint8_t)(1u << seat);
	return NULL;
}

static const char *set_one(struct state *s, const char *what, const char *word)
{
	int n;

	if (text_equal(what, "rufus")) {
		s->pub.rufus_free = 1;
		s->pub.rufus_unleashed = text_equal(word, "south");
		return NULL;
	}
	if (text_equal(what, "rerolled")) {
		s->pub.initiative_used = 1;
		return NULL;
	}
	if (text_equal(what, "guard")) {
		s->pub.guard = text_equal(word, "batavian")     ? BATAVIANS
					   : text_equal(word, "praetorian") ? PRAETORIANS
														: NO_GUARD;
		return NULL;
	}
	if (text_equal(what, "mutiny") && parse(ARG_LEADER, word, &n)) {
		s->pub.mutinous |= (uint16_t)(1u << n);
		return NULL;
	}
	if (text_equal(what, "owner") && parse(ARG_SIDE, word, &n))
		return set_owner(s, n);
	if (text_equal(what, "turn") && parse(ARG_NUM, word, &n))
		s->pub.turn = (uint8_t)n;
	else if (text_equal(what, "walls") && parse(ARG_NUM, word, &n))
		s->pub.walls = (uint8_t)n;
	else if (text_equal(what, "initiative") && parse(ARG_SEAT, word, &n))
		s->pub.initiative = (uint8_t)n;
	else if (text_equal(what, "held") && parse(ARG_SEAT, word, &n))
		s->pub.last_owner = (uint8_t)n;
	else if (text_equal(what, "won") && parse(ARG_SEAT, word, &n))
		s->pub.won |= (uint8_t)(1u << n);
	else
		return "expected rufus, rerolled, guard, mutiny, owner, turn, walls, initiative, held or "
			   "won";
	return NULL;
}

const char *tc_set(void *state, int argc, const char *const *argv)
{
	struct state *s = state;
	int a, b, c, d = 0;

	if (argc >= 2 && text_equal(argv[0], "play"))
		return set_play(s, argc - 1, argv + 1);
	if (argc >= 2 && text_equal(argv[0], "hand") && parse(ARG_SEAT, argv[1], &a))
		return set_hand(s, a, argc - 2, argv + 2);
	if (argc >= 1 && text_equal(argv[0], "deck"))
		return set_deck(s, argc - 1, argv + 1);
	if (argc >= 4 && text_equal(argv[0], "force") && parse(ARG_SIDE, argv[1], &a) &&
		parse(ARG_SPACE, argv[2], &b) && parse(ARG_NUM, argv[3], &c) &&
		(argc == 4 || parse(ARG_NUM, argv[4], &d)))
		return set_force(s, a, b, c, d);
	if (argc == 4 && text_equal(argv[0], "engines") && parse(ARG_SPACE, argv[1], &a) &&
		parse(ARG_NUM, argv[2], &b) && parse(ARG_NUM, argv[3], &c)) {
		s->pub.engines[0][a] = (uint8_t)b;
		s->pub.engines[1][a] = (uint8_t)c;
		return NULL;
	}
	if (argc == 4 && text_equal(argv[0], "progress") && parse(ARG_SEAT, argv[1], &a) &&
		parse(ARG_POLITICS, argv[2], &b) && parse(ARG_NUM, argv[3], &c)) {
		s->pub.progress[a][b] = (uint8_t)c;
		return NULL;
	}
	if (argc == 3 && text_equal(argv[0], "leader") && parse(ARG_LEADER, argv[1], &a))
		return set_leader(s, a, argv[2]);
	if (argc == 3 && parse(ARG_SEAT, argv[1], &a) && parse(ARG_NUM, argv[2], &b))
		return set_number(s, argv[0], a, b);
	if (argc == 2)
		return set_one(s, argv[0], argv[1]);
	return "there is no such setting; games/three-caesars/tests/set.c lists them";
}
