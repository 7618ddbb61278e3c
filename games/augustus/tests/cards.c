/* games/augustus/tests/cards.c -- AU-CARDS: everything the texts show of the 88 objectives.
 *
 * The deck is our own (objectives.def); whatever replaces it must still satisfy this. */

#include "games/augustus/state.h"
#include "games/augustus/tests/check.h"

static const char ruling[] = "AU-CARDS";

static const struct objective *card_at(int number) { return &au_objectives[number]; }
static int power_of(int number) { return card_at(number)->power.kind; }

static int count_spaces(int number) { return count_legions(au_spaces[number]); }

/* ---- counts ------------------------------------------------------------------------------ */

static void check_rows(void)
{
	for (int i = 1; i <= CARDS; i++) {
		const struct objective *o = card_at(i);
		expect(o->number == i && o->name, ruling, "every number from 1 to 88 has a card", i);
		expect(count_spaces(i) >= 2 && count_spaces(i) <= SPACES, ruling, "2 to 6 spaces", i);
		expect(o->colour != SENATOR || o->resource == NO_RESOURCE, ruling,
			   "senators produce nothing", i);
		for (int symbol = 0; symbol < N_SYMBOLS; symbol++)
			expect(o->spaces[symbol] <= MOST_ALIKE, ruling, "three of a symbol at most", i);
		for (int j = 1; j < i; j++)
			expect(!text_equal(o->name, card_at(j)->name), ruling, "names are unique", i);
	}
}

static void check_counts(void)
{
	static const int wanted_colours[N_COLOURS] = { 24, 20, 16, 28 };
	int colours[N_COLOURS] = { 0 }, resources[N_RESOURCES] = { 0 }, two = 0;

	for (int i = 1; i <= CARDS; i++) {
		colours[card_at(i)->colour]++;
		resources[card_at(i)->resource]++;
		two += power_of(i) == TWO;
	}
	for (int colour = 0; colour < N_COLOURS; colour++)
		expect(colours[colour] == wanted_colours[colour], ruling,
			   "24 green, 20 purple, 16 orange, 28 senators", colour);
	expect(resources[WHEAT] == 12 && resources[GOLD] == 12, ruling, "12 wheat and 12 gold", 0);
	expect(KEPT + two == SLOTS, "AU-TWO", "slots for three and one per card that takes two", two);
}

/* ---- difficulty ---------------------------------------------------------------------------- */

/* Tokens to wait for, in hundredths: 24 / (tokens + 3) for each space (AU-CURVE). */
static int wait_for(int number)
{
	int wait = 0;

	for (int symbol = 0; symbol < N_SYMBOLS; symbol++)
		wait += card_at(number)->spaces[symbol] * 2400 / (au_bag[symbol] + 3);
	return wait;
}

static void check_difficulty(void)
{
	enum { TOLERANCE = 150 };
	int hardest = 0;

	for (int i = 1; i <= CARDS; i++) {
		expect(wait_for(i) + TOLERANCE >= hardest, ruling, "numbers rise with difficulty", i);
		if (wait_for(i) > hardest)
			hardest = wait_for(i);
	}
}

/* ---- no card is dominated ---------------------------------------------------------------------
 */

static bool is_power_as_good(struct power a, struct power b)
{
	if (b.kind == NONE)
		return true;
	if (a.kind != b.kind)
		return false;
	if (a.kind == SYMBOL_PAIR)
		return a.x == b.x && a.y == b.y;
	return a.x == b.x && a.y >= b.y && a.max >= b.max;
}

static bool is_easier(int a, int b)
{
	for (int symbol = 0; symbol < N_SYMBOLS; symbol++)
		if (card_at(a)->spaces[symbol] > card_at(b)->spaces[symbol])
			return false;
	return true;
}

static bool dominates(int a, int b)
{
	const struct objective *x = card_at(a), *y = card_at(b);

	return is_easier(a, b) && x->points >= y->points &&
		   (y->resource == NO_RESOURCE || x->resource == y->resource) &&
		   is_power_as_good(x->power, y->power);
}

static void check_domination(void)
{
	for (int i = 1; i <= CARDS; i++)
		for (int j = 1; j <= CARDS; j++)
			if (i != j)
				expect(!dominates(i, j), ruling, "no card is dominated", j);
}

/* ---- powers ------------------------------------------------------------------------------------
 */

static bool has_power(int kind, int x, int y, int max)
{
	for (int i = 1; i <= CARDS; i++) {
		struct power p = card_at(i)->power;
		if (p.kind == kind && p.x == x && p.y == y && p.max == max)
			return true;
	}
	return false;
}

static bool has_kind(int kind)
{
	for (int i = 1; i <= CARDS; i++)
		if (power_of(i) == kind)
			return true;
	return false;
}

static void check_powers(void)
{
	for (int kind = 0; kind < N_POWERS; kind++)
		expect(has_kind(kind), ruling, "every power of the play aid is there", kind);
	for (int legions = 1; legions <= 2; legions++) {
		expect(has_power(MOBILISE, 0, legions, 0), ruling, "mobilise one or two", legions);
		expect(has_power(GAIN, 0, legions, 0), ruling, "one or two additional legions", legions);
		expect(has_power(LOSE_LEGIONS, 0, legions, 0), ruling, "remove one or two", legions);
	}
	expect(has_power(SCORE_SPACES, SHIELD, 1, 8), ruling, "a card pays 1 per shield, max 8", 0);
	expect(has_power(SCORE_COLOUR, GREEN, 2, 0), ruling, "a card pays 2 per green province", 0);
	expect(has_power(SCORE_RED, 0, 5, 0), ruling, "a card pays 5 per red objective", 0);
}

/* ---- the cards of the rulebook's examples
 * ---------------------------------------------------------- */

static int count_poorer(int number)
{
	int n = 0;

	for (int i = 1; i <= CARDS; i++)
		n += card_at(i)->points < card_at(number)->points;
	return n;
}

static void check_examples(void)
{
	enum { MANY = CARDS * 8 / 10 };

	expect(count_spaces(1) == 2, ruling, "two legions complete 1", 1);
	expect(power_of(6) == GAIN && card_at(6)->power.y == 1, ruling, "6 gives a legion", 6);
	expect(card_at(19)->spaces[SHIELD] && card_at(20)->spaces[SHIELD], ruling,
		   "19 and 20 have a shield", 19);
	expect(!card_at(21)->spaces[SHIELD], ruling, "21 has no shield", 21);
	expect(card_at(40)->resource == WHEAT, ruling, "40 produces wheat", 40);
	expect(power_of(70) == MOBILISE && card_at(70)->power.y == 2, ruling, "70 mobilises two", 70);
	expect(some_of(au_spaces[70]) & some_of(au_spaces[76]) & some_of(au_spaces[80]), ruling,
		   "70, 76 and 80 share a symbol", 70);
	expect(power_of(76) == LOSE_PLACED, ruling, "76 empties an objective of each opponent", 76);
	expect(power_of(80) == NONE && count_poorer(80) >= MANY, ruling, "80: no power, many points",
		   80);
	expect(power_of(81) == LOSE_CONTROLLED, ruling, "81 removes a controlled objective", 81);
	expect(card_at(70)->colour == GREEN || card_at(1)->colour == GREEN, ruling, "70 or 1 is green",
		   1);
}

int main(void)
{
	check_rows();
	check_counts();
	check_difficulty();
	check_domination();
	check_powers();
	check_examples();
	return verdict("augustus cards");
}
