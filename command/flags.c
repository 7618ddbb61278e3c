/* command/flags.c -- getopt_long, with sentences for errors. */

#include "command/flags.h"

#include "command/command.h"

static int complain_of_flag(const char *command, const char *word, const struct flag *flags)
{
	struct guess best = NO_GUESS;

	for (const struct flag *f = flags; f->name; f++)
		consider_word(&best, word + 2, f->name);
	if (word[0] == '-' && word[1] == '-' && is_likely(&best, word + 2))
		bad_usage(command, "There is no flag '%s'. Did you mean '--%s'?", word, best.word);
	else
		bad_usage(command, "There is no flag '%s'.", word);
	return BAD_FLAG;
}

int next_flag(const char *command, int argc, char **argv, const struct flag *flags)
{
	int at = optind > 0 ? optind : 1;
	int c = getopt_long(argc, argv, ":", flags, NULL);

	opterr = 0;
	if (c == ':') {
		bad_usage(command, "'%s' needs a value.", argv[optind - 1]);
		return BAD_FLAG;
	}
	if (c == '?')
		return complain_of_flag(command, argv[optind > at ? optind - 1 : at], flags);
	return c;
}
