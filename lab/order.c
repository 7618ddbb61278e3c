/* lab/order.c -- a job, from the command line. */

#include "lab/order.h"

#include "lab/crew.h"
#include "command/command.h"
#include "command/flags.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
	USUAL_GAMES = 1000,
	MAX_TEXT = 512,
	ALWAYS_WATCHED = 1000, /* games, where bots play at random; of more some are */
	LONGEST_STRIDE = 4000,
};
enum { SEATS = 's', BOTS = 'b', GAMES = 'g', SEED = 'S', THREADS = 't', ITERATIONS = 'i' };
enum { VARY = 'v', JSON = 'j', CSV = 'c', REPORT = 'r', CHARTS = 'C', UNPAIRED = 'u' };
enum { KEEP = 'k', RESUME = 'R', PROGRESS = 'p', LINES = 'l', ON = 'o' };
static const char of_the_job[] = { SEATS, BOTS, GAMES, SEED, ITERATIONS, VARY, UNPAIRED, LINES, 0 };

static const struct flag flags[] = {
	{ "seats", required_argument, NULL, SEATS },
	{ "bots", required_argument, NULL, BOTS },
	{ "games", required_argument, NULL, GAMES },
	{ "seed", required_argument, NULL, SEED },
	{ "threads", required_argument, NULL, THREADS },
	{ "iterations", required_argument, NULL, ITERATIONS },
	{ "vary", required_argument, NULL, VARY },
	{ "unpaired", no_argument, NULL, UNPAIRED },
	{ "on", required_argument, NULL, ON },
	{ "json", required_argument, NULL, JSON },
	{ "csv", required_argument, NULL, CSV },
	{ "report", required_argument, NULL, REPORT },
	{ "charts", required_argument, NULL, CHARTS },
	{ "keep", required_argument, NULL, KEEP },
	{ "resume", required_argument, NULL, RESUME },
	{ "lines", no_argument, NULL, LINES },
	{ "progress", required_argument, NULL, PROGRESS },
	{ 0 },
};

static bool parse_count(const char *name, int64_t least, int64_t most, int64_t *out)
{
	char *end;

	*out = strtoll(optarg, &end, 10);
	if (end != optarg && !*end && *out >= least && *out <= most)
		return true;
	bad_input("--%s takes a number from %lld to %lld, not '%s'.", name, (long long)least,
			  (long long)most, optarg);
	return false;
}

static bool parse_seed(uint64_t *seed)
{
	char *end;

	*seed = strtoull(optarg, &end, 10);
	if (*optarg >= '0' && *optarg <= '9' && !*end)
		return true;
	bad_input("--seed takes a number, not '%s'.", optarg);
	return false;
}

static bool parse_file(int flag, struct order *o)
{
	switch (flag) {
	case JSON: o->json = optarg; return true;
	case CSV: o->csv = optarg; return true;
	case CHARTS: o->charts = optarg; return true;
	case REPORT: o->report = optarg; return true;
	case KEEP: o->keep = optarg; return true;
	case RESUME: o->resume = optarg; return true;
	default: return false; /* next_flag() has complained */
	}
}

static bool parse_progress(struct order *o)
{
	int64_t n;
	bool fine = parse_count("progress", 1, 86400, &n);

	o->progress = (double)n;
	return fine;
}

static bool parse_machine(bool *on_card)
{
	*on_card = !strcmp(optarg, "gpu");
	if (*on_card || !strcmp(optarg, "cpu"))
		return true;
	bad_input("--on takes gpu or cpu, not '%s'.", optarg);
	return false;
}

static bool parse_flag(int flag, struct order *o)
{
	int64_t n = 0;
	bool fine = true;

	o->is_told = o->is_told || (flag > 0 && strchr(of_the_job, flag));
	switch (flag) {
	case SEATS:
		fine = parse_count("seats", 1, MAX_SEATS, &n);
		o->job.seats = (int)n;
		return fine;
	case GAMES: return parse_count("games", 1, 1000000000, &o->job.games);
	case THREADS:
		fine = parse_count("threads", 1, 256, &n);
		o->job.threads = (int)n;
		return fine;
	case ITERATIONS:
		fine = parse_count("iterations", 1, 100000000, &n);
		o->iterations = (uint32_t)n;
		return fine;
	case SEED: return parse_seed(&o->job.seed);
	case BOTS: o->bots = optarg; return true;
	case VARY: o->vary = optarg; return true;
	case ON: return parse_machine(&o->job.on_card);
	case UNPAIRED: return o->job.unpaired = true;
	case LINES: return o->job.keeps_log = true;
	case PROGRESS: return parse_progress(o);
	default: return parse_file(flag, o);
	}
}

