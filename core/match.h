/* core/match.h -- one game being played, by whomever: state, log, stamps, undo, resignation.
 *
 * A match is its setup plus its log of plies and its resignations; the state is only a cache of
 * them.  The caller owns the memory, the log's included, so that nothing here allocates. */

#ifndef CORE_MATCH_H
#define CORE_MATCH_H

#include "core/game.h"

struct ply {
	act a;
	uint8_t seat;
	uint8_t hidden; /* no other viewer's view changed: it can still be taken back */
	uint16_t print; /* fingerprint of the position after it */
	uint32_t zero;
};

/* Where chance comes from: a seed, a record, a keyed hash, people with real dice.  Returns a ticket
 * below `tickets`; `before` counts the earlier outcomes of the same kind (the verb). */
struct fate {
	uint32_t (*ticket)(void *self, unsigned kind, uint32_t before, uint32_t tickets);
	void *self;
};

struct match {
	const struct game *g;
	struct setup how;
	struct ply *log;
	int n, cap;
	uint32_t version;           /* grows with every change, undo included */
	uint32_t stamp[MAX_SEATS];  /* counts how often this seat's view has changed */
	uint32_t drawn[MAX_VERBS];  /* outcomes so far, by kind of chance */
	int resigned_at[MAX_SEATS]; /* how many plies the log held when this seat resigned */
	seatset resigned;
	uint16_t opening; /* fingerprint before the first ply */
	_Alignas(16) unsigned char state[MAX_STATE];
};

enum played { PLAYED, STALE, ILLEGAL, LOG_FULL };

bool match_start(struct match *m, const struct game *g, const struct setup *how, struct ply *log,
				 int cap, struct text *error);

/* A seat acts, having seen the position of this stamp.  Other seats' secret commitments change
 * nobody's stamp but their own, so they never make it stale. */
enum played match_play(struct match *m, int seat, uint32_t stamp, act a, struct events *ev,
					   struct why *why);

bool match_chance_pending(const struct match *m);
bool match_roll(struct match *m, struct fate fate, struct events *ev); /* one outcome */
bool match_happen(struct match *m, act a, struct events *ev);          /* this outcome, if it can */

/* The only thing this seat can do, if there is just one and it may be done without asking.  Where
 * others watch (at one screen, over a wire), a question that is left out tells them that there was
 * no choice: it may be only if all can know that, because nothing in a hand could answer it. */
bool match_forced(const struct match *m, int seat, bool is_watched, act *only);

/* Undo takes back the seat's last action: an open one while nothing else has happened, nothing was
 * revealed by it and not several seats choose at once; a secret one for as long as nobody could
 * have noticed it. */
bool match_can_undo(const struct match *m, int seat);
bool match_undo(struct match *m, int seat);

/* With two seats the other wins; with more the seat is played on by whoever the program likes. */
void match_resign(struct match *m, int seat);
bool match_over(const struct match *m);
void match_standing(const struct match *m, struct standing *out);

/* Over who is pending, what they can do or what chance may bring, and the points: whatever the
 * layout of the state, and whatever the compiler.  A fingerprint is 16 bits of it. */
uint64_t position_hash(const struct game *g, const void *state);
uint16_t position_print(const struct game *g, const void *state);

/* As records write it behind the last of so many plies; 0: behind the opening.  The ply itself
 * counts, and who had resigned by then: also a die that made no difference is that die. */
uint16_t ply_print(const struct match *m, int plies);

/* Over all that an opening decides: game, rules, seats, those options whose bit is set, and by
 * games that are played from it the board, the decks and the tables (opening.c). */
uint64_t opening_hash(const struct game *g, const struct setup *how, unsigned options);
enum { ALL_OPTIONS = (1 << MAX_OPTIONS) - 1 };

struct fate fate_seeded(const uint64_t *seed);

#endif
