/* command/flags.h -- getopt_long, with sentences for errors. */

#ifndef COMMAND_FLAGS_H
#define COMMAND_FLAGS_H

/* A game's options are a struct option, too (core/game.h). */
#define option flag
#include <getopt.h>
#undef option

enum { NO_MORE_FLAGS = -1, BAD_FLAG = -2 };

/* The next flag's value; NO_MORE_FLAGS; or BAD_FLAG after saying what is wrong with it.  Values of
 * flags must be plain characters. */
int next_flag(const char *command, int argc, char **argv, const struct flag *flags);

#endif
