/* games/augustus/rewards.c -- step 4: the twelve rewards; and the score pad. */

#include "games/augustus/state.h"

static bool holds(const struct table *t, int seat, int tile) { return t->tile[tile] == seat + 1; }
static bool in_centre(const struct table *t, int tile) { return !t->tile[tile]; }
static int tile_of_resource(int resource) { return TILE_WHEAT + resource - WHEAT; }

static void award(struct table *t, int tile, int seat, struct events *ev)
{
	if (in_centre(t, tile))
		tell(ev, E_REWARDED, seat, tile, 0, 0);
	else
		tell(ev, E_PASSES, t->tile[tile] - 1, tile, seat, 0);
	t->tile[tile] = (uint8_t)(seat + 1);
}

/* ---- permanent pairs ------------------------------------------------------------------ */

/* Each token serves its own symbol and those paired with it, but nothing beyond (AU-TOKEN). */
void au_learn_pairs(struct area *a)
{
	for (int symbol = 0; symbol < N_SYMBOLS; symbol++)
		a->serves[symbol] = (uint8_t)(1u << symbol);
	a->serves[JOKER] = ANY_SYMBOL;
	FOR_CARDS(card, a->controlled)
	{
		struct power p = au_objectives[card].power;
		if (p.kind == SYMBOL_PAIR) {
			a->serves[p.x] |= (uint8_t)(1u << p.y);
			a->serves[p.y] |= (uint8_t)(1u << p.x);
		}
	}
}

/* ---- colours (AU-COLOUR) ---------------------------------------------------------------- */

static void count_colours(const struct area *a, int count[N_COLOURS])
{
	for (int colour = 0; colour < N_COLOURS; colour++)
		count[colour] = 0;
	FOR_CARDS(card, a->controlled)
	count[au_objectives[card].colour]++;
}

static void reward_colours(struct table *t, struct events *ev)
{
	int count[N_COLOURS], kinds = 0;

	count_colours(&t->area[t->resolver], count);
	for (int colour = 0; colour < N_COLOURS; colour++) {
		kinds += count[colour] > 0;
		if (count[colour] >= COLOUR_SET && in_centre(t, TILE_GREEN + colour))
			award(t, TILE_GREEN + colour, t->resolver, ev);
	}
	if (kinds == N_COLOURS && in_centre(t, TILE_EACH))
		award(t, TILE_EACH, t->resolver, ev);
}

/* ---- wheat and gold (AU-RESOURCE) ---------------------------------------------------------- */

int au_count_producers(const struct table *t, int seat, int resource)
{
	int n = 0;

	FOR_CARDS(card, t->area[seat].controlled)
	n += au_objectives[card].resource == resource;
	return n;
}

static bool matches_holder(const struct table *t, int resource)
{
	int tile = tile_of_resource(resource), seat = t->resolver;

	return in_centre(t, tile) || au_count_producers(t, seat, resource) >=
									 au_count_producers(t, t->tile[tile] - 1, resource);
}

static void reward_resources(struct table *t, struct events *ev)
{
	for (int resource = WHEAT; resource <= GOLD; resource++)
		if (t->gained >> resource & 1 && !holds(t, t->resolver, tile_of_resource(resource)) &&
			matches_holder(t, resource))
			award(t, tile_of_resource(resource), t->resolver, ev);
}

/* Who has the most producers, if that is more than the holder has. */
static seatset find_heirs(const struct table *t, int resource)
{
	int holder = t->tile[tile_of_resource(resource)] - 1;
	int most = au_count_producers(t, holder, resource);
	seatset heirs = 0;

	for (int seat = 0; seat < t->seats; seat++) {
		int n = au_count_producers(t, seat, resource);
		if (n > most)
			heirs = 0, most = n;
		if (n == most && seat != holder)
			heirs |= SEAT_BIT(seat);
	}
	return most > au_count_producers(t, holder, resource) ? heirs : 0;
}

static void hand_on(struct state *s, int resource, struct events *ev)
{
	struct table *t = &s->pub;
	int tile = tile_of_resource(resource), holder = t->tile[tile] - 1;
	seatset heirs = find_heirs(t, resource);

	if (count_bits(heirs) > 1) {
		t->giving = (uint8_t)tile;
		t->heirs = heirs;
		au_await(s, S_GIVE, holder);
	} else if (heirs) {
		award(t, tile, lowest_bit(heirs), ev);
	} else if (!au_count_producers(t, holder, resource)) {
		t->tile[tile] = 0;
		tell(ev, E_RETURNED, SEAT_NOBODY, tile, 0, 0);
	}
}

/* After everybody has given up an objective: once for each reward whose holder lost a producer. */
void au_settle(struct state *s, struct events *ev)
{
	for (int resource = WHEAT; resource <= GOLD; resource++)
		if (s->pub.shaken >> resource & 1) {
			s->pub.shaken &= (uint8_t) ~(1u << resource);
			hand_on(s, resource, ev);
			if (s->pub.phase == S_GIVE)
				return;
		}
	s->pub.phase = AUTO_CONTROL;
}

struct why au_why_not_give(const struct state *s, int seat, act x)
{
	(void)seat;
	return s->pub.heirs >> act_a(x) & 1 ? allowed() : no(C_RESOURCE, act_a(x), 0, 0);
}

