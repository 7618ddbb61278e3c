/* games/three-caesars/board.c -- the map as text, the sides below it, and a hand that explains
 * itself.
 *
 *   o town   G Galba's, O Otho's, V Vitellius's colour   . road   ^ pass
 *   G 10+2 GVp   a force: side, regulars, veterans, leaders by their letters (p a praetor);
 *                > 5 are on the march
 *
 * The map is drawn on a canvas, roads first, then towns, then forces. */

#include "games/three-caesars/state.h"

enum { ROWS = 32, COLUMNS = 118, NO_STYLE = 0, TEXT_WIDTH = 116 };

struct canvas {
	char ink[ROWS][COLUMNS], style[ROWS][COLUMNS];
	uint16_t thing[ROWS][COLUMNS]; /* its value and its type, which is not 0 */
};

enum { TYPE_BITS = 5, TYPE_MASK = (1 << TYPE_BITS) - 1 };

static const char side_letter[] = "GOVn";
static const char leader_letter[] = "GVROWpppS"; /* Vitellius is W: V is Vindex */

/* ---- drawing ---------------------------------------------------------------------------- */

static void put(struct canvas *c, int row, int column, char ink, char style)
{
	if (row < 0 || row >= ROWS || column < 0 || column >= COLUMNS)
		return;
	c->ink[row][column] = ink;
	c->style[row][column] = style;
}

static int put_word(struct canvas *c, int row, int column, const char *word, char style)
{
	while (*word)
		put(c, row, column++, *word++, style);
	return column;
}

/* What was written there can be pointed at. */
static void mark(struct canvas *c, int row, int from, int to, int type, int value)
{
	for (int column = from; column < to && column < COLUMNS && row < ROWS; column++)
		c->thing[row][column] = (uint16_t)(value << TYPE_BITS | type);
}

static int put_number(struct canvas *c, int row, int column, int n, char style)
{
	if (n >= 10)
		column = put_number(c, row, column, n / 10, style);
	put(c, row, column, (char)('0' + n % 10), style);
	return column + 1;
}

static int distance(int a, int b) { return a < b ? b - a : a - b; }

/* A straight line, in as many points as it has columns or rows. */
static void draw_road(struct canvas *c, const struct road *road)
{
	const struct space_info *a = &tc_spaces[road->a], *b = &tc_spaces[road->b];
	int rows = b->row - a->row, columns = b->column - a->column;
	int across = distance(a->column, b->column), down = distance(a->row, b->row);
	int n = across / 2 > down ? across / 2 : down;

	for (int i = 1; i < n; i++)
		put(c, a->row + (rows * i * 2 + n) / (2 * n) - (rows * i * 2 + n < 0),
			a->column + columns * i / n, road->pass ? '^' : '.',
			road->pass ? STYLE_BOLD : STYLE_DIM);
}

static void draw_town(struct canvas *c, int place)
{
	const struct space_info *space = &tc_spaces[place];
	char style = space->home < NOBODY ? style_seat(space->home) : NO_STYLE;

	if (place == P_ROME)
		style = STYLE_ROME;
	put(c, space->row, space->column, 'o', style);
	put(c, space->row, space->column + 1, ' ', NO_STYLE);
	mark(c, space->row, space->column,
		 put_word(c, space->row, space->column + 2, tc_names[ARG_SPACE].title[place], style),
		 ARG_SPACE, place);
}

static bool is_somebody_at(const struct public *p, int place)
{
	for (int leader = 0; leader < N_LEADERS; leader++)
		if (p->at[leader] == place)
			return true;
	return p->cohorts[REGULARS][place] + p->cohorts[VETERANS][place] > 0;
}

static int put_engines(const struct public *p, int place, struct canvas *c, int row, int column)
{
	for (int i = 0; i < 2; i++)
		if (p->engines[i][place]) {
			put(c, row, column, i ? 's' : 'c', STYLE_BOLD);
			column = put_number(c, row, column + 1, p->engines[i][place], STYLE_BOLD);
		}
	return column;
}

static int put_leaders(const struct public *p, int place, struct canvas *c, int row, int column)
{
	put(c, row, column++, ' ', NO_STYLE);
	for (int leader = 0; leader < N_LEADERS; leader++)
		if (p->at[leader] == place) {
			mark(c, row, column, column + 1, ARG_LEADER, leader);
			put(c, row, column++, leader_letter[leader], STYLE_BOLD);
		}
	return column;
}

/* Whose force, march or lonely leader it is. */
static int side_at(const struct public *p, int place)
{
	for (int leader = 0; leader < N_LEADERS && p->holder[place] == NOBODY; leader++)
		for (int side = 0; side < TC_SEATS && p->at[leader] == place; side++)
			if (p->team[side] >> leader & 1)
				return side;
	return p->holder[place];
}

static int put_troops(int regulars, int veterans, struct canvas *c, int row, int column, char style)
{
	column = put_number(c, row, column, regulars, style);
	if (veterans) {
		put(c, row, column++, '+', style);
		column = put_number(c, row, column, veterans, style);
	}
	return column;
}

