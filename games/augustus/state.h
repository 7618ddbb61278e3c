/* games/augustus/state.h -- the whole truth of a game of Augustus, and what its chapters share. */

#ifndef GAMES_AUGUSTUS_STATE_H
#define GAMES_AUGUSTUS_STATE_H

#include "games/augustus/augustus.h"

enum option_id { OPT_FIRST_GAME, N_OPTIONS };

struct box {
	struct cardset deck;
	seatset committed; /* who has chosen, while others have not */
	uint8_t zero[3];   /* not secret */
};

struct state {
	struct table pub;
	struct private own[SEATS];
	uint8_t zero[2];
	struct box box;
};

_Static_assert(sizeof(struct area) == 56, "an area has no unwritten bytes");
_Static_assert(sizeof(struct table) == 6 * 56 + 68, "nor has the table");
_Static_assert(sizeof(struct view) == sizeof(struct table) + 12, "nor a view");
_Static_assert(sizeof(struct state) == sizeof(struct table) + 72, "nor the state");

/* Phases that are no steps wait for nobody and pass by themselves.  The machine is drawn in flow.c.
 */
enum phase {
	AUTO_AVE = N_STEPS,
	AUTO_RETURN,
	AUTO_POWER,
	AUTO_MUSTER,
	AUTO_ATTACK,
	AUTO_SETTLE,
	AUTO_CONTROL,
	AUTO_REWARD,
	AUTO_REPLACE,
	AUTO_CLOSE,
	N_PHASES
};

enum { ARG_CARD = ARG_GAME, ARG_SYMBOL, ARG_TOKEN, ARG_TILE, N_NAMES };

/* ---- sets and legions --------------------------------------------------------- */

enum { WORD_BITS = 32, WORD_SHIFT = 5, WORD_MASK = 31 };

static inline bool has_card(struct cardset set, int card)
{
	return set.w[card >> WORD_SHIFT] >> (card & WORD_MASK) & 1;
}
static inline void add_card(struct cardset *set, int card)
{
	set->w[card >> WORD_SHIFT] |= 1u << (card & WORD_MASK);
}
static inline void remove_card(struct cardset *set, int card)
{
	set->w[card >> WORD_SHIFT] &= ~(1u << (card & WORD_MASK));
}
static inline bool is_empty(struct cardset set) { return !(set.w[0] | set.w[1] | set.w[2]); }
static inline int count_cards(struct cardset set)
{
	return count_bits((uint64_t)set.w[0] << WORD_BITS | set.w[1]) + count_bits(set.w[2]);
}

/* The lowest card of a set that is not empty. */
static inline int first_card(struct cardset set)
{
	int i = set.w[0] ? 0 : set.w[1] ? 1 : 2;
	return i << WORD_SHIFT | lowest_bit(set.w[i]);
}

/* The card of a set with exactly n smaller ones. */
static inline int nth_card(struct cardset set, int n)
{
	int i = 0;

	for (int here; n >= (here = count_bits(set.w[i])); i++)
		n -= here;
	return i << WORD_SHIFT | nth_bit(set.w[i], n);
}

/* Cards 1 to 88. */
static inline struct cardset all_cards(void)
{
	return (struct cardset){ { ~1u, ~0u, (2u << (CARDS & WORD_MASK)) - 1 } };
}

#define FOR_CARDS(card, set)                                                                       \
	for (struct cardset todo_ = (set); !is_empty(todo_); remove_card(&todo_, first_card(todo_)))   \
		for (int card = first_card(todo_), once_ = 1; once_; once_ = 0)

/* Spaces and legions by symbol, four bits each; a card never has more than three of a symbol. */
enum { NIBBLE = 4, NIBBLE_MASK = 15, MOST_ALIKE = 3 };
#define EVERY_SYMBOL 0x111111u
extern const uint32_t au_spaces[CARD_IDS];
extern const struct names au_names[N_NAMES];
extern const struct option au_options[N_OPTIONS];
extern const struct scenario_info au_scenarios[];
enum way_id { WAY_OBJECTIVES, WAY_POINTS, N_WAYS };
extern const struct aim_way au_ways[N_WAYS]; /* aim.c */
int au_aim(const void *view, int seat, struct aim_progress out[MAX_PROGRESS]);
extern const struct tuning au_tuning;      /* tuning.c */
extern const struct calibration au_fits[]; /* fits.c */

static inline uint32_t one_of(int symbol) { return 1u << NIBBLE * symbol; }
static inline int count_of(uint32_t legions, int symbol)
{
	return (int)(legions >> NIBBLE * symbol & NIBBLE_MASK);
}
/* Bit 4s is set where there is one of symbol s or more. */
static inline uint32_t some_of(uint32_t legions) { return (legions | legions >> 1) & EVERY_SYMBOL; }
/* All six nibbles add up in the top one of the product; a card has six spaces at most. */
static inline int count_legions(uint32_t legions)
{
	return (int)(legions * EVERY_SYMBOL >> NIBBLE * (N_SYMBOLS - 1) & NIBBLE_MASK);
}
/* A set of symbols, one bit each, spread out to their nibbles. */
static inline uint32_t spread(unsigned symbols)
{
	return (symbols & 1) | (symbols & 2) << 3 | (symbols & 4) << 6 | (symbols & 8) << 9 |
		   (symbols & 16) << 12 | (symbols & 32) << 15;
}

