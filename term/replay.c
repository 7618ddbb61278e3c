/* term/replay.c -- `rubicon replay`: a record as sentences, as a board, as JSON, or verified.
 *
 * Sentences are printed while the record is read, so that one that diverges is told up to there. */

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "record/dice.h"
#include "record/position.h"
#include "record/record.h"
#include "command/command.h"
#include "command/flags.h"
#include "command/help.h"
#include "term/full/full.h"
#include "term/screen.h"

enum { MAX_PLIES = 1 << 20, PIECE = 1 << 16, JSON = 1 << 20, BOARD = 1 << 16, LINE = 1024 };

const char replay_help[] =
	"Usage: rubicon replay FILE [--at N] [--view SEAT] [--json] [--verify] [--plain]\n"
	"\n"
	"Shows the game in FILE action by action on the whole screen of a terminal. In a pipe,\n"
	"from standard input (-), or with --plain it is told as sentences, and how it ended.\n"
	"\n"
	"  --at N       stop after ply N (0 is the opening) and show the board\n"
	"  --view SEAT  only what this seat may know; 'nobody' for a spectator\n"
	"  --json       print the position there as JSON, nothing else\n"
	"  --verify     check every fingerprint, the result and, where the record tells how they\n"
	"               came about, the dice; say so in one line\n"
	"\n"
	"Exits with 0 if all is well, 1 if the record is bad or diverges, 2 on wrong usage.\n";

struct replay {
	const char *file, *view;
	int at, viewer; /* at: -1 for the end; viewer: -1 until the game is known */
	bool json, verify, plain;
	bool full; /* on the whole screen */
	struct record_reader reader;
	struct match match;
	struct events last;
	struct ply log[MAX_PLIES];
	char text[JSON];
};

/* ---- the command line ------------------------------------------------------------------------ */

static bool parse_ply(const char *s, int *ply)
{
	char *end;
	long n;

	errno = 0;
	n = strtol(s, &end, 10);
	if (*s < '0' || *s > '9' || *end || errno || n > MAX_PLIES)
		return false;
	*ply = (int)n;
	return true;
}

static int take_flag(struct replay *p, int c)
{
	switch (c) {
	case 'a':
		if (!parse_ply(optarg, &p->at))
			return bad_usage("replay", "--at takes the number of a ply, not '%s'.", optarg);
		return FINE;
	case 'v': p->view = optarg; return FINE;
	case 'j': p->json = true; return FINE;
	case 'c': p->verify = true; return FINE;
	case 'p': p->plain = true; return FINE;
	default: return BAD_USAGE; /* next_flag has said why */
	}
}

static bool wants_full(const struct replay *p)
{
	const char *plain = getenv("RUBICON_PLAIN");

	return !p->plain && !(plain && *plain) && !p->json && !p->verify && p->at < 0 &&
		   strcmp(p->file, "-") != 0 && is_terminal(stdout) && is_terminal(stdin);
}

static int take_arguments(struct replay *p, int argc, char **argv)
{
	static const struct flag flags[] = {
		{ "at", required_argument, NULL, 'a' }, { "view", required_argument, NULL, 'v' },
		{ "json", no_argument, NULL, 'j' },     { "verify", no_argument, NULL, 'c' },
		{ "plain", no_argument, NULL, 'p' },    { 0 },
	};
	int c;

	while ((c = next_flag("replay", argc, argv, flags)) != NO_MORE_FLAGS)
		if (take_flag(p, c) != FINE)
			return BAD_USAGE;
	if (optind == argc)
		return bad_usage("replay", "Which record? Give a file, or - for standard input.");
	if (optind + 1 < argc)
		return bad_usage("replay", "'%s' is one argument too many.", argv[optind + 1]);
	if (p->verify && (p->json || p->at >= 0))
		return bad_usage("replay", "--verify reads the whole record and shows nothing of it: leave "
								   "out --json and --at.");
	p->file = argv[optind];
	p->full = wants_full(p);
	return FINE;
}

/* ---- sentences ------------------------------------------------------------ */

static void print_seats(const struct replay *p)
{
	const struct record_notes *notes = &p->reader.notes;

	for (int seat = 0; seat < p->match.how.seats; seat++) {
		char word[LINE];
		struct text t = text_in(word, sizeof word);

		if (!*notes->player[seat] && !*notes->bot[seat])
			continue;
		arg_title(p->match.g, ARG_SEAT, seat, &t);
		printf("%s: %s%s%s%s\n", word, notes->player[seat], *notes->player[seat] ? " " : "",
			   *notes->bot[seat] ? "bot " : "", notes->bot[seat]);
	}
}

