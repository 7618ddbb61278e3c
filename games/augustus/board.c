/* games/augustus/board.c -- the table as text: what is drawn, the row, the rewards, every player.
 *
 * Spaces are two letters: (sh) is free, [SH] holds a legion; ! marks a complete objective, * one
 * that is kept.  Style marks take bytes but no columns, so cells are padded between them. */

#include "games/augustus/state.h"

enum {
	NUMBER_COLUMN = 4,
	NAME_COLUMN = 29,
	COLOUR_COLUMN = 9,
	POINTS_COLUMN = 4,
	RESOURCE_COLUMN = 7,
	PLAYER_COLUMN = 10,
	SPACE_COLUMN = 4, /* "(sh)" */
	INDENT = 2,
	SHORT_PER_LINE = 4,
	NAMES_PER_LINE = 3,
	SHORT_COLUMN = 26,
};

static const char *const codes[N_SYMBOLS] = { "sw", "sh", "ch", "ca", "st", "da" };
static const char *const filled_codes[N_SYMBOLS] = { "SW", "SH", "CH", "CA", "ST", "DA" };

/* ---- cells ----------------------------------------------------------------------------- */

static void put_cell(struct text *out, const char *s, size_t column)
{
	size_t start = out->len;

	text_str(out, s);
	text_pad(out, column, start);
}

static void put_number(struct text *out, int n, size_t column)
{
	size_t start = out->len;

	if (n < 10)
		text_char(out, ' ');
	text_num(out, n);
	text_pad(out, column, start);
}

static void put_styled(struct text *out, char style, const char *s)
{
	text_style(out, style);
	text_str(out, s);
	text_style(out, STYLE_PLAIN);
}

static void put_seat(struct text *out, int seat, size_t column)
{
	text_thing(out, ARG_SEAT, seat);
	text_style(out, style_seat(seat));
	put_cell(out, augustus.names[ARG_SEAT].title[seat], column);
	text_style(out, STYLE_PLAIN);
	text_thing_end(out);
}

static void put_labelled(struct text *out, const char *label, int n)
{
	text_str(out, label);
	text_num(out, n);
}

static void put_indent(struct text *out) { put_cell(out, "", INDENT); }

/* ---- cards ------------------------------------------------------------------------------ */

static const char *const short_powers[N_POWERS] = {
	[NONE] = "",
	[MOBILISE_SYMBOL] = "now: mobilise y on x",
	[MOBILISE] = "now: mobilise y anywhere",
	[GAIN] = "now: legions + y",
	[TWO] = "now: take two objectives",
	[LIFT_ALL] = "now: rearrange legions",
	[COMPLETE] = "now: complete an objective",
	[LOSE_LEGIONS] = "strike: legions - y",
	[LOSE_PLACED] = "strike: empty an objective",
	[LOSE_CONTROLLED] = "strike: give up one",
	[SYMBOL_PAIR] = "always: x = z",
	[SCORE_SPACES] = "end: y per x, at most m",
	[SCORE_COLOUR] = "end: y per c",
	[SCORE_RED] = "end: y per strike",
};

static bool is_letter(char c) { return c >= 'a' && c <= 'z'; }

/* A letter that stands alone is filled in. */
static bool stands_alone(const char *all, const char *s)
{
	return is_letter(*s) && !is_letter(s[1]) && (s == all || !is_letter(s[-1])) && *s != 'a';
}

static void put_power(struct text *out, int card)
{
	struct power p = au_objectives[card].power;
	const char *words = short_powers[p.kind];

	for (const char *s = words; *s; s++)
		if (!stands_alone(words, s))
			text_char(out, *s);
		else if (*s == 'x')
			text_str(out, au_symbol_words[p.x]);
		else if (*s == 'z')
			text_str(out, au_symbol_words[p.y]);
		else if (*s == 'c')
			text_str(out, au_colour_words[p.x]);
		else
			text_num(out, *s == 'y' ? p.y : p.max);
}

/* wanted: symbols to point out, where the viewer can use the token. */
static void put_space(struct text *out, int symbol, bool filled, unsigned wanted)
{
	text_style(out, filled ? STYLE_BOLD : wanted >> symbol & 1 ? STYLE_ACT : STYLE_PLAIN);
	text_char(out, filled ? '[' : '(');
	text_str(out, filled ? filled_codes[symbol] : codes[symbol]);
	text_char(out, filled ? ']' : ')');
	text_style(out, STYLE_PLAIN);
}

