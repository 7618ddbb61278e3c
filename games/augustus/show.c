/* games/augustus/show.c -- the view as JSON: everything a graphical table needs. */

#include "games/augustus/state.h"

enum { MAX_POWER_TEXT = 96 };

static const char *seat_word(int seat) { return augustus.names[ARG_SEAT].word[seat]; }

/* ---- cards ------------------------------------------------------------------------------ */

static const char *power_when(int kind)
{
	if (kind == NONE)
		return "none";
	if (kind < LOSE_LEGIONS)
		return "now";
	if (kind <= LOSE_CONTROLLED)
		return "against";
	return kind == SYMBOL_PAIR ? "always" : "end";
}

static const char *const power_kinds[N_POWERS] = {
	[NONE] = "none",
	[MOBILISE_SYMBOL] = "mobilise-symbol",
	[MOBILISE] = "mobilise",
	[GAIN] = "gain",
	[TWO] = "take-two",
	[LIFT_ALL] = "rearrange",
	[COMPLETE] = "complete",
	[LOSE_LEGIONS] = "lose-legions",
	[LOSE_PLACED] = "lose-placed",
	[LOSE_CONTROLLED] = "lose-controlled",
	[SYMBOL_PAIR] = "pair",
	[SCORE_SPACES] = "score-spaces",
	[SCORE_COLOUR] = "score-colour",
	[SCORE_RED] = "score-red",
};

/* What the power is about, to be drawn: a symbol, two, a colour, and how many. */
static void show_power_parts(struct power p, struct text *json)
{
	bool is_symbol = p.kind == MOBILISE_SYMBOL || p.kind == SYMBOL_PAIR || p.kind == SCORE_SPACES;

	json_str(json, "kind", power_kinds[p.kind]);
	if (is_symbol)
		json_str(json, "symbol", au_symbol_words[p.x]);
	if (p.kind == SYMBOL_PAIR)
		json_str(json, "other", au_symbol_words[p.y]);
	else if (p.y)
		json_num(json, "count", p.y);
	if (p.kind == SCORE_COLOUR)
		json_str(json, "colour", au_colour_words[p.x]);
	if (p.max)
		json_num(json, "most", p.max);
}

static void show_power(int card, struct text *json)
{
	char words[MAX_POWER_TEXT];
	struct text t = text_in(words, sizeof words);
	struct power power = au_objectives[card].power;

	au_power_text(card, &t);
	json_open(json, "power", '{');
	json_str(json, "when", power_when(power.kind));
	json_str(json, "text", words);
	show_power_parts(power, json);
	json_close(json, '}');
}

static void show_card_members(int card, struct text *json)
{
	const struct objective *o = &au_objectives[card];

	json_num(json, "number", card);
	json_str(json, "name", o->name);
	json_str(json, "kind", o->colour == SENATOR ? "senator" : "province");
	json_str(json, "colour", au_colour_words[o->colour]);
	json_num(json, "points", o->points);
	json_str(json, "resource", au_resource_words[o->resource]);
	json_bool(json, "red", is_red(card));
	show_power(card, json);
}

/* The spaces one by one; of alike ones the first are the filled ones. */
static void show_spaces(int card, uint32_t filled, struct text *json)
{
	json_open(json, "spaces", '[');
	for (int symbol = 0; symbol < N_SYMBOLS; symbol++)
		for (int i = 0; i < au_objectives[card].spaces[symbol]; i++) {
			json_open(json, NULL, '{');
			json_str(json, "symbol", au_symbol_words[symbol]);
			json_bool(json, "filled", i < count_of(filled, symbol));
			json_close(json, '}');
		}
	json_close(json, ']');
}

static void show_card(int card, struct text *json)
{
	json_open(json, NULL, '{');
	show_card_members(card, json);
	show_spaces(card, 0, json);
	json_close(json, '}');
}

static void show_cards(const char *key, struct cardset cards, struct text *json)
{
	json_open(json, key, '[');
	FOR_CARDS(card, cards)
	show_card(card, json);
	json_close(json, ']');
}

static void show_place(const char *key, const struct area *a, int place, struct text *json)
{
	if (!(place & PLACE_FLAG))
		return;
	json_open(json, key, '{');
	json_num(json, "number", a->card[place_slot(place)]);
	json_str(json, "symbol", au_symbol_words[place_symbol(place)]);
	json_close(json, '}');
}

/* ---- players ----------------------------------------------------------------------------- */

static void show_objectives(const struct area *a, struct text *json)
{
	json_open(json, "objectives", '[');
	for (int i = 0; i < a->n; i++) {
		json_open(json, NULL, '{');
		show_card_members(a->card[i], json);
		show_spaces(a->card[i], a->filled[i], json);
		json_bool(json, "complete", is_complete(a, i));
		json_close(json, '}');
	}
	json_close(json, ']');
}

/* Which symbols each token fills, where permanent pairs make it more than its own. */
static void show_pairs(const struct area *a, struct text *json)
{
	json_open(json, "serves", '{');
	for (int token = 0; token < N_SYMBOLS; token++) {
		json_open(json, au_symbol_words[token], '[');
		for (unsigned symbols = a->serves[token]; symbols; symbols &= symbols - 1)
			json_str(json, NULL, au_symbol_words[lowest_bit(symbols)]);
		json_close(json, ']');
	}
	json_close(json, '}');
}

