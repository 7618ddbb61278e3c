/* tests/referee.c -- plays games and tells all of them, for the second opinion in tests/referee.
 *
 *     referee GAME SEED GAMES [seats=N] [views=N] [option=value ...]
 *
 * Game after game from the seed on (GAMES 0: without end), with any number of seats, any scenario
 * and, every other time, shaken options, except for what is given.  Some seats play at random, some
 * try rare verbs, some look one step ahead.  A line each: `game`, and for every position `view` (a
 * spectator's, of one in `views`), `ask` with a seat's legal list, `lot` with what chance can
 * bring, `now` with the standing, `play` with what was done. */

#include "bots/bot.h"
#include "games/registry.h"
#include "tests/support.h"

#include <stdio.h>
#include <string.h>

enum { USUAL_VIEWS = 8, MAX_FIXED = 10, MAX_TRIES = 10000 };
enum temper { AT_RANDOM, RARE_VERBS, LOOKING_AHEAD, N_TEMPERS };

struct fixed {
	int n, seats;
	uint32_t views; /* one position of so many is shown */
	const char *option[MAX_FIXED];
};

struct play {
	const struct game *g;
	struct setup how;
	struct rng r;
	uint32_t views;
	enum temper temper[MAX_SEATS];
	struct world state;
};

static struct setup any_setup(const struct game *g, const struct fixed *fixed, struct rng *r)
{
	static struct setup setups[MAX_SETUPS];
	char buf[MAX_LINE_TEXT];
	struct text error = text_in(buf, sizeof buf);

	for (int tries = 0; tries < MAX_TRIES; tries++) {
		int seats = g->min_seats + (int)rng_below(r, (uint32_t)(g->max_seats - g->min_seats + 1));
		int n = list_setups(g, fixed->seats ? fixed->seats : seats, setups);
		struct setup how;
		if (!n)
			continue;
		how = setups[rng_below(r, (uint32_t)n)];
		if (rng_below(r, 2))
			shake_options(g, &how, r);
		for (int i = 0; i < fixed->n; i++)
			option_parse(g, fixed->option[i], &how, &error);
		if (can_start(g, &how))
			return how;
	}
	usage_error("referee", "no game can be set up with what is given for ", g->id);
}

static void tell_lot(const struct play *p)
{
	struct outcome out[MAX_OUTCOMES];
	struct lot lot = p->g->lot(p->state.b);
	int n = game_outcomes(p->g, p->state.b, out);

	printf("lot %s %u:", p->g->verbs[lot.verb].word, lot.tickets);
	for (int i = 0; i < n; i++)
		printf("%s%s*%u", i ? ";" : " ", act_line(p->g, out[i].act).s, out[i].weight);
	putchar('\n');
}

static void tell_ask(const struct play *p, int seat)
{
	act legal[MAX_LEGAL];
	int n = p->g->legal(p->state.b, seat, legal);
	struct prompt asked = p->g->prompt(p->state.b, seat);

	printf("ask %s %s:", seat_word(p->g, seat), p->g->steps[asked.step].word);
	for (int i = 0; i < n; i++)
		printf("%s%s", i ? ";" : " ", act_line(p->g, legal[i]).s);
	putchar('\n');
}

static void tell_standing(const struct play *p)
{
	struct standing now;

	p->g->standing(p->state.b, &now);
	printf("now %d", now.over);
	for (int seat = 0; seat < MAX_SEATS; seat++)
		if (now.place[seat])
			printf(" %s=%d/%d", seat_word(p->g, seat), now.points[seat], now.place[seat]);
	putchar('\n');
}

static void tell_position(struct play *p, seatset pending)
{
	static char shown[MAX_SHOWN];

	if (!pending || !rng_below(&p->r, p->views)) {
		CHECK(show_line(p->g, p->state.b, SEAT_NOBODY, shown));
		printf("view %s\n", shown);
	}
	for (int seat = 0; seat < MAX_SEATS; seat++)
		if (pending & SEAT_BIT(seat))
			tell_ask(p, seat);
	if (pending & SEAT_BIT(SEAT_CHANCE))
		tell_lot(p);
	tell_standing(p);
}

