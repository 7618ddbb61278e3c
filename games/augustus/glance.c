/* games/augustus/glance.c -- what a player looks at, for a judge to learn from.
 *
 * The game is a race to seven objectives in which points decide.  So a player's outlook is what he
 * has, what lies in front of him and how soon, and who will be first to end it. */

#include "games/augustus/state.h"

const struct feature au_features[N_FEATURES] = {
#define FEATURE(id, word, sentence) { word, sentence },
#include "games/augustus/features.def"
#undef FEATURE
};

const struct weight au_learned[N_TABLES * N_FEATURES] = {
#define WEIGHT(table, id, plain, early) [(table)*N_FEATURES + F_##id] = { plain, early },
#include "games/augustus/learned.def"
#undef WEIGHT
};

_Static_assert((int)N_FEATURES <= MAX_FEATURES, "there is room for them");

enum { SOON = 30, LATER = 80, TENTHS = 10, HUNDRED = 100 };

/* What one player looks at: how long until a symbol comes for the first time, from the bag as it
 * is, and then again and again. */
struct eyes {
	struct prospects p;
	uint8_t bag[N_TOKENS], in_bag; /* what can be drawn next: after a joker, anything */
	uint8_t first[N_SYMBOLS];      /* tenths of a token */
};

static int most_of(int a, int b) { return a > b ? a : b; }

/* ---- how soon ------------------------------------------------------------------------------- */

/* Jokers serve everything, and end the bag: so the mean wait for the first of b among n, drawn
 * without replacement, holds. */
static struct eyes open_eyes(const struct table *t, int seat)
{
	struct eyes e = { .p = au_prospects_of(t, seat), .in_bag = TOKENS };
	const struct area *a = &t->area[seat];

	memcpy(e.bag, au_bag, sizeof e.bag);
	for (int token = 0; token < N_TOKENS && t->token != JOKER; token++)
		e.bag[token] = (uint8_t)count_of(t->bag, token);
	if (t->token != JOKER)
		e.in_bag = t->n_bag;
	for (int symbol = 0; symbol < N_SYMBOLS; symbol++) {
		int serving = e.bag[JOKER];
		for (int token = 0; token < N_SYMBOLS; token++)
			serving += a->serves[token] >> symbol & 1 ? e.bag[token] : 0;
		e.first[symbol] = (uint8_t)((e.in_bag + 1) * TENTHS / (serving + 1));
	}
	return e;
}

/* As au_wait_for(), but the first of each symbol comes from this bag. */
static int wait_for(const struct eyes *e, uint32_t spaces)
{
	enum { MOST_WAIT = 400 };
	int sum = 0, longest = 0;

	for (int symbol = 0; symbol < N_SYMBOLS; symbol++) {
		int n = count_of(spaces, symbol), wait;
		if (!n)
			continue;
		wait = e->first[symbol] + (n - 1) * e->p.pause[symbol];
		sum += wait;
		longest = most_of(longest, wait);
	}
	sum = (sum + longest) / 2;
	return sum < MOST_WAIT ? sum : MOST_WAIT;
}

/* ---- one objective -------------------------------------------------------------------------- */

static void add_worth(const struct eyes *e, int card, int fade, int16_t f[N_FEATURES])
{
	struct worth w = au_worth_by_parts(&e->p, card);

	f[F_SOON_POINTS] += (int16_t)(w.points * fade >> 8);
	f[F_SOON_POWER] += (int16_t)(w.power * fade >> 8);
	f[F_SOON_REWARDS] += (int16_t)(w.rewards * fade >> 8);
}

static void add_objective(const struct eyes *e, int card, uint32_t spaces, int16_t f[N_FEATURES])
{
	int worth = au_worth_of_card(&e->p, card), wait = wait_for(e, spaces);
	int fade = au_fade(wait, SOON), near = HUNDRED * fade >> 8;

	add_worth(e, card, fade, f);
	f[F_LATER] += (int16_t)(worth * au_fade(wait, LATER) >> 8);
	f[F_FRESH] += (int16_t)(worth * au_fade(au_wait_for(&e->p, au_spaces[card]), LATER) >> 8);
	f[F_PACE] += (int16_t)near;
	f[F_NEXT] = (int16_t)most_of(f[F_NEXT], near);
	f[F_FRONT]++;
}

/* In front while objectives are being chosen: those he means to keep. */
static void look_at_choice(const struct eyes *e, const struct private *own, int16_t f[N_FEATURES])
{
	for (int i = 0; i < DEALT; i++)
		if (own->kept >> i & 1)
			add_objective(e, own->hand[i], au_spaces[own->hand[i]], f);
}

