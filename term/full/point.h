/* term/full/point.h -- pointing: the choices that name everything pointed at so far. */

#ifndef TERM_FULL_POINT_H
#define TERM_FULL_POINT_H

#include "term/choices.h"
#include "term/full/sheet.h"

enum { MAX_POINTED = MAX_ARGS + 1 };

struct pointing {
	const struct choices *all;
	struct thing at[MAX_POINTED]; /* of type ARG_VERB: a kind of action */
	int n_at;
	int live[MAX_LEGAL], n_live; /* rows of `all` */
};

void begin_pointing(struct pointing *p, const struct choices *all);
/* False: no live choice names it, and nothing changes. */
bool point_at(struct pointing *p, struct thing thing);
bool point_back(struct pointing *p); /* takes the last one back; false: there was none */
bool is_in_choice(const struct pointing *p, int row,
				  struct thing thing); /* beyond what was pointed at */
bool is_live(const struct pointing *p, struct thing thing);

/* What is left to be chosen, one line each: an action, or many that begin alike. */
struct offer {
	struct thing lead; /* pointing at it leaves these */
	int row, n;        /* the first of them; how many */
};
enum { MAX_OFFERS = 1024 };
int find_offers(const struct pointing *p, int most, struct offer out[MAX_OFFERS]);

#endif
