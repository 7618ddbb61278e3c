/* command/command.h -- the subcommands of rubicon, and how they complain. */

#ifndef COMMAND_COMMAND_H
#define COMMAND_COMMAND_H

#include "games/registry.h"

/* How rubicon exits. */
enum {
	FINE = 0,
	BAD_INPUT = 1, /* what was named or given is wrong: a game, a seat, an option, a file */
	BAD_USAGE = 2, /* the command line itself is */
};

/* Each gets the command line from its own name on, and returns the exit status. */
int games_main(int argc, char **argv);
int rules_main(int argc, char **argv);
int play_main(int argc, char **argv);
int replay_main(int argc, char **argv);
int bench_main(int argc, char **argv);
int lab_main(int argc, char **argv);
int ladder_main(int argc, char **argv);
int tune_main(int argc, char **argv);
int serve_main(int argc, char **argv);
int table_main(int argc, char **argv);
int doctor_main(int argc, char **argv);

/* Where a failed CHECK goes first, in this thread; it may jump away.  NULL: the program stops. */
extern _Thread_local void (*on_failed_check)(const char *file, int line, const char *what);

/* "rubicon: sentence" on stderr; they return BAD_INPUT and BAD_USAGE, to be passed on. */
int bad_input(const char *format, ...) __attribute__((format(printf, 1, 2)));
int bad_usage(const char *command, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The game of this id, or NULL after saying what is wrong. */
const struct game *find_game(const char *id);

/* Which of the words the user may have meant. */
struct guess {
	const char *word;
	int apart;
};
#define NO_GUESS ((struct guess){ NULL, MAX_APART })
void consider_word(struct guess *best, const char *typed, const char *word);
bool is_likely(const struct guess *best, const char *typed);

#endif