/* Objectives that he will take from the row before anything else happens. */
static int count_to_take(const struct table *t, int seat)
{
	if (seat != t->resolver)
		return 0;
	return t->owed ? t->owed : t->resolving ? t->chain + t->extra : 0;
}

/* As if he took the best of the row, as often as he may. */
static void take_best(const struct eyes *e, int times, int16_t f[N_FEATURES])
{
	int best = 0, most = -1;

	if (!times)
		return;
	FOR_CARDS(card, e->p.t->row)
	{
		int worth =
			au_worth_of_card(&e->p, card) * au_fade(au_wait_for(&e->p, au_spaces[card]), LATER);
		if (worth > most) {
			most = worth;
			best = card;
		}
	}
	for (int i = 0; i < times && most >= 0; i++)
		add_objective(e, best, au_spaces[best], f);
}

/* An objective that is complete counts as controlled, so that it is worth the same at every step of
 * its resolution; its power and its rewards are still to come. */
static void count_as_controlled(const struct eyes *e, int card, int16_t f[N_FEATURES])
{
	struct worth w = au_worth_by_parts(&e->p, card);

	f[F_CONTROLLED]++;
	f[F_POINTS] = (int16_t)(f[F_POINTS] + au_objectives[card].points);
	f[F_SOON_POWER] += (int16_t)w.power;
	f[F_SOON_REWARDS] += (int16_t)w.rewards;
}

/* ---- what lies in front ---------------------------------------------------------------------- */

static int worth_soon(const struct area *a, const void *eyes)
{
	const struct eyes *e = eyes;
	int worth = 0;

	for (int i = 0; i < a->n; i++) {
		int wait = is_complete(a, i) ? 0 : wait_for(e, free_spaces(a, i));
		worth += au_worth_of_card(&e->p, a->card[i]) * au_fade(wait, SOON) >> 8;
	}
	return worth;
}

/* Per cent: a token completes one of those with a single free space. */
static int find_strike(const struct eyes *e, const struct area *a)
{
	int strikes = e->bag[JOKER];
	uint32_t wanted = 0;

	for (int i = 0; i < a->n; i++)
		if (!is_complete(a, i) && count_legions(free_spaces(a, i)) == 1)
			wanted |= free_spaces(a, i);
	if (!wanted)
		return 0;
	for (int token = 0; token < N_SYMBOLS; token++)
		if (spread(a->serves[token]) & wanted)
			strikes += e->bag[token];
	return HUNDRED * strikes / e->in_bag;
}

/* What a legion on this space would change, in tenths of a point. */
static int gain_of_put(const struct eyes *e, const struct area *a, int slot, int symbol, int now)
{
	uint32_t left = free_spaces(a, slot) - one_of(symbol);
	int fade = left ? au_fade(wait_for(e, left), SOON) : 256;

	return au_worth_of_card(&e->p, a->card[slot]) * (fade - now);
}

static int best_symbol(const struct eyes *e, const struct area *a, int slot, int *most)
{
	uint32_t spaces = free_spaces(a, slot), fits = some_of(spaces);
	int best = N_SYMBOLS, now;

	fits &= spread(a->serves[e->p.t->token]);
	now = fits ? au_fade(wait_for(e, spaces), SOON) : 0;
	for (int symbol = 0; symbol < N_SYMBOLS; symbol++) {
		int gain = count_of(fits, symbol) ? gain_of_put(e, a, slot, symbol, now) : 0;
		if (gain > *most) {
			*most = gain;
			best = symbol;
		}
	}
	return best;
}

/* A token that waits for him is as good as used. */
static void use_token(const struct state *s, const struct eyes *e, struct area *a)
{
	const struct private *own = &s->own[e->p.seat];
	int most = 0, slot = 0, symbol = N_SYMBOLS;

	if (s->pub.phase != S_PLACE || own->put || own->lift || !a->stock)
		return;
	for (int i = 0; i < a->n; i++) {
		int here = is_complete(a, i) ? N_SYMBOLS : best_symbol(e, a, i, &most);
		if (here < N_SYMBOLS) {
			slot = i;
			symbol = here;
		}
	}
	if (symbol < N_SYMBOLS)
		au_add_legion(a, slot, symbol);
}

static void look_at_front(const struct state *s, const struct eyes *e, int16_t f[N_FEATURES])
{
	const struct table *t = e->p.t;
	struct area a = au_area_to_be(s, e->p.seat, worth_soon, e);
	int to_take = count_to_take(t, e->p.seat);

	use_token(s, e, &a);
	for (int i = 0; i < a.n; i++) {
		if (is_complete(&a, i)) {
			count_as_controlled(e, a.card[i], f);
			to_take++;
		} else {
			add_objective(e, a.card[i], free_spaces(&a, i), f);
		}
	}
	if (e->p.seat == t->resolver && t->resolving) {
		count_as_controlled(e, t->resolving, f);
		to_take++;
	}
	take_best(e, to_take, f);
	f[F_STRIKE] = (int16_t)find_strike(e, &a);
	f[F_STOCK] = a.stock;
	f[F_EMPTY] = !a.stock;
}