static void print_opening(const struct replay *p)
{
	const struct match *m = &p->match;

	printf("%s, %d %s, rules %d", m->g->title, m->how.seats, m->how.seats == 1 ? "seat" : "seats",
		   m->g->rules);
	for (int i = 0; i < m->g->n_options; i++) {
		char word[LINE];
		struct text t = text_in(word, sizeof word);

		option_text(m->g, i, m->how.option[i], &t);
		printf(", %s", word);
	}
	printf("\n%s", p->reader.notes.tags);
	print_seats(p);
	putchar('\n');
}

/* The ply's number before its first sentence. */
static void print_sentence(const struct match *m, bool first, const char *sentence)
{
	if (first)
		printf("%5d  %s\n", m->n, sentence);
	else
		printf("       %s\n", sentence);
}

/* Those that came after the n-th ply. */
static void print_resignations(const struct match *m, int n)
{
	for (int seat = 0; seat < m->how.seats; seat++) {
		char line[LINE];
		struct text t = text_in(line, sizeof line);

		if (!(m->resigned & SEAT_BIT(seat)) || m->resigned_at[seat] != n)
			continue;
		arg_title(m->g, ARG_SEAT, seat, &t);
		printf("       %s resigns.\n", line);
	}
}

/* Without an event to tell of it, the action itself. */
static void print_bare_ply(const struct replay *p)
{
	const struct match *m = &p->match;
	const struct ply *ply = &m->log[m->n - 1];
	char line[LINE];
	struct text t = text_in(line, sizeof line);
	act seen = p->viewer == VIEW_ABOVE ? ply->a : act_seen_by(m->g, ply->seat, ply->a, p->viewer);

	if (!seen)
		return;
	arg_title(m->g, ARG_SEAT, ply->seat, &t);
	text_str(&t, ": ");
	if (seen == ply->a)
		act_label(m->g, seen, &t);
	else
		text_str(&t, m->g->verbs[act_verb(seen)].word);
	print_sentence(m, true, line);
}

static void print_ply(const struct replay *p, const struct events *ev)
{
	bool first = true;

	print_resignations(&p->match, p->match.n - 1);
	for (int i = 0; i < ev->n; i++) {
		struct event e = ev->e[i];
		char line[LINE];
		struct text t = text_in(line, sizeof line);

		if (p->viewer != VIEW_ABOVE && !event_seen_by(&e, p->viewer))
			continue;
		event_text(p->match.g, &e, &t);
		print_sentence(&p->match, first, line);
		first = false;
	}
	if (!ev->n)
		print_bare_ply(p);
}

/* Who could not notice what was done in secret is not told that it was taken back. */
static void print_undo(const struct replay *p, int seat, bool was_unseen)
{
	char line[LINE];
	struct text t = text_in(line, sizeof line);

	if (was_unseen && p->viewer != VIEW_ABOVE && p->viewer != seat)
		return;
	arg_title(p->match.g, ARG_SEAT, seat, &t);
	printf("       %s takes back the last action.\n", line);
}

static void find_viewer(struct replay *p, const struct match *m)
{
	p->viewer = p->view ? viewer_parse(m->g, p->view) : VIEW_ABOVE;
	if (p->viewer < MAX_SEATS && p->viewer >= m->how.seats)
		p->viewer = -1;
}

static void on_change(void *self, enum record_change what, int seat, const struct events *ev)
{
	struct replay *p = self;

	if (what == RECORD_STARTED)
		find_viewer(p, &p->match);
	p->last = *ev;
	if (p->viewer < 0 || p->json || p->verify || p->full)
		return;
	if (what == RECORD_STARTED)
		print_opening(p);
	else if (what == RECORD_PLAYED)
		print_ply(p, ev);
	else if (what == RECORD_UNDONE || what == RECORD_UNDONE_UNSEEN)
		print_undo(p, seat, what == RECORD_UNDONE_UNSEEN);
}

/* ---- boards, results, verdicts ---------------------------------------- */

static void print_board(struct replay *p)
{
	_Alignas(16) unsigned char view[MAX_VIEW];
	int seat = p->viewer == VIEW_ABOVE ? SEAT_NOBODY : p->viewer;
	struct text t = text_in(p->text, BOARD);

	game_view(p->match.g, p->match.state, seat, view);
	p->match.g->board(view, seat, &t);
	putchar('\n');
	put_styled(stdout, p->text);
}

