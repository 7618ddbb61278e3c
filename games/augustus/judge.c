/* games/augustus/judge.c -- x */
#include "games/augustus/state.h"
void au_judge(const void *state, int32_t share[MAX_SEATS]){(void)state;for(int i=0;i<MAX_SEATS;i++)share[i]=0;}
