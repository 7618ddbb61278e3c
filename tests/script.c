/* tests/script.c -- runs one rule script (docs/rule-scripts.md) on its game. */

#include "tests/script.h"

#include "games/registry.h"
#include "tests/hooks.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_WORDS = 64 };

/* ---- words ------------------------------------------------------------------ */

bool fail(struct script *s, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	vsnprintf(s->message, sizeof s->message, format, args);
	va_end(args);
	return false;
}

char *trim(char *s)
{
	char *end = s + strlen(s);

	while (*s == ' ' || *s == '\t')
		s++;
	while (end > s && strchr(" \t\r\n", end[-1]))
		*--end = 0;
	return s;
}

/* Cuts the first word off. */
char *first_word(char **rest)
{
	char *word = trim(*rest), *end = word + strcspn(word, " \t");

	*rest = end + (*end != 0);
	*end = 0;
	*rest = trim(*rest);
	return word;
}

/* Cuts at a separator; returns what is behind it, or NULL if there is none. */
char *cut(char *s, const char *separator)
{
	char *at = strstr(s, separator);

	if (!at)
		return NULL;
	*at = 0;
	trim(s);
	return trim(at + strlen(separator));
}

bool take_viewer(struct script *s, char **rest, int *seat)
{
	const char *word = first_word(rest);

	*seat = viewer_parse(s->g, word);
	if (*seat < 0 || *seat == SEAT_CHANCE)
		return fail(s, "'%s' is not a seat", word);
	return true;
}

bool take_seat(struct script *s, char **rest, int *seat)
{
	if (!take_viewer(s, rest, seat))
		return false;
	return *seat != SEAT_NOBODY || fail(s, "a seat was expected, not 'nobody'");
}

bool take_action(struct script *s, const char *text, act *a)
{
	struct text t = text_in(s->message, sizeof s->message);

	return act_parse(s->g, text, a, &t);
}

int find_clause(const struct game *g, const char *id)
{
	for (int i = 1; i < g->n_clauses; i++)
		if (strcmp(g->clauses[i].id, id) == 0)
			return i;
	return 0;
}

void cite(struct script *s, const char *id)
{
	int clause = find_clause(s->g, id);

	if (clause)
		s->cited[clause] = true;
}

/* ---- playing ------------------------------------------------------------------ */

bool are_args(const struct game *g, const uint8_t arg[MAX_ARGS], int a, int b, int c)
{
	return is_arg(g, arg[0], a) && is_arg(g, arg[1], b) && is_arg(g, arg[2], c);
}

bool is_offered(struct script *s, int seat, act a)
{
	act legal[MAX_LEGAL];
	struct why w = game_why_not(s->g, s->state.b, seat, a);

	if (w.clause)
		return fail(s, "refused by %s: %s", why_clause(s->g, w), why_line(s->g, w).s);
	return is_listed(legal, s->g->legal(s->state.b, seat, legal), a) ||
		   fail(s, "why_not() allows it, but legal() does not offer it");
}

/* What happened, and what is asked now, have the arguments that their tables declare. */
static bool is_well_told(struct script *s, const struct events *ev)
{
	seatset pending = s->g->pending(s->state.b);

	for (int i = 0; i < ev->n; i++) {
		const struct event *e = &ev->e[i];
		if (!are_args(s->g, s->g->events[e->kind].arg, e->a, e->b, e->c))
			return fail(s, "event '%s': an argument is out of range", s->g->events[e->kind].id);
	}
	for (int seat = 0; seat <= SEAT_CHANCE; seat++)
		if (pending & SEAT_BIT(seat)) {
			struct prompt p = s->g->prompt(s->state.b, seat);
			if (!are_args(s->g, s->g->steps[p.step].arg, p.a, p.b, p.c))
				return fail(s, "step '%s': an argument is out of range", s->g->steps[p.step].word);
		}
	return true;
}

static bool apply(struct script *s, int seat, act a)
{
	struct events ev = { 0 };
	const char *wrong;

	s->g->apply(s->state.b, seat, a, &ev);
	for (int i = 0; i < ev.n; i++) {
		if (s->ev.n < MAX_EVENTS)
			s->ev.e[s->ev.n++] = ev.e[i];
		if (s->branch.n < MAX_EVENTS)
			s->branch.e[s->branch.n++] = ev.e[i];
	}
	wrong = s->g->audit(s->state.b);
	if (wrong)
		return fail(s, "after '%s' audit says: %s", act_line(s->g, a).s, wrong);
	return is_well_told(s, &ev);
}

static bool run_play(struct script *s, char *rest)
{
	int seat;
	act a;

	if (!take_seat(s, &rest, &seat) || !take_action(s, rest, &a) || !is_offered(s, seat, a))
		return false;
	s->ev.n = 0;
	return apply(s, seat, a);
}