/* ---- the game and its variants --------------------------------------------------------------- */

static bool parse_setting(const struct game *g, const char *text, struct setup *how)
{
	char sentence[MAX_TEXT];
	struct text error = text_in(sentence, sizeof sentence);

	if (option_parse(g, text, how, &error))
		return true;
	bad_input("%s", sentence);
	return false;
}

static const struct option *find_option(const struct game *g, const char *name, size_t length)
{
	for (int i = 0; i < g->n_options; i++)
		if (strlen(g->options[i].name) == length && !strncmp(g->options[i].name, name, length))
			return &g->options[i];
	return NULL;
}

/* "coins=0,2,5"; where a value is a list itself, "loss=4,0,2/4,4,4". */
static bool parse_variants(struct order *o, const struct setup *base)
{
	struct job *job = &o->job;
	const char *equals = strchr(o->vary, '=');
	const struct option *option =
		equals ? find_option(job->g, o->vary, (size_t)(equals - o->vary)) : NULL;
	char copy[MAX_TEXT], *rest = copy, *value;
	char between = option && option->numbers > 1 ? '/' : ',';

	if (!equals) {
		bad_input("--vary takes option=value,value ..., not '%s'.", o->vary);
		return false;
	}
	snprintf(copy, sizeof copy, "%s", equals + 1);
	while ((value = next_part(&rest, between))) {
		char *name = job->variant[job->n_variants];
		if (job->n_variants == MAX_VARIANTS) {
			bad_input("--vary compares at most %d variants.", MAX_VARIANTS);
			return false;
		}
		job->how[job->n_variants] = *base;
		snprintf(name, MAX_NAME, "%.*s=%.60s", (int)(equals - o->vary), o->vary, value);
		if (!parse_setting(job->g, name, &job->how[job->n_variants++]))
			return false;
	}
	if (job->n_variants > 1)
		return true;
	bad_input("--vary needs two values to compare, as in --vary %.*s=x,y.", (int)(equals - o->vary),
			  o->vary);
	return false;
}

static bool can_start(const struct job *job)
{
	_Alignas(16) unsigned char state[MAX_STATE];
	char sentence[MAX_TEXT];
	struct text error = text_in(sentence, sizeof sentence);

	for (int v = 0; v < job->n_variants; v++)
		if (!game_start(job->g, &job->how[v], state, &error)) {
			bad_input("%s", sentence);
			return false;
		}
	return true;
}

static bool has_setting(const struct order *o, const char *prefix)
{
	for (int i = 0; i < o->n_settings; i++)
		if (!strncmp(o->settings[i], prefix, strlen(prefix)))
			return true;
	return false;
}

static bool set_up(struct order *o)
{
	struct job *job = &o->job;
	struct setup base = game_usual(job->g);

	for (int i = 0; i < o->n_settings; i++)
		if (!parse_setting(job->g, o->settings[i], &base))
			return false;
	if (job->seats)
		base.seats = (uint8_t)job->seats;
	game_reconcile(job->g, job->seats != 0, has_setting(o, "scenario="), &base);
	job->seats = base.seats;
	if (o->vary) {
		if (!parse_variants(o, &base))
			return false;
	} else {
		job->how[job->n_variants++] = base;
	}
	return can_start(job);
}

/* ---- the whole line -----------------------------------------------------------------------------
 */

static bool parse_word(const char *command, const char *word, struct order *o)
{
	if (!o->job.g) {
		o->job.g = find_game(word);
		return o->job.g != NULL;
	}
	if (!strchr(word, '=') || o->n_settings == MAX_OPTIONS) {
		bad_usage(command, "'%s' is not an option: write name=value.", word);
		return false;
	}
	o->settings[o->n_settings++] = word;
	return true;
}

