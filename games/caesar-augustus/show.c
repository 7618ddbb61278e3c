/* games/caesar-augustus/show.c -- the view as JSON, for every client.
 *
 * Territories, seats, armies and soldiers are objects keyed by their words in notation; what the
 * viewer does not know, and what does not exist, is left out. */

#include "games/caesar-augustus/state.h"

static const char *territory_word(int t) { return ca_names[ARG_TERRITORY].word[t]; }
static const char *holder_word(int owner) { return ca_names[ARG_HOLDER].word[owner]; }

static void show_hand(struct text *json, const char *key, ca_hand hand)
{
	json_open(json, key, '{');
	for (int kind = 0; kind < CA_KINDS; kind++)
		if (count_kind(hand, kind))
			json_num(json, ca_names[ARG_KIND].word[kind], count_kind(hand, kind));
	json_close(json, '}');
}

/* What everybody knows of an army, and all of it for whoever may look. */
static void show_army(const struct ca_view *v, int army, const ca_hand *hand, struct text *json)
{
	if (v->pub.where[army] == CA_NOWHERE)
		return;
	json_open(json, ca_names[ARG_ARMY].word[number_of(army)], '{');
	json_str(json, "at", territory_word(v->pub.where[army]));
	json_num(json, "soldiers", v->pub.count[army]);
	show_hand(json, "known", v->pub.marked[army]);
	if (hand)
		show_hand(json, "hand", *hand);
	json_close(json, '}');
}

/* ---- territories -------------------------------------------------------------------- */

static void show_armies_at(const struct ca_public *pub, int territory, struct text *json)
{
	json_open(json, "armies", '[');
	for (int army = 0; army < CA_ARMIES; army++)
		if (pub->where[army] == territory) {
			json_open(json, NULL, '{');
			json_str(json, "of", holder_word(army / CA_NUMBERS));
			json_str(json, "army", ca_names[ARG_ARMY].word[number_of(army)]);
			json_num(json, "soldiers", pub->count[army]);
			json_close(json, '}');
		}
	json_close(json, ']');
}

static void show_territory(const struct ca_public *pub, int territory, struct text *json)
{
	json_open(json, territory_word(territory), '{');
	json_str(json, "name", ca_names[ARG_TERRITORY].title[territory]);
	for (int owner = 0; owner < CA_HOLDERS; owner++)
		if (pub->popular[owner] & bit(territory))
			json_str(json, "popularity", holder_word(owner));
	show_armies_at(pub, territory, json);
	json_open(json, "generals", '[');
	for (int seat = 0; seat < pub->seats; seat++)
		if (pub->general[seat] == territory)
			json_str(json, NULL, holder_word(seat));
	json_close(json, ']');
	json_close(json, '}');
}

/* ---- seats and the Senate --------------------------------------------------------------- */

static void show_seat(const struct ca_view *v, int seat, int owner, struct text *json)
{
	const struct ca_public *pub = &v->pub;
	int order = owner == seat && v->own.order ? v->own.order : pub->shown[owner];

	json_open(json, holder_word(owner), '{');
	json_str(json, "name", ca_names[ARG_SEAT].title[owner]);
	json_num(json, "points", ca_points(pub, owner));
	json_num(json, "won", pub->vp[owner]);
	json_num(json, "territories", ca_territories(pub, owner));
	json_num(json, "senators", pub->senators[owner]);
	if (pub->general[owner] != CA_NOWHERE)
		json_str(json, "general", territory_word(pub->general[owner]));
	if (order)
		json_str(json, "order", ca_names[ARG_ORDER].word[order - 1]);
	json_bool(json, "revealed", pub->shown[owner] != 0);
	if (owner == seat && v->own.commit)
		json_str(json, "committed", ca_names[ARG_KIND].word[v->own.commit - 1]);
	json_open(json, "armies", '{');
	for (int n = 0; n < CA_NUMBERS; n++)
		show_army(v, army_of(owner, n), owner == seat ? &v->own.army[n] : NULL, json);
	json_close(json, '}');
	json_close(json, '}');
}

