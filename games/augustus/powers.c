/* games/augustus/powers.c -- step 2 of a completion: what its power does for the player himself. */

#include "games/augustus/state.h"

static struct power power_now(const struct table *t) { return au_objectives[t->resolving].power; }

static void end_power(struct state *s)
{
	s->pub.left = s->pub.mobilises = 0;
	s->pub.phase = AUTO_CONTROL;
}

/* ---- starting ---------------------------------------------------------------------------- */

static void start_mobilising(struct state *s, unsigned symbols)
{
	s->pub.mobilises = (uint8_t)symbols;
	s->pub.left = power_now(&s->pub).y;
	s->pub.phase = AUTO_MUSTER;
}

/* AU-EXTRA */
static void gain_legions(struct state *s, struct events *ev)
{
	int granted = power_now(&s->pub).y;
	int legions = granted < s->pub.supply ? granted : s->pub.supply;

	s->pub.supply -= (uint8_t)legions;
	s->pub.area[s->pub.resolver].stock += (uint8_t)legions;
	tell(ev, E_GAINED, s->pub.resolver, legions, 0, 0);
}

static void start_attack(struct state *s, struct events *ev)
{
	s->pub.victim = s->pub.resolver;
	s->pub.shaken = 0;
	tell(ev, E_STRIKES, s->pub.resolver, s->pub.resolving, 0, 0);
	s->pub.phase = AUTO_ATTACK;
}

void au_start_power(struct state *s, struct events *ev)
{
	const struct area *a = &s->pub.area[s->pub.resolver];
	struct power p = power_now(&s->pub);

	s->pub.phase = AUTO_CONTROL;
	switch ((enum power_kind)p.kind) {
	case MOBILISE_SYMBOL: start_mobilising(s, 1u << p.x); break;
	case MOBILISE: start_mobilising(s, ANY_SYMBOL); break;
	case GAIN: gain_legions(s, ev); break;
	case TWO: s->pub.extra++; break;
	case LIFT_ALL:
		if (au_count_placed(a))
			au_await(s, S_REARRANGE, s->pub.resolver);
		break;
	case COMPLETE:
		if (unfinished(a))
			au_await(s, S_FINISH, s->pub.resolver);
		break;
	case LOSE_LEGIONS:
	case LOSE_PLACED:
	case LOSE_CONTROLLED: start_attack(s, ev); break;
	case NONE:
	case SYMBOL_PAIR:
	case SCORE_SPACES:
	case SCORE_COLOUR:
	case SCORE_RED:
	case N_POWERS: break;
	}
}

/* ---- mobilising (AU-MOBILISE) -----------------------------------------------------------------
 */

void au_muster(struct state *s, struct events *ev)
{
	(void)ev;
	if (s->pub.left && au_can_place(&s->pub.area[s->pub.resolver], s->pub.mobilises)) {
		au_await(s, S_MOBILISE, s->pub.resolver);
		return;
	}
	end_power(s);
}

struct why au_why_not_mobilise(const struct state *s, int seat, act x)
{
	const struct area *a = &s->pub.area[seat];
	struct why w = au_why_no_space(a, x, s->pub.lifted);

	if (w.clause)
		return w;
	if (!(s->pub.mobilises >> act_b(x) & 1))
		return no(C_MOBILISE, s->pub.resolving, act_b(x), lowest_bit(s->pub.mobilises));
	if (!s->pub.lifted && !a->stock)
		return no(C_STOCK, act_a(x), 0, 0);
	return allowed();
}

struct why au_why_not_shift(const struct state *s, int seat, act x)
{
	return au_why_no_legion(&s->pub.area[seat], x, s->pub.mobilises);
}

int au_list_mobilise(const struct state *s, int seat, act *out)
{
	const struct area *a = &s->pub.area[seat];
	int n = 0;

	if (a->stock)
		n = au_list_puts(a, s->pub.mobilises, 0, V_MOBILISE, out);
	n += au_list_lifts(a, s->pub.mobilises, V_SHIFT, out + n);
	out[n++] = ACT(V_DONE, 0, 0, 0);
	return n;
}

int au_list_shift(const struct state *s, int seat, act *out)
{
	return au_list_puts(&s->pub.area[seat], s->pub.mobilises, s->pub.lifted, V_MOBILISE, out);
}

