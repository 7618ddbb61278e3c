/* yardsticks/leduc_poker.c -- Leduc poker: six cards of three ranks, two rounds of betting.
 *
 * Each player antes one chip and gets one card; after a round of betting one card is laid open, and
 * a second round follows.  A pair with the open card wins, else the higher card; equal cards split.
 */

#include "yardsticks/entry.h"

#include "core/planes.h"
#include "core/rng.h"

enum { DEAL = 1, OPEN_CARD, FOLD, CALL, RAISE, N_VERBS };
enum { STEP_OPEN, STEP_ANSWER, N_STEPS };
enum { C_ALLOWED, C_RAISES, N_CLAUSES };
enum { E_DEALT, E_OPENED, E_FOLDED, E_CALLED, E_RAISED, E_SHOWN, N_EVENTS };
enum { ARG_CARD = ARG_GAME, N_NAMES };
enum { SEATS = 2, ROUNDS = 2, RANKS = 3, COPIES = 2, CARDS = RANKS * COPIES };
enum { NO_CARD = RANKS, HIDDEN, ANTE = 1, MAX_RAISES = 2, LONGEST = 3 };

/* The dealing, one round of betting, and the ends.  CLOSED is never stood on: apply() goes on from
 * there to the open card, or after the second round to the showdown.
 *
 *   DEAL_FIRST -> DEAL_SECOND -> OPENING    DEAL_OPEN -> OPENING
 *
 *   OPENING -call-> CHECKED -call-> CLOSED              (a first call is a check)
 *      |               `----raise-> CHECK_RAISED -raise-> CHECK_RERAISED -call-> CLOSED
 *      raise                            `-----call-> CLOSED
 *      `-> RAISED -raise-> RERAISED -call-> CLOSED       every answer may be a fold -> FOLDED
 *             `-----call-> CLOSED                                                                */
enum line {
	DEAL_FIRST,
	DEAL_SECOND,
	DEAL_OPEN,
	OPENING,
	CHECKED,
	RAISED,
	CHECK_RAISED,
	RERAISED,
	CHECK_RERAISED,
	CLOSED,
	FOLDED,
	SHOWDOWN,
	N_LINES
};

#define CHANCE SEAT_BIT(SEAT_CHANCE)
#define BET(fold, call, raise)                                                                     \
	{                                                                                              \
		[FOLD] = fold, [CALL] = call, [RAISE] = raise                                              \
	}

static const struct line_info {
	seatset pending;
	uint8_t step, first, choices; /* legal are so many verbs from the first */
	uint8_t next[N_VERBS];
} lines[N_LINES] = {
	// clang-format off
	[DEAL_FIRST]     = { CHANCE, 0, 0, 0, { [DEAL] = DEAL_SECOND } },
	[DEAL_SECOND]    = { CHANCE, 0, 0, 0, { [DEAL] = OPENING } },
	[DEAL_OPEN]      = { CHANCE, 0, 0, 0, { [OPEN_CARD] = OPENING } },
	/*                                                          fold    call     raise */
	[OPENING]        = { SEAT_BIT(0), STEP_OPEN,   CALL, 2, BET(0,      CHECKED, RAISED) },
	[CHECKED]        = { SEAT_BIT(1), STEP_OPEN,   CALL, 2, BET(0,      CLOSED,  CHECK_RAISED) },
	[RAISED]         = { SEAT_BIT(1), STEP_ANSWER, FOLD, 3, BET(FOLDED, CLOSED,  RERAISED) },
	[CHECK_RAISED]   = { SEAT_BIT(0), STEP_ANSWER, FOLD, 3, BET(FOLDED, CLOSED,  CHECK_RERAISED) },
	[RERAISED]       = { SEAT_BIT(0), STEP_ANSWER, FOLD, 2, BET(FOLDED, CLOSED,  0) },
	[CHECK_RERAISED] = { SEAT_BIT(1), STEP_ANSWER, FOLD, 2, BET(FOLDED, CLOSED,  0) },
	// clang-format on
};

static const uint8_t after_round[ROUNDS] = { DEAL_OPEN, SHOWDOWN };
static const uint8_t raise_by[ROUNDS] = { 2, 4 };

struct public
{
	uint8_t line, round, open;
	uint8_t stake[SEATS]; /* chips each has put in; a fold leaves the smaller stake behind */
};

struct private { uint8_t card; };

struct box {
	uint8_t left[RANKS]; /* cards in the deck, by rank */
};

