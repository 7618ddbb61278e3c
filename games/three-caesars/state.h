/* games/three-caesars/state.h -- 3 Caesars' state, and what its chapters share.
 *
 *   struct state
 *     pub      known to all: map, points, the stack of frames, cards lying open
 *     own[i]   known to seat i, and to those who spied on it: its hand
 *     box      known to nobody: what is left in the deck */

#ifndef GAMES_THREE_CAESARS_STATE_H
#define GAMES_THREE_CAESARS_STATE_H

#include "games/three-caesars/three-caesars.h"

/* Frames that only go on; the game rests on the others, the steps. */
enum frame_kind {
	F_TURN = N_STEPS, /* the bottom of the stack: one turn after another (flow.c) */
	F_ROUND,          /* seats play cards in turn (flow.c) */
	F_ENTER,          /* the march enters a space (movement.c) */
	F_BATTLE,         /* combat.c */
	F_CAPTURE,        /* engines change hands (combat.c) */
	F_CONSPIRE,       /* an intrigue (intrigue.c) */
	F_ATTRITION,      /* the end of a turn (attrition.c) */
	N_FRAMES,
};

enum { S_NO_WINDOW = 0 }; /* of cards that are no responses */

enum purpose {
#define PURPOSE(id, ...) R_##id,
#include "games/three-caesars/rolls.def"
#undef PURPOSE
	N_PURPOSES
};

enum {
	ARG_SPACE = ARG_GAME,
	ARG_CARD,
	ARG_LEADER,
	ARG_TROOP,
	ARG_POLITICS,
	ARG_WHICH,
	ARG_ROLL,
	ARG_SIDE, /* like ARG_SEAT, with nobody */
	ARG_DIE,  /* which of how many */
	N_NAMES
};

enum option_id { OPT_SCENARIO, OPT_BID, OPT_ACTIVE, N_OPTIONS };
enum { ATTACKER, DEFENDER, BOTH_HOSTS };

enum card_type { EVENT_CARD, BATTLE_CARD, RESPONSE_CARD };
enum card_user { BY_ANY = 7, BY_OTHO = 2, BY_VITELLIUS = 4, BY_GALBA_OTHO = 3, BY_OWNER = 8 };

enum march_flag {
	DOUBLE_TIME = 1,
	GUIDED = 2,
	MOVED = 4,        /* at least one step */
	AT_ROME = 8,      /* entered Rome or rolled a siege: no other step (TC-ROME) */
	FOUGHT = 16,      /* a battle ended the move */
	FINISHED = 32,    /* nothing more to do */
	SLAUGHTERED = 64, /* and was a slaughter: it may go on */
	BROUGHT = 128,    /* cohorts to Rome's walls */
};

/* Stages of F_ENTER, in order. */
enum enter_stage { ENTER_PASS, ENTER_MEET, ENTER_CLASH, ENTER_FIGHT, ENTER_AFTER, ENTER_DONE };

/* Against whom an attrition die is rolled. */
enum sufferer { ON_MARCH, ON_HOST, ON_PLACE };

enum yield_kind { OUTSIDE_ROME, IN_ITALY };

/* The rules' numbers, by section or ruling. */
enum {
	LEGION = 10,            /* 8 */
	HAND = 7,               /* 5, TC-HAND */
	WALLS = 5,              /* 18 */
	MOVEMENT = 4,           /* 11 */
	DOUBLE_MOVEMENT = 6,    /* Double Time */
	OPEN_COST = 1,          /* 11, 25 */
	PASS_COST = 2,          /* 11, 25 */
	SIEGE_COST = 2,         /* 11 */
	SALLY_COST = 1,         /* TC-ROME */
	OVERRUN_COST = 1,       /* 13 */
	SIEGES_A_CARD = 2,      /* 32 */
	SIEGE_MODIFIER = -1,    /* 18 */
	ENGINES_THAT_COUNT = 3, /* TC-ROME */
	CONTEST = 8,            /* 12, 17: two dice and strategy */
	SLAUGHTER = 3,          /* 13 */
	OUTNUMBERED = 7,        /* 17 */
	BIG_FORCE = 6,          /* 26, 14: more than five */
	BRAVE_SIZE = 5,         /* 22: five or more */
	LUCKY = 4,              /* 13, 22: courage and captures on 4-6 */
	GOAL = 10,              /* 3 */
	TURNS_IN_ROME = 2,      /* 3 */
	PLOT_COST = 10,         /* 32 */
	SORTIE_VALUE = 3,       /* TC-PLAY */
	BUILD_AT_HOME = 4,      /* 21 */
	BUILD_ANYWHERE = 5,     /* 21 */
	SUPPLY_DICE = 3,        /* 13 */
	SUPPLY_ROLLS = 3,       /* 24 */
	RUFUS_LEGION = 10,      /* TC-RUFUS */
	DIE_FACES = 6,
	ANY_VALUE = 5, /* an event moves leaders of any strategy rating */
	PANIC_KILLS = 3,
	CONSCRIPT_COHORTS = 2,
	CARD_RELIEF = 2, /* Acceptable Losses, Surgeons */
	OATH_POINTS = 6,
	FALSE_NERO_POINTS = 6,
	DANUBE_COHORTS = 4,
	DONATIVE_COHORTS = 2,
};

