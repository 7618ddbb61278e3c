/* core/notation.c -- a game's words: actions, events, refusals, prompts and options as text.
 *
 * All of it comes from tables, so that no game has a parser that could drift from its printer. */

#include "core/game.h"

enum { MAX_WORD = 48 };

/* ---- arguments -------------------------------------------------------------- */

static const struct names *names_of(const struct game *g, int type)
{
	return (type == ARG_SEAT || type >= ARG_GAME) && type < g->n_names ? &g->names[type] : NULL;
}

static void seats_text(const struct game *g, int set, const char *between, const char *last,
					   void (*one)(const struct game *, int, int, struct text *), struct text *out)
{
	int left = count_bits((uint64_t)set);

	if (!set)
		text_str(out, "nobody");
	for (; set; set &= set - 1) {
		one(g, ARG_SEAT, lowest_bit((uint64_t)set), out);
		if (--left)
			text_str(out, left == 1 ? last : between);
	}
}

void arg_word(const struct game *g, int type, int value, struct text *out)
{
	const struct names *names = names_of(g, type);

	if (value == VEILED_ARG)
		text_char(out, '?');
	else if (type == ARG_SEATS)
		seats_text(g, value, "+", "+", arg_word, out);
	else if (type == ARG_SEAT && value == SEAT_CHANCE)
		text_str(out, "chance");
	else if (type == ARG_SEAT && value == SEAT_NOBODY)
		text_str(out, "nobody");
	else if (names && value < names->n)
		text_str(out, names->word[value]);
	else if (type == ARG_VERB && value < g->n_verbs)
		text_str(out, g->verbs[value].word);
	else if (type == ARG_STEP && value < g->n_steps)
		text_str(out, g->steps[value].word);
	else
		text_num(out, value);
}

void arg_title(const struct game *g, int type, int value, struct text *out)
{
	const struct names *names = names_of(g, type);

	if (value == VEILED_ARG)
		text_str(out, names && names->veiled ? names->veiled : "something");
	else if (type == ARG_SEATS)
		seats_text(g, value, ", ", " and ", arg_title, out);
	else if (names && names->title && value < names->n && names->title[value])
		text_str(out, names->title[value]);
	else if (type == ARG_STEP && value < g->n_steps)
		text_str(out, g->steps[value].phase);
	else
		arg_word(g, type, value, out);
}

struct guess {
	const char *word;
	int apart;
};

static void consider(struct guess *best, const char *typed, const char *word)
{
	int apart = text_apart(typed, word);

	if (apart < best->apart)
		*best = (struct guess){ word, apart };
}

static void suggest(struct text *error, struct guess best, const char *typed)
{
	if (best.word && best.apart <= 1 + (int)text_length(typed) / 3) {
		text_str(error, " Did you mean '");
		text_str(error, best.word);
		text_str(error, "'?");
	}
}

static bool parse_number(const char *word, int64_t max, int64_t *value)
{
	int64_t n = 0;

	if (!*word)
		return false;
	for (; *word; word++) {
		if (*word < '0' || *word > '9')
			return false;
		n = n * 10 + (*word - '0');
		if (n > max)
			return false;
	}
	*value = n;
	return true;
}

static bool parse_seats(const struct game *g, const char *words, int *value, struct text *error)
{
	char word[MAX_WORD];
	int set = 0, one;

	if (text_equal(words, "nobody")) {
		*value = 0;
		return true;
	}
	while (*words) {
		struct text w = text_in(word, sizeof word);
		while (*words && *words != '+')
			text_char(&w, *words++);
		if (*words == '+')
			words++;
		if (!arg_parse(g, ARG_SEAT, word, &one, error))
			return false;
		set |= 1 << one;
	}
	*value = set;
	return true;
}

static bool parse_name(const struct names *names, const char *word, int *value, struct text *error)
{
	struct guess best = { NULL, MAX_WORD };

	for (int i = 0; i < names->n; i++)
		if (text_equal(names->word[i], word)) {
			*value = i;
			return true;
		}
	for (int i = 0; i < names->n; i++)
		consider(&best, word, names->word[i]);
	text_char(error, '\'');
	text_str(error, word);
	text_str(error, "' is not a ");
	text_str(error, names->type);
	text_char(error, '.');
	suggest(error, best, word);
	return false;
}

