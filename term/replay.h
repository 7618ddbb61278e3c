/* term/replay.h -- `rubicon replay`. */

#ifndef TERM_REPLAY_H
#define TERM_REPLAY_H

int replay_main(int argc, char **argv); /* returns the exit code */

#endif
