/* lab/bench.c -- rubicon bench: random playouts per second, by game and seat count, on one core.
 *
 * A playout is what any program does with a game: set up, ask who is to act, list what is legal or
 * draw a ticket, apply, until it is over, and ask who won.  Every step goes through the contract.
 */

#include "core/playout.h"
#include "games/registry.h"
#include "lab/thinking.h"
#include "command/command.h"
#include "command/flags.h"
#include "command/help.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

const char bench_help[] =
	"Usage: rubicon bench [GAME ...] [--bots] [--json] [--seconds S] [option=value ...]\n"
	"\n"
	"Plays games at random on one core, and prints a line for each game, scenario and seat\n"
	"count: its id, the seats, and playouts, decisions and actions per second.  Decisions are\n"
	"what players do, forced or not; actions are those and the dice and draws.  A game that\n"
	"can draw an action without listing all has a second line, GAME-pick.  Without a GAME all\n"
	"are played, the small ones that tests use too.\n"
	"\n"
	"  --bots        print iterations per second of the tree search instead of playouts\n"
	"  --json        print an array of objects instead, with the counts themselves\n"
	"  --seconds S   play each so long, in processor time (1 unless told)\n"
	"  seats=N       only with so many seats\n"
	"  option=value  an option of the game's, such as scenario=\n";

enum { SEED = 1, MAX_GAMES = 64, MAX_SETTINGS = MAX_OPTIONS, MAX_SENTENCE = 512, MAX_NAME = 96 };
enum { BOTS = 'b', JSON = 'j', SECONDS = 's' };

struct order {
	const struct game *games[MAX_GAMES];
	const char *settings[MAX_SETTINGS]; /* option=value, as they were written */
	int n_games, n_settings;
	int seats; /* 0: every number allowed */
	double seconds;
	bool json, bots;
};

struct pace {
	uint64_t playouts;
	struct tally tally;
	double seconds;
};

/* ---- measuring ---------------------------------------------------------------- */

