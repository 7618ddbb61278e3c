/* core/rows.h -- what a game's four tables have in common: the shape of their rows, and their
 * enums.
 *
 * A game's public header says where its tables are, then includes this:
 *
 *     #define VERBS_DEF   "games/<id>/verbs.def"
 *     #define STEPS_DEF   "games/<id>/steps.def"
 *     #define EVENTS_DEF  "games/<id>/events.def"
 *     #define CLAUSES_DEF "games/<id>/clauses.def"
 *     #include "core/rows.h"
 *
 * A row names what judges and what carries out a verb, and what lists a step's actions:
 *
 *     VERB(ID, "word", why_not, deed, "label", ARGS(...), secrecy, flags, steps)
 *     STEP(ID, "word", list, "phase", "ask", "hint", "wait", ARGS(...))
 *     EVENT(ID, "word", "text", ARGS(...))
 *     CLAUSE(ID, "EX-BED", "source", "text", "refusal", ARGS(...))     refusal NULL: never forbids
 *
 * The enums are V_ID, S_ID, E_ID and C_ID; what rows name is declared here.  core/entry.h makes the
 * tables. */

#ifndef CORE_ROWS_H
#define CORE_ROWS_H

#include "core/game.h"

enum verb_id {
	V_NONE,
#define VERB(id, ...) V_##id,
#include VERBS_DEF
#undef VERB
	N_VERBS
};

enum step_id {
#define STEP(id, ...) S_##id,
#include STEPS_DEF
#undef STEP
	N_STEPS
};

enum event_id {
#define EVENT(id, ...) E_##id,
#include EVENTS_DEF
#undef EVENT
	N_EVENTS
};

enum clause_id {
	C_ALLOWED,
#define CLAUSE(id, ...) C_##id,
#include CLAUSES_DEF
#undef CLAUSE
	N_CLAUSES
};

/* What rows name.  A game is a program of its own as far as names go: `struct state` is its state.
 */
struct state;
typedef struct why judge_verb(const struct state *s, int seat, act a);
typedef void do_verb(struct state *s, int seat, act a, struct events *ev);
typedef int list_step(const struct state *s, int seat, act *out);

/* Whatever is asked in its step may be done, and chance asks nobody; nobody decides. */
judge_verb always_allowed;
list_step lists_nothing;

#define VERB(id, word, why_not, deed, ...)                                                         \
	judge_verb why_not;                                                                            \
	do_verb deed;
#include VERBS_DEF
#undef VERB
#define STEP(id, word, list, ...) list_step list;
#include STEPS_DEF
#undef STEP

/* Appends the action to a list of n if nothing forbids it. */
static inline int offer(const struct state *s, int seat, act a, judge_verb *why_not, act *out,
						int n)
{
	if (!why_not(s, seat, a).clause)
		out[n++] = a;
	return n;
}

/* Appends a row to the progress that aim() tells. */
static inline int add_progress(struct aim_progress *out, int n, int seat, int way, int have,
							   int need)
{
	out[n] = (struct aim_progress){ (uint8_t)seat, (uint8_t)way, (int16_t)have, (int16_t)need };
	return n + 1;
}

/* For rows. */
#define ARGS(...)                                                                                  \
	{                                                                                              \
		__VA_ARGS__                                                                                \
	}
#define IN(step) BIT(S_##step) /* IN(PLAN) | IN(DEED): the steps of a verb */

#endif
