/* term/turn.c -- one decision of a person: the question, the choices, and what was typed.
 *
 * A line is, in this order: a number of a choice; an action whose first word is a verb that can be
 * used now; an order (orders.c); an action, shortened; an order, shortened; or a mistake, which
 * is explained.  Several actions may stand on a line, with ';' between them. */

#include "term/turn.h"

#include "term/screen.h"

#include <string.h>

enum { LISTED_LINES = 20 };

/* ---- showing ----------------------------------------------------------------------- */

static void list(struct turn *t, const int *rows, int n)
{
	memmove(t->listed, rows, (size_t)n * sizeof *rows);
	t->n_listed = n;
	print_choices(t->out, &t->choices, t->listed, n, LISTED_LINES);
}

void list_all(struct turn *t)
{
	int rows[MAX_LEGAL];

	for (int i = 0; i < t->choices.n; i++)
		rows[i] = i;
	list(t, rows, t->choices.n);
}

void show_question(const struct turn *t)
{
	const struct game *g = t->s->m.g;
	struct prompt p = g->prompt(t->s->m.state, t->seat);
	const struct step *step = &g->steps[p.step];
	char sentence[MAX_SENTENCE];
	struct text ask = text_in(sentence, sizeof sentence);

	prompt_ask(g, p, &ask);
	putc('\n', t->out);
	put_style(t->out, style_seat(t->seat));
	for (const char *c = step->phase; *c; c++)
		putc(*c >= 'a' && *c <= 'z' ? *c - 'a' + 'A' : *c, t->out);
	put_style(t->out, STYLE_PLAIN);
	fputs("  ", t->out);
	put_style(t->out, STYLE_BOLD);
	fputs(sentence, t->out);
	put_style(t->out, STYLE_PLAIN);
	putc('\n', t->out);
	ask = text_in(sentence, sizeof sentence);
	prompt_hint(g, p, &ask);
	if (*sentence)
		put_wrapped(t->out, sentence, 0, 0);
}

static void say_refusal(const struct turn *t, struct why w)
{
	const struct game *g = t->s->m.g;
	char sentence[MAX_SENTENCE];
	struct text text = text_in(sentence, sizeof sentence);

	why_text(g, w, &text);
	if (w.clause < WHY_OVER) {
		text_str(&text, " [");
		text_str(&text, why_clause(g, w));
		text_char(&text, ']');
	}
	if (*sentence >= 'a' && *sentence <= 'z')
		*sentence = (char)(*sentence - 'a' + 'A');
	put_wrapped(t->out, sentence, 0, 0);
}

/* ---- actions ------------------------------------------------------------------------ */

static enum next act_on(struct turn *t, int choice)
{
	play_action(t->s, t->seat, t->choices.a[choice], false);
	return ACTED;
}

static enum next choose_number(struct turn *t, long number)
{
	int row = choice_at(t->out, &t->choices, number);

	return row < 0 ? ASK_AGAIN : act_on(t, row);
}

/* What was typed is none of the choices: why not? */
enum next explain(const struct turn *t, const char *line)
{
	const struct game *g = t->s->m.g;
	char full[MAX_LINE], sentence[MAX_SENTENCE];
	struct text expanded = text_in(full, sizeof full);
	struct text error = text_in(sentence, sizeof sentence);
	act a;

	expand_action(g, line, &expanded);
	if (!act_parse(g, full, &a, &error)) {
		put_wrapped(t->out, sentence, 0, 0);
		return ASK_AGAIN;
	}
	say_refusal(t, game_why_not(g, t->s->m.state, t->seat, a));
	return ASK_AGAIN;
}

static bool is_usable_verb(const struct turn *t, const char *word, size_t n)
{
	for (int i = 0; i < t->choices.n; i++)
		if (strcspn(t->choices.text[i], " ") == n && !memcmp(t->choices.text[i], word, n))
			return true;
	return false;
}

/* An action, maybe shortened.  ASK_AGAIN with *understood false: it is none. */
static enum next try_action(struct turn *t, const char *line, bool *understood)
{
	int hits[MAX_LEGAL];
	int n = match_choices(&t->choices, line, hits);

