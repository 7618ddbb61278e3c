/* server/budgets.h -- how much anybody may take: the one place where the server says "enough".
 *
 * Every limit is a row of budgets.def and belongs to an owner: an address, a connection, a seat, a
 * table, or the whole house.  An owner's purse knows what was taken from each of its budgets.  A
 * person has no account here; he is known by his token, and that is a seat. */

#ifndef SERVER_BUDGETS_H
#define SERVER_BUDGETS_H

#include "core/text.h"

enum owner { OF_ADDRESS, OF_CONNECTION, OF_SEAT, OF_TABLE, OF_HOUSE, N_OWNERS };

enum budget_id {
#define BUDGET(id, owner, word, usual, per, at_once, sentence) B_##id,
#include "server/budgets.def"
#undef BUDGET
	N_BUDGETS
};

enum { MOST_IN_PURSE = 8 };

/* What was taken from one budget.  All zero: nothing. */
struct taken {
	uint64_t since; /* milliseconds; of budgets that fill up again */
	int64_t n;      /* thousandths, or what is held */
};

struct purse {
	struct taken of[MOST_IN_PURSE];
};

extern struct purse house;

/* Of budgets that fill up again: takes so much, or says no. */
bool spend(struct purse *p, enum budget_id b, int64_t n);

/* The same for what is known when it is done: it is taken even if there is not so much. */
void charge(struct purse *p, enum budget_id b, int64_t n);

/* Of budgets that are held: takes one more, until it is given back. */
bool hold(struct purse *p, enum budget_id b);
void give_back(struct purse *p, enum budget_id b);
int64_t held(const struct purse *p, enum budget_id b);

/* For what is counted elsewhere: may there be so much of it?  `fits` counts a refusal. */
bool fits(enum budget_id b, int64_t n);
bool is_within(enum budget_id b, int64_t n);
int64_t budget_of(enum budget_id b);

const char *budget_sentence(enum budget_id b);

enum { MOST_OF_ANY_BUDGET = 1 << 30 };
int find_budget(const char *word); /* -1: there is none of that name */
void set_budget(enum budget_id b, int64_t n);

void budgets_open(void); /* all as they usually are */
void budgets_metrics(struct text *out);

#endif