/* Those who stay, those who are on the march, and the leaders. */
static void draw_force(const struct public *p, int place, struct canvas *c, int row, int column)
{
	const struct march *m = &p->march;
	int side = side_at(p, place);
	char style = side < NOBODY ? style_seat(side) : NO_STYLE;
	int regulars = p->cohorts[REGULARS][place], veterans = p->cohorts[VETERANS][place];

	put(c, row, column++, side_letter[side], style);
	if (regulars + veterans)
		column = put_troops(regulars, veterans, c, row, column + 1, style);
	if (m->on && m->at == place && m->troops[REGULARS] + m->troops[VETERANS]) {
		column = put_word(c, row, column, " > ", STYLE_ACT);
		column = put_troops(m->troops[REGULARS], m->troops[VETERANS], c, row, column, STYLE_ACT);
	}
	column = put_leaders(p, place, c, row, column);
	put_engines(p, place, c, row, column);
}

static void draw_rome(const struct public *p, struct canvas *c)
{
	int row = tc_spaces[P_ROME].row, column = tc_spaces[P_ROME].column + 2;

	column = put_word(c, row, column + 4, " walls ", NO_STYLE);
	put_number(c, row, column, p->walls, STYLE_ROME);
	if (is_somebody_at(p, P_CAMP)) {
		column = put_word(c, row + 2, tc_spaces[P_ROME].column + 2, "besieged by ", NO_STYLE);
		draw_force(p, P_CAMP, c, row + 2, column);
	}
}

static void draw_map(const struct public *p, struct canvas *c)
{
	memset(c->ink, ' ', sizeof c->ink);
	memset(c->style, NO_STYLE, sizeof c->style);
	memset(c->thing, 0, sizeof c->thing);
	for (int i = 0; i < tc_n_roads; i++)
		draw_road(c, &tc_roads[i]);
	for (int place = 0; place < N_SPACES; place++)
		draw_town(c, place);
	for (int place = 0; place < N_SPACES; place++)
		if (is_somebody_at(p, place))
			draw_force(p, place, c, tc_spaces[place].row + 1, tc_spaces[place].column + 2);
	draw_rome(p, c);
}

static void change_thing(uint16_t *now, uint16_t thing, struct text *out)
{
	if (*now == thing)
		return;
	if (*now)
		text_thing_end(out);
	if (thing)
		text_thing(out, thing & TYPE_MASK, thing >> TYPE_BITS);
	*now = thing;
}

static void print_row(const struct canvas *c, int row, struct text *out)
{
	int end = COLUMNS;
	char style = NO_STYLE;
	uint16_t thing = 0;

	while (end && c->ink[row][end - 1] == ' ')
		end--;
	for (int i = 0; i < end; i++) {
		change_thing(&thing, c->thing[row][i], out);
		if (c->style[row][i] != style) {
			style = c->style[row][i];
			text_style(out, style ? style : STYLE_PLAIN);
		}
		text_char(out, c->ink[row][i]);
	}
	change_thing(&thing, 0, out);
	if (style)
		text_style(out, STYLE_PLAIN);
	text_char(out, '\n');
}

/* ---- below the map ------------------------------------------------------------------------ */

static void print_count(struct text *out, const char *before, int n, const char *after)
{
	text_str(out, before);
	text_num(out, n);
	text_str(out, after);
}

static void print_many(struct text *out, int n, const char *what)
{
	print_count(out, "", n, what);
	if (n != 1)
		text_char(out, 's');
}

static void print_side(const struct public *p, int side, struct text *out)
{
	size_t start;

	text_thing(out, ARG_SEAT, side);
	text_style(out, style_seat(side));
	start = out->len;
	text_str(out, tc_names[ARG_SEAT].title[side]);
	text_pad(out, 10, start);
	text_style(out, STYLE_PLAIN);
	text_thing_end(out);
	if (!(p->alive >> side & 1)) {
		text_str(out, "is out\n");
		return;
	}
	print_many(out, p->points[side], " political point");
	text_str(out, ", ");
	print_many(out, p->total[side], " cohort");
	print_count(out, ", courage ", p->courage[side], ", ");
	print_many(out, p->hand_size[side], " card");
	if (p->price[side])
		print_count(out, ", ", p->price[side], " to pay before moving");
	if (p->initiative == side)
		text_str(out, ", the initiative");
	if (p->owner == side)
		text_str(out, ", Rome");
	text_char(out, '\n');
}

static void print_battle_side(const struct public *p, int which, struct text *out)
{
	struct state s = { .pub = *p };
	const struct host *h = &p->battle.host[which];
	int8_t source[N_SOURCES];
	int dice = h->dice ? h->dice : tc_dice(&s, which, source);

	text_str(out, tc_names[ARG_SEAT].title[h->side]);
	text_char(out, ' ');
	print_many(out, tc_host_cohorts(h), " cohort");
	print_count(out, ", ", dice, dice == 1 ? " die, " : " dice, ");
	print_many(out, tc_hits(&s, which), " hit");
}