bool arg_parse(const struct game *g, int type, const char *word, int *value, struct text *error)
{
	const struct names *names = names_of(g, type);
	int64_t number;

	if (type == ARG_SEATS)
		return parse_seats(g, word, value, error);
	if (names && type == ARG_SEAT && text_equal(word, "nobody")) {
		*value = SEAT_NOBODY;
		return true;
	}
	if (names)
		return parse_name(names, word, value, error);
	if (parse_number(word, 0xffff, &number)) {
		*value = (int)number;
		return true;
	}
	text_char(error, '\'');
	text_str(error, word);
	text_str(error, "' is not a number from 0 to 65535.");
	return false;
}

int seat_parse(const struct game *g, const char *word)
{
	const struct names *seats = &g->names[ARG_SEAT];

	if (text_equal(word, "chance"))
		return SEAT_CHANCE;
	for (int i = 0; i < seats->n; i++)
		if (text_equal(seats->word[i], word))
			return i;
	return -1;
}

/* ---- actions ------------------------------------------------------------------ */

void act_text(const struct game *g, act a, struct text *out)
{
	const struct verb *verb = &g->verbs[act_verb(a)];

	text_str(out, verb->word);
	for (int i = 0; i < MAX_ARGS && verb->arg[i]; i++) {
		text_char(out, ' ');
		arg_word(g, verb->arg[i], act_arg(a, i), out);
	}
}

/* Copies the next word into `word` and returns what follows it; NULL if it is too long. */
static const char *next_word(const char *s, char word[MAX_WORD])
{
	struct text w = text_in(word, MAX_WORD);

	while (*s == ' ' || *s == '\t')
		s++;
	while (*s && *s != ' ' && *s != '\t')
		text_char(&w, *s++);
	return w.full ? NULL : s;
}

static int find_verb(const struct game *g, const char *word, struct text *error)
{
	struct guess best = { NULL, MAX_WORD };

	for (int v = 1; v < g->n_verbs; v++)
		if (text_equal(g->verbs[v].word, word))
			return v;
	for (int v = 1; v < g->n_verbs; v++)
		consider(&best, word, g->verbs[v].word);
	text_str(error, "There is no action '");
	text_str(error, word);
	text_str(error, "' in this game.");
	suggest(error, best, word);
	return 0;
}

static void say_usage(const struct game *g, const struct verb *verb, struct text *error)
{
	text_char(error, '\'');
	text_str(error, verb->word);
	text_str(error, "' is written: ");
	text_str(error, verb->word);
	for (int i = 0; i < MAX_ARGS && verb->arg[i]; i++) {
		const struct names *names = names_of(g, verb->arg[i]);
		text_char(error, ' ');
		text_str(error, names ? names->type : verb->arg[i] == ARG_SEATS ? "seats" : "number");
	}
	text_char(error, '.');
}

bool act_parse(const struct game *g, const char *text, act *out, struct text *error)
{
	char word[MAX_WORD];
	int verb, arg[MAX_ARGS] = { 0 };

	text = next_word(text, word);
	if (!text || !*word) {
		text_str(error, text ? "An action was expected." : "That word is too long for an action.");
		return false;
	}
	verb = find_verb(g, word, error);
	if (!verb)
		return false;
	for (int i = 0; i < MAX_ARGS && g->verbs[verb].arg[i]; i++) {
		text = next_word(text, word);
		if (!text || !*word) {
			say_usage(g, &g->verbs[verb], error);
			return false;
		}
		if (!arg_parse(g, g->verbs[verb].arg[i], word, &arg[i], error))
			return false;
	}
	text = next_word(text, word);
	if (!text || *word) {
		say_usage(g, &g->verbs[verb], error);
		return false;
	}
	*out = ACT(verb, arg[0], arg[1], arg[2]);
	return true;
}

/* ---- sentences ---------------------------------------------------------------- */

struct filling {
	int seat;
	int value[MAX_ARGS];
	const uint8_t *type;
};

