/* core/entry.h -- a game's four tables as the contract wants them, and dispatch by them.
 *
 * Included once in a game, by its game.c, after its state.h. */

#ifndef CORE_ENTRY_H
#define CORE_ENTRY_H

static const struct verb verbs[N_VERBS] = {
#define VERB(id, word, why_not, deed, label, args, secrecy, flags, steps)                          \
	[V_##id] = { word, label, args, secrecy, flags, steps },
#include VERBS_DEF
#undef VERB
};

static judge_verb *const judges[N_VERBS] = {
#define VERB(id, word, why_not, ...) [V_##id] = why_not,
#include VERBS_DEF
#undef VERB
};

static do_verb *const deeds[N_VERBS] = {
#define VERB(id, word, why_not, deed, ...) [V_##id] = deed,
#include VERBS_DEF
#undef VERB
};

static const struct step steps[N_STEPS] = {
#define STEP(id, word, list, phase, ask, hint, wait, args)                                         \
	[S_##id] = { word, phase, ask, hint, wait, args },
#include STEPS_DEF
#undef STEP
};

static list_step *const lists[N_STEPS] = {
#define STEP(id, word, list, ...) [S_##id] = list,
#include STEPS_DEF
#undef STEP
};

static const struct event_info events[N_EVENTS] = {
#define EVENT(id, word, text, args) [E_##id] = { word, text, args },
#include EVENTS_DEF
#undef EVENT
};

static const struct clause clauses[N_CLAUSES] = {
#define CLAUSE(id, name, source, text, refusal, args)                                              \
	[C_##id] = { name, source, text, refusal, args },
#include CLAUSES_DEF
#undef CLAUSE
};

static struct why why_not(const void *state, int seat, act a)
{
	return judges[act_verb(a)](state, seat, a);
}

/* The tables' part of a struct game, and the functions that every game has under the same name
 * behind its prefix; legal() and apply(), which dispatch by the tables, are game.c's own. */
#define ENTRY(prefix)                                                                              \
	.verbs = verbs, .n_verbs = N_VERBS, .steps = steps, .n_steps = N_STEPS, .events = events,      \
	.n_events = N_EVENTS, .clauses = clauses, .n_clauses = N_CLAUSES, .names = prefix##_names,     \
	.n_names = N_NAMES, .options = prefix##_options, .n_options = N_OPTIONS,                       \
	.scenarios = prefix##_scenarios, .tuning = &prefix##_tuning, .ways = prefix##_ways,            \
	.n_ways = N_WAYS, .aim = prefix##_aim, .fits = prefix##_fits, .setup = prefix##_setup,         \
	.pending = prefix##_pending, .prompt = prefix##_prompt, .legal = legal, .why_not = why_not,    \
	.lot = lot, .draw = draw, .apply = apply, .standing = prefix##_standing,                       \
	.show = prefix##_show, .facts = prefix##_tables, .board = prefix##_board,                      \
	.audit = prefix##_audit

#endif
