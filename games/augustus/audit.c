/* games/augustus/audit.c -- what is always true, as sentences. */

#include "games/augustus/state.h"

/* ---- cards --------------------------------------------------------------------------- */

/* False if it was there already. */
static bool lay(struct cardset *seen, int card)
{
	bool fresh = card >= 1 && card <= CARDS && !has_card(*seen, card);

	add_card(seen, card);
	return fresh;
}

static bool lay_all(struct cardset *seen, struct cardset cards)
{
	bool fresh = true;

	FOR_CARDS(card, cards)
	fresh &= lay(seen, card);
	return fresh;
}

static bool lay_seat(const struct state *s, int seat, struct cardset *seen)
{
	const struct area *a = &s->pub.area[seat];
	bool fresh = lay_all(seen, a->controlled);

	for (int i = 0; i < a->n; i++)
		fresh &= lay(seen, a->card[i]);
	for (int i = 0; i < DEALT && s->own[seat].hand[i]; i++)
		fresh &= lay(seen, s->own[seat].hand[i]);
	return fresh;
}

static const char *audit_cards(const struct state *s)
{
	struct cardset seen = s->box.deck;

	if (!lay_all(&seen, s->pub.row) || !lay_all(&seen, s->pub.lost))
		return "a card is in one place only";
	for (int seat = 0; seat < s->pub.seats; seat++)
		if (!lay_seat(s, seat, &seen))
			return "a card is in one place only";
	if (s->pub.resolving && !lay(&seen, s->pub.resolving))
		return "a card is in one place only";
	if (count_cards(seen) != CARDS)
		return "all 88 cards are somewhere";
	if (count_cards(s->box.deck) != s->pub.n_deck)
		return "the deck holds as many cards as everybody thinks";
	if (count_cards(s->pub.row) != s->pub.n_row || s->pub.n_row > ROW)
		return "the row holds as many cards as it says, five at most";
	return NULL;
}

/* ---- areas ---------------------------------------------------------------------------- */

static bool is_sorted(const struct area *a)
{
	for (int i = 0; i < SLOTS; i++)
		if (i < a->n ? !a->card[i] || (i && a->card[i] <= a->card[i - 1])
					 : a->card[i] || a->filled[i])
			return false;
	return true;
}

static bool fits(const struct area *a, int slot)
{
	for (int symbol = 0; symbol < N_SYMBOLS; symbol++)
		if (count_of(a->filled[slot], symbol) > count_of(au_spaces[a->card[slot]], symbol))
			return false;
	return !(a->filled[slot] >> NIBBLE * N_SYMBOLS);
}

static const char *audit_area(const struct area *a)
{
	struct area same = *a;

	if (a->n > SLOTS || !is_sorted(a))
		return "objectives lie in rising order";
	for (int i = 0; i < a->n; i++) {
		if (!fits(a, i))
			return "a space holds one legion at most";
		if (a->filled[i] == au_spaces[a->card[i]] && !is_complete(a, i))
			return "an objective whose spaces are filled is complete";
	}
	if (a->complete >> a->n)
		return "only an objective can be complete";
	if (count_cards(a->controlled) != a->n_controlled || a->n_controlled > MOST_CONTROLLED)
		return "controlled objectives are counted";
	au_learn_pairs(&same);
	if (memcmp(&same, a, sizeof same))
		return "tokens serve what the pairs under control say";
	return NULL;
}

/* ---- legions, tokens, rewards ------------------------------------------------------------ */

static int count_all_legions(const struct table *t)
{
	int n = t->supply + t->hand;

	for (int seat = 0; seat < t->seats; seat++) {
		n += t->area[seat].stock;
		for (int i = 0; i < t->area[seat].n; i++)
			n += count_legions(t->area[seat].filled[i]);
	}
	return n;
}

static const char *audit_bag(const struct table *t)
{
	int n = 0;

	for (int token = 0; token < N_TOKENS; token++) {
		int left = (int)(t->bag >> NIBBLE * token & NIBBLE_MASK);
		if (left > au_bag[token])
			return "the bag never holds more tokens than there are";
		n += left;
	}
	return n == t->n_bag ? NULL : "the tokens in the bag are counted";
}

static const char *audit_tiles(const struct table *t)
{
	seatset numbered = 0;

	for (int tile = 0; tile < N_TILES; tile++)
		if (t->tile[tile] > t->seats)
			return "a reward lies in the centre or with a player";
	for (int tile = TILE_TWO; tile <= TILE_SIX; tile++) {
		seatset holder = t->tile[tile] ? SEAT_BIT(t->tile[tile] - 1) : 0;
		if (numbered & holder)
			return "nobody has two rewards for numbers";
		numbered |= holder;
	}
	return NULL;
}

static bool is_simultaneous(int phase) { return phase == S_DRAFT || phase == S_PLACE; }

static const char *audit_phase(const struct state *s)
{
	const struct table *t = &s->pub;

	if (t->phase >= N_STEPS)
		return "phases that pass by themselves do so";
	if (!t->asked != (t->phase == S_OVER))
		return "somebody is asked until the game is over";
	if (s->box.committed & ~t->asked || (t->asked && s->box.committed == t->asked))
		return "whoever has chosen was asked, and somebody still chooses";
	if (s->box.committed && !is_simultaneous(t->phase))
		return "choices wait only while several choose";
	for (int seat = 0; seat < t->seats; seat++)
		if (t->area[seat].complete && t->resolver == SEAT_NOBODY)
			return "completed objectives are resolved at once";
	return NULL;
}

/* ---- all of it ----------------------------------------------------------------------------- */

const char *au_audit(const void *state)
{
	const struct state *s = state;
	const char *broken = audit_phase(s);

	for (int seat = 0; seat < s->pub.seats && !broken; seat++)
		broken = audit_area(&s->pub.area[seat]);
	if (!broken)
		broken = audit_cards(s);
	if (!broken)
		broken = audit_bag(&s->pub);
	if (!broken)
		broken = audit_tiles(&s->pub);
	if (!broken && count_all_legions(&s->pub) != LEGIONS)
		broken = "the 50 legions are conserved";
	return broken;
}