static void fill_count(int n, const char **s, struct text *out)
{
	text_num(out, n);
	text_char(out, ' ');
	while (**s && **s != '}')
		text_char(out, *(*s)++);
	if (n != 1)
		text_char(out, 's');
}

/* *s stands behind an opening brace; it is moved behind the closing one. */
static void fill(const struct game *g, const char **s, const struct filling *f, struct text *out)
{
	char what = *(*s)++;
	int i = what - 'a';

	if (what == 's') {
		arg_title(g, ARG_SEAT, f->seat, out);
	} else {
		CHECK(i >= 0 && i < MAX_ARGS);
		if (**s == '#') {
			++*s;
			fill_count(f->value[i], s, out);
		} else {
			arg_title(g, f->type[i], f->value[i], out);
		}
	}
	CHECK(**s == '}');
	++*s;
}

static void sentence(const struct game *g, const char *s, struct filling f, struct text *out)
{
	while (*s)
		if (*s == '{') {
			s++;
			fill(g, &s, &f, out);
		} else {
			text_char(out, *s++);
		}
}

void act_label(const struct game *g, act a, struct text *out)
{
	const struct verb *verb = &g->verbs[act_verb(a)];

	sentence(g, verb->label,
			 (struct filling){ SEAT_NOBODY, { act_a(a), act_b(a), act_c(a) }, verb->arg }, out);
}

void event_text(const struct game *g, const struct event *e, struct text *out)
{
	const struct event_info *info = &g->events[e->kind];

	sentence(g, info->text, (struct filling){ e->seat, { e->a, e->b, e->c }, info->arg }, out);
}

void prompt_ask(const struct game *g, struct prompt p, struct text *out)
{
	const struct step *step = &g->steps[p.step];

	sentence(g, step->ask, (struct filling){ SEAT_NOBODY, { p.a, p.b, p.c }, step->arg }, out);
}

void prompt_hint(const struct game *g, struct prompt p, struct text *out)
{
	const struct step *step = &g->steps[p.step];

	sentence(g, step->hint, (struct filling){ SEAT_NOBODY, { p.a, p.b, p.c }, step->arg }, out);
}

void prompt_wait(const struct game *g, struct prompt p, int seat, struct text *out)
{
	const struct step *step = &g->steps[p.step];

	sentence(g, step->wait, (struct filling){ seat, { p.a, p.b, p.c }, step->arg }, out);
}

/* ORDER WHY_: the refusals that are the same for every game. */
static const struct clause common[] = {
	{ "OVER", "", "", "The game is over.", { 0 } },
	{ "ACTION", "", "", "There is no such action in this game.", { 0 } },
	{ "ARGUMENT",
	  "",
	  "",
	  "Argument {a} cannot be {b}: there is no such thing here.",
	  { ARG_NUM, ARG_NUM } },
	{ "TURN", "", "", "It is not your turn: {a} must decide first.", { ARG_SEATS } },
	{ "CHOSEN", "", "", "You have chosen already; the others have not.", { 0 } },
	{ "STEP", "", "", "There is no '{a}' now: this is the step '{b}'.", { ARG_VERB, ARG_STEP } },
	{ "CHANCE", "", "", "A '{a}' is left to chance.", { ARG_VERB } },
};

static const struct clause *clause_of(const struct game *g, struct why w)
{
	if (w.clause < WHY_OVER)
		return &g->clauses[w.clause];
	CHECK(w.clause - WHY_OVER < LEN(common));
	return &common[w.clause - WHY_OVER];
}

void why_text(const struct game *g, struct why w, struct text *out)
{
	const struct clause *clause = clause_of(g, w);

	sentence(g, clause->refusal, (struct filling){ SEAT_NOBODY, { w.a, w.b, w.c }, clause->arg },
			 out);
}

const char *why_clause(const struct game *g, struct why w)
{
	return w.clause ? clause_of(g, w)->id : "";
}

/* ---- options ------------------------------------------------------------------- */

