/* term/dice.c -- chance typed in by people: real dice, real tokens.
 *
 * What is asked depends on nothing that not everybody may see: a stock of which anything is secret
 * stays in the box, and the program draws from it.  Of an outcome only what can vary is typed: the
 * pips of a die, the card that was drawn.  A line may hold several outcomes, for the next dice in a
 * row. */

#include "term/sitting.h"

#include "term/line.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct lots {
	const struct game *g;
	struct outcome outcome[MAX_OUTCOMES];
	int n;
	bool varies[MAX_ARGS];
	int words; /* how many are needed to tell the outcomes apart */
};

static void find_lots(struct lots *l, const struct sitting *s)
{
	l->g = s->m.g;
	l->n = game_outcomes(s->m.g, s->m.state, l->outcome);
	l->words = 0;
	for (int k = 0; k < MAX_ARGS; k++) {
		l->varies[k] = false;
		for (int i = 1; i < l->n; i++)
			l->varies[k] |= act_arg(l->outcome[i].act, k) != act_arg(l->outcome[0].act, k);
		l->words += l->varies[k];
	}
}

/* ---- asking ------------------------------------------------------------------------- */

static void outcome_words(const struct lots *l, act a, struct text *out)
{
	const struct verb *verb = &l->g->verbs[act_verb(a)];
	size_t start = out->len;

	for (int k = 0; k < MAX_ARGS; k++)
		if (l->varies[k]) {
			if (out->len > start)
				text_char(out, ' ');
			arg_word(l->g, verb->arg[k], act_arg(a, k), out);
		}
}

enum { FEW_OUTCOMES = 12 };

static void end_range(struct text *t, bool *in_range, const char *last)
{
	if (!*in_range)
		return;
	text_char(t, '-');
	text_str(t, last);
	*in_range = false;
}

/* Of many, consecutive numbers are told as ranges: 1-36, 38-88. */
static bool follows(const char *before, const char *word)
{
	char *end, *last;
	long n = strtol(before, &end, 10), next = strtol(word, &last, 10);

	return *before && !*end && *word && !*last && next == n + 1;
}

static void list_outcomes(const struct lots *l, struct text *t)
{
	char before[MAX_LINE] = "", word[MAX_LINE];
	bool in_range = false;

	for (int i = 0; i < l->n; i++) {
		struct text w = text_in(word, sizeof word);
		outcome_words(l, l->outcome[i].act, &w);
		if (l->n > FEW_OUTCOMES && follows(before, word)) {
			in_range = true;
		} else {
			end_range(t, &in_range, before);
			text_str(t, i ? l->words > 1 ? "; " : ", " : "");
			text_str(t, word);
		}
		strcpy(before, word);
	}
	end_range(t, &in_range, before);
}

static int complete_outcome(void *self, const char *line, const char **words)
{
	static char pool[MAX_OUTCOMES][64];
	const struct lots *l = self;
	const char *last = strrchr(line, ' '), *typed = last ? last + 1 : line;
	int n = 0;

	for (int i = 0; i < l->n && l->words == 1; i++) {
		struct text t = text_in(pool[i], sizeof pool[i]);
		outcome_words(l, l->outcome[i].act, &t);
		if (!strncmp(pool[i], typed, strlen(typed)))
			words[n++] = pool[i];
	}
	return n;
}

/* ---- answers --------------------------------------------------------------------------- */

static char pending_words[MAX_LINE]; /* typed, but not yet used */

static void drop_words(int n)
{
	char *s = pending_words;

	while (n--) {
		s += strspn(s, " ,\t");
		s += strcspn(s, " ,\t");
	}
	s += strspn(s, " ,\t");
	memmove(pending_words, s, strlen(s) + 1);
}

static void first_words(int n, struct text *out)
{
	const char *s = pending_words;

	for (int i = 0; i < n; i++) {
		size_t length;
		s += strspn(s, " ,\t");
		length = strcspn(s, " ,\t");
		if (i && length)
			text_char(out, ' ');
		for (; length; length--)
			text_char(out, *s++);
	}
}

/* The outcome whose words are these; or whose whole notation it is. */
static act find_outcome(const struct lots *l, const char *words)
{
	for (int i = 0; i < l->n; i++) {
		char own[MAX_LINE];
		struct text t = text_in(own, sizeof own);

		outcome_words(l, l->outcome[i].act, &t);
		if (!strcmp(own, words))
			return l->outcome[i].act;
	}
	return 0;
}