	*understood = n > 0;
	if (n == 1)
		return act_on(t, hits[0]);
	if (n > 1) {
		fputs("Which one?\n", t->out);
		list(t, hits, n);
	}
	return ASK_AGAIN;
}

/* ---- the line --------------------------------------------------------------------------- */

/* `exactly`: the whole word; otherwise a beginning that fits one order only, and not the beginning
 * of a longer line that the order has no use for. */
static const struct order *find_order(const char *line, bool exactly)
{
	size_t n = strcspn(line, " \t");
	const struct order *found = NULL;

	for (int i = 0; i < n_orders; i++)
		if (!strncmp(orders[i].word, line, n) && (!exactly || strlen(orders[i].word) == n)) {
			if (found)
				return NULL;
			found = &orders[i];
		}
	if (found && !exactly && line[n] && !*found->arguments)
		return NULL;
	return found;
}

static enum next obey(struct turn *t, const struct order *order, const char *line)
{
	line += strcspn(line, " \t");
	return order->run(t, line + strspn(line, " \t"));
}

static enum next answer(struct turn *t, const char *line)
{
	const struct order *order = find_order(line, true);
	bool understood;
	long number;
	enum next next;

	if (!*line)
		return ASK_AGAIN;
	if (parse_choice(line, &number))
		return choose_number(t, number);
	if (order && !is_usable_verb(t, line, strcspn(line, " \t")))
		return obey(t, order, line);
	next = try_action(t, line, &understood);
	if (understood)
		return next;
	order = find_order(line, false);
	return order ? obey(t, order, line) : explain(t, line);
}

/* ---- several on a line ------------------------------------------------------------------- */

/* Cuts the line at its first ';' and keeps what is behind it for later. */
static void put_ahead(struct turn *t, char *line)
{
	char *rest = strchr(line, ';');

	*t->s->ahead = 0;
	if (!rest)
		return;
	*rest++ = 0;
	strcpy(t->s->ahead, rest + strspn(rest, " \t"));
	t->s->ahead_seat = t->seat;
	t->s->ahead_ply = t->s->m.n;
}

/* The plan holds while nobody but the planner, and chance, has acted. */
bool has_ahead(const struct turn *t)
{
	const struct sitting *s = t->s;

	if (!*s->ahead || s->ahead_seat != t->seat)
		return false;
	for (int i = s->ahead_ply; i < s->m.n; i++)
		if (s->m.log[i].seat != t->seat && s->m.log[i].seat != SEAT_CHANCE)
			return false;
	return true;
}

static void trim_end(char *line)
{
	size_t n = strlen(line);

	while (n && (line[n - 1] == ' ' || line[n - 1] == '\t'))
		line[--n] = 0;
}

/* One part of the line; a later part is not numbered as the list that was seen. */
static enum next answer_part(struct turn *t, char *line, bool later)
{
	bool planned = strchr(line, ';');
	enum next next = ASK_AGAIN;
	long number;

	put_ahead(t, line);
	trim_end(line);
	if ((planned || later) && parse_choice(line, &number))
		fputs("With ';' write the actions themselves: their numbers change with each.\n", t->out);
	else
		next = answer(t, line);
	if (next != ACTED)
		*t->s->ahead = 0;
	return next;
}

/* What was typed ahead is done without a look at the board in between. */
enum next do_ahead(struct turn *t)
{
	char line[MAX_LINE];
	enum next next;

	strcpy(line, t->s->ahead);
	next = answer_part(t, line, true);
	if (next == ASK_AGAIN && *line)
		fprintf(t->out, "The line stopped at '%s'.\n", line);
	return next;
}

/* ---- completion --------------------------------------------------------------------------- */

static int complete_clause(const struct game *g, const char *typed, const char **words)
{
	int n = 0;

	for (int i = 1; i < g->n_clauses && n < MAX_COMPLETIONS; i++)
		if (!strncmp(g->clauses[i].id, typed, strlen(typed)))
			words[n++] = g->clauses[i].id;
	return n;
}

