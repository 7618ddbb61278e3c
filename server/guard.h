/* server/guard.h -- a failed CHECK stays in its room: it ends the work on one table, not the
 * server. */

#ifndef SERVER_GUARD_H
#define SERVER_GUARD_H

#include "core/base.h"

enum { FAULT_TEXT = 256 };

/* Runs fn(self).  False: a CHECK failed in it, and `why` says which. */
bool guarded(void (*fn)(void *self), void *self, char why[FAULT_TEXT]);

#endif
