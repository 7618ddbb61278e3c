/* term/play.c -- rubicon play: the command line, and a sitting made from it. */

#include "command/command.h"
#include "command/flags.h"
#include "command/help.h"
#include "term/full/full.h"
#include "term/line.h"
#include "term/menu.h"
#include "term/screen.h"
#include "term/sitting.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

const char play_help[] =
	"Usage: rubicon play [GAME] [FLAG ...] [OPTION=VALUE ...]\n"
	"       rubicon play --load FILE [FLAG ...]\n"
	"\n"
	"Plays a game in the terminal. You have the first seat, and bots the others, unless\n"
	"the flags say otherwise. Without a game, asks which. 'rubicon play GAME --help'\n"
	"also lists the game's options.\n"
	"\n"
	"  --seats N      how many seats; seats=N will do, too\n"
	"  --as SEAT      your seat, by name or number (1 is the first); several with commas;\n"
	"                 'all': everybody at this screen\n"
	"  --bot NAME     who plays the other seats; SEAT=NAME for one of them, several with\n"
	"                 commas. Below are the names; 'normal' unless told, with --auto 'random'\n"
	"  --seed N       the same chance again\n"
	"  --dice typed   you roll and draw for yourselves, and type what comes\n"
	"  --load FILE    go on with a saved game\n"
	"  --auto         bots play all seats; the record of the game is printed\n"
	"  --plain        line by line, not the whole screen; so is a pipe, TERM=dumb and\n"
	"                 RUBICON_PLAIN=1\n"
	"  --ascii        only letters that every terminal has; --light: on a light background;\n"
	"                 --no-mouse: the terminal keeps the mouse for itself; --still: what\n"
	"                 others do is shown at once\n";

/* What the command line asks for. */
struct wishes {
	const struct game *chosen; /* from the menu, when no game was named */
	const char *game, *seats, *as, *bot, *seed, *dice, *load;
	char **options;
	int n_options;
	bool automatic, plain;
	struct looks looks;
};

/* ---- the command line ---------------------------------------------------------------- */

// clang-format off
static const struct flag flags[] = {
	{ "seats", required_argument, NULL, 'n' },
	{ "as",    required_argument, NULL, 'a' },
	{ "bot",   required_argument, NULL, 'b' },
	{ "seed",  required_argument, NULL, 's' },
	{ "dice",  required_argument, NULL, 'd' },
	{ "load",  required_argument, NULL, 'l' },
	{ "auto",  no_argument,       NULL, 'A' },
	{ "plain", no_argument,       NULL, 'p' },
	{ "ascii", no_argument,       NULL, 'i' },
	{ "light", no_argument,       NULL, 'L' },
	{ "no-mouse", no_argument,    NULL, 'm' },
	{ "still", no_argument,       NULL, 'S' },
	{ 0 },
};
// clang-format on

static bool take_flag(struct wishes *w, int c)
{
	switch (c) {
	case 'n': w->seats = optarg; return true;
	case 'a': w->as = optarg; return true;
	case 'b': w->bot = optarg; return true;
	case 's': w->seed = optarg; return true;
	case 'd': w->dice = optarg; return true;
	case 'l': w->load = optarg; return true;
	case 'A': w->automatic = true; return true;
	case 'p': w->plain = true; return true;
	case 'i': w->looks.ascii = true; return true;
	case 'L': w->looks.light = true; return true;
	case 'm': w->looks.mouse = false; return true;
	case 'S': w->looks.still = true; return true;
	default: return false;
	}
}

static int read_wishes(struct wishes *w, int argc, char **argv)
{
	int c;

	while ((c = next_flag("play", argc, argv, flags)) != NO_MORE_FLAGS)
		if (!take_flag(w, c))
			return BAD_USAGE;
	w->options = argv + optind;
	w->n_options = argc - optind;
	if (w->n_options && !strchr(w->options[0], '=')) {
		w->game = *w->options++;
		w->n_options--;
	}
	if (!w->game && !w->load && !lines_are_typed())
		return bad_usage("play", "Which game? 'rubicon games' lists them.");
	if (w->load && (w->seats || w->seed || w->n_options))
		return bad_usage("play", "A saved game has its seats, seed and options already.");
	if (w->dice && strcmp(w->dice, "typed") && strcmp(w->dice, "rolled"))
		return bad_usage("play", "--dice can be 'typed' or 'rolled', not '%s'.", w->dice);
	return FINE;
}

/* ---- seats, bots, seed ------------------------------------------------------------------ */

static bool parse_number(const char *s, uint64_t max, uint64_t *n)
{
	char *end;

	errno = 0;
	*n = strtoull(s, &end, 10);
	return *s >= '0' && *s <= '9' && !*end && !errno && *n <= max;
}

