/* games/three-caesars/three-caesars.h -- 3 Caesars' public face: ids, its view, its entry.
 *
 * Galba, Otho and Vitellius fight for Rome in AD 69 with a common deck of 108 cards. */

#ifndef GAMES_THREE_CAESARS_H
#define GAMES_THREE_CAESARS_H

#define VERBS_DEF   "games/three-caesars/verbs.def"
#define STEPS_DEF   "games/three-caesars/steps.def"
#define EVENTS_DEF  "games/three-caesars/events.def"
#define CLAUSES_DEF "games/three-caesars/clauses.def"
#include "core/rows.h"

/* Sides are seats; NOBODY owns Rome at first and commands Sabinus. */
enum side { GALBA, OTHO, VITELLIUS, TC_SEATS, NOBODY = TC_SEATS };

enum place {
#define SPACE(id, ...) P_##id,
#include "games/three-caesars/spaces.def"
#undef SPACE
	N_SPACES,
	P_CAMP = N_SPACES, /* before Rome's walls: only besiegers stand there */
	N_PLACES,
	OFF_MAP = 62, /* a leader removed for good */
	AWAY = 63,    /* a praetor who returns next turn */
};

enum leader {
#define LEADER(id, ...) L_##id,
#include "games/three-caesars/leaders.def"
#undef LEADER
	N_LEADERS
};

enum card {
#define CARD(id, ...) K_##id,
#include "games/three-caesars/cards.def"
#undef CARD
	N_CARDS,
	NO_CARD = 63,
};

enum {
#define CARD(id, word, title, value, copies, ...) +(copies)
	DECK_SIZE = 0
#include "games/three-caesars/cards.def"
#undef CARD
};
_Static_assert(DECK_SIZE == 108, "the box holds 108 cards");

enum troop { REGULARS, VETERANS, CATAPULTS, SIEGE_EQUIPMENT, N_TROOPS };

enum politics {
#define POLITICS(id, ...) POL_##id,
#include "games/three-caesars/politics.def"
#undef POLITICS
	N_POLITICS
};

enum guard { NO_GUARD, BATAVIANS, PRAETORIANS };
enum scenario { CAMPAIGN_GAME, LONG_GAME, MEDIUM_GAME, SHORT_GAME };

/* Where the battle dice of one side come from; their sum is the number rolled. */
enum source {
	DICE_COHORTS,
	DICE_LEADERS,
	DICE_DEFENDER,
	DICE_INTERCEPTION,
	DICE_SUPPLY,
	DICE_AVOIDANCE,
	DICE_CARD,
	DICE_ENEMY_CARD,
	DICE_CONSCRIPTS,
	DICE_OMENS,
	DICE_CATAPULTS,
	DICE_LEAST, /* what is added so that an able cohort rolls a die, and nobody less than none */
	N_SOURCES
};

enum {
	TC_CARD_SLOTS = 56, /* counts of cards by kind, padded to whole words */
	TC_PLACE_SLOTS = 48,
	TC_LEADER_SLOTS = 12,
	MAX_FRAMES = 10,
};

/* Dice; about whom or what they are rolled depends on the purpose. */
struct roll_frame {
	uint8_t purpose;
	union {
		uint8_t about;
		uint8_t leader;   /* who intercepts, or whose troops may mutiny */
		uint8_t space;    /* where a force slips away to */
		uint8_t type;     /* of politics */
		uint8_t side;     /* of the victim of an intrigue; who is shamed */
		uint8_t whom;     /* attrition strikes: enum sufferer */
		uint8_t to;       /* where an engine goes: TO_WINNER, TO_ROME */
		uint8_t surprise; /* a sortie that cannot go wrong */
	};
	union {
		uint8_t also;
		uint8_t strategy; /* of the leader who slips away */
		uint8_t victim;   /* of an assassin */
		uint8_t where;    /* which host or place attrition strikes */
		uint8_t engine;   /* which kind is captured: 0 catapults, 1 siege equipment */
	};
	uint8_t sum;   /* so far */
	uint8_t again; /* these dice have been rolled again */
};

