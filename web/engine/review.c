/* web/engine/review.c -- a finished game judged again: what each seat could hope for, and its luck.
 *
 * What a seat could hope for is judged from its own view: worlds that agree with it are imagined,
 * and the judge's words about them averaged.  Nothing is taken from what the seat could not know.
 */

#include "bots/search.h"
#include "core/retell.h"
#include "record/position.h"
#include "web/engine/engine.h"

enum { MOST_WORLDS = 64, SEED = 69 };

static struct retelling again;

int EXPORT(review_begin)(void)
{
	open_answer();
	if (!started)
		return complain_of_start();
	retell_begin(&again, &match);
	return good();
}

static int32_t hope_of(int seat, int worlds, struct rng *r)
{
	_Alignas(16) unsigned char view[MAX_VIEW], state[MAX_STATE];
	int32_t share[MAX_SEATS];
	int64_t sum = 0;

	game_view(match.g, again.state, seat, view);
	for (int i = 0; i < worlds; i++) {
		game_imagine(match.g, state, view, seat, r);
		value_of(match.g, state, share);
		sum += share[seat];
	}
	return (int32_t)(sum / worlds);
}

/* While secret choices come in, a seat that has chosen sees itself ahead of those that have not:
 * until all are revealed everybody hopes for what he hoped before. */
static bool is_held(const struct ply *ply, seatset asked_before)
{
	return ply->seat != SEAT_CHANCE && match.g->verbs[act_verb(ply->a)].secrecy == VEILED &&
		   match.g->pending(again.state) && match.g->asked(again.state) == asked_before;
}

static void put_hopes(int worlds, bool held)
{
	static int32_t hope[MAX_SEATS];
	struct rng r = rng_from((uint64_t)again.plies * SEED + SEED);

	json_open(&answer, "share", '[');
	for (int seat = 0; seat < match.how.seats; seat++) {
		if (!held || again.plies == 1)
			hope[seat] = hope_of(seat, worlds, &r);
		json_num(&answer, NULL, hope[seat]);
	}
	json_close(&answer, ']');
	if (held)
		json_bool(&answer, "held", true);
}

/* ---- luck ------------------------------------------------------------------------------------ */

enum { FEW = 24 }; /* outcomes that are all looked at */

static act best_reply(const struct game *g, const void *state, int seat)
{
	_Alignas(16) unsigned char after[MAX_STATE];
	act legal[MAX_LEGAL], best = 0;
	int n = g->legal(state, seat, legal);
	int32_t share[MAX_SEATS], most = -1;

	for (int i = 0; i < n; i++) {
		struct rng r = rng_from(SEED);

		memcpy(after, state, g->state_size);
		g->apply(after, seat, legal[i], NULL);
		bot_settle(g, after, seat, &r);
		value_of(g, after, share);
		if (share[seat] > most) {
			most = share[seat];
			best = legal[i];
		}
	}
	return best;
}

/* A position's worth once everybody who is asked has made the best of it: a judge that does not
 * look ahead sees no luck in a token before it is used. */
static void value_in_use(const struct game *g, const void *from, int32_t share[MAX_SEATS])
{
	_Alignas(16) unsigned char state[MAX_STATE];
	seatset asked = g->pending(from);

	memcpy(state, from, g->state_size);
	for (int seat = 0; seat < MAX_SEATS; seat++)
		if ((asked & SEAT_BIT(seat)) && (g->pending(state) & SEAT_BIT(seat)))
			g->apply(state, seat, best_reply(g, state, seat), NULL);
	value_of(g, state, share);
}

static void put_shares(const char *name, const int64_t share[], int64_t of)
{
	json_open(&answer, name, '[');
	for (int seat = 0; seat < match.how.seats; seat++)
		json_num(&answer, NULL, (int)(share[seat] / of));
	json_close(&answer, ']');
}

