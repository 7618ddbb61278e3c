/* games/three-caesars/tables.c -- every number of the tables, for the hash of an opening. */

#include "games/three-caesars/state.h"

static void tell_map(struct table_facts *out)
{
	for (int place = 0; place < N_PLACES; place++) {
		fact(out, tc_spaces[place].home);
		fact(out, tc_spaces[place].south);
		fact(out, tc_open_near[place]);
		fact(out, tc_pass[place]);
	}
	fact(out, tc_italy);
	fact(out, tc_flooded);
}

static void tell_card(const struct card_info *card, struct table_facts *out)
{
	fact(out, card->value);
	fact(out, card->copies);
	fact(out, card->type);
	fact(out, card->first_turn);
	fact(out, card->remove);
	fact(out, card->who);
	fact(out, card->window);
}

static void tell_leader(const struct leader_info *leader, struct table_facts *out)
{
	fact(out, leader->side);
	fact(out, leader->strategy);
	fact(out, leader->battle);
	fact(out, leader->organization);
	fact(out, leader->start);
}

static void tell_politics(const struct politics_info *politics, struct table_facts *out)
{
	fact(out, politics->value);
	fact(out, politics->least);
	fact(out, politics->most);
}

/* What a row comes to is a word of its own file; there are no numbers for it here. */
static void tell_dice(struct table_facts *out)
{
#define TELL(row)          fact_word(out, row);
#define SIEGE_ROW(...)     TELL("siege " #__VA_ARGS__)
#define SORTIE_ROW(...)    TELL("sortie " #__VA_ARGS__)
#define ATTRITION_ROW(...) TELL("attrition " #__VA_ARGS__)
#define INTRIGUE_ROW(...)  TELL("intrigue " #__VA_ARGS__)
#define EXTREME_ROW(...)   TELL("extreme " #__VA_ARGS__)
#define EFFECT(...)        TELL("effect " #__VA_ARGS__)
#include "games/three-caesars/effects.def"
#include "games/three-caesars/tables.def"
	for (int roll = 0; roll < N_PURPOSES; roll++) {
		fact(out, tc_purposes[roll].dice);
		fact(out, tc_purposes[roll].again);
	}
}

void tc_tables(struct table_facts *out)
{
	tell_map(out);
	for (int kind = 0; kind < N_CARDS; kind++)
		tell_card(&tc_cards[kind], out);
	fact(out, tc_two_seat_cards);
	for (int leader = 0; leader < N_LEADERS; leader++)
		tell_leader(&tc_leaders[leader], out);
	for (int kind = 0; kind < N_POLITICS; kind++)
		tell_politics(&tc_politics[kind], out);
	tell_dice(out);
}