static void print_end(const struct match *m)
{
	struct standing st;

	print_resignations(m, m->n);
	putchar('\n');
	if (!match_over(m)) {
		puts("The game is adjourned.");
		return;
	}
	match_standing(m, &st);
	for (int seat = 0; seat < m->how.seats; seat++) {
		char line[LINE];
		struct text t = text_in(line, sizeof line);

		arg_title(m->g, ARG_SEAT, seat, &t);
		printf("%s: place %d, %d %s\n", line, st.place[seat], st.points[seat],
			   st.points[seat] == 1 ? "point" : "points");
	}
}

static void print_json(struct replay *p)
{
	struct text t = text_in(p->text, sizeof p->text);

	position_json(&p->match, p->viewer, &p->last, &t);
	puts(p->text);
}

static void print_verdict(const struct replay *p, int rolls)
{
	const struct match *m = &p->match;
	int results = count_bits(p->reader.results);

	printf("%s: %s, %d plies: %d of %d fingerprints are there and agree; ", p->file, m->g->title,
		   m->n, p->reader.prints, m->n + p->reader.undone + 1);
	if (p->reader.opening)
		printf("so does the whole opening; ");
	if (has_dice_tags(&p->reader.notes))
		printf("%d dice and draws are what the secret gives; ", rolls);
	if (!match_over(m))
		puts("the game is adjourned.");
	else
		printf("%d of %d results are there and agree.\n", results, m->how.seats);
}

static int verify(const struct replay *p)
{
	char why[LINE];
	struct text t = text_in(why, sizeof why);
	int rolls = 0;

	if (has_dice_tags(&p->reader.notes)) {
		rolls = dice_verify(&p->match, &p->reader.notes, &t);
		if (rolls < 0)
			return bad_input("%s: %s", p->file, why);
	}
	print_verdict(p, rolls);
	return FINE;
}

/* ---- the command ---------------------------------------- */

static bool read_record(struct replay *p, FILE *file)
{
	char piece[PIECE];
	size_t n;

	while (!p->reader.stopped && (n = fread(piece, 1, sizeof piece, file)) > 0)
		if (!record_feed(&p->reader, piece, n))
			break;
	return record_close(&p->reader);
}

static int show_full(struct replay *p)
{
	static const struct looks usual = { .mouse = true };
	int viewer = p->viewer == VIEW_ABOVE ? SEAT_NOBODY : p->viewer;

	if (watch_replay(&p->match, viewer, &usual))
		return FINE;
	return bad_input("This terminal cannot show a full screen: use --plain.");
}

static int show(struct replay *p)
{
	if (p->viewer < 0)
		return bad_input("Nobody sits at '%s' in this game.", p->view);
	if (p->at > p->match.n)
		return bad_input("There is no ply %d; the record has %d.", p->at, p->match.n);
	if (p->full)
		return show_full(p);
	if (p->json)
		print_json(p);
	else if (p->verify)
		return verify(p);
	else if (p->at >= 0)
		print_board(p);
	else
		print_end(&p->match);
	return FINE;
}

static int replay(struct replay *p, FILE *file)
{
	bool good;
	int code;

	record_open(&p->reader, &p->match, p->log, MAX_PLIES);
	p->reader.stop_at = p->at;
	p->reader.on_change = on_change;
	p->reader.self = p;
	good = read_record(p, file);
	if (ferror(file))
		return bad_input("'%s' cannot be read: %s.", p->file, strerror(errno));
	code = good ? show(p) : bad_input("%s: %s", p->file, p->reader.error);
	if (fflush(stdout) || ferror(stdout))
		code = bad_input("The replay cannot be written: %s.", strerror(errno));
	return code;
}

static int replay_file(struct replay *p)
{
	FILE *file = strcmp(p->file, "-") ? fopen(p->file, "rb") : stdin;
	int code;

	if (!file)
		return bad_input("'%s' cannot be opened: %s.", p->file, strerror(errno));
	code = replay(p, file);
	if (file != stdin)
		fclose(file);
	return code;
}

int replay_main(int argc, char **argv)
{
	struct replay *p = calloc(1, sizeof *p);
	int code;

	if (!p)
		return bad_input("There is not enough memory for a replay.");
	p->at = p->viewer = -1;
	code = take_arguments(p, argc, argv);
	if (code == FINE)
		code = replay_file(p);
	free(p);
	return code;
}
