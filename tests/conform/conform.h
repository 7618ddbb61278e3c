/* tests/conform/conform.h -- one run of the conformance suite, shared by the checks.
 *
 * Each check is a file; each failure names the promise of core/game.h that it breaks, and leaves a
 * rule script that plays up to it. */

#ifndef TESTS_CONFORM_CONFORM_H
#define TESTS_CONFORM_CONFORM_H

#include "core/match.h"
#include "tests/support.h"

enum promise {
	PLAIN,
	PURE,
	CHANCE,
	ONE_CLICK,
	TEXT,
	ONE_TRUTH,
	SECRET,
	SIMULTANEOUS,
	FINITE,
	CLIENTS, /* show, board, judge: not a numbered promise, but every client leans on them */
	MATCH,   /* undo and replay, which follow from the promises */
};

struct doubt;
struct fit;

struct run {
	const struct game *g;
	struct setup how;
	struct rng r;
	struct match m; /* the game being played; its log is what a failure dumps */
	struct ply *log;
	struct doubt *doubt;
	struct fit *fit;
	uint64_t games, positions, samples;
};

_Noreturn void broken(const struct run *run, enum promise promise, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

static inline bool one_in(struct run *run, uint32_t n) { return rng_below(&run->r, n) == 0; }

/* Viewers are the seats in play and a spectator. */
static inline int n_viewers(const struct run *run) { return run->how.seats + 1; }
static inline int viewer(const struct run *run, int i)
{
	return i < run->how.seats ? i : SEAT_NOBODY;
}

/* Actions a pending seat, or chance, can take now; into a list of MAX_LEGAL. */
int choices(const struct game *g, const void *state, int seat, act *out);

/* tables.c: what can be said before anything is played. */
void check_tables(struct run *run);

/* plain.c: promises 1 and 2. */
void check_setup(struct run *run);
void check_plain(struct run *run, const void *state, int seat);
void check_apply(struct run *run, const void *state, int seat, act a);
void check_untouched(struct run *run, const void *state, const void *copy);

/* chance.c: promise 3. */
void check_chance(struct run *run, const void *state);

/* legal.c: promises 6 and 7. */
void check_legal(struct run *run, const void *state, bool thorough);
void check_words(struct run *run, const void *state);
void check_events(struct run *run, const struct events *ev);

/* pick.c: promise 7, for games that draw without listing. */
void check_pick(struct run *run, const void *state);

/* secret.c: promise 8, at one position. */
void check_secret(struct run *run, const void *state);
void check_look_alikes(struct run *run, const void *state);

/* doubt.c: promise 8, over many positions: is every secret sometimes in doubt? */
struct doubt *new_doubt(void);
void note_doubt(struct run *run, const void *state, const void *imagined, int seat);
void note_game(struct run *run);
void check_doubt(struct run *run);

/* fit.c: promise 8, over many games: are imagined secrets distributed like true ones? */
struct fit *new_fit(const struct game *g);
void sample_fit(struct run *run);
void check_fit(struct run *run);

/* together.c: promise 9. */
void check_together(struct run *run);

/* manners.c: matches, and orders that a search may skip. */
void check_stale(struct run *run);
void check_shared_undo(struct run *run, int seat, act a);
void check_resigned_place(struct run *run, struct match *m, int chooser, int other);
void check_no_late_resignation(struct run *run);
void check_commuting(struct run *run, const void *state);

/* finite.c: promise 10. */
void check_finite(struct run *run, const void *state);
void check_ends(struct run *run, const void *state);

/* clients.c: show, board, judge, prompts. */
void check_clients(struct run *run, const void *state);

/* aim.c: what wins, against standing(). */
void check_aim(struct run *run, const void *state);

/* numbers.c: observations, and actions by index. */
void check_numbers(struct run *run, const void *state);

/* play.c: one game with every check. */
void play_checked_game(struct run *run);

#endif
