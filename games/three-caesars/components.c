/* games/three-caesars/components.c -- what lies in the box, as JSON: cards, spaces and roads. */

#include "games/three-caesars/state.h"

static const char *const types[] = {
	[EVENT_CARD] = "event", [BATTLE_CARD] = "battle", [RESPONSE_CARD] = "response"
};

static void put_cards(struct text *json)
{
	json_open(json, "cards", '{');
	for (int card = 0; card < N_CARDS; card++) {
		json_open(json, tc_names[ARG_CARD].word[card], '{');
		json_str(json, "title", tc_names[ARG_CARD].title[card]);
		json_num(json, "value", tc_cards[card].value);
		json_str(json, "type", types[tc_cards[card].type]);
		json_str(json, "effect", tc_cards[card].effect);
		json_close(json, '}');
	}
	json_close(json, '}');
}

/* Longitude and latitude in tenths of a degree; the camp before Rome is no place of the map. */
static void put_spaces(struct text *json)
{
	json_open(json, "spaces", '[');
	for (int place = 0; place < N_SPACES; place++) {
		json_open(json, NULL, '{');
		json_str(json, "word", tc_names[ARG_SPACE].word[place]);
		json_str(json, "title", tc_names[ARG_SPACE].title[place]);
		json_str(json, "province", tc_spaces[place].province);
		json_num(json, "lon", tc_spaces[place].lon);
		json_num(json, "lat", tc_spaces[place].lat);
		json_close(json, '}');
	}
	json_close(json, ']');
}

static void put_roads(struct text *json)
{
	json_open(json, "roads", '[');
	for (int i = 0; i < tc_n_roads; i++) {
		json_open(json, NULL, '{');
		json_str(json, "a", tc_names[ARG_SPACE].word[tc_roads[i].a]);
		json_str(json, "b", tc_names[ARG_SPACE].word[tc_roads[i].b]);
		json_bool(json, "pass", tc_roads[i].pass);
		json_close(json, '}');
	}
	json_close(json, ']');
}

void tc_components(struct text *json)
{
	put_cards(json);
	put_spaces(json);
	put_roads(json);
}
