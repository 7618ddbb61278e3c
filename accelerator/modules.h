/* accelerator/modules.h -- the games' kernels, as files beside the program. */

#ifndef ACCELERATOR_MODULES_H
#define ACCELERATOR_MODULES_H

#include "games/registry.h"

/* The text of GAME-KIND.ptx, for the caller to free; NULL: it was not built. */
char *read_module(const struct game *g, const char *kind);

#endif
