/* sparring/sparring.c -- the list of sparring players, and how they are asked. */

#include "sparring/sparring.h"

/* From the games: writes those of the legal actions that fit the idea, at least one. */
typedef int narrow(const void *view, int seat, const act *legal, int n, act *out);
narrow ft_spar_leader;
narrow au_spar_heuristic;

extern const struct bot bot_greedy;

static void spar(narrow *idea, const struct question *q, struct answer *out)
{
	struct game by_hand = game_judged_by_hand(q->g);
	struct question narrowed = *q;
	act fitting[MAX_LEGAL];

	narrowed.g = &by_hand;
	narrowed.legal = fitting;
	narrowed.n = idea(q->view, q->seat, q->legal, q->n, fitting);
	CHECK(narrowed.n > 0);
	bot_greedy.choose(&narrowed, out);
}

static void leader(const struct question *q, struct answer *out) { spar(ft_spar_leader, q, out); }
static void heuristic(const struct question *q, struct answer *out)
{
	spar(au_spar_heuristic, q, out);
}

static const struct partner {
	const char *game;
	struct bot bot;
} partners[] = {
	{ "first-triumvirate",
	  { "leader", "takes two conquests, parades, and sits in Rome until somebody follows him",
		LOOKS_ONE_STEP, false, leader } },
	{ "augustus",
	  { "heuristic", "reckons what an objective brings, and how soon", LOOKS_ONE_STEP, false,
		heuristic } },
};

const struct bot *sparring_of(const struct game *g, int i)
{
	for (int row = 0; row < LEN(partners); row++)
		if (text_equal(partners[row].game, g->id) && i-- == 0)
			return &partners[row].bot;
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
