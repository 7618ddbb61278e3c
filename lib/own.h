/* lib/own.h -- what the library's chapters share. */

#ifndef LIB_OWN_H
#define LIB_OWN_H

#include "core/match.h"
#include "lib/plan.h"
#include "lib/rubicon.h"

#define PUBLIC __attribute__((visibility("default")))

/* A game with its options.  Never written after rubicon_open(). */
struct rubicon_game {
	const struct game *g;
	struct setup how;
	act *actions; /* ascending */
	int n_actions;
	int32_t *slots; /* by hash: 1 + an index, or 0 */
	int slot_shift;
	int observation;
	struct plan *plan; /* how batches observe */
};

struct rubicon_match {
	const rubicon_game *game;
	uint64_t seed;
	struct ply *log;
	struct match m;
};

/* games.c */
int index_of(const rubicon_game *game, act a); /* -1: it has none */
/* The same for a list that ascends; `before` is the index of the action before, at first -1. */
int index_after(const rubicon_game *game, int before, act a);
rubicon_game *open_game(const struct game *g, const struct setup *how, char *error, size_t size);

/* A sentence into the caller's buffer, which may be NULL; returns 0. */
int complain(char *error, size_t size, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

/* Texts are written by core into buffers that never overrun; whoever has too small a one is told
 * how long it would be. */
enum { LONGEST_LINE = 1024, LONGEST_BOARD = 64 * 1024 };
size_t hand_over(const struct text *t, char *out, size_t size);

/* match.c */
bool make_room(rubicon_match *match); /* for one more ply */
void shares_of(const struct standing *st, int seats, int32_t *share);

#endif
