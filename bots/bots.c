/* bots/bots.c -- every bot there is, weakest first, and what several of them need. */

#include "bots/bot.h"

#include "bots/search.h"
#include "core/playout.h"

extern const struct bot bot_random, bot_greedy, bot_easy, bot_normal, bot_hard, bot_mcts;

const struct bot *const bots[] = {
	&bot_random, &bot_greedy, &bot_easy, &bot_normal, &bot_hard, &bot_mcts,
};
const int n_bots = LEN(bots);

const struct bot *bot_by_id(const char *id)
{
	for (int i = 0; i < n_bots; i++)
		if (text_equal(bots[i]->id, id))
			return bots[i];
	return NULL;
}

/* How far ahead of the best of the others, from -WHOLE_SHARE to WHOLE_SHARE. */
static int32_t lead_of(const struct standing *st, int seat)
{
	enum { HALF_WAY = 20 }; /* points of lead that are worth half of any lead */
	int32_t best = INT16_MIN, lead;

	for (int other = 0; other < MAX_SEATS; other++)
		if (other != seat && st->place[other] && st->points[other] > best)
			best = st->points[other];
	lead = st->points[seat] - best;
	return WHOLE_SHARE * lead / ((lead < 0 ? -lead : lead) + HALF_WAY);
}

/* Winning is nearly all; who cannot win any more, or has won, still prefers more points. */
void bot_payoff(const struct game *g, const void *state, int32_t share[MAX_SEATS])
{
	enum { HONOUR = 100 }; /* of WHOLE_SHARE, for the points */
	struct standing st;
	int winners = 0;

	g->standing(state, &st);
	for (int seat = 0; seat < MAX_SEATS; seat++)
		winners += st.place[seat] == 1;
	for (int seat = 0; seat < MAX_SEATS; seat++) {
		int32_t won = st.place[seat] == 1 ? (WHOLE_SHARE - HONOUR) / winners : 0;
		int32_t honour =
			st.place[seat] ? HONOUR / 2 + lead_of(&st, seat) * HONOUR / 2 / WHOLE_SHARE : 0;
		share[seat] = won + honour;
	}
}

/* A seat that was asked together with others and has chosen waits for them. */
static bool waits_for_others(const struct game *g, const void *state, int seat, seatset pending)
{
	return !(pending & SEAT_BIT(seat)) && (g->asked(state) & SEAT_BIT(seat));
}

void bot_settle(const struct game *g, void *state, int seat, struct rng *r)
{
	enum { PATIENCE = 400 }; /* plies; the longest combats are far shorter */
	act legal[MAX_LEGAL];
	seatset pending;

	for (int i = 0; i < PATIENCE && (pending = g->pending(state)) != 0; i++) {
		int who = next_seat(pending);
		if (who == SEAT_CHANCE)
			g->apply(state, who, random_outcome(g, state, r), NULL);
		else if (waits_for_others(g, state, seat, pending))
			g->apply(state, who, legal[rng_below(r, (uint32_t)g->legal(state, who, legal))], NULL);
		else
			return;
	}
}