static void print_battle(const struct public *p, struct text *out)
{
	if (!p->battle.on)
		return;
	text_str(out, "Battle in ");
	text_str(out, tc_names[ARG_SPACE].title[p->battle.place]);
	text_str(out, ": ");
	print_battle_side(p, ATTACKER, out);
	text_str(out, " against ");
	print_battle_side(p, DEFENDER, out);
	text_str(out, ".\n");
}

static void print_turn(const struct public *p, struct text *out)
{
	print_count(out, "Turn ", p->turn, "");
	print_count(out, " of ", p->last_turn, ". ");
	if (p->owner == NOBODY)
		text_str(out, "Nobody owns Rome. ");
	if (p->snow)
		text_str(out, "Snow closes the passes. ");
	if (p->flood)
		text_str(out, "The Po is in flood. ");
	print_count(out, "Deck ", p->deck_size, ".\n");
}

/* Words are kept whole; further lines are indented. */
static void print_wrapped(struct text *out, const char *s, size_t column, size_t indent)
{
	bool first = true;

	for (; *s; s += *s == ' ') {
		size_t word = 0;
		while (s[word] && s[word] != ' ')
			word++;
		if (column + 1 + word > TEXT_WIDTH) {
			text_char(out, '\n');
			for (column = 0; column < indent; column++)
				text_char(out, ' ');
		} else if (!first) {
			text_char(out, ' ');
			column++;
		}
		first = false;
		for (; word; word--, column++)
			text_char(out, *s++);
	}
	text_char(out, '\n');
}

static void print_limits(int kind, size_t indent, struct text *out)
{
	text_pad(out, indent, out->len);
	if (tc_cards[kind].first_turn > 1)
		print_count(out, "Not before turn ", tc_cards[kind].first_turn, ".");
	if (tc_cards[kind].first_turn > 1 && tc_cards[kind].who != BY_ANY)
		text_char(out, ' ');
	switch (tc_cards[kind].who) {
	case BY_OTHO: text_str(out, "Only by Otho."); break;
	case BY_VITELLIUS: text_str(out, "Only by Vitellius."); break;
	case BY_GALBA_OTHO: text_str(out, "Only by Galba or Otho."); break;
	case BY_OWNER: text_str(out, "Only by the owner of Rome."); break;
	}
	text_char(out, '\n');
}

static void print_card(int kind, int copies, struct text *out)
{
	static const char *const types[] = { "event   ", "battle  ", "response" };
	enum { TITLE = 24, INDENT = 38 };
	size_t start = out->len;

	text_str(out, "  ");
	text_num(out, tc_cards[kind].value);
	text_char(out, ' ');
	text_str(out, types[tc_cards[kind].type]);
	text_char(out, ' ');
	text_thing(out, ARG_CARD, kind);
	start += THING_BYTES;
	text_str(out, tc_names[ARG_CARD].title[kind]);
	text_thing_end(out);
	start += THING_END_BYTES;
	if (copies > 1)
		print_count(out, " (", copies, ")");
	text_pad(out, INDENT, start);
	print_wrapped(out, tc_cards[kind].effect, INDENT, INDENT);
	if (tc_cards[kind].first_turn > 1 || tc_cards[kind].who != BY_ANY)
		print_limits(kind, INDENT, out);
}

static void print_hand(const struct view *v, int seat, int owner, struct text *out)
{
	const struct private *own = &v->hand[owner];

	if (!own->kinds)
		return;
	if (owner == seat) {
		text_str(out,
				 "Your cards: value, type, name, event. A value moves a leader of that strategy "
				 "or less, or pays.\n");
	} else {
		text_str(out, "The cards of ");
		text_str(out, tc_names[ARG_SEAT].title[owner]);
		text_str(out, ", seen by your spies:\n");
	}
	for (uint64_t todo = own->kinds; todo; todo &= todo - 1)
		print_card(lowest_bit(todo), own->count[lowest_bit(todo)], out);
}

void tc_board(const void *view, int seat, struct text *out)
{
	const struct view *v = view;
	struct canvas c;

	draw_map(&v->pub, &c);
	for (int row = 0; row < ROWS; row++)
		print_row(&c, row, out);
	text_part(out, PART_LEGEND);
	text_str(out, "o town, coloured by home; . road, ^ pass; G 10+2: Galba's 10 regulars and 2 "
				  "veterans, > on the march;\nleaders G Galba, V Vindex, R Rufus, O Otho, W "
				  "Vitellius, p praetor, S Sabinus\n");
	text_part(out, PART_TURN);
	print_turn(&v->pub, out);
	text_part(out, PART_SEATS);
	for (int side = 0; side < v->pub.seats; side++)
		print_side(&v->pub, side, out);
	text_part(out, PART_TURN);
	print_battle(&v->pub, out);
	text_part(out, PART_HAND);
	for (int owner = 0; owner < TC_SEATS; owner++)
		print_hand(v, seat, owner, out);
}
