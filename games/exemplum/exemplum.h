/* games/exemplum/exemplum.h -- the template game's public face: ids, its view, its entry.
 *
 * Exemplum is the smallest game that uses every feature of the contract: couriers race down the Via
 * Appia with hidden hands, secret simultaneous choices, dice, draws, an answer asked of another
 * seat in mid-turn, a sealed letter that nobody has seen, cards buried in order under the deck, and
 * knowledge that ends.  It is the template for every other game: copy the folder, then change it.
 */

#ifndef GAMES_EXEMPLUM_H
#define GAMES_EXEMPLUM_H

#define VERBS_DEF   "games/exemplum/verbs.def"
#define STEPS_DEF   "games/exemplum/steps.def"
#define EVENTS_DEF  "games/exemplum/events.def"
#define CLAUSES_DEF "games/exemplum/clauses.def"
#include "core/rows.h"

enum { EX_SEATS = 4, EX_MILES = 361 }; /* milestones 0 to 360 */

enum card {
#define CARD(id, word, title, miles, copies) CARD_##id,
#include "games/exemplum/cards.def"
#undef CARD
	N_CARDS
};

enum {
#define CARD(id, word, title, miles, copies) +(copies)
	DECK_SIZE = 0
#include "games/exemplum/cards.def"
#undef CARD
};

/* What everybody knows. */
struct public
{
	uint16_t mile[EX_SEATS];
	uint16_t miles[EX_SEATS]; /* that this round's card still goes */
	uint16_t start;
	uint8_t phase, seats, rounds, round; /* rounds to play, rounds played */
	uint8_t leader, turn, taken;         /* taken: turns taken in this round */
	uint8_t robbed;                      /* the seat under attack */
	uint8_t die[2], dice;                /* robber's and defender's, rolled so far */
	uint8_t to_draw;                     /* cards still to be dealt or drawn in this phase */
	uint8_t coins[EX_SEATS];
	uint8_t hand_size[EX_SEATS];
	uint8_t discard[N_CARDS];
	uint8_t knows[EX_SEATS]; /* by spy: bits of the seats whose hands lie open to him */
	uint8_t deck_size;       /* unordered part */
	uint8_t queue_size;
	uint8_t buried_by[DECK_SIZE]; /* front of the queue first */
	uint8_t zero[2];
};

/* What one seat knows alone. */
struct private
{
	uint8_t hand[N_CARDS];
	uint8_t ride; /* 1 + the card chosen for this round; 0: none yet */
};

struct view {
	struct public pub;
	struct private own;
	uint8_t hands[EX_SEATS][N_CARDS]; /* of the couriers I have spied on */
	uint8_t buried[DECK_SIZE];        /* 1 + the card at this place of the queue, if I buried it */
	uint8_t letter;                   /* 1 + the sealed card, once the game is over */
};

extern const struct game exemplum;

#endif
