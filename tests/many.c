/* tests/many.c -- many seeded games, summed up in a line each: what one game written out does not
 * come to, some of these do.
 *
 * The digest is made of what a client is told, by words where there are words: who is asked for
 * what, legal lists, outcomes and points, events, why a random action is refused, and now and then
 * what everybody sees. */

#include "tests/many.h"

#include "core/match.h"
#include "tests/seeded.h"

#include <string.h>

enum {
	ENOUGH_PLIES = 20000, /* at all numbers of seats together */
	VIEW_EVERY = 16,
	ASKED_EVERY = 2,
	MOST_GAMES = 400,
};

static uint64_t stir_args(uint64_t h, unsigned a, unsigned b, unsigned c)
{
	return stir(h, (uint64_t)a << 32 | (uint64_t)b << 16 | c);
}

static uint64_t stir_events(const struct game *g, const struct events *ev, uint64_t h)
{
	for (int i = 0; i < ev->n; i++) {
		const struct event *e = &ev->e[i];
		h = stir_args(stir(h, hash_text(g->events[e->kind].id)), e->a, e->b, e->c);
		h = stir_args(h, e->seat, e->veil, e->sees);
	}
	return h;
}

static uint64_t stir_prompts(const struct seeded *s, uint64_t h)
{
	seatset pending = s->g->pending(s->state.b);

	h = stir(h, s->g->asked(s->state.b));
	for (int seat = 0; seat <= SEAT_CHANCE; seat++)
		if (pending & SEAT_BIT(seat)) {
			struct prompt p = s->g->prompt(s->state.b, seat);
			h = stir_args(stir(h, hash_text(s->g->steps[p.step].word)), p.a, p.b, p.c);
		}
	return h;
}

/* "BED" of "EX-BED": a copy of the template has other prefixes and plays alike. */
static const char *behind_prefix(const char *clause)
{
	const char *hyphen = strchr(clause, '-');

	return hyphen ? hyphen + 1 : clause;
}

/* What somebody who wants anything at all is told. */
static uint64_t stir_refusal(const struct seeded *s, int seats, struct rng *r, uint64_t h)
{
	act legal[MAX_LEGAL], a = any_action(s->g, r);
	int seat = (int)rng_below(r, (uint32_t)seats), n;
	struct why why;

	if (s->g->pending(s->state.b) & SEAT_BIT(seat)) {
		n = s->g->legal(s->state.b, seat, legal);
		if (rng_below(r, 4))
			a = near_action(s->g, legal[rng_below(r, (uint32_t)n)], r);
	}
	why = game_why_not(s->g, s->state.b, seat, a);
	return stir_args(stir(h, hash_text(behind_prefix(why_clause(s->g, why)))), why.a, why.b, why.c);
}

static uint64_t stir_views(const struct seeded *s, int seats, uint64_t h)
{
	static char shown[MAX_SHOWN];

	for (int seat = 0; seat <= seats; seat++) {
		CHECK(show_line(s->g, s->state.b, seat < seats ? seat : SEAT_NOBODY, shown));
		h = stir(h, hash_text(shown));
	}
	return h;
}

static uint32_t write_game(FILE *f, const struct game *g, const struct setup *how, uint64_t seed)
{
	struct seeded s = seeded_game(g, how, seed);
	struct rng r = rng_from(seed);
	struct events ev;
	uint64_t h = stir_prompts(&s, position_hash(g, s.state.b));
	int seat;
	act a;

	while (seeded_ply(&s, &seat, &a, &ev)) {
		h = stir(stir(h, a), position_hash(g, s.state.b));
		h = stir_prompts(&s, stir_events(g, &ev, h));
		if (s.plies % ASKED_EVERY == 0)
			h = stir_refusal(&s, how->seats, &r, h);
		if (s.plies % VIEW_EVERY == 0 || !g->pending(s.state.b))
			h = stir_views(&s, how->seats, h);
	}
	fprintf(f, "%s seed=%llu: %u plies, %016llx\n", setup_line(g, how).s, (unsigned long long)seed,
			s.plies, (unsigned long long)h);
	return s.plies;
}

/* With every number of the tables that the rules name, but without the game's own name, so that a
 * copy of it begins alike. */
static void write_opening(FILE *f, const struct game *g, const struct setup *how)
{
	struct game nameless = *g;

	nameless.id = "";
	fprintf(f, "%s opening %016llx\n", setup_line(g, how).s,
			(unsigned long long)opening_hash(&nameless, how, ALL_OPTIONS));
}

/* What the tables say of the verbs: whether they can be taken back, who sees them, when. */
static void write_verbs(FILE *f, const struct game *g)
{
	uint64_t h = 0;

	for (int i = 1; i < g->n_verbs; i++) {
		const struct verb *v = &g->verbs[i];
		h = stir_args(stir(h, hash_text(v->word)), v->arg[0], v->arg[1], v->arg[2]);
		h = stir(stir_args(h, v->secrecy, v->flags, 0), v->steps);
	}
	fprintf(f, "verbs %016llx\n", (unsigned long long)h);
}

static struct setup setup_of(const struct game *g, const struct setup *usual, uint64_t seed)
{
	struct setup shaken = *usual;
	struct rng r = rng_from(seed);

	shake_options(g, &shaken, &r);
	return can_start(g, &shaken) ? shaken : *usual;
}

void write_many(FILE *f, const struct game *g)
{
	static struct setup setups[MAX_SETUPS];
	uint32_t enough = ENOUGH_PLIES / (unsigned)(1 + g->max_seats - g->min_seats);

	write_verbs(f, g);
	for (int seats = g->min_seats; seats <= g->max_seats; seats++) {
		int n = list_setups(g, seats, setups);
		uint32_t plies = 0;
		for (uint64_t seed = 1; n && plies < enough && seed <= MOST_GAMES; seed++) {
			struct setup how = setups[seed % (unsigned)n];
			if (seed == 1)
				write_opening(f, g, &how);
			if (seed / (unsigned)n & 1)
				how = setup_of(g, &how, seed);
			plies += write_game(f, g, &how, seed);
		}
	}
}
