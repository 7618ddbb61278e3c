/* lab/mpi/crowd.c -- many processes on many machines, by MPI; the main thread alone speaks it. */

#include "lab/crowd.h"

#include "core/base.h"

#include <mpi.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static struct crowd crowd;

/* mpirun ends the others when one of them dies.  Nothing has been written then: files are renamed
 * to their names when they are whole. */
static void say_lost(int signal)
{
	static const char words[] =
		"rubicon: another process of this run is gone; nothing was written.\n";

	(void)signal;
	if (crowd.rank == 0 && write(STDERR_FILENO, words, sizeof words - 1) < 0)
		_exit(2);
	_exit(1);
}

struct crowd crowd_join(int argc, char **argv)
{
	int given;

	MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &given);
	MPI_Comm_rank(MPI_COMM_WORLD, &crowd.rank);
	MPI_Comm_size(MPI_COMM_WORLD, &crowd.size);
	signal(SIGTERM, say_lost);
	/* All are given the same words; one complaint is enough. */
	if (crowd.rank && !freopen("/dev/null", "w", stderr))
		abort();
	return crowd;
}

void crowd_leave(int status)
{
	/* Where one fails early so do all, with the same words; a file that cannot be written is
	 * rank 0's alone, and is found out before the others play for nothing. */
	if (status)
		MPI_Abort(MPI_COMM_WORLD, status);
	MPI_Finalize();
}

void crowd_sum(int64_t *numbers, int64_t n)
{
	enum { PIECE = 1 << 20 };

	for (; n > 0; n -= PIECE, numbers += PIECE) {
		int count = n < PIECE ? (int)n : PIECE;
		MPI_Reduce(crowd.rank ? numbers : MPI_IN_PLACE, numbers, count, MPI_INT64_T, MPI_SUM, 0,
				   MPI_COMM_WORLD);
	}
}

static void receive_chest(struct chest *c, int from)
{
	uint64_t n;
	struct item *items;

	MPI_Recv(&n, 1, MPI_UINT64_T, from, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
	items = malloc((n + 1) * sizeof *items);
	CHECK(items);
	MPI_Recv(items, (int)(n * sizeof *items), MPI_BYTE, from, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
	for (uint64_t i = 0; i < n; i++)
		chest_add(c, &items[i]);
	free(items);
}

void crowd_pour(struct chest *c)
{
	uint64_t n = c->n;

	for (int from = 1; crowd.rank == 0 && from < crowd.size; from++)
		receive_chest(c, from);
	if (crowd.rank == 0)
		return;
	MPI_Send(&n, 1, MPI_UINT64_T, 0, 0, MPI_COMM_WORLD);
	MPI_Send(c->item, (int)(n * sizeof *c->item), MPI_BYTE, 0, 0, MPI_COMM_WORLD);
}
