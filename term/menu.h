/* term/menu.h -- which game?  For those who come without a name. */

#ifndef TERM_MENU_H
#define TERM_MENU_H

#include "core/game.h"

/* Asks; NULL: none after all.  Does not ask when there is only one to choose. */
const struct game *choose_game(void);

#endif
