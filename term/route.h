/* term/route.h -- a way that takes several actions of one kind: "go genua". */

#ifndef TERM_ROUTE_H
#define TERM_ROUTE_H

#include "term/sitting.h"

enum { MAX_ROUTE = 8 };

/* The fewest actions of one verb, the first of them possible now, the last of which names this
 * value of this type; returns how many, 0: there is no such way.  It sees what the seat may know,
 * and ends where dice or somebody else would come between. */
int find_route(const struct sitting *s, int seat, int type, int value, act out[MAX_ROUTE]);

#endif
