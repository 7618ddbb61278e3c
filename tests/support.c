/* tests/support.c -- what several test programs need: setups to try, sampled actions, messages. */

#include "tests/support.h"

#include "games/registry.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

/* ---- sentences ------------------------------------------------------------ */

struct line_text act_line(const struct game *g, act a)
{
	struct line_text line;
	struct text t = text_in(line.s, sizeof line.s);

	if (act_verb(a) == 0 || act_verb(a) >= g->n_verbs)
		snprintf(line.s, sizeof line.s, "%016llx", (unsigned long long)a);
	else
		act_text(g, a, &t);
	return line;
}

struct line_text why_line(const struct game *g, struct why w)
{
	struct line_text line;
	struct text t = text_in(line.s, sizeof line.s);

	if (w.clause)
		why_text(g, w, &t);
	else
		text_str(&t, "allowed");
	return line;
}

struct line_text event_line(const struct game *g, struct event e)
{
	struct line_text line;
	struct text t = text_in(line.s, sizeof line.s);

	event_text(g, &e, &t);
	return line;
}

struct line_text setup_line(const struct game *g, const struct setup *how)
{
	struct line_text line;
	struct text t = text_in(line.s, sizeof line.s);

	text_str(&t, "seats=");
	text_num(&t, how->seats);
	for (int i = 0; i < g->n_options; i++) {
		text_char(&t, ' ');
		option_text(g, i, how->option[i], &t);
	}
	return line;
}

const char *seat_word(const struct game *g, int seat)
{
	if (seat == SEAT_CHANCE)
		return "chance";
	return seat < g->names[ARG_SEAT].n ? g->names[ARG_SEAT].word[seat] : "nobody";
}

int viewer_parse(const struct game *g, const char *word)
{
	return strcmp(word, "nobody") == 0 ? SEAT_NOBODY : seat_parse(g, word);
}

void board_lines(const struct game *g, const void *state, int seat, char *out)
{
	struct sight view;
	struct text t = text_in(out, MAX_SHOWN);
	char *kept = out;

	game_view(g, state, seat, view.b);
	g->board(view.b, seat, &t);
	for (const char *c = out; *c;)
		if (text_mark(c))
			c += text_mark(c);
		else
			*kept++ = *c++;
	*kept = 0;
}

bool show_line(const struct game *g, const void *state, int seat, char *out)
{
	struct sight view;
	struct text t = text_in(out, MAX_SHOWN);

	game_view(g, state, seat, view.b);
	json_open(&t, NULL, '{');
	g->show(view.b, seat, &t);
	json_close(&t, '}');
	return !t.full;
}

/* ---- setups --------------------------------------------------------------- */

int find_option(const struct game *g, const char *name)
{
	for (int i = 0; i < g->n_options; i++)
		if (strcmp(g->options[i].name, name) == 0)
			return i;
	return -1;
}

bool can_start(const struct game *g, const struct setup *how)
{
	struct world w;
	char error[MAX_LINE_TEXT];
	struct text t = text_in(error, sizeof error);

	return game_start(g, how, w.b, &t);
}

int list_setups(const struct game *g, int seats, struct setup *out)
{
	int row = find_option(g, "scenario"), n = 0;
	int first = row < 0 ? 0 : g->options[row].min, last = row < 0 ? 0 : g->options[row].max;

	for (int value = first; value <= last && n < MAX_SETUPS; value++) {
		struct setup how = game_usual(g);
		how.seats = (uint8_t)seats;
		if (row >= 0)
			how.option[row] = value;
		if (can_start(g, &how))
			out[n++] = how;
	}
	return n;
}

static int32_t random_value(const struct option *o, struct rng *r)
{
	uint32_t range = (uint32_t)(o->max - o->min) + 1;
	int32_t packed = 0;

	if (o->numbers <= 1)
		return o->min + (int32_t)rng_below(r, range);
	for (int i = 0; i < o->numbers; i++)
		packed |= (o->min + (int32_t)rng_below(r, range)) << 8 * i;
	return packed;
}

void shake_options(const struct game *g, struct setup *how, struct rng *r)
{
	int scenario = find_option(g, "scenario");

	for (int i = 0; i < g->n_options; i++) {
		const struct option *o = &g->options[i];
		if (i == scenario || rng_below(r, 2))
			continue;
		switch (o->numbers > 1 ? 2 : rng_below(r, 4)) {
		case 0: how->option[i] = o->min; break;
		case 1: how->option[i] = o->max; break;
		default: how->option[i] = random_value(o, r);
		}
	}
}

const char *scenario_word(const struct game *g, const struct setup *how)
{
	int row = find_option(g, "scenario");

	return row < 0 ? "" : g->options[row].words[how->option[row]];
}

