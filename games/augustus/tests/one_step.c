/* games/augustus/tests/one_step.c -- does judge() know what is good?  A player who looks one step
 * ahead with it must beat a random one in 95 of 100 games for two. */

#include "games/augustus/state.h"
#include "games/augustus/tests/check.h"

#include "core/rng.h"

enum { GAMES = 400, WANTED = 95, WORLDS = 4 };

/* Sees a view and nothing else: what follows is judged in worlds it imagines. */
static act best_step(const struct state *truth, int seat, struct rng *r)
{
	act list[MAX_LEGAL];
	int n = augustus.legal(truth, seat, list), best = 0;
	int32_t worth[MAX_LEGAL] = { 0 }, share[MAX_SEATS];
	struct view view;
	struct state world, after;

	augustus.view(truth, seat, &view);
	for (int k = 0; k < WORLDS; k++) {
		augustus.imagine(&world, &view, seat, r);
		for (int i = 0; i < n; i++) {
			after = world;
			augustus.apply(&after, seat, list[i], NULL);
			augustus.judge(&after, share);
			worth[i] += share[seat];
		}
	}
	for (int i = 1; i < n; i++)
		if (worth[i] > worth[best])
			best = i;
	return list[best];
}

static act any_step(const struct state *s, int seat, struct rng *r)
{
	act list[MAX_LEGAL];
	int n = augustus.legal(s, seat, list);

	return list[rng_below(r, (uint32_t)n)];
}

/* Twice the share of a win: 2, 1 for a tie, 0. */
static int play(int clever, struct rng *r)
{
	struct setup how = game_usual(&augustus);
	struct standing st;
	struct state s;
	seatset pending;

	how.seats = 2;
	augustus.setup(&s, &how);
	while ((pending = augustus.pending(&s)) != 0) {
		int seat = lowest_bit(pending);
		act x = seat == SEAT_CHANCE ? augustus.draw(&s, rng_below(r, augustus.lot(&s).tickets))
				: seat == clever    ? best_step(&s, seat, r)
									: any_step(&s, seat, r);
		augustus.apply(&s, seat, x, NULL);
	}
	augustus.standing(&s, &st);
	return (st.place[clever] == 1) + (st.place[clever] == 1 && st.place[!clever] != 1);
}

int main(void)
{
	struct rng r = rng_from(1);
	int halves = 0;

	for (int i = 0; i < GAMES; i++)
		halves += play(i & 1, &r);
	printf("  one step with judge() beats random in %d.%d of 100 games\n", halves * 50 / GAMES,
		   halves * 500 / GAMES % 10);
	expect(halves * 50 >= WANTED * GAMES, "judge", "wins 95 of 100", halves);
	return verdict("augustus one step");
}
