/* tests/conform/clients.c -- what clients show: JSON, board, prompts, and the judge's shares. */

#include "tests/conform/conform.h"

#include <jansson.h>
#include <string.h>

enum {
	MAX_BOARD = 16 * 1024,
	BOARD_COLUMNS = 120,
	MOST_ASK_WORDS = 7,
	ROUNDING = 100, /* shares are integers, and a judge may be rough */
	READ_ONE = 4,   /* of the JSON: reading it back costs more than everything else */
};

static void check_show(struct run *run, const void *state, int seat)
{
	static char json[MAX_SHOWN];
	json_error_t error;
	json_t *value;

	if (!show_line(run->g, state, seat, json))
		broken(run, CLIENTS, "show() for %s needs more than %d bytes", seat_word(run->g, seat),
			   MAX_SHOWN);
	if (!one_in(run, READ_ONE))
		return;
	value = json_loads(json, JSON_REJECT_DUPLICATES, &error);
	if (!value)
		broken(run, CLIENTS, "show() for %s is not JSON: %s at %.40s", seat_word(run->g, seat),
			   error.text, json + (error.position > 20 ? error.position - 20 : 0));
	json_decref(value);
}

static int widest_line(const char *s)
{
	int widest = 0, column = 0;

	while (*s) {
		bool continues = ((unsigned char)*s & 0xc0) == 0x80;
		size_t mark = text_mark(s);
		if (!mark && *s == '\n')
			column = 0;
		else if (!mark && !continues)
			column++;
		widest = column > widest ? column : widest;
		s += mark ? mark : 1;
	}
	return widest;
}

/* What can be pointed at is named by a type and a value that the game has. */
static void check_things(struct run *run, const char *board, int seat)
{
	const struct game *g = run->g;
	int type, value;

	for (const char *s = board; *s; s += text_mark(s) ? text_mark(s) : 1) {
		if (!text_mark(s) || *s != THING_MARK || !text_thing_at(s, &type, &value))
			continue;
		if (type != ARG_SEAT && (type < ARG_GAME || type >= g->n_names))
			broken(run, CLIENTS, "board() for %s points at type %d, which has no names",
				   seat_word(g, seat), type);
		if (value >= g->names[type].n)
			broken(run, CLIENTS, "board() for %s points at %s %d of %d", seat_word(g, seat),
				   g->names[type].type, value, g->names[type].n);
	}
}

static void check_board(struct run *run, const void *state, int seat)
{
	static char board[MAX_BOARD];
	struct text t = text_in(board, sizeof board);
	struct sight view, copy;

	game_view(run->g, state, seat, view.b);
	memcpy(copy.b, view.b, view_size_of(run->g));
	run->g->board(view.b, seat, &t);
	if (t.full)
		broken(run, CLIENTS, "board() for %s needs more than %d bytes", seat_word(run->g, seat),
			   MAX_BOARD);
	if (widest_line(board) > BOARD_COLUMNS)
		broken(run, CLIENTS, "board() for %s is %d columns wide", seat_word(run->g, seat),
			   widest_line(board));
	check_things(run, board, seat);
	if (memcmp(copy.b, view.b, view_size_of(run->g)) != 0)
		broken(run, PURE, "board() writes to the view");
}

static int count_words(const char *s)
{
	int n = 0;

	for (; *s; s++)
		n += *s != ' ' && (s[1] == ' ' || !s[1]);
	return n;
}

static void check_prompt(struct run *run, const void *state, int seat)
{
	struct prompt p = run->g->prompt(state, seat);
	int value[MAX_ARGS] = { p.a, p.b, p.c };
	struct line_text ask, wait;
	struct text a = text_in(ask.s, sizeof ask.s), w = text_in(wait.s, sizeof wait.s);

	for (int i = 0; i < MAX_ARGS; i++)
		if (!is_arg(run->g, run->g->steps[p.step].arg[i], value[i]))
			broken(run, TEXT, "step '%s': argument %d of the prompt is %d, out of range",
				   run->g->steps[p.step].word, i + 1, value[i]);
	prompt_ask(run->g, p, &a);
	prompt_wait(run->g, p, seat, &w);
	if (count_words(ask.s) > MOST_ASK_WORDS)
		broken(run, CLIENTS, "\"%s\" asks in more than %d words", ask.s, MOST_ASK_WORDS);
}

