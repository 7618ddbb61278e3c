/* games/three-caesars/tests/playthrough.c -- writes a whole game as a rule script.
 *
 *     playthrough SCENARIO SEED
 *
 * Every side takes the action after which `judge` likes its chances best, in one world it can
 * imagine.  What happened stands in comments; points are checked at each turn's end and at the end
 * of the game.  `make playthroughs` writes one for each scenario. */

#include "games/three-caesars/state.h"

#include "core/playout.h"

#include <stdio.h>
#include <stdlib.h>

static const char *word(act a)
{
	static char buf[100];
	struct text t = text_in(buf, sizeof buf);

	act_text(&three_caesars, a, &t);
	return buf;
}

static const char *seat_name(int seat) { return tc_names[ARG_SEAT].word[seat]; }

/* ---- playing ---------------------------------------------------------------------------- */

static int32_t worth_of(const struct view *v, int seat, act a, struct rng r)
{
	struct state world;
	int32_t share[MAX_SEATS];

	three_caesars.imagine(&world, v, seat, &r);
	three_caesars.apply(&world, seat, a, NULL);
	while (three_caesars.pending(&world) == SEAT_BIT(SEAT_CHANCE))
		three_caesars.apply(&world, SEAT_CHANCE, random_outcome(&three_caesars, &world, &r), NULL);
	game_judge(&three_caesars, &world, share);
	return share[seat];
}

static act choose(const struct state *s, int seat, struct rng *r)
{
	act legal[MAX_LEGAL];
	struct view v;
	int n = three_caesars.legal(s, seat, legal), best = 0;
	int32_t most = -1;

	three_caesars.view(s, seat, &v);
	rng_next(r);
	for (int i = 0; n > 1 && i < n; i++) {
		int32_t worth = worth_of(&v, seat, legal[i], *r);
		if (worth > most) {
			most = worth;
			best = i;
		}
	}
	return legal[best];
}

/* ---- writing ------------------------------------------------------------------------------ */

static void write_events(const struct events *ev)
{
	char buf[200];

	for (int i = 0; i < ev->n; i++) {
		int kind = ev->e[i].kind;
		struct text t = text_in(buf, sizeof buf);
		if (kind == E_DREW || kind == E_ROLLED || kind == E_PLAYED || kind == E_STEPPED)
			continue; /* the action says it */
		event_text(&three_caesars, &ev->e[i], &t);
		printf("# %s\n", buf);
	}
}

static void write_points(const struct state *s)
{
	for (int seat = 0; seat < s->pub.seats; seat++)
		printf("points %s %d\n", seat_name(seat), s->pub.points[seat]);
}

static void write_ply(int seat, act a)
{
	if (seat == SEAT_CHANCE)
		printf("chance %s\n", word(a));
	else
		printf("play %s %s\n", seat_name(seat), word(a));
}

static void write_end(const struct state *s)
{
	struct standing end;

	three_caesars.standing(s, &end);
	printf("over\n");
	write_points(s);
	for (int seat = 0; seat < s->pub.seats; seat++)
		printf("place %s %d\n", seat_name(seat), end.place[seat]);
}

static void play(struct state *s, struct rng *r)
{
	seatset pending;
	int turn = 1;

	while ((pending = three_caesars.pending(s)) != 0) {
		struct events ev = { .n = 0 };
		int seat = next_seat(pending);
		act a = seat == SEAT_CHANCE ? random_outcome(&three_caesars, s, r) : choose(s, seat, r);
		write_ply(seat, a);
		three_caesars.apply(s, seat, a, &ev);
		write_events(&ev);
		if (s->pub.turn != turn)
			write_points(s);
		turn = s->pub.turn;
	}
	write_end(s);
}

int main(int argc, char **argv)
{
	struct setup how = game_usual(&three_caesars);
	char buf[200], option[100];
	struct text error = text_in(buf, sizeof buf);
	struct state s;
	struct rng r;
	int min, max;

	if (argc != 3) {
		fprintf(stderr, "usage: playthrough SCENARIO SEED\n");
		return 2;
	}
	snprintf(option, sizeof option, "scenario=%s", argv[1]);
	if (!option_parse(&three_caesars, option, &how, &error)) {
		fprintf(stderr, "playthrough: %s\n", buf);
		return 2;
	}
	game_seats(&three_caesars, &how, &min, &max);
	how.seats = (uint8_t)max;
	if (!game_start(&three_caesars, &how, &s, &error))
		return 2;
	printf("# A whole game, written by tests/playthrough.c.\n\n");
	printf("test a whole game of the %s scenario\nsetup seats=%d %s\n", argv[1], max, option);
	r = rng_from(strtoull(argv[2], NULL, 10));
	play(&s, &r);
	return 0;
}
