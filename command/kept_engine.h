/* command/kept_engine.h -- a kept engine as a library: its functions, and its game. */

#ifndef COMMAND_KEPT_ENGINE_H
#define COMMAND_KEPT_ENGINE_H

#include "core/game.h"

#include <pthread.h>

/* What engines/glue.c has: F(type, name, parameters). */
#define ENGINE_FUNCTIONS(F)                                                                        \
	F(uint32_t, output, (void))                                                                    \
	F(uint32_t, kept_version, (void))                                                              \
	F(uint32_t, kept_state, (void))                                                                \
	F(uint32_t, kept_view, (void))                                                                 \
	F(uint32_t, kept_numbers, (void))                                                              \
	F(uint32_t, kept_about, (void))                                                                \
	F(uint32_t, kept_pending, (void))                                                              \
	F(uint32_t, kept_asked, (void))                                                                \
	F(uint32_t, kept_audit, (void))                                                                \
	F(uint32_t, kept_legal, (uint32_t seat))                                                       \
	F(uint32_t, kept_show, (uint32_t seat))                                                        \
	F(uint32_t, kept_board, (uint32_t seat))                                                       \
	F(uint32_t, kept_apply, (uint32_t seat, uint32_t low, uint32_t high))                          \
	F(void, kept_lot, (void))                                                                      \
	F(void, kept_standing, (void))                                                                 \
	F(void, kept_judge, (void))                                                                    \
	F(void, kept_setup, (uint32_t seats))                                                          \
	F(void, kept_seats_for, (uint32_t seats))                                                      \
	F(void, kept_prompt, (uint32_t seat))                                                          \
	F(void, kept_draw, (uint32_t ticket))                                                          \
	F(void, kept_see, (uint32_t seat))                                                             \
	F(void, kept_facts, (uint32_t low, uint32_t high))                                             \
	F(void, kept_why_not, (uint32_t seat, uint32_t low, uint32_t high))                            \
	F(void, kept_imagine, (uint32_t seat, uint32_t low, uint32_t high))

enum { MAX_KEPT = 8, KEPT_VERSION = 1 };

struct kept {
	struct game g;
	pthread_mutex_t lock; /* an engine has one room for a state; bots think in threads */
	int *trapped;
	unsigned char *state, *view;
	uint32_t *numbers;
	const char *said;
	char broken[256]; /* what its audit said last */
#define FUNCTION(type, name, parameters) type(*name) parameters;
	ENGINE_FUNCTIONS(FUNCTION)
#undef FUNCTION
};

extern struct kept kept[MAX_KEPT];

/* Fills the tables of kept[i].g from the engine's own account of them; false: it is none. */
bool read_kept_tables(struct kept *k);

/* The functions of its contract. */
void set_kept_functions(int i);

#endif
