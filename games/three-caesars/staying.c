/* games/three-caesars/staying.c -- cohorts whom nobody leads away for a while: mutineers this turn
 * (TC-MUTINY-FORCE), and those who have fought or taken Rome with this card (TC-FOUGHT).
 *
 * Only an event moves several leaders with one card.  Its frame, S_CAMPAIGN, keeps those who have
 * moved, and the places where two forces that have fought stay: a third force that fights is the
 * last that moves. */

#include "games/three-caesars/state.h"

enum { NO_CAMPAIGN = -1 };

static int find_campaign(const struct state *s)
{
	for (int i = s->pub.depth - 1; i >= 0; i--)
		if (s->pub.stack[i].kind == S_CAMPAIGN)
			return i;
	return NO_CAMPAIGN;
}

static bool has_fought(const struct state *s, int place)
{
	int campaign = find_campaign(s);

	return campaign != NO_CAMPAIGN && (s->pub.stack[campaign].campaign.rested == 1 + place ||
									   s->pub.stack[campaign].stage == 1 + place);
}

/* Whoever stands with a leader whose troops mutiny, mutinies. */
struct why tc_why_not_lead(const struct state *s, int seat, int place)
{
	if (tc_leaders_at(s, seat, place) & s->pub.mutinous)
		return no(C_MUTINY_FORCE, place, 0, 0);
	return has_fought(s, place) ? no(C_FOUGHT, place, 0, 0) : allowed();
}

void tc_rest_leaders(struct state *s, uint16_t leaders)
{
	int campaign = find_campaign(s);

	if (campaign != NO_CAMPAIGN)
		s->pub.stack[campaign].campaign.moved |= (uint8_t)leaders;
}

void tc_rest_force(struct state *s, int place)
{
	int campaign = find_campaign(s);

	if (campaign == NO_CAMPAIGN)
		return;
	if (s->pub.stack[campaign].campaign.rested)
		s->pub.stack[campaign].stage = (uint8_t)(1 + place);
	else
		s->pub.stack[campaign].campaign.rested = (uint8_t)(1 + place);
}
