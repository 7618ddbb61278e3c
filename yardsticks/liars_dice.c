/* yardsticks/liars_dice.c -- liar's dice with one die each: bids that rise until one is
 * doubted.
 *
 * A bid says how many of the two hidden dice show a face; sixes count as every face.  The next
 * player bids higher (more dice, or as many of a higher face) or calls; a called bid that holds
 * wins. */

#include "yardsticks/entry.h"

#include "core/planes.h"
#include "core/rng.h"

enum { ROLL = 1, BID, CALL, N_VERBS };
enum { STEP_BID, N_STEPS };
enum { C_ALLOWED, C_HIGHER, C_NO_BID, N_CLAUSES };
enum { E_ROLLED, E_BID, E_CALLED, E_SHOWN, N_EVENTS };
enum { ARG_COUNT = ARG_GAME, ARG_FACE, N_NAMES };
enum { SEATS = 2, FACES = 6, WILD = 5, NO_DIE = 6, HIDDEN = 7 };
enum { NO_BID = 0, TOP_BID = SEATS * FACES }; /* bids are numbered from 1, as they rise */

struct public
{
	seatset pending; /* chance until both dice are rolled, then the seats in turn */
	uint8_t rolled, bid;
	uint8_t bidder; /* who made the bid; the second player while there is none */
};

struct private { uint8_t die; };

struct state {
	struct public pub;
	struct private own[SEATS];
};

struct view {
	struct public pub;
	uint8_t die[SEATS]; /* NO_DIE: not rolled yet; HIDDEN: under the cup */
};

static const char *const counts[] = { "1", "2" };
static const char *const faces[] = { "one", "two", "three", "four", "five", "six" };
static const char *const seats[] = { "first", "second" };
static const char *const seat_titles[] = { "First", "Second" };

static const struct names names[N_NAMES] = {
	[ARG_SEAT] = { "player", NULL, seats, seat_titles, SEATS },
	[ARG_COUNT] = { "number of dice", NULL, counts, NULL, SEATS },
	[ARG_FACE] = { "face", "something", faces, NULL, FACES },
};

static const struct verb verbs[N_VERBS] = {
	[ROLL] = { "roll", "{a} rolls {b}", { ARG_SEAT, ARG_FACE }, TO_SEAT, 0, 0 },
	[BID] = { "bid", "Bid {a} x {b}", { ARG_COUNT, ARG_FACE }, OPEN, 0, BIT(STEP_BID) },
	[CALL] = { "call", "Call", { 0 }, OPEN, REVEALS, BIT(STEP_BID) },
};

static const struct event_info events[N_EVENTS] = {
	[E_ROLLED] = { "rolled", "{a} rolls {b}.", { ARG_SEAT, ARG_FACE } },
	[E_BID] = { "bid", "{s} bids {a} x {b}.", { ARG_COUNT, ARG_FACE } },
	[E_CALLED] = { "called", "{s} calls.", { 0 } },
	[E_SHOWN] = { "shown", "{s} has rolled {a}.", { ARG_FACE } },
};

static const struct clause clauses[N_CLAUSES] = {
	[C_HIGHER] = { "HIGHER",
				   "",
				   "A bid is higher than the last: more dice, or a higher face.",
				   "The bid stands at {a} x {b}.",
				   { ARG_COUNT, ARG_FACE } },
	[C_NO_BID] = { "NO-BID", "", "Only a bid can be called.", "Nobody has bid yet.", { 0 } },
};

static const struct step steps[N_STEPS] = {
	[STEP_BID] = { "bid",
				   "Bid",
				   "Bid higher or call",
				   "Sixes count as every face.",
				   "{s} is thinking",
				   { 0 } },
};

static int bid_of(act a) { return 1 + act_a(a) * FACES + act_b(a); }
static int bid_count(int bid) { return (bid - 1) / FACES; } /* rows of `counts` and `faces` */
static int bid_face(int bid) { return (bid - 1) % FACES; }

/* ---- play -------------------------------------------------------------------- */

static struct why setup(void *state, const struct setup *how)
{
	(void)how;
	*(struct state *)state = (struct state){
		{ .pending = SEAT_BIT(SEAT_CHANCE), .bid = NO_BID, .bidder = 1 },
		{ { NO_DIE }, { NO_DIE } },
	};
	return (struct why){ 0 };
}

static seatset pending(const void *state)
{
	const struct state *s = state;
	return s->pub.pending;
}

static struct prompt prompt(const void *state, int seat)
{
	(void)state, (void)seat;
	return (struct prompt){ .step = STEP_BID };
}