static int complete_order(const char *typed, const char **words)
{
	int n = 0;

	for (int i = 0; i < n_orders && *typed; i++)
		if (!strncmp(orders[i].word, typed, strlen(typed)))
			words[n++] = orders[i].word;
	return n;
}

static int complete_verb(const struct game *g, const char *typed, const char **words)
{
	int n = 0;

	for (int v = 1; v < g->n_verbs; v++)
		if (g->verbs[v].steps && !strncmp(g->verbs[v].word, typed, strlen(typed)))
			words[n++] = g->verbs[v].word;
	return n;
}

static int complete_arg(const struct game *g, int type, const char *typed, const char **words)
{
	int n = 0;

	for (int i = 0; (type == ARG_SEAT || type >= ARG_GAME) && i < g->names[type].n; i++)
		if (n < MAX_COMPLETIONS && !strncmp(g->names[type].word[i], typed, strlen(typed)))
			words[n++] = g->names[type].word[i];
	return n;
}

/* The verb that the line begins with, 0 if it is none. */
static int first_verb(const struct game *g, const char *line)
{
	size_t length = strcspn(line, " ");

	for (int v = 1; v < g->n_verbs; v++)
		if (strlen(g->verbs[v].word) == length && !strncmp(g->verbs[v].word, line, length))
			return v;
	return 0;
}

/* Any word of the game that can stand there, whether it is possible now or not: for `why`. */
static int complete_any(const struct game *g, const char *line, const char **words)
{
	const char *last = strrchr(line, ' '), *typed = last ? last + 1 : line;
	int place = -1, verb = first_verb(g, line);

	for (const char *c = line; *c && c < typed; c++)
		place += *c == ' ';
	if (place < 0)
		return complete_verb(g, typed, words);
	return verb && place < MAX_ARGS ? complete_arg(g, g->verbs[verb].arg[place], typed, words) : 0;
}

int complete_line(void *self, const char *line, const char **words)
{
	struct turn *t = self;
	const struct game *g = t->s->m.g;
	int n;

	if (!strncmp(line, "why ", 4))
		return complete_any(g, line + 4, words);
	if (!strncmp(line, "rules ", 6))
		return complete_clause(g, line + 6, words);
	n = complete_choice(&t->choices, line, words, MAX_COMPLETIONS / 2);
	return strchr(line, ' ') ? n : n + complete_order(line, words + n);
}

enum next answer_line(struct turn *t, char *line) { return answer_part(t, line, false); }

/* ---- the turn ------------------------------------------------------------------------------- */

static enum next ask_once(struct turn *t)
{
	char line[MAX_LINE], prompt[MAX_LINE];
	struct text text = text_in(prompt, sizeof prompt);

	text_style(&text, style_seat(t->seat));
	seat_title(t->s->m.g, t->seat, &text);
	text_style(&text, STYLE_PLAIN);
	text_str(&text, "> ");
	complete_with(complete_line, t);
	return read_line(prompt, line) == GOT_LINE ? answer_line(t, line) : QUITS;
}

static FILE *open_paged(struct turn *t)
{
	(void)t;
	return open_pager();
}

static void close_paged(struct turn *t, FILE *f)
{
	(void)t;
	close_pager(f);
}

static bool confirms(struct turn *t, const char *question)
{
	char line[MAX_LINE];

	(void)t;
	complete_with(NULL, NULL);
	return read_line(question, line) == GOT_LINE && (*line == 'y' || *line == 'Y');
}

enum decided ask_person(struct sitting *s, int seat)
{
	static struct turn t;
	enum next next;

	t.s = s;
	t.seat = seat;
	t.out = stdout;
	t.open_long = open_paged;
	t.close_long = close_paged;
	t.confirm = confirms;
	find_choices(&t.choices, s->m.g, s->m.state, seat);
	next = has_ahead(&t) ? do_ahead(&t) : ASK_AGAIN;
	if (next == ASK_AGAIN) {
		tell_news(s, seat);
		show_board(s, seat, false);
		show_question(&t);
		list_all(&t);
	}
	while (next == ASK_AGAIN)
		next = ask_once(&t);
	return next == ACTED ? DECIDED : LEAVES;
}