static bool happen(struct script *s, char *text)
{
	act a;

	if (!take_action(s, text, &a))
		return false;
	if (!(s->g->pending(s->state.b) & SEAT_BIT(SEAT_CHANCE)))
		return fail(s, "'%s': chance is not pending", text);
	if (!game_can_happen(s->g, s->state.b, a))
		return fail(s, "'%s' cannot happen now", text);
	return apply(s, SEAT_CHANCE, a);
}

static bool run_chance(struct script *s, char *rest)
{
	s->ev.n = 0;
	return happen(s, rest);
}

static bool run_roll(struct script *s, char *rest)
{
	s->ev.n = 0;
	for (char *next; rest; rest = next) {
		next = cut(rest, ";");
		if (!happen(s, trim(rest)))
			return false;
	}
	return true;
}

static bool run_auto(struct script *s, char *rest)
{
	act legal[MAX_LEGAL];
	int seat, n;

	if (!take_seat(s, &rest, &seat))
		return false;
	n = s->g->pending(s->state.b) & SEAT_BIT(seat) ? s->g->legal(s->state.b, seat, legal) : 0;
	if (n != 1)
		return fail(s, "%s has %d actions, not one", seat_word(s->g, seat), n);
	s->ev.n = 0;
	return apply(s, seat, legal[0]);
}

/* ---- setting up --------------------------------------------------------------------- */

static bool run_setup(struct script *s, char *rest)
{
	struct setup how = game_usual(s->g);
	struct text t = text_in(s->message, sizeof s->message);

	while (*rest) {
		const char *word = first_word(&rest);
		if (!setup_parse(s->g, word, &how, &t))
			return false;
	}
	s->started = game_start(s->g, &how, s->state.b, &t);
	s->ev.n = 0;
	return s->started;
}

static bool run_set(struct script *s, char *rest)
{
	const char *argv[MAX_WORDS], *wrong;
	int argc = 0;

	while (*rest && argc < MAX_WORDS)
		argv[argc++] = first_word(&rest);
	for (int i = 0; i < n_hooks; i++)
		if (hooks[i].game == s->g && hooks[i].set) {
			wrong = hooks[i].set(s->state.b, argc, argv);
			s->touched = true;
			return !wrong || fail(s, "%s", wrong);
		}
	return fail(s, "%s has no `set`", s->g->id);
}

