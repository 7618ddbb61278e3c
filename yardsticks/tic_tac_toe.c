/* yardsticks/tic_tac_toe.c -- tic-tac-toe, the smallest open game: a yardstick for speed. */

#include "yardsticks/entry.h"

#include "core/planes.h"

enum { MARK = 1, N_VERBS };
enum { STEP_MARK, N_STEPS };
enum { C_ALLOWED, C_TAKEN, N_CLAUSES };
enum { E_MARKED, N_EVENTS };
enum { ARG_CELL = ARG_GAME, N_NAMES };

/* One bit per cell, a1 b1 c1 a2 ... c3. */
struct state {
	uint16_t marks[2];
	uint8_t turn, over; /* over: 1 + winner, or 3 for a draw */
	uint16_t zero;
};

enum { FULL = 0x1ff };

static const char *const cells[] = { "a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3" };
static const char *const seats[] = { "cross", "nought" };

static const struct names names[N_NAMES] = {
	[ARG_SEAT] = { "player", NULL, seats, NULL, 2 },
	[ARG_CELL] = { "cell", NULL, cells, NULL, 9 },
};

static const struct verb verbs[N_VERBS] = {
	[MARK] = { "mark", "Mark {a}", { ARG_CELL }, OPEN, 0, BIT(STEP_MARK) },
};

static const struct event_info events[N_EVENTS] = {
	[E_MARKED] = { "marked", "{s} marks {a}.", { ARG_CELL } },
};

static const struct clause clauses[N_CLAUSES] = {
	[C_TAKEN] = { "TAKEN", "", "Only an empty cell can be marked.", "{a} is taken.", { ARG_CELL } },
};

static const struct step steps[N_STEPS] = {
	[STEP_MARK] = { "mark",
					"Mark",
					"Mark a cell",
					"Three in a row win.",
					"{s} is thinking",
					{ 0 } },
};

static struct why setup(void *state, const struct setup *how)
{
	(void)how;
	*(struct state *)state = (struct state){ 0 };
	return (struct why){ 0 };
}

static seatset pending(const void *state)
{
	const struct state *s = state;
	return s->over ? 0 : SEAT_BIT(s->turn);
}

static struct prompt prompt(const void *state, int seat)
{
	(void)state, (void)seat;
	return (struct prompt){ .step = STEP_MARK };
}

static int legal(const void *state, int seat, act *out)
{
	const struct state *s = state;
	int n = 0;

	(void)seat;
	for (unsigned free = FULL & ~(s->marks[0] | s->marks[1]); free; free &= free - 1)
		out[n++] = ACT(MARK, lowest_bit(free), 0, 0);
	return n;
}

static struct why why_not(const void *state, int seat, act a)
{
	const struct state *s = state;

	(void)seat;
	if ((s->marks[0] | s->marks[1]) & 1u << act_a(a))
		return (struct why){ .clause = C_TAKEN, .a = (uint16_t)act_a(a) };
	return (struct why){ 0 };
}

static struct lot lot(const void *state)
{
	(void)state;
	return (struct lot){ 0 };
}

static act draw(const void *state, uint32_t ticket)
{
	(void)state, (void)ticket;
	return 0;
}

/* All lines at once: a row begins in column a, a column in row 1.  No branches, for speed. */
static bool has_line(unsigned m)
{
	unsigned row = m & m >> 1 & m >> 2 & 0111, column = m & m >> 3 & m >> 6 & 0007;

	return (row != 0) | (column != 0) | ((m & 0421) == 0421) | ((m & 0124) == 0124);
}

static void apply(void *state, int seat, act a, struct events *ev)
{
	struct state *s = state;

	s->marks[seat] |= (uint16_t)(1u << act_a(a));
	emit(ev, (struct event){ .kind = E_MARKED, .seat = (uint8_t)seat, .a = (uint16_t)act_a(a) });
	if (has_line(s->marks[seat]))
		s->over = (uint8_t)(1 + seat);
	else if ((s->marks[0] | s->marks[1]) == FULL)
		s->over = 3;
	s->turn ^= 1;
}

static void standing(const void *state, struct standing *out)
{
	const struct state *s = state;

	*out = (struct standing){ .over = s->over != 0, .place = { 1, 1 } };
	if (s->over == 1 || s->over == 2) {
		out->points[s->over - 1] = 1;
		out->place[2 - s->over] = 2;
	}
}

static void show(const void *view, int seat, struct text *json)
{
	const struct state *s = view;

	(void)seat;
	json_open(json, "cells", '[');
	for (int i = 0; i < 9; i++)
		json_num(json, NULL, s->marks[0] >> i & 1 ? 0 : s->marks[1] >> i & 1 ? 1 : -1);
	json_close(json, ']');
}

static void board(const void *view, int seat, struct text *out)
{
	const struct state *s = view;

	(void)seat;
	for (int row = 2; row >= 0; row--) {
		text_char(out, (char)('1' + row));
		for (int i = row * 3; i < row * 3 + 3; i++)
			text_str(out, s->marks[0] >> i & 1 ? " x" : s->marks[1] >> i & 1 ? " o" : " .");
		text_char(out, '\n');
	}
	text_str(out, "  a b c\n");
}

static void judge(const void *state, int32_t share[MAX_SEATS])
{
	struct standing st;

	standing(state, &st);
	for (int i = 0; i < 2; i++)
		share[i] = 5000 + 5000 * (st.points[i] - st.points[!i]);
}

static const char *audit(const void *state)
{
	const struct state *s = state;
	int crosses = count_bits(s->marks[0]), noughts = count_bits(s->marks[1]);

	if (s->marks[0] & s->marks[1])
		return "a cell holds one mark at most";
	if (crosses - noughts != s->turn)
		return "the players take turns";
	return NULL;
}

static const struct tuning tuning = {
	.plies = 9,
	.explore = 5000,
	.trust = 5,
	.sharpness = 4000,
	.respect = 1,
};

typedef struct state seen;

static const struct plane planes[] = {
	FLAGS("marks", marks, 2, 9),
	BYTES("turn", NAME, turn, 0, 1),
	BYTES("over", NAME, over, 0, 3),
};

const struct game tic_tac_toe = {
	.id = "tic-tac-toe",
	.title = "Tic-tac-toe",
	.blurb = "Three in a row.",
	.min_seats = 2,
	.max_seats = 2,
	.usual_seats = 2,
	.open = true,
	.state_size = sizeof(struct state),
	.view_size = sizeof(struct state),
	.max_legal = 9,
	.max_outcomes = 0,
	.max_actions = 9,
	YARDSTICK,
	.planes = planes,
	.n_planes = LEN(planes),
};
