/* games/augustus/board.c -- x */
#include "games/augustus/state.h"
void au_board(const void *view, int seat, struct text *out){(void)view,(void)seat,(void)out;}
