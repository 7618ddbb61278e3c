/* term/full/paint.c -- letters in colours on the whole screen, and keys: all that knows curses. */

#include "term/full/paint.h"

#include "term/line.h"

#include <curses.h>
#include <locale.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <wchar.h>

enum { N_SEAT_COLOURS = 6, WHITE_ON_NOTHING = -1 };

/* Rows of the table of colours, which are also numbers of curses' pairs. */
enum colour { COLOUR_SEAT = 1, COLOUR_ACT = 7, COLOUR_WATER, COLOUR_DIM, COLOUR_ROME, N_COLOURS };

struct shade {
	short dark, light, basic; /* of 256 colours on either background, of 8 */
	attr_t bare;              /* and without any */
};

static const struct shade shades[N_COLOURS] = {
	[COLOUR_SEAT] = { 221, 136, COLOR_YELLOW, A_NORMAL },
	[COLOUR_SEAT + 1] = { 75, 25, COLOR_BLUE, A_NORMAL },
	[COLOUR_SEAT + 2] = { 107, 64, COLOR_GREEN, A_NORMAL },
	[COLOUR_SEAT + 3] = { 140, 53, COLOR_MAGENTA, A_NORMAL },
	[COLOUR_SEAT + 4] = { WHITE_ON_NOTHING, WHITE_ON_NOTHING, WHITE_ON_NOTHING, A_BOLD },
	[COLOUR_SEAT + 5] = { 203, 88, COLOR_RED, A_NORMAL },
	[COLOUR_ACT] = { 80, 23, COLOR_CYAN, A_BOLD },
	[COLOUR_WATER] = { 109, 66, COLOR_BLUE, A_NORMAL },
	[COLOUR_DIM] = { 245, 243, WHITE_ON_NOTHING, A_DIM },
	[COLOUR_ROME] = { 247, 243, WHITE_ON_NOTHING, A_DIM },
};

static struct {
	SCREEN *screen;
	enum glyph_set glyphs;
	bool has_colours;
	int clicked_row, clicked_column;
} on;

/* ---- opening and closing ------------------------------------------------------------------- */

static void set_colours(bool light)
{
	const char *no = getenv("NO_COLOR");

	on.has_colours = !(no && *no) && has_colors() && start_color() == OK;
	if (!on.has_colours)
		return;
	use_default_colors();
	for (short i = COLOUR_SEAT; i < N_COLOURS; i++) {
		const struct shade *s = &shades[i];
		init_pair(i, COLORS < 256 ? s->basic : light ? s->light : s->dark, -1);
	}
}

bool open_paint(const struct looks *looks)
{
	setlocale(LC_CTYPE, "");
	on.screen = newterm(NULL, stdout, stdin);
	if (!on.screen)
		return false;
	on.glyphs = find_glyph_set(looks->ascii);
	set_colours(looks->light);
	cbreak();
	noecho();
	nonl();
	intrflush(stdscr, FALSE);
	keypad(stdscr, TRUE);
	set_escdelay(50);
	idlok(stdscr, FALSE); /* lines never scroll away to where others could read them */
	if (looks->mouse)
		mousemask(BUTTON1_CLICKED | BUTTON1_PRESSED | BUTTON3_CLICKED | BUTTON3_PRESSED |
					  BUTTON4_PRESSED | BUTTON5_PRESSED,
				  NULL);
	mouseinterval(0);
	return true;
}

void close_paint(void)
{
	if (!on.screen)
		return;
	erase();
	refresh();
	endwin();
	delscreen(on.screen);
	on.screen = NULL;
}

int paint_rows(void) { return LINES; }
int paint_columns(void) { return COLS; }
void begin_frame(void) { erase(); }
void redraw_all(void) { clearok(curscr, TRUE); }

void end_frame(int row, int column)
{
	move(row, column);
	refresh();
}

/* ---- letters ------------------------------------------------------------------------------- */

static int colour_of(char style)
{
	if (style >= '0' && style < '0' + N_SEAT_COLOURS)
		return COLOUR_SEAT + style - '0';
	switch (style) {
	case STYLE_ACT: return COLOUR_ACT;
	case STYLE_WATER: return COLOUR_WATER;
	case STYLE_DIM: return COLOUR_DIM;
	case STYLE_ROME: return COLOUR_ROME;
	default: return 0;
	}
}

static attr_t attributes(char style, int ink, short *pair)
{
	int colour = colour_of(style);
	attr_t a = A_NORMAL;

	*pair = on.has_colours ? (short)colour : 0;
	if (colour && (!on.has_colours || colour == COLOUR_ACT || colour == COLOUR_SEAT + 4))
		a |= shades[colour].bare;
	if (style == STYLE_BOLD || (ink & INK_BOLD))
		a |= A_BOLD;
	if (ink & INK_REVERSE)
		a |= A_REVERSE;
	if (ink & INK_UNDERLINE)
		a |= A_UNDERLINE;
	return a;
}

