/* games/three-caesars/show.c -- the view as JSON, for every client: map, forces, sides, hands, and
 * what is going on. */

#include "games/three-caesars/state.h"

static const char *side_word(int side)
{
	return side < NOBODY ? tc_names[ARG_SEAT].word[side] : "nobody";
}

static void show_side_word(struct text *json, const char *key, int side)
{
	json_str(json, key, side_word(side));
}

static void show_set(struct text *json, const char *key, int type, unsigned set)
{
	json_open(json, key, '[');
	for (; set; set &= set - 1)
		json_str(json, NULL, tc_names[type].word[lowest_bit(set)]);
	json_close(json, ']');
}

/* ---- the map ---------------------------------------------------------------------------- */

static unsigned all_leaders_at(const struct public *p, int place)
{
	unsigned set = 0;

	for (int leader = 0; leader < N_LEADERS; leader++)
		if (p->at[leader] == place)
			set |= 1u << leader;
	return set;
}

static void show_space(const struct public *p, int place, struct text *json)
{
	json_open(json, tc_names[ARG_SPACE].word[place], '{');
	json_str(json, "name", tc_names[ARG_SPACE].title[place]);
	json_str(json, "province", tc_spaces[place].province);
	json_num(json, "lon10", tc_spaces[place].lon);
	json_num(json, "lat10", tc_spaces[place].lat);
	show_side_word(json, "home", tc_spaces[place].home);
	show_side_word(json, "holder", p->holder[place]);
	json_num(json, "regulars", p->cohorts[REGULARS][place]);
	json_num(json, "veterans", p->cohorts[VETERANS][place]);
	json_num(json, "catapults", p->engines[0][place]);
	json_num(json, "equipment", p->engines[1][place]);
	show_set(json, "leaders", ARG_LEADER, all_leaders_at(p, place));
	json_close(json, '}');
}