/* Of this process alone: what else the machine does should not show. */
static double processor_time(void)
{
	struct timespec t;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

typedef void play_out_game(const struct game *g, void *state, struct rng *r, struct tally *tally);

static void play_batch(const struct game *g, const struct setup *how, play_out_game *play,
					   uint64_t playouts, struct rng *r, struct tally *tally)
{
	_Alignas(16) unsigned char state[MAX_STATE];
	struct standing standing;

	for (uint64_t i = 0; i < playouts; i++) {
		g->setup(state, how);
		play(g, state, r, tally);
		g->standing(state, &standing);
	}
}

/* Batches grow, so that looking at the clock costs nothing and slow games still end in time. */
static struct pace measure(const struct game *g, const struct setup *how, play_out_game *play,
						   double seconds)
{
	enum { LOOKS = 16 };
	struct pace pace = { 0 };
	struct rng r = rng_from(SEED);
	uint64_t batch = 1;
	double start = processor_time(), now = start;

	while (now - start < seconds) {
		double before = now;

		play_batch(g, how, play, batch, &r, &pace.tally);
		pace.playouts += batch;
		now = processor_time();
		if (now - before < seconds / LOOKS)
			batch *= 2;
	}
	pace.seconds = now - start;
	return pace;
}

/* ---- reporting ---------------------------------------------------------------- */

static double rate(uint64_t count, const struct pace *pace)
{
	return (double)count / pace->seconds;
}

static void print_line(const char *name, int seats, const struct pace *pace)
{
	printf("%s %d %.0f %.0f %.0f\n", name, seats, rate(pace->playouts, pace),
		   rate(pace->tally.decisions, pace), rate(pace->tally.actions, pace));
}

static void print_object(const char *name, int seats, const struct pace *pace)
{
	printf("{\"game\": \"%s\", \"seats\": %d, \"seconds\": %.6f", name, seats, pace->seconds);
	printf(", \"playouts\": %" PRIu64 ", \"decisions\": %" PRIu64 ", \"actions\": %" PRIu64,
		   pace->playouts, pace->tally.decisions, pace->tally.actions);
	printf(", \"playouts_per_s\": %.0f, \"decisions_per_s\": %.0f, \"actions_per_s\": %.0f}",
		   rate(pace->playouts, pace), rate(pace->tally.decisions, pace),
		   rate(pace->tally.actions, pace));
}

static void report(const char *name, int seats, const struct pace *pace, bool json, bool first)
{
	if (json) {
		fputs(first ? "[\n" : ",\n", stdout);
		print_object(name, seats, pace);
	} else {
		print_line(name, seats, pace);
	}
	fflush(stdout);
}

/* ---- the command line ---------------------------------------------------------- */

static bool set_up(const struct order *order, const struct game *g, struct setup *how)
{
	char sentence[MAX_SENTENCE];
	struct text error = text_in(sentence, sizeof sentence);

	*how = game_usual(g);
	for (int i = 0; i < order->n_settings; i++)
		if (!option_parse(g, order->settings[i], how, &error)) {
			bad_input("%s", sentence);
			return false;
		}
	return true;
}

/* Is there such a game?  Asked of all before the first is played. */
static bool can_start(const struct game *g, const struct setup *how)
{
	_Alignas(16) unsigned char state[MAX_STATE];
	char sentence[MAX_SENTENCE];
	struct text error = text_in(sentence, sizeof sentence);

	if (game_start(g, how, state, &error))
		return true;
	bad_input("%s", sentence);
	return false;
}

static void range_of_seats(const struct order *order, const struct game *g, const struct setup *how,
						   int *min, int *max)
{
	game_seats(g, how, min, max);
	if (order->seats)
		*min = *max = order->seats;
}

static bool chose_scenario(const struct order *order)
{
	for (int i = 0; i < order->n_settings; i++)
		if (!strncmp(order->settings[i], "scenario=", strlen("scenario=")))
			return true;
	return false;
}

typedef bool for_setup(const struct game *g, const struct setup *how, const struct order *order,
					   bool first);

/* Every number of seats. */
static bool for_all_seats(const struct order *order, const struct game *g, struct setup how,
						  for_setup *deed, bool *first)
{
	int min, max;

	range_of_seats(order, g, &how, &min, &max);
	for (int seats = min; seats <= max; seats++, *first = false) {
		how.seats = (uint8_t)seats;
		if (!deed(g, &how, order, *first))
			return false;
	}
	return true;
}

static bool is_for(const struct game *g, const struct setup *how, int seats)
{
	int min, max;

	game_seats(g, how, &min, &max);
	return !seats || (seats >= min && seats <= max);
}

/* Every scenario, unless one was chosen; with a number of seats those that are for so many, and if
 * there are none the usual one, which says so. */
static bool for_all_scenarios(const struct order *order, const struct game *g, for_setup *deed,
							  bool *first)
{
	struct setup usual, how;
	int row = scenario_row(g), fitting = 0;

	if (!set_up(order, g, &usual))
		return false;
	how = usual;
	if (row >= 0)
		how.option[row] = g->options[row].min;
	for (; row >= 0 && !chose_scenario(order) && how.option[row] <= g->options[row].max;
		 how.option[row]++)
		if (is_for(g, &how, order->seats) && ++fitting &&
			!for_all_seats(order, g, how, deed, first))
			return false;
	return fitting || for_all_seats(order, g, usual, deed, first);
}

static bool for_all(const struct order *order, for_setup *deed)
{
	bool first = true;

	for (int i = 0; i < order->n_games; i++)
		if (!for_all_scenarios(order, order->games[i], deed, &first))
			return false;
	return true;
}

static bool is_possible(const struct game *g, const struct setup *how, const struct order *order,
						bool first)
{
	(void)order, (void)first;
	return can_start(g, how);
}

/* "ID/short-pick": the usual scenario is not said. */
static const char *name_of(const struct game *g, const struct setup *how, const char *way,
						   char name[MAX_NAME])
{
	int row = scenario_row(g);
	bool is_usual = row < 0 || how->option[row] == g->options[row].usual;

	snprintf(name, MAX_NAME, "%s%s%s%s", g->id, is_usual ? "" : "/",
			 is_usual ? "" : g->options[row].words[how->option[row]], way);
	return name;
}

static void report_playouts(const struct game *g, const struct setup *how,
							const struct order *order, bool first)
{
	char name[MAX_NAME];
	struct pace pace = measure(g, how, play_randomly, order->seconds);

	report(name_of(g, how, "", name), how->seats, &pace, order->json, first);
	if (!g->pick)
		return;
	pace = measure(g, how, play_picking, order->seconds);
	report(name_of(g, how, "-pick", name), how->seats, &pace, order->json, false);
}

static void report_bots(const struct game *g, const struct setup *how, const struct order *order,
						bool first)
{
	char name[MAX_NAME];
	double pace = iterations_per_second(g, how, order->seconds, processor_time);

	if (order->json)
		printf("%s{\"game\": \"%s\", \"seats\": %d, \"iterations_per_s\": %.0f}",
			   first ? "[\n" : ",\n", name_of(g, how, "", name), how->seats, pace);
	else
		printf("%s %d %.0f\n", name_of(g, how, "", name), how->seats, pace);
	fflush(stdout);
}

static bool measure_one(const struct game *g, const struct setup *how, const struct order *order,
						bool first)
{
	if (order->bots)
		report_bots(g, how, order, first);
	else
		report_playouts(g, how, order, first);
	return true;
}

static void carry_out(const struct order *order)
{
	for_all(order, measure_one);
	if (order->json)
		puts("\n]");
}

static bool parse_seconds(const char *word, double *seconds)
{
	enum { LONGEST = 3600 };
	char *end;

	*seconds = strtod(word, &end);
	if (end != word && !*end && isfinite(*seconds) && *seconds > 0 && *seconds <= LONGEST)
		return true;
	bad_usage("bench", "--seconds takes a number above 0, up to %d, not '%s'.", LONGEST, word);
	return false;
}

static int parse_seats(const char *word, int *seats)
{
	char sentence[MAX_SENTENCE];
	struct text error = text_in(sentence, sizeof sentence);
	struct setup how;

	if (!seats_parse(word, &how, &error))
		return bad_input("%s", sentence);
	*seats = how.seats;
	return FINE;
}

/* A word that is no flag: a game, or option=value. */
static int parse_word(const char *word, struct order *order)
{
	if (!strncmp(word, "seats=", strlen("seats=")))
		return parse_seats(word + strlen("seats="), &order->seats);
	if (strchr(word, '=')) {
		if (order->n_settings == MAX_SETTINGS)
			return bad_input("No game has more than %d options.", MAX_SETTINGS);
		order->settings[order->n_settings++] = word;
		return FINE;
	}
	if (order->n_games == MAX_GAMES)
		return bad_usage("bench", "%d games are enough for one run.", MAX_GAMES);
	order->games[order->n_games] = find_game(word);
	return order->games[order->n_games++] ? FINE : BAD_INPUT;
}

static bool parse_flag(int flag, struct order *order)
{
	switch (flag) {
	case BOTS: order->bots = true; return true;
	case JSON: order->json = true; return true;
	case SECONDS: return parse_seconds(optarg, &order->seconds);
	default: return false; /* next_flag() has complained */
	}
}

static void choose_all(struct order *order)
{
	CHECK(n_registered <= MAX_GAMES);
	for (int i = 0; i < n_registered; i++)
		order->games[order->n_games++] = registry[i].game;
}

int bench_main(int argc, char **argv)
{
	static const struct flag flags[] = {
		{ "bots", no_argument, NULL, BOTS },
		{ "json", no_argument, NULL, JSON },
		{ "seconds", required_argument, NULL, SECONDS },
		{ 0 },
	};
	struct order order = { .seconds = 1 };
	int flag, bad;

	while ((flag = next_flag("bench", argc, argv, flags)) != NO_MORE_FLAGS)
		if (!parse_flag(flag, &order))
			return BAD_USAGE;
	for (int i = optind; i < argc; i++)
		if ((bad = parse_word(argv[i], &order)) != FINE)
			return bad;
	if (order.n_games == 0)
		choose_all(&order);
	if (!for_all(&order, is_possible))
		return BAD_INPUT;
	carry_out(&order);
	return FINE;
}