static int complain_of_seat(const struct match *m, const char *word)
{
	char seats[MAX_SENTENCE];
	struct text t = text_in(seats, sizeof seats);

	for (int seat = 0; seat < m->how.seats; seat++) {
		text_str(&t, seat ? ", " : "");
		arg_word(m->g, ARG_SEAT, seat, &t);
	}
	return bad_input("There is no seat '%s' here. The seats are: %s (or 1 to %d, or all).", word,
					 seats, m->how.seats);
}

static int find_seat(const struct match *m, const char *word)
{
	uint64_t number;
	int seat;

	if (parse_number(word, m->how.seats, &number) && number)
		return (int)number - 1;
	seat = seat_parse(m->g, word);
	return seat >= 0 && seat < m->how.seats ? seat : -1;
}

static int choose_people(struct sitting *s, const char *as)
{
	char words[MAX_LINE];
	const char *word;

	s->people = 0;
	if (!strcmp(as, "all")) {
		s->people = (seatset)(SEAT_BIT(s->m.how.seats) - 1);
		return FINE;
	}
	snprintf(words, sizeof words, "%s", as);
	for (word = strtok(words, ","); word; word = strtok(NULL, ",")) {
		int seat = find_seat(&s->m, word);
		if (seat < 0)
			return complain_of_seat(&s->m, word);
		s->people |= SEAT_BIT(seat);
	}
	return s->people ? FINE : complain_of_seat(&s->m, as);
}

static const struct bot *find_bot(const char *id)
{
	char all[MAX_SENTENCE];
	struct text t = text_in(all, sizeof all);

	for (int i = 0; i < n_bots; i++) {
		text_str(&t, i ? ", " : "");
		text_str(&t, bots[i]->id);
	}
	if (!bot_by_id(id))
		bad_input("There is no bot '%s'. There are: %s.", id, all);
	return bot_by_id(id);
}

/* "hard", or "antony=hard". */
static int choose_bot(struct sitting *s, char *word)
{
	char *equals = strchr(word, '=');
	const struct bot *bot = find_bot(equals ? equals + 1 : word);
	int seat;

	if (!bot)
		return BAD_INPUT;
	if (!equals) {
		for (seat = 0; seat < MAX_SEATS; seat++)
			s->bot[seat] = bot;
		return FINE;
	}
	*equals = 0;
	seat = find_seat(&s->m, word);
	if (seat < 0)
		return complain_of_seat(&s->m, word);
	s->bot[seat] = bot;
	return FINE;
}

static int choose_bots(struct sitting *s, const char *list)
{
	char words[MAX_LINE];
	int bad = FINE;

	snprintf(words, sizeof words, "%s", list);
	for (char *word = strtok(words, ","); word && bad == FINE; word = strtok(NULL, ","))
		bad = choose_bot(s, word);
	return bad;
}

static uint64_t any_seed(void)
{
	struct timespec now;

	clock_gettime(CLOCK_REALTIME, &now);
	return mix64((uint64_t)now.tv_sec * 1000000007u + (uint64_t)now.tv_nsec) ^ (uint64_t)getpid();
}

static int choose_seed(struct sitting *s, const char *word)
{
	if (!word)
		s->seed = any_seed();
	else if (!parse_number(word, UINT64_MAX, &s->seed))
		return bad_input("The seed is a number from 0 to %llu, not '%s'.",
						 (unsigned long long)UINT64_MAX, word);
	return FINE;
}

/* ---- the sitting -------------------------------------------------------------------------- */

/* Room for the longest of all games: a saved one names its game only when it is read. */
static bool make_room(struct sitting *s)
{
	uint32_t longest = 0;

	for (int i = 0; i < n_registered; i++)
		if (registry[i].game->max_actions > longest)
			longest = registry[i].game->max_actions;
	s->m.log = calloc(longest, sizeof *s->m.log);
	s->forced = calloc(longest, sizeof *s->forced);
	s->m.cap = (int)longest;
	s->arena = malloc(BOT_ARENA);
	return s->m.log && s->forced && s->arena;
}

static int read_option(const struct game *g, const char *word, struct setup *how)
{
	char sentence[MAX_SENTENCE];
	struct text error = text_in(sentence, sizeof sentence);

	return setup_parse(g, word, how, &error) ? FINE : bad_input("%s", sentence);
}

static int read_seats(const char *word, struct setup *how)
{
	char sentence[MAX_SENTENCE];
	struct text error = text_in(sentence, sizeof sentence);

	return seats_parse(word, how, &error) ? FINE : bad_input("%s", sentence);
}

