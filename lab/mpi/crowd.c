/* lab/mpi/crowd.c -- many processes on many machines, introduced by MPI. */

#include "lab/crowd.h"

#include <mpi.h>
#include <stdlib.h>
#include <string.h>

static struct crowd crowd;

static bool is_spread(void)
{
	char mine[MPI_MAX_PROCESSOR_NAME] = "", first[MPI_MAX_PROCESSOR_NAME];
	int n, here, all_here;

	MPI_Get_processor_name(mine, &n);
	memcpy(first, mine, sizeof first);
	MPI_Bcast(first, sizeof first, MPI_CHAR, 0, MPI_COMM_WORLD);
	here = !memcmp(first, mine, sizeof first);
	MPI_Allreduce(&here, &all_here, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD);
	return !all_here;
}

struct crowd crowd_join(int argc, char **argv)
{
	MPI_Init(&argc, &argv);
	MPI_Comm_rank(MPI_COMM_WORLD, &crowd.rank);
	MPI_Comm_size(MPI_COMM_WORLD, &crowd.size);
	crowd.is_spread = is_spread();
	return crowd;
}

bool crowd_tell(char *words, size_t n)
{
	MPI_Bcast(words, (int)n, MPI_CHAR, 0, MPI_COMM_WORLD);
	MPI_Finalize();
	return *words;
}
