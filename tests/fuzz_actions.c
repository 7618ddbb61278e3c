/* tests/fuzz_actions.c -- libFuzzer plays: bytes choose the game, its setup, actions and outcomes.
 *
 * Legal play must keep every invariant, absurd actions must be refused, and whatever a seat sees
 * must be imaginable.  What breaks is printed as a rule script. */

#include "games/registry.h"
#include "tests/support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_PLIES = 4096, ABSURD = 0xff, LOOK = 0xfe };

struct input {
	const uint8_t *at;
	size_t left;
};

struct played {
	const struct game *g;
	struct setup how;
	struct world state;
	int n;
	uint8_t seat[MAX_PLIES];
	act a[MAX_PLIES];
};

static struct played now;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
_Noreturn void check_failed(const char *file, int line, const char *what);

/* ---- failing ------------------------------------------------------------------- */

static _Noreturn void broken(const char *what)
{
	fprintf(stderr, "# %s\ngame %s\ntest found by the fuzzer\nsetup %s\n", what, now.g->id,
			setup_line(now.g, &now.how).s);
	for (int i = 0; i < now.n; i++)
		if (now.seat[i] == SEAT_CHANCE)
			fprintf(stderr, "chance %s\n", act_line(now.g, now.a[i]).s);
		else
			fprintf(stderr, "play %s %s\n", seat_word(now.g, now.seat[i]),
					act_line(now.g, now.a[i]).s);
	abort();
}

void check_failed(const char *file, int line, const char *what)
{
	fprintf(stderr, "# %s:%d\n", file, line);
	broken(what);
}

/* ---- input ----------------------------------------------------------------------- */

static uint8_t next_byte(struct input *in)
{
	if (!in->left)
		return 0;
	in->left--;
	return *in->at++;
}

static uint64_t next_bytes(struct input *in, int n)
{
	uint64_t x = 0;

	while (n--)
		x = x << 8 | next_byte(in);
	return x;
}

static bool start(struct input *in)
{
	struct rng r;

	now.g = registry[next_byte(in) % n_registered].game;
	now.how = game_usual(now.g);
	now.how.seats =
		(uint8_t)(now.g->min_seats + next_byte(in) % (now.g->max_seats - now.g->min_seats + 1));
	r = rng_from(next_byte(in));
	for (int i = 0; i < now.g->n_options; i++)
		if (now.g->options[i].words)
			now.how.option[i] = now.g->options[i].min +
								(int32_t)rng_below(&r, (uint32_t)(now.g->options[i].max -
																  now.g->options[i].min + 1));
	shake_options(now.g, &now.how, &r);
	now.n = 0;
	if (!can_start(now.g, &now.how))
		return false;
	now.g->setup(now.state.b, &now.how);
	return true;
}

/* ---- asking ---------------------------------------------------------------------- */

static void try_absurd(struct input *in)
{
	act a = next_bytes(in, 8), legal[MAX_LEGAL];
	int seat = next_byte(in) % (SEAT_NOBODY + 1);
	bool pending = seat < MAX_SEATS && (now.g->pending(now.state.b) & SEAT_BIT(seat));
	int n = pending ? now.g->legal(now.state.b, seat, legal) : 0;
	struct why w = game_why_not(now.g, now.state.b, seat, a);

	if (!w.clause != is_listed(legal, n, a))
		broken("legal() and why_not() disagree about an absurd action");
	why_line(now.g, w);
}

static void look(struct input *in)
{
	int seat = next_byte(in) % (now.how.seats + 1);
	struct rng r = rng_from(next_bytes(in, 2));
	struct sight view, again;
	struct world w;

	if (seat == now.how.seats)
		seat = SEAT_NOBODY;
	game_view(now.g, now.state.b, seat, view.b);
	game_imagine(now.g, w.b, view.b, seat, &r);
	game_view(now.g, w.b, seat, again.b);
	if (memcmp(view.b, again.b, now.g->view_size) != 0)
		broken("a view does not survive imagining");
	if (now.g->audit(w.b))
		broken(now.g->audit(w.b));
}

/* ---- playing --------------------------------------------------------------------- */

static act pick(struct input *in, int seat, uint8_t first)
{
	act legal[MAX_LEGAL];
	uint32_t n;

	if (seat == SEAT_CHANCE) {
		n = now.g->lot(now.state.b).tickets;
		return now.g->draw(now.state.b, n > 256 ? (first << 8 | next_byte(in)) % n : first % n);
	}
	n = (uint32_t)now.g->legal(now.state.b, seat, legal);
	if (!n)
		broken("a pending seat can do nothing");
	return legal[n > 256 ? (uint32_t)(first << 8 | next_byte(in)) % n : first % n];
}

static void play(struct input *in, uint8_t first)
{
	seatset pending = now.g->pending(now.state.b);
	int seat = nth_bit(pending, count_bits(pending) > 1 ? next_byte(in) % count_bits(pending) : 0);
	act a = pick(in, seat, first);
	struct events ev = { 0 };

	now.seat[now.n] = (uint8_t)seat;
	now.a[now.n++] = a;
	now.g->apply(now.state.b, seat, a, &ev);
	for (int i = 0; i < ev.n; i++)
		event_line(now.g, ev.e[i]);
	if (now.g->audit(now.state.b))
		broken(now.g->audit(now.state.b));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct input in = { data, size };

	if (!start(&in))
		return 0;
	while (in.left && now.n < MAX_PLIES && now.g->pending(now.state.b)) {
		uint8_t byte = next_byte(&in);
		if (byte == ABSURD)
			try_absurd(&in);
		else if (byte == LOOK)
			look(&in);
		else
			play(&in, byte);
	}
	return 0;
}
