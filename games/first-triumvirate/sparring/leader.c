/* games/first-triumvirate/sparring/leader.c -- a leader who parades: two conquests, Rome, and every
 * Roman that may follow him.  What his troops do is not his idea. */

#include "games/first-triumvirate/state.h"

enum { ENOUGH_CONQUESTS = 2 };

int ft_spar_leader(const void *view, int seat, const act *legal, int n, act *out);

static bool is_legal(const act *legal, int n, int verb)
{
	for (int i = 0; i < n; i++)
		if (act_verb(legal[i]) == verb)
			return true;
	return false;
}

/* The step that brings him nearest to Rome. */
static act lead_to_rome(const struct state *s, int seat, const act *legal, int n)
{
	const uint8_t *away = ft_to_rome[can_leader_sail(s, seat)];
	act best = 0;

	for (int i = 0; i < n; i++)
		if (act_verb(legal[i]) == V_LEAD && (!best || away[act_a(legal[i])] < away[act_a(best)]))
			best = legal[i];
	return best;
}

/* What the leader does now; 0: nothing, it is the troops' turn. */
static act deed_of(const struct state *s, int seat, const act *legal, int n)
{
	if (is_legal(legal, n, V_ACQUIRE))
		return ACT(V_ACQUIRE, 0, 0, 0);
	if (is_legal(legal, n, V_PARADE))
		return ACT(V_PARADE, 0, 0, 0);
	if (is_legal(legal, n, V_COLLECT) && s->conquests[seat] < ENOUGH_CONQUESTS)
		return ACT(V_COLLECT, 0, 0, 0);
	if (is_legal(legal, n, V_ROLL) && s->leader[seat] != HEX_ROMA)
		return ACT(V_ROLL, 0, 0, 0);
	return lead_to_rome(s, seat, legal, n);
}

static bool is_leaders(act a)
{
	int verb = act_verb(a);

	return verb == V_ROLL || verb == V_LEAD || verb == V_COLLECT || verb == V_PARADE;
}

int ft_spar_leader(const void *view, int seat, const act *legal, int n, act *out)
{
	act deed = deed_of(view, seat, legal, n);
	int kept = 0;

	for (int i = 0; i < n; i++)
		if (deed ? legal[i] == deed : !is_leaders(legal[i]))
			out[kept++] = legal[i];
	return kept;
}
