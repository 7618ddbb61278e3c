/* lab/solo.c -- a crowd of one: this process does it all.
 *
 * Started by mpirun it steps aside for rubicon-mpi, which lies beside it where OpenMPI was there
 * when it was built.  So that nobody else waits for MPI to load, it is a program of its own. */

#include "lab/crowd.h"

#include "command/command.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MAX_PATH = 4096, MAX_WORDS = 256 };

static bool is_one_of_many(void)
{
	const char *ranks = getenv("OMPI_COMM_WORLD_SIZE");

	return ranks && atoi(ranks) > 1;
}

static bool find_neighbour(char path[MAX_PATH])
{
	const char name[] = "rubicon-mpi";
	ssize_t n = readlink("/proc/self/exe", path, MAX_PATH - sizeof name);
	char *slash;

	if (n <= 0)
		return false;
	path[n] = 0;
	slash = strrchr(path, '/');
	strcpy(slash + 1, name);
	return true;
}

static void step_aside(int argc, char **argv)
{
	char path[MAX_PATH];
	char *words[MAX_WORDS] = { "rubicon-mpi" };

	for (int i = 0; i < argc && i < MAX_WORDS - 2; i++)
		words[i + 1] = argv[i];
	if (find_neighbour(path))
		execv(path, words);
	exit(bad_input("mpirun started this, but there is no rubicon-mpi beside it: install OpenMPI "
				   "(libopenmpi-dev) and build again."));
}

struct crowd crowd_join(int argc, char **argv)
{
	if (is_one_of_many())
		step_aside(argc, argv);
	return (struct crowd){ .size = 1 };
}

bool crowd_tell(char *words, size_t n)
{
	(void)n;
	return *words;
}
