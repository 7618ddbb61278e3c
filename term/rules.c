/* term/rules.c -- rubicon rules: a game's rules, or one clause of them. */

#include "command/command.h"
#include "command/flags.h"
#include "command/help.h"
#include "term/rulebook.h"
#include "term/screen.h"

enum { MAX_SENTENCE = 512 };

const char rules_help[] =
	"Usage: rubicon rules GAME [CLAUSE]\n"
	"\n"
	"Shows the rules of a game in our words, with the id of every clause the program\n"
	"enforces; through $PAGER on a terminal. With a clause (CA-PATH), shows that one:\n"
	"where the rulebook speaks of it, what it says, how it refuses, and the paragraph\n"
	"of the rules that cites it.\n";

static int show_clause(const struct game *g, const char *id)
{
	char sentence[MAX_SENTENCE];
	struct text error = text_in(sentence, sizeof sentence);
	int clause = find_clause(g, id, &error);

	if (clause < 0)
		return bad_input("%s", sentence);
	print_clause(stdout, g, clause);
	return FINE;
}

static int show_rulebook(const struct game *g)
{
	const struct rulebook *book = find_rulebook(g);
	FILE *f;

	if (!book)
		return bad_input("%s has no rules written down: it is there for tests.", g->title);
	f = open_pager();
	print_rulebook(f, book);
	close_pager(f);
	return FINE;
}

int rules_main(int argc, char **argv)
{
	static const struct flag none[] = { { 0 } };
	const struct game *g;

	if (next_flag("rules", argc, argv, none) == BAD_FLAG)
		return BAD_USAGE;
	if (optind == argc)
		return bad_usage("rules", "Which game's rules? 'rubicon games' lists them.");
	if (argc - optind > 2)
		return bad_usage("rules", "'%s' is one argument too many.", argv[optind + 2]);
	g = find_game(argv[optind]);
	if (!g)
		return BAD_INPUT;
	return argc - optind == 2 ? show_clause(g, argv[optind + 1]) : show_rulebook(g);
}
