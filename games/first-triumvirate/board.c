/* games/first-triumvirate/board.c -- the Mediterranean as text, with what stands where.
 *
 * A hex is six columns of one line; the lines are shifted like bricks, so that a hex touches those
 * above and below it, the two beside it in the lines next to its own, and four more.  To the right
 * stand the players, below the troops of whoever looks. */

#include "games/first-triumvirate/state.h"

enum { HEX_WIDTH = 6, PANEL = HEX_COLUMNS * HEX_WIDTH + HEX_WIDTH / 2 + 3, BOARD_WIDTH = 118 };

/* Troops in small letters, leaders in capitals. */
static const char *const troop_mark[N_FORCES] = { "cr", "ca", "po", "ro" };
static const char *const leader_mark[FT_SEATS] = { "CR", "CA", "PO" };

static const char *hex_word(int hex) { return ft_names[ARG_HEX].word[hex]; }

static char force_style(int force) { return force == ROME ? STYLE_BOLD : style_seat(force); }

/* A line that knows how many columns it has filled (marks take bytes but no room) and its style: a
 * mark is written only where the style changes. */
struct line {
	struct text *out;
	int column;
	char style, written; /* 0: plain */
};

static void set_style(struct line *l, char style) { l->style = style; }

static void write_style(struct line *l)
{
	if (l->style != l->written)
		text_style(l->out, l->style ? l->style : STYLE_PLAIN);
	l->written = l->style;
}

static void put(struct line *l, const char *s)
{
	if (*s != ' ' || s[1])
		write_style(l);
	text_str(l->out, s);
	l->column += (int)text_length(s);
}

static void put_number(struct line *l, int n)
{
	write_style(l);
	text_num(l->out, n);
	l->column += n < 10 ? 1 : n < 100 ? 2 : n < 1000 ? 3 : 4;
}

static void put_styled(struct line *l, char style, const char *s)
{
	set_style(l, style);
	put(l, s);
	set_style(l, 0);
}

static void end_line(struct line *l)
{
	set_style(l, 0);
	write_style(l);
	text_char(l->out, '\n');
}

static void fill_to(struct line *l, int column)
{
	while (l->column < column)
		put(l, " ");
}

/* ---- a hex ------------------------------------------------------------------------------------
 */

static bool has_leader_in(const struct state *s, int hex, int force)
{
	return force < FT_SEATS && s->leader[force] == hex;
}

/* Columns needed for what one force has in a hex. */
static int force_width(const struct state *s, int hex, int force)
{
	int troops = count_troops(s, hex, force) > 0, leader = has_leader_in(s, hex, force);

	return (troops || leader ? 2 : 0) + troops;
}

static void put_force(struct line *l, const struct state *s, int hex, int force)
{
	int troops = count_troops(s, hex, force);

	set_style(l, force_style(force));
	if (has_leader_in(s, hex, force))
		put(l, leader_mark[force]);
	else if (troops)
		put(l, troop_mark[force]);
	if (troops)
		put_number(l, troops);
	set_style(l, 0);
}

/* What a hex looks like of itself: a frame of one column on either side, and the ground. */
struct ground {
	const char *left, *ground, *right;
	char style;
};

static struct ground ground_of(int hex)
{
	if (hex == HEX_ROMA)
		return (struct ground){ "[", " ", "]", STYLE_ROME };
	if (is_italy(hex))
		return (struct ground){ " ", ":", " ", STYLE_ROME };
	if (ft_hex[hex].zone != NONE)
		return (struct ground){ " ", "+", " ", style_seat(ft_hex[hex].zone) };
	if (ft_hex[hex].terrain == LAND)
		return (struct ground){ " ", ".", " ", STYLE_DIM };
	return (struct ground){ " ", "~", " ", STYLE_WATER };
}

static void put_ground(struct line *l, struct ground ground, int end)
{
	set_style(l, ground.style);
	while (l->column < end - 1)
		put(l, ground.ground);
	if (l->column < end)
		put(l, ground.right);
	set_style(l, 0);
}

/* In a crowd the Romans come first: everybody wants to know of a garrison, and the panel tells
 * where each leader is. */
static void put_crowd(struct line *l, const struct state *s, int hex, int end)
{
	put_force(l, s, hex, ROME);
	for (int force = 0; force < FT_SEATS; force++)
		if (l->column + force_width(s, hex, force) <= end)
			put_force(l, s, hex, force);
	if (l->column < end)
		put(l, "&");
}