static void show_senate(const struct ca_view *v, int seat, struct text *json)
{
	const struct ca_public *pub = &v->pub;
	bool knows = seat < CA_SEATS && (pub->red_eyes & SEAT_BIT(seat));

	json_open(json, "senate", '{');
	json_num(json, "pool", pub->pool);
	json_num(json, "majority", ca_majority[pub->seats]);
	if (pub->controller != SEAT_NOBODY)
		json_str(json, "controller", holder_word(pub->controller));
	json_open(json, "armies", '{');
	show_army(v, CA_RED_ARMY, knows ? &v->red : NULL, json);
	json_close(json, '}');
	json_close(json, '}');
}

/* ---- soldiers off the map, and battles ----------------------------------------------------- */

static void show_soldiers(const struct ca_view *v, struct text *json)
{
	json_num(json, "deck", v->pub.deck);
	json_open(json, "returned", '[');
	for (int i = 0; i < v->pub.returned; i++) {
		json_open(json, NULL, '{');
		json_str(json, "by", holder_word(v->pub.returner[i] - 1));
		if (v->returned[i])
			json_str(json, "soldier", ca_names[ARG_KIND].word[v->returned[i] - 1]);
		json_close(json, '}');
	}
	json_close(json, ']');
	json_open(json, "dead", '{');
	for (int kind = 0; kind < CA_KINDS; kind++)
		if (v->pub.dead[kind])
			json_num(json, ca_names[ARG_KIND].word[kind], v->pub.dead[kind]);
	json_close(json, '}');
}

static void show_side(const struct ca_battle *b, int side, struct text *json)
{
	json_open(json, side == CA_ATTACKER ? "attacker" : "defender", '{');
	json_str(json, "side", holder_word(holder(b->seat[side])));
	json_str(json, "army", ca_names[ARG_ARMY].word[number_of(b->army[side])]);
	show_hand(json, "line", b->line[side]);
	json_num(json, "strength", strength(b->line[side]));
	json_bool(json, "rallied", b->rallied >> side & 1);
	json_close(json, '}');
}

static void show_battle(const struct ca_battle *b, struct text *json)
{
	if (!b->round)
		return;
	json_open(json, "battle", '{');
	json_str(json, "at", territory_word(b->at));
	json_str(json, "from", territory_word(b->from));
	json_num(json, "round", b->round);
	json_bool(json, "escorted", b->escorted);
	for (int side = 0; side < CA_SIDES; side++)
		show_side(b, side, json);
	json_close(json, '}');
}

static void show_move(const struct ca_public *pub, struct text *json)
{
	json_open(json, "marched", '[');
	for (int n = 0; n < CA_COMMANDS; n++)
		if (pub->marched >> n & 1)
			json_str(json, NULL, ca_names[ARG_ARMY].word[n]);
	json_close(json, ']');
	if (pub->swap)
		json_str(json, "must_march", ca_names[ARG_ARMY].word[pub->swap - 1]);
}

void ca_show(const void *view, int seat, struct text *json)
{
	const struct ca_view *v = view;
	const struct ca_public *pub = &v->pub;

	json_num(json, "turn", pub->turn);
	json_num(json, "turns", pub->turns);
	json_str(json, "leader", holder_word(pub->leader));
	json_str(json, "active", holder_word(pub->active));
	json_str(json, "step", caesar_augustus.steps[pub->phase].word);
	json_open(json, "territories", '{');
	for (int t = 0; t < CA_TERRITORIES; t++)
		show_territory(pub, t, json);
	json_close(json, '}');
	json_open(json, "seats", '{');
	for (int owner = 0; owner < pub->seats; owner++)
		show_seat(v, seat, owner, json);
	json_close(json, '}');
	show_senate(v, seat, json);
	show_soldiers(v, json);
	show_move(pub, json);
	show_battle(&pub->battle, json);
}