struct state {
	struct public pub;
	struct private own[SEATS];
	struct box box;
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
	[ARG_CARD] = { "card", "a card", cards, NULL, RANKS },
};

static const struct verb verbs[N_VERBS] = {
	[DEAL] = { "deal", "Deal a {b} to {a}", { ARG_SEAT, ARG_CARD }, TO_SEAT, 0, 0 },
	[OPEN_CARD] = { "open", "Lay open a {a}", { ARG_CARD }, OPEN, 0, 0 },
	[FOLD] = { "fold", "Fold", { 0 }, OPEN, 0, BIT(STEP_ANSWER) },
	[CALL] = { "call", "Call or check", { 0 }, OPEN, REVEALS, BIT(STEP_OPEN) | BIT(STEP_ANSWER) },
	[RAISE] = { "raise", "Raise", { 0 }, OPEN, 0, BIT(STEP_OPEN) | BIT(STEP_ANSWER) },
};

static const struct event_info events[N_EVENTS] = {
	[E_DEALT] = { "dealt", "{a} gets {b}.", { ARG_SEAT, ARG_CARD } },
	[E_OPENED] = { "opened", "A {a} is laid open.", { ARG_CARD } },
	[E_FOLDED] = { "folded", "{s} folds.", { 0 } },
	[E_CALLED] = { "called", "{s} stays in with {a#chip}.", { ARG_NUM } },
	[E_RAISED] = { "raised", "{s} raises to {a#chip}.", { ARG_NUM } },
	[E_SHOWN] = { "shown", "{s} shows a {a}.", { ARG_CARD } },
};

static const struct clause clauses[N_CLAUSES] = {
	[C_RAISES] = { "RAISES",
				   "",
				   "A round has two raises at most.",
				   "There have been {a#raise} in this round.",
				   { ARG_NUM } },
};

static const struct step steps[N_STEPS] = {
	[STEP_OPEN] = { "open",
					"Open",
					"Check (call) or raise",
					"A pair with the open card wins.",
					"{s} is thinking",
					{ 0 } },
	[STEP_ANSWER] = { "answer",
					  "Answer",
					  "Fold, call or raise",
					  "A round has two raises at most.",
					  "{s} is thinking",
					  { 0 } },
};

/* ---- play -------------------------------------------------------------------- */

static struct why setup(void *state, const struct setup *how)
{
	(void)how;
	*(struct state *)state = (struct state){
		{ DEAL_FIRST, 0, NO_CARD, { ANTE, ANTE } },
		{ { NO_CARD }, { NO_CARD } },
		{ { COPIES, COPIES, COPIES } },
	};
	return (struct why){ 0 };
}

static seatset pending(const void *state)
{
	const struct state *s = state;
	return lines[s->pub.line].pending;
}

static struct prompt prompt(const void *state, int seat)
{
	const struct state *s = state;

	(void)seat;
	return (struct prompt){ .step = lines[s->pub.line].step };
}

static int legal(const void *state, int seat, act *out)
{
	const struct state *s = state;
	const struct line_info *line = &lines[s->pub.line];

	(void)seat;
	for (int i = 0; i < LONGEST; i++) /* always all, for that costs no branches */
		out[i] = ACT(line->first + i, 0, 0, 0);
	return line->choices;
}

static struct why why_not(const void *state, int seat, act a)
{
	const struct state *s = state;
	const struct line_info *line = &lines[s->pub.line];

	(void)seat;
	if (act_verb(a) >= line->first + line->choices)
		return (struct why){ .clause = C_RAISES, .a = MAX_RAISES };
	return (struct why){ 0 };
}

static struct lot lot(const void *state)
{
	const struct state *s = state;
	uint16_t verb = s->pub.line == DEAL_OPEN ? OPEN_CARD : DEAL;

	return (struct lot){ .verb = verb, .tickets = CARDS - (uint32_t)s->pub.line };
}

/* The ranks lie in the deck one behind the other. */
static uint32_t find_rank(const struct box *box, uint32_t ticket)
{
	uint32_t queens = box->left[0], kings = queens + box->left[1];

	return (uint32_t)(ticket >= queens) + (ticket >= kings);
}

static act draw(const void *state, uint32_t ticket)
{
	const struct state *s = state;
	uint32_t rank = find_rank(&s->box, ticket);

	return s->pub.line == DEAL_OPEN ? ACT(OPEN_CARD, rank, 0, 0) : ACT(DEAL, s->pub.line, rank, 0);
}