static void choose_stride(struct job *job)
{
	bool random = job->n_variants == 1 && job->player[0].bot->thinking == PLAYS_AT_RANDOM;
	int64_t stride = job->games / ALWAYS_WATCHED;

	for (int i = 0; i < job->seats; i++)
		random = random && job->player[i].bot == job->player[0].bot;
	job->stride = !random || stride < 1 ? 1 : stride > LONGEST_STRIDE ? LONGEST_STRIDE : stride;
}

/* Flags and other words into the order, in addition to what is there. */
static bool parse_words(const char *command, int argc, char **argv, struct order *o, int *status)
{
	int flag;

	*status = BAD_USAGE;
	optind = 0; /* from the first word on, for it may be the second line that is read */
	while ((flag = next_flag(command, argc, argv, flags)) != NO_MORE_FLAGS) {
		if (flag != BAD_FLAG)
			*status = BAD_INPUT;
		if (!parse_flag(flag, o))
			return false;
	}
	*status = BAD_INPUT;
	for (int i = optind; i < argc; i++)
		if (!parse_word(command, argv[i], o))
			return false;
	return true;
}

bool parse_order(const char *command, int argc, char **argv, struct order *o, int *status)
{
	*o = (struct order){ .job = { .seed = 1 }, .bots = "random" };
	if (!parse_words(command, argc, argv, o, status))
		return false;
	if (o->resume) {
		if (!o->job.g && !o->is_told && !o->keep)
			return true;
		*status = bad_usage(command, "--resume knows what is played: beside it only --threads, "
									 "--progress and where results go are told.");
		return false;
	}
	if (!o->job.g) {
		*status =
			bad_usage(command, "Which game? As in: rubicon %s %s", command, registry[0].game->id);
		return false;
	}
	o->job.keeps_log = o->job.keeps_log || o->csv;
	return set_up(o);
}

bool recall_order(struct keep *k, struct order *o)
{
	char *argv[MAX_WORDS_KEPT + 2] = { "lab" };
	bool wants_lines = o->csv;
	int status;

	if (!keep_open(k, o->resume))
		return false;
	memcpy(argv + 1, k->word, sizeof k->word);
	if (!parse_words("lab", k->n_words + 1, argv, o, &status) || !o->job.g || !set_up(o))
		return false;
	if (!wants_lines || o->job.keeps_log)
		return true;
	bad_input("'%s' was begun without --csv or --lines: it has no line for each game.", o->resume);
	return false;
}

/* ---- words again --------------------------------------------------------------------------------
 */

static void add_line(struct text *t, const char *name, const char *value)
{
	text_str(t, name);
	text_str(t, value);
	text_char(t, '\n');
}

static void add_number(struct text *t, const char *name, uint64_t n)
{
	char digits[24];

	snprintf(digits, sizeof digits, "%llu", (unsigned long long)n);
	add_line(t, name, digits);
}

bool write_order(const struct order *o, char *text, size_t n)
{
	const struct job *job = &o->job;
	struct text t = text_in(text, n);

	add_line(&t, job->g->id, "");
	add_line(&t, "--bots=", o->bots);
	add_number(&t, "--seats=", (uint64_t)job->seats);
	add_number(&t, "--games=", (uint64_t)job->games);
	add_number(&t, "--seed=", job->seed);
	if (o->iterations)
		add_number(&t, "--iterations=", o->iterations);
	if (o->vary)
		add_line(&t, "--vary=", o->vary);
	if (job->unpaired)
		add_line(&t, "--unpaired", "");
	if (job->keeps_log)
		add_line(&t, "--lines", "");
	for (int i = 0; i < o->n_settings; i++)
		add_line(&t, o->settings[i], "");
	return !t.full;
}

bool fill_order(struct order *o, int shared_by)
{
	if (!seat_players(&o->job, o->bots, o->iterations))
		return false;
	if (!o->job.threads)
		o->job.threads = shared_by > 1 ? 1 : count_cores();
	if (!o->job.games)
		o->job.games = USUAL_GAMES;
	choose_stride(&o->job);
	return true;
}