struct box {
	_Alignas(8) uint8_t deck[TC_CARD_SLOTS];
};

struct state {
	struct public pub;
	struct private own[TC_SEATS];
	struct box box;
};

/* No byte is unwritten: structs are as long as the sum of their members. */
_Static_assert(sizeof(struct public) == offsetof(struct public, fresh) + TC_CARD_SLOTS,
			   "no padding");
_Static_assert(sizeof(struct private) == offsetof(struct private, zero) + 3, "no padding");
_Static_assert(offsetof(struct public, depth) == offsetof(struct public, mutinous) + 2,
			   "no padding");
#define IS_WHOLE_FRAME(name) (sizeof(struct name##_frame) == 5)
_Static_assert(IS_WHOLE_FRAME(roll) && IS_WHOLE_FRAME(played) && IS_WHOLE_FRAME(draw) &&
				   IS_WHOLE_FRAME(plot) && IS_WHOLE_FRAME(yield) && IS_WHOLE_FRAME(campaign) &&
				   IS_WHOLE_FRAME(intercept) && IS_WHOLE_FRAME(window) && IS_WHOLE_FRAME(dice) &&
				   IS_WHOLE_FRAME(capture) && IS_WHOLE_FRAME(intrigue) &&
				   IS_WHOLE_FRAME(starving) && sizeof(struct frame) == 8,
			   "no padding: five bytes each");
_Static_assert(sizeof(struct host) == offsetof(struct host, zero) + 1, "no padding");
_Static_assert(sizeof(struct battle) == offsetof(struct battle, zero) + 1, "no padding");
_Static_assert(sizeof(struct march) == offsetof(struct march, zero) + 3, "no padding");
_Static_assert(sizeof(struct state) < 1024, "small states are fast");

static inline void add_kept(struct private *own, int kind, int n)
{
	own->kept[kind / 2] = (uint8_t)(own->kept[kind / 2] + n * (1 << kind % 2 * 4));
}

/* ---- data.c ---------------------------------------------------------------------------------- */

struct card_info {
	const char *effect;
	uint8_t value, copies, type, first_turn, remove, who, window;
};
struct leader_info {
	uint8_t side, strategy, battle, organization, start;
};
struct politics_info {
	uint8_t value, least, most;
};
struct purpose_info {
	uint8_t dice, again;
};
struct space_info {
	const char *province;
	uint8_t home, south;
	int16_t lon, lat;
	uint8_t far;         /* movement points to Rome, for judge.c */
	uint8_t row, column; /* on the text map */
};
struct road {
	uint8_t a, b, pass;
};

extern const struct card_info tc_cards[N_CARDS];
extern const struct leader_info tc_leaders[N_LEADERS];
extern const struct politics_info tc_politics[N_POLITICS];
extern const struct purpose_info tc_purposes[N_PURPOSES];
extern const struct space_info tc_spaces[N_PLACES];
extern const struct road tc_roads[];
extern const int tc_n_roads;
extern const uint64_t tc_open[N_PLACES];      /* spaces one open road away; the camp's are Rome's */
extern const uint64_t tc_pass[N_PLACES];      /* spaces one pass away */
extern const uint64_t tc_open_near[N_PLACES]; /* tc_open, with the camp beside Rome */
extern const uint64_t tc_home[TC_SEATS];      /* spaces of this colour */
extern const uint64_t tc_south, tc_italy;     /* barred to Rufus; where Primus strikes */
extern const uint64_t tc_flooded;             /* the four spaces of The Po in Flood */
extern const uint64_t tc_window_kinds[N_STEPS]; /* cards that fit this window */
extern const uint64_t tc_two_seat_cards;        /* left out of the two-seat scenarios */
extern const struct names tc_names[N_NAMES];
extern const struct option tc_options[N_OPTIONS];
extern const struct scenario_info tc_scenarios[];
enum way_id { WAY_ROME, WAY_POINTS, WAY_TAKEN, WAY_TIME, N_WAYS };
extern const struct aim_way tc_ways[N_WAYS]; /* aim.c */
int tc_aim(const void *view, int seat, struct aim_progress out[MAX_PROGRESS]);
extern const struct tuning tc_tuning;      /* tuning.c */
extern const struct calibration tc_fits[]; /* fits.c */
extern const uint8_t tc_praetor[TC_SEATS];

