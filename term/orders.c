/* term/orders.c -- what a person may type besides actions: why, undo, log, save ... */

#include "term/turn.h"

#include "term/route.h"
#include "term/rulebook.h"
#include "term/screen.h"

#include <string.h>

static enum next order_why(struct turn *t, const char *rest)
{
	int hits[MAX_LEGAL];

	if (!*rest) {
		fputs("Why what? Write an action, as in: why march i egypt\n", t->out);
		return ASK_AGAIN;
	}
	if (match_choices(&t->choices, rest, hits) == 1) {
		fprintf(t->out, "You can: it is choice %d, '%s'.\n", hits[0] + 1, t->choices.text[hits[0]]);
		return ASK_AGAIN;
	}
	return explain(t, rest);
}

static enum next order_undo(struct turn *t, const char *rest)
{
	(void)rest;
	if (!take_back(t->s, t->seat)) {
		fputs(
			"There is nothing to take back: others have acted since, or something was revealed.\n",
			t->out);
		return ASK_AGAIN;
	}
	fputs("Taken back.\n", t->out);
	return ACTED;
}

static enum next order_log(struct turn *t, const char *rest)
{
	FILE *f = t->open_long(t);

	(void)rest;
	tell_all(t->s, t->seat, f);
	t->close_long(t, f);
	return ASK_AGAIN;
}

static enum next order_board(struct turn *t, const char *rest)
{
	(void)rest;
	show_board(t->s, t->seat, true);
	return ASK_AGAIN;
}

static enum next order_choices(struct turn *t, const char *rest)
{
	(void)rest;
	show_question(t);
	list_all(t);
	return ASK_AGAIN;
}

static enum next order_more(struct turn *t, const char *rest)
{
	FILE *f = t->open_long(t);

	(void)rest;
	print_choices(f, &t->choices, t->listed, t->n_listed, 0);
	t->close_long(t, f);
	return ASK_AGAIN;
}

static enum next order_rules(struct turn *t, const char *rest)
{
	const struct game *g = t->s->m.g;
	const struct rulebook *book = find_rulebook(g);
	char sentence[MAX_SENTENCE];
	struct text error = text_in(sentence, sizeof sentence);
	int clause;
	FILE *f;

	if (*rest) {
		clause = find_clause(g, rest, &error);
		if (clause < 0)
			put_wrapped(t->out, sentence, 0, 0);
		else
			print_clause(t->out, g, clause);
		return ASK_AGAIN;
	}
	if (!book) {
		fprintf(t->out, "%s has no rules written down: it is there for tests.\n", g->title);
		return ASK_AGAIN;
	}
	f = t->open_long(t);
	print_rulebook(f, book);
	t->close_long(t, f);
	return ASK_AGAIN;
}

static enum next order_standing(struct turn *t, const char *rest)
{
	(void)rest;
	tell_standing(t->s, t->out);
	tell_aim(t->s, t->out);
	return ASK_AGAIN;
}

static enum next order_save(struct turn *t, const char *rest)
{
	if (!*rest)
		fputs("Under which name? As in: save my.game\n", t->out);
	else if (save_sitting(t->s, rest))
		fprintf(t->out, "Saved; 'rubicon play --load %s' goes on from here.\n", rest);
	return ASK_AGAIN;
}

static void print_thought(FILE *f, const struct game *g, const struct thought *x)
{
	enum { PERCENT = 100 }; /* of 10,000 */
	char notation[MAX_NOTATION];
	struct text text = text_in(notation, sizeof notation);

	act_text(g, x->a, &text);
	fprintf(f, "  %-20s wins %d%%, give or take %d%%\n", notation, x->share / PERCENT,
			x->spread / PERCENT);
}

static enum next order_hint(struct turn *t, const char *rest)
{
	const struct bot *adviser = bot_by_id("hard");
	struct answer answer;
	char notation[MAX_NOTATION];
	struct text text = text_in(notation, sizeof notation);

	(void)rest;
	ask_bot(t->s, t->seat, adviser, &answer);
	act_text(t->s->m.g, answer.a, &text);
	fprintf(t->out, "The bot '%s' would choose: %s\n", adviser->id, notation);
	for (int i = 0; i < answer.n_thoughts; i++)
		print_thought(t->out, t->s->m.g, &answer.thought[i]);
	return ASK_AGAIN;
}

/* ---- odds ------------------------------------------------------------------------------------ */

static void tell_chance(FILE *f, const struct odds *odds, const struct odds_row *row)
{
	if (odds->exact)
		fprintf(f, "  %5.1f%%  ", 100 * row->share);
	else
		fprintf(f, "  %5.1f%% (%.0f to %.0f)  ", 100 * row->share, 100 * row->low, 100 * row->high);
}

static void tell_results(FILE *f, const struct game *g, const struct odds_row *row)
{
	char sentence[MAX_SENTENCE];
	struct text text = text_in(sentence, sizeof sentence);

	if (!row->n)
		text_str(&text, "Nothing comes of it yet.");
	for (int i = 0; i < row->n; i++) {
		text_str(&text, i ? " " : "");
		event_text(g, &row->result[i], &text);
	}
	fprintf(f, "%s\n", sentence);
}

