/* games/caesar-augustus/board.c -- the map as text, and what each side has: 119 columns.
 *
 * The picture below is the sea and the ways: land links are - | / and \\, sea links ~ : and dots.
 * Territories are stamped over it: first line popularity, name and generals, second line armies. */

#include "games/caesar-augustus/state.h"

// clang-format off
static const char *const ways[] = {
	"  BRITANNIA                                                           DACIA",
	"                                GERMANIA                                                    SARMATIA",
	"              /      |                            /    |",
	"            /        |                         /       |",
	"  ---------------  ---------------  ~~~~~~~~~~~~~~~  ---------------  ~~~~~~~~~~~~~~~",
	"                                                                                                          ARMENIA",
	"    :       .        :            .   :                |                :          /     |       \\",
	"    :          .     :         .      :                |                :       /        |          \\",
	"    :                                 :                |              ---------------  ---------------",
	"    :                                 :                |",
	"    :                       .         : Adria          |         .      :       \\        |           /    |",
	"    :                        .        :                |      .         :          \\     |        /       |",
	"    :                         .     ~~~~~~~~~~~~~~~                     :              ---------------",
	"    :   Mare                   .                                        :",
	"    :   Internum                .     :                        .        :                :           .    |     PARTHIA",
	"    :                            .    :                           .     :                :        .       |",
	"  ---------------  ---------------",
	"",
	"                                             \\                    .             .        :            /",
	"                                                 \\            .                    .     :        /",
	"        GAETULIA                                     --------------------------------",
	"                                                                                                        ARABIA",
};

static const struct spot {
	const char *name;
	uint8_t column, line;
} spots[CA_TERRITORIES] = {
	[CA_SPAIN] = { "Spain", 0, 4 },
	[CA_GAUL] = { "Gaul", 17, 0 },
	[CA_NARBONENSIS] = { "Narbonensis", 17, 4 },
	[CA_ITALY] = { "Italy", 34, 4 },
	[CA_SARDINIA_CORSICA] = { "Sardinia", 17, 8 },
	[CA_SICILY] = { "Sicily", 34, 12 },
	[CA_ILLYRICUM] = { "Illyricum", 51, 0 },
	[CA_MACEDONIA] = { "Macedonia", 51, 4 },
	[CA_ACHAEA] = { "Achaea", 51, 12 },
	[CA_THRACE] = { "Thrace", 68, 4 },
	[CA_CRETE] = { "Crete", 68, 16 },
	[CA_ASIA_MINOR] = { "Asia Minor", 68, 8 },
	[CA_BITHYNIA_PONTUS] = { "Bithynia", 85, 4 },
	[CA_GALATIA] = { "Galatia", 85, 8 },
	[CA_CAPPADOCIA] = { "Cappadocia", 102, 8 },
	[CA_CILICIA] = { "Cilicia", 85, 12 },
	[CA_CYPRUS] = { "Cyprus", 85, 16 },
	[CA_SYRIA] = { "Syria", 102, 12 },
	[CA_JUDAEA] = { "Judaea", 102, 16 },
	[CA_EGYPT] = { "Egypt", 85, 20 },
	[CA_CYRENAICA] = { "Cyrenaica", 51, 20 },
	[CA_AFRICA] = { "Africa", 34, 16 },
	[CA_NUMIDIA] = { "Numidia", 17, 16 },
	[CA_MAURETANIA] = { "Mauretania", 0, 16 },
};
// clang-format on

enum { WIDTH = 120, HEIGHT = LEN(ways) };

/* A thing is its value and its type, from 1 on; 0: nothing. */
struct canvas {
	char letter[HEIGHT][WIDTH], style[HEIGHT][WIDTH];
	uint16_t thing[HEIGHT][WIDTH];
};

struct pen {
	struct canvas *on;
	int line, column;
	uint16_t thing; /* what is written stands for */
};

enum { TYPE_BITS = 5, TYPE_MASK = (1 << TYPE_BITS) - 1 };

static uint16_t thing_of(int type, int value) { return (uint16_t)(value << TYPE_BITS | type); }

static const char initials[CA_HOLDERS + 1] = "OALBCS";
static const char *const numerals[CA_NUMBERS] = { "I", "II", "III", "IV" };

static char style_of(int owner) { return owner == CA_RED ? STYLE_ROME : style_seat(owner); }

/* ---- the map -------------------------------------------------------------------------- */

static char way_style(char letter)
{
	return letter == '~' || letter == ':' || letter == '.' ? STYLE_WATER : STYLE_DIM;
}

static void draw_ways(struct canvas *c)
{
	memset(c->letter, ' ', sizeof c->letter);
	memset(c->style, STYLE_PLAIN, sizeof c->style);
	memset(c->thing, 0, sizeof c->thing);
	for (int line = 0; line < HEIGHT; line++)
		for (int i = 0; ways[line][i]; i++) {
			c->letter[line][i] = ways[line][i];
			if (ways[line][i] != ' ')
				c->style[line][i] = way_style(ways[line][i]);
		}
}