void au_do_mobilise(struct state *s, int seat, act x, struct events *ev)
{
	struct area *a = &s->pub.area[seat];
	int from = s->pub.lifted;

	if (from)
		au_remove_legion(a, place_slot(from), place_symbol(from));
	else
		a->stock--;
	au_add_legion(a, au_find_slot(a, act_a(x)), act_b(x));
	tell(ev, from ? E_MOVED : E_PLACED, seat, act_a(x), act_b(x), 0);
	s->pub.lifted = 0;
	s->pub.left--;
	s->pub.phase = AUTO_MUSTER;
}

void au_do_shift(struct state *s, int seat, act x, struct events *ev)
{
	int slot = au_find_slot(&s->pub.area[seat], act_a(x));

	s->pub.lifted = place_at(slot, act_b(x));
	tell(ev, E_LIFTED, seat, act_a(x), act_b(x), 0);
	au_await(s, S_SHIFT, seat);
}

/* ---- rearranging (AU-REARRANGE) ----------------------------------------------------------------
 */

int au_list_rearrange(const struct state *s, int seat, act *out)
{
	(void)s, (void)seat;
	out[0] = ACT(V_SWEEP, 0, 0, 0);
	out[1] = ACT(V_DONE, 0, 0, 0);
	return 2;
}

void au_do_sweep(struct state *s, int seat, act x, struct events *ev)
{
	struct area *a = &s->pub.area[seat];

	(void)x;
	s->pub.hand = (uint8_t)au_count_placed(a);
	for (unsigned open = unfinished(a); open; open &= open - 1)
		a->filled[lowest_bit(open)] = 0;
	tell(ev, E_SWEPT, seat, s->pub.hand, 0, 0);
	au_await(s, S_ARRANGE, seat);
}

struct why au_why_not_arrange(const struct state *s, int seat, act x)
{
	return au_why_no_space(&s->pub.area[seat], x, 0);
}

int au_list_arrange(const struct state *s, int seat, act *out)
{
	int n = au_list_puts(&s->pub.area[seat], ANY_SYMBOL, 0, V_ARRANGE, out);

	out[n++] = ACT(V_DONE, 0, 0, 0);
	return n;
}

/* What was lifted came off at least as many spaces, so a free one never runs out first. */
void au_do_arrange(struct state *s, int seat, act x, struct events *ev)
{
	struct area *a = &s->pub.area[seat];

	au_add_legion(a, au_find_slot(a, act_a(x)), act_b(x));
	tell(ev, E_ARRANGED, seat, act_a(x), act_b(x), 0);
	if (!--s->pub.hand)
		end_power(s);
}

/* Enough mobilised, or rearranged: what is still in hand goes to stock. */
void au_do_done(struct state *s, int seat, act x, struct events *ev)
{
	(void)x;
	if (s->pub.hand)
		tell(ev, E_STOCKED, seat, s->pub.hand, 0, 0);
	s->pub.area[seat].stock += s->pub.hand;
	s->pub.hand = 0;
	end_power(s);
}

/* ---- completing one (AU-COMPLETE)
 * ----------------------------------------------------------------- */

struct why au_why_not_finish(const struct state *s, int seat, act x)
{
	const struct area *a = &s->pub.area[seat];
	int slot = au_find_slot(a, act_a(x));

	if (slot < 0)
		return no(C_OWN, act_a(x), 0, 0);
	return is_complete(a, slot) ? no(C_LOCK, act_a(x), 0, 0) : allowed();
}

int au_list_finish(const struct state *s, int seat, act *out)
{
	const struct area *a = &s->pub.area[seat];
	int n = 0;

	for (unsigned open = unfinished(a); open; open &= open - 1)
		out[n++] = ACT(V_FINISH, a->card[lowest_bit(open)], 0, 0);
	return n;
}

void au_do_finish(struct state *s, int seat, act x, struct events *ev)
{
	struct area *a = &s->pub.area[seat];

	a->complete |= (uint8_t)(1u << au_find_slot(a, act_a(x)));
	tell(ev, E_FINISHED, seat, act_a(x), 0, 0);
	s->pub.phase = AUTO_CONTROL;
}