static void show_map(const struct public *p, struct text *json)
{
	json_open(json, "spaces", '{');
	for (int place = 0; place < N_PLACES; place++)
		show_space(p, place, json);
	json_close(json, '}');
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

static int owner_of(const struct public *p, int leader)
{
	for (int side = 0; side < TC_SEATS; side++)
		if (p->team[side] >> leader & 1)
			return side;
	return NOBODY;
}

static void show_leader(const struct public *p, int leader, struct text *json)
{
	int place = p->at[leader];

	json_open(json, tc_names[ARG_LEADER].word[leader], '{');
	json_str(json, "name", tc_names[ARG_LEADER].title[leader]);
	show_side_word(json, "side", owner_of(p, leader));
	json_num(json, "strategy", tc_leaders[leader].strategy);
	json_num(json, "battle", tc_leaders[leader].battle);
	json_num(json, "organization", tc_leaders[leader].organization);
	if (place < N_PLACES)
		json_str(json, "at", tc_names[ARG_SPACE].word[place]);
	json_bool(json, "returns", place == AWAY);
	json_bool(json, "mutinous", p->mutinous >> leader & 1);
	json_close(json, '}');
}

/* ---- the sides ---------------------------------------------------------------------------- */

static void show_cards(struct text *json, const char *key, const uint8_t count[TC_CARD_SLOTS])
{
	json_open(json, key, '{');
	for (int kind = 0; kind < N_CARDS; kind++)
		if (count[kind])
			json_num(json, tc_names[ARG_CARD].word[kind], count[kind]);
	json_close(json, '}');
}

static void show_politics(const struct public *p, int side, struct text *json)
{
	json_open(json, "politics", '{');
	for (int type = 0; type < N_POLITICS; type++)
		json_num(json, tc_names[ARG_POLITICS].word[type], p->progress[side][type]);
	json_close(json, '}');
}

static void show_side(const struct view *v, int seat, int side, struct text *json)
{
	const struct public *p = &v->pub;
	bool open = seat == side || (seat < TC_SEATS && (p->seen_by[side] >> seat & 1));

	json_open(json, side_word(side), '{');
	json_str(json, "name", tc_names[ARG_SEAT].title[side]);
	json_bool(json, "alive", p->alive >> side & 1);
	json_num(json, "price", p->price[side]);
	json_num(json, "points", p->points[side]);
	json_num(json, "courage", p->courage[side]);
	json_num(json, "cohorts", p->total[side]);
	json_bool(json, "initiative", p->initiative == side);
	json_bool(json, "passed", p->passed >> side & 1);
	json_bool(json, "wonBattle", p->won >> side & 1);
	json_bool(json, "heldTwice", p->held_twice >> side & 1);
	json_bool(json, "reachedGoal", p->reached_goal >> side & 1);
	json_bool(json, "extremeUsed", p->extreme_used >> side & 1);
	show_politics(p, side, json);
	json_num(json, "cards", p->hand_size[side]);
	json_num(json, "kept", p->kept_size[side]);
	show_set(json, "seenBy", ARG_SEAT, p->seen_by[side]);
	if (open)
		show_cards(json, "hand", v->hand[side].count);
	json_close(json, '}');
}

/* What each card in hand could be played as, were it played now. */
static void show_uses(const struct view *v, int seat, struct text *json)
{
	const struct frame *f = &v->pub.stack[v->pub.depth - 1];
	struct state s = { .pub = v->pub };
	act list[MAX_LEGAL];

	if (f->kind != S_PLAY || f->seat != seat)
		return;
	s.own[seat] = v->hand[seat];
	json_open(json, "uses", '{');
	for (uint64_t todo = v->hand[seat].kinds; todo; todo &= todo - 1) {
		int kind = lowest_bit(todo), n, last = 0;
		s.pub.stack[s.pub.depth - 1] =
			(struct frame){ .kind = S_USE, .seat = (uint8_t)seat, .played.card = (uint8_t)kind };
		n = tc_list_uses(&s, seat, list);
		json_open(json, tc_names[ARG_CARD].word[kind], '[');
		for (int i = 0; i < n; last = act_verb(list[i++]))
			if (act_verb(list[i]) != last)
				json_str(json, NULL, three_caesars.verbs[act_verb(list[i])].word);
		json_close(json, ']');
	}
	json_close(json, '}');
}

/* ---- what is going on ------------------------------------------------------------------------ */

static void show_troops(struct text *json, const uint8_t troops[N_TROOPS])
{
	for (int troop = 0; troop < N_TROOPS; troop++)
		json_num(json, tc_names[ARG_TROOP].word[troop], troops[troop]);
}

enum { FAR = 255 };

/* The nearest place that was reached and not left yet. */
static int next_place(const uint8_t cost[N_PLACES], uint64_t left)
{
	int best = N_PLACES;

	for (int place = 0; place < N_PLACES; place++)
		if (cost[place] < FAR && !(left >> place & 1) &&
			(best == N_PLACES || cost[place] < cost[best]))
			best = place;
	return best;
}

static bool ends_march(const struct public *p, int seat, int place)
{
	bool met =
		p->holder[place] != seat && p->cohorts[REGULARS][place] + p->cohorts[VETERANS][place];

	return place == P_ROME || met;
}

/* Steps from here, as far as the points last; s is a copy whose march is moved about. */
static void look_on(struct state *s, int seat, int here, int points, uint8_t cost[N_PLACES],
					uint8_t before[N_PLACES])
{
	s->pub.march.at = (uint8_t)here;
	s->pub.march.points = (uint8_t)(points - cost[here]);
	for (uint64_t todo = tc_open[here] | tc_pass[here]; todo; todo &= todo - 1) {
		int place = lowest_bit(todo), sum = cost[here] + tc_step_cost(s, place);
		if (sum < cost[place] && !tc_why_not_step(s, seat, ACT(V_STEP, place, 0, 0)).clause) {
			cost[place] = (uint8_t)sum;
			before[place] = (uint8_t)here;
		}
	}
}

/* Where the march can go: the cheapest way's cost and its last town but one. */
static void show_ways(const struct public *p, int seat, struct text *json)
{
	struct state s = { .pub = *p }; /* rules about steps read public facts alone */
	int points = p->march.points, start = p->march.at;
	uint8_t cost[N_PLACES], before[N_PLACES];
	uint64_t left = 0;

	memset(cost, FAR, sizeof cost);
	cost[start] = 0;
	for (int place = start; place < N_PLACES; place = next_place(cost, left)) {
		left |= BIT(place);
		if (place == start || !ends_march(p, seat, place))
			look_on(&s, seat, place, points, cost, before);
	}
	json_open(json, "ways", '{');
	for (int place = 0; place < N_PLACES; place++)
		if (cost[place] < FAR && place != start) {
			json_open(json, tc_names[ARG_SPACE].word[place], '{');
			json_num(json, "cost", cost[place]);
			json_str(json, "before", tc_names[ARG_SPACE].word[before[place]]);
			json_close(json, '}');
		}
	json_close(json, '}');
}

static void show_march(const struct public *p, struct text *json)
{
	const struct march *m = &p->march;

	if (!m->on)
		return;
	json_open(json, "march", '{');
	json_str(json, "lead", tc_names[ARG_LEADER].word[m->lead]);
	show_set(json, "leaders", ARG_LEADER, m->leaders);
	json_str(json, "at", tc_names[ARG_SPACE].word[m->at]);
	json_str(json, "from", tc_names[ARG_SPACE].word[m->from]);
	json_num(json, "points", m->points);
	json_num(json, "organization", m->organization);
	json_num(json, "sieges", p->sieges);
	show_troops(json, m->troops);
	if (p->stack[p->depth - 1].kind == S_MARCH)
		show_ways(p, p->stack[p->depth - 1].seat, json);
	json_close(json, '}');
}

static const char *const source_words[N_SOURCES] = {
	[DICE_COHORTS] = "cohorts",
	[DICE_LEADERS] = "leaders",
	[DICE_DEFENDER] = "defender",
	[DICE_INTERCEPTION] = "interception",
	[DICE_SUPPLY] = "supply",
	[DICE_AVOIDANCE] = "avoidance",
	[DICE_CARD] = "card",
	[DICE_ENEMY_CARD] = "enemyCard",
	[DICE_CONSCRIPTS] = "conscripts",
	[DICE_OMENS] = "omens",
	[DICE_CATAPULTS] = "catapults",
	[DICE_LEAST] = "least",
};

/* Rolled dice by source; before any are rolled, those that would be. */
static void show_dice(const struct state *s, int which, struct text *json)
{
	const struct host *h = &s->pub.battle.host[which];
	int8_t source[N_SOURCES];
	bool rolled = tc_has_rolled(s, which);
	int dice = h->dice;

	memcpy(source, h->source, sizeof source);
	if (!rolled)
		dice = tc_dice(s, which, source);
	json_bool(json, "rolled", rolled);
	json_num(json, "dice", dice);
	json_num(json, "left", h->left);
	json_open(json, "sources", '{');
	for (int i = 0; i < N_SOURCES; i++)
		if (source[i])
			json_num(json, source_words[i], source[i]);
	json_close(json, '}');
}

static void show_host(const struct state *s, int which, struct text *json)
{
	const struct host *h = &s->pub.battle.host[which];

	json_open(json, tc_names[ARG_WHICH].word[which], '{');
	show_side_word(json, "side", h->side);
	show_troops(json, h->troops);
	json_num(json, "conscripts", h->conscripts);
	json_num(json, "wounded", h->hurt[REGULARS] + h->hurt[VETERANS] + h->hurt_conscripts);
	json_num(json, "size", h->size);
	if (h->card != NO_CARD)
		json_str(json, "card", tc_names[ARG_CARD].word[h->card]);
	json_bool(json, "cutOff", h->cut_off);
	show_dice(s, which, json);
	json_num(json, "kills", tc_has_rolled(s, which) ? h->kills : 0);
	json_num(json, "wounds", tc_has_rolled(s, which) ? h->wounds : 0);
	json_num(json, "hits", tc_has_rolled(s, which) ? tc_hits(s, which) : 0);
	json_close(json, '}');
}

static void show_battle(const struct public *p, struct text *json)
{
	struct state s = { .pub = *p }; /* rules about dice read public facts alone */

	if (!p->battle.on)
		return;
	json_open(json, "battle", '{');
	json_str(json, "at", tc_names[ARG_SPACE].word[p->battle.place]);
	json_num(json, "round", p->battle.round);
	json_bool(json, "intercepted", p->battle.intercepted_from);
	json_bool(json, "field", p->battle.field);
	show_host(&s, ATTACKER, json);
	show_host(&s, DEFENDER, json);
	json_close(json, '}');
}

/* The dice or the card on the table. */
static void show_table(const struct public *p, struct text *json)
{
	const struct frame *f = &p->stack[p->depth - 1];

	if (f->kind == S_USE || f->kind == S_RIVAL || f->kind == S_VICTIM || f->kind == S_PLACE)
		json_str(json, "card", tc_names[ARG_CARD].word[f->played.card]);
	if (f->kind != S_ROLL && f->kind != S_REROLL)
		return;
	json_open(json, "roll", '{');
	json_str(json, "for", tc_names[ARG_ROLL].word[f->roll.purpose]);
	show_side_word(json, "by", f->seat);
	json_num(json, "dice", f->stage);
	json_num(json, "sum", f->roll.sum);
	json_close(json, '}');
}

static void show_rome(const struct public *p, struct text *json)
{
	static const char *const guards[] = { "none", "batavian", "praetorian" };

	json_open(json, "rome", '{');
	show_side_word(json, "owner", p->owner);
	show_side_word(json, "lastOwner", p->last_owner);
	show_side_word(json, "besieger", p->holder[P_CAMP]);
	json_num(json, "walls", p->walls);
	json_str(json, "guard", guards[p->guard]);
	json_bool(json, "siegeBarred", p->siege_barred);
	json_close(json, '}');
}

static void show_truces(const struct public *p, struct text *json)
{
	json_open(json, "truces", '[');
	for (int a = 0; a < TC_SEATS; a++)
		for (int b = a + 1; b < TC_SEATS; b++)
			if (p->truce >> (a + b - 1) & 1)
				show_set(json, NULL, ARG_SEAT, 1u << a | 1u << b);
	json_close(json, ']');
}

static void show_turn(const struct public *p, struct text *json)
{
	json_str(json, "scenario", tc_options[OPT_SCENARIO].words[p->scenario]);
	json_num(json, "turn", p->turn);
	json_num(json, "lastTurn", p->last_turn);
	json_open(json, "order", '[');
	for (int i = 0; i < p->ordered; i++)
		json_str(json, NULL, side_word(p->order[i]));
	json_close(json, ']');
	json_bool(json, "initiativeUsed", p->initiative_used);
	json_bool(json, "snow", p->snow);
	json_bool(json, "flood", p->flood);
	show_set(json, "bribed", ARG_SEAT, p->bribed);
	show_truces(p, json);
	json_bool(json, "rufusMoves", p->rufus_free);
	json_bool(json, "rufusGoesSouth", p->rufus_unleashed);
	if (p->over)
		json_str(json, "winner", p->winner < NOBODY ? side_word(p->winner) : "vespasian");
}

void tc_show(const void *view, int seat, struct text *json)
{
	const struct view *v = view;
	const struct public *p = &v->pub;

	show_turn(p, json);
	show_rome(p, json);
	json_open(json, "sides", '{');
	for (int side = 0; side < p->seats; side++)
		show_side(v, seat, side, json);
	json_close(json, '}');
	if (seat < TC_SEATS)
		show_uses(v, seat, json);
	show_map(p, json);
	json_open(json, "leaders", '{');
	for (int leader = 0; leader < N_LEADERS; leader++)
		show_leader(p, leader, json);
	json_close(json, '}');
	show_march(p, json);
	show_battle(p, json);
	show_table(p, json);
	json_num(json, "deck", p->deck_size);
	show_cards(json, "discard", p->discard);
	json_open(json, "removed", '[');
	for (uint64_t todo = p->removed; todo; todo &= todo - 1)
		json_str(json, NULL, tc_names[ARG_CARD].word[lowest_bit(todo)]);
	json_close(json, ']');
}