static bool has_wish(const struct wishes *w, const char *prefix)
{
	for (int i = 0; i < w->n_options; i++)
		if (!strncmp(w->options[i], prefix, strlen(prefix)))
			return true;
	return false;
}

/* Of "rounds=3 rounds=4" one would be ignored in silence. */
static bool is_named_before(const struct wishes *w, int option)
{
	const char *word = w->options[option];

	for (int i = 0; i < option; i++)
		if (!strncmp(w->options[i], word, strcspn(word, "=") + 1))
			return true;
	return false;
}

static int read_options(const struct wishes *w, const struct game *g, struct setup *how)
{
	int bad = FINE;

	for (int i = 0; i < w->n_options && bad == FINE; i++) {
		bad = read_option(g, w->options[i], how);
		if (bad == FINE && is_named_before(w, i))
			bad = bad_input("'%s' is named twice.", w->options[i]);
	}
	return bad;
}

static int read_setup(const struct wishes *w, const struct game *g, struct setup *how)
{
	int bad;

	*how = game_usual(g);
	bad = read_options(w, g, how);
	if (w->seats && bad == FINE)
		bad = read_seats(w->seats, how);
	if (bad == FINE)
		game_reconcile(g, w->seats || has_wish(w, "seats="), has_wish(w, "scenario="), how);
	return bad;
}

static int start_sitting(struct sitting *s, const struct wishes *w)
{
	char sentence[MAX_SENTENCE];
	struct text error = text_in(sentence, sizeof sentence);
	const struct game *g = w->game ? find_game(w->game) : w->chosen;
	struct setup how;
	int bad;

	if (!g)
		return BAD_INPUT;
	if ((bad = read_setup(w, g, &how)) != FINE)
		return bad;
	if (!match_start(&s->m, g, &how, s->m.log, s->m.cap, &error))
		return bad_input("%s", sentence);
	s->people = SEAT_BIT(0);
	return choose_seed(s, w->seed);
}

static int load_wished(struct sitting *s, const struct wishes *w)
{
	if (!load_sitting(s, w->load))
		return BAD_INPUT;
	if (w->game && strcmp(w->game, s->m.g->id))
		return bad_input("'%s' is a game of %s, not of %s.", w->load, s->m.g->id, w->game);
	if (!s->notes.has_seed)
		s->seed = any_seed();
	return FINE;
}

static int make_sitting(struct sitting *s, const struct wishes *w)
{
	int bad;

	if (!make_room(s))
		return bad_input("There is not enough memory.");
	s->looking = SEAT_NOBODY;
	if ((bad = choose_bots(s, w->automatic ? "random" : "normal")) != FINE)
		return bad;
	if ((bad = w->load ? load_wished(s, w) : start_sitting(s, w)) != FINE)
		return bad;
	if (w->bot && (bad = choose_bots(s, w->bot)) != FINE)
		return bad;
	if (w->as && (bad = choose_people(s, w->as)) != FINE)
		return bad;
	if (w->dice)
		s->typed_dice = !strcmp(w->dice, "typed");
	return FINE;
}

static void free_sitting(struct sitting *s)
{
	free(s->m.log);
	free(s->forced);
	free(s->arena);
}

/* ---- playing -------------------------------------------------------------------------------- */

static void play_by_bots(struct sitting *s)
{
	s->people = 0;
	play_automatically(s);
	print_record(s, stdout);
}

static void play_with_people(struct sitting *s, bool resumed)
{
	int loaded = s->m.n;

	enum left left;

	s->face->begin(s, resumed);
	left = play_on(s);
	s->face->end(s);
	if (left == LEFT_EARLY)
		save_for_later(s);
	else if (*s->path && s->m.n > loaded)
		save_sitting(s, s->path);
}

/* The whole screen where there is one. */
static const struct face *choose_face(const struct wishes *w)
{
	const char *plain = getenv("RUBICON_PLAIN");
	bool wants_lines = w->plain || (plain && *plain);

	if (wants_lines || !lines_are_typed() || !is_terminal(stdout))
		return &plain_face;
	return full_face(&w->looks);
}

int play_main(int argc, char **argv)
{
	static struct sitting s;
	struct wishes w = { .looks.mouse = true };
	int bad = read_wishes(&w, argc, argv);

	if (!w.automatic)
		open_lines();
	if (bad == FINE && !w.game && !w.load && !(w.chosen = choose_game())) {
		close_lines();
		return FINE;
	}
	if (bad == FINE)
		bad = make_sitting(&s, &w);
	if (bad == FINE && w.automatic)
		play_by_bots(&s);
	else if (bad == FINE) {
		s.face = choose_face(&w);
		play_with_people(&s, w.load != NULL);
	}
	close_lines();
	free_sitting(&s);
	return bad;
}
