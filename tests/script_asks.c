/* tests/script_asks.c -- the lines of a rule script that only ask: legality, sight, standing. */

#include "tests/script.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- legality ----------------------------------------------------------------- */

static bool run_allow(struct script *s, char *rest)
{
	int seat;
	act a;

	return take_seat(s, &rest, &seat) && take_action(s, rest, &a) && is_offered(s, seat, a);
}

static bool take_quoted(struct script *s, char *text, char **quoted)
{
	size_t n = strlen(text);

	if (n < 3 || text[0] != '"' || text[n - 1] != '"')
		return fail(s, "a part of a sentence in quotes was expected, not '%s'", text);
	text[n - 1] = 0;
	*quoted = text + 1;
	return true;
}

static bool run_refuse(struct script *s, char *rest)
{
	char *by = cut(rest, " : "), *part = NULL, *id;
	int seat;
	act a;
	struct why w;

	if (!by)
		return fail(s, "refuse SEAT ACTION : CLAUSE");
	id = first_word(&by);
	if (*by && !take_quoted(s, by, &part))
		return false;
	if (!take_seat(s, &rest, &seat) || !take_action(s, rest, &a))
		return false;
	w = game_why_not(s->g, s->state.b, seat, a);
	if (!w.clause)
		return fail(s, "it is allowed");
	if (strcmp(why_clause(s->g, w), id) != 0)
		return fail(s, "refused by %s, not %s: %s", why_clause(s->g, w), id, why_line(s->g, w).s);
	if (w.clause < WHY_OVER && !are_args(s->g, s->g->clauses[w.clause].arg, w.a, w.b, w.c))
		return fail(s, "%s: an argument of the refusal is out of range", id);
	if (part && !strstr(why_line(s->g, w).s, part))
		return fail(s, "the refusal reads: %s", why_line(s->g, w).s);
	cite(s, id);
	return true;
}

static int by_value(const void *a, const void *b)
{
	act x = *(const act *)a, y = *(const act *)b;

	return (x > y) - (x < y);
}

static bool take_actions(struct script *s, char *text, act *out, int *n)
{
	*n = 0;
	for (char *next; text && *text; text = next) {
		next = cut(text, ";");
		if (*n == MAX_LEGAL)
			return fail(s, "more than %d actions", MAX_LEGAL);
		if (!take_action(s, trim(text), &out[(*n)++]))
			return false;
	}
	qsort(out, (size_t)*n, sizeof out[0], by_value);
	return true;
}

static bool run_legal(struct script *s, char *rest)
{
	act expected[MAX_LEGAL], legal[MAX_LEGAL];
	char *list = cut(rest, "=");
	int seat, n, m;

	if (!list)
		return fail(s, "legal SEAT = ACTION; ACTION; ...");
	if (!take_seat(s, &rest, &seat) || !take_actions(s, list, expected, &n))
		return false;
	m = s->g->pending(s->state.b) & SEAT_BIT(seat) ? s->g->legal(s->state.b, seat, legal) : 0;
	for (int i = 0; i < n; i++)
		if (!is_listed(legal, m, expected[i]))
			return fail(s, "'%s' is not legal", act_line(s->g, expected[i]).s);
	for (int i = 0; i < m; i++)
		if (!is_listed(expected, n, legal[i]))
			return fail(s, "'%s' is legal too", act_line(s->g, legal[i]).s);
	return true;
}

/* ---- who, and in which step ------------------------------------------------------ */

static struct line_text set_line(const struct game *g, seatset set)
{
	struct line_text line;
	struct text t = text_in(line.s, sizeof line.s);

	for (int seat = 0; seat <= SEAT_CHANCE; seat++)
		if (set & SEAT_BIT(seat)) {
			text_char(&t, ' ');
			text_str(&t, seat_word(g, seat));
		}
	if (!set)
		text_str(&t, " nobody");
	return line;
}

static bool check_set(struct script *s, char *rest, seatset set)
{
	seatset expected = 0;

	while (*rest) {
		const char *word = first_word(&rest);
		int seat = viewer_parse(s->g, word);
		if (seat < 0)
			return fail(s, "'%s' is not a seat", word);
		if (seat != SEAT_NOBODY)
			expected |= SEAT_BIT(seat);
	}
	return set == expected || fail(s, "it is:%s", set_line(s->g, set).s);
}

