/* bots/advice.c -- what the judge advises: his word on an action, and play that follows it. */

#include "bots/advice.h"

enum { FALLS = 6 }; /* ways of chance that are looked at: all faces of a die */

static int32_t share_of(const struct game *g, const struct tuning *t, const void *state, int seat)
{
	int32_t share[MAX_SEATS];

	worth_of(g, t, state, share);
	return share[seat];
}

/* Tickets evenly spread over all there are: alike ones are neighbours, so none is forgotten. */
static int32_t share_after_chance(const struct game *g, const struct tuning *t, const void *state,
								  int seat)
{
	_Alignas(16) unsigned char after[MAX_STATE];
	uint32_t tickets = g->lot(state).tickets, falls = tickets < FALLS ? tickets : FALLS;
	int64_t sum = 0;

	for (uint32_t i = 0; i < falls; i++) {
		uint32_t ticket = (uint32_t)((2 * i + 1) * (uint64_t)tickets / (2 * falls));
		memcpy(after, state, g->state_size);
		g->apply(after, SEAT_CHANCE, g->draw(after, ticket), NULL);
		sum += share_of(g, t, after, seat);
	}
	return (int32_t)(sum / falls);
}

int32_t word_on(const struct game *g, const struct tuning *t, const void *state, int seat, act a)
{
	_Alignas(16) unsigned char after[MAX_STATE];

	memcpy(after, state, g->state_size);
	g->apply(after, seat, a, NULL);
	if (g->pending(after) == SEAT_BIT(SEAT_CHANCE))
		return share_after_chance(g, t, after, seat);
	return share_of(g, t, after, seat);
}

static bool commutes(const struct game *g, act a) { return g->verbs[act_verb(a)].flags & COMMUTES; }

static bool is_in(const act *list, int n, act a)
{
	for (int i = 0; i < n; i++)
		if (list[i] == a)
			return true;
	return false;
}

static void note(struct advice *advice, act a, int32_t word)
{
	int at = advice->n;

	if (at == MOST_ADVICE && word <= advice->word[at - 1])
		return;
	if (at == MOST_ADVICE)
		at--;
	else
		advice->n++;
	for (; at > 0 && advice->word[at - 1] < word; at--) {
		advice->a[at] = advice->a[at - 1];
		advice->word[at] = advice->word[at - 1];
	}
	advice->a[at] = a;
	advice->word[at] = word;
}

/* The best of all; the others that help and commute with it are noted. */
static act look_round(const struct game *g, const struct tuning *t, const void *state, int seat,
					  const act *legal, int n, struct advice *advice)
{
	int32_t now = share_of(g, t, state, seat), best_word = -1;
	act best = legal[0];

	advice->seat = seat;
	advice->n = 0;
	for (int i = 0; i < n; i++) {
		int32_t word = word_on(g, t, state, seat, legal[i]);
		if (word > best_word) {
			best_word = word;
			best = legal[i];
		}
		if (word > now && commutes(g, legal[i]))
			note(advice, legal[i], word);
	}
	advice->next = commutes(g, best);
	advice->now = best_word;
	return best;
}

static act next_noted(const struct game *g, const struct tuning *t, const void *state, int seat,
					  const act *legal, int n, struct advice *advice)
{
	if (advice->now < 0)
		advice->now = share_of(g, t, state, seat);
	while (advice->next < advice->n) {
		act a = advice->a[advice->next++];
		int32_t word = is_in(legal, n, a) ? word_on(g, t, state, seat, a) : -1;
		if (word > advice->now) {
			advice->now = word;
			return a;
		}
	}
	return 0;
}

void forget_advice(struct advice *advice)
{
	advice->seat = SEAT_NOBODY;
	advice->n = advice->next = 0;
}

act advised(const struct game *g, const struct tuning *t, const void *state, int seat,
			const act *legal, int n, struct advice *advice)
{
	act a = 0;

	if (n == 1)
		return legal[0];
	if (advice->seat == seat && advice->next < advice->n)
		a = next_noted(g, t, state, seat, legal, n, advice);
	return a ? a : look_round(g, t, state, seat, legal, n, advice);
}
