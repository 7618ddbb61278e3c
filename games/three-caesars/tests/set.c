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
#include "tests/set.h"

set_hook tc_set;

static bool parse(int type, const char *word, int *value)
{
	return set_word(&three_caesars, type, word, value);
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

static const char *price(void *state, const struct set_line *line)
{
	struct state *s = state;

	s->pub.price[line->a[0]] = (uint8_t)line->a[1];
	return NULL;
}

static const char *courage(void *state, const struct set_line *line)
{
	struct state *s = state;

	s->pub.courage[line->a[0]] = (uint8_t)line->a[1];
	return NULL;
}

static const char *points(void *state, const struct set_line *line)
{
	struct state *s = state;

	s->pub.points[line->a[0]] = (uint8_t)line->a[1];
	if (line->a[1] >= GOAL)
		s->pub.reached_goal |= (uint8_t)(1u << line->a[0]);
	return NULL;
}

static const char *rufus(void *state, const struct set_line *line)
{
	struct state *s = state;

	s->pub.rufus_free = 1;
	s->pub.rufus_unleashed = line->n == 1 && text_equal(line->word[0], "south");
	return NULL;
}

static const char *rerolled(void *state, const struct set_line *line)
{
	struct state *s = state;

	(void)line;
	s->pub.initiative_used = 1;
	return NULL;
}

static const char *guard(void *state, const struct set_line *line)
{
	struct state *s = state;
	const char *word = line->n == 1 ? line->word[0] : "";

	s->pub.guard = text_equal(word, "batavian")     ? BATAVIANS
				   : text_equal(word, "praetorian") ? PRAETORIANS
													: NO_GUARD;
	return NULL;
}

static const char *mutiny(void *state, const struct set_line *line)
{
	struct state *s = state;

	s->pub.mutinous |= (uint16_t)(1u << line->a[0]);
	return NULL;
}

static const char *owner(void *state, const struct set_line *line)
{
	struct state *s = state;

	return set_owner(s, line->a[0]);
}

static const char *turn(void *state, const struct set_line *line)
{
	struct state *s = state;

	s->pub.turn = (uint8_t)line->a[0];
	return NULL;
}

static const char *walls(void *state, const struct set_line *line)
{
	struct state *s = state;

	s->pub.walls = (uint8_t)line->a[0];
	return NULL;
}

static const char *initiative(void *state, const struct set_line *line)
{
	struct state *s = state;

	s->pub.initiative = (uint8_t)line->a[0];
	return NULL;
}

static const char *held(void *state, const struct set_line *line)
{
	struct state *s = state;

	s->pub.last_owner = (uint8_t)line->a[0];
	return NULL;
}

static const char *won(void *state, const struct set_line *line)
{
	struct state *s = state;

	s->pub.won |= (uint8_t)(1u << line->a[0]);
	return NULL;
}

static const char *play(void *state, const struct set_line *line)
{
	struct state *s = state;

	return set_play(s, line->n, line->word);
}

static const char *hand(void *state, const struct set_line *line)
{
	struct state *s = state;

	return set_hand(s, line->a[0], line->n, line->word);
}

static const char *deck(void *state, const struct set_line *line)
{
	struct state *s = state;

	return set_deck(s, line->n, line->word);
}

static const char *force(void *state, const struct set_line *line)
{
	struct state *s = state;

	return set_force(s, line->a[0], line->a[1], line->a[2], line->a[3]);
}

static const char *engines(void *state, const struct set_line *line)
{
	struct state *s = state;

	s->pub.engines[0][line->a[0]] = (uint8_t)line->a[1];
	s->pub.engines[1][line->a[0]] = (uint8_t)line->a[2];
	return NULL;
}

static const char *progress(void *state, const struct set_line *line)
{
	struct state *s = state;

	s->pub.progress[line->a[0]][line->a[1]] = (uint8_t)line->a[2];
	return NULL;
}

static const char *leader(void *state, const struct set_line *line)
{
	struct state *s = state;

	return line->n == 1 ? set_leader(s, line->a[0], line->word[0]) : "leader: who, where";
}

static const struct set_row rows[] = {
	{ "play", play, { 0 }, true },
	{ "hand", hand, { ARG_SEAT }, true },
	{ "deck", deck, { 0 }, true },
	{ "force", force, { ARG_SIDE, ARG_SPACE, ARG_NUM, ARG_NUM }, false },
	{ "force", force, { ARG_SIDE, ARG_SPACE, ARG_NUM }, false },
	{ "engines", engines, { ARG_SPACE, ARG_NUM, ARG_NUM }, false },
	{ "progress", progress, { ARG_SEAT, ARG_POLITICS, ARG_NUM }, false },
	{ "leader", leader, { ARG_LEADER }, true },
	{ "price", price, { ARG_SEAT, ARG_NUM }, false },
	{ "points", points, { ARG_SEAT, ARG_NUM }, false },
	{ "courage", courage, { ARG_SEAT, ARG_NUM }, false },
	{ "rufus", rufus, { 0 }, true },
	{ "rerolled", rerolled, { 0 }, true },
	{ "guard", guard, { 0 }, true },
	{ "mutiny", mutiny, { ARG_LEADER }, false },
	{ "owner", owner, { ARG_SIDE }, false },
	{ "turn", turn, { ARG_NUM }, false },
	{ "walls", walls, { ARG_NUM }, false },
	{ "initiative", initiative, { ARG_SEAT }, false },
	{ "held", held, { ARG_SEAT }, false },
	{ "won", won, { ARG_SEAT }, false },
};

const char *tc_set(void *state, int argc, const char *const *argv)
{
	return set_by_rows(&three_caesars, rows, LEN(rows),
					   "there is no such setting; games/three-caesars/tests/set.c lists them",
					   state, argc, argv);
}
