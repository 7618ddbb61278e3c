/* yardsticks/kuhn_poker.c -- Kuhn poker: three cards, one bet, the smallest game of secrets.
 *
 * Each player antes one chip and gets one of three cards.  To pass is to check or to fold, to bet
 * is to put in a second chip; once both have passed, or one has answered a bet, it is over. */

#include "yardsticks/entry.h"

#include "core/planes.h"
#include "core/rng.h"

enum { DEAL = 1, PASS, BET, N_VERBS };
enum { STEP_OPEN, STEP_ANSWER, N_STEPS };
enum { C_ALLOWED, N_CLAUSES };
enum { E_DEALT, E_PASSED, E_BET, E_SHOWN, N_EVENTS };
enum { ARG_CARD = ARG_GAME, N_NAMES };
enum { SEATS = 2, CARDS = 3, NO_CARD = 3, HIDDEN = 4 };

/* DEAL_FIRST -> DEAL_SECOND -> OPENING -pass-> PASSED -pass-> CHECKED_DOWN
 *                                 |               `---bet---> LATE_BET -pass-> SECOND_WINS
 *                                 bet                             `-----bet--> CALLED
 *                                 `-> EARLY_BET -pass-> FIRST_WINS
 *                                         `------bet--> CALLED                   all by apply() */
enum node {
	DEAL_FIRST,
	DEAL_SECOND,
	OPENING,
	PASSED,
	EARLY_BET,
	LATE_BET,
	CHECKED_DOWN,
	CALLED,
	FIRST_WINS,
	SECOND_WINS,
	N_NODES
};

enum ending { GOES_ON, SHOWDOWN, FOLDED };

static const struct node_info {
	seatset pending;
	uint8_t next[N_VERBS];
	uint8_t step, ending, stake;
	uint8_t winner; /* when the other has folded */
} nodes[N_NODES] = {
	[DEAL_FIRST] = { SEAT_BIT(SEAT_CHANCE), { [DEAL] = DEAL_SECOND }, 0, GOES_ON, 1, 0 },
	[DEAL_SECOND] = { SEAT_BIT(SEAT_CHANCE), { [DEAL] = OPENING }, 0, GOES_ON, 1, 0 },
	[OPENING] = { SEAT_BIT(0), { [PASS] = PASSED, [BET] = EARLY_BET }, STEP_OPEN, GOES_ON, 1, 0 },
	[PASSED] = { SEAT_BIT(1), { [PASS] = CHECKED_DOWN, [BET] = LATE_BET }, STEP_OPEN, 0, 1, 0 },
	[EARLY_BET] = { SEAT_BIT(1), { [PASS] = FIRST_WINS, [BET] = CALLED }, STEP_ANSWER, 0, 1, 0 },
	[LATE_BET] = { SEAT_BIT(0), { [PASS] = SECOND_WINS, [BET] = CALLED }, STEP_ANSWER, 0, 1, 0 },
	[CHECKED_DOWN] = { 0, { 0 }, 0, SHOWDOWN, 1, 0 },
	[CALLED] = { 0, { 0 }, 0, SHOWDOWN, 2, 0 },
	[FIRST_WINS] = { 0, { 0 }, 0, FOLDED, 1, 0 },
	[SECOND_WINS] = { 0, { 0 }, 0, FOLDED, 1, 1 },
};

struct public { uint8_t node; };

struct private { uint8_t card; };

struct state {
	struct public pub;
	struct private own[SEATS];
};

struct view {
	struct public pub;
	uint8_t card[SEATS]; /* NO_CARD: not dealt yet; HIDDEN: not for these eyes */
};

static const char *const cards[] = { "jack", "queen", "king" };
static const char *const seats[] = { "first", "second" };
static const char *const seat_titles[] = { "First", "Second" };

static const struct names names[N_NAMES] = {
	[ARG_SEAT] = { "player", NULL, seats, seat_titles, SEATS },
	[ARG_CARD] = { "card", "a card", cards, NULL, CARDS },
};

static const struct verb verbs[N_VERBS] = {
	[DEAL] = { "deal", "Deal {b} to {a}", { ARG_SEAT, ARG_CARD }, TO_SEAT, 0, 0 },
	[PASS] = { "pass", "Pass", { 0 }, OPEN, REVEALS, BIT(STEP_OPEN) | BIT(STEP_ANSWER) },
	[BET] = { "bet", "Bet", { 0 }, OPEN, REVEALS, BIT(STEP_OPEN) | BIT(STEP_ANSWER) },
};

