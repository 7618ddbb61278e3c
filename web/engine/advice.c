/* web/engine/advice.c -- bots in the browser: what one would play, and what it thinks. */

#include "bots/bot.h"
#include "record/position.h"
#include "web/engine/engine.h"

enum { ARENA = 16 << 20 };

static _Alignas(16) unsigned char arena[ARENA];

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

static int think(const struct bot *bot, int seat, struct rng *r)
{
	_Alignas(16) unsigned char view[MAX_VIEW];
	act legal[MAX_LEGAL];
	struct answer chosen = { .a = 0 };
	int n = match.g->legal(match.state, seat, legal);

	game_view(match.g, match.state, seat, view);
	bot->choose(&(struct question){ .g = match.g,
									.view = view,
									.seat = seat,
									.legal = legal,
									.n = n,
									.r = r,
									.arena = arena,
									.arena_size = sizeof arena },
				&chosen);
	put_answer(&chosen);
	return good();
}

/* "aulus normal", and a seed of 64 bits in halves: what this bot would do in this seat. */
int EXPORT(advise)(int n, uint32_t high, uint32_t low)
{
	char word[WORD];
	const struct bot *bot = bot_by_id(split(take_input(n), word));
	int seat = read_player(word);
	struct rng r = rng_from((uint64_t)high << 32 | low);

	if (seat < 0)
		return complain_of_seat();
	if (!bot)
		return complain("There is no such bot.");
	if (match_over(&match) || !(match.g->pending(match.state) & SEAT_BIT(seat)))
		return complain("This seat is not asked now.");
	return think(bot, seat, &r);
}