static void write(struct pen *p, char style, const char *s)
{
	for (; *s && p->column < WIDTH; s++, p->column++) {
		p->on->letter[p->line][p->column] = *s;
		p->on->style[p->line][p->column] = style;
		p->on->thing[p->line][p->column] = p->thing;
	}
}

static void write_letter(struct pen *p, char style, char letter)
{
	const char one[2] = { letter, 0 };

	write(p, style, one);
}

static int popular_in(const struct ca_public *pub, int territory)
{
	int owner = 0;

	while (owner < CA_HOLDERS && !(pub->popular[owner] & bit(territory)))
		owner++;
	return owner;
}

static void write_name(const struct ca_public *pub, int territory, struct pen p)
{
	int owner = popular_in(pub, territory);
	char style = owner < CA_HOLDERS ? style_of(owner) : STYLE_BOLD;

	write_letter(&p, style, owner < CA_HOLDERS ? initials[owner] : ' ');
	write(&p, STYLE_PLAIN, " ");
	p.thing = thing_of(ARG_TERRITORY, territory);
	write(&p, style, spots[territory].name);
	p.thing = 0;
	write(&p, STYLE_PLAIN, " ");
	for (int seat = 0; seat < pub->seats; seat++)
		if (pub->general[seat] == territory) {
			write_letter(&p, style_seat(seat), '@');
			write_letter(&p, style_seat(seat), initials[seat]);
		}
}

static void write_army(const struct ca_public *pub, int army, struct pen *p)
{
	int owner = army / CA_NUMBERS;

	write_letter(p, style_of(owner), initials[owner]);
	if (owner != CA_RED) {
		write_letter(p, style_of(owner), '.');
		write(p, style_of(owner), numerals[number_of(army)]);
	}
	write_letter(p, style_of(owner), ':');
	write_letter(p, style_of(owner), (char)('0' + pub->count[army]));
	write(p, STYLE_PLAIN, " ");
}

