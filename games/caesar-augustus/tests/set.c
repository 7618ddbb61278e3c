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
 *   set deck N                                all but N soldiers of the deck die, the
 *                                             strongest last
 *   set returned SEAT KIND                    one more lies under the deck
 *   set turn N
 *   set act SEAT ORDER                        this seat leads and is about to reveal this order;
 * the others chose Draft; an unset Senate has Legions set order SEAT ORDER what one of the others
 * has chosen */

#include "games/caesar-augustus/state.h"
#include "tests/set.h"

set_hook ca_set;

static bool parse(int type, const char *word, int *value)
{
	return set_word(&caesar_augustus, type, word, value);
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

static const char *general(void *state, const struct set_line *line)
{
	struct state *s = state;
	int n = CA_NOWHERE;

	if (line->n != 1 ||
		(!text_equal(line->word[0], "off") && !parse(ARG_TERRITORY, line->word[0], &n)))
		return "there is no such territory";
	s->pub.general[line->a[0]] = (uint8_t)n;
	return NULL;
}

static const char *returned(void *state, const struct set_line *line)
{
	struct state *s = state;

	return set_returned(s, line->a[0], line->a[1]);
}

static const char *act_line(void *state, const struct set_line *line)
{
	struct state *s = state;

	return set_act(s, line->a[0], line->a[1]);
}

static const char *order(void *state, const struct set_line *line)
{
	struct state *s = state;

	s->own[line->a[0]].order = (uint8_t)(line->a[1] + 1);
	return NULL;
}

static const char *senators(void *state, const struct set_line *line)
{
	struct state *s = state;

	return set_senators(s, line->a[0], line->a[1]);
}

static const char *vp(void *state, const struct set_line *line)
{
	struct state *s = state;

	s->pub.vp[line->a[0]] = (uint16_t)line->a[1];
	return NULL;
}

static const char *army(void *state, const struct set_line *line)
{
	struct state *s = state;

	return set_army(s, army_of(line->a[0], line->a[1]), line->n, line->word);
}

static const char *known(void *state, const struct set_line *line)
{
	struct state *s = state;

	return set_known(s, army_of(line->a[0], line->a[1]), line->n, line->word);
}

static const char *senate(void *state, const struct set_line *line)
{
	struct state *s = state;

	return set_army(s, CA_RED_ARMY, line->n, line->word);
}

static const char *popularity(void *state, const struct set_line *line)
{
	struct state *s = state;

	return line->n == 1 ? set_popularity(s, line->a[0], line->word[0])
						: "popularity: territory, holder";
}

static const char *control(void *state, const struct set_line *line)
{
	struct state *s = state;

	return set_control(s, line->a[0]);
}

static const char *deck(void *state, const struct set_line *line)
{
	struct state *s = state;

	return set_deck(s, line->a[0]);
}

static const char *turn(void *state, const struct set_line *line)
{
	struct state *s = state;

	s->pub.turn = (uint8_t)line->a[0];
	return NULL;
}

static const struct set_row rows[] = {
	{ "army", army, { ARG_SEAT, ARG_ARMY }, true },
	{ "known", known, { ARG_SEAT, ARG_ARMY }, true },
	{ "senate", senate, { 0 }, true },
	{ "general", general, { ARG_SEAT }, true },
	{ "popularity", popularity, { ARG_TERRITORY }, true },
	{ "senators", senators, { ARG_SEAT, ARG_NUM }, false },
	{ "control", control, { ARG_SEAT }, false },
	{ "vp", vp, { ARG_SEAT, ARG_NUM }, false },
	{ "deck", deck, { ARG_NUM }, false },
	{ "returned", returned, { ARG_SEAT, ARG_KIND }, false },
	{ "turn", turn, { ARG_NUM }, false },
	{ "act", act_line, { ARG_SEAT, ARG_ORDER }, false },
	{ "order", order, { ARG_SEAT, ARG_ORDER }, false },
};

const char *ca_set(void *state, int argc, const char *const *argv)
{
	return set_by_rows(
		&caesar_augustus, rows, LEN(rows),
		"expected army, senate, known, general, popularity, senators, control, vp, deck, "
		"returned, turn, act or order",
		state, argc, argv);
}
