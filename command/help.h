/* command/help.h -- what each subcommand's --help says. */

#ifndef COMMAND_HELP_H
#define COMMAND_HELP_H

extern const char games_help[], rules_help[], play_help[], replay_help[], bench_help[], lab_help[],
	ladder_help[], tune_help[];
extern const char serve_help[], table_help[], doctor_help[];

/* What follows it: the options of the game that the command line names, if it names one; and
 * before them the bots. */
void print_options(int argc, char **argv);
void print_bots_and_options(int argc, char **argv);

#endif