static void put_spaces(struct text *out, int card, uint32_t filled, unsigned wanted)
{
	int n = 0;

	for (int symbol = 0; symbol < N_SYMBOLS; symbol++)
		for (int i = 0; i < au_objectives[card].spaces[symbol]; i++, n++)
			put_space(out, symbol, i < count_of(filled, symbol), wanted);
	put_cell(out, "", (size_t)(SPACE_COLUMN * (SPACES - n) + INDENT));
}

static void put_card(struct text *out, int card, uint32_t filled, unsigned wanted)
{
	const struct objective *o = &au_objectives[card];

	text_thing(out, ARG_CARD, card);
	put_number(out, card, NUMBER_COLUMN);
	put_cell(out, o->name, NAME_COLUMN);
	text_thing_end(out);
	put_cell(out, au_colour_words[o->colour], COLOUR_COLUMN);
	put_spaces(out, card, filled, wanted);
	put_number(out, o->points, POINTS_COLUMN);
	put_cell(out, o->resource ? au_resource_words[o->resource] : "", RESOURCE_COLUMN);
	put_power(out, card);
}

static void put_cards(struct text *out, struct cardset cards)
{
	FOR_CARDS(card, cards)
	{
		put_indent(out);
		put_card(out, card, 0, 0);
		text_char(out, '\n');
	}
}

/* ---- the table ----------------------------------------------------------------------------- */

static void put_bag(const struct table *t, struct text *out)
{
	put_styled(out, STYLE_BOLD, "Bag");
	put_labelled(out, " ", t->n_bag);
	put_labelled(out, " of ", TOKENS);
	text_str(out, ": ");
	for (int token = 0; token < N_TOKENS; token++) {
		put_labelled(out, token ? ", " : "", (int)(t->bag >> NIBBLE * token & NIBBLE_MASK));
		text_char(out, ' ');
		text_str(out, au_symbol_words[token]);
	}
	text_str(out, "\n");
}

static void put_heading(const struct table *t, struct text *out)
{
	put_styled(out, STYLE_BOLD, "Token ");
	put_styled(out, STYLE_ACT, t->token < N_TOKENS ? au_symbol_titles[t->token] : "none yet");
	text_str(out, "   Crier ");
	put_seat(out, t->crier, 0);
	put_labelled(out, "   Jokers drawn ", t->jokers);
	put_labelled(out, "   Deck ", t->n_deck);
	put_labelled(out, "   Legions left ", t->supply);
	text_char(out, '\n');
}

static void put_tiles(const struct table *t, const char *label, int from, int to, struct text *out)
{
	put_cell(out, label, PLAYER_COLUMN);
	for (int tile = from; tile <= to; tile++) {
		text_str(out, tile == from ? "" : "   ");
		text_str(out, au_tile_words[tile]);
		put_labelled(out, " ", au_tile_points[tile]);
		text_str(out, ": ");
		if (t->tile[tile])
			put_seat(out, t->tile[tile] - 1, 0);
		else
			put_styled(out, STYLE_DIM, "-");
	}
	text_char(out, '\n');
}

static void put_rewards(const struct table *t, struct text *out)
{
	put_styled(out, STYLE_BOLD, "Rewards\n");
	put_tiles(t, "  number", TILE_TWO, TILE_SIX, out);
	put_tiles(t, "  colour", TILE_GREEN, TILE_EACH, out);
	put_tiles(t, "  most", TILE_WHEAT, TILE_GOLD, out);
}

/* ---- players --------------------------------------------------------------------------------- */

static void put_player_line(const struct table *t, int seat, int viewer, struct text *out)
{
	const struct area *a = &t->area[seat];
	struct score score = au_score(t, seat);

	put_seat(out, seat, 0);
	text_str(out, seat == viewer ? " (you)" : "");
	put_labelled(out, ": ", score.total);
	put_labelled(out, " points (rewards ", score.rewards);
	put_labelled(out, ", objectives ", score.printed);
	put_labelled(out, ", powers ", score.powers);
	put_labelled(out, ")   stock ", a->stock);
	put_labelled(out, "   controls ", a->n_controlled);
	put_labelled(out, "   wheat ", au_count_producers(t, seat, WHEAT));
	put_labelled(out, "   gold ", au_count_producers(t, seat, GOLD));
	text_char(out, '\n');
}

static void put_controlled_names(const struct area *a, struct text *out)
{
	int n = 0;

	FOR_CARDS(card, a->controlled)
	{
		text_str(out, n == 0 ? "  controls " : n % NAMES_PER_LINE ? ", " : ",\n           ");
		put_labelled(out, "", card);
		text_char(out, ' ');
		text_str(out, au_objectives[card].name);
		n++;
	}
	text_str(out, n ? "\n" : "");
}

