/* lab/chest.h -- counters by key: how often something happened, and how those fared that it
 * happened to. */

#ifndef LAB_CHEST_H
#define LAB_CHEST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum kept {
	F_VERB = 1,  /* seats took actions of this verb */
	F_ARGUMENT,  /* ... with this named argument: a = which, b = value */
	F_EVENT,     /* events of this kind */
	F_EVENT_ARG, /* ... with this named argument */
	F_OPENING,   /* a seat's first choice: the action itself */
	F_CLAUSE,    /* actions that somebody might have thought of were forbidden by this clause */
	F_LENGTH,    /* games of so many actions */
	F_POINTS,    /* a seat ended with so many points, above LEAST_POINTS */
	F_LUCK,      /* what one kind of chance brought: holders sums the squares */
	F_SOURCE,    /* what brought points, or cost them: holders sums those; verb, and if the seat's
					own, a = 1 + which named argument, b = its value */
	F_PART,      /* what the points of a seat were made of at the end: a = part, holders sums */
};
enum { LEAST_POINTS = -32768, EVERY_SEAT = 15 };

/*  63    60 59    56 55    48 47  32 31  16 15   0
 * | kind   | seat   | verb   |  a   |  b   |  c   | */
#define KEY(kind, seat, verb, a, b, c)                                                             \
	((uint64_t)(kind) << 60 | (uint64_t)(seat) << 56 | (uint64_t)(verb) << 48 |                    \
	 (uint64_t)(uint16_t)(a) << 32 | (uint64_t)(uint16_t)(b) << 16 | (uint64_t)(uint16_t)(c))

static inline int key_kind(uint64_t k) { return (int)(k >> 60); }
static inline int key_seat(uint64_t k) { return (int)(k >> 56 & 15); }
static inline int key_verb(uint64_t k) { return (int)(k >> 48 & 255); }
static inline int key_a(uint64_t k) { return (int)(k >> 32 & 0xffff); }
static inline int key_b(uint64_t k) { return (int)(k >> 16 & 0xffff); }
static inline int key_c(uint64_t k) { return (int)(k & 0xffff); }

struct item {
	uint64_t key;
	int64_t times;   /* it happened */
	int64_t holders; /* seats it happened to, once for each game */
	int64_t wins;    /* of those, in parts of a win */
	uint32_t game;   /* the last one it happened in ... */
	uint32_t seats;  /* ... and to whom there */
};

struct chest {
	struct item *item;
	uint32_t *slot; /* hash table of 1 + index into item */
	uint32_t *held; /* items of the game being played */
	uint32_t n, cap, n_held;
};

void chest_count(struct chest *c, uint64_t key, int64_t times);
void chest_hold(struct chest *c, uint64_t key, uint32_t game, int seat); /* counts it, too */
void chest_settle(struct chest *c, const int64_t win[]);                 /* the game is over */
void chest_add(struct chest *to, const struct item *item);
void chest_pour(struct chest *to, const struct chest *from);
void chest_sort(struct chest *c);  /* by key; not while a game is played */
void chest_empty(struct chest *c); /* as new, with its memory */
void chest_free(struct chest *c);
const struct item *chest_find(const struct chest *c, uint64_t key); /* NULL: never happened */

#endif
