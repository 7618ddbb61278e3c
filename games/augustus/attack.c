/* games/augustus/attack.c -- red powers: each opponent in turn chooses what he loses (AU-FORCED).
 */

#include "games/augustus/state.h"

/* ---- whose turn it is to lose ----------------------------------------------------------- */

static const struct power *strike(const struct table *t)
{
	return &au_objectives[t->resolving].power;
}

/* Returns the step the victim must decide in, or S_OVER: he has nothing to lose. */
static int loss_of(struct table *t, const struct area *a)
{
	int placed = au_count_placed(a), kind = strike(t)->kind;

	t->left = 0;
	if (kind == LOSE_CONTROLLED)
		return a->n_controlled ? S_YIELD : S_OVER;
	if (!placed)
		return S_OVER;
	if (kind == LOSE_PLACED)
		return S_CLEAR;
	t->left = strike(t)->y < placed ? strike(t)->y : (uint8_t)placed;
	return S_DROP;
}

void au_attack(struct state *s, struct events *ev)
{
	struct table *t = &s->pub;

	for (;;) {
		int step;

		t->victim = (uint8_t)next_seat_of(t, t->victim);
		if (t->victim == t->resolver)
			break;
		step = loss_of(t, &t->area[t->victim]);
		if (step != S_OVER) {
			au_await(s, step, t->victim);
			return;
		}
		tell(ev, E_SPARED, t->victim, 0, 0, 0);
	}
	t->victim = 0;
	t->phase = AUTO_SETTLE;
}

/* ---- legions -------------------------------------------------------------------------------- */

struct why au_why_not_drop(const struct state *s, int seat, act x)
{
	const struct area *a = &s->pub.area[seat];
	int slot = au_find_slot(a, act_a(x));

	if (slot < 0)
		return no(C_OWN, act_a(x), 0, 0);
	if (is_complete(a, slot))
		return no(C_LOCK, act_a(x), 0, 0);
	if (!count_of(a->filled[slot], act_b(x)))
		return no(C_BARE, act_a(x), act_b(x), 0);
	return allowed();
}

int au_list_drop(const struct state *s, int seat, act *out)
{
	const struct area *a = &s->pub.area[seat];
	int n = 0;

	for (unsigned open = unfinished(a); open; open &= open - 1) {
		int slot = lowest_bit(open);
		for (uint32_t from = some_of(a->filled[slot]); from; from &= from - 1)
			out[n++] = ACT(V_DROP, a->card[slot], lowest_bit(from) / NIBBLE, 0);
	}
	return n;
}

void au_do_drop(struct state *s, int seat, act x, struct events *ev)
{
	struct area *a = &s->pub.area[seat];

	au_remove_legion(a, au_find_slot(a, act_a(x)), act_b(x));
	a->stock++;
	tell(ev, E_DROPPED, seat, act_a(x), act_b(x), 0);
	if (!--s->pub.left)
		s->pub.phase = AUTO_ATTACK;
}

struct why au_why_not_clear(const struct state *s, int seat, act x)
{
	const struct area *a = &s->pub.area[seat];
	int slot = au_find_slot(a, act_a(x));

	if (slot < 0)
		return no(C_OWN, act_a(x), 0, 0);
	if (is_complete(a, slot))
		return no(C_LOCK, act_a(x), 0, 0);
	if (!a->filled[slot])
		return no(C_FORCED, act_a(x), 0, 0);
	return allowed();
}

int au_list_clear(const struct state *s, int seat, act *out)
{
	const struct area *a = &s->pub.area[seat];
	int n = 0;

	for (unsigned open = unfinished(a); open; open &= open - 1)
		if (a->filled[lowest_bit(open)])
			out[n++] = ACT(V_CLEAR, a->card[lowest_bit(open)], 0, 0);
	return n;
}

void au_do_clear(struct state *s, int seat, act x, struct events *ev)
{
	struct area *a = &s->pub.area[seat];
	int slot = au_find_slot(a, act_a(x)), legions = count_legions(a->filled[slot]);

	a->filled[slot] = 0;
	a->stock += (uint8_t)legions;
	tell(ev, E_CLEARED, seat, act_a(x), legions, 0);
	s->pub.phase = AUTO_ATTACK;
}

/* ---- a controlled objective (AU-LOST)
 * ------------------------------------------------------------ */

struct why au_why_not_yield(const struct state *s, int seat, act x)
{
	return has_card(s->pub.area[seat].controlled, act_a(x)) ? allowed()
															: no(C_LOST, act_a(x), 0, 0);
}

int au_list_yield(const struct state *s, int seat, act *out)
{
	int n = 0;

	FOR_CARDS(card, s->pub.area[seat].controlled)
	out[n++] = ACT(V_YIELD, card, 0, 0);
	return n;
}

static void shake(struct table *t, int seat, int resource)
{
	if (resource != NO_RESOURCE && t->tile[TILE_WHEAT + resource - WHEAT] == seat + 1)
		t->shaken |= (uint8_t)(1u << resource);
}

void au_do_yield(struct state *s, int seat, act x, struct events *ev)
{
	struct area *a = &s->pub.area[seat];

	remove_card(&a->controlled, act_a(x));
	add_card(&s->pub.lost, act_a(x));
	a->n_controlled--;
	au_learn_pairs(a);
	shake(&s->pub, seat, au_objectives[act_a(x)].resource);
	tell(ev, E_YIELDED, seat, act_a(x), 0, 0);
	s->pub.phase = AUTO_ATTACK;
}
