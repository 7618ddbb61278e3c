/* server/hooks.h -- webhooks: a post to an address of the player's choice when he is asked. */

#ifndef SERVER_HOOKS_H
#define SERVER_HOOKS_H

#include "server/table.h"

void hooks_open(void);
void hooks_close(void);
void hook_call(const struct table *t, int seat); /* in a thread of its own; may fail silently */
const char *why_not_hook(const char *url);       /* NULL: it can be called; else a sentence */

#endif
