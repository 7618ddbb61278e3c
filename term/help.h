/* term/help.h -- what each subcommand's --help says. */

#ifndef TERM_HELP_H
#define TERM_HELP_H

extern const char games_help[], rules_help[], play_help[];

#endif
