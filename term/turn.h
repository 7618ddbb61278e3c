/* term/turn.h -- a person's decision in progress: shared by turn.c and orders.c only. */

#ifndef TERM_TURN_H
#define TERM_TURN_H

#include "term/choices.h"
#include "term/sitting.h"

struct turn {
	struct sitting *s;
	int seat;
	struct choices choices;
	int listed[MAX_LEGAL], n_listed; /* what `more` shows in full */
};

enum next { ASK_AGAIN, ACTED, QUITS };

/* What a person may type besides actions. */
struct order {
	const char *word, *arguments, *sentence;
	enum next (*run)(struct turn *t, const char *rest);
};
extern const struct order orders[];
extern const int n_orders;

void show_question(const struct turn *t);
void list_all(struct turn *t);
enum next explain(const struct turn *t, const char *line); /* why this is none of the choices */

#endif