static void say_values(const struct option *o, struct text *error)
{
	if (o->words) {
		for (int i = o->min; i <= o->max; i++) {
			text_str(error, i == o->min ? "" : i == o->max ? " or " : ", ");
			text_str(error, o->words[i]);
		}
		return;
	}
	if (o->numbers > 1) {
		text_num(error, o->numbers);
		text_str(error, " numbers, each ");
	}
	text_num(error, o->min);
	text_str(error, " to ");
	text_num(error, o->max);
}

static bool parse_numbers(const struct option *o, const char *s, int32_t *value)
{
	int32_t packed = 0;

	for (int i = 0; i < o->numbers; i++) {
		char word[MAX_WORD];
		struct text w = text_in(word, sizeof word);
		int64_t n;

		while (*s && *s != ',')
			text_char(&w, *s++);
		if (!parse_number(word, o->max, &n) || n < o->min)
			return false;
		packed |= (int32_t)n << 8 * i;
		if (i + 1 < o->numbers && *s++ != ',')
			return false;
	}
	*value = packed;
	return !*s;
}

static bool parse_value(const struct option *o, const char *s, int32_t *value)
{
	int64_t number;

	if (o->numbers > 1)
		return parse_numbers(o, s, value);
	if (!o->words) {
		if (!parse_number(s, o->max, &number) || number < o->min)
			return false;
		*value = (int32_t)number;
		return true;
	}
	for (int32_t i = o->min; i <= o->max; i++)
		if (text_equal(o->words[i], s)) {
			*value = i;
			return true;
		}
	return false;
}

static void say_unknown_option(const struct game *g, const char *name, struct text *error)
{
	struct guess best = { NULL, MAX_WORD };

	text_str(error, g->title);
	text_str(error, " has no option '");
	text_str(error, name);
	text_str(error, "'.");
	for (int i = 0; i < g->n_options; i++)
		consider(&best, name, g->options[i].name);
	suggest(error, best, name);
}

/* "name=value" */
bool option_parse(const struct game *g, const char *text, struct setup *how, struct text *error)
{
	char name[MAX_WORD];
	struct text w = text_in(name, sizeof name);

	while (*text && *text != '=')
		text_char(&w, *text++);
	if (*text != '=') {
		text_char(error, '\'');
		text_str(error, name);
		text_str(error, "' is not an option: write name=value.");
		return false;
	}
	for (int i = 0; i < g->n_options; i++) {
		if (!text_equal(g->options[i].name, name))
			continue;
		if (parse_value(&g->options[i], text + 1, &how->option[i]))
			return true;
		text_str(error, "The option ");
		text_str(error, name);
		text_str(error, " can be ");
		say_values(&g->options[i], error);
		text_str(error, ", not '");
		text_str(error, text + 1);
		text_str(error, "'.");
		return false;
	}
	say_unknown_option(g, name, error);
	return false;
}

/* Any small number: how many the game is for, it says itself when it starts. */
bool seats_parse(const char *word, struct setup *how, struct text *error)
{
	enum { MOST = 99 };
	int seats = 0;
	const char *s = word;

	while (*s >= '0' && *s <= '9' && seats <= MOST)
		seats = 10 * seats + *s++ - '0';
	if (seats && !*s && seats <= MOST) {
		how->seats = (uint8_t)seats;
		return true;
	}
	text_str(error, "The number of seats is a small number, not '");
	text_str(error, word);
	text_str(error, "'.");
	return false;
}

bool setup_parse(const struct game *g, const char *word, struct setup *how, struct text *error)
{
	static const char seats[] = "seats=";
	const char *s = word, *key = seats;

	while (*key && *s == *key)
		s++, key++;
	return *key ? option_parse(g, word, how, error) : seats_parse(s, how, error);
}

void option_text(const struct game *g, int row, int32_t value, struct text *out)
{
	const struct option *o = &g->options[row];

	text_str(out, o->name);
	text_char(out, '=');
	if (o->words)
		text_str(out, o->words[value]);
	else if (o->numbers > 1)
		for (int i = 0; i < o->numbers; i++) {
			if (i)
				text_char(out, ',');
			text_num(out, value >> 8 * i & 0xff);
		}
	else
		text_num(out, value);
}