/* Those of whoever looks can be pointed at. */
static void write_armies(const struct ca_public *pub, int territory, int seat, struct pen p)
{
	write(&p, STYLE_PLAIN, "  ");
	for (int army = 0; army < CA_ARMIES; army++)
		if (pub->where[army] == territory) {
			if (army / CA_NUMBERS == seat)
				p.thing = thing_of(ARG_ARMY, number_of(army));
			write_army(pub, army, &p);
			p.thing = 0;
		}
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

static void put_line(const struct canvas *c, int line, struct text *out)
{
	int end = WIDTH;
	char style = STYLE_PLAIN;
	uint16_t thing = 0;

	while (end > 0 && c->letter[line][end - 1] == ' ')
		end--;
	for (int i = 0; i < end; i++) {
		change_thing(&thing, c->thing[line][i], out);
		if (c->letter[line][i] != ' ' && c->style[line][i] != style)
			text_style(out, style = c->style[line][i]);
		text_char(out, c->letter[line][i]);
	}
	change_thing(&thing, 0, out);
	if (style != STYLE_PLAIN)
		text_style(out, STYLE_PLAIN);
	text_char(out, '\n');
}

static void put_map(const struct ca_public *pub, int seat, struct text *out)
{
	struct canvas c;

	draw_ways(&c);
	for (int t = 0; t < CA_TERRITORIES; t++) {
		struct pen p = { &c, spots[t].line, spots[t].column, 0 };
		write_name(pub, t, p);
		p.line++;
		write_armies(pub, t, seat, p);
	}
	for (int line = 0; line < HEIGHT; line++)
		put_line(&c, line, out);
}

/* ---- below the map ----------------------------------------------------------------------- */

static void put_number(struct text *out, const char *before, int n, const char *after)
{
	text_str(out, before);
	text_num(out, n);
	text_str(out, after);
}

/* "Leg3": three letters and the strength. */
static void put_soldier(int kind, struct text *out)
{
	for (int i = 0; i < 3; i++)
		text_char(out, ca_names[ARG_KIND].title[kind][i]);
	text_num(out, kind + 1);
}

/* "Leg3 ? ?": what the viewer knows of an army. */
static void put_hand(ca_hand known, int count, struct text *out)
{
	const char *between = "";

	for (int kind = 0; kind < CA_KINDS; kind++)
		for (int i = 0; i < count_kind(known, kind); i++, between = " ") {
			text_str(out, between);
			text_thing(out, ARG_KIND, kind);
			put_soldier(kind, out);
			text_thing_end(out);
		}
	for (int i = count_hand(known); i < count; i++, between = " ") {
		text_str(out, between);
		text_char(out, '?');
	}
}

static void put_army(const struct ca_view *v, int seat, int army, struct text *out)
{
	bool own = army / CA_NUMBERS == seat;

	if (v->pub.where[army] == CA_NOWHERE)
		return;
	text_str(out, "  ");
	text_str(out, numerals[number_of(army)]);
	text_str(out, " [");
	put_hand(own ? v->own.army[army % CA_NUMBERS] : v->pub.marked[army], v->pub.count[army], out);
	text_char(out, ']');
}

static void put_order(const struct ca_view *v, int seat, int owner, struct text *out)
{
	int order = v->pub.shown[owner] ? v->pub.shown[owner] : owner == seat ? v->own.order : 0;

	if (!order)
		return;
	text_str(out, v->pub.shown[owner] ? ", chose " : ", chooses ");
	text_str(out, ca_names[ARG_ORDER].title[order - 1]);
}

static void put_seat(const struct ca_view *v, int seat, int owner, struct text *out)
{
	enum { NAME = 14 };
	int points = ca_points(&v->pub, owner);
	size_t start;

	text_thing(out, ARG_SEAT, owner);
	text_style(out, style_seat(owner));
	start = out->len;
	text_char(out, initials[owner]);
	text_char(out, ' ');
	text_str(out, ca_names[ARG_SEAT].title[owner]);
	text_pad(out, NAME, start);
	text_style(out, STYLE_PLAIN);
	text_thing_end(out);
	put_number(out, "", points, points == 1 ? " point" : " points");
	put_number(out, " (", v->pub.vp[owner], " won)");
	put_number(out, ", ", v->pub.senators[owner],
			   v->pub.senators[owner] == 1 ? " senator" : " senators");
	if (v->pub.general[owner] == CA_NOWHERE)
		text_str(out, ", general captured");
	put_order(v, seat, owner, out);
	text_char(out, '\n');
	text_str(out, "   ");
	for (int n = 0; n < CA_NUMBERS; n++)
		put_army(v, seat, army_of(owner, n), out);
	text_char(out, '\n');
}

static void put_senate(const struct ca_view *v, struct text *out)
{
	const struct ca_public *pub = &v->pub;

	text_style(out, STYLE_ROME);
	text_str(out, "S Senate      ");
	text_style(out, STYLE_PLAIN);
	if (pub->controller < CA_SEATS)
		text_str(out, ca_names[ARG_SEAT].title[pub->controller]);
	else
		text_str(out, "nobody");
	put_number(out, " commands, ", pub->pool, " in the pool, ");
	put_number(out, "majority ", ca_majority[pub->seats], "");
	if (pub->where[CA_RED_ARMY] == CA_NOWHERE) {
		text_str(out, ", its army is no more\n");
		return;
	}
	text_str(out, ", army [");
	put_hand(v->red ? v->red : pub->marked[CA_RED_ARMY], pub->count[CA_RED_ARMY], out);
	text_str(out, "]\n");
}

static void put_battle(const struct ca_battle *b, struct text *out)
{
	if (!b->round)
		return;
	text_str(out, "Battle in ");
	text_str(out, ca_names[ARG_TERRITORY].title[b->at]);
	put_number(out, ", round ", b->round, ":");
	for (int side = 0; side < CA_SIDES; side++) {
		text_str(out, side == CA_ATTACKER ? " " : " against ");
		text_str(out, ca_names[ARG_HOLDER].title[holder(b->seat[side])]);
		text_str(out, " [");
		put_hand(b->line[side], 0, out);
		text_char(out, ']');
	}
	text_char(out, '\n');
}

static void put_turn(const struct ca_public *pub, struct text *out)
{
	put_number(out, "Turn ", pub->turn, "");
	put_number(out, " of ", pub->turns, ", ");
	text_str(out, ca_names[ARG_SEAT].title[pub->leader]);
	text_str(out, " leads.  Deck ");
	text_num(out, pub->deck);
	put_number(out, ", returned ", pub->returned, ".\n");
	text_part(out, PART_LEGEND);
	text_style(out, STYLE_DIM);
	text_str(out,
			 "Letter before a name: who is popular.  @: general.  A.II:3: army II, 3 soldiers.");
	text_style(out, STYLE_PLAIN);
	text_char(out, '\n');
	text_part(out, PART_TURN);
}

void ca_board(const void *view, int seat, struct text *out)
{
	const struct ca_view *v = view;

	put_map(&v->pub, seat, out);
	text_part(out, PART_TURN);
	put_turn(&v->pub, out);
	put_battle(&v->pub.battle, out);
	text_part(out, PART_SEATS);
	for (int owner = 0; owner < v->pub.seats; owner++)
		put_seat(v, seat, owner, out);
	put_senate(v, out);
}
