/* sparring/sparring.c -- the ideas of the games as players, and how they are asked. */

#include "sparring/sparring.h"

#include "games/sparring.h"

extern const struct bot bot_greedy;

static void spar(const struct idea *idea, const struct question *q, struct answer *out)
{
	struct game by_hand = game_judged_by_hand(q->g);
	struct question narrowed = *q;
	act fitting[MAX_LEGAL];

	narrowed.g = &by_hand;
	narrowed.legal = fitting;
	narrowed.n = idea->narrow(q->view, q->seat, q->legal, q->n, fitting);
	CHECK(narrowed.n > 0);
	bot_greedy.choose(&narrowed, out);
}

/* A bot is not told who it is, so each row of ideas has a function of its own. */
#define BY_ROW(row)                                                                                \
	static void spar_by_##row(const struct question *q, struct answer *out)                        \
	{                                                                                              \
		spar(&ideas[row], q, out);                                                                 \
	}
BY_ROW(0)
BY_ROW(1)
BY_ROW(2)
BY_ROW(3)

static void (*const by_row[])(const struct question *q, struct answer *out) = {
	spar_by_0,
	spar_by_1,
	spar_by_2,
	spar_by_3,
};

enum { MAX_IDEAS = LEN(by_row) };

static const struct bot *partner(int row)
{
	static struct bot partners[MAX_IDEAS];

	CHECK(n_ideas <= MAX_IDEAS);
	partners[row] =
		(struct bot){ ideas[row].id, ideas[row].sentence, LOOKS_ONE_STEP, false, by_row[row] };
	return &partners[row];
}

const struct bot *sparring_of(const struct game *g, int i)
{
	for (int row = 0; row < n_ideas; row++)
		if (text_equal(ideas[row].game->id, g->id) && i-- == 0)
			return partner(row);
	return NULL;
}

const struct bot *sparring_by_id(const struct game *g, const char *id)
{
	const struct bot *bot;

	for (int i = 0; (bot = sparring_of(g, i)) != NULL; i++)
		if (text_equal(bot->id, id))
			return bot;
	return NULL;
}
