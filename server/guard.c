/* server/guard.c -- a failed CHECK stays in its room: it ends the work on one table, not the
 * server.
 *
 * Rules hold no resources, so that leaving them half-way loses nothing but the position, which is
 * rebuilt from what was stored. */

#include "server/guard.h"

#include "command/command.h"

#include <setjmp.h>
#include <stdio.h>

static _Thread_local struct room {
	jmp_buf door;
	char *why;
} * room;

static void leave_room(const char *file, int line, const char *what)
{
	snprintf(room->why, FAULT_TEXT, "%s:%d: %s", file, line, what);
	longjmp(room->door, 1);
}

bool guarded(void (*fn)(void *self), void *self, char why[FAULT_TEXT])
{
	struct room here, *const outer = room;
	bool whole = false;

	here.why = why;
	if (setjmp(here.door) == 0) {
		room = &here;
		on_failed_check = leave_room;
		fn(self);
		whole = true;
	}
	room = outer;
	on_failed_check = outer ? leave_room : NULL;
	return whole;
}
