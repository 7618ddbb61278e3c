/* games/first-triumvirate/tests/set.c -- positions for rule scripts.
 *
 *   set turn SEAT              it is this player's turn, before anything is done
 *   set clear                  no troops anywhere
 *   set troops FORCE HEX N     so many of them there
 *   set leader SEAT HEX
 *   set conquests SEAT N       and popularity, vigil
 *   set turns N                turns taken
 *   set civil-war
 *   set dead SEAT              he and his troops are gone */

#include "games/first-triumvirate/state.h"
#include "tests/set.h"

set_hook ft_set;

static bool parse(int type, const char *word, int *value)
{
	return set_word(&first_triumvirate, type, word, value);
}

static void clear_force(struct state *s, int force)
{
	for (int hex = 0; hex < N_HEXES; hex++)
		put_troops(s, hex, force, 0);
}

static const char *set_plain(struct state *s, const char *what)
{
	if (text_equal(what, "civil-war"))
		s->civil_war = 1;
	else if (text_equal(what, "clear"))
		for (int force = 0; force < N_FORCES; force++)
			clear_force(s, force);
	else
		return "expected civil-war or clear";
	return NULL;
}

static const char *set_one(struct state *s, const char *what, const char *word)
{
	int value;

	if (text_equal(what, "turns") && parse(ARG_NUM, word, &value)) {
		s->turns = (uint16_t)value;
	} else if (!parse(ARG_SEAT, word, &value)) {
		return "expected a player";
	} else if (text_equal(what, "turn")) {
		s->turn = (uint8_t)value;
		s->phase = MOVE;
		s->acted = 0;
	} else if (text_equal(what, "dead")) {
		clear_force(s, value);
		s->leader[value] = NO_HEX;
		s->fallen[value] = 1;
		s->conquests[value] = 0;
		s->popularity[value] = 0;
	} else {
		return "expected turn, turns or dead";
	}
	return NULL;
}

static const char *set_of_seat(struct state *s, const char *what, int seat, const char *word)
{
	int value;

	if (text_equal(what, "leader") && parse(ARG_HEX, word, &value))
		s->leader[seat] = (uint16_t)value;
	else if (!parse(ARG_NUM, word, &value))
		return "expected a hex or a number";
	else if (text_equal(what, "conquests"))
		s->conquests[seat] = (uint8_t)value;
	else if (text_equal(what, "popularity"))
		s->popularity[seat] = (uint16_t)value;
	else if (text_equal(what, "vigil"))
		s->vigil[seat] = (uint8_t)value;
	else
		return "expected leader, conquests, popularity or vigil";
	return NULL;
}

const char *ft_set(void *state, int argc, const char *const *argv)
{
	int a, b, n;

	if (argc == 1)
		return set_plain(state, argv[0]);
	if (argc == 2)
		return set_one(state, argv[0], argv[1]);
	if (argc == 3 && parse(ARG_SEAT, argv[1], &a))
		return set_of_seat(state, argv[0], a, argv[2]);
	if (argc == 4 && text_equal(argv[0], "troops") && parse(ARG_FORCE, argv[1], &a) &&
		parse(ARG_HEX, argv[2], &b) && parse(ARG_NUM, argv[3], &n)) {
		put_troops(state, b, a, n);
		return NULL;
	}
	return "expected turn, turns, clear, troops, leader, conquests, popularity, vigil, civil-war "
		   "or "
		   "dead";
}
