/* command/kept_tables.c -- a kept engine's account of its game, read into the tables of a game.
 *
 * What is read stays as long as the program: the game's strings lie in it. */

#include "command/kept_engine.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

static const char *string_of(const json_t *row, const char *key)
{
	return json_string_value(json_object_get(row, key));
}

static int number_of(const json_t *row, const char *key)
{
	return (int)json_integer_value(json_object_get(row, key));
}

static void read_args(const json_t *row, uint8_t arg[MAX_ARGS])
{
	const json_t *args = json_object_get(row, "args");

	for (size_t i = 0; i < MAX_ARGS; i++)
		arg[i] = (uint8_t)json_integer_value(json_array_get(args, i));
}

static const char *const *read_list(const json_t *row, const char *key)
{
	const json_t *list = json_object_get(row, key);
	size_t n = json_array_size(list);
	const char **out;

	if (!list)
		return NULL;
	out = calloc(n + 1, sizeof *out);
	CHECK(out);
	for (size_t i = 0; i < n; i++)
		out[i] = json_string_value(json_array_get(list, i));
	return out;
}

/* ---- rows ------------------------------------------------------------------------------------ */

static void read_verb(const json_t *row, struct verb *out)
{
	uint64_t low = (uint64_t)json_integer_value(json_object_get(row, "low"));
	uint64_t high = (uint64_t)json_integer_value(json_object_get(row, "high"));

	out->word = string_of(row, "word");
	out->label = string_of(row, "label");
	read_args(row, out->arg);
	out->secrecy = (uint8_t)number_of(row, "secrecy");
	out->flags = (uint8_t)number_of(row, "flags");
	out->steps = high << 32 | low;
}

static void read_step(const json_t *row, struct step *out)
{
	out->word = string_of(row, "word");
	out->phase = string_of(row, "phase");
	out->ask = string_of(row, "ask");
	out->hint = string_of(row, "hint");
	out->wait = string_of(row, "wait");
	read_args(row, out->arg);
}

static void read_clause(const json_t *row, struct clause *out)
{
	out->id = string_of(row, "id");
	out->source = string_of(row, "source");
	out->text = string_of(row, "text");
	out->refusal = string_of(row, "refusal");
	read_args(row, out->arg);
}

static void read_event(const json_t *row, struct event_info *out)
{
	out->id = string_of(row, "id");
	out->text = string_of(row, "text");
	read_args(row, out->arg);
}

static void read_names(const json_t *row, struct names *out)
{
	out->type = string_of(row, "type");
	out->veiled = string_of(row, "veiled");
	out->n = (uint16_t)number_of(row, "n");
	out->word = read_list(row, "words");
	out->title = read_list(row, "titles");
}

static void read_option(const json_t *row, struct option *out)
{
	out->name = string_of(row, "name");
	out->sentence = string_of(row, "sentence");
	out->words = read_list(row, "words");
	out->min = number_of(row, "min");
	out->max = number_of(row, "max");
	out->usual = number_of(row, "usual");
	out->numbers = (uint8_t)number_of(row, "numbers");
}

/* An array of rows, and how many there are. */
#define READ_ROWS(all, key, type, read, rows, n)                                                   \
	do {                                                                                           \
		const json_t *list = json_object_get(all, key);                                            \
		type *made = calloc(json_array_size(list) + 1, sizeof *made);                              \
		CHECK(made);                                                                               \
		for (size_t i = 0; i < json_array_size(list); i++)                                         \
			read(json_array_get(list, i), &made[i]);                                               \
		(rows) = made;                                                                             \
		(n) = (int)json_array_size(list);                                                          \
	} while (0)

static void read_sizes(const json_t *all, struct game *g)
{
	g->rules = (uint16_t)number_of(all, "rules");
	g->min_seats = (uint8_t)number_of(all, "min_seats");
	g->max_seats = (uint8_t)number_of(all, "max_seats");
	g->usual_seats = (uint8_t)number_of(all, "usual_seats");
	g->state_size = (uint16_t)number_of(all, "state_size");
	g->view_size = (uint16_t)number_of(all, "view_size");
	g->max_legal = (uint16_t)number_of(all, "max_legal");
	g->max_outcomes = (uint16_t)number_of(all, "max_outcomes");
	g->max_actions = (uint32_t)number_of(all, "max_actions");
	g->open = json_is_true(json_object_get(all, "open"));
}

static bool is_within_limits(const struct game *g)
{
	return g->id && g->title && g->state_size && g->state_size <= MAX_STATE &&
		   g->view_size <= MAX_VIEW && g->max_seats <= MAX_SEATS && g->max_legal <= MAX_LEGAL &&
		   g->n_verbs <= MAX_VERBS && g->n_steps <= MAX_STEPS && g->n_options <= MAX_OPTIONS;
}

bool read_kept_tables(struct kept *k)
{
	struct game *g = &k->g;
	uint32_t n = k->kept_about();
	const json_t *all = json_loadb(k->said, n, 0, NULL);

	if (*k->trapped || !all)
		return false;
	g->id = string_of(all, "id");
	g->title = string_of(all, "title");
	g->blurb = string_of(all, "blurb");
	read_sizes(all, g);
	READ_ROWS(all, "verbs", struct verb, read_verb, g->verbs, g->n_verbs);
	READ_ROWS(all, "steps", struct step, read_step, g->steps, g->n_steps);
	READ_ROWS(all, "clauses", struct clause, read_clause, g->clauses, g->n_clauses);
	READ_ROWS(all, "events", struct event_info, read_event, g->events, g->n_events);
	READ_ROWS(all, "names", struct names, read_names, g->names, g->n_names);
	READ_ROWS(all, "options", struct option, read_option, g->options, g->n_options);
	if (g->open)
		g->view = NULL, g->imagine = NULL;
	return is_within_limits(g);
}
