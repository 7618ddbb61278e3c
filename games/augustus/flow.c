/* games/augustus/flow.c -- the sequence of play: from token to token, and each completion.
 *
 *   CRIER -> ROW -> DEAL -> DRAFT -----------.        set-up (setup.c); a first game has no DRAFT
 *                                            v
 *        .----------------------------->   DRAW   token drawn (do_draw)
 *        |                                   v
 *        |                                 PLACE  everybody, in secret (do_put, do_lift, do_pass)
 *        |  close: next token                v    the last choice reveals all (commit)
 *     CLOSE <------ nobody is left ------- AVE    find_resolver: the lowest number
 *        |                                   v
 *        v  seven, or the last joker    .->RETURN return_legions (step 1)
 *      OVER                             |    v
 *                                       |  POWER  start_power (step 2)
 *                                       |    |-> MUSTER <-> MOBILISE, SHIFT     muster
 *                                       |    |-> REARRANGE -> ARRANGE           do_sweep, do_done
 *                                       |    |-> FINISH                         do_finish
 *                                       |    '-> ATTACK <-> DROP, CLEAR, YIELD  attack
 *                                       |            '-> SETTLE <-> GIVE        settle
 *                                       |    v
 *          he completed more meanwhile  '-CONTROL take_control (step 3)
 *                                            v
 *                                         REWARD  reward (step 4) -> CLAIM
 *                                            v
 *                                         REPLACE <-> TAKE, REFILL  (step 5), then AVE again
 *
 * The phases in capitals without a step of their own pass in proceed(). */

#include "games/augustus/state.h"

void au_await(struct state *s, int phase, int seat)
{
	s->pub.phase = (uint8_t)phase;
	s->pub.asked = SEAT_BIT(seat);
	s->box.committed = 0;
}

void au_await_all(struct state *s, int phase)
{
	s->pub.phase = (uint8_t)phase;
	s->pub.asked = (seatset)(SEAT_BIT(s->pub.seats) - 1);
	s->box.committed = 0;
}

/* ---- completions ------------------------------------------------------------------------ */

/* AU-AVE: who has the completed objective with the lowest number. */
static int find_resolver(const struct table *t)
{
	int best = SEAT_NOBODY, lowest = CARD_IDS;

	for (int seat = 0; seat < t->seats; seat++) {
		const struct area *a = &t->area[seat];
		if (a->complete && a->card[lowest_bit(a->complete)] < lowest) {
			best = seat;
			lowest = a->card[lowest_bit(a->complete)];
		}
	}
	return best;
}

static void ave(struct state *s, struct events *ev)
{
	struct table *t = &s->pub;

	(void)ev;
	t->resolver = (uint8_t)find_resolver(t);
	t->chain = t->extra = t->gained = 0;
	t->phase = t->resolver == SEAT_NOBODY ? AUTO_CLOSE : AUTO_RETURN;
}

static void remove_objective(struct area *a, int slot)
{
	unsigned below = (1u << slot) - 1;

	a->n--;
	for (int i = slot; i < a->n; i++) {
		a->card[i] = a->card[i + 1];
		a->filled[i] = a->filled[i + 1];
	}
	a->card[a->n] = 0;
	a->filled[a->n] = 0;
	a->complete = (uint8_t)((a->complete & below) | (a->complete >> 1 & ~below));
}

/* Step 1.  The card is now neither in front of him nor controlled: nothing can touch it. */
static void return_legions(struct state *s, struct events *ev)
{
	struct area *a = &s->pub.area[s->pub.resolver];
	int slot = lowest_bit(a->complete), legions = count_legions(a->filled[slot]);

	s->pub.resolving = a->card[slot];
	a->stock += (uint8_t)legions;
	tell(ev, E_AVE, s->pub.resolver, a->card[slot], legions, 0);
	remove_objective(a, slot);
	s->pub.phase = AUTO_POWER;
}

/* Step 3. */
static void take_control(struct state *s, struct events *ev)
{
	struct table *t = &s->pub;
	struct area *a = &t->area[t->resolver];
	int card = t->resolving;

	add_card(&a->controlled, card);
	a->n_controlled++;
	t->gained |= (uint8_t)(1u << au_objectives[card].resource);
	t->chain++;
	t->resolving = 0;
	au_learn_pairs(a);
	tell(ev, E_CONTROLS, t->resolver, card, a->n_controlled, 0);
	t->phase = a->complete ? AUTO_RETURN : AUTO_REWARD;
}

/* ---- step 5: new objectives ------------------------------------------------------------------ */