/* A card that has been played and wants an answer. */
struct played_frame {
	uint8_t card, zero[4];
};

struct draw_frame {
	uint8_t left, zero[4]; /* cards to draw */
};

struct plot_frame {
	uint8_t paid, zero[4]; /* towards an assassin */
};

struct yield_frame {
	uint8_t left, from, zero[3]; /* cohorts to lose; enum yield_kind */
};

/* An event that moves leaders. */
struct campaign_frame {
	uint8_t left;          /* how many leaders it still moves */
	uint8_t points, flags; /* of each march */
	uint8_t moved;         /* leaders who have, a set */
	uint8_t rested;        /* 1 + where a force that has fought stays; stage: where a second does */
};

struct intercept_frame {
	uint8_t place; /* in the order of play, of the rival who is asked */
	uint8_t tried; /* his leaders who have, a set */
	uint8_t zero;
	uint8_t mover; /* the side on the march */
	uint8_t zero_too;
};

struct window_frame {
	uint8_t seat[TC_SEATS]; /* asked one after another, by stage */
	uint8_t siege_dice, zero;
};

struct dice_frame {
	uint8_t host, zero[4]; /* whose battle dice they are */
};

struct capture_frame {
	uint8_t left[2], to, zero[2]; /* engines of each kind; TO_WINNER, TO_ROME */
};

struct intrigue_frame {
	uint8_t chart, side, leader, zero[2]; /* a purpose of dice; the target */
};

struct starving_frame {
	uint8_t places[5]; /* those still to roll for, a set (attrition.c) */
};

/* Decisions nest: a card moves a leader, who enters a space, where a battle is fought, in which a
 * card is played that asks for a die.  Each is a frame; the top one says who acts (flow.c). */
struct frame {
	uint8_t kind, seat, stage;
	union { /* what it keeps besides, by kind: five bytes, none of them unwritten */
		struct roll_frame roll;           /* S_ROLL, S_REROLL */
		struct played_frame played;       /* S_USE, S_VICTIM, S_RIVAL, S_PLACE */
		struct draw_frame draw;           /* S_DRAW */
		struct plot_frame plot;           /* S_PLOT */
		struct yield_frame yield;         /* S_YIELD */
		struct campaign_frame campaign;   /* S_CAMPAIGN */
		struct intercept_frame intercept; /* S_INTERCEPT */
		struct window_frame window;       /* S_W_... */
		struct dice_frame dice;           /* S_STRIKE, S_COURAGE */
		struct capture_frame capture;     /* F_CAPTURE */
		struct intrigue_frame intrigue;   /* F_CONSPIRE */
		struct starving_frame starving;   /* F_ATTRITION */
	};
};

/* The force on the move.  Its cohorts are off the map until it stops. */
struct march {
	uint16_t leaders; /* a set */
	uint8_t on, lead, at, from;
	uint8_t troops[N_TROOPS];
	uint8_t points, organization;
	uint8_t changed; /* kinds of troops left or taken since the last step */
	uint8_t flags;   /* enum march_flag */
	uint8_t crossed; /* the last step led over a pass */
	uint8_t zero[3];
};

/* One side of a battle; [0] attacks, [1] defends.  Its cohorts are off the map meanwhile. */
struct host {
	uint8_t side, home; /* home: where a winning defender stands afterwards */
	uint8_t troops[N_TROOPS], conscripts;
	uint8_t hurt[2], hurt_conscripts; /* wounded regulars and veterans */
	uint8_t size;                     /* cohorts at the start, before conscripts */
	uint8_t dice, left, veteran_left; /* this round: rolled in all; still to roll */
	uint8_t kills, wounds;            /* shown by its dice */
	uint8_t card;                     /* battle card, or NO_CARD */
	uint8_t reinforced;               /* Conscripts played for it this round */
	uint8_t panics, spared, healed;   /* Panic, Acceptable Losses, Surgeons played by it */
	uint8_t fighting_retreat;
	uint8_t cut_off;          /* out of supply */
	uint8_t fell_back;        /* tried to avoid the battle and failed */
	int8_t source[N_SOURCES]; /* where the dice rolled last came from */
	uint8_t zero;
};