/* What stands there takes the place of the ground, and of the frame if it must. */
static void put_hex(struct line *l, const struct state *s, int hex)
{
	struct ground ground = ground_of(hex);
	int end = l->column + HEX_WIDTH, width = 0;

	for (int force = 0; force < N_FORCES; force++)
		width += force_width(s, hex, force);
	if (width > HEX_WIDTH) {
		put_crowd(l, s, hex, end);
		return;
	}
	if (width < HEX_WIDTH)
		put_styled(l, ground.style, ground.left);
	for (int force = 0; force < N_FORCES; force++)
		put_force(l, s, hex, force);
	if (!width && is_water(hex))
		put_styled(l, STYLE_WATER, ft_hex[hex].terrain == ISLE ? "(__) " : "~    ");
	put_ground(l, ground, end);
}

/* ---- the panel at the right ---------------------------------------------------------------------
 */

static int count_force(const struct state *s, int force)
{
	int n = 0;

	for (int hex = 0; hex < N_HEXES; hex++)
		n += count_troops(s, hex, force);
	return n;
}

static void put_count(struct line *l, int n, const char *noun)
{
	put_number(l, n);
	put(l, " ");
	put(l, noun);
	if (n != 1)
		put(l, "s");
}

enum { PLAYER_LINES = 4 };

static const char *news_of(const struct state *s, int seat)
{
	if (!is_alive(s, seat))
		return ", dead";
	if (s->phase == OVER)
		return s->winner == seat ? ", wins" : "";
	return s->turn == seat ? ", on turn" : "";
}

static void put_player(struct line *l, const struct state *s, int seat, int line)
{
	if (line == 0) {
		text_thing(l->out, ARG_SEAT, seat);
		put_styled(l, style_seat(seat), leader_mark[seat]);
		put(l, " ");
		put_styled(l, style_seat(seat), ft_names[ARG_SEAT].title[seat]);
		text_thing_end(l->out);
		put(l, news_of(s, seat));
	} else if (!is_alive(s, seat)) {
		return;
	} else if (line == 1) {
		put(l, "   in ");
		put(l, hex_word(s->leader[seat]));
	} else if (line == 2) {
		put(l, "   ");
		put_count(l, count_force(s, seat), "troop");
		put(l, ", ");
		put_count(l, s->conquests[seat], "conquest");
	} else {
		put(l, "   popularity ");
		put_number(l, s->popularity[seat]);
		if (s->vigil[seat]) {
			put(l, ", Rome ");
			put_number(l, s->vigil[seat]);
			put(l, " of 4");
		}
	}
}

static void put_dice(struct line *l, const struct state *s, int side)
{
	int force = find_other(s, s->battle, s->turn);

	put(l, side == ATTACK ? "   attack " : "   defence");
	if (side == DEFENCE && force == ROME) {
		put(l, " (");
		put(l, ft_names[ARG_SEAT].title[ft_roller(s, force)]);
		put(l, ")");
	}
	for (int i = 0; i < s->rolled[side]; i++) {
		put(l, " ");
		put_number(l, s->die[side][i]);
	}
}

static void put_battle(struct line *l, const struct state *s, int line)
{
	if (s->battle == NO_HEX)
		return;
	if (line == 0) {
		put_styled(l, STYLE_ACT, "Battle: ");
		put(l, hex_word(s->battle));
	} else {
		put_dice(l, s, line - 1);
	}
}

static void put_legend(struct line *l, int line)
{
	static const char *const legend[] = {
		"ca3 three troops of Caesar",
		"CA3 and he with them",
		"ro1 a Roman troop",
		": Italy  . land  ~ water",
		"+ military zones",
		"3' have moved",
		"& and others",
	};

	if (line < LEN(legend))
		put_styled(l, STYLE_DIM, legend[line]);
}

/* Panel rows: the date, the players, the battle, the legend. */
enum {
	PLAYERS_ROW = 2,
	BATTLE_ROW = PLAYERS_ROW + FT_SEATS * (PLAYER_LINES + 1),
	BATTLE_LINES = 3,
	LEGEND_ROW = BATTLE_ROW + BATTLE_LINES + 1,
};

static void put_panel(struct line *l, const struct state *s, int row)
{
	if (row == 0) {
		put(l, "Turn ");
		put_number(l, s->turns < s->limit ? s->turns + 1 : s->turns);
		put(l, " of ");
		put_number(l, s->limit);
		put_styled(l, STYLE_BOLD, s->civil_war ? "  Civil war" : "  Conquest");
	} else if (row >= PLAYERS_ROW && row < BATTLE_ROW) {
		int line = (row - PLAYERS_ROW) % (PLAYER_LINES + 1);
		if (line < PLAYER_LINES)
			put_player(l, s, (row - PLAYERS_ROW) / (PLAYER_LINES + 1), line);
	} else if (row >= BATTLE_ROW && row < BATTLE_ROW + BATTLE_LINES) {
		put_battle(l, s, row - BATTLE_ROW);
	} else if (row >= LEGEND_ROW) {
		put_legend(l, row - LEGEND_ROW);
	}
}

