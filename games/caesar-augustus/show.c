/* games/caesar-augustus/show.c -- the view as JSON, for every client. */

#include "games/caesar-augustus/state.h"
void ca_show(const void *view, int seat, struct text *json) { (void)view, (void)seat, (void)json; }
void ca_board(const void *view, int seat, struct text *json) { (void)view, (void)seat, (void)json; }
void ca_judge(const void *state, int32_t share[MAX_SEATS]) { (void)state, (void)share; }