struct battle {
	struct host host[2];
	uint8_t on, place, round;
	uint8_t intercepted_from; /* 1 + the place an interceptor came from; 0: none */
	uint8_t winner;           /* 0 attacker, 1 defender */
	uint8_t slaughter, eliminated, omens;
	uint8_t retreat_to; /* 1 + the place */
	uint8_t field;      /* before Rome's walls, by its owner's choice */
	uint8_t tied;       /* after round one: there will be a second */
	uint8_t zero;
};

/* What everybody knows. */
struct public
{
	uint64_t held[TC_SEATS]; /* places with cohorts of this side */
	uint64_t removed;        /* kinds out of the game; each has one copy */
	struct march march;
	struct battle battle;
	struct frame stack[MAX_FRAMES];
	uint16_t team[TC_SEATS]; /* leaders of this side, a set */
	uint16_t mutinous;       /* leaders who may not be activated this turn */
	uint8_t depth;           /* frames on the stack */

	uint8_t scenario, seats, turn, last_turn;
	uint8_t over, winner; /* winner: a side, or NOBODY for Vespasian */
	uint8_t alive;        /* sides in the game, a set */
	uint8_t price[TC_SEATS];
	uint8_t points[TC_SEATS], courage[TC_SEATS];
	uint8_t total[TC_SEATS]; /* cohorts, wherever they are */
	uint8_t hand_size[TC_SEATS], kept_size[TC_SEATS];
	uint8_t deck_size;
	uint8_t order[TC_SEATS], ordered, next, passed;
	uint8_t initiative, initiative_used, initiative_passes;

	uint8_t owner, walls, guard, siege_barred, rome_taken;
	uint8_t sieges;       /* siege rolls in this card play, whoever's march they were */
	uint8_t last_owner;   /* at the end of the turn before */
	uint8_t held_twice;   /* sides that owned Rome at the end of two turns running */
	uint8_t reached_goal; /* sides that had ten political points at some time */
	uint8_t extreme_used;
	uint8_t rufus_free, rufus_unleashed; /* may move at all; may go south */

	/* Until the end of the turn. */
	uint8_t won;   /* sides that won a battle */
	uint8_t truce; /* pairs of sides, enum truce */
	uint8_t snow, flood;
	uint8_t bribed; /* sides that bribed the guard */
	uint8_t no_building;
	uint8_t seen_by[TC_SEATS]; /* seats to whom this side's hand lies open */

	uint8_t testudo, fortified; /* responses to the siege roll being made */
	uint8_t informed;           /* the plot was betrayed by Informers */

	uint8_t progress[TC_SEATS][N_POLITICS]; /* points gained by type */
	uint8_t at[TC_LEADER_SLOTS];            /* each leader's place */
	uint8_t holder[TC_PLACE_SLOTS];         /* whose cohorts stand there; NOBODY also for none */
	uint8_t cohorts[2][TC_PLACE_SLOTS];     /* regulars, veterans */
	uint8_t engines[2][TC_PLACE_SLOTS];     /* catapults, siege equipment */
	uint8_t discard[TC_CARD_SLOTS];
	uint8_t fresh[TC_CARD_SLOTS]; /* in the deck at the last shuffle and not seen since */
};

/* A hand.  Cards kept through a shuffle lie apart (TC-KEPT). */
struct private
{
	uint64_t kinds;                  /* those held */
	uint8_t count[TC_CARD_SLOTS];    /* of each kind, kept ones included */
	uint8_t kept[TC_CARD_SLOTS / 2]; /* four bits for each kind */
	uint8_t worth;                   /* sum of the values */
	uint8_t zero[3];
};

static inline int count_kept(const struct private *own, int kind)
{
	return own->kept[kind / 2] >> kind % 2 * 4 & 15;
}

struct view {
	struct public pub;
	struct private hand[TC_SEATS]; /* zero unless it lies open to the viewer */
};

extern const struct game three_caesars;

#endif