static inline uint32_t free_spaces(const struct area *a, int slot)
{
	return au_spaces[a->card[slot]] - a->filled[slot];
}
static inline bool is_complete(const struct area *a, int slot) { return a->complete >> slot & 1; }
static inline unsigned unfinished(const struct area *a)
{
	return ((1u << a->n) - 1) & ~a->complete;
}

int au_find_slot(const struct area *a, int card); /* -1: not in front of him */
int au_count_placed(const struct area *a);        /* legions on unfinished objectives */

static inline int next_seat_of(const struct table *t, int seat)
{
	return seat + 1 == t->seats ? 0 : seat + 1;
}

static inline void tell(struct events *ev, int kind, int seat, int a, int b, int c)
{
	emit(ev, (struct event){ .kind = (uint16_t)kind,
							 .seat = (uint8_t)seat,
							 .a = (uint16_t)a,
							 .b = (uint16_t)b,
							 .c = (uint16_t)c });
}
static inline void whisper(struct events *ev, int veil, int kind, int seat, int a, int b, int c)
{
	emit(ev, (struct event){ .kind = (uint16_t)kind,
							 .seat = (uint8_t)seat,
							 .a = (uint16_t)a,
							 .b = (uint16_t)b,
							 .c = (uint16_t)c,
							 .veil = (uint8_t)veil,
							 .sees = SEAT_BIT(seat) });
}

/* ---- flow.c ------------------------------------------------------------------------ */

void au_await(struct state *s, int phase, int seat); /* SEAT_CHANCE included */
void au_await_all(struct state *s, int phase);
void au_proceed(struct state *s, struct events *ev);
seatset au_pending(const void *state);
seatset au_asked(const void *state);
struct prompt au_prompt(const void *state, int seat);

/* ---- setup.c ----------------------------------------------------------------------- */

struct why au_setup(void *state, const struct setup *how);
act au_draw_card(const struct state *s, int verb, int seat, uint32_t ticket);
void au_fill_bag(struct table *t);
void au_add_objective(struct area *a, int card);

/* ---- tokens.c: where legions can go ------------------------------------------------- */

act au_draw_token(const struct state *s, uint32_t ticket);
void au_add_legion(struct area *a, int slot, int symbol);
void au_remove_legion(struct area *a, int slot, int symbol);
int au_list_puts(const struct area *a, unsigned symbols, int lifted, int verb, act *out);
int au_list_lifts(const struct area *a, unsigned symbols, int verb, act *out);
bool au_can_place(const struct area *a, unsigned symbols); /* from stock or by a move */
struct why au_why_no_space(const struct area *a, act x, int lifted);
struct why au_why_no_legion(const struct area *a, act x, unsigned symbols);

/* ---- powers.c, attack.c, rewards.c: what the phases do by themselves ------------------ */

void au_start_power(struct state *s, struct events *ev);
void au_muster(struct state *s, struct events *ev);
void au_attack(struct state *s, struct events *ev);
void au_settle(struct state *s, struct events *ev);
void au_reward(struct state *s, struct events *ev);
void au_learn_pairs(struct area *a);
int au_count_producers(const struct table *t, int seat, int resource);
void au_standing(const void *state, struct standing *out);
enum { AU_PARTS = 3 };
extern const char *const au_parts[AU_PARTS];
void au_parts_of(const void *state, int seat, int16_t part[MAX_PARTS]);

/* ---- prospects.c: what an objective would bring, in tenths of a point, and how soon ------- */

struct prospects {
	const struct table *t;
	uint8_t seat, pause[N_SYMBOLS], has[N_COLOURS];
};
struct prospects au_prospects_of(const struct table *t, int seat);
int au_wait_for(const struct prospects *p, uint32_t spaces); /* tenths of a token */
/* 256 halved once for every half-life. */
enum { HALF_LIFE_PARTS = 8 };
extern const uint16_t au_eighth_root[HALF_LIFE_PARTS];
static inline int au_fade(int wait, int half_life)
{
	unsigned eighths = (unsigned)wait * HALF_LIFE_PARTS / (unsigned)half_life;
	return au_eighth_root[eighths % HALF_LIFE_PARTS] >> eighths / HALF_LIFE_PARTS;
}
struct worth {
	int points, power, rewards;
};
struct worth au_worth_by_parts(const struct prospects *p, int card);
int au_worth_of_card(const struct prospects *p, int card); /* and for being one more */
int au_worth_in_front(const struct prospects *p, const struct area *a, int half_life);
/* What will lie in front of him: what has been decided is done, and what is in hand goes where it
 * does most good by this worth. */
typedef int front_worth(const struct area *a, const void *of);
struct area au_area_to_be(const struct state *s, int seat, front_worth *worth_of, const void *of);

enum feature_id {
#define FEATURE(id, ...) F_##id,
#include "games/augustus/features.def"
#undef FEATURE
	N_FEATURES
};
enum { N_TABLES = 5 }; /* one for each number of seats */
extern const struct feature au_features[N_FEATURES];
extern const struct weight au_learned[N_TABLES * N_FEATURES];
void au_glance(const void *state, struct glance *out);

/* ---- the rest of the contract ----------------------------------------------------------- */

void au_view(const void *state, int seat, void *view);
void au_imagine(void *state, const void *view, int seat, struct rng *r);
void au_tables(struct table_facts *out);
enum { AU_PLANES = 42 };
extern const struct plane au_planes[AU_PLANES];
bool au_is_conceivable(act a);
void au_show(const void *view, int seat, struct text *json);
void au_board(const void *view, int seat, struct text *out);
void au_judge(const void *state, int32_t share[MAX_SEATS]);
const char *au_audit(const void *state);

#endif
