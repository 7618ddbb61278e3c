/* accelerator/host.c -- what a module for the processor has besides its kernels. */

#include "accelerator/layer.h"

#include <stdio.h>
#include <stdlib.h>

_Thread_local uint32_t host_block, host_blocks;

void check_failed(const char *file, int line, const char *what)
{
	fprintf(stderr, "%s:%d: %s\n", file, line, what);
	abort();
}

/* Whoever launches a kernel says which block is next. */
void host_enter(uint32_t block, uint32_t blocks)
{
	host_block = block;
	host_blocks = blocks;
}