/* ---- small things used everywhere ------------------------------------------------------------ */

static inline void tell(struct events *ev, int kind, int seat, int a, int b, int c)
{
	if (ev)
		emit(ev, (struct event){ .kind = (uint16_t)kind,
								 .seat = (uint8_t)(seat == NOBODY ? SEAT_NOBODY : seat),
								 .a = (uint16_t)a,
								 .b = (uint16_t)b,
								 .c = (uint16_t)c });
}

static inline struct frame *top(struct state *s) { return &s->pub.stack[s->pub.depth - 1]; }
static inline const struct frame *now(const struct state *s)
{
	return &s->pub.stack[s->pub.depth - 1];
}
static inline void push(struct state *s, struct frame f)
{
	CHECK(s->pub.depth < MAX_FRAMES);
	s->pub.stack[s->pub.depth++] = f;
}
static inline struct frame pop(struct state *s)
{
	struct frame f = *top(s);
	*top(s) = (struct frame){ 0 };
	s->pub.depth--;
	return f;
}
static inline void ask(struct state *s, int kind, int seat)
{
	push(s, (struct frame){ .kind = (uint8_t)kind, .seat = (uint8_t)seat });
}
static inline void ask_about(struct state *s, int kind, int seat, int card)
{
	push(s, (struct frame){
				.kind = (uint8_t)kind, .seat = (uint8_t)seat, .played.card = (uint8_t)card });
}
static inline void roll(struct state *s, int purpose, int seat, int about, int also)
{
	push(s, (struct frame){ .kind = S_ROLL,
							.seat = (uint8_t)seat,
							.roll = { .purpose = (uint8_t)purpose,
									  .about = (uint8_t)about,
									  .also = (uint8_t)also } });
}

static inline bool is_alive(const struct state *s, int side)
{
	return s->pub.alive >> side & 1; /* NOBODY's bit is never set */
}
static inline int cohorts_at(const struct state *s, int place)
{
	return s->pub.cohorts[REGULARS][place] + s->pub.cohorts[VETERANS][place];
}
static inline uint64_t held_by_all(const struct state *s)
{
	return s->pub.held[GALBA] | s->pub.held[OTHO] | s->pub.held[VITELLIUS];
}
static inline uint64_t held_by_enemies(const struct state *s, int side)
{
	return held_by_all(s) & ~s->pub.held[side];
}
static inline bool is_besieged(const struct state *s) { return held_by_all(s) >> P_CAMP & 1; }
static inline bool is_for_two(int scenario)
{
	return scenario == MEDIUM_GAME || scenario == SHORT_GAME;
}
static inline bool is_active(const struct state *s, int side) { return !s->pub.price[side]; }
static inline bool has_truce(const struct state *s, int a, int b)
{
	return a != b && a < NOBODY && b < NOBODY && s->pub.truce >> (a + b - 1) & 1;
}
static inline int march_cohorts(const struct state *s)
{
	return s->pub.march.troops[REGULARS] + s->pub.march.troops[VETERANS];
}
static inline int side_of(const struct state *s, int leader)
{
	for (int side = 0; side < TC_SEATS; side++)
		if (s->pub.team[side] >> leader & 1)
			return side;
	return NOBODY;
}

/* What forbids a verb, what it does and what a step offers is declared by the rows (core/rows.h).
 *
 * ---- flow.c: sections 7 and 8 ---------------------------------------------------------------- */
void tc_run(struct state *s, struct events *ev); /* to the next decision or die */

/* ---- stacking.c: section 19, forces on the map ----------------------------------------------- */
void tc_put(struct state *s, int side, int place, int regulars, int veterans);
void tc_pick(struct state *s, int place, int regulars, int veterans);
void tc_raise(struct state *s, int side, int place, int regulars);
int tc_lose(uint8_t troops[2], int n); /* veterans first; returns how many were lost */
int tc_lose_at(struct state *s, int place, int n, struct events *ev);
void tc_forsake(struct state *s, int place, struct events *ev); /* its last cohort is gone */
void tc_lose_engines(uint8_t *engines, int troop, int place, struct events *ev);
uint16_t tc_leaders_at(const struct state *s, int side, int place);
int tc_cohorts_now(const struct state *s, int side, int place); /* marching ones included */
void tc_remove_leader(struct state *s, int leader, struct events *ev);
void tc_remove_lone(struct state *s, int place, int arrived, struct events *ev);
void tc_move_leaders(struct state *s, uint16_t set, int place);

