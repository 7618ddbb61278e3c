/* bots/greedy.c -- one step ahead: the action after which the game's judge likes the seat best,
 * averaged over imagined worlds. */

#include "bots/bot.h"

#include "bots/advice.h"

enum { WORLDS = 8 };

/* What was learned means the same at every step of an action.  A rule of thumb does not know what
 * to make of choices that wait to be revealed. */
static bool knows_half_done(const struct game *g) { return g->weights && g->weights != g->by_hand; }

/* What the seat has to expect of this action in one world, with this luck. */
static int32_t try_action(const struct question *q, const void *world, act a, struct rng luck)
{
	_Alignas(16) unsigned char state[MAX_STATE];
	int32_t share[MAX_SEATS];

	if (knows_half_done(q->g))
		return word_on(q->g, tuning_of(q->g), world, q->seat, a);
	memcpy(state, world, q->g->state_size);
	q->g->apply(state, q->seat, a, NULL);
	bot_settle(q->g, state, q->seat, &luck);
	value_of(q->g, state, share);
	return share[q->seat];
}

/* The same worlds and the same luck for every action, so that only the actions differ. */
static void choose(const struct question *q, struct answer *out)
{
	_Alignas(16) unsigned char world[MAX_STATE];
	int32_t sum[MAX_LEGAL] = { 0 };
	int best = 0;

	*out = (struct answer){ 0 };
	for (int w = 0; w < WORLDS && q->n > 1; w++) {
		struct rng luck = rng_from(rng_next(q->r));
		game_imagine(q->g, world, q->view, q->seat, q->r);
		for (int i = 0; i < q->n; i++)
			sum[i] += try_action(q, world, q->legal[i], luck);
	}
	for (int i = 1; i < q->n; i++)
		if (sum[i] > sum[best])
			best = i;
	out->a = q->legal[best];
}

const struct bot bot_greedy = {
	.id = "greedy",
	.sentence = "looks one step ahead",
	.thinking = LOOKS_ONE_STEP,
	.choose = choose,
};