static void check_judge(struct run *run, const void *state)
{
	int32_t share[MAX_SEATS] = { 0 };
	int sum = 0;
	struct standing st;
	bool won = false, keeps_back;

	game_judge(run->g, state, share);
	run->g->standing(state, &st);
	for (int seat = 0; seat < MAX_SEATS; seat++) {
		if (share[seat] < 0 || share[seat] > WHOLE_SHARE || (seat >= run->how.seats && share[seat]))
			broken(run, CLIENTS, "judge() gives seat %d a share of %d", seat, (int)share[seat]);
		sum += share[seat];
		won |= st.place[seat] == 1;
	}
	keeps_back = run->g->nobody_may_win && !st.over;
	if (sum > WHOLE_SHARE + ROUNDING || (won && !keeps_back && sum < WHOLE_SHARE - ROUNDING))
		broken(run, CLIENTS, "judge() gives away %d of %d", sum, WHOLE_SHARE);
}

/* Whatever lay in memory before: what is promised is written, and depends on the state alone. */
static void glance_over(const struct run *run, const void *state, int rubbish, struct glance *out)
{
	memset(out, rubbish, sizeof *out);
	run->g->glance(state, out);
}

static void check_row(struct run *run, const struct glance *look, const struct glance *again,
					  int row)
{
	const struct game *g = run->g;

	for (int i = 0; i < g->n_features; i++) {
		int f = look->f[row][i];
		if (f < -MOST_FEATURE || f > MOST_FEATURE)
			broken(run, CLIENTS, "feature '%s' of row %d is %d", g->features[i].id, row, f);
		if (f != again->f[row][i])
			broken(run, CLIENTS, "feature '%s' of row %d is not written", g->features[i].id, row);
	}
}

static void check_glance(struct run *run, const void *state)
{
	const struct game *g = run->g;
	seatset rows = (seatset)(SEAT_BIT(run->how.seats) - 1);
	struct glance look, again;

	if (!g->glance || !g->pending(state))
		return;
	glance_over(run, state, 0, &look);
	glance_over(run, state, 0x55, &again);
	if (g->nobody_may_win)
		rows |= SEAT_BIT(ROW_NOBODY);
	if (!look.may_win || (look.may_win & ~rows))
		broken(run, CLIENTS, "glance() compares the rows %x of %x", look.may_win, rows);
	if (look.table >= g->n_tables || look.left < 0 || look.left > WHOLE_GAME)
		broken(run, CLIENTS, "glance() says table %d, and %d left", look.table, look.left);
	if (look.may_win != again.may_win || look.table != again.table || look.left != again.left)
		broken(run, CLIENTS, "glance() does not always see the same");
	for (int row = 0; row < MAX_ROWS; row++)
		if (look.may_win & SEAT_BIT(row))
			check_row(run, &look, &again, row);
}

static void check_parts(struct run *run, const void *state)
{
	const struct game *g = run->g;
	struct standing st;

	if (!g->parts_of != !g->parts || g->n_parts > MAX_PARTS)
		broken(run, CLIENTS, "parts and parts_of() go together, at most %d of them", MAX_PARTS);
	g->standing(state, &st);
	for (int seat = 0; seat < run->how.seats && g->parts_of; seat++) {
		int16_t part[MAX_PARTS] = { 0 };
		int sum = 0;

		g->parts_of(state, seat, part);
		for (int i = 0; i < g->n_parts; i++)
			sum += part[i];
		if (sum != st.points[seat])
			broken(run, CLIENTS, "the parts of seat %d are %d points, not %d", seat, sum,
				   st.points[seat]);
	}
}

/* One viewer at a time: there are many positions. */
void check_clients(struct run *run, const void *state)
{
	int seat_seen = viewer(run, (int)rng_below(&run->r, (uint32_t)n_viewers(run)));

	check_show(run, state, seat_seen);
	check_board(run, state, seat_seen);
	for (int seat = 0; seat <= SEAT_CHANCE; seat++)
		if (run->g->asked(state) & SEAT_BIT(seat))
			check_prompt(run, state, seat);
	check_judge(run, state);
	check_glance(run, state);
	check_parts(run, state);
}
