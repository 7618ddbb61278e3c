/* command/kept.h -- games by their older rules: engines that were archived when those were played.
 *
 * engines/ID/RULES-HASH.wasm is turned back into C and compiled when it is first needed, into a
 * library that is kept for the next time. */

#ifndef COMMAND_KEPT_H
#define COMMAND_KEPT_H

#include "core/game.h"

/* From here on records and tables of older rules are played by their own engines. */
void use_kept_engines(void);

/* The game by these rules, or NULL: there is no such engine, or it cannot be compiled here, which
 * is said on stderr.  It lives as long as the program. */
const struct game *kept_game(const char *id, int rules);

#endif