static void apply_draw(struct state *s, act a, struct events *ev)
{
	uint16_t to = (uint16_t)act_a(a), rank = (uint16_t)act_b(a);

	if (act_verb(a) == DEAL) {
		s->own[to].card = (uint8_t)rank;
		emit(ev, (struct event){ .kind = E_DEALT,
								 .seat = SEAT_CHANCE,
								 .a = to,
								 .b = rank,
								 .veil = VEIL_B,
								 .sees = SEAT_BIT(to) });
	} else {
		rank = to;
		s->pub.open = (uint8_t)rank;
		s->pub.round = 1;
		emit(ev, (struct event){ .kind = E_OPENED, .seat = SEAT_CHANCE, .a = rank });
	}
	s->box.left[rank]--;
}

static void apply_bet(struct state *s, int seat, act a, struct events *ev)
{
	static const uint8_t kind[N_VERBS] = { [CALL] = E_CALLED, [RAISE] = E_RAISED };
	uint8_t called = s->pub.stake[!seat], raised = (uint8_t)(called + raise_by[s->pub.round]);

	if (act_verb(a) == FOLD) {
		emit(ev, (struct event){ .kind = E_FOLDED, .seat = (uint8_t)seat });
		return;
	}
	s->pub.stake[seat] = act_verb(a) == RAISE ? raised : called;
	emit(ev, (struct event){
				 .kind = kind[act_verb(a)], .seat = (uint8_t)seat, .a = s->pub.stake[seat] });
}

static void apply(void *state, int seat, act a, struct events *ev)
{
	struct state *s = state;
	uint8_t next = lines[s->pub.line].next[act_verb(a)];

	if (seat == SEAT_CHANCE)
		apply_draw(s, a, ev);
	else
		apply_bet(s, seat, a, ev);
	s->pub.line = next == CLOSED ? after_round[s->pub.round] : next;
	for (int i = 0; ev && i < SEATS && s->pub.line == SHOWDOWN; i++)
		emit(ev, (struct event){ .kind = E_SHOWN, .seat = (uint8_t)i, .a = s->own[i].card });
}

static int strength(const struct state *s, int seat)
{
	int card = s->own[seat].card;
	return card == s->pub.open ? RANKS + card : card;
}

/* Positive: the first player is ahead, by cards or because the other has folded. */
static int lead(const struct state *s)
{
	if (s->pub.line == FOLDED)
		return s->pub.stake[0] - s->pub.stake[1];
	return strength(s, 0) - strength(s, 1);
}

static void standing(const void *state, struct standing *out)
{
	const struct state *s = state;
	int ahead = lead(s), winner = ahead < 0;
	uint8_t lost = s->pub.stake[!winner];

	*out = (struct standing){ .over = s->pub.line >= FOLDED, .place = { 1, 1 } };
	if (!out->over || ahead == 0)
		return;
	out->points[winner] = lost;
	out->points[!winner] = (int16_t)-lost;
	out->place[!winner] = 2;
}

/* ---- secrets ----------------------------------------------------------------- */

static void view(const void *state, int seat, void *out)
{
	const struct state *s = state;
	struct view *v = out;
	bool shown = s->pub.line == SHOWDOWN;

	v->pub = s->pub;
	for (int i = 0; i < SEATS; i++)
		v->card[i] = i == seat || shown || s->own[i].card == NO_CARD ? s->own[i].card : HIDDEN;
}

static void take(struct box *box, uint32_t rank)
{
	if (rank < RANKS)
		box->left[rank]--;
}

static void imagine(void *state, const void *view_, int seat, struct rng *r)
{
	const struct view *v = view_;
	struct state *s = state;
	uint32_t left = CARDS - (v->pub.open != NO_CARD);

	(void)seat;
	*s = (struct state){ v->pub,
						 { { v->card[0] }, { v->card[1] } },
						 { { COPIES, COPIES, COPIES } } };
	take(&s->box, v->pub.open);
	for (int i = 0; i < SEATS; i++) {
		take(&s->box, v->card[i]);
		left -= v->card[i] < RANKS;
	}
	for (int i = 0; i < SEATS; i++)
		if (v->card[i] == HIDDEN) {
			s->own[i].card = (uint8_t)find_rank(&s->box, rng_below(r, left--));
			take(&s->box, s->own[i].card);
		}
}

/* ---- for clients, bots and tests --------------------------------------------- */

static void json_card(struct text *json, const char *key, int card)
{
	if (card < RANKS)
		json_str(json, key, cards[card]);
	else
		json_none(json, key);
}

