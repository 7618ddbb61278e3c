/* command/main.c -- rubicon: one binary, one table of subcommands. */

#include "command/command.h"
#include "command/help.h"
#include "command/kept.h"
#include "command/version.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

// clang-format off
static const struct command {
	const char *name, *summary, *help;
	void (*more_help)(int argc, char **argv); /* may be NULL */
	int (*main)(int argc, char **argv);
} commands[] = {
	{ "games",  "list the games",                             games_help,  NULL, games_main },
	{ "rules",  "read a game's rules, or one clause of them", rules_help,  NULL, rules_main },
	{ "play",   "play a game in the terminal", play_help, print_bots_and_options, play_main },
	{ "replay", "tell a recorded game, or check it",          replay_help, NULL, replay_main },
	{ "bench",  "measure how fast the games are", bench_help, print_options, bench_main },
	{ "lab",    "play many games, and learn from them", lab_help, print_bots_and_options, lab_main },
	{ "ladder", "rate bots against each other", ladder_help, print_bots_and_options, ladder_main },
	{ "tune",   "look for better settings of a bot", tune_help, print_options, tune_main },
	{ "serve",  "serve the games to browsers and programs",   serve_help,  NULL, serve_main },
	{ "table",  "print a table of a server as a record",      table_help,  NULL, table_main },
	{ "doctor", "look at what a server has stored, and say what is wrong", doctor_help, NULL, doctor_main },
};
// clang-format on

static bool asks_for_help(const char *word)
{
	return !strcmp(word, "--help") || !strcmp(word, "-h");
}

static void print_overview(void)
{
	puts("Usage: rubicon COMMAND [ARGUMENT ...]\n\n"
		 "Four Roman board games and one engine.\n");
	for (int i = 0; i < LEN(commands); i++)
		printf("  %-8s %s\n", commands[i].name, commands[i].summary);
	puts("\n'rubicon COMMAND --help' says more about each; so does rubicon(1).");
}

static const struct command *find_command(const char *name)
{
	for (int i = 0; i < LEN(commands); i++)
		if (!strcmp(commands[i].name, name))
			return &commands[i];
	return NULL;
}

static int complain_of_command(const char *name)
{
	struct guess best = NO_GUESS;

	for (int i = 0; i < LEN(commands); i++)
		consider_word(&best, name, commands[i].name);
	if (game_by_id(name))
		return bad_usage("", "'%s' is a game, not a command: 'rubicon play %s'.", name, name);
	if (is_likely(&best, name))
		return bad_usage("", "There is no command '%s'. Did you mean '%s'?", name, best.word);
	return bad_usage("", "There is no command '%s'.", name);
}

static bool wants_help(int argc, char **argv)
{
	for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++)
		if (asks_for_help(argv[i]))
			return true;
	return false;
}

/* A full disk must not pass for success. */
static int check_output(int status)
{
	if (fflush(stdout) == 0 && !ferror(stdout))
		return status;
	return status == FINE ? bad_input("The output cannot be written: %s.", strerror(errno))
						  : status;
}

int main(int argc, char **argv)
{
	const struct command *command;

	if (argc < 2) {
		print_overview();
		return BAD_USAGE;
	}
	if (asks_for_help(argv[1]) || !strcmp(argv[1], "help")) {
		print_overview();
		return FINE;
	}
	if (!strcmp(argv[1], "--version")) {
		puts("rubicon " VERSION);
		return FINE;
	}
	command = find_command(argv[1]);
	if (!command)
		return complain_of_command(argv[1]);
	if (wants_help(argc - 1, argv + 1)) {
		fputs(command->help, stdout);
		if (command->more_help)
			command->more_help(argc - 1, argv + 1);
		return FINE;
	}
	use_kept_engines();
	return check_output(command->main(argc - 1, argv + 1));
}
