#include "games/three-caesars/state.h"
void tc_show(const void *view, int seat, struct text *json){(void)view,(void)seat,(void)json;}
void tc_board(const void *view, int seat, struct text *out){(void)view,(void)seat,(void)out;}
void tc_judge(const void *state, int32_t share[MAX_SEATS]){(void)state,(void)share;}