static void put_wide(int row, int column, wchar_t letter, char style, int ink)
{
	wchar_t word[2] = { letter, 0 };
	cchar_t cell;
	short pair;
	attr_t a = attributes(style, ink, &pair);

	if (row < 0 || column < 0 || row >= LINES || column >= COLS)
		return;
	setcchar(&cell, word, a, pair, NULL);
	mvadd_wch(row, column, &cell);
}

/* The next letter of the text, and how many bytes it has. */
static size_t next_letter(const char *s, wchar_t *letter)
{
	int n = mbtowc(letter, s, MB_CUR_MAX);

	if (n > 0 && wcwidth(*letter) == 1)
		return (size_t)n;
	*letter = L'?';
	n = 1;
	while (((unsigned char)s[n] & 0xc0) == 0x80)
		n++;
	return (size_t)n;
}

int paint(int row, int column, int width, const char *text, int ink)
{
	char style = STYLE_PLAIN;
	wchar_t letter;
	int used = 0;

	while (*text && used < width) {
		size_t mark = text_mark(text);
		if (*text == STYLE && mark)
			style = text[1];
		if (!mark) {
			mark = next_letter(text, &letter);
			put_wide(row, column + used++, letter, style, ink);
		}
		text += mark;
	}
	return used;
}

void paint_letter(int row, int column, uint32_t letter, char style, int ink)
{
	bool fits = letter >= ' ' && (letter < 127 || wcwidth((wchar_t)letter) == 1);

	put_wide(row, column, fits ? (wchar_t)letter : L'?', style, ink);
}

void paint_glyph(int row, int column, enum glyph g, char style)
{
	wchar_t letter;

	next_letter(glyph(on.glyphs, g), &letter);
	put_wide(row, column, letter, style, INK_PLAIN);
}

const char *painted_glyph(enum glyph g) { return glyph(on.glyphs, g); }

void paint_rule(int row, int column, int width, enum glyph g)
{
	for (int i = 0; i < width; i++)
		paint_glyph(row, column + i, g, STYLE_DIM);
}

/* ---- keys ---------------------------------------------------------------------------------- */

static int mouse_press(void)
{
	MEVENT e;

	if (getmouse(&e) != OK)
		return PRESS_NONE;
	on.clicked_row = e.y;
	on.clicked_column = e.x;
	if (e.bstate & BUTTON4_PRESSED)
		return PRESS_WHEEL_UP;
	if (e.bstate & BUTTON5_PRESSED)
		return PRESS_WHEEL_DOWN;
	return e.bstate & (BUTTON3_CLICKED | BUTTON3_PRESSED) ? PRESS_RIGHT_CLICK : PRESS_CLICK;
}

static int special_press(wint_t key)
{
	static const struct {
		wint_t key;
		int press;
	} rows[] = {
		{ KEY_UP, PRESS_UP },         { KEY_DOWN, PRESS_DOWN },
		{ KEY_LEFT, PRESS_LEFT },     { KEY_RIGHT, PRESS_RIGHT },
		{ KEY_HOME, PRESS_HOME },     { KEY_END, PRESS_END },
		{ KEY_PPAGE, PRESS_PAGE_UP }, { KEY_NPAGE, PRESS_PAGE_DOWN },
		{ KEY_BTAB, PRESS_BACK_TAB }, { KEY_BACKSPACE, PRESS_BACKSPACE },
		{ KEY_DC, PRESS_DELETE },     { KEY_F(1), PRESS_F1 },
		{ KEY_RESIZE, PRESS_RESIZE }, { KEY_ENTER, '\r' },
	};

	for (int i = 0; i < LEN(rows); i++)
		if (rows[i].key == key)
			return rows[i].press;
	return key == KEY_MOUSE ? mouse_press() : PRESS_NONE;
}

/* The line editor has taken the signal for itself, so the size is asked for. */
static bool has_other_size(void)
{
	struct winsize size;

	if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || !size.ws_row || !size.ws_col)
		return false;
	if (size.ws_row == LINES && size.ws_col == COLS)
		return false;
	resizeterm(size.ws_row, size.ws_col);
	redraw_all();
	return true;
}

/* A key, or the end of so many milliseconds; now and then a look at the size. */
static int wait_for_key(int milliseconds, wint_t *key)
{
	enum { LOOK = 200 };
	int left = milliseconds, got;

	do {
		timeout(left >= 0 && left < LOOK ? left : LOOK);
		got = get_wch(key);
		if (got == ERR && has_other_size()) {
			*key = KEY_RESIZE;
			return KEY_CODE_YES;
		}
		left -= left > 0 ? LOOK : 0;
	} while (got == ERR && !is_interrupted() && (milliseconds == FOR_EVER || left > 0));
	return got;
}

int read_press(int milliseconds)
{
	wint_t key;
	int got = wait_for_key(milliseconds, &key);

	if (got == KEY_CODE_YES)
		return special_press(key);
	if (got != OK)
		return PRESS_NONE;
	if (key == 127 || key == 8)
		return PRESS_BACKSPACE;
	return key == '\n' ? '\r' : (int)key;
}

void clicked_at(int *row, int *column)
{
	*row = on.clicked_row;
	*column = on.clicked_column;
}
