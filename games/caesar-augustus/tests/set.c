/* games/caesar-augustus/tests/set.c -- positions for rule scripts.
 *
 *   set army SEAT NUMBER TERRITORY KIND ...   soldiers are swapped with the deck; "off": no army
 *   set senate TERRITORY KIND ...             likewise, the Senate's army; "off": it is destroyed
 *   set known SEAT NUMBER KIND ...            soldiers of that army known to all; none: forgotten
 *   set general SEAT TERRITORY                or "off"
 *   set popularity TERRITORY HOLDER           a seat, "senate" or "nobody"
 *   set senators SEAT N                       from and to the pool
 *   set control SEAT                          or "nobody"
 *   set vp SEAT N
 *   set deck N                                all but N soldiers of the deck die, the strongest
 * last set returned SEAT KIND                    one more lies under the deck set turn N set act
 * SEAT ORDER                        this seat leads and is about to reveal this order; the others
 * have chosen Draft; an unset Senate has Legions set order SEAT ORDER                      what one
 * of the others has chosen */

#include "games/caesar-augustus/state.h"
#include "tests/hooks.h"

set_hook ca_set;

static bool parse(int type, const char *word, int *value)
{
	char buf[100];
	struct text error = text_in(buf, sizeof buf);

	return arg_parse(&caesar_augustus, type, word, value, &error);
}

/* ---- soldiers ------------------------------------------------------------------------ */

static void disband(struct state *s, int army)
{
	ca_hand *hand = hand_at(s, army);

	for (int kind = 0; kind < CA_KINDS; kind++)
		s->box.deck[kind] = (uint8_t)(s->box.deck[kind] + count_kind(*hand, kind));
	s->pub.deck = (uint8_t)(s->pub.deck + s->pub.count[army]);
	s->pub.count[army] = 0;
	s->pub.marked[army] = *hand = 0;
	s->pub.where[army] = CA_NOWHERE;
}

static bool take_out(struct state *s, int kind)
{
	if (!s->box.deck[kind])
		return false;
	s->box.deck[kind]--;
	s->pub.deck--;
	return true;
}

static const char *enlist(struct state *s, int army, int argc, const char *const *argv)
{
	int kind;

	for (int i = 0; i < argc; i++) {
		if (!parse(ARG_KIND, argv[i], &kind) || !take_out(s, kind))
			return "there is no such soldier in the deck";
		*hand_at(s, army) = (ca_hand)(*hand_at(s, army) + one_of(kind));
		s->pub.count[army]++;
	}
	return NULL;
}

static const char *set_army(struct state *s, int army, int argc, const char *const *argv)
{
	int territory;

	disband(s, army);
	if (argc == 1 && text_equal(argv[0], "off"))
		return NULL;
	if (argc < 2 || !parse(ARG_TERRITORY, argv[0], &territory))
		return "expected a territory and soldiers";
	s->pub.where[army] = (uint8_t)territory;
	return enlist(s, army, argc - 1, argv + 1);
}

static const char *set_known(struct state *s, int army, int argc, const char *const *argv)
{
	int kind;

	s->pub.marked[army] = 0;
	for (int i = 0; i < argc; i++) {
		if (!parse(ARG_KIND, argv[i], &kind))
			return "there is no such soldier";
		s->pub.marked[army] = (ca_hand)(s->pub.marked[army] + one_of(kind));
	}
	return NULL;
}

static const char *set_deck(struct state *s, int size)
{
	for (int kind = 0; kind < CA_KINDS; kind++)
		while (s->pub.deck > size && take_out(s, kind))
			s->pub.dead[kind]++;
	return s->pub.deck == size ? NULL : "the deck is smaller than that";
}

static const char *set_returned(struct state *s, int seat, int kind)
{
	if (!take_out(s, kind))
		return "there is no such soldier in the deck";
	s->box.returned[s->pub.returned] = (uint8_t)(kind + 1);
	s->pub.returner[s->pub.returned++] = (uint8_t)(seat + 1);
	return NULL;
}

/* ---- people, senators, turns --------------------------------------------------------------- */

static const char *set_popularity(struct state *s, int territory, const char *word)
{
	int owner = CA_HOLDERS;

	if (!text_equal(word, "nobody") && !parse(ARG_HOLDER, word, &owner))
		return "popularity is a seat's, the senate's or nobody's";
	for (int other = 0; other < CA_HOLDERS; other++)
		s->pub.popular[other] &= ~bit(territory);
	if (owner < CA_HOLDERS)
		s->pub.popular[owner] |= bit(territory);
	return NULL;
}