/* ---- cards.c: section 9 ---------------------------------------------------------------------- */
uint32_t tc_deck_tickets(const struct state *s);
int tc_deck_card(const struct state *s, uint32_t ticket);
int tc_hand_card(const struct state *s, int seat, uint32_t ticket);
void tc_draw_card(struct state *s, int seat, int kind, struct events *ev);
void tc_spend_card(struct state *s, int seat, int kind);
void tc_drop_hand(struct state *s, int seat);
void tc_shuffle(struct state *s, struct events *ev);
void tc_pay(struct state *s, int seat, int points, struct events *ev);

/* ---- windows.c: section 9, responses --------------------------------------------------------- */
void tc_open_window(struct state *s, int kind, int first, int second, int third);
bool tc_resume_window(struct state *s, struct frame *f, struct events *ev);
void tc_decline(struct state *s);
void tc_aid(struct state *s, int side, struct events *ev);
struct why tc_why_not_aid(const struct state *s, int side);

/* ---- effects.c, schemes.c: the cards' events ------------------------------------------------- */
struct why tc_why_not_victim(const struct state *s, int seat, int kind, int leader);
uint64_t tc_yielding(const struct state *s, int seat, int kind); /* places that can lose one */
void tc_finish_event_roll(struct state *s, struct frame f, struct events *ev);

/* ---- movement.c: sections 10, 11, 19, 25 ----------------------------------------------------- */
struct why tc_why_not_move(const struct state *s, int seat, int leader, int value);
bool tc_can_move_anybody(const struct state *s, int seat, int used);
void tc_start_march(struct state *s, int seat, int leader, int points, int flags,
					struct events *ev);
bool tc_resume_march(struct state *s, struct frame *f, struct events *ev);
bool tc_resume_enter(struct state *s, struct frame *f, struct events *ev);
void tc_settle_march(struct state *s, int seat, struct events *ev);
int tc_step_cost(const struct state *s, int space); /* from where the march is */

/* ---- staying.c: section 17's and mutiny's cohorts that stay where they are ------------------- */
struct why tc_why_not_lead(const struct state *s, int seat, int place);
void tc_rest_leaders(struct state *s, uint16_t leaders);
void tc_rest_force(struct state *s, int place);

/* ---- interception.c: section 12; avoiding.c: section 17 -------------------------------------- */
void tc_ask_next_interceptor(struct frame *f);
bool tc_resume_intercept(struct state *s, struct frame *f, struct events *ev);
void tc_finish_interception(struct state *s, struct frame f, struct events *ev);
bool tc_can_avoid(const struct state *s, int seat);
void tc_finish_avoidance(struct state *s, struct frame f, struct events *ev);
struct why tc_why_not_flee(const struct state *s, int side, uint16_t leaders, int from, int to);
bool tc_is_outnumbered(int few, int many);

/* ---- combat.c, rounds.c: section 13; veterans.c: section 14 ---------------------------------- */
bool tc_resume_battle(struct state *s, struct frame *f, struct events *ev);
bool tc_resume_capture(struct state *s, struct frame *f, struct events *ev);
int tc_dice(const struct state *s, int which, int8_t source[N_SOURCES]);
int tc_hits(const struct state *s, int which);
int tc_host_cohorts(const struct host *h);
void tc_ready_dice(struct state *s, int which);
bool tc_has_rolled(const struct state *s, int which);
void tc_end_round(struct state *s, struct events *ev);
enum { TO_WINNER, TO_ROME }; /* where captured engines go */
void tc_capture_engine(struct state *s, struct frame f, int pips, struct events *ev);
void tc_end_retreat(struct state *s, int which, struct events *ev);
int tc_lose_host(struct state *s, struct host *h, int n, struct events *ev);
void tc_settle_host(struct state *s, struct host *h, int place, struct events *ev);
void tc_muster(struct state *s, struct host *h, int place);
bool tc_has_veterans(const struct host *h);
void tc_become_veterans(struct state *s, struct host *winner, struct events *ev);