static void add_value(const void *state, int weight, int64_t sum[MAX_SEATS])
{
	int32_t share[MAX_SEATS];

	value_in_use(match.g, state, share);
	for (int seat = 0; seat < match.how.seats; seat++)
		sum[seat] += (int64_t)share[seat] * weight;
}

/* What each seat could hope for with what chance brought, and with the mean of all that it might
 * have brought. */
static void put_luck(const void *before)
{
	const struct game *g = match.g;
	struct outcome outcome[MAX_OUTCOMES];
	_Alignas(16) unsigned char state[MAX_STATE];
	int64_t mean[MAX_SEATS] = { 0 }, came[MAX_SEATS] = { 0 }, total = 0;
	int n = g->lot(before).tickets > 1 ? game_outcomes(g, before, outcome) : 1;

	if (n == 1 || n > FEW)
		return;
	for (int i = 0; i < n; i++) {
		memcpy(state, before, g->state_size);
		g->apply(state, SEAT_CHANCE, outcome[i].act, NULL);
		add_value(state, outcome[i].weight, mean);
		total += outcome[i].weight;
	}
	add_value(again.state, 1, came);
	json_open(&answer, "luck", '{');
	put_shares("came", came, 1);
	put_shares("mean", mean, total);
	json_close(&answer, '}');
}

static void review_ply(int worlds)
{
	_Alignas(16) unsigned char before[MAX_STATE];
	const struct ply *ply = retell_coming(&again);
	bool is_chance = ply->seat == SEAT_CHANCE;
	seatset asked = match.g->asked(again.state);

	memcpy(before, again.state, match.g->state_size);
	json_open(&answer, NULL, '{');
	json_num(&answer, "choices",
			 is_chance ? 0 : match.g->legal(again.state, ply->seat, (act[MAX_LEGAL]){ 0 }));
	retell_next(&again);
	put_hopes(worlds, is_held(ply, asked));
	if (is_chance)
		put_luck(before);
	json_close(&answer, '}');
}

/* Goes on without judging. */
int EXPORT(review_pass)(int plies)
{
	open_answer();
	if (!started || again.of != &match)
		return complain_of_start();
	for (int i = 0; i < plies; i++)
		retell_next(&again);
	json_num(&answer, NULL, match.n - again.plies);
	return good();
}

/* The next plies, each with what the seats could hope for after it; an empty array: no more. */
int EXPORT(review_next)(int plies, int worlds)
{
	open_answer();
	if (!started || again.of != &match)
		return complain_of_start();
	if (worlds < 1 || worlds > MOST_WORLDS)
		return complain("Worlds: 1 to 64.");
	json_open(&answer, NULL, '[');
	for (int i = 0; i < plies && retell_coming(&again); i++)
		review_ply(worlds);
	json_close(&answer, ']');
	return good();
}

/* "gaius put 5 sword": what the seat could hope for after this action, were it done now. */
int EXPORT(weigh)(int n, int worlds)
{
	_Alignas(16) unsigned char view[MAX_VIEW], state[MAX_STATE];
	char word[WORD];
	const char *written = split(take_input(n), word);
	int seat = read_player(word);
	struct rng r = rng_from(SEED);
	int32_t share[MAX_SEATS];
	int64_t sum = 0;
	act a;

	if (seat < 0)
		return complain_of_seat();
	if (worlds < 1 || worlds > MOST_WORLDS)
		return complain("Worlds: 1 to 64.");
	if (!act_parse(match.g, written, &a, &answer))
		return -(int)answer.len;
	if (!game_allows(match.g, match.state, seat, a))
		return complain("That cannot be done here.");
	game_view(match.g, match.state, seat, view);
	for (int i = 0; i < worlds; i++) {
		game_imagine(match.g, state, view, seat, &r);
		match.g->apply(state, seat, a, NULL);
		bot_settle(match.g, state, seat, &r);
		value_of(match.g, state, share);
		sum += share[seat];
	}
	json_open(&answer, NULL, '{');
	json_num(&answer, "share", (int)(sum / worlds));
	json_close(&answer, '}');
	return good();
}