/* Every list of legal actions is a stretch of this one; of the call, the rest is never counted. */
#define BIDS(count)                                                                                \
	ACT(BID, count, 0, 0), ACT(BID, count, 1, 0), ACT(BID, count, 2, 0), ACT(BID, count, 3, 0),    \
		ACT(BID, count, 4, 0), ACT(BID, count, 5, 0)
enum { LONGEST = TOP_BID };
static const act rising[TOP_BID + LONGEST] = { BIDS(0), BIDS(1), ACT(CALL, 0, 0, 0) };

static int legal(const void *state, int seat, act *out)
{
	int bid = ((const struct state *)state)->pub.bid;

	(void)seat;
	for (int i = 0; i < LONGEST; i++) /* one length costs no branches */
		out[i] = rising[bid + i];
	return TOP_BID + (bid != NO_BID) - bid;
}

static struct why why_not(const void *state, int seat, act a)
{
	const struct state *s = state;

	(void)seat;
	if (act_verb(a) == CALL && s->pub.bid == NO_BID)
		return (struct why){ .clause = C_NO_BID };
	if (act_verb(a) == BID && bid_of(a) <= s->pub.bid)
		return (struct why){ .clause = C_HIGHER,
							 .a = (uint16_t)bid_count(s->pub.bid),
							 .b = (uint16_t)bid_face(s->pub.bid) };
	return (struct why){ 0 };
}

static struct lot lot(const void *state)
{
	(void)state;
	return (struct lot){ .verb = ROLL, .tickets = FACES };
}

static act draw(const void *state, uint32_t ticket)
{
	const struct state *s = state;
	return ACT(ROLL, s->pub.rolled, ticket, 0);
}

static void apply_roll(struct state *s, act a, struct events *ev)
{
	uint16_t seat = (uint16_t)act_a(a), face = (uint16_t)act_b(a);

	s->own[seat].die = (uint8_t)face;
	s->pub.rolled++;
	if (s->pub.rolled == SEATS)
		s->pub.pending = SEAT_BIT(0);
	emit(ev, (struct event){ .kind = E_ROLLED,
							 .seat = SEAT_CHANCE,
							 .a = seat,
							 .b = face,
							 .veil = VEIL_B,
							 .sees = SEAT_BIT(seat) });
}

static void apply_bid(struct state *s, int seat, act a, struct events *ev)
{
	s->pub.bid = (uint8_t)bid_of(a);
	s->pub.bidder = (uint8_t)seat;
	s->pub.pending = SEAT_BIT(!seat);
	emit(ev, (struct event){ .kind = E_BID,
							 .seat = (uint8_t)seat,
							 .a = (uint16_t)act_a(a),
							 .b = (uint16_t)act_b(a) });
}

static void apply_call(struct state *s, int seat, struct events *ev)
{
	s->pub.pending = 0;
	emit(ev, (struct event){ .kind = E_CALLED, .seat = (uint8_t)seat });
	for (int i = 0; i < SEATS; i++)
		emit(ev, (struct event){ .kind = E_SHOWN, .seat = (uint8_t)i, .a = s->own[i].die });
}

static void apply(void *state, int seat, act a, struct events *ev)
{
	switch (act_verb(a)) {
	case ROLL: apply_roll(state, a, ev); break;
	case BID: apply_bid(state, seat, a, ev); break;
	case CALL: apply_call(state, seat, ev); break;
	}
}

static bool shows(int die, int face) { return die == face || die == WILD; }

static bool bid_holds(const struct state *s)
{
	int face = bid_face(s->pub.bid);
	return shows(s->own[0].die, face) + shows(s->own[1].die, face) > bid_count(s->pub.bid);
}

static void standing(const void *state, struct standing *out)
{
	const struct state *s = state;
	int winner;

	*out = (struct standing){ .over = !s->pub.pending, .place = { 1, 1 } };
	if (!out->over)
		return;
	winner = bid_holds(s) ? s->pub.bidder : !s->pub.bidder;
	out->points[winner] = 1;
	out->points[!winner] = -1;
	out->place[!winner] = 2;
}

/* ---- secrets ----------------------------------------------------------------- */

static void view(const void *state, int seat, void *out)
{
	const struct state *s = state;
	struct view *v = out;

	v->pub = s->pub;
	for (int i = 0; i < SEATS; i++)
		v->die[i] =
			i == seat || !s->pub.pending || s->own[i].die == NO_DIE ? s->own[i].die : HIDDEN;
}

static void imagine(void *state, const void *view_, int seat, struct rng *r)
{
	const struct view *v = view_;
	struct state *s = state;

	(void)seat;
	s->pub = v->pub;
	for (int i = 0; i < SEATS; i++)
		s->own[i].die = v->die[i] == HIDDEN ? (uint8_t)rng_below(r, FACES) : v->die[i];
}