static bool run_pending(struct script *s, char *rest)
{
	return check_set(s, rest, s->g->pending(s->state.b));
}

static bool run_asked(struct script *s, char *rest)
{
	return check_set(s, rest, s->g->asked(s->state.b));
}

static bool run_prompt(struct script *s, char *rest)
{
	int seat, step;

	if (!take_seat(s, &rest, &seat))
		return false;
	step = s->g->prompt(s->state.b, seat).step;
	return strcmp(s->g->steps[step].word, rest) == 0 ||
		   fail(s, "%s is in the step '%s'", seat_word(s->g, seat), s->g->steps[step].word);
}

/* What is asked, and of whom: chance, too, is asked for its dice by name. */
static bool run_reads(struct script *s, char *rest)
{
	const char *word = first_word(&rest);
	int seat = seat_parse(s->g, word);
	struct text t = text_in(s->message, sizeof s->message);
	struct prompt p;
	char *part;

	if (seat < 0)
		return fail(s, "'%s' is not a seat", word);
	if (!take_quoted(s, rest, &part))
		return false;
	p = s->g->prompt(s->state.b, seat);
	text_str(&t, "it reads: ");
	prompt_ask(s->g, p, &t);
	text_str(&t, ". ");
	prompt_hint(s->g, p, &t);
	return strstr(s->message, part);
}

static bool run_odds(struct script *s, char *rest)
{
	char *odds = cut(rest, "=");
	unsigned n, m, hits = 0;
	struct lot lot;
	act a;

	if (!odds || sscanf(odds, "%u/%u", &n, &m) != 2 || !m)
		return fail(s, "odds ACTION = N/M");
	if (!take_action(s, trim(rest), &a))
		return false;
	if (!(s->g->pending(s->state.b) & SEAT_BIT(SEAT_CHANCE)))
		return fail(s, "chance is not pending");
	lot = s->g->lot(s->state.b);
	for (uint32_t i = 0; i < lot.tickets; i++)
		hits += s->g->draw(s->state.b, i) == a;
	return (uint64_t)hits * m == (uint64_t)n * lot.tickets ||
		   fail(s, "the odds are %u/%u", hits, lot.tickets);
}

/* ---- what is seen ----------------------------------------------------------------- */

static bool take_event_line(struct script *s, char *rest, int *seat, char **part)
{
	*seat = -1;
	if (*rest != '"' && !take_viewer(s, &rest, seat))
		return false;
	return take_quoted(s, rest, part);
}

static bool find_event(struct script *s, int seat, const char *part)
{
	struct text t = text_in(s->message, sizeof s->message);

	text_str(&t, "what was seen:");
	for (int i = 0; i < s->ev.n; i++) {
		struct event e = s->ev.e[i];
		if (seat >= 0 && !event_seen_by(&e, seat))
			continue;
		if (strstr(event_line(s->g, e).s, part))
			return true;
		text_char(&t, ' ');
		text_str(&t, event_line(s->g, e).s);
	}
	return false;
}

static bool run_event(struct script *s, char *rest)
{
	int seat;
	char *part;

	return take_event_line(s, rest, &seat, &part) && find_event(s, seat, part);
}

static bool run_noevent(struct script *s, char *rest)
{
	int seat;
	char *part;

	if (!take_event_line(s, rest, &seat, &part))
		return false;
	return !find_event(s, seat, part) || fail(s, "such an event was seen");
}

/* The member at a path like armies.0.soldiers; borrowed from the root, or NULL. */
static json_t *walk(json_t *value, char *path)
{
	for (char *next; value && path; path = next) {
		next = cut(path, ".");
		value = json_is_array(value) ? json_array_get(value, strtoul(path, NULL, 10))
									 : json_object_get(value, path);
	}
	return value;
}

static json_t *view_of(struct script *s, int seat)
{
	static char shown[MAX_SHOWN];
	json_error_t error;
	json_t *root = show_line(s->g, s->state.b, seat, shown) ? json_loads(shown, 0, &error) : NULL;

	if (!root)
		fail(s, "show() does not give JSON of at most %d bytes", MAX_SHOWN);
	return root;
}