static const struct event_info events[N_EVENTS] = {
	[E_DEALT] = { "dealt", "{a} gets {b}.", { ARG_SEAT, ARG_CARD } },
	[E_PASSED] = { "passed", "{s} passes.", { 0 } },
	[E_BET] = { "bet", "{s} bets.", { 0 } },
	[E_SHOWN] = { "shown", "{s} shows the {a}.", { ARG_CARD } },
};

/* Whoever is asked may pass and may bet, so nothing is ever refused. */
static const struct clause clauses[N_CLAUSES];

static const struct step steps[N_STEPS] = {
	[STEP_OPEN] = { "open",
					"Open",
					"Pass or bet",
					"The higher card wins.",
					"{s} is thinking",
					{ 0 } },
	[STEP_ANSWER] = { "answer",
					  "Answer",
					  "Fold (pass) or call (bet)",
					  "A bet is one chip.",
					  "{s} is thinking",
					  { 0 } },
};

/* ---- play -------------------------------------------------------------------- */

static struct why setup(void *state, const struct setup *how)
{
	(void)how;
	*(struct state *)state = (struct state){ { DEAL_FIRST }, { { NO_CARD }, { NO_CARD } } };
	return (struct why){ 0 };
}

static seatset pending(const void *state)
{
	const struct state *s = state;
	return nodes[s->pub.node].pending;
}

static struct prompt prompt(const void *state, int seat)
{
	const struct state *s = state;

	(void)seat;
	return (struct prompt){ .step = nodes[s->pub.node].step };
}

static int legal(const void *state, int seat, act *out)
{
	(void)state, (void)seat;
	out[0] = ACT(PASS, 0, 0, 0);
	out[1] = ACT(BET, 0, 0, 0);
	return 2;
}

static struct why why_not(const void *state, int seat, act a)
{
	(void)state, (void)seat, (void)a;
	return (struct why){ 0 };
}

static struct lot lot(const void *state)
{
	const struct state *s = state;
	return (struct lot){ .verb = DEAL, .tickets = CARDS - (uint32_t)s->pub.node };
}

/* The second player gets any card but the first one's; nobody's is NO_CARD, above them all. */
static act draw(const void *state, uint32_t ticket)
{
	const struct state *s = state;
	return ACT(DEAL, s->pub.node, ticket + (ticket >= s->own[0].card), 0);
}

static void tell(const struct state *s, int seat, act a, struct events *ev)
{
	static const uint8_t kind[N_VERBS] = { [PASS] = E_PASSED, [BET] = E_BET };
	uint16_t to = (uint16_t)act_a(a), card = (uint16_t)act_b(a);

	if (act_verb(a) == DEAL)
		emit(ev, (struct event){ .kind = E_DEALT,
								 .seat = SEAT_CHANCE,
								 .a = to,
								 .b = card,
								 .veil = VEIL_B,
								 .sees = SEAT_BIT(to) });
	else
		emit(ev, (struct event){ .kind = kind[act_verb(a)], .seat = (uint8_t)seat });
	for (int i = 0; i < SEATS && nodes[s->pub.node].ending == SHOWDOWN; i++)
		emit(ev, (struct event){ .kind = E_SHOWN, .seat = (uint8_t)i, .a = s->own[i].card });
}

static void apply(void *state, int seat, act a, struct events *ev)
{
	struct state *s = state;

	if (act_verb(a) == DEAL)
		s->own[act_a(a)].card = (uint8_t)act_b(a);
	s->pub.node = nodes[s->pub.node].next[act_verb(a)];
	if (ev)
		tell(s, seat, a, ev);
}

static void standing(const void *state, struct standing *out)
{
	const struct state *s = state;
	const struct node_info *node = &nodes[s->pub.node];
	int winner = node->ending == SHOWDOWN ? s->own[1].card > s->own[0].card : node->winner;

	*out = (struct standing){ .over = node->ending != GOES_ON, .place = { 1, 1 } };
	if (!out->over)
		return;
	out->points[winner] = node->stake;
	out->points[!winner] = (int16_t)-node->stake;
	out->place[!winner] = 2;
}

/* ---- secrets ----------------------------------------------------------------- */

