/* record/about.c -- what is the same in every position of a game, as JSON. */

#include "record/position.h"

enum { USUAL = 256 }; /* "name=value" */

static void put_words(const char *key, const char *const *word, int n, struct text *out)
{
	json_open(out, key, '[');
	for (int i = 0; i < n; i++)
		json_str(out, NULL, word[i]);
	json_close(out, ']');
}

/* Titles where they differ from the words, else null. */
static void put_titles(const struct names *names, struct text *out)
{
	json_open(out, "titles", '[');
	for (int i = 0; i < names->n; i++)
		if (names->title[i])
			json_str(out, NULL, names->title[i]);
		else
			json_none(out, NULL);
	json_close(out, ']');
}

static void put_names(const struct names *names, struct text *out)
{
	json_open(out, names->type, '{');
	put_words("words", names->word, names->n, out);
	if (names->title)
		put_titles(names, out);
	json_close(out, '}');
}

/* The usual value as it is written: "8", "road", "4,0,2". */
static void put_usual(const struct game *g, int row, struct text *out)
{
	char written[USUAL];
	struct text t = text_in(written, sizeof written);

	option_text(g, row, g->options[row].usual, &t);
	json_str(out, "usual", written + text_length(g->options[row].name) + 1);
}

static void put_option(const struct game *g, int row, struct text *out)
{
	const struct option *o = &g->options[row];

	json_open(out, NULL, '{');
	json_str(out, "name", o->name);
	json_str(out, "sentence", o->sentence);
	put_usual(g, row, out);
	if (o->words) {
		put_words("words", o->words + o->min, o->max - o->min + 1, out);
	} else {
		json_num(out, "numbers", o->numbers ? o->numbers : 1);
		json_num(out, "min", o->min);
		json_num(out, "max", o->max);
	}
	json_close(out, '}');
}

static const char *type_name(const struct game *g, int type)
{
	static const char *const common[ARG_GAME] = { "", "number", "seat", "seats", "verb", "step" };

	return type < ARG_GAME ? common[type] : g->names[type].type;
}

static void put_verb(const struct game *g, const struct verb *verb, struct text *out)
{
	json_open(out, NULL, '{');
	json_str(out, "verb", verb->word);
	json_str(out, "label", verb->label);
	json_bool(out, "chance", !verb->steps);
	json_open(out, "args", '[');
	for (int i = 0; i < MAX_ARGS && verb->arg[i]; i++)
		json_str(out, NULL, type_name(g, verb->arg[i]));
	json_close(out, ']');
	json_close(out, '}');
}

static void put_facts(const struct game *g, struct text *out)
{
	json_str(out, "game", g->id);
	json_str(out, "title", g->title);
	json_str(out, "blurb", g->blurb);
	json_num(out, "rules", g->rules);
	json_num(out, "min_seats", g->min_seats);
	json_num(out, "max_seats", g->max_seats);
	json_num(out, "usual_seats", g->usual_seats);
	json_bool(out, "open", g->open);
	json_bool(out, "nobody_may_win", g->nobody_may_win);
}

/* For how many it is. */
static void put_seats(const struct game *g, int row, int scenario, struct text *out)
{
	struct setup how = game_usual(g);
	int min, max;

	if (row >= 0)
		how.option[row] = scenario;
	game_seats(g, &how, &min, &max);
	json_num(out, "min_seats", min);
	json_num(out, "max_seats", max);
}

static void put_scenario(const struct game *g, int i, struct text *out)
{
	const struct scenario_info *about = &g->scenarios[i];
	int row = scenario_row(g);

	json_open(out, NULL, '{');
	json_str(out, "word", row < 0 ? "" : g->options[row].words[i]);
	json_str(out, "title", about->title);
	json_str(out, "sentence", about->sentence);
	json_str(out, "aim", about->aim);
	json_str(out, "favoured", about->favoured);
	json_num(out, "least_minutes", about->least);
	json_num(out, "most_minutes", about->most);
	put_seats(g, row, i, out);
	json_close(out, '}');
}

static void put_scenarios(const struct game *g, struct text *out)
{
	int row = scenario_row(g), last = row < 0 ? 0 : g->options[row].max;

	json_open(out, "scenarios", '[');
	for (int i = row < 0 ? 0 : g->options[row].min; g->scenarios && i <= last; i++)
		put_scenario(g, i, out);
	json_close(out, ']');
}

void game_members(const struct game *g, struct text *out)
{
	put_facts(g, out);
	put_scenarios(g, out);
	json_open(out, "options", '[');
	for (int i = 0; i < g->n_options; i++)
		put_option(g, i, out);
	json_close(out, ']');
	json_open(out, "verbs", '[');
	for (int i = 1; i < g->n_verbs; i++)
		put_verb(g, &g->verbs[i], out);
	json_close(out, ']');
	json_open(out, "names", '{');
	for (int i = ARG_SEAT; i < g->n_names; i++)
		if (i == ARG_SEAT || i >= ARG_GAME)
			put_names(&g->names[i], out);
	json_close(out, '}');
}

void components_json(const struct game *g, const char *key, struct text *out)
{
	json_open(out, key, '{');
	if (g->components)
		g->components(out);
	json_close(out, '}');
}

void game_json(const struct game *g, struct text *out)
{
	json_open(out, NULL, '{');
	game_members(g, out);
	json_close(out, '}');
}

void game_and_box_json(const struct game *g, struct text *out)
{
	json_open(out, NULL, '{');
	game_members(g, out);
	components_json(g, "components", out);
	json_close(out, '}');
}