int au_list_give(const struct state *s, int seat, act *out)
{
	int n = 0;

	(void)seat;
	for (seatset heirs = s->pub.heirs; heirs; heirs &= (seatset)(heirs - 1))
		out[n++] = ACT(V_GIVE, lowest_bit(heirs), 0, 0);
	return n;
}

void au_do_give(struct state *s, int seat, act x, struct events *ev)
{
	(void)seat;
	award(&s->pub, s->pub.giving, act_a(x), ev);
	s->pub.giving = s->pub.heirs = 0;
	s->pub.phase = AUTO_SETTLE;
}

/* ---- numbers (AU-NUMBER) ------------------------------------------------------------------------
 */

static bool has_number_reward(const struct table *t, int seat)
{
	for (int tile = TILE_TWO; tile <= TILE_SIX; tile++)
		if (holds(t, seat, tile))
			return true;
	return false;
}

static bool may_claim(const struct table *t, int seat)
{
	const struct area *a = &t->area[seat];
	int number = a->n_controlled;

	return number >= FIRST_NUMBER && number <= LAST_NUMBER && !(a->refused >> number & 1) &&
		   in_centre(t, TILE_TWO + number - FIRST_NUMBER) && !has_number_reward(t, seat);
}

int au_list_claim(const struct state *s, int seat, act *out)
{
	(void)s, (void)seat;
	out[0] = ACT(V_CLAIM, 0, 0, 0);
	out[1] = ACT(V_REFUSE, 0, 0, 0);
	return 2;
}

static int tile_offered(const struct table *t)
{
	return TILE_TWO + t->area[t->resolver].n_controlled - FIRST_NUMBER;
}

void au_do_claim(struct state *s, int seat, act x, struct events *ev)
{
	(void)x;
	award(&s->pub, tile_offered(&s->pub), seat, ev);
	s->pub.phase = AUTO_REPLACE;
}

void au_do_refuse(struct state *s, int seat, act x, struct events *ev)
{
	struct area *a = &s->pub.area[seat];

	(void)x;
	a->refused |= (uint8_t)(1u << a->n_controlled);
	tell(ev, E_REFUSED, seat, tile_offered(&s->pub), 0, 0);
	s->pub.phase = AUTO_REPLACE;
}

/* Step 4, once for a whole chain (AU-CHAIN). */
void au_reward(struct state *s, struct events *ev)
{
	struct table *t = &s->pub;

	reward_colours(t, ev);
	reward_resources(t, ev);
	t->owed = (uint8_t)(t->chain + t->extra);
	if (may_claim(t, t->resolver))
		au_await(s, S_CLAIM, t->resolver);
	else
		t->phase = AUTO_REPLACE;
}

/* ---- the score pad (AU-COUNT, AU-END)
 * --------------------------------------------------------------- */

static int capped(int points, int max) { return max && points > max ? max : points; }

int au_power_points(const struct table *t, int seat, int card)
{
	struct power p = au_objectives[card].power;
	int count = 0;

	if (p.kind < SCORE_SPACES)
		return 0;
	FOR_CARDS(other, t->area[seat].controlled)
	switch (p.kind) {
	case SCORE_SPACES: count += au_objectives[other].spaces[p.x]; break;
	case SCORE_COLOUR: count += au_objectives[other].colour == p.x; break;
	case SCORE_RED: count += is_red(other); break;
	default: break;
	}
	return capped(count * p.y, p.max);
}

struct score au_score(const struct table *t, int seat)
{
	struct score score = { 0 };

	for (int tile = 0; tile < N_TILES; tile++)
		if (holds(t, seat, tile))
			score.rewards = (int16_t)(score.rewards + au_tile_points[tile]);
	FOR_CARDS(card, t->area[seat].controlled)
	{
		score.printed = (int16_t)(score.printed + au_objectives[card].points);
		score.powers = (int16_t)(score.powers + au_power_points(t, seat, card));
		score.senators += au_objectives[card].colour == SENATOR;
	}
	score.total = (int16_t)(score.rewards + score.printed + score.powers);
	return score;
}

const char *const au_parts[AU_PARTS] = { "rewards", "objectives", "powers of objectives" };

void au_parts_of(const void *state, int seat, int16_t part[MAX_PARTS])
{
	struct score score = au_score(&((const struct state *)state)->pub, seat);

	part[0] = score.rewards;
	part[1] = score.printed;
	part[2] = score.powers;
}

static bool is_ahead(struct score a, struct score b)
{
	return a.total != b.total ? a.total > b.total : a.senators > b.senators;
}

void au_standing(const void *state, struct standing *out)
{
	const struct state *s = state;
	struct score score[SEATS];

	*out = (struct standing){ .over = s->pub.phase == S_OVER };
	for (int seat = 0; seat < s->pub.seats; seat++) {
		score[seat] = au_score(&s->pub, seat);
		out->points[seat] = score[seat].total;
	}
	for (int seat = 0; seat < s->pub.seats; seat++) {
		out->place[seat] = 1;
		for (int other = 0; other < s->pub.seats; other++)
			out->place[seat] += is_ahead(score[other], score[seat]);
	}
}