static void tell_odds(FILE *f, const struct sitting *s, int seat, act a)
{
	const struct game *g = s->m.g;
	char name[MAX_NOTATION];
	struct text text = text_in(name, sizeof name);
	struct odds odds;

	ask_odds(s, seat, a, &odds);
	for (int i = 0; i < odds.n; i++) {
		tell_chance(f, &odds, &odds.row[i]);
		tell_results(f, g, &odds.row[i]);
	}
	if (odds.rest > 0)
		fprintf(f, "  %5.1f%%  anything else\n", 100 * odds.rest);
	if (!odds.exact)
		fprintf(f, "From %u imagined worlds.\n", (unsigned)odds.samples);
	if (odds.next == SEAT_NOBODY)
		return;
	seat_title(g, odds.next, &text);
	fprintf(f, "Then it is for %s to decide.\n", name);
}

static enum next order_odds(struct turn *t, const char *rest)
{
	const struct choices *c = &t->choices;
	int hits[MAX_LEGAL], n = 1;
	long number;

	if (!*rest) {
		fputs("The odds of what? Write one of your choices or its number, as in: odds rob gaius\n",
			  t->out);
		return ASK_AGAIN;
	}
	if (parse_choice(rest, &number))
		hits[0] = choice_at(t->out, c, number);
	else
		n = match_choices(c, rest, hits);
	if (!n)
		return explain(t, rest);
	if (n > 1)
		fprintf(t->out, "'%s' may be '%s' or '%s': say more.\n", rest, c->text[hits[0]],
				c->text[hits[1]]);
	else if (hits[0] >= 0)
		tell_odds(t->out, t->s, t->seat, c->a[hits[0]]);
	return ASK_AGAIN;
}

static enum next order_resign(struct turn *t, const char *rest)
{
	(void)rest;
	if (!t->confirm(t, "Resign, really? (yes or no) "))
		return ASK_AGAIN;
	match_resign(&t->s->m, t->seat);
	t->s->gave_up |= SEAT_BIT(t->seat);
	if (!match_over(&t->s->m))
		fprintf(t->out, "You resign; the bot '%s' plays on for you.\n", t->s->bot[t->seat]->id);
	return ACTED;
}

/* ---- ways of several steps --------------------------------------------------------------------
 */

/* A thing of this name that some action is about; false: there is none. */
static bool find_named(const struct turn *t, const char *name, int *type, int *value)
{
	const struct game *g = t->s->m.g;
	char ignored[MAX_SENTENCE];

	for (int i = 0; i < t->choices.n; i++) {
		struct text error = text_in(ignored, sizeof ignored);
		*type = g->verbs[act_verb(t->choices.a[i])].arg[0];
		if (*type >= ARG_GAME && arg_parse(g, *type, name, value, &error))
			return true;
	}
	return false;
}

/* "step genua; step placentia": typed ahead, so that it stops where something comes between. */
static enum next go_way(struct turn *t, const act *way, int n)
{
	char line[MAX_LINE];
	struct text text = text_in(line, sizeof line);

	for (int i = 0; i < n; i++) {
		text_str(&text, i ? "; " : "");
		act_text(t->s->m.g, way[i], &text);
	}
	fprintf(t->out, "The way: %s\n", line);
	return answer_line(t, line);
}

static enum next order_go(struct turn *t, const char *rest)
{
	act way[MAX_ROUTE];
	int type, value, n;

	rest += strncmp(rest, "to ", 3) ? 0 : 3;
	if (!*rest || !find_named(t, rest, &type, &value)) {
		fprintf(t->out, "Go where? Write a place that you could go to, as in: go genua\n");
		return ASK_AGAIN;
	}
	n = find_route(t->s, t->seat, type, value, way);
	if (n)
		return go_way(t, way, n);
	fprintf(t->out, "No way leads there from here with what is left.\n");
	return ASK_AGAIN;
}

static enum next order_quit(struct turn *t, const char *rest)
{
	(void)t, (void)rest;
	return QUITS;
}

static enum next order_help(struct turn *t, const char *rest)
{
	(void)rest;
	fputs(
		"Type a choice's number, or an action as it is written, shortened as you like while it\n"
		"is clear which one you mean ('m a1' for 'mark a1'). Several actions may stand on a line,\n"
		"with ';' between them. Tab completes words. Or:\n",
		t->out);
	for (int i = 0; i < n_orders; i++)
		fprintf(t->out, "  %-7s %-7s  %s\n", orders[i].word, orders[i].arguments,
				orders[i].sentence);
	return ASK_AGAIN;
}

const struct order orders[] = {
	{ "choices", "", "what you can do now, once more", order_choices },
	{ "more", "", "all of the choices shown last", order_more },
	{ "why", "ACTION", "why an action is not possible now", order_why },
	{ "board", "", "the board once more", order_board },
	{ "log", "", "everything that has happened, as far as you may know it", order_log },
	{ "score", "", "who is ahead", order_standing },
	{ "rules", "CLAUSE", "a clause of the rules, or without one all of them", order_rules },
	{ "go", "PLACE", "go there step by step, until something comes between", order_go },
	{ "undo", "", "take back your last action, if nothing was revealed by it", order_undo },
	{ "hint", "", "ask a bot what it would do", order_hint },
	{ "odds", "ACTION", "what may come of an action, and how likely it is", order_odds },
	{ "save", "FILE", "save the game, and go on", order_save },
	{ "resign", "", "give up; with more than two seats a bot plays on for you", order_resign },
	{ "quit", "", "save the game, and leave", order_quit },
	{ "help", "", "this list", order_help },
};
const int n_orders = LEN(orders);
