/* term/turn.h -- a person's decision in progress: shared by turn.c and orders.c only. */

#ifndef TERM_TURN_H
#define TERM_TURN_H

#include "term/choices.h"
#include "term/sitting.h"

struct turn {
	struct sitting *s;
	int seat;
	struct choices choices;
	int listed[MAX_LEGAL], n_listed;    /* what `more` shows in full */
	FILE *out;                          /* where it is answered */
	FILE *(*open_long)(struct turn *t); /* for long answers */
	void (*close_long)(struct turn *t, FILE *f);
	bool (*confirm)(struct turn *t, const char *question);
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
enum next answer_line(struct turn *t, char *line);         /* which is cut up */
bool has_ahead(const struct turn *t);                      /* something was typed behind a ';' */
enum next do_ahead(struct turn *t);
int complete_line(void *turn, const char *line, const char **words);

#endif