/* ---- actions -------------------------------------------------------------- */

int arg_range(const struct game *g, int type)
{
	enum { NUMBERS_TRIED = 24 };

	switch (type) {
	case ARG_NONE: return 1;
	case ARG_NUM: return NUMBERS_TRIED;
	case ARG_SEATS: return 1 << MAX_SEATS;
	case ARG_VERB: return g->n_verbs;
	case ARG_STEP: return g->n_steps;
	default: return g->names[type].n;
	}
}

bool is_arg(const struct game *g, int type, int value)
{
	switch (type) {
	case ARG_NONE: return !value;
	case ARG_NUM: return true;
	case ARG_SEAT: return value < g->names[type].n || value == SEAT_CHANCE || value == SEAT_NOBODY;
	default: return value < arg_range(g, type);
	}
}

bool is_chance_verb(const struct game *g, int verb) { return !g->verbs[verb].steps; }

static act with_arg(act a, int i, int value)
{
	int shift = 32 - 16 * i;

	return (a & ~((act)0xffff << shift)) | (act)value << shift;
}

static int random_arg(const struct game *g, int type, struct rng *r)
{
	return (int)rng_below(r, (uint32_t)arg_range(g, type));
}

act any_action(const struct game *g, struct rng *r)
{
	int verb;
	act a;

	do
		verb = 1 + (int)rng_below(r, (uint32_t)g->n_verbs - 1);
	while (is_chance_verb(g, verb));
	a = ACT(verb, 0, 0, 0);
	for (int i = 0; i < MAX_ARGS; i++)
		a = with_arg(a, i, random_arg(g, g->verbs[verb].arg[i], r));
	return a;
}

act near_action(const struct game *g, act a, struct rng *r)
{
	const struct verb *verb = &g->verbs[act_verb(a)];
	int typed = 0, i;

	while (typed < MAX_ARGS && verb->arg[typed])
		typed++;
	if (!typed)
		return any_action(g, r);
	i = (int)rng_below(r, (uint32_t)typed);
	return with_arg(a, i, random_arg(g, verb->arg[i], r));
}

bool is_listed(const act *legal, int n, act a)
{
	int low = 0, high = n;

	while (low < high) {
		int middle = (low + high) / 2;
		if (legal[middle] < a)
			low = middle + 1;
		else
			high = middle;
	}
	return low < n && legal[low] == a;
}

act varied_choice(const act *list, int n, struct rng *r)
{
	int first = 0, last, verbs = 0, pick;

	if (rng_below(r, 2))
		return list[rng_below(r, (uint32_t)n)];
	for (int i = 0; i < n; i++)
		verbs += !i || act_verb(list[i]) != act_verb(list[i - 1]);
	pick = (int)rng_below(r, (uint32_t)verbs);
	while (pick--)
		for (int verb = act_verb(list[first]); act_verb(list[first]) == verb;)
			first++;
	for (last = first; last < n && act_verb(list[last]) == act_verb(list[first]);)
		last++;
	return list[first + (int)rng_below(r, (uint32_t)(last - first))];
}

/* ---- programs ------------------------------------------------------------- */

bool has_folder(const struct game *g)
{
	char path[MAX_LINE_TEXT];
	struct stat st;

	snprintf(path, sizeof path, "games/%s", g->id);
	return stat(path, &st) == 0 && S_ISDIR(st.st_mode);
}

void usage_error(const char *program, const char *message, const char *about)
{
	fprintf(stderr, "%s: %s%s\n", program, message, about);
	exit(2);
}

const char *read_update(int argc, char **argv, const char *program, bool *updating)
{
	const char *only = NULL;

	*updating = false;
	for (int i = 1; i < argc; i++)
		if (strcmp(argv[i], "--update") == 0)
			*updating = true;
		else if (strcmp(argv[i], "--game") == 0 && i + 1 < argc && game_by_id(argv[i + 1]))
			only = argv[++i];
		else
			usage_error(program, "usage: [--update] [--game ID], not ", argv[i]);
	return only;
}

uint64_t parse_count(const char *program, const char *option, const char *value)
{
	char *end;
	unsigned long long n;

	errno = 0;
	n = value ? strtoull(value, &end, 10) : 0;
	if (!value || errno || *end || end == value || *value == '-')
		usage_error(program, "a number must follow ", option);
	return n;
}

double cpu_seconds(void)
{
	struct timespec now;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
	return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

uint64_t hash_text(const char *s)
{
	uint64_t h = 0;

	for (; *s; s++)
		h = mix64(h ^ (unsigned char)*s) + 0x9e3779b97f4a7c15u;
	return mix64(h);
}
