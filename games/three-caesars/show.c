#include "games/three-caesars/state.h"
void tc_show(const void *view, int seat, struct text *json)
{
	(void)view, (void)seat;
	json_num(json, "x", 1);
}
void tc_board(const void *view, int seat, struct text *out)
{
	(void)view, (void)seat;
	text_str(out, "x\n");
}