static int count_notation(const struct lots *l)
{
	const struct verb *verb = &l->g->verbs[act_verb(l->outcome[0].act)];
	int n = 1;

	for (int k = 0; k < MAX_ARGS && verb->arg[k]; k++)
		n++;
	return n;
}

static act find_notation(const struct lots *l, int words)
{
	char typed[MAX_LINE], ignored[MAX_SENTENCE];
	struct text t = text_in(typed, sizeof typed), error = text_in(ignored, sizeof ignored);
	act a;

	first_words(words, &t);
	if (!act_parse(l->g, typed, &a, &error))
		return 0;
	for (int i = 0; i < l->n; i++)
		if (l->outcome[i].act == a)
			return a;
	return 0;
}

/* Takes the next outcome off the pending words; false after saying that it is none. */
static bool use_words(struct sitting *s, const struct lots *l)
{
	char words[MAX_LINE];
	struct text t = text_in(words, sizeof words);
	char sentence[2 * MAX_LINE];
	int used = l->words;
	act a;

	first_words(used, &t);
	a = find_outcome(l, words);
	if (!a)
		a = find_notation(l, used = count_notation(l));
	if (!a) {
		snprintf(sentence, sizeof sentence, "'%s' cannot come here.",
				 *words ? words : pending_words);
		s->face->say(s, sentence);
		pending_words[0] = 0;
		return false;
	}
	drop_words(used);
	CHECK(match_happen(&s->m, a, NULL));
	return true;
}

void drop_typed_chance(struct sitting *s)
{
	char sentence[2 * MAX_LINE];

	snprintf(sentence, sizeof sentence, "(Not needed any more: %s)", pending_words);
	if (*pending_words)
		s->face->say(s, sentence);
	pending_words[0] = 0;
}

/* Ends with an outcome, or words to find one in.  A die is asked for by name: whose it is, which of
 * how many, who rolls it. */
static enum asked ask_line(struct sitting *s, struct lots *l)
{
	char ask[MAX_LINE], possible[MAX_BOARD];
	struct text a = text_in(ask, sizeof ask), p = text_in(possible, sizeof possible);
	struct dice_question q = { ask, possible, complete_outcome, l };

	prompt_ask(l->g, l->g->prompt(s->m.state, SEAT_CHANCE), &a);
	list_outcomes(l, &p);
	if (!s->face->read_outcome(s, &q, pending_words)) {
		pending_words[0] = 0;
		return NO_ANSWER;
	}
	return *pending_words ? ASKED : NOT_ASKED;
}

/* ---- at the start --------------------------------------------------------------------------- */

static void add_to_list(struct text *out, int *n, const char *word, const char *ending)
{
	text_str(out, (*n)++ ? ", " : " ");
	text_str(out, word);
	text_str(out, ending);
}

static void say_typed(const struct game *g, struct text *out)
{
	int n = 0;

	text_str(out, " You roll and draw for yourselves, and type what comes:");
	for (int verb = 1; verb < g->n_verbs; verb++)
		if (!g->verbs[verb].steps && game_may_people_draw(g, verb))
			add_to_list(out, &n, g->verbs[verb].word, "");
	text_str(out, n ? "." : " nothing in this game.");
}

static void say_boxed(const struct game *g, struct text *out)
{
	int n = 0;

	for (int type = ARG_GAME; type < g->n_names; type++)
		if (game_is_drawn_unseen(g, type)) {
			text_str(out, n ? "" : " Leave in the box:");
			add_to_list(out, &n, g->names[type].type, "s");
		}
	if (n)
		text_str(out, ". Not everybody may see these, so the program draws them itself.");
}

void say_who_draws(const struct game *g, struct text *out)
{
	say_typed(g, out);
	say_boxed(g, out);
}

enum asked ask_for_chance(struct sitting *s)
{
	static struct lots l;
	enum asked asked;

	if (!game_may_people_draw(s->m.g, s->m.g->lot(s->m.state).verb))
		return NOT_ASKED;
	find_lots(&l, s);
	if (l.n == 1)
		return NOT_ASKED;
	do {
		if (*pending_words)
			continue;
		asked = ask_line(s, &l);
		if (asked != ASKED)
			return asked;
	} while (!use_words(s, &l));
	return ASKED;
}