static void show(const void *view_, int seat, struct text *json)
{
	const struct view *v = view_;

	(void)seat;
	json_num(json, "round", v->pub.round + 1);
	json_card(json, "open", v->pub.open);
	json_open(json, "stakes", '[');
	for (int i = 0; i < SEATS; i++)
		json_num(json, NULL, v->pub.stake[i]);
	json_close(json, ']');
	json_open(json, "cards", '[');
	for (int i = 0; i < SEATS; i++)
		json_card(json, NULL, v->card[i]);
	json_close(json, ']');
}

static void board_card(int card, struct text *out)
{
	text_str(out, card == HIDDEN ? "hidden" : card == NO_CARD ? "no card yet" : cards[card]);
}

static void board(const void *view_, int seat, struct text *out)
{
	const struct view *v = view_;

	for (int i = 0; i < SEATS; i++) {
		text_style(out, style_seat(i));
		text_str(out, seat_titles[i]);
		text_style(out, STYLE_PLAIN);
		text_str(out, i == seat ? " (you): " : ": ");
		board_card(v->card[i], out);
		text_str(out, ", chips in: ");
		text_num(out, v->pub.stake[i]);
		text_char(out, '\n');
	}
	text_str(out, "Open: ");
	board_card(v->pub.open, out);
	text_char(out, '\n');
}

static void judge(const void *state, int32_t share[MAX_SEATS])
{
	enum { EVEN = 5000, BETTER_CARD = 3000 };
	const struct state *s = state;
	int ahead = s->pub.line < DEAL_OPEN ? 0 : lead(s);
	int32_t edge = s->pub.line >= FOLDED ? EVEN : BETTER_CARD;

	share[0] = EVEN + (ahead > 0 ? edge : ahead < 0 ? -edge : 0);
	share[1] = 2 * EVEN - share[0];
}

static bool deck_adds_up(const struct state *s)
{
	for (int rank = 0; rank < RANKS; rank++)
		if (s->box.left[rank] + (s->own[0].card == rank) + (s->own[1].card == rank) +
				(s->pub.open == rank) !=
			COPIES)
			return false;
	return true;
}

static const char *audit(const void *state)
{
	const struct state *s = state;

	if (s->pub.line >= N_LINES || s->pub.line == CLOSED || s->pub.round >= ROUNDS)
		return "the game stands on a line of its two rounds";
	if ((s->pub.round == 1) != (s->pub.open != NO_CARD))
		return "a card lies open in the second round";
	for (int i = 0; i < SEATS; i++)
		if ((s->own[i].card == NO_CARD) != (s->pub.line <= i) || s->own[i].card > NO_CARD)
			return "cards are dealt to the first player, then to the second";
	if (!deck_adds_up(s))
		return "there are two cards of each rank";
	if (s->pub.line == SHOWDOWN && s->pub.stake[0] != s->pub.stake[1])
		return "nobody sees a showdown for less";
	if (s->pub.line == FOLDED && s->pub.stake[0] == s->pub.stake[1])
		return "only a raise is folded to";
	return NULL;
}

static const struct tuning tuning = {
	.plies = 20,
	.explore = 700,
	.trust = 1,
	.sharpness = 5000,
	.respect = 1,
	.minds = 1,
	.stake = 26,
};

typedef struct view seen;

enum { HIGHEST_STAKE = ANTE + MAX_RAISES * 2 + MAX_RAISES * 4 };

static const struct plane planes[] = {
	BYTES("line", NAME, pub.line, 0, N_LINES - 1),
	BYTES("round", COUNT, pub.round, 0, ROUNDS),
	BYTES("open", NAME, pub.open, 0, HIDDEN),
	BYTES("stake", COUNT, pub.stake, ANTE, HIGHEST_STAKE),
	BYTES("card", NAME, card, 0, HIDDEN),
};

const struct game leduc_poker = {
	.id = "leduc-poker",
	.title = "Leduc poker",
	.blurb = "Six cards, two rounds of betting, one open card.",
	.min_seats = SEATS,
	.max_seats = SEATS,
	.usual_seats = SEATS,
	.state_size = sizeof(struct state),
	.view_size = sizeof(struct view),
	.own_offset = offsetof(struct state, own),
	.own_size = sizeof(struct private),
	.box_offset = offsetof(struct state, box),
	.box_size = sizeof(struct box),
	.max_legal = LONGEST,
	.max_outcomes = RANKS,
	.max_actions = 3 + 2 * 4,
	YARDSTICK,
	.view = view,
	.imagine = imagine,
	.planes = planes,
	.n_planes = LEN(planes),
};
