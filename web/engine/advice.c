/* web/engine/advice.c -- bots in the browser: what one would play, what it thinks, and the odds. */

#include "bots/ask.h"
#include "bots/odds.h"
#include "record/position.h"
#include "web/engine/engine.h"

_Alignas(16) unsigned char arena[BOT_ARENA];

int EXPORT(levels)(void)
{
	open_answer();
	json_open(&answer, NULL, '[');
	for (int i = 0; i < n_bots; i++) {
		json_open(&answer, NULL, '{');
		json_str(&answer, "bot", bots[i]->id);
		json_str(&answer, "sentence", bots[i]->sentence);
		json_close(&answer, '}');
	}
	json_close(&answer, ']');
	return good();
}

static void put_thought(const struct thought *t)
{
	json_open(&answer, NULL, '{');
	act_members(match.g, t->a, &answer);
	json_num(&answer, "share", t->share);
	json_num(&answer, "spread", t->spread);
	json_num(&answer, "visits", t->visits);
	json_close(&answer, '}');
}

static void put_answer(const struct answer *a)
{
	json_open(&answer, NULL, '{');
	act_members(match.g, a->a, &answer);
	json_open(&answer, "thoughts", '[');
	for (int i = 0; i < a->n_thoughts; i++)
		put_thought(&a->thought[i]);
	json_close(&answer, ']');
	json_close(&answer, '}');
}

static struct answer think(const struct bot *bot, int seat, struct rng *r)
{
	static struct asking asking;
	struct answer chosen = { .a = 0 };

	pose(&asking, match.g, match.state, seat, r, arena);
	bot->choose(&asking.q, &chosen);
	return chosen;
}

/* "aulus normal", and a seed of 64 bits in halves: what this bot would do in this seat. */
int EXPORT(advise)(int n, uint32_t high, uint32_t low)
{
	char word[WORD];
	const struct bot *bot = bot_by_id(split(take_input(n), word));
	int seat = read_player(word);
	struct rng r = rng_from((uint64_t)high << 32 | low);
	struct answer chosen;

	if (seat < 0)
		return complain_of_seat();
	if (!bot)
		return complain("There is no such bot.");
	if (match_over(&match) || !(match.g->pending(match.state) & SEAT_BIT(seat)))
		return complain("This seat is not asked now.");
	chosen = think(bot, seat, &r);
	put_answer(&chosen);
	return good();
}

/* ---- whole games --------------------------------------------------------------------------- */

static bool play_as(const struct bot *bot, struct rng *r)
{
	static struct events now;
	seatset pending = match.g->pending(match.state);
	struct why why;
	int seat = 0;

	while (!(pending & SEAT_BIT(seat)))
		seat++;
	now.n = 0;
	return match_play(&match, seat, match.stamp[seat], think(bot, seat, r).a, &now, &why) == PLAYED;
}

/* "greedy", and a seed for its thoughts and for chance: such bots play the match to its end. */
int EXPORT(finish)(int n, uint32_t high, uint32_t low)
{
	static struct events now;
	const struct bot *bot = bot_by_id(take_input(n));
	uint64_t seed = (uint64_t)high << 32 | low;
	struct rng r = rng_from(seed);

	if (!started)
		return complain_of_start();
	if (!bot)
		return complain("There is no such bot.");
	notes.has_seed = true;
	notes.seed = seed;
	while (!match_over(&match)) {
		now.n = 0;
		if (match_chance_pending(&match) ? !match_roll(&match, fate_seeded(&seed), &now)
										 : !play_as(bot, &r))
			return complain("The game is too long for the engine.");
	}
	return good();
}

/* ---- odds ---------------------------------------------------------------------------------- */

static void put_outcome(const struct odds_row *row, int seat)
{
	static struct events results;

	results.n = row->n;
	for (int i = 0; i < row->n; i++)
		results.e[i] = row->result[i];
	json_open(&answer, NULL, '{');
	json_num(&answer, "share", (int)(row->share * WHOLE_SHARE + 0.5));
	json_num(&answer, "low", (int)(row->low * WHOLE_SHARE + 0.5));
	json_num(&answer, "high", (int)(row->high * WHOLE_SHARE + 0.5));
	events_json(match.g, "events", &results, seat, &answer);
	json_close(&answer, '}');
}

static int put_odds(const struct odds *odds, int seat)
{
	json_open(&answer, NULL, '{');
	json_bool(&answer, "exact", odds->exact);
	json_num(&answer, "rest", (int)(odds->rest * WHOLE_SHARE + 0.5));
	json_open(&answer, "outcomes", '[');
	for (int i = 0; i < odds->n; i++)
		put_outcome(&odds->row[i], seat);
	json_close(&answer, ']');
	json_close(&answer, '}');
	return good();
}

/* "aulus rob gaius", and a seed: what may come of it. */
int EXPORT(odds)(int n, uint32_t high, uint32_t low)
{
	_Alignas(16) unsigned char view[MAX_VIEW];
	char word[WORD];
	const char *written = split(take_input(n), word);
	int seat = read_player(word);
	struct rng r = rng_from((uint64_t)high << 32 | low);
	struct odds found;
	act a;

	if (seat < 0)
		return complain_of_seat();
	if (!act_parse(match.g, written, &a, &answer))
		return -(int)answer.len;
	if (match_over(&match) || !game_allows(match.g, match.state, seat, a))
		return complain("That cannot be done now.");
	game_view(match.g, match.state, seat, view);
	find_odds(match.g, view, seat, a, &r, arena, sizeof arena, &found);
	return put_odds(&found, seat);
}