static void view(const void *state, int seat, void *out)
{
	const struct state *s = state;
	struct view *v = out;
	bool shown = nodes[s->pub.node].ending == SHOWDOWN;

	v->pub = s->pub;
	for (int i = 0; i < SEATS; i++)
		v->card[i] = i == seat || shown || s->own[i].card == NO_CARD ? s->own[i].card : HIDDEN;
}

static void imagine(void *state, const void *view_, int seat, struct rng *r)
{
	const struct view *v = view_;
	struct state *s = state;
	unsigned left = (1u << CARDS) - 1;

	(void)seat;
	s->pub = v->pub;
	for (int i = 0; i < SEATS; i++)
		left &= ~(1u << v->card[i]);
	for (int i = 0; i < SEATS; i++) {
		s->own[i].card = v->card[i];
		if (v->card[i] != HIDDEN)
			continue;
		s->own[i].card = (uint8_t)nth_bit(left, (int)rng_below(r, (uint32_t)count_bits(left)));
		left &= ~(1u << s->own[i].card);
	}
}

/* ---- for clients, bots and tests --------------------------------------------- */

static const char *card_word(int card) { return card < CARDS ? cards[card] : NULL; }

static void show(const void *view_, int seat, struct text *json)
{
	const struct view *v = view_;

	(void)seat;
	json_num(json, "stake", nodes[v->pub.node].stake);
	json_bool(json, "bet", v->pub.node == EARLY_BET || v->pub.node == LATE_BET);
	json_open(json, "cards", '[');
	for (int i = 0; i < SEATS; i++)
		if (card_word(v->card[i]))
			json_str(json, NULL, card_word(v->card[i]));
		else
			json_none(json, NULL);
	json_close(json, ']');
}

static void board(const void *view_, int seat, struct text *out)
{
	const struct view *v = view_;

	for (int i = 0; i < SEATS; i++)
		board_seat(out, i, seat_titles[i], i == seat,
				   v->card[i] == HIDDEN    ? "hidden"
				   : v->card[i] == NO_CARD ? "no card yet"
										   : cards[v->card[i]]);
	text_str(out, v->pub.node == EARLY_BET || v->pub.node == LATE_BET ? "There is a bet.\n" : "");
}

static void judge(const void *state, int32_t share[MAX_SEATS])
{
	enum { EVEN = 5000, BETTER_CARD = 3000 };
	const struct state *s = state;
	struct standing st;
	int32_t lead;

	standing(state, &st);
	if (st.over)
		lead = st.points[0] > 0 ? EVEN : -EVEN;
	else if (s->pub.node < OPENING)
		lead = 0;
	else
		lead = s->own[0].card > s->own[1].card ? BETTER_CARD : -BETTER_CARD;
	share[0] = EVEN + lead;
	share[1] = EVEN - lead;
}

static const char *audit(const void *state)
{
	const struct state *s = state;

	if (s->pub.node >= N_NODES)
		return "the game stands at a node of its tree";
	for (int i = 0; i < SEATS; i++) {
		if ((s->own[i].card == NO_CARD) != (s->pub.node <= i))
			return "cards are dealt to the first player, then to the second";
		if (s->own[i].card > NO_CARD)
			return "a card is a jack, a queen or a king";
	}
	if (s->own[0].card == s->own[1].card && s->own[0].card != NO_CARD)
		return "no card is dealt twice";
	return NULL;
}

static const struct tuning tuning = {
	.plies = 8,
	.explore = 700,
	.trust = 1,
	.sharpness = 5000,
	.respect = 1,
	.minds = 1,
	.stake = 4,
};

typedef struct view seen;

static const struct plane planes[] = {
	BYTES("node", NAME, pub.node, 0, N_NODES - 1),
	BYTES("card", NAME, card, 0, HIDDEN),
};

const struct game kuhn_poker = {
	.id = "kuhn-poker",
	.title = "Kuhn poker",
	.blurb = "Three cards, one bet.",
	.min_seats = SEATS,
	.max_seats = SEATS,
	.usual_seats = SEATS,
	.state_size = sizeof(struct state),
	.view_size = sizeof(struct view),
	.own_offset = offsetof(struct state, own),
	.own_size = sizeof(struct private),
	.max_legal = 2,
	.max_outcomes = CARDS,
	.max_actions = 5,
	YARDSTICK,
	.view = view,
	.imagine = imagine,
	.planes = planes,
	.n_planes = LEN(planes),
};
