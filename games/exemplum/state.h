/* games/exemplum/state.h -- the template game's state, and what its chapters share.
 *
 *   struct state
 *     pub      known to all
 *     own[i]   known to seat i: hand and chosen card
 *     box      known to nobody: the deck's contents, the queue of buried cards, the letter */

#ifndef GAMES_EXEMPLUM_STATE_H
#define GAMES_EXEMPLUM_STATE_H

#include "games/exemplum/exemplum.h"

enum { ARG_CARD = ARG_GAME, ARG_MILE, N_NAMES };

enum option_id { OPT_SCENARIO, OPT_ROUNDS, OPT_COINS, N_OPTIONS };
enum scenario { WHOLE_ROAD, FROM_CAPUA };

enum {
	GOAL = EX_MILES - 1,
	CAPUA = 132,
	HAND = 3,         /* EX-DEAL */
	WALK = 10,        /* EX-FOOT */
	ROB_RANGE = 30,   /* EX-NEAR */
	DRIVEN_BACK = 30, /* EX-CLASH */
	DRAWS = 2,        /* EX-DRAW */
	COIN_POINTS = 10, /* EX-SCORE */
	LETTER_POINTS = 20,
	DIE_FACES = 6,
	MAX_ROUNDS = 12,
	MAX_COINS = 5,
};

struct box {
	uint8_t deck[N_CARDS];
	uint8_t queue[DECK_SIZE]; /* the card at each place, front first */
	uint8_t letter;           /* 1 + the sealed card */
};

struct state {
	struct public pub;
	struct private own[EX_SEATS];
	struct box box;
	uint8_t zero[5];
};

_Static_assert(sizeof(struct state) == sizeof(struct public) + EX_SEATS * sizeof(struct private) +
										   sizeof(struct box) + 5,
			   "no byte of the state is unwritten");

/* data.c */
extern const uint8_t ex_card_miles[N_CARDS], ex_card_copies[N_CARDS];
extern const struct names ex_names[N_NAMES];
extern const struct option ex_options[N_OPTIONS];
extern const struct scenario_info ex_scenarios[];
enum way_id { WAY_BRUNDISIUM, WAY_POINTS, N_WAYS };
extern const struct aim_way ex_ways[N_WAYS]; /* aim.c */
int ex_aim(const void *view, int seat, struct aim_progress out[MAX_PROGRESS]);
extern const struct tuning ex_tuning;      /* tuning.c */
extern const struct calibration ex_fits[]; /* fits.c */
bool ex_is_station(int mile);

/* As people count them: the first is round 1. */
static inline int round_of(const struct public *p)
{
	return p->phase == S_ENDED ? p->round : p->round + 1;
}

/* An event that all may see. */
static inline void tell(struct events *ev, int kind, int seat, int a, int b)
{
	emit(ev,
		 (struct event){
			 .kind = (uint16_t)kind, .seat = (uint8_t)seat, .a = (uint16_t)a, .b = (uint16_t)b });
}

/* Functions shared between files carry the game's prefix: all games are linked together.
 *
 * flow.c: the sequence of play. */
void ex_start_planning(struct state *s, struct events *ev);
void ex_refill(struct state *s, struct events *ev);
void ex_end_deed(struct state *s, struct events *ev);
void ex_end_turn(struct state *s, struct events *ev);

/* What forbids a verb, what it does and what a step offers is declared by the rows (core/rows.h);
 * here is what else chapters share.
 *
 * cards.c: dealing, drawing, burying. */
bool ex_can_draw(const struct state *s);
struct lot ex_cards_lot(const struct state *s);
act ex_cards_draw(const struct state *s, uint32_t ticket);

/* ride.c: choosing a card in secret, and going. */
void ex_show_cards(struct state *s, struct events *ev); /* the last choice is made */
int ex_reach(const struct public *p, int seat);         /* the furthest milestone he can go to */

/* flow.c: who acts, and what is asked of him. */
seatset ex_pending(const void *state);
seatset ex_asked(const void *state);
struct prompt ex_prompt(const void *state, int seat);

/* The rest of the contract, one file each. */
struct why ex_setup(void *state, const struct setup *how);
void ex_standing(const void *state, struct standing *out);
enum { EX_PARTS = 3 };
extern const char *const ex_parts[EX_PARTS];
void ex_parts_of(const void *state, int seat, int16_t part[MAX_PARTS]);
void ex_view(const void *state, int seat, void *view);
void ex_imagine(void *state, const void *view, int seat, struct rng *r);
void ex_tables(struct table_facts *out);
enum { EX_PLANES = 26 };
extern const struct plane ex_planes[EX_PLANES];

void ex_show(const void *view, int seat, struct text *json);
void ex_board(const void *view, int seat, struct text *out);
void ex_judge(const void *state, int32_t share[MAX_SEATS]);
const char *ex_audit(const void *state);

#endif