/* ---- what he has ------------------------------------------------------------------------------
 */

static int best_number_left(const struct table *t, int seat)
{
	int best = 0;

	for (int tile = TILE_TWO; tile <= TILE_SIX; tile++) {
		int number = tile - TILE_TWO + FIRST_NUMBER;
		if (t->tile[tile] == seat + 1)
			return 0;
		if (!t->tile[tile] && number > t->area[seat].n_controlled)
			best = au_tile_points[tile];
	}
	return best;
}

static int count_pairs(const struct area *a)
{
	int n = 0;

	FOR_CARDS(card, a->controlled)
	n += au_objectives[card].power.kind == SYMBOL_PAIR;
	return n;
}

/* Rewards for colours that are still to be had, the more the nearer. */
static int worth_of_colours(const struct prospects *p)
{
	static const uint8_t part[] = { 0, 2, 6 }; /* tenths, by how many of three he has */
	const struct table *t = p->t;
	int worth = 0, kinds = 0;

	for (int colour = 0; colour < N_COLOURS; colour++) {
		kinds += p->has[colour] > 0;
		if (p->has[colour] < COLOUR_SET && !t->tile[TILE_GREEN + colour])
			worth += au_tile_points[TILE_GREEN + colour] * part[p->has[colour]];
	}
	return worth +
		   (t->tile[TILE_EACH] ? 0 : au_tile_points[TILE_EACH] * kinds * kinds * TENTHS / 16);
}

static void look_at(const struct state *s, int seat, int16_t f[N_FEATURES])
{
	const struct table *t = &s->pub;
	const struct area *a = &t->area[seat];
	struct eyes e = open_eyes(t, seat);

	memset(f, 0, N_FEATURES * sizeof f[0]);
	f[F_POINTS] = au_score(t, seat).total;
	f[F_CONTROLLED] = a->n_controlled;
	if (t->phase == S_DRAFT)
		look_at_choice(&e, &s->own[seat], f);
	else
		look_at_front(s, &e, f);
	f[F_FIVE] = f[F_CONTROLLED] >= GOAL - 2;
	f[F_SIX] = f[F_CONTROLLED] >= GOAL - 1;
	f[F_CLOSER] = f[F_SIX] ? f[F_NEXT] : 0;
	f[F_LEGIONS] = (int16_t)(a->stock + au_count_placed(a));
	f[F_NUMBER] = (int16_t)best_number_left(t, seat);
	f[F_NUMBER_NEAR] = f[F_CONTROLLED] >= GOAL - 3 ? f[F_NUMBER] : 0;
	f[F_COLOURS] = (int16_t)worth_of_colours(&e.p);
	f[F_PAIRS] = (int16_t)count_pairs(a);
	f[F_WHEAT] = (int16_t)au_count_producers(t, seat, WHEAT);
	f[F_GOLD] = (int16_t)au_count_producers(t, seat, GOLD);
	f[F_CRIER] = seat == t->crier;
}

/* ---- all of them ------------------------------------------------------------------------------
 */

static void compare(int seats, struct glance *out, int most_controlled)
{
	int best = INT16_MIN, second = INT16_MIN;

	for (int seat = 0; seat < seats; seat++) {
		int points = out->f[seat][F_POINTS];
		second = most_of(second, points > best ? best : points);
		best = most_of(best, points);
	}
	for (int seat = 0; seat < seats; seat++) {
		int16_t *f = out->f[seat];
		f[F_LEAD] = (int16_t)(f[F_POINTS] - (f[F_POINTS] == best ? second : best));
		f[F_LEAD_LATE] = most_controlled >= GOAL - 2 ? f[F_LEAD] : 0;
		f[F_LAST_WORD] = f[F_LEAD] > 0 ? f[F_CLOSER] : 0;
	}
}

/* The game lasts until somebody controls seven. */
void au_glance(const void *state, struct glance *out)
{
	const struct state *s = state;
	int seats = s->pub.seats, most = 0;

	for (int seat = 0; seat < seats; seat++) {
		look_at(s, seat, out->f[seat]);
		most = most_of(most, out->f[seat][F_CONTROLLED]);
	}
	compare(seats, out, most);
	out->may_win = (seatset)(SEAT_BIT(seats) - 1);
	out->table = (uint8_t)(seats - 2);
	out->left = (int16_t)(most < GOAL ? (GOAL - most) * WHOLE_GAME / GOAL : 0);
}
