/* accelerator/layer.h -- all that kernels know of the machine that they run on.
 *
 * A kernel is a function of one pointer.  Many threads run it at once, in blocks that share a
 * little memory.  It may not count on how many there are: it asks, or takes what is left to do.
 *
 *   accelerator/nvptx.h   graphics cards of NVIDIA's
 *   accelerator/host.h    the processor: a block has one thread, for tests and to look for faults
 *
 * Another target is another such file. */

#ifndef ACCELERATOR_LAYER_H
#define ACCELERATOR_LAYER_H

#include "core/base.h"

#if defined __NVPTX__
#include "accelerator/nvptx.h"
#else
#include "accelerator/host.h"
#endif

static inline uint32_t thread_index(void)
{
	return block_index() * block_threads() + thread_of_block();
}
static inline uint32_t thread_count(void) { return block_count() * block_threads(); }

#endif
