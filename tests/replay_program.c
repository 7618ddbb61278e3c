/* tests/replay_program.c -- `rubicon replay` as a program of its own. */

#include <string.h>

#include "term/replay.h"

int main(int argc, char **argv)
{
	if (argc < 2 || strcmp(argv[1], "replay") != 0)
		return 2;
	return replay_main(argc - 1, argv + 1);
}
