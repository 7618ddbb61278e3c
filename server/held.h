/* server/held.h -- answers that wait, so that their time tells nothing. */

#ifndef SERVER_HELD_H
#define SERVER_HELD_H

#include "server/call.h"

bool keeps_secret(const struct table *t); /* somebody may be choosing without anybody seeing it */
void hold_answer(struct call *c, const struct refusal *no, const char *json);
void release_all(void); /* the server stops */

#endif
