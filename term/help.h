/* term/help.h -- what each subcommand's --help says. */

#ifndef TERM_HELP_H
#define TERM_HELP_H

extern const char games_help[], rules_help[], play_help[], replay_help[], bench_help[];

/* The options of the game that the command line names, if it names one. */
void print_option_help(int argc, char **argv);

#endif