/* AU-STEPS: all from the row as it lies; it is filled up when he has them, or when it is empty. */
static void replace(struct state *s, struct events *ev)
{
	struct table *t = &s->pub;

	if (t->owed && t->n_row) {
		au_await(s, S_TAKE, t->resolver);
	} else if (t->n_row < ROW && t->n_deck) {
		au_await(s, S_REFILL, SEAT_CHANCE);
	} else {
		if (t->owed)
			tell(ev, E_NO_MORE, t->resolver, 0, 0, 0);
		t->owed = 0;
		t->phase = AUTO_AVE;
	}
}

struct why au_why_not_take(const struct state *s, int seat, act x)
{
	(void)seat;
	return has_card(s->pub.row, act_a(x)) ? allowed() : no(C_STEPS, act_a(x), 0, 0);
}

int au_list_take(const struct state *s, int seat, act *out)
{
	int n = 0;

	(void)seat;
	FOR_CARDS(card, s->pub.row)
	out[n++] = ACT(V_TAKE, card, 0, 0);
	return n;
}

void au_do_take(struct state *s, int seat, act x, struct events *ev)
{
	remove_card(&s->pub.row, act_a(x));
	s->pub.n_row--;
	s->pub.owed--;
	au_add_objective(&s->pub.area[seat], act_a(x));
	tell(ev, E_TOOK, seat, act_a(x), 0, 0);
	s->pub.phase = AUTO_REPLACE;
}

/* ---- the end of a token ------------------------------------------------------------------------
 */

static bool has_ended(const struct table *t, struct events *ev)
{
	for (int seat = 0; seat < t->seats; seat++)
		if (t->area[seat].n_controlled >= GOAL) {
			tell(ev, E_SEVEN, seat, t->area[seat].n_controlled, 0, 0);
			return true;
		}
	if (t->jokers == LAST_JOKER)
		tell(ev, E_LIMIT, SEAT_NOBODY, LAST_JOKER, 0, 0);
	return t->jokers == LAST_JOKER;
}

static void end_game(struct state *s)
{
	s->pub.phase = S_OVER;
	s->pub.asked = 0;
}

/* AU-END, AU-LIMIT, AU-JOKER. */
static void close_token(struct state *s, struct events *ev)
{
	struct table *t = &s->pub;

	t->jokers += t->token == JOKER;
	if (has_ended(t, ev)) {
		end_game(s);
		return;
	}
	if (t->token == JOKER) {
		au_fill_bag(t);
		t->crier = (uint8_t)next_seat_of(t, t->crier);
		tell(ev, E_REFILLED, t->crier, 0, 0, 0);
	}
	au_await(s, S_DRAW, SEAT_CHANCE);
}

/* ---- phases that pass by themselves ---------------------------------------------------- */

void au_proceed(struct state *s, struct events *ev)
{
	static void (*const pass[N_PHASES - N_STEPS])(struct state *, struct events *) = {
		[AUTO_AVE - N_STEPS] = ave,
		[AUTO_RETURN - N_STEPS] = return_legions,
		[AUTO_POWER - N_STEPS] = au_start_power,
		[AUTO_MUSTER - N_STEPS] = au_muster,
		[AUTO_ATTACK - N_STEPS] = au_attack,
		[AUTO_SETTLE - N_STEPS] = au_settle,
		[AUTO_CONTROL - N_STEPS] = take_control,
		[AUTO_REWARD - N_STEPS] = au_reward,
		[AUTO_REPLACE - N_STEPS] = replace,
		[AUTO_CLOSE - N_STEPS] = close_token,
	};

	while (s->pub.phase >= N_STEPS)
		pass[s->pub.phase - N_STEPS](s, ev);
}

/* ---- who can act, and what ----------------------------------------------------------- */

seatset au_pending(const void *state)
{
	const struct state *s = state;
	return s->pub.asked & (seatset)~s->box.committed;
}

seatset au_asked(const void *state) { return ((const struct state *)state)->pub.asked; }

struct prompt au_prompt(const void *state, int seat)
{
	const struct state *s = state;
	const struct table *t = &s->pub;
	struct prompt p = { .step = t->phase };

	switch (t->phase) {
	case S_DRAFT:
		p.a = KEPT;
		if (seat < SEATS)
			p.a = (uint16_t)(KEPT - count_bits(s->own[seat].kept));
		break;
	case S_PLACE:
		p.a = t->token;
		if (seat < SEATS && s->own[seat].lift)
			p.step = S_MOVE;
		break;
	case S_GIVE: p.a = t->giving; break;
	case S_CLAIM:
		p.a = (uint16_t)(TILE_TWO + t->area[t->resolver].n_controlled - FIRST_NUMBER);
		break;
	case S_TAKE: p.a = t->owed; break;
	default: p.a = t->resolving; p.b = t->hand ? t->hand : t->left;
	}
	return p;
}
