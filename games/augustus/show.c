/* games/augustus/show.c -- x */
#include "games/augustus/state.h"
void au_show(const void *view, int seat, struct text *json){(void)view,(void)seat,(void)json;}