static act looked_ahead(struct play *p, int seat, const act *legal, int n)
{
	struct sight view;
	struct question q = {
		.g = p->g, .view = view.b, .seat = seat, .legal = legal, .n = n, .r = &p->r
	};
	struct answer answer = { 0 };

	game_view(p->g, p->state.b, seat, view.b);
	bot_by_id("greedy")->choose(&q, &answer);
	return answer.a;
}

static act choice(struct play *p, int seat)
{
	act legal[MAX_LEGAL];
	int n;

	if (seat == SEAT_CHANCE)
		return p->g->draw(p->state.b, rng_below(&p->r, p->g->lot(p->state.b).tickets));
	n = p->g->legal(p->state.b, seat, legal);
	CHECK(n > 0);
	switch (p->temper[seat]) {
	case AT_RANDOM: return legal[rng_below(&p->r, (uint32_t)n)];
	case RARE_VERBS: return varied_choice(legal, n, &p->r);
	default: return looked_ahead(p, seat, legal, n);
	}
}

/* Those who choose at the same time do so in any order. */
static int any_seat(struct play *p, seatset pending)
{
	int seat;

	do
		seat = (int)rng_below(&p->r, SEAT_CHANCE + 1);
	while (!(pending & SEAT_BIT(seat)));
	return seat;
}

static void play_game(const struct game *g, const struct fixed *fixed, uint64_t seed)
{
	struct play p = { .g = g, .r = rng_from(seed), .views = fixed->views };
	char buf[MAX_LINE_TEXT];
	struct text error = text_in(buf, sizeof buf);
	seatset pending;

	p.how = any_setup(g, fixed, &p.r);
	for (int seat = 0; seat < MAX_SEATS; seat++)
		p.temper[seat] = (enum temper)rng_below(&p.r, N_TEMPERS);
	CHECK(game_start(g, &p.how, p.state.b, &error));
	printf("game %llu %s\n", (unsigned long long)seed, setup_line(g, &p.how).s);
	while ((pending = g->pending(p.state.b)) != 0) {
		int seat = any_seat(&p, pending);
		act a = choice(&p, seat);
		tell_position(&p, pending);
		printf("play %s %s\n", seat_word(g, seat), act_line(g, a).s);
		g->apply(p.state.b, seat, a, NULL);
	}
	tell_position(&p, 0);
}

static struct fixed read_fixed(const struct game *g, int argc, char **argv)
{
	struct fixed fixed = { .views = USUAL_VIEWS };
	struct setup how = game_usual(g);
	char buf[MAX_LINE_TEXT];
	struct text error = text_in(buf, sizeof buf);

	for (int i = 0; i < argc; i++)
		if (strncmp(argv[i], "seats=", 6) == 0)
			fixed.seats = (int)parse_count("referee", "seats=", argv[i] + 6);
		else if (strncmp(argv[i], "views=", 6) == 0)
			fixed.views = (uint32_t)parse_count("referee", "views=", argv[i] + 6);
		else if (fixed.n < MAX_FIXED && option_parse(g, argv[i], &how, &error))
			fixed.option[fixed.n++] = argv[i];
		else
			usage_error("referee", buf, "");
	if (fixed.seats && (fixed.seats < g->min_seats || fixed.seats > g->max_seats))
		usage_error("referee", "so many seats cannot play ", g->id);
	return fixed;
}

int main(int argc, char **argv)
{
	const struct game *g = argc >= 4 ? game_by_id(argv[1]) : NULL;
	uint64_t seed, games;
	struct fixed fixed;

	if (!g)
		usage_error("referee",
					"usage: referee GAME SEED GAMES [seats=N] [views=N] [option=value ...]", "");
	seed = parse_count("referee", "GAME", argv[2]);
	games = parse_count("referee", "SEED", argv[3]);
	fixed = read_fixed(g, argc - 4, argv + 4);
	for (uint64_t i = 0; !games || i < games; i++)
		play_game(g, &fixed, seed + i);
	return 0;
}
