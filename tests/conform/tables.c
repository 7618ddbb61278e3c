/* tests/conform/tables.c -- what can be said of a game's tables before anything is played. */

#include "tests/conform/conform.h"

#include <string.h>

enum { LONGEST_WORD = 40 };

/* ---- words ---------------------------------------------------------------- */

static bool is_word_char(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

static bool is_word(const char *s)
{
	size_t n = s ? strlen(s) : 0;

	for (size_t i = 0; i < n; i++)
		if (!is_word_char(s[i]))
			return false;
	return n > 0 && n <= LONGEST_WORD;
}

static void check_word(struct run *run, const char *table, const char *word)
{
	if (!is_word(word))
		broken(run, TEXT, "'%s' in the %s is not a lower-case word of at most %d letters",
			   word ? word : "(null)", table, LONGEST_WORD);
}

static void check_unique(struct run *run, const char *table, const char *a, const char *b)
{
	if (strcmp(a, b) == 0)
		broken(run, TEXT, "'%s' occurs twice in the %s", a, table);
}

static void check_names(struct run *run, const struct names *names)
{
	if (!names->word)
		return;
	for (int i = 0; i < names->n; i++) {
		check_word(run, names->type, names->word[i]);
		if (strcmp(names->word[i], "nobody") == 0 || strcmp(names->word[i], "chance") == 0)
			broken(run, TEXT, "'%s' in the %s names has a meaning of its own", names->word[i],
				   names->type);
		for (int j = 0; j < i; j++)
			check_unique(run, names->type, names->word[i], names->word[j]);
		if (names->title && names->title[i] && !*names->title[i])
			broken(run, TEXT, "%s '%s' has an empty title", names->type, names->word[i]);
	}
}

/* ---- templates ------------------------------------------------------------ */

static const char *after_brace(const char *s, const uint8_t *arg, bool with_seat)
{
	if (*s == 's' && with_seat)
		return s + 1;
	if (*s < 'a' || *s >= 'a' + MAX_ARGS || !arg[*s - 'a'])
		return NULL;
	s++;
	if (*s == '#') {
		s++;
		while (*s && *s != '}' && *s != '{')
			s++;
	}
	return s;
}

static bool is_template(const char *s, const uint8_t *arg, bool with_seat)
{
	for (; *s; s++) {
		if (*s == '}')
			return false;
		if (*s != '{')
			continue;
		s = after_brace(s + 1, arg, with_seat);
		if (!s || *s != '}')
			return false;
	}
	return true;
}

static void check_template(struct run *run, const char *where, const char *id, const char *s,
						   const uint8_t *arg, bool with_seat)
{
	if (!s || !*s)
		broken(run, TEXT, "%s '%s' has no text", where, id);
	if (!is_template(s, arg, with_seat))
		broken(run, TEXT, "%s '%s': \"%s\" does not parse with its arguments%s", where, id, s,
			   with_seat ? "" : " ({s} stands for nobody here)");
}

static void check_raw(struct run *run, const char *where, const char *id, const char *s)
{
	if (!s || !*s || strchr(s, '{'))
		broken(run, TEXT, "%s '%s' needs a sentence without braces", where, id);
}

static void check_args(struct run *run, const char *where, const char *id, const uint8_t *arg)
{
	for (int i = 0; i < MAX_ARGS; i++) {
		int type = arg[i];
		bool named = type == ARG_SEAT || type >= ARG_GAME;

		if (i && type && !arg[i - 1])
			broken(run, ONE_CLICK, "%s '%s' has an argument after a missing one", where, id);
		if (named && (type >= run->g->n_names || !run->g->names[type].n))
			broken(run, TEXT, "%s '%s': its argument %d has a type without names", where, id,
				   i + 1);
	}
}

/* ---- the tables ----------------------------------------------------------- */

static void check_verbs(struct run *run)
{
	const struct game *g = run->g;
	int players = 0;

	for (int i = 1; i < g->n_verbs; i++) {
		const struct verb *v = &g->verbs[i];
		check_word(run, "verbs", v->word);
		for (int j = 1; j < i; j++)
			check_unique(run, "verbs", v->word, g->verbs[j].word);
		check_args(run, "verb", v->word, v->arg);
		check_template(run, "verb", v->word, v->label, v->arg, false);
		if (v->secrecy > TO_SEATS || (g->open && v->secrecy != OPEN))
			broken(run, SECRET, "the verb '%s' has a secrecy that this game cannot have", v->word);
		if ((v->secrecy == TO_SEAT && v->arg[0] != ARG_SEAT) ||
			(v->secrecy == TO_SEATS && v->arg[0] != ARG_SEATS))
			broken(run, SECRET, "the first argument of '%s' must say who sees it", v->word);
		if (v->steps && v->secrecy == BOXED)
			broken(run, SECRET, "'%s' is a player's, so it cannot be boxed", v->word);
		players += v->steps != 0;
	}
	if (!players)
		broken(run, FINITE, "there is no verb for players");
}

static void check_event_table(struct run *run)
{
	for (int i = 0; i < run->g->n_events; i++) {
		const struct event_info *e = &run->g->events[i];
		if (!e->id && i == 0)
			continue;
		check_word(run, "events", e->id);
		for (int j = 0; j < i; j++)
			if (run->g->events[j].id)
				check_unique(run, "events", e->id, run->g->events[j].id);
		check_args(run, "event", e->id, e->arg);
		check_template(run, "event", e->id, e->text, e->arg, true);
	}
}

static void check_clauses(struct run *run)
{
	const struct game *g = run->g;

	for (int i = 1; i < g->n_clauses; i++) {
		const struct clause *c = &g->clauses[i];
		if (!c->id || strspn(c->id, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-") != strlen(c->id))
			broken(run, TEXT, "clause %d: an id is capitals, digits and hyphens", i);
		for (int j = 1; j < i; j++)
			check_unique(run, "clauses", c->id, g->clauses[j].id);
		check_args(run, "clause", c->id, c->arg);
		check_raw(run, "clause", c->id, c->text);
		if (c->refusal && *c->refusal)
			check_template(run, "refusal of clause", c->id, c->refusal, c->arg, false);
	}
}

static void check_steps(struct run *run)
{
	const struct game *g = run->g;

	for (int i = 0; i < g->n_steps; i++) {
		const struct step *s = &g->steps[i];
		if (!s->word && i == 0)
			continue;
		check_word(run, "steps", s->word);
		for (int j = 0; j < i; j++)
			if (g->steps[j].word)
				check_unique(run, "steps", s->word, g->steps[j].word);
		check_args(run, "step", s->word, s->arg);
		check_template(run, "step", s->word, s->ask, s->arg, false);
		check_template(run, "waiting in step", s->word, s->wait, s->arg, true);
		check_raw(run, "the phase of step", s->word, s->phase);
		check_template(run, "the hint of step", s->word, s->hint, s->arg, false);
	}
}

static void check_option(struct run *run, const struct option *o)
{
	check_word(run, "options", o->name);
	check_raw(run, "option", o->name, o->sentence);
	if (o->min > o->max || (o->numbers <= 1 && (o->usual < o->min || o->usual > o->max)))
		broken(run, TEXT, "the usual value of '%s' is out of its range", o->name);
	for (int i = o->min; o->words && i <= o->max; i++) {
		check_word(run, o->name, o->words[i]);
		for (int j = o->min; j < i; j++)
			check_unique(run, o->name, o->words[i], o->words[j]);
	}
}

static void check_options(struct run *run)
{
	const struct game *g = run->g;
	struct setup how = game_usual(g), back = how;

	for (int i = 0; i < g->n_options; i++) {
		struct line_text line, error;
		struct text t = text_in(line.s, sizeof line.s), e = text_in(error.s, sizeof error.s);

		check_option(run, &g->options[i]);
		option_text(g, i, how.option[i], &t);
		back.option[i] = ~how.option[i];
		if (!option_parse(g, line.s, &back, &e) || back.option[i] != how.option[i])
			broken(run, TEXT, "the option '%s' does not parse: %s", line.s, error.s);
	}
	if (find_option(g, "scenario") >= 0 && !g->options[find_option(g, "scenario")].words)
		broken(run, TEXT, "the option 'scenario' must have words");
}

static void check_features(struct run *run)
{
	const struct game *g = run->g;

	if (!g->judge && !(g->weights && g->by_hand))
		broken(run, CLIENTS, "a game has a judge(), or weights and those before them");
	if (!g->glance != !g->features || !g->glance != !g->n_tables || (g->weights && !g->glance))
		broken(run, CLIENTS, "glance(), features and tables of weights go together");
	if (g->n_features > MAX_FEATURES)
		broken(run, CLIENTS, "there are more than %d features", MAX_FEATURES);
	for (int i = 0; i < g->n_features; i++) {
		check_word(run, "features", g->features[i].id);
		check_raw(run, "feature", g->features[i].id, g->features[i].sentence);
		for (int j = 0; j < i; j++)
			check_unique(run, "features", g->features[i].id, g->features[j].id);
	}
}

static void check_limits(struct run *run)
{
	const struct game *g = run->g;

	if (g->state_size > MAX_STATE || g->view_size > MAX_VIEW)
		broken(run, PLAIN, "state or view is larger than core/game.h allows");
	if (g->max_legal > MAX_LEGAL || g->max_outcomes > MAX_OUTCOMES || g->n_verbs > MAX_VERBS ||
		g->n_steps > MAX_STEPS || g->n_options > MAX_OPTIONS)
		broken(run, PLAIN, "a declared limit is larger than core/game.h allows");
}

static void check_seats(struct run *run)
{
	const struct game *g = run->g;

	if (g->min_seats < 1 || g->min_seats > g->max_seats || g->max_seats > MAX_SEATS ||
		g->usual_seats < g->min_seats || g->usual_seats > g->max_seats ||
		g->names[ARG_SEAT].n < g->max_seats)
		broken(run, PLAIN, "the numbers of seats do not fit together");
}

static void check_secrets(struct run *run)
{
	const struct game *g = run->g;
	int own_end = g->own_offset + g->own_size * g->max_seats, box_end = g->box_offset + g->box_size;

	if (g->open && (g->view || g->imagine || g->own_size || g->box_size))
		broken(run, SECRET, "an open game has nothing to hide, and so no view() and imagine()");
	if (!g->open && !(g->view && g->imagine && g->own_size + g->box_size))
		broken(run, SECRET, "a game with secrets says where they are");
	if (own_end > g->state_size || box_end > g->state_size)
		broken(run, SECRET, "the secret blocks lie outside the state");
}

void check_tables(struct run *run)
{
	check_limits(run);
	check_seats(run);
	check_secrets(run);
	for (int i = 0; i < run->g->n_names; i++)
		check_names(run, &run->g->names[i]);
	check_verbs(run);
	check_event_table(run);
	check_clauses(run);
	check_steps(run);
	check_options(run);
	check_features(run);
}