static const char *set_senators(struct state *s, int seat, int n)
{
	int pool = s->pub.pool + s->pub.senators[seat] - n;

	if (pool < 0)
		return "there are not so many senators";
	s->pub.senators[seat] = (uint8_t)n;
	s->pub.pool = (uint8_t)pool;
	return NULL;
}

static const char *set_control(struct state *s, int seat)
{
	s->pub.controller = (uint8_t)seat;
	if (seat != SEAT_NOBODY && s->pub.where[CA_RED_ARMY] != CA_NOWHERE)
		s->pub.red_eyes |= SEAT_BIT(seat);
	return NULL;
}

static const char *set_act(struct state *s, int seat, int order)
{
	static const char *const legions[] = { "italy", "legion", "legion", "legion" };

	if (s->pub.where[CA_RED_ARMY] != CA_NOWHERE && !s->pub.count[CA_RED_ARMY])
		set_army(s, CA_RED_ARMY, LEN(legions), legions);
	for (int other = 0; other < s->pub.seats; other++)
		s->own[other].order = (uint8_t)((other == seat ? order : CA_DRAFT) + 1);
	if (!s->pub.turn)
		s->pub.turn = 1;
	s->pub.leader = s->pub.active = (uint8_t)seat;
	s->pub.done = 0;
	s->pub.phase = S_REVEAL;
	return NULL;
}

/* ---- the lines ------------------------------------------------------------------------------ */

static const char *set_seat(struct state *s, const char *what, int seat, const char *word)
{
	int n;

	if (text_equal(what, "general")) {
		if (!text_equal(word, "off") && !parse(ARG_TERRITORY, word, &n))
			return "there is no such territory";
		s->pub.general[seat] = (uint8_t)(text_equal(word, "off") ? CA_NOWHERE : n);
		return NULL;
	}
	if (text_equal(what, "returned"))
		return parse(ARG_KIND, word, &n) ? set_returned(s, seat, n) : "there is no such soldier";
	if (text_equal(what, "act") || text_equal(what, "order")) {
		if (!parse(ARG_ORDER, word, &n))
			return "there is no such order";
		if (text_equal(what, "act"))
			return set_act(s, seat, n);
		s->own[seat].order = (uint8_t)(n + 1);
		return NULL;
	}
	if (!parse(ARG_NUM, word, &n))
		return "expected a number";
	if (text_equal(what, "senators"))
		return set_senators(s, seat, n);
	if (!text_equal(what, "vp"))
		return "there is nothing of that name to set";
	s->pub.vp[seat] = (uint16_t)n;
	return NULL;
}

static const char *set_armies(struct state *s, int argc, const char *const *argv)
{
	int seat, number;

	if (text_equal(argv[0], "senate"))
		return set_army(s, CA_RED_ARMY, argc - 1, argv + 1);
	if (argc < 3 || !parse(ARG_SEAT, argv[1], &seat) || !parse(ARG_ARMY, argv[2], &number))
		return "expected a seat and one of its armies";
	if (text_equal(argv[0], "known"))
		return set_known(s, army_of(seat, number), argc - 3, argv + 3);
	return set_army(s, army_of(seat, number), argc - 3, argv + 3);
}

const char *ca_set(void *state, int argc, const char *const *argv)
{
	struct state *s = state;
	int n;

	if (argc >= 2 && (text_equal(argv[0], "army") || text_equal(argv[0], "senate") ||
					  text_equal(argv[0], "known")))
		return set_armies(s, argc, argv);
	if (argc == 3 && text_equal(argv[0], "popularity") && parse(ARG_TERRITORY, argv[1], &n))
		return set_popularity(s, n, argv[2]);
	if (argc == 2 && text_equal(argv[0], "control") && parse(ARG_SEAT, argv[1], &n))
		return set_control(s, n);
	if (argc == 2 && text_equal(argv[0], "deck") && parse(ARG_NUM, argv[1], &n))
		return set_deck(s, n);
	if (argc == 2 && text_equal(argv[0], "turn") && parse(ARG_NUM, argv[1], &n)) {
		s->pub.turn = (uint8_t)n;
		return NULL;
	}
	if (argc == 3 && parse(ARG_SEAT, argv[1], &n) && n < s->pub.seats)
		return set_seat(s, argv[0], n, argv[2]);
	return "expected army, senate, known, general, popularity, senators, control, vp, deck, "
		   "returned, turn, act or order";
}