/* ---- for clients, bots and tests --------------------------------------------- */

static void show(const void *view_, int seat, struct text *json)
{
	const struct view *v = view_;

	(void)seat;
	if (v->pub.bid == NO_BID) {
		json_none(json, "bid");
	} else {
		json_open(json, "bid", '{');
		json_str(json, "seat", seats[v->pub.bidder]);
		json_num(json, "count", 1 + bid_count(v->pub.bid));
		json_num(json, "face", 1 + bid_face(v->pub.bid));
		json_close(json, '}');
	}
	json_open(json, "dice", '[');
	for (int i = 0; i < SEATS; i++)
		if (v->die[i] < FACES)
			json_num(json, NULL, 1 + v->die[i]);
		else
			json_none(json, NULL);
	json_close(json, ']');
}

static void board_bid(const struct public *pub, struct text *out)
{
	text_str(out, "Bid: ");
	if (pub->bid == NO_BID) {
		text_str(out, "none yet\n");
		return;
	}
	text_str(out, counts[bid_count(pub->bid)]);
	text_str(out, " x ");
	text_str(out, faces[bid_face(pub->bid)]);
	text_str(out, ", by ");
	text_str(out, seat_titles[pub->bidder]);
	text_char(out, '\n');
}

static void board(const void *view_, int seat, struct text *out)
{
	const struct view *v = view_;

	for (int i = 0; i < SEATS; i++)
		board_seat(out, i, seat_titles[i], i == seat,
				   v->die[i] == HIDDEN   ? "under the cup"
				   : v->die[i] == NO_DIE ? "not rolled yet"
										 : faces[v->die[i]]);
	board_bid(&v->pub, out);
}

static void judge(const void *state, int32_t share[MAX_SEATS])
{
	enum { EVEN = 5000, WOULD_WIN = 2000 };
	const struct state *s = state;
	int32_t lead = 0; /* the bidder's */

	if (s->pub.bid != NO_BID)
		lead = s->pub.pending ? WOULD_WIN : EVEN;
	if (s->pub.bid != NO_BID && !bid_holds(s))
		lead = -lead;
	share[s->pub.bidder] = EVEN + lead;
	share[!s->pub.bidder] = EVEN - lead;
}

static const char *audit(const void *state)
{
	const struct state *s = state;
	bool rolling = s->pub.pending == SEAT_BIT(SEAT_CHANCE);

	if (s->pub.rolled > SEATS || s->pub.bid > TOP_BID || s->pub.bidder >= SEATS)
		return "there are two dice, two players and twelve bids";
	if (rolling != (s->pub.rolled < SEATS))
		return "the dice are rolled first";
	if (!rolling && s->pub.pending && s->pub.pending != SEAT_BIT(!s->pub.bidder))
		return "the players take turns";
	if (s->pub.bid == NO_BID && (!s->pub.pending || s->pub.bidder != 1))
		return "the first player bids first, and only a bid can be called";
	for (int i = 0; i < SEATS; i++)
		if ((s->own[i].die == NO_DIE) != (s->pub.rolled <= i) || s->own[i].die > NO_DIE)
			return "a rolled die shows one of six faces";
	return NULL;
}

static const struct tuning tuning = {
	.plies = 20,
	.explore = 1500,
	.trust = 1,
	.sharpness = 5000,
	.respect = 8,
};

typedef struct view seen;

static const struct plane planes[] = {
	FLAGS("pending", pub.pending, 1, SEAT_NOBODY),
	BYTES("rolled", COUNT, pub.rolled, 0, SEATS),
	BYTES("bid", COUNT, pub.bid, 0, TOP_BID),
	BYTES("bidder", NAME, pub.bidder, 0, SEATS - 1),
	BYTES("die", NAME, die, 0, HIDDEN),
};

const struct game liars_dice = {
	.id = "liars-dice",
	.title = "Liar's dice",
	.blurb = "Two hidden dice, rising bids, one call.",
	.min_seats = SEATS,
	.max_seats = SEATS,
	.usual_seats = SEATS,
	.state_size = sizeof(struct state),
	.view_size = sizeof(struct view),
	.own_offset = offsetof(struct state, own),
	.own_size = sizeof(struct private),
	.max_legal = LONGEST,
	.max_outcomes = FACES,
	.max_actions = SEATS + TOP_BID + 1,
	YARDSTICK,
	.view = view,
	.imagine = imagine,
	.planes = planes,
	.n_planes = LEN(planes),
};