/* ---- the troops below
 * ----------------------------------------------------------------------------- */

/* Names are what a player types: here are those where he has troops, and whither they can march. */

static void put_stack(struct line *l, const struct state *s, int hex, int seat)
{
	int moved = seat == s->turn ? count_moved(s, hex) : 0, all = count_troops(s, hex, seat);

	put(l, hex_word(hex));
	put(l, " ");
	if (moved < all)
		put_number(l, all - moved);
	if (moved && moved < all)
		put(l, "+");
	if (moved) {
		put_number(l, moved);
		put(l, "'");
	}
}

static const char *direction(int from, int to)
{
	int rows = to / HEX_COLUMNS - from / HEX_COLUMNS;
	bool shifted = from / HEX_COLUMNS % 2 == 0;
	bool east =
		shifted ? to % HEX_COLUMNS > from % HEX_COLUMNS : to % HEX_COLUMNS == from % HEX_COLUMNS;

	switch (rows) {
	case -2: return "n";
	case -1: return east ? "ne" : "nw";
	case 1: return east ? "se" : "sw";
	default: return "s";
	}
}

static void put_ways(const struct state *s, int hex, int seat, struct text *out)
{
	const struct ways *ways = can_sail(seat) ? &ft_sail[hex] : &ft_walk[hex];
	struct line l = { .out = out };

	put(&l, "  ");
	put_stack(&l, s, hex, seat);
	put(&l, ":");
	for (int i = 0; i < ways->n; i++) {
		put(&l, " ");
		put_styled(&l, STYLE_DIM, direction(hex, ways->to[i]));
		put(&l, " ");
		put(&l, hex_word(ways->to[i]));
	}
	end_line(&l);
}

static bool can_march_from(const struct state *s, int hex, int seat)
{
	return s->phase == MOVE && seat == s->turn && count_troops(s, hex, seat) > count_moved(s, hex);
}

/* The others, several to a line. */
static void put_resting(const struct state *s, int seat, struct text *out)
{
	enum { LONGEST_STACK = 24 };
	struct line l = { .out = out };

	put_styled(&l, style_seat(seat), ft_names[ARG_SEAT].title[seat]);
	put(&l, ":");
	for (int hex = 0; hex < N_HEXES; hex++) {
		if (!count_troops(s, hex, seat) || can_march_from(s, hex, seat))
			continue;
		if (l.column > BOARD_WIDTH - LONGEST_STACK) {
			end_line(&l);
			l.column = 0;
			put(&l, "  ");
		}
		put(&l, "  ");
		put_stack(&l, s, hex, seat);
	}
	end_line(&l);
}

static void put_stacks(const struct state *s, int seat, struct text *out)
{
	if (!has_troops(s, seat))
		return;
	put_resting(s, seat, out);
	for (int hex = 0; hex < N_HEXES; hex++)
		if (count_troops(s, hex, seat) && can_march_from(s, hex, seat))
			put_ways(s, hex, seat, out);
}

static void put_pointed_hex(struct line *l, const struct state *s, int hex)
{
	text_thing(l->out, ARG_HEX, hex);
	put_hex(l, s, hex);
	text_thing_end(l->out);
}

static char part_of_row(int row)
{
	if (row >= PLAYERS_ROW && row < BATTLE_ROW)
		return PART_SEATS;
	return row >= LEGEND_ROW ? PART_LEGEND : PART_TURN;
}

void ft_board(const void *view, int seat, struct text *out)
{
	const struct state *s = view;
	int looker = seat < FT_SEATS ? seat : s->turn;

	for (int row = 0; row < HEX_ROWS; row++) {
		struct line l = { .out = out };
		if (row % 2 == 0)
			fill_to(&l, HEX_WIDTH / 2);
		for (int i = 0; i < HEX_COLUMNS; i++)
			put_pointed_hex(&l, s, row * HEX_COLUMNS + i);
		fill_to(&l, PANEL);
		text_part(out, part_of_row(row));
		put_panel(&l, s, row);
		text_part(out, PART_BOARD);
		end_line(&l);
	}
	text_part(out, PART_HAND);
	if (is_alive(s, looker))
		put_stacks(s, looker, out);
}