static void show_refused(const struct area *a, struct text *json)
{
	json_open(json, "refused", '[');
	for (int number = FIRST_NUMBER; number <= LAST_NUMBER; number++)
		if (a->refused >> number & 1)
			json_num(json, NULL, number);
	json_close(json, ']');
}

static void show_line(const char *what, int points, struct text *json)
{
	json_open(json, NULL, '{');
	json_str(json, "what", what);
	json_num(json, "points", points);
	json_close(json, '}');
}

/* The score pad: rewards, objectives, then a line for each power that counts at the end. */
static void show_score(const struct table *t, int seat, struct text *json)
{
	struct score score = au_score(t, seat);

	json_open(json, "score", '{');
	json_num(json, "total", score.total);
	json_num(json, "senators", score.senators);
	json_open(json, "lines", '[');
	show_line("Rewards", score.rewards, json);
	show_line("Objectives", score.printed, json);
	FOR_CARDS(card, t->area[seat].controlled)
	if (au_objectives[card].power.kind >= SCORE_SPACES)
		show_line(augustus.names[ARG_CARD].title[card], au_power_points(t, seat, card), json);
	json_close(json, ']');
	json_close(json, '}');
}

static void show_player(const struct table *t, int seat, struct text *json)
{
	const struct area *a = &t->area[seat];

	json_open(json, NULL, '{');
	json_str(json, "seat", seat_word(seat));
	json_str(json, "name", augustus.names[ARG_SEAT].title[seat]);
	json_bool(json, "crier", t->crier == seat);
	json_num(json, "stock", a->stock);
	json_num(json, "wheat", au_count_producers(t, seat, WHEAT));
	json_num(json, "gold", au_count_producers(t, seat, GOLD));
	show_objectives(a, json);
	show_cards("controlled", a->controlled, json);
	show_pairs(a, json);
	show_refused(a, json);
	show_score(t, seat, json);
	json_close(json, '}');
}

/* ---- the table ----------------------------------------------------------------------------- */

static void show_bag(const struct table *t, struct text *json)
{
	json_num(json, "tokens", t->n_bag);
	json_open(json, "bag", '{');
	for (int token = 0; token < N_TOKENS; token++)
		json_num(json, au_symbol_words[token], t->bag >> NIBBLE * token & NIBBLE_MASK);
	json_close(json, '}');
	if (t->token < N_TOKENS)
		json_str(json, "token", au_symbol_words[t->token]);
	json_num(json, "jokers", t->jokers);
}

static const char *tile_kind(int tile)
{
	return tile <= TILE_SIX ? "number" : tile <= TILE_EACH ? "colour" : "resource";
}

static void show_rewards(const struct table *t, struct text *json)
{
	json_open(json, "rewards", '[');
	for (int tile = 0; tile < N_TILES; tile++) {
		json_open(json, NULL, '{');
		json_str(json, "word", au_tile_words[tile]);
		json_str(json, "title", au_tile_titles[tile]);
		json_str(json, "kind", tile_kind(tile));
		json_num(json, "points", au_tile_points[tile]);
		if (t->tile[tile])
			json_str(json, "holder", seat_word(t->tile[tile] - 1));
		json_close(json, '}');
	}
	json_close(json, ']');
}

/* The completion that is being resolved. */
static void show_resolving(const struct table *t, struct text *json)
{
	if (t->resolver == SEAT_NOBODY)
		return;
	json_open(json, "resolving", '{');
	json_str(json, "seat", seat_word(t->resolver));
	if (t->resolving) {
		json_open(json, "card", '{');
		show_card_members(t->resolving, json);
		show_spaces(t->resolving, 0, json);
		json_close(json, '}');
	}
	json_num(json, "left", t->left);
	json_num(json, "hand", t->hand);
	json_num(json, "owed", t->owed);
	show_place("lifted", &t->area[t->resolver], t->lifted, json);
	json_close(json, '}');
}

/* ---- what this seat alone knows ---------------------------------------------------------------
 */

static void show_own(const struct view *v, struct text *json)
{
	const struct area *a = &v->pub.area[v->seat];

	json_open(json, "own", '{');
	json_open(json, v->pub.phase <= S_DRAFT ? "dealt" : "discarded", '[');
	for (int i = 0; i < DEALT && v->own.hand[i]; i++)
		show_card(v->own.hand[i], json);
	json_close(json, ']');
	json_open(json, "kept", '[');
	for (int i = 0; i < DEALT; i++)
		if (v->own.kept >> i & 1)
			json_num(json, NULL, v->own.hand[i]);
	json_close(json, ']');
	show_place("lift", a, v->own.lift, json);
	show_place("put", a, v->own.put, json);
	json_bool(json, "passed", v->own.put == PASSED);
	json_close(json, '}');
}

void au_show(const void *view, int seat, struct text *json)
{
	const struct view *v = view;
	const struct table *t = &v->pub;

	json_str(json, "step", augustus.steps[t->phase].word);
	json_bool(json, "first_game", t->first_game);
	json_str(json, "crier", seat_word(t->crier));
	show_bag(t, json);
	json_num(json, "deck", t->n_deck);
	json_num(json, "supply", t->supply);
	show_cards("row", t->row, json);
	show_rewards(t, json);
	show_resolving(t, json);
	json_open(json, "players", '[');
	for (int i = 0; i < t->seats; i++)
		show_player(t, i, json);
	json_close(json, ']');
	show_cards("lost", t->lost, json);
	if (seat < t->seats)
		show_own(v, json);
}