static bool is_value(const json_t *value, const char *expected)
{
	json_t *other = json_loads(expected, JSON_DECODE_ANY, NULL);
	bool equal = (other && json_equal(value, other)) ||
				 (json_is_string(value) && strcmp(json_string_value(value), expected) == 0);

	json_decref(other);
	return equal;
}

static bool run_see(struct script *s, char *rest)
{
	char *expected = cut(rest, "="), *dumped;
	int seat;
	json_t *root, *value;
	bool equal;

	if (!expected)
		return fail(s, "see SEAT PATH = VALUE");
	if (!take_viewer(s, &rest, &seat) || !(root = view_of(s, seat)))
		return false;
	value = walk(root, trim(rest));
	equal = value && is_value(value, expected);
	dumped = value ? json_dumps(value, JSON_ENCODE_ANY | JSON_COMPACT) : NULL;
	if (!equal)
		fail(s, "it is %.300s", dumped ? dumped : "not there");
	free(dumped);
	json_decref(root);
	return equal;
}

static bool run_hidden(struct script *s, char *rest)
{
	int seat;
	json_t *root, *value;
	bool hidden;

	if (!take_viewer(s, &rest, &seat) || !(root = view_of(s, seat)))
		return false;
	value = walk(root, trim(rest));
	hidden = !value || json_is_null(value);
	json_decref(root);
	return hidden || fail(s, "%s can see it", seat_word(s->g, seat));
}

/* The board of a terminal without colours. */
static bool run_board(struct script *s, char *rest)
{
	static char board[MAX_SHOWN];
	int seat;
	char *part;

	if (!take_viewer(s, &rest, &seat) || !take_quoted(s, rest, &part))
		return false;
	board_lines(s->g, s->state.b, seat, board);
	return strstr(board, part) ||
		   fail(s, "the board of %s lacks it:\n%s", seat_word(s->g, seat), board);
}

/* ---- the standing ------------------------------------------------------------------ */

static bool take_standing(struct script *s, char *rest, struct standing *st, int *seat, long *n)
{
	char *end;

	if (!take_seat(s, &rest, seat))
		return false;
	*n = strtol(rest, &end, 10);
	s->g->standing(s->state.b, st);
	return (*rest && !*end) || fail(s, "a number was expected, not '%s'", rest);
}

static bool run_points(struct script *s, char *rest)
{
	struct standing st;
	int seat;
	long n;

	return take_standing(s, rest, &st, &seat, &n) &&
		   (st.points[seat] == n || fail(s, "%s has %d", seat_word(s->g, seat), st.points[seat]));
}

static bool run_place(struct script *s, char *rest)
{
	struct standing st;
	int seat;
	long n;

	return take_standing(s, rest, &st, &seat, &n) &&
		   (st.place[seat] == n || fail(s, "%s has %d", seat_word(s->g, seat), st.place[seat]));
}

static bool run_over(struct script *s, char *rest)
{
	(void)rest;
	return !s->g->pending(s->state.b) || fail(s, "the game goes on");
}

static bool run_goes_on(struct script *s, char *rest)
{
	(void)rest;
	return s->g->pending(s->state.b) || fail(s, "the game is over");
}

/* ---- by word --------------------------------------------------------------------------- */

static const struct {
	const char *word;
	run_line_fn *run;
} questions[] = {
	// clang-format off
	{ "allow", run_allow },
	{ "refuse", run_refuse },
	{ "legal", run_legal },
	{ "pending", run_pending },
	{ "asked", run_asked },
	{ "prompt", run_prompt },
	{ "reads", run_reads },
	{ "odds", run_odds },
	{ "event", run_event },
	{ "noevent", run_noevent },
	{ "see", run_see },
	{ "hidden", run_hidden },
	{ "board", run_board },
	{ "points", run_points },
	{ "place", run_place },
	{ "over", run_over },
	{ "goes-on", run_goes_on },
	// clang-format on
};

run_line_fn *find_question(const char *word)
{
	for (int i = 0; i < LEN(questions); i++)
		if (strcmp(questions[i].word, word) == 0)
			return questions[i].run;
	return NULL;
}