/* ---- rufus.c: section 15; bodyguard.c: section 16 -------------------------------------------- */
bool tc_is_barred(const struct state *s, uint16_t leaders, int place);
bool tc_obeys(const struct state *s, int side, int leader); /* its side may give it orders now */
void tc_disband_rufus(struct state *s, struct events *ev);
int tc_guard_modifier(const struct state *s, int plotter, int leader);
void tc_change_guard(struct state *s, int owner);
void tc_shame_guard(struct state *s, int leader_place, struct events *ev);

/* ---- sieges.c: section 18 -------------------------------------------------------------------- */
void tc_finish_siege_roll(struct state *s, struct frame f, struct events *ev);
void tc_finish_siege(struct state *s, struct frame f, struct events *ev);
int tc_siege_result(const struct state *s, int dice);
void tc_finish_sortie(struct state *s, struct frame f, struct events *ev);
void tc_take_rome(struct state *s, int side, struct events *ev);
void tc_break_siege(struct state *s);

/* ---- attrition.c: section 20; supply.c: section 24; reinforcements.c: section 21 ------------- */
bool tc_resume_attrition(struct state *s, struct frame *f, struct events *ev);
int tc_attrition(int pips);
void tc_finish_attrition(struct state *s, struct frame f, struct events *ev);
bool tc_is_cut_off(const struct state *s, int side, int place, uint64_t also);
struct why tc_why_not_return(const struct state *s, int seat, int place);
void tc_return(struct state *s, int seat, int place, struct events *ev);

/* ---- courage.c: section 22; initiative.c: section 23 ----------------------------------------- */
void tc_gain_courage(struct state *s, int side, struct events *ev);
void tc_spend_courage(struct state *s, int side, struct events *ev);
void tc_finish_bravery(struct state *s, struct frame f, struct events *ev);
void tc_finish_extreme(struct state *s, struct frame f, struct events *ev);
bool tc_may_roll_again(const struct state *s, const struct frame *f);
bool tc_has_battle_reroll(const struct state *s);
void tc_take_initiative(struct state *s, int side, struct events *ev);
void tc_pass_initiative(struct state *s, struct events *ev);
int tc_next_side(const struct state *s, int side);

/* ---- politics.c: section 26; intrigue.c: section 32's charts --------------------------------- */
void tc_gain_points(struct state *s, int side, int n, struct events *ev);
void tc_lose_points(struct state *s, int side, int n, struct events *ev);
int tc_political_gain(const struct state *s, int side, int type, int pips);
struct why tc_why_not_try(const struct state *s, int seat, int type, int value);
void tc_start_politics(struct state *s, int seat, int type, struct events *ev);
void tc_finish_politics(struct state *s, struct frame f, struct events *ev);
void tc_score_battle(struct state *s, struct events *ev);
void tc_start_intrigue(struct state *s, int seat, int chart, int side, int leader,
					   struct events *ev);
bool tc_resume_intrigue(struct state *s, struct frame *f, struct events *ev);
void tc_finish_intrigue(struct state *s, struct frame f, struct events *ev);
bool tc_is_best(const struct state *s, const struct frame *f); /* rolling again cannot help */

/* ---- common_sense.c: section 31; scenarios.c: sections 3 and 30 ------------------------------ */
int tc_one_to_three(int pips);
int tc_one_to_two(int pips);
void tc_finish_roll(struct state *s, struct events *ev);
void tc_check_goal(struct state *s, int side, struct events *ev);
void tc_win(struct state *s, int side, struct events *ev);
void tc_put_out(struct state *s, int side, struct events *ev);
void tc_end_turn(struct state *s, struct events *ev);

/* ---- the rest of the contract, one file each ------------------------------------------------- */
struct why tc_setup(void *state, const struct setup *how);
seatset tc_pending(const void *state);
struct prompt tc_prompt(const void *state, int seat);
void tc_seats_for(const struct setup *how, int *min, int *max);
void tc_standing(const void *state, struct standing *out);
void tc_view(const void *state, int seat, void *view);
void tc_imagine(void *state, const void *view, int seat, struct rng *r);
void tc_tables(struct table_facts *out);
enum { TC_PLANES = 100 };
extern const struct plane tc_planes[TC_PLANES];

void tc_components(struct text *json);
void tc_show(const void *view, int seat, struct text *json);
void tc_board(const void *view, int seat, struct text *out);
void tc_judge_three(const void *state, int32_t share[MAX_SEATS]);
void tc_judge_two(const void *state, int32_t share[MAX_SEATS]); /* short and medium */
const char *tc_audit(const void *state);

#endif