static void put_own_objectives(const struct view *v, struct text *out)
{
	const struct table *t = &v->pub;
	const struct area *a = &t->area[v->seat];
	unsigned wanted = t->phase == S_PLACE ? a->serves[t->token] : 0;

	for (int i = 0; i < a->n; i++) {
		text_str(out, is_complete(a, i) ? "! " : "  ");
		put_card(out, a->card[i], a->filled[i], wanted);
		text_char(out, '\n');
	}
	put_controlled_names(a, out);
}

static void put_short(const struct area *a, int slot, struct text *out)
{
	int card = a->card[slot], columns = NUMBER_COLUMN - 1;

	put_number(out, card, NUMBER_COLUMN - 1);
	for (int symbol = 0; symbol < N_SYMBOLS; symbol++)
		for (int i = 0; i < au_objectives[card].spaces[symbol]; i++, columns += 3) {
			bool filled = i < count_of(a->filled[slot], symbol);
			put_styled(out, filled ? STYLE_BOLD : STYLE_DIM,
					   filled ? filled_codes[symbol] : codes[symbol]);
			text_char(out, ' ');
		}
	put_cell(out, is_complete(a, slot) ? "!" : "", (size_t)(SHORT_COLUMN - columns));
}

static void put_other(const struct table *t, int seat, struct text *out)
{
	const struct area *a = &t->area[seat];

	for (int i = 0; i < a->n; i++) {
		text_str(out, i % SHORT_PER_LINE ? "" : "  ");
		put_short(a, i, out);
		text_str(out, i + 1 == a->n || (i + 1) % SHORT_PER_LINE == 0 ? "\n" : "");
	}
	if (is_empty(a->controlled))
		return;
	text_str(out, "  controls");
	FOR_CARDS(card, a->controlled)
	put_labelled(out, " ", card);
	text_char(out, '\n');
}

/* ---- secrets
 * ------------------------------------------------------------------------------------- */

static void put_dealt(const struct view *v, struct text *out)
{
	put_styled(out, STYLE_BOLD, "Dealt to you\n");
	for (int i = 0; i < DEALT && v->own.hand[i]; i++) {
		text_str(out, v->own.kept >> i & 1 ? "* " : "  ");
		put_card(out, v->own.hand[i], 0, 0);
		text_char(out, '\n');
	}
}

static void put_discarded(const struct view *v, struct text *out)
{
	text_str(out, "  not kept");
	for (int i = 0; i < DEALT && v->own.hand[i]; i++)
		put_labelled(out, " ", v->own.hand[i]);
	text_char(out, '\n');
}

static void put_place(const struct area *a, const char *words, int place, struct text *out)
{
	if (!place)
		return;
	text_str(out, words);
	text_str(out, au_symbol_words[place_symbol(place)]);
	put_labelled(out, " of ", a->card[place_slot(place)]);
}

static void put_choice(const struct view *v, struct text *out)
{
	const struct area *a = &v->pub.area[v->seat];

	if (!v->own.lift && !v->own.put)
		return;
	put_styled(out, STYLE_BOLD, "  your choice:");
	put_place(a, " from ", v->own.lift, out);
	if (v->own.put == PASSED)
		text_str(out, " nothing");
	else
		put_place(a, " to ", v->own.put, out);
	text_char(out, '\n');
}

static void put_secrets(const struct view *v, struct text *out)
{
	if (v->pub.phase <= S_DRAFT)
		put_dealt(v, out);
	else if (v->own.hand[0])
		put_discarded(v, out);
	put_choice(v, out);
}

void au_board(const void *view, int seat, struct text *out)
{
	const struct view *v = view;
	const struct table *t = &v->pub;

	text_part(out, PART_TURN);
	put_heading(t, out);
	put_bag(t, out);
	text_part(out, PART_BOARD);
	put_styled(out, STYLE_BOLD, "Row\n");
	put_cards(out, t->row);
	text_part(out, PART_TURN);
	put_rewards(t, out);
	text_part(out, PART_SEATS);
	for (int other = 0; other < t->seats; other++)
		if (other != seat) {
			put_player_line(t, other, seat, out);
			put_other(t, other, out);
		}
	if (seat >= t->seats)
		return;
	put_player_line(t, seat, seat, out);
	text_part(out, PART_BOARD);
	put_own_objectives(v, out);
	put_secrets(v, out);
}
