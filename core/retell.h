/* core/retell.h -- a match told again from its log: every ply with its events, and resignations.
 *
 *     struct retelling r;
 *     retell_begin(&r, &match);
 *     while (retell_next(&r))
 *         ... r.plies, r.events, r.state ...
 *
 * The one way to look back.  It needs no second log, and leaves the match as it is. */

#ifndef CORE_RETELL_H
#define CORE_RETELL_H

#include "core/match.h"

struct retelling {
	const struct match *of;
	int plies;                 /* how many have been told */
	seatset resigned;          /* by now, those who resigned after the last of them included */
	uint32_t drawn[MAX_VERBS]; /* outcomes so far, by kind of chance */
	struct events events;      /* of the last of them */
	_Alignas(16) unsigned char state[MAX_STATE];
};

void retell_begin(struct retelling *r, const struct match *of);
const struct ply *retell_coming(const struct retelling *r); /* the next ply; NULL: all is told */
bool retell_next(struct retelling *r);

/* The match as it was after so many plies, as a match of its own; `last` gets the events of the
 * last of them.  Its log, of at least so many plies, is the caller's. */
void match_at(struct match *out, const struct match *of, int plies, struct ply *log, int cap,
			  struct events *last);

#endif
