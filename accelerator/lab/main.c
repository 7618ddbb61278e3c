/* accelerator/lab/main.c -- rubicon-lab: the laboratory alone, for a machine with a card and little
 * else. */

#include "accelerator/lab/check.h"
#include "command/command.h"
#include "command/help.h"

#include <stdio.h>
#include <string.h>

static const struct {
	const char *name, *summary;
	int (*main)(int argc, char **argv);
} commands[] = {
	{ "lab", "play many games, and learn from them (--on gpu: on a card)", lab_main },
	{ "ladder", "rate bots against each other", ladder_main },
	{ "equal", "does the card play the processor's games?", equal_main },
	{ "speed", "how fast is the card, how fast the processor?", speed_main },
};

int main(int argc, char **argv)
{
	for (int i = 0; i < LEN(commands) && argc > 1; i++)
		if (!strcmp(commands[i].name, argv[1]))
			return commands[i].main(argc - 1, argv + 1);
	puts("Usage: rubicon-lab COMMAND [ARGUMENT ...]\n");
	for (int i = 0; i < LEN(commands); i++)
		printf("  %-8s %s\n", commands[i].name, commands[i].summary);
	return BAD_USAGE;
}
