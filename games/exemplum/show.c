/* games/exemplum/show.c -- the view as JSON, for every client. */

#include "games/exemplum/state.h"

static void show_hand(struct text *json, const uint8_t hand[N_CARDS])
{
	json_open(json, "hand", '{');
	for (int card = 0; card < N_CARDS; card++)
		if (hand[card])
			json_num(json, ex_names[ARG_CARD].word[card], hand[card]);
	json_close(json, '}');
}

static void show_courier(const struct view *v, int seat, int owner, struct text *json)
{
	const struct public *p = &v->pub;
	bool spied = seat < EX_SEATS && (p->knows[seat] & SEAT_BIT(owner));

	json_open(json, NULL, '{');
	json_str(json, "name", ex_names[ARG_SEAT].title[owner]);
	json_num(json, "mile", p->mile[owner]);
	json_num(json, "reach", ex_reach(p, owner));
	json_num(json, "coins", p->coins[owner]);
	json_num(json, "cards", p->hand_size[owner]);
	if (owner == seat)
		show_hand(json, v->own.hand);
	else if (spied || p->phase == S_ENDED)
		show_hand(json, v->hands[owner]);
	if (owner == seat && v->own.ride)
		json_str(json, "ride", ex_names[ARG_CARD].word[v->own.ride - 1]);
	json_close(json, '}');
}

static void show_queue(const struct view *v, struct text *json)
{
	json_open(json, "buried", '[');
	for (int i = 0; i < v->pub.queue_size; i++) {
		json_open(json, NULL, '{');
		json_str(json, "by", ex_names[ARG_SEAT].word[v->pub.buried_by[i]]);
		if (v->buried[i])
			json_str(json, "card", ex_names[ARG_CARD].word[v->buried[i] - 1]);
		json_close(json, '}');
	}
	json_close(json, ']');
}

void ex_show(const void *view, int seat, struct text *json)
{
	const struct view *v = view;
	const struct public *p = &v->pub;

	json_num(json, "round", round_of(p));
	json_num(json, "rounds", p->rounds);
	json_str(json, "leader", ex_names[ARG_SEAT].word[p->leader]);
	json_num(json, "start", p->start);
	json_num(json, "deck", p->deck_size);
	json_open(json, "couriers", '[');
	for (int owner = 0; owner < p->seats; owner++)
		show_courier(v, seat, owner, json);
	json_close(json, ']');
	json_open(json, "discard", '{');
	for (int card = 0; card < N_CARDS; card++)
		json_num(json, ex_names[ARG_CARD].word[card], p->discard[card]);
	json_close(json, '}');
	show_queue(v, json);
	if (v->letter)
		json_str(json, "letter", ex_names[ARG_CARD].word[v->letter - 1]);
}