static bool is_clause_id(const char *word)
{
	return *word >= 'A' && *word <= 'Z' && strpbrk(word, "-0123456789") &&
		   strspn(word, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-") == strlen(word);
}

static bool run_test(struct script *s, char *rest)
{
	s->tests++;
	s->in_test = true;
	s->started = s->touched = s->skipping = false;
	s->side = NO_SIDE;
	while (*rest) {
		const char *word = first_word(&rest);
		if (!is_clause_id(word))
			continue;
		if (!find_clause(s->g, word))
			return fail(s, "there is no clause %s", word);
		cite(s, word);
	}
	return true;
}

static bool run_game(struct script *s, char *rest)
{
	const struct game *g = game_by_id(rest);

	if (!g)
		return fail(s, "there is no game '%s'", rest);
	if (s->g && s->g != g)
		return fail(s, "this script is about %s", s->g->id);
	s->g = g;
	return true;
}

/* ---- same ... as ... end --------------------------------------------------------------- */

static bool run_same(struct script *s, char *rest)
{
	if (s->side != NO_SIDE)
		return fail(s, "a `same` within another");
	if (!take_viewer(s, &rest, &s->same_seat))
		return false;
	s->fork = s->state;
	s->branch.n = 0;
	s->side = FIRST_SIDE;
	return true;
}

static bool run_as(struct script *s, char *rest)
{
	(void)rest;
	if (s->side != FIRST_SIDE)
		return fail(s, "`as` without `same`");
	s->first = s->state;
	s->first_branch = s->branch;
	s->state = s->fork;
	s->branch.n = s->ev.n = 0;
	s->side = SECOND_SIDE;
	return true;
}

static int list_seen(const struct script *s, const struct events *ev, struct line_text *out)
{
	int n = 0;

	for (int i = 0; i < ev->n; i++) {
		struct event e = ev->e[i];
		if (event_seen_by(&e, s->same_seat))
			out[n++] = event_line(s->g, e);
	}
	return n;
}

static bool saw_the_same(struct script *s)
{
	static struct line_text one[MAX_EVENTS], other[MAX_EVENTS];
	int n = list_seen(s, &s->first_branch, one), m = list_seen(s, &s->branch, other);

	for (int i = 0; i < n && i < m; i++)
		if (strcmp(one[i].s, other[i].s) != 0)
			return fail(s, "%s saw \"%s\", then \"%s\"", seat_word(s->g, s->same_seat), one[i].s,
						other[i].s);
	return n == m || fail(s, "%s saw %d events, then %d", seat_word(s->g, s->same_seat), n, m);
}

static int list_of(const struct script *s, const void *state, act *out)
{
	if (s->same_seat == SEAT_NOBODY || !(s->g->pending(state) & SEAT_BIT(s->same_seat)))
		return 0;
	return s->g->legal(state, s->same_seat, out);
}

static bool run_end(struct script *s, char *rest)
{
	struct sight v, w;
	act one[MAX_LEGAL], other[MAX_LEGAL];
	int n;

	(void)rest;
	if (s->side != SECOND_SIDE)
		return fail(s, "`end` without `same` and `as`");
	s->side = NO_SIDE;
	game_view(s->g, s->first.b, s->same_seat, v.b);
	game_view(s->g, s->state.b, s->same_seat, w.b);
	if (memcmp(v.b, w.b, s->g->view_size) != 0)
		return fail(s, "the view of %s is not the same", seat_word(s->g, s->same_seat));
	n = list_of(s, s->first.b, one);
	if (n != list_of(s, s->state.b, other) || memcmp(one, other, (size_t)n * sizeof one[0]) != 0)
		return fail(s, "the legal list of %s is not the same", seat_word(s->g, s->same_seat));
	if (!saw_the_same(s))
		return false;
	s->state = s->first;
	s->ev = s->first_branch;
	return true;
}

/* ---- lines -------------------------------------------------------------------------------- */

enum needs { NOTHING, GAME, TEST, POSITION };

static const struct command {
	const char *word;
	run_line_fn *run;
	enum needs needs;
} commands[] = {
	// clang-format off
	{ "game", run_game, NOTHING },
	{ "test", run_test, GAME },
	{ "setup", run_setup, TEST },
	{ "set", run_set, POSITION },
	{ "play", run_play, POSITION },
	{ "chance", run_chance, POSITION },
	{ "roll", run_roll, POSITION },
	{ "auto", run_auto, POSITION },
	{ "same", run_same, POSITION },
	{ "as", run_as, POSITION },
	{ "end", run_end, POSITION },
	// clang-format on
};

static bool is_ready(struct script *s, const struct command *c)
{
	const char *wrong;

	if (c->needs >= GAME && !s->g)
		return fail(s, "a script outside games/ID/tests begins with: game ID");
	if (c->needs >= TEST && !s->in_test)
		return fail(s, "there is no `test` line yet");
	if (c->needs >= POSITION && !s->started)
		return fail(s, "there is no `setup` line yet");
	if (!s->touched || c->run == run_set)
		return true;
	s->touched = false;
	wrong = s->g->audit(s->state.b);
	return !wrong || fail(s, "after `set` audit says: %s", wrong);
}

static bool run_command(struct script *s, const char *word, char *rest)
{
	struct command question = { word, find_question(word), POSITION };
	const struct command *c = question.run ? &question : NULL;

	for (int i = 0; i < LEN(commands); i++)
		if (strcmp(commands[i].word, word) == 0)
			c = &commands[i];
	if (!c)
		return fail(s, "'%s' is not a kind of line", word);
	return is_ready(s, c) && c->run(s, rest);
}

static void drop_comment(char *line)
{
	bool quoted = false;

	for (char *c = line; *c; c++) {
		if (*c == '"')
			quoted = !quoted;
		else if (*c == '#' && !quoted && (c == line || c[-1] == ' ' || c[-1] == '\t')) {
			*c = 0;
			return;
		}
	}
}

static void report_failure(struct script *s, const char *line)
{
	printf("%s:%d: %s\n    %s\n", s->path, s->line, s->message, line);
	s->failed += s->in_test || !s->tests;
	s->skipping = true;
}

static void finish_test(struct script *s)
{
	if (!s->in_test || s->skipping)
		return;
	if (!s->started)
		fail(s, "the test above has no `setup` line");
	else if (s->side != NO_SIDE)
		fail(s, "the test above has a `same` without `end`");
	else
		return;
	report_failure(s, "");
}

static void run_line(struct script *s, char *line)
{
	char shown[MAX_SCRIPT_LINE], *rest, *word;

	drop_comment(line);
	rest = trim(line);
	if (!*rest)
		return;
	snprintf(shown, sizeof shown, "%s", rest);
	word = first_word(&rest);
	if (strcmp(word, "test") == 0)
		finish_test(s);
	else if (s->skipping)
		return;
	if (!run_command(s, word, rest))
		report_failure(s, shown);
}

bool run_script(struct script *s)
{
	char line[MAX_SCRIPT_LINE];
	FILE *f = fopen(s->path, "r");

	if (!f)
		return false;
	while (fgets(line, sizeof line, f)) {
		s->line++;
		run_line(s, line);
	}
	finish_test(s);
	fclose(f);
	return true;
}
